// SPDX-License-Identifier: MIT
#include "reports/study/results.hpp"

#include <utility>
#include <vector>

#include "reports/output/nothing_judged.hpp"
#include "reports/output/output_file.hpp"
#include "reports/study/form/replay_command.hpp"

namespace reports {
namespace {

std::vector<std::string> domain_names() {
  std::vector<std::string> result;
  for (const cases::Domain domain : cases::all_domains) result.emplace_back(cases::name(domain));
  return result;
}

}  // namespace

Results::Results(RunHeader header, std::unique_ptr<StudyPage> page)
    : header_(std::move(header)),
      places_(header_),
      page_(std::move(page)),
      tally_(names(header_.groups), names(header_.subjects)),
      domains_(domain_names(), names(header_.subjects)) {
  if (reports::is_sweep(header_)) sweep_.emplace(header_);
  heading_.command = header_.command;
  heading_.oracle = header_.oracle;
  if (header_.first_domain) {
    heading_.first_domain = static_cast<std::size_t>(*header_.first_domain);
  }
}

void Results::add(const Record& record) {
  const Counted& answer = record.counted;
  if (answer.status) ++heading_.judged;
  if (is_finding(answer.verdict)) ++findings_;
  const std::size_t group = places_.group(record.question.group);
  const std::size_t subject = places_.subject(record.subject);
  tally_.add(group, subject, answer, [&] { return worst_finding(header_, record); });
  domains_.add(static_cast<std::size_t>(record.question.domain), subject, answer);
  if (sweep_) sweep_->add(group, subject, record);
  if (page_) page_->add(record);
}

void Results::add(const UnitEnd& end) {
  heading_.cases += end.cases;
  heading_.truths += end.truths;
  heading_.enclosures += end.enclosures;
  heading_.compared += end.compared;
}

void Results::add(const RunReader::Unit& unit) {
  const std::vector<Record> records = read_records(unit.lines);
  for (const Record& record : records) add(record);
  if (records.size() < unit.lines.size()) read_record(unit.lines[records.size()]);  // throws
  if (unit.end) add(*unit.end);
}

Found Results::found() const {
  const std::vector<WorstFinding> worst = tally_.worst();
  return {findings_, worst.empty() ? std::nullopt : std::optional(worst.front())};
}

const Heading& Results::heading(bool complete) {
  heading_.complete = complete;
  return heading_;
}

std::string Results::terminal_text(bool complete, std::size_t worst_shown) {
  const std::string text = terminal_summary(heading(complete), tally_, domains_, worst_shown);
  return sweep_ ? text + "\n" + sweep_text(*sweep_, false) : text;
}

void Results::publish(ResultFolder& folder, bool complete, bool with_records) {
  const auto write = [&folder](const char* name, const std::string& text) {
    OutputFile file(folder.fresh(name));
    file.write(text);
    file.finish();
  };
  if (sweep_) write(cells_name, sweep_->lines());
  write(summary_name, markdown(complete));
  if (page_) write(page_name, page_->text(complete));
  folder.publish(with_records, page_ != nullptr);
}

std::string Results::paths(const ResultFolder& folder, bool with_records) const {
  std::string text;
  const auto add = [&](const char* name) { text += folder.path(name) + "\n"; };
  if (with_records) add(records_name);
  if (sweep_) add(cells_name);
  add(summary_name);
  if (page_) add(page_name);
  return text;
}

std::string Results::markdown(bool complete) {
  const std::string text = markdown_summary(heading(complete), tally_, domains_);
  return sweep_ ? text + "\n" + sweep_text(*sweep_, true) : text;
}

std::string Results::tables(bool complete) {
  if (sweep_) return made_by(heading(complete)) + sweep_text(*sweep_, true);
  const auto of = header_.first_domain ? domain_tables : verdict_tables;
  return of(heading(complete), tally_, domains_);
}

ExitCode Results::exit_code(bool complete) const {
  if (!complete) return incomplete;
  if (heading_.judged > 0) return findings_ > 0 ? reports::findings : clean;
  return nothing_judged(heading_.cases == 0 ? "no case" : "every subject skips every case");
}

}  // namespace reports
