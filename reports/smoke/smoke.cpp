// SPDX-License-Identifier: MIT
#include "reports/smoke/smoke.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "core/cases/floating_point.hpp"
#include "reports/output/count_text.hpp"
#include "reports/output/nothing_judged.hpp"
#include "reports/output/standard_output.hpp"
#include "reports/output/text_table.hpp"

namespace reports::smoke {
namespace {

const char* name(Outcome outcome) {
  switch (outcome) {
    case Outcome::ok: return "ok";
    case Outcome::wrong: return "WRONG";
    case Outcome::skipped: return "skipped";
    case Outcome::hint: return "hint";
  }
  return "";
}

// Wraps the text at `screen_width` columns.  The first line starts with `first`; the others are
// indented to match.
std::string wrapped(const std::string& first, std::string_view text) {
  const std::string indent(first.size(), ' ');
  std::string all = first;
  std::size_t column = first.size();
  while (!text.empty()) {
    const std::size_t width = std::min(text.find(' '), text.size());
    const bool fits = column + 1 + width <= screen_width;
    if (column > indent.size()) all += fits ? " " : "\n" + indent;
    column = column == indent.size() ? column + width
             : fits                  ? column + 1 + width
                                     : indent.size() + width;
    all += text.substr(0, width);
    text.remove_prefix(std::min(width + 1, text.size()));
  }
  return all + '\n';
}

// The first required check that failed.
const char* blocked_by(const Check& check, const std::vector<Checked>& before) {
  for (const char* needed : check.needs) {
    for (const Checked& other : before) {
      const bool same = std::string_view(other.check.name) == needed;
      if (same && other.finding.outcome == Outcome::wrong) return needed;
    }
  }
  return nullptr;
}

bool is_wrong(const Checked& checked) { return checked.finding.outcome == Outcome::wrong; }

}  // namespace

std::vector<Checked> check_subject(const subjects::Subject& subject) {
  const Sheet sheet(subject);
  std::vector<Checked> all;
  for (const Check& check : checks()) {
    const char* blocked = blocked_by(check, all);
    Finding finding = blocked != nullptr ? skipped(fmt::format("put \"{}\" right first", blocked))
                                         : check.run(sheet);
    all.push_back({check, std::move(finding)});
  }
  cases::require_floating_point();  // a subject may change it
  return all;
}

std::string report(const subjects::Subject& subject, const std::vector<Checked>& all) {
  std::string lines = subject.name + '\n';
  for (const auto& [check, finding] : all) {
    const std::string first = fmt::format("  {:<7}  {:<10}  ", name(finding.outcome), check.name);
    lines += wrapped(first, finding.text.empty() ? check.sentence : finding.text);
    if (!finding.example.empty()) lines += wrapped(std::string(first.size(), ' '), finding.example);
  }
  return lines;
}

ExitCode smoke(const std::vector<subjects::Subject>& subjects) {
  bool found = false;
  std::string silent;
  for (const subjects::Subject& subject : subjects) {
    const std::vector<Checked> all = check_subject(subject);
    fmt::print("{}", report(subject, all));
    flush_standard_output();
    found = found || std::any_of(all.begin(), all.end(), is_wrong);
    const bool judged = std::any_of(all.begin(), all.end(), [](const Checked& checked) {
      return std::string_view(checked.check.name) == "relation" &&
             checked.finding.outcome != Outcome::skipped;
    });
    if (!judged && silent.empty()) silent = subject.name;
  }
  if (found) return findings;
  if (subjects.empty()) return nothing_judged("no subject");
  if (!silent.empty()) return nothing_judged(silent + " answers nothing");
  return clean;
}

}  // namespace reports::smoke
