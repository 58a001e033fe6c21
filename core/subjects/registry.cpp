// SPDX-License-Identifier: MIT
#include "core/subjects/registry.hpp"

#include <fnmatch.h>

#include <algorithm>
#include <initializer_list>
#include <stdexcept>
#include <utility>

#include "core/subjects/settings.hpp"

namespace subjects {

namespace {

using Family = std::vector<Subject> (*)();

std::vector<Subject> joined(std::initializer_list<Family> families) {
  std::vector<Subject> all;
  for (const Family family : families) {
    const std::vector<Subject> some = family();
    all.insert(all.end(), some.begin(), some.end());
  }
  return all;
}

const std::vector<Subject>& core_subjects() {
  static const std::vector<Subject> all = joined(
      {core_float, core_double, core_long_double, core_float128, core_digits50, core_digits100,
       core_rational, core_boolean, core_boolean_wide, core_ablations, core_hill_climbing,
       core_depth, core_depth_wide, core_tracking, core_tutorials, core_certified});
  return all;
}

Subject set(const Subject& subject, const std::vector<cases::Setting>& settings) {
  if (subject.set) {
    Subject result = subject.set(settings);
    result.on_request = subject.on_request;
    return result;
  }
  throw std::invalid_argument(subject.name +
                              " takes no settings; the presets of the core do: " + setting_names());
}

void add_once(std::vector<Subject>& some, Subject one) {
  const auto same = [&one](const Subject& other) { return other.name == one.name; };
  if (std::none_of(some.begin(), some.end(), same)) some.push_back(std::move(one));
}

}  // namespace

const Subject& core_subject(const std::string& name) {
  for (const Subject& subject : core_subjects()) {
    if (subject.name == name) return subject;
  }
  throw std::invalid_argument("unknown subject '" + name + "' of the core");
}

const std::vector<Subject>& registry() {
  static const std::vector<Subject> subjects = [] {
    std::vector<Subject> all = core_subjects();
    const std::vector<Subject> planted = joined({planted_faults, planted_absentee});
    all.insert(all.end(), planted.begin(), planted.end());
    return all;
  }();
  return subjects;
}

std::vector<Subject> select(const std::vector<std::string>& patterns) {
  std::vector<std::vector<Subject>> chosen(registry().size());  // by subject, with settings
  for (const std::string& pattern : patterns) {
    const auto [base, settings] = cases::split_settings(pattern);
    bool matched = false;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
      const Subject& candidate = registry()[i];
      if (fnmatch(base.c_str(), candidate.name.c_str(), 0) != 0) continue;
      matched = true;
      add_once(chosen[i], settings.empty() ? candidate : set(candidate, settings));
    }
    if (!matched) {
      throw std::invalid_argument("no subject matches '" + base +
                                  "'; `gjkproof subjects` lists them");
    }
  }
  std::vector<Subject> result;
  for (std::vector<Subject>& some : chosen) {
    for (Subject& one : some) result.push_back(std::move(one));
  }
  return result;
}

}  // namespace subjects
