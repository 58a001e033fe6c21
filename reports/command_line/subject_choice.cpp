// SPDX-License-Identifier: MIT
#include "reports/command_line/subject_choice.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <set>

#include "core/subjects/registry.hpp"

namespace commands {
namespace {

using subjects::Subject;

// Ignores settings, whose question mark is not a wildcard.
bool has_wildcard(const std::string& pattern) {
  return cases::split_settings(pattern).base.find_first_of("*?[") != std::string::npos;
}

bool means(const SubjectChoice& choice, const std::string& pattern, const Subject& subject) {
  if (!has_wildcard(pattern)) return true;
  if (subject.planted) return pattern.find("planted") != std::string::npos;
  return !subject.on_request || choice.on_request;
}

// The chosen subjects of the registry.
std::vector<Subject> insiders(const SubjectChoice& choice,
                              const std::vector<std::string>& patterns) {
  std::set<std::string> chosen;
  std::set<std::string> left_out;
  for (const std::string& pattern : patterns) {
    bool any = false;
    for (const Subject& subject : subjects::select({pattern})) {
      const bool meant = means(choice, pattern, subject);
      any = any || meant;
      (meant ? chosen : left_out).insert(subject.name);
    }
    if (!any) {
      throw std::invalid_argument("'" + pattern +
                                  "' matches subjects on request alone; --on-request asks them");
    }
  }
  std::vector<Subject> result;
  std::size_t on_request = 0;
  std::size_t planted = 0;
  for (const Subject& subject : subjects::select(patterns)) {
    if (chosen.contains(subject.name)) {
      result.push_back(subject);
    } else if (left_out.contains(subject.name)) {
      ++(subject.planted ? planted : on_request);
    }
  }
  if (on_request > 0) {
    fmt::print(stderr,
               "gjkproof: {} matching subjects on request left out; --on-request asks them\n",
               on_request);
  }
  if (planted > 0) {
    fmt::print(stderr, "gjkproof: {} matching planted subjects left out; 'planted/*' asks them\n",
               planted);
  }
  return result;
}

std::vector<Subject> insiders_by_default(const SubjectChoice& choice) {
  if (!choice.on_request) return subjects::default_subjects();
  std::vector<Subject> result = subjects::registry();
  std::erase_if(result, [](const Subject& subject) { return subject.planted; });
  return result;
}

void refuse_same_names(const std::vector<Subject>& candidates) {
  std::set<std::string> names;
  for (const Subject& subject : candidates) {
    if (!names.insert(subject.name).second) {
      throw std::invalid_argument("two subjects are called '" + subject.name + "'");
    }
  }
}

}  // namespace

void add_subjects(Command& command, SubjectChoice& choice) {
  command
      .option("-s,--subject", choice.patterns,
              "Ask the subjects that match, by default all but those planted and on request; "
              "one of those is asked when it is named without a wildcard.  Or a plug-in "
              "(./libmine.so), a program that speaks the line protocol ('python3 mine.py'), or "
              "adapters of other libraries (peer/*).  Settings may stand behind: "
              "'core/*/robust?epsilon=1e-9&iterations=64'")
      .type_name("PATTERN");
  command.flag("--on-request", choice.on_request,
               "A wildcard in --subject means subjects on request too");
  add_time_limit(command, choice);
}

void add_time_limit(Command& command, SubjectChoice& choice) {
  command
      .option("--time-limit", choice.limits.seconds,
              "Seconds for a query of a plug-in or a program, and then it is no answer")
      .show_default();
}

std::vector<Subject> started(const SubjectChoice& choice) {
  if (!(choice.limits.seconds > 0 && choice.limits.seconds <= 3600)) {
    throw std::invalid_argument("--time-limit is above 0 and at most 3600 seconds");
  }
  std::vector<std::string> names;
  std::vector<Subject> others;
  for (const std::string& pattern : choice.patterns) {
    if (!subjects::means_outsiders(pattern)) {
      names.push_back(pattern);
      continue;
    }
    for (Subject& one : subjects::outsiders(pattern, choice.limits)) {
      others.push_back(std::move(one));
    }
  }
  std::vector<Subject> chosen =
      choice.patterns.empty() ? insiders_by_default(choice) : insiders(choice, names);
  chosen.insert(chosen.end(), others.begin(), others.end());
  refuse_same_names(chosen);
  for (const Subject& subject : chosen) {
    if (!subject.start) continue;
    if (const auto trouble = subject.start()) throw CannotStart(subject.name + ": " + *trouble);
  }
  return chosen;
}

}  // namespace commands
