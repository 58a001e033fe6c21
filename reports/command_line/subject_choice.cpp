// SPDX-License-Identifier: MIT
#include "reports/command_line/subject_choice.hpp"

#include <fmt/format.h>
#include <fnmatch.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <set>

#include "core/subjects/registry.hpp"

namespace commands {
namespace {

using subjects::Subject;

bool has_wildcard(const std::string& pattern) {
  return pattern.find_first_of("*?[") != std::string::npos;
}

bool matches(const std::string& pattern, const Subject& subject) {
  return fnmatch(pattern.c_str(), subject.name.c_str(), 0) == 0;
}

bool means(const SubjectChoice& choice, const std::string& pattern, const Subject& subject) {
  if (!has_wildcard(pattern)) return true;
  if (subject.planted) return pattern.find("planted") != std::string::npos;
  return !subject.on_request || choice.on_request;
}

// Of the registry.
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
  for (const Subject& subject : subjects::registry()) {
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
  std::vector<Subject> result;
  for (const Subject& subject : subjects::registry()) {
    if (subject.planted || (subject.on_request && !choice.on_request)) continue;
    result.push_back(subject);
  }
  return result;
}

enum class Kind { name, peer, plugin, program };

constexpr std::string_view library_end = ".so";

// Where the file name of a plug-in ends and a colon or the pattern does; npos: it is none.
std::size_t plugin_end(const std::string& pattern) {
  const std::size_t colon = pattern.find(".so:");
  if (colon != std::string::npos) return colon + library_end.size();
  return pattern.ends_with(library_end) ? pattern.size() : std::string::npos;
}

Kind kind(const std::string& pattern) {
  if (pattern.starts_with("peer/")) return Kind::peer;
  if (pattern.find(' ') != std::string::npos) return Kind::program;
  if (plugin_end(pattern) != std::string::npos) return Kind::plugin;
  const bool file = pattern.find('/') != std::string::npos && access(pattern.c_str(), X_OK) == 0 &&
                    std::filesystem::is_regular_file(pattern);
  return file ? Kind::program : Kind::name;
}

std::vector<Subject> matching(std::vector<Subject> candidates, const std::string& names,
                              const std::string& pattern) {
  std::erase_if(candidates, [&](const Subject& subject) { return !matches(names, subject); });
  if (candidates.empty()) throw std::invalid_argument("no subject matches '" + pattern + "'");
  return candidates;
}

std::vector<Subject> plugin(const std::string& pattern, const subjects::Limits& limits) {
  const std::size_t end = plugin_end(pattern);
  const std::string file = pattern.substr(0, end);
  std::vector<Subject> candidates = subjects::plugin_subjects(file, limits);
  for (Subject& subject : candidates) subject.option = file + ":" + subject.name;
  return end == pattern.size() ? candidates
                               : matching(std::move(candidates), pattern.substr(end + 1), pattern);
}

std::vector<Subject> outsiders(const std::string& pattern, const subjects::Limits& limits) {
  switch (kind(pattern)) {
    case Kind::peer:
      return matching(subjects::peer_subjects(limits), pattern, pattern);
    case Kind::plugin:
      return plugin(pattern, limits);
    case Kind::program: {
      Subject subject = subjects::program_subject(pattern, limits);
      subject.option = pattern;
      return {std::move(subject)};
    }
    case Kind::name:
      break;
  }
  return {};
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
              "adapters of other libraries (peer/*)")
      .type_name("PATTERN");
  command.flag("--on-request", choice.on_request,
               "A wildcard in --subject means subjects on request too");
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
    if (kind(pattern) == Kind::name) {
      names.push_back(pattern);
    } else {
      for (Subject& one : outsiders(pattern, choice.limits)) others.push_back(std::move(one));
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
