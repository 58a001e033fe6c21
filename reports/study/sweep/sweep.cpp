// SPDX-License-Identifier: MIT
#include "reports/study/sweep/sweep.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "core/cases/settings.hpp"
#include "reports/study/form/record.hpp"

namespace reports {
namespace {

using nlohmann::ordered_json;

// JSON has no numbers for infinity and NaN.
ordered_json json_number(double value) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value < 0 ? "-inf" : "inf";
  return value;
}

ordered_json quantiles_json(const Quantiles& errors) {
  ordered_json object{{"count", errors.total()}};
  if (errors.total() == 0) return object;
  object["min"] = json_number(errors.least());
  object["p10"] = json_number(errors.at(0.1));
  object["p50"] = json_number(errors.at(0.5));
  object["p90"] = json_number(errors.at(0.9));
  object["p99"] = json_number(errors.at(0.99));
  object["max"] = json_number(errors.largest());
  return object;
}

ordered_json quantiles_json(const Iterations& iterations) {
  return {{"count", iterations.total()},
          {"p50", iterations.quantile(0.5)},
          {"p90", iterations.quantile(0.9)},
          {"p99", iterations.quantile(0.99)},
          {"max", iterations.largest()}};
}

// A number if that reads back as the setting, otherwise text.
ordered_json setting_json(const cases::Setting& setting) {
  const std::optional<double> number = setting_number(setting);
  const bool is_exact =
      number && cases::canonical_decimal(*number) == cases::canonical_decimal(setting.value);
  return is_exact ? ordered_json(*number) : ordered_json(setting.value);
}

ordered_json question_json(const RunHeader::Group& group) {
  ordered_json object{
      {"group", group.name},
      {"family", group.family.empty() ? ordered_json() : ordered_json(group.family)}};
  object["settings"] = ordered_json::object();
  for (const cases::Parameter& one : group.settings) object["settings"][one.name] = one.value;
  return object;
}

ordered_json worst_json(const SweptCell& cell) {
  if (!cell.worst_answer) return nullptr;
  const Counted& answer = cell.worst_answer->answer;
  return {
      {"case", cell.worst_answer->id},
      {"column", name(answer.verdict)},
      {"reason", answer.reason},
      {"size", json_number(answer.size)},
      {"scaled_error", answer.scaled_error ? json_number(*answer.scaled_error) : ordered_json()},
      {"replay", cell.worst_answer->replay}};
}

std::string cell_line(const RunHeader::Group& group, const RunHeader::Subject& subject,
                      const SweptCell& cell) {
  ordered_json object = question_json(group);
  object["subject"] = subject.name;
  object["subject_settings"] = ordered_json::object();
  for (const cases::Setting& one : subject.settings) {
    object["subject_settings"][one.key] = setting_json(one);
  }
  object["u"] = subject.unit_roundoff;
  object["cases"] = cell.answers;
  for (const VerdictKind verdict : oracle::all_verdict_kinds) {
    object["verdicts"][name(verdict)] = cell.count(verdict);
  }
  object["findings"] = cell.findings;
  object["gross"] = cell.gross;
  object["promised"] = cell.promised;
  object["beyond_promise"] = cell.broken;
  object["relative_error"] = quantiles_json(cell.relative);
  object["scaled_error"] = quantiles_json(cell.scaled);
  object["ulps"] = quantiles_json(cell.ulps);
  object["condition"] = quantiles_json(cell.condition);
  object["iterations"] = ordered_json::object();
  for (const auto& [status, iterations] : cell.by_status) {
    object["iterations"][status] = quantiles_json(iterations);
  }
  object["worst"] = worst_json(cell);
  return object.dump(-1, ' ', true, ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace

bool is_sweep(const RunHeader& header) {
  const auto has_settings = [](const auto& one) { return !one.settings.empty(); };
  return std::ranges::any_of(header.groups, has_settings) ||
         std::ranges::any_of(header.subjects, has_settings) || !accuracies(header.study).empty();
}

std::optional<double> setting_number(const cases::Setting& setting) {
  if (std::isalpha(static_cast<unsigned char>(setting.value.front())) != 0) return std::nullopt;
  try {
    return cases::decimal_value(setting.value);
  } catch (const std::invalid_argument&) {
    return std::nullopt;
  }
}

std::string base_name(const RunHeader::Subject& subject) {
  return subject.settings.empty() ? subject.name : cases::split_settings(subject.name).base;
}

std::string name_without(const RunHeader::Subject& subject, const std::string& setting) {
  std::string name = base_name(subject);
  char before = '?';
  for (const auto& [key, value] : subject.settings) {
    if (key == setting) continue;
    name += before + key + '=' + value;
    before = '&';
  }
  return name;
}

std::optional<double> relative_error(const Record& record) {
  if (record.counted.verdict == VerdictKind::skipped) return std::nullopt;
  const std::optional<double> exact = positive_distance(record);
  if (!exact) return std::nullopt;
  // Also of an answer that is no distance, such as NaN or a negative number.
  if (!record.says || record.counted.verdict == VerdictKind::no_answer) {
    return std::numeric_limits<double>::infinity();
  }
  if (record.relative_error) return record.relative_error;
  if (!record.says->distance) return std::nullopt;
  // The judge gives no error if d* is below 1024 u M; doubles are accurate enough there.
  const double said = *record.says->distance;
  const double upper = record.question->exact.distance->back();
  return std::fabs(said - std::clamp(said, *exact, std::max(*exact, upper))) / *exact;
}

void SweptCell::add(const RunHeader& header, const Record& record) {
  const Counted& answer = record.counted;
  Cell::add(answer);
  if (answer.verdict == VerdictKind::skipped) return;
  if (const std::optional<double> error = relative_error(record)) relative.add(*error);
  if (answer.scaled_error) scaled.add(*answer.scaled_error);
  if (record.ulps) ulps.add(*record.ulps);
  if (const std::optional<double> exact = positive_distance(record)) {
    condition.add(record.question->magnitude / *exact);
  }
  if (answer.status && answer.iterations) by_status[*answer.status].add(*answer.iterations);
  if (worst_answer && !is_worse(answer, worst_answer->answer)) return;
  worst_answer = worst_finding(header, record);
}

std::string Sweep::lines() const {
  std::string text;
  for (std::size_t g = 0; g < header_.groups.size(); ++g) {
    for (std::size_t s = 0; s < header_.subjects.size(); ++s) {
      if (cell(g, s).answers == 0) continue;
      text += cell_line(header_.groups[g], header_.subjects[s], cell(g, s));
    }
  }
  return text;
}

}  // namespace reports
