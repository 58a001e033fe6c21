// SPDX-License-Identifier: MIT
#include "core/subjects/outside/worker/loaded_plugin.hpp"

#include <dlfcn.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <filesystem>
#include <stdexcept>
#include <string_view>

namespace subjects {
namespace {

constexpr std::size_t subjects_max = 1000;
constexpr unsigned all_answers = GJKPROOF_DISTANCE | GJKPROOF_DEPTH | GJKPROOF_WITNESSES |
                                 GJKPROOF_NORMAL | GJKPROOF_LOWER_BOUND;
constexpr unsigned all_takes = GJKPROOF_PLANE | GJKPROOF_SPACE;

// One word, so that it fits in tables, patterns and file names.
bool is_name(std::string_view name) {
  return !name.empty() && name.size() <= 200 &&
         std::all_of(name.begin(), name.end(), [](char c) { return c > ' ' && c <= '~'; });
}

bool is_promise(const gjkproof_promise& promise) {
  return std::isfinite(promise.absolute) && promise.absolute >= 0 &&
         std::isfinite(promise.relative) && promise.relative >= 0;
}

// What is wrong with a subject, apart from its name; empty: nothing.
std::string trouble(const gjkproof_subject& subject) {
  if (subject.ask == nullptr) return "has no function `ask`";
  if (subject.release != nullptr && subject.prepare == nullptr) {
    return "has a function `release` but no function `prepare`";
  }
  if (subject.takes == 0 || (subject.takes & ~all_takes) != 0) {
    return "has a `takes` that is not GJKPROOF_PLANE, GJKPROOF_SPACE or both";
  }
  if ((subject.answers & ~all_answers) != 0) return "has unknown bits in `answers`";
  if (!(subject.magnitude_max >= 0) || std::isinf(subject.magnitude_max)) {
    return "has a `magnitude_max` that is negative or not finite";
  }
  if (!is_promise(subject.distance) || !is_promise(subject.depth) ||
      !is_promise(subject.witnesses)) {
    return "promises something negative or not finite";
  }
  return {};
}

void check(const gjkproof_subject& subject, std::size_t index) {
  const std::string which = "subject " + std::to_string(index) + " ";
  // First, because nothing else of another version can be read.
  if (subject.version < 1 || subject.version > GJKPROOF_SUBJECT_VERSION) {
    throw std::runtime_error(which + "has version " + std::to_string(subject.version) +
                             " of gjkproof_subject.h, and this is version " +
                             std::to_string(GJKPROOF_SUBJECT_VERSION));
  }
  const std::size_t size =
      subject.version == 1 ? offsetof(gjkproof_subject, ask_batch) : sizeof(gjkproof_subject);
  if (subject.size != size) {
    throw std::runtime_error(which + "gives sizeof(gjkproof_subject) as " +
                             std::to_string(subject.size) + ", and here it is " +
                             std::to_string(size));
  }
  if (subject.name == nullptr) throw std::runtime_error(which + "has no name");
  if (!is_name(subject.name)) {
    throw std::runtime_error(which + "has a name that is not a single word of printable ASCII");
  }
  if (const std::string wrong = trouble(subject); !wrong.empty()) {
    throw std::runtime_error(which + "(" + subject.name + ") " + wrong);
  }
}

}  // namespace

std::vector<const gjkproof_subject*> load_plugin(const std::string& file) {
  std::error_code error;
  if (!std::filesystem::exists(file, error)) throw std::runtime_error("no such file");
  // An absolute path, since dlopen would search elsewhere for a plain name.
  const std::string path = std::filesystem::absolute(file, error).string();
  void* const library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) throw std::runtime_error(dlerror());
  void* const symbol = dlsym(library, "gjkproof_subject_at");
  if (symbol == nullptr) {
    throw std::runtime_error(
        "it does not define gjkproof_subject_at (as extern \"C\" in C++, and visible)");
  }
  decltype(&gjkproof_subject_at) subject_at = nullptr;
  static_assert(sizeof subject_at == sizeof symbol);
  std::memcpy(&subject_at, &symbol, sizeof symbol);

  std::vector<const gjkproof_subject*> subjects;
  while (const gjkproof_subject* const subject = subject_at(subjects.size())) {
    check(*subject, subjects.size());
    for (const gjkproof_subject* const other : subjects) {
      if (std::strcmp(other->name, subject->name) != 0) continue;
      throw std::runtime_error(std::string("two subjects are named ") + subject->name +
                               "; does gjkproof_subject_at return NULL after the last one?");
    }
    if (subjects.size() == subjects_max) throw std::runtime_error("it has too many subjects");
    subjects.push_back(subject);
  }
  if (subjects.empty()) throw std::runtime_error("it has no subjects");
  return subjects;
}

}  // namespace subjects
