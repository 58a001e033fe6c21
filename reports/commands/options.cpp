// SPDX-License-Identifier: MIT
#include "reports/commands/options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <set>
#include <stdexcept>
#include <system_error>

#include "core/subjects/registry.hpp"
#include "oracle/reference/reference.hpp"

namespace commands {

namespace {

// Decimal digits without a leading zero, from `least` to `most`, and nothing else.
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

}  // namespace

template <std::integral Count>
void add_count(Command& command, const std::string& name, Count& count,
               const std::string& description, std::uint64_t least, std::uint64_t most) {
  constexpr std::uint64_t any = std::numeric_limits<Count>::max();
  const std::string range = most < any  ? fmt::format(", {} to {}", least, most)
                            : least > 0 ? fmt::format(", {} at least", least)
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
    return "'" + text + "' is none of " + list;
  };
  return command.option<std::string>(name, choose, description)
      .check(check)
      .type_name(list)
      .default_text(by_default);
}

void add_oracle(Command& command, oracle::Oracle& oracle) {
  add_choice(
      command, "--oracle", {"minkowski", "certificate", "both"},
      "Who says what is true; both are compared exactly",
      [&oracle](const std::string& name) { oracle = oracle::oracle_named(name).value(); }, "both");
}

void add_subjects(Command& command, SubjectChoice& choice) {
  command
      .option("-s,--subject", choice.patterns,
              "Ask the subjects that match, by default all but those planted and on request; "
              "one of those is asked when it is named without a wildcard")
      .type_name("PATTERN");
  command.flag("--on-request", choice.on_request,
               "A wildcard in --subject means subjects on request too");
}

void add_files(Command& command, std::vector<std::string>& files) {
  command.option("FILE", files, "Case files").required();
}

void add_seed(Command& command, std::uint64_t& seed) {
  add_count(command, "--seed", seed, "The same seed gives the same cases");
}

void add_vertices_max(Command& command, int& vertices_max) {
  add_count(command, "--vertices", vertices_max, "Vertices of a body at most", 4, 1 << 20);
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
  add_count(command, "--threads", threads, "0: one a core", 0, 1024);
}

namespace {

bool has_wildcard(const std::string& pattern) {
  return pattern.find_first_of("*?[") != std::string::npos;
}

bool means(const SubjectChoice& choice, const std::string& pattern,
           const subjects::Subject& subject) {
  if (!has_wildcard(pattern)) return true;
  if (subject.planted) return pattern.find("planted") != std::string::npos;
  return !subject.on_request || choice.on_request;
}

std::vector<subjects::Subject> chosen_by(const SubjectChoice& choice) {
  std::set<std::string> chosen;
  std::set<std::string> left_out;
  for (const std::string& pattern : choice.patterns) {
    bool any = false;
    for (const subjects::Subject& subject : subjects::select({pattern})) {
      const bool meant = means(choice, pattern, subject);
      any = any || meant;
      (meant ? chosen : left_out).insert(subject.name);
    }
    if (!any) {
      throw std::invalid_argument("'" + pattern +
                                  "' matches subjects on request alone; --on-request asks them");
    }
  }
  std::vector<subjects::Subject> result;
  std::size_t on_request = 0;
  std::size_t planted = 0;
  for (const subjects::Subject& subject : subjects::registry()) {
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

}  // namespace

std::vector<subjects::Subject> started(const SubjectChoice& choice) {
  std::vector<subjects::Subject> chosen;
  if (choice.patterns.empty()) {
    for (const subjects::Subject& subject : subjects::registry()) {
      if (subject.planted || (subject.on_request && !choice.on_request)) continue;
      chosen.push_back(subject);
    }
  } else {
    chosen = chosen_by(choice);
  }
  for (const subjects::Subject& subject : chosen) {
    if (const auto trouble = subject.start()) throw CannotStart(subject.name + ": " + *trouble);
  }
  return chosen;
}

}  // namespace commands
