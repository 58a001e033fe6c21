// SPDX-License-Identifier: MIT
#include "reports/study/results.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <tuple>
#include <utility>
#include <vector>

#include "reports/output/exit_code.hpp"
#include "reports/output/output_file.hpp"
#include "reports/output/text_table.hpp"
#include "reports/study/form/record.hpp"

namespace reports {
namespace {

std::string time_text(double seconds) {
  const auto whole = static_cast<std::uint64_t>(std::ceil(seconds));
  if (whole < 120) return fmt::format("{} s", whole);
  if (whole < 7200) return fmt::format("{} min", whole / 60);
  return fmt::format("{} h", whole / 3600);
}

std::string worst_text(const WorstFinding& worst) {
  const auto& [verdict, size] = std::tie(worst.answer.verdict, worst.answer.size);
  std::string text = name(verdict);
  if (size > 0 && std::isfinite(size)) text += fmt::format(" by {:.3g} M", size);
  return text + fmt::format(", {} on {}", worst.subject, worst.id);
}

// The width of the terminal on standard error.
std::size_t terminal_width_now() {
  winsize size{};
  const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  return known ? size.ws_col : 80;
}

// The rows of the asked domains, if the study shows scoreboards.
std::vector<std::size_t> board_rows(const RunHeader& header) {
  std::vector<std::size_t> rows;
  if (boards(header.study).empty()) return rows;
  for (const cases::Domain domain : asked_domains(header.domain, header.study)) {
    rows.push_back(static_cast<std::size_t>(domain));
  }
  return rows;
}

}  // namespace

std::string progress_text(std::uint64_t done, std::uint64_t cases, std::uint64_t known,
                          double seconds, const Found& found, const std::string& where) {
  const std::uint64_t percent = cases == 0 ? 100 : 100 * done / cases;
  std::string text = fmt::format("{:>3} %", percent);
  const double rate = seconds > 0 ? static_cast<double>(done - known) / seconds : 0;
  if (rate > 0) {
    if (done < cases) {
      text += fmt::format(", {} left", time_text(static_cast<double>(cases - done) / rate));
    }
    text += fmt::format(", {:.0f}/s", rate);
  }
  text += "; " + counted(found.findings, "finding");
  if (found.worst) text += ", worst: " + worst_text(*found.worst);
  return text + fmt::format("; {}, {} of {} cases", where, done, cases);
}

std::string terminal_line(const std::string& text, std::size_t terminal_width) {
  // Leave the last column free, because some terminals wrap there.
  const std::size_t width = std::max<std::size_t>(terminal_width, 2) - 1;
  if (text.size() > width) return text.substr(0, width - 1) + "~";
  return text + std::string(width - text.size(), ' ');
}

Progress::Progress(std::uint64_t cases, std::uint64_t known)
    : cases_(cases), known_(known), terminal_(isatty(STDERR_FILENO) != 0) {}

void Progress::show(std::uint64_t done, const Found& found, const std::string& where) {
  const auto now = Clock::now();
  const bool last = done == cases_;
  const auto pause = terminal_ ? std::chrono::milliseconds(200) : std::chrono::seconds(10);
  if (!last && now - shown_ < pause) return;
  shown_ = now;
  const double seconds = std::chrono::duration<double>(now - begin_).count();
  const std::string text = progress_text(done, cases_, known_, seconds, found, where);
  const std::string line =
      terminal_ ? "\r" + terminal_line(text, terminal_width_now()) + (last ? "\n" : "")
                : text + "\n";
  // Ignore a failed write, so that it does not end the study.
  std::fputs(line.c_str(), stderr);
  std::fflush(stderr);
}

Results::Results(RunHeader header, std::unique_ptr<StudyPage> page, const std::string& expected)
    : header_(std::move(header)), order_(header_), page_(std::move(page)), counts_(header_) {
  if (reports::is_sweep(header_)) sweep_.emplace(header_);
  if (!expected.empty()) expected_.emplace(expected, header_);
  heading_.command = header_.command;
  heading_.oracle = header_.oracle;
  if (!header_.records.all()) heading_.recorded = description(header_.records);
  if (header_.first_domain) {
    heading_.first_domain = static_cast<std::size_t>(*header_.first_domain);
  }
}

void Results::count(const Place& place, cases::Domain domain, const Counted& answer,
                    const MakeFinding& finding) {
  if (answer.status) ++counts_.judged;
  if (is_finding(answer.verdict)) ++counts_.findings;
  counts_.groups.add(place.group, place.subject, answer, finding);
  counts_.domains.add(static_cast<std::size_t>(domain), place.subject, answer);
}

void Results::add(const Place& place, const Record& record) {
  count(place, record.question->domain, record.counted,
        [&] { return worst_finding(header_, record); });
  if (sweep_) sweep_->add(place.group, place.subject, record);
  if (page_) page_->add(place, record);
  if (expected_) expected_->add(record);
}

void Results::add(const Place& place, cases::Domain domain, const Counted& answer,
                  const WorstFinding* worst) {
  count(
      place, domain, answer, worst == nullptr ? MakeFinding() : [worst] { return *worst; });
}

std::vector<Cell> Results::cells(std::size_t group) const {
  std::vector<Cell> result;
  for (std::size_t s = 0; s < header_.subjects.size(); ++s)
    result.push_back(counts_.groups.cell(group, s));
  return result;
}

void Results::add(const UnitEnd& end) {
  counts_.oracles.cases += end.cases;
  counts_.oracles.truths += end.truths;
  counts_.oracles.enclosures += end.enclosures;
  counts_.oracles.compared += end.compared;
}

void Results::add(const RunReader::Unit& unit) {
  const std::vector<Record> records = read_records(unit.lines);
  std::uint64_t line = unit.first_line;
  try {
    for (const Record& record : records) {
      add(order_.next(record), record);
      ++line;
    }
    if (records.size() < unit.lines.size()) read_record(unit.lines[records.size()]);  // throws
  } catch (const std::invalid_argument& error) {
    throw std::invalid_argument(fmt::format("line {}: {}", line, error.what()));
  }
  if (unit.end) add(*unit.end);
}

Found Results::found() const {
  const std::vector<WorstFinding> worst = counts_.groups.worst();
  return {counts_.findings, worst.empty() ? std::nullopt : std::optional(worst.front())};
}

const Heading& Results::heading(bool complete) {
  heading_.cases = counts_.oracles.cases;
  heading_.truths = counts_.oracles.truths;
  heading_.enclosures = counts_.oracles.enclosures;
  heading_.compared = counts_.oracles.compared;
  heading_.judged = counts_.judged;
  heading_.complete = complete;
  return heading_;
}

std::string Results::terminal_text(bool complete, std::size_t worst_shown) {
  std::string text =
      terminal_summary(heading(complete), counts_.groups, counts_.domains, worst_shown);
  if (expected_) text += "\n" + expected_->text(worst_shown);
  return sweep_ ? text + "\n" + sweep_text(*sweep_, false) : text;
}

void Results::publish(ResultFolder& folder, bool complete, bool with_records) {
  const auto write = [&folder](const char* name, const std::string& text) {
    OutputFile file(folder.fresh(name));
    file.write(text);
    file.finish();
  };
  if (sweep_) write(cells_file, sweep_->lines());
  write(summary_file, markdown(complete));
  if (page_) write(page_file, page_->text(complete));
  folder.publish(with_records, page_ != nullptr);
}

std::string Results::paths(const ResultFolder& folder, bool with_records) const {
  std::string text;
  const auto add = [&](const char* name) { text += folder.path(name) + "\n"; };
  if (with_records) add(records_file);
  if (sweep_) add(cells_file);
  add(summary_file);
  if (page_) add(page_file);
  return text;
}

std::string Results::markdown(bool complete) {
  std::string text = markdown_summary(heading(complete), counts_.groups, counts_.domains);
  if (expected_)
    text += "\n## Expected findings\n\n```\n" + expected_->text(~std::size_t{0}) + "```\n";
  return sweep_ ? text + "\n" + sweep_text(*sweep_, true) : text;
}

std::string Results::tables(bool complete) {
  if (sweep_) return made_by(heading(complete)) + sweep_text(*sweep_, true);
  const std::vector<std::size_t> rows = board_rows(header_);
  if (!rows.empty()) return scoreboards(heading(complete), counts_.domains, rows);
  const auto tables_of = header_.first_domain ? domain_tables : verdict_tables;
  return tables_of(heading(complete), counts_.groups, counts_.domains);
}

std::string Results::block() const { return sweep_ ? "cells" : "verdicts"; }

bool Results::is_timed_board() const { return header_.timed && !board_rows(header_).empty(); }

std::string Results::times() const { return time_boards(counts_.domains, board_rows(header_)); }

ExitCode Results::exit_code(bool complete) const {
  if (!complete) return incomplete;
  const std::uint64_t unexpected = expected_ ? expected_->unexpected() : counts_.findings;
  if (counts_.judged > 0) return unexpected > 0 ? reports::findings : clean;
  return nothing_judged(cases() == 0 ? "no case" : "every subject skips every case");
}

}  // namespace reports
