// SPDX-License-Identifier: MIT
#include "fuzz/presets.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "core/subjects/planted/faults.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/laws/causes.hpp"

namespace fuzz {
namespace {

constexpr const char* published[] = {"robust", "signed_volumes", "enhanced", "original"};

bool is_named() {
  static const bool named = !named_subjects().empty();
  return named;
}

std::map<std::string, subjects::Subject> bases() {
  std::map<std::string, subjects::Subject> all;
  for (const subjects::Fault& fault : subjects::faults()) {
    subjects::Subject base = subjects::select({fault.base}).at(0);
    base.name = fault.subject.name;
    all.emplace(fault.subject.name, std::move(base));
  }
  return all;
}

}  // namespace

std::vector<Preset> asked_presets(Bytes bytes) {
  static const std::vector<subjects::Subject> all = [] {
    std::vector<subjects::Subject> list = named_subjects();
    if (!list.empty()) return list;
    for (const char* preset : published) {
      for (const char* scalar : {"float", "double"}) {
        const std::string name = std::string("core/") + scalar + "/" + preset;
        list.push_back(subjects::select({name}).at(0));
      }
    }
    return list;
  }();
  std::vector<Preset> asked;
  if (is_named()) {
    for (std::size_t i = 0; i < all.size(); ++i) asked.push_back({i, &all[i]});
    return asked;
  }
  // Sixteenths: 9 robust, 5 signed volumes, 1 each of the others.
  const int last = bytes.empty() ? 0 : bytes.back() % 16;
  const std::size_t preset = last < 9 ? 0 : last < 14 ? 1 : last < 15 ? 2 : 3;
  for (const std::size_t i : {2 * preset, 2 * preset + 1}) asked.push_back({i, &all[i]});
  return asked;
}

const subjects::Subject* base_of(const subjects::Subject& subject) {
  static const std::map<std::string, subjects::Subject> all = bases();
  const auto found = all.find(subject.name);
  return found == all.end() ? nullptr : &found->second;
}

const std::string& base_name(const subjects::Subject& subject) {
  for (const subjects::Fault& fault : subjects::faults()) {
    if (fault.subject.name == subject.name) return fault.base;
  }
  return subject.name;
}

bool is_excused(const subjects::Subject& subject, const cases::Case& question) {
  if (is_named() || base_name(subject).ends_with("/robust")) return false;
  const std::optional<cases::Case> asked = cases::rounded(question, subject.bits);
  return asked && oracle::cause_of_loss(subject, *asked, oracle::watch(subject, *asked));
}

std::optional<std::string> newly_broken(const subjects::Subject& subject, const Broken& broken) {
  const std::optional<std::string> how = broken(subject);
  if (!how) return std::nullopt;
  if (const subjects::Subject* base = base_of(subject)) {
    return broken(*base) ? std::nullopt : how;
  }
  if (is_named() || base_name(subject).ends_with("/robust")) return how;
  // Asked once more by someone who keeps the questions.
  std::vector<cases::Case> questions;
  subjects::Subject watched = subject;
  watched.ask = [&](const cases::Case& question, const subjects::Trace* trace) {
    questions.push_back(question);
    return subject.ask(question, trace);
  };
  broken(watched);
  const bool excused =
      std::any_of(questions.begin(), questions.end(),
                  [&](const cases::Case& question) { return is_excused(subject, question); });
  return excused ? std::nullopt : how;
}

}  // namespace fuzz
