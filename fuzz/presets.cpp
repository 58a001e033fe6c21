// SPDX-License-Identifier: MIT
#include "fuzz/presets.hpp"

#include <algorithm>
#include <map>

#include "core/subjects/planted/faults.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/laws/laws.hpp"

namespace fuzz {
namespace {

bool is_named() {
  static const bool named = !named_subjects().empty();
  return named;
}

std::map<std::string, subjects::Subject> bases() {
  std::map<std::string, subjects::Subject> all;
  for (const subjects::Fault& fault : subjects::faults()) {
    all.emplace(fault.subject.name, subjects::core_subject(fault.base));
  }
  return all;
}

}  // namespace

std::vector<Preset> asked_presets(Bytes bytes) {
  static const std::vector<subjects::Subject> all = [] {
    std::vector<subjects::Subject> list = named_subjects();
    if (!list.empty()) return list;
    for (const char* preset : preset_names) {
      for (const char* scalar : {"float", "double"}) {
        const std::string name = std::string("core/") + scalar + "/" + preset;
        list.push_back(subjects::select({name}).at(0));
      }
    }
    return list;
  }();
  if (is_named()) {
    std::vector<Preset> asked;
    for (std::size_t i = 0; i < all.size(); ++i) asked.push_back({i, &all[i]});
    return asked;
  }
  const std::uint64_t drawn = drawn_below(32, bytes);
  if (drawn < 22) return {{0, &all[0]}, {1, &all[1]}};
  const std::size_t preset = drawn < 28 ? 1 : drawn < 30 ? 2 : 3;
  const std::size_t i = 2 * preset + drawn % 2;
  return {{i, &all[i]}};
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

const subjects::Subject& exact_of(const subjects::Subject& subject) {
  static const std::vector<subjects::Subject> exact = subjects::select({"core/rational/*"});
  const std::string& name = base_name(subject);
  const std::string preset = name.substr(name.rfind('/'));
  for (const subjects::Subject& one : exact) {
    if (one.name.ends_with(preset)) return one;
  }
  static const subjects::Subject robust = subjects::select({"core/rational/robust"}).at(0);
  return robust;
}

bool is_excused(const subjects::Subject& subject, const cases::Case& question) {
  if (is_named() || subject.contract.holds_half_of_the_digits) return false;
  const std::optional<cases::Case> asked = cases::rounded(question, case_bits(subject));
  return asked && oracle::cause_of_loss(subject, *asked, oracle::watch(subject, *asked));
}

std::optional<std::string> newly_broken_promise(const subjects::Subject& subject,
                                                const Broken& broken) {
  const std::optional<std::string> how = broken(subject);
  const subjects::Subject* base = how ? base_of(subject) : nullptr;
  return base != nullptr && broken(*base) ? std::nullopt : how;
}

std::optional<std::string> newly_broken(const subjects::Subject& subject, const Broken& broken) {
  const std::optional<std::string> how = broken(subject);
  if (!how) return std::nullopt;
  if (const subjects::Subject* base = base_of(subject)) {
    return broken(*base) ? std::nullopt : how;
  }
  if (is_named() || subject.contract.holds_half_of_the_digits) return how;
  // A second run, with a subject that records the questions.
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
