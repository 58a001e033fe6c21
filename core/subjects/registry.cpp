// SPDX-License-Identifier: MIT
#include "core/subjects/registry.hpp"

#include <fnmatch.h>

#include <initializer_list>
#include <stdexcept>

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
  static const std::vector<Subject> all =
      joined({core_float, core_double, core_long_double, core_float128, core_digits50,
              core_digits100, core_rational, core_boolean, core_boolean_wide, core_ablations,
              core_hill_climbing, core_depth});
  return all;
}

}  // namespace

const Subject& core_subject(const std::string& name) {
  for (const Subject& subject : core_subjects()) {
    if (subject.name == name) return subject;
  }
  throw std::invalid_argument("no subject of the core is called '" + name + "'");
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
  std::vector<bool> chosen(registry().size(), false);
  for (const std::string& pattern : patterns) {
    bool matched = false;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
      if (fnmatch(pattern.c_str(), registry()[i].name.c_str(), 0) != 0) continue;
      chosen[i] = true;
      matched = true;
    }
    if (!matched) {
      throw std::invalid_argument("no subject matches '" + pattern +
                                  "'; `gjkproof subjects` lists them");
    }
  }
  std::vector<Subject> result;
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    if (chosen[i]) result.push_back(registry()[i]);
  }
  return result;
}

}  // namespace subjects
