// SPDX-License-Identifier: MIT
#include "reports/hunt/records.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <utility>

#include "oracle/examination/examination.hpp"
#include "reports/output/strict_json.hpp"
#include "reports/output/text_table.hpp"
#include "reports/readers/chart.hpp"
#include "reports/study/form/counts.hpp"

namespace reports {
namespace {

using nlohmann::ordered_json;

constexpr std::size_t lines_drawn = 12;

std::size_t place_of(const std::vector<std::string>& all, const std::string& name) {
  const auto found = std::ranges::find(all, name);
  if (found == all.end()) throw std::invalid_argument("unknown name \"" + name + "\"");
  return static_cast<std::size_t>(found - all.begin());
}

// The error of a wrong answer; 0 if it has no size.
double finite_size(const Counted& answer) {
  const bool has_size = is_finding(answer.verdict) && answer.size > 0 && std::isfinite(answer.size);
  return has_size ? answer.size : 0;
}

std::string size_or_blank(double size) { return size > 0 ? fmt::format("{:.3g}", size) : ""; }

std::string html_table(const std::vector<Row>& rows) {
  std::string text = "<div class=\"wide\" tabindex=\"0\">\n<table>\n";
  for (const Row& row : rows) {
    const char* const tag = &row == &rows.front() ? "th" : "td";
    text += "<tr>";
    for (const std::string& cell : row) text += fmt::format("<{0}>{1}</{0}>", tag, xml_text(cell));
    text += "</tr>\n";
  }
  return text + "</table>\n</div>\n";
}

}  // namespace

HuntRecords::HuntRecords(std::vector<std::string> subjects, std::vector<std::string> origins)
    : subjects_(std::move(subjects)), origins_(std::move(origins)), history_(subjects_.size()) {}

bool HuntRecords::beats(const HuntPlace& place, const Counted& answer) const {
  constexpr double least_growth = 1.01;
  const HuntRecord* const held = at(place);
  if (held == nullptr) return true;
  if (!is_worse(answer, held->answer)) return false;
  const auto error = [](const Counted& one) {
    return is_finding(one.verdict) ? ranked_size(one) : one.scaled_error.value_or(0);
  };
  return error(answer) > least_growth * error(held->answer);
}

HuntPlace HuntRecords::place_in(const ordered_json& line) const {
  return {place_of(subjects_, line.at("subject")), place_of(origins_, line.at("cases")),
          verdict_named(line.at("verdict"))};
}

ordered_json HuntRecords::names_of(const HuntPlace& place) const {
  return {{"subject", subjects_[place.subject]},
          {"cases", origins_[place.origin]},
          {"verdict", name(place.verdict)}};
}

void HuntRecords::take(const ordered_json& line, const cases::Case& question) {
  HuntRecord record;
  record.place = place_in(line);
  record.answer = read_counted(line.at("answer"));
  record.question = question;
  record.answers = count_at<std::uint64_t>(line, "answers");
  if (const HuntRecord* const before = at(record.place)) record.times = before->times + 1;
  std::vector<Moment>& history = history_[record.place.subject];
  const double size = record.answer.size;
  const bool is_largest = history.empty() || size > history.back().size;
  if (is_finding(record.place.verdict) && std::isfinite(size) && size > 0 && is_largest) {
    history.push_back({record.answers, size});
  }
  records_.insert_or_assign(record.place, std::move(record));
}

void HuntRecords::drop(const ordered_json& line) { records_.erase(place_in(line)); }

const HuntRecord* HuntRecords::at(const HuntPlace& place) const {
  const auto found = records_.find(place);
  return found == records_.end() ? nullptr : &found->second;
}

std::vector<HuntRecord> HuntRecords::all() const {
  std::vector<HuntRecord> result;
  for (const auto& entry : records_) result.push_back(entry.second);
  return result;
}

std::vector<const HuntRecord*> HuntRecords::worst_first() const {
  std::vector<const HuntRecord*> result;
  for (const auto& [place, record] : records_) {
    if (is_finding(place.verdict)) result.push_back(&record);
  }
  std::ranges::stable_sort(result, [](const HuntRecord* one, const HuntRecord* other) {
    return is_worse(one->answer, other->answer);
  });
  return result;
}

std::uint64_t HuntRecords::findings() const { return worst_first().size(); }

void HuntRecords::compare_with(const std::string& study) {
  RecordStream records(study, RecordStream::Needs::findings);
  std::map<std::string, std::string> origins;  // by group
  for (const RunHeader::Group& group : records.header().groups) {
    origins[group.name] = !group.file.empty()     ? group.file
                          : !group.family.empty() ? group.family
                                                  : group.name;
  }
  study_ = study;
  for (Record record; records.next(record);) {
    const auto subject = std::ranges::find(subjects_, record.subject);
    const auto origin = std::ranges::find(origins_, origins.at(record.question->group));
    if (subject == subjects_.end() || origin == origins_.end()) continue;
    double& largest = studied_[{static_cast<std::size_t>(subject - subjects_.begin()),
                                static_cast<std::size_t>(origin - origins_.begin())}];
    largest = std::max(largest, finite_size(record.counted));
  }
}

std::string HuntRecords::comparison() const {
  if (study_.empty()) return "";
  std::map<Cell, double> mine;
  for (const auto& [cell, size] : studied_) mine[cell] = 0;
  for (const auto& [place, record] : records_) {
    double& largest = mine[{place.subject, place.origin}];
    largest = std::max(largest, finite_size(record.answer));
  }
  std::size_t larger = 0;
  std::size_t smaller = 0;
  std::size_t fresh = 0;
  for (const auto& [cell, size] : mine) {
    const auto studied = studied_.find(cell);
    const double before = studied == studied_.end() ? 0 : studied->second;
    if (size > before) ++(before > 0 ? larger : fresh);
    if (size < before) ++smaller;
  }
  return fmt::format(
      "{} pairs of subject and cases have a larger error than in {}, {} a smaller one, {} have "
      "none "
      "there\n",
      larger, study_, smaller, fresh);
}

std::vector<Row> HuntRecords::rows(const std::vector<const HuntRecord*>& records) const {
  std::vector<Row> rows{
      {"subject", "cases", "verdict", "error / M", "case", "after answers", "beaten"}};
  if (!study_.empty()) rows.front().push_back("in the study");
  for (const HuntRecord* record : records) {
    const auto& [subject, origin, verdict] = record->place;
    rows.push_back({subjects_[subject], origins_[origin], name(verdict),
                    size_or_blank(finite_size(record->answer)), record->question.id,
                    grouped(record->answers), std::to_string(record->times)});
    if (study_.empty()) continue;
    const auto studied = studied_.find({subject, origin});
    rows.back().push_back(studied == studied_.end() ? "" : size_or_blank(studied->second));
  }
  return rows;
}

std::string HuntRecords::text(std::size_t shown) const {
  std::vector<const HuntRecord*> worst = worst_first();
  const std::size_t all = worst.size();
  if (all > shown) worst.resize(shown);
  return table(rows(worst), false) +
         (all > shown ? fmt::format("and {} more\n", all - shown) : "") + comparison();
}

std::string HuntRecords::markdown(const std::string& command) const {
  return fmt::format(
      "# Hunt\n\nMade by {}: {} answers. The worst answer of each subject, cases and "
      "verdict; `found.jsonl` has a small case of each kind.\n\n{}{}",
      markdown_code(command), grouped(answers), literal_table(rows(worst_first()), true),
      study_.empty() ? "" : "\n" + comparison());
}

std::string HuntRecords::page(const std::string& command) const {
  Chart chart{.title = "The largest error so far",
              .x = {"answers judged", true},
              .y = {"largest error of a wrong answer, M", true},
              .small_multiples = false,
              .lines = {},
              .note = {}};
  std::vector<std::size_t> order;
  for (std::size_t s = 0; s < subjects_.size(); ++s) {
    if (!history_[s].empty()) order.push_back(s);
  }
  std::ranges::stable_sort(order, std::greater(),
                           [this](std::size_t s) { return history_[s].back().size; });
  if (order.size() > lines_drawn) order.resize(lines_drawn);
  for (const std::size_t s : order) {
    ChartLine line{subjects_[s], {}, {}};
    for (const Moment& moment : history_[s]) {
      line.points.push_back({static_cast<double>(moment.answers), moment.size});
    }
    line.points.push_back({static_cast<double>(answers), history_[s].back().size});
    chart.lines.push_back(std::move(line));
  }
  std::string drawn;
  if (!chart.lines.empty()) {
    drawn = svg_text(chart);
    drawn = drawn.substr(drawn.find("<svg"));
  }
  return html_page("gjkproof hunt", fmt::format("<p><code>{}</code>: {} answers judged.</p>\n{}{}",
                                                xml_text(command), grouped(answers), drawn,
                                                html_table(rows(worst_first()))));
}

}  // namespace reports
