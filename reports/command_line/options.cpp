// SPDX-License-Identifier: MIT
#include "reports/command_line/options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <set>
#include <system_error>

#include "core/cases/file.hpp"
#include "core/cases/settings.hpp"
#include "core/subjects/program.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/reference/reference.hpp"
#include "reports/output/note.hpp"

namespace commands {

Check decimal(std::uint64_t least, std::uint64_t most) {
  return [=](const std::string& text) -> std::string {
    std::uint64_t value = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, value);
    const bool digits = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
    const bool octal = text.size() > 1 && text[0] == '0';
    const bool inside = error == std::errc() && rest == end && least <= value && value <= most;
    if (digits && !octal && inside) return {};
    return fmt::format("'{}' is not a decimal number from {} to {}", text, least, most);
  };
}

namespace {

using subjects::Subject;

std::filesystem::path known_folder() {
  return subjects::program_part("share/gjkproof/known", GJKPROOF_KNOWN_DIR);
}

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
                                  "' matches only subjects on request; --on-request asks them");
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
    reports::note("gjkproof: {} matching subjects on request left out; --on-request asks them\n",
                  on_request);
  }
  if (planted > 0) {
    reports::note("gjkproof: {} matching planted subjects left out; 'planted/*' asks them\n",
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

template <std::integral Count>
void add_count(Command& command, const std::string& name, Count& count,
               const std::string& description, std::uint64_t least, std::uint64_t most) {
  constexpr std::uint64_t any = std::numeric_limits<Count>::max();
  const std::string range = most < any  ? fmt::format(" ({} to {})", least, most)
                            : least > 0 ? fmt::format(" (at least {})", least)
                                        : "";
  command.option(name, count, description + range)
      .check(decimal(least, most))
      .type_name("N")
      .show_default();
}

template void add_count(Command&, const std::string&, int&, const std::string&, std::uint64_t,
                        std::uint64_t);
template void add_count(Command&, const std::string&, std::uint64_t&, const std::string&,
                        std::uint64_t, std::uint64_t);

Option add_choice(Command& command, const std::string& name, const std::vector<std::string>& words,
                  const std::string& description,
                  const std::function<void(const std::string&)>& choose,
                  const std::string& by_default) {
  std::string list;
  for (const std::string& word : words) list += (list.empty() ? "" : "|") + word;
  const auto check = [words, list](const std::string& text) -> std::string {
    if (std::find(words.begin(), words.end(), text) != words.end()) return {};
    return "'" + text + "' is not one of " + list;
  };
  return command.option<std::string>(name, choose, description)
      .check(check)
      .type_name(list)
      .default_text(by_default);
}

void add_oracle(Command& command, oracle::Oracle& oracle) {
  add_choice(
      command, "--oracle", {"minkowski", "certificate", "both"},
      "Oracle that computes the truth; with both, they must agree exactly",
      [&oracle](const std::string& name) { oracle = oracle::oracle_named(name).value(); }, "both");
}

std::string case_file(const std::string& path) {
  namespace fs = std::filesystem;
  const fs::path given(path);
  if (given.parent_path() != "known" || fs::exists(given)) return path;
  const fs::path kept = known_folder() / given.filename();
  return fs::exists(kept) ? kept.string() : path;
}

std::vector<std::string> known_files() {
  return cases::files_in(known_folder().string(), ".jsonl");
}

void add_files(Command& command, std::vector<std::string>& files) {
  const auto take = [&files](const std::vector<std::string>& given) {
    files.clear();
    for (const std::string& path : given) files.push_back(case_file(path));
  };
  command
      .option<std::vector<std::string>>(
          "FILE", take, "Case files; known/NAME: a file of the project's known cases")
      .required();
}

void add_seed(Command& command, std::uint64_t& seed) {
  add_count(command, "--seed", seed, "Seed; the same seed gives the same cases");
}

void add_vertices_max(Command& command, int& vertices_max) {
  add_count(command, "--vertices", vertices_max, "Maximum number of vertices per body", 4, 1 << 20);
}

void add_domain(Command& command, std::optional<cases::Domain>& domain,
                const std::string& description) {
  std::vector<std::string> names;
  for (const cases::Domain one : cases::all_domains) names.emplace_back(cases::name(one));
  add_choice(
      command, "--domain", names, description,
      [&domain](const std::string& name) { domain = cases::domain_named(name); }, "");
}

void add_threads(Command& command, int& threads) {
  add_count(command, "--threads", threads, "Number of threads; 0: one per core", 0, 1024);
}

void add_expected(Command& command, std::string& file) {
  command
      .option("--expected", file,
              "File of known failures, as export --format expected writes it: only new failures "
              "are findings, and known ones that no longer occur are listed")
      .type_name("FILE");
}

void add_subjects(Command& command, SubjectChoice& choice) {
  command
      .option("-s,--subject", choice.patterns,
              "Subjects to ask, by name or pattern; by default all but planted subjects and those "
              "on request, which are asked if named without wildcards.  Also a plug-in "
              "(./libmine.so), a program that speaks the line protocol ('python3 mine.py'), or "
              "adapters of other libraries (peer/*, engine/*).  Settings may follow: "
              "'core/double/robust?epsilon=1e-9&iterations=64'")
      .type_name("PATTERN");
  command.flag("--on-request", choice.on_request,
               "Let wildcards in --subject match subjects on request too");
  add_time_limit(command, choice);
}

void add_time_limit(Command& command, SubjectChoice& choice) {
  command
      .option("--time-limit", choice.limits.seconds,
              "Seconds per query for a program, or of processor time for a plug-in, whose elapsed "
              "time may be ten times that and 1 s; longer counts as no answer")
      .show_default();
}

// No name of a subject begins like the path of a file.
void refuse_file(const std::string& pattern) {
  const bool is_path =
      pattern.starts_with("./") || pattern.starts_with("../") || pattern.starts_with('/');
  if (!is_path) return;
  const std::string file = cases::split_settings(pattern).base;
  throw CannotStart(
      pattern +
      (std::filesystem::exists(file)
           ? ": neither an executable program nor a plug-in (.so), which takes no settings"
           : ": no such file"));
}

std::vector<Subject> started(const SubjectChoice& choice) {
  if (!(choice.limits.seconds > 0 && choice.limits.seconds <= 3600)) {
    throw std::invalid_argument("--time-limit must be above 0 and at most 3600 seconds");
  }
  std::vector<std::string> names;
  std::vector<Subject> others;
  for (const std::string& pattern : choice.patterns) {
    if (!subjects::means_outsiders(pattern)) {
      refuse_file(pattern);
      names.push_back(pattern);
      continue;
    }
    const auto left_out = [](const std::string& reason) {
      reports::note("gjkproof: this engine is left out: {}\n", reason);
    };
    for (Subject& one : subjects::outsiders(pattern, choice.limits, left_out)) {
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
