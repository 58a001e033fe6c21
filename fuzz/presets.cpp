// SPDX-License-Identifier: MIT
#include "fuzz/presets.hpp"

#include <iterator>
#include <map>
#include <utility>

#include "core/subjects/planted/faults.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/causes.hpp"

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

// Whether any run of `subject` on what it was asked while it was found to be wrong shows a cause.
bool has_cause(const subjects::Subject& subject, const std::vector<cases::Case>& questions) {
  for (const cases::Case& question : questions) {
    if (oracle::cause_of_loss(subject, question, oracle::watch(subject, question))) return true;
  }
  return false;
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
  const std::size_t first = bytes.empty() ? 0 : bytes.back() % std::size(published) * 2;
  for (const std::size_t i : {first, first + 1}) asked.push_back({i, &all[i]});
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

std::optional<std::string> newly_broken(const subjects::Subject& subject, const Broken& broken) {
  const std::optional<std::string> how = broken(subject);
  if (!how) return std::nullopt;
  if (const subjects::Subject* base = base_of(subject)) {
    return broken(*base) ? std::nullopt : how;
  }
  if (is_named()) return how;
  // Asked once more by someone who keeps the questions.
  std::vector<cases::Case> questions;
  subjects::Subject watched = subject;
  watched.ask = [&](const cases::Case& question, const subjects::Trace* trace) {
    questions.push_back(question);
    return subject.ask(question, trace);
  };
  broken(watched);
  return has_cause(subject, questions) ? std::nullopt : how;
}

}  // namespace fuzz
