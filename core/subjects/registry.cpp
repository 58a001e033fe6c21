// SPDX-License-Identifier: MIT
#include "core/subjects/registry.hpp"

#include <fnmatch.h>

#include <algorithm>

#include "core/cases/nearest.hpp"
#include "core/subjects/program.hpp"
#include "core/subjects/settings.hpp"

namespace subjects {

namespace {

// All subjects but planted ones in the order of all tables; an empty `asked` leaves those on
// request out that are compiled apart.
std::vector<Subject> in_order(const OnRequest& asked) {
  return joined({core_float(), core_double(), core_long_double(), core_float128(), core_digits50(),
                 core_digits100(), core_rational(), core_boolean(), asked.boolean_wide,
                 core_boolean_rational(), asked.ablations, asked.variants, asked.hill_climbing,
                 asked.depth, asked.tracking, asked.tutorials, asked.stochastic, core_certified(),
                 asked.certified});
}

// All that are not planted.
const std::vector<Subject>& sound_subjects() {
  static const std::vector<Subject> subjects = in_order(on_request_subjects());
  return subjects;
}

// Whether default_subjects() hold all that the patterns mean.
bool means_default_subjects(const std::vector<std::string>& patterns) {
  return std::ranges::all_of(patterns, [](const std::string& pattern) {
    const std::string name = cases::split_settings(pattern).base;
    return std::ranges::find(default_subjects(), name, &Subject::name) != default_subjects().end();
  });
}

Subject set(const Subject& subject, const std::vector<cases::Setting>& settings) {
  if (!subject.set) {
    throw std::invalid_argument(
        subject.name + " takes no settings; the presets of the core do: " + setting_names());
  }
  Subject result = subject.set(settings);
  result.on_request = subject.on_request;
  return result;
}

void add_once(std::vector<Subject>& some, Subject one) {
  if (std::ranges::find(some, one.name, &Subject::name) == some.end())
    some.push_back(std::move(one));
}

}  // namespace

const Subject& core_subject(const std::string& name) {
  for (const auto some : {default_subjects, sound_subjects}) {
    const auto found = std::ranges::find(some(), name, &Subject::name);
    if (found != some().end()) return *found;
  }
  throw std::invalid_argument("unknown subject '" + name + "' of the core");
}

const std::vector<Subject>& default_subjects() {
  static const std::vector<Subject> subjects = [] {
    std::vector<Subject> all = in_order({});
    std::erase_if(all, std::mem_fn(&Subject::on_request));
    return all;
  }();
  return subjects;
}

const std::vector<Subject>& registry() {
  static const std::vector<Subject> subjects =
      joined({sound_subjects(), on_request_subjects().planted()});
  return subjects;
}

std::vector<Subject> select(const std::vector<std::string>& patterns) {
  const std::vector<Subject>& all =
      means_default_subjects(patterns) ? default_subjects() : registry();
  std::vector<std::vector<Subject>> chosen(all.size());  // of each, with settings
  for (const std::string& pattern : patterns) {
    const auto [base, settings] = cases::split_settings(pattern);
    bool matched = false;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
      const Subject& candidate = all[i];
      if (fnmatch(base.c_str(), candidate.name.c_str(), 0) != 0) continue;
      matched = true;
      add_once(chosen[i], settings.empty() ? candidate : set(candidate, settings));
    }
    if (!matched) {
      std::vector<std::string> names;
      for (const Subject& subject : all) names.push_back(subject.name);
      const std::string nearest = cases::nearest(base, names);
      throw std::invalid_argument("no subject matches '" + base + "'; " +
                                  (nearest.empty() ? "" : "the nearest is " + nearest + "; ") +
                                  "`" + program_call() + " subjects` lists them");
    }
  }
  return joined(chosen);
}

}  // namespace subjects
