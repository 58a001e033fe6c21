// SPDX-License-Identifier: MIT
#include "reports/study/sweep/sweep.hpp"

#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/cases/settings.hpp"
#include "reports/study/results.hpp"

namespace reports {
namespace {

using nlohmann::ordered_json;

// JSON has no word for what is not finite.
ordered_json json_number(double value) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value < 0 ? "-inf" : "inf";
  return value;
}

ordered_json quantiles_json(const Quantiles& of) {
  ordered_json object{{"count", of.total()}};
  if (of.total() == 0) return object;
  object["min"] = json_number(of.least());
  object["p10"] = json_number(of.at(0.1));
  object["p50"] = json_number(of.at(0.5));
  object["p90"] = json_number(of.at(0.9));
  object["p99"] = json_number(of.at(0.99));
  object["max"] = json_number(of.largest());
  return object;
}

ordered_json quantiles_json(const Iterations& of) {
  return {{"count", of.total()},
          {"p50", of.quantile(0.5)},
          {"p90", of.quantile(0.9)},
          {"p99", of.quantile(0.99)},
          {"max", of.largest()}};
}

// A number where a setting is one that a double holds.
ordered_json setting_json(const cases::Setting& setting) {
  if (setting.key == "tolerance") return setting.value;
  return cases::decimal_value(setting.value);
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
  if (!cell.worst) return nullptr;
  const WorstAnswer& answer = *cell.worst;
  return {
      {"case", answer.id},
      {"column", name(answer.column)},
      {"reason", answer.reason},
      {"size", json_number(answer.size)},
      {"scaled_error", answer.scaled_error ? json_number(*answer.scaled_error) : ordered_json()},
      {"replay", answer.replay}};
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
  object["cases"] = cell.total;
  for (const Column column : all_columns) object["verdicts"][name(column)] = cell.count(column);
  object["findings"] = cell.findings;
  object["gross"] = cell.gross;
  object["promised"] = cell.promised;
  object["beyond_promise"] = cell.broken;
  object["relative_error"] = quantiles_json(cell.relative);
  object["scaled_error"] = quantiles_json(cell.scaled);
  object["ulps"] = quantiles_json(cell.ulps);
  object["condition"] = quantiles_json(cell.condition);
  object["iterations"] = ordered_json::object();
  for (const auto& [status, iterations] : cell.iterations) {
    object["iterations"][status] = quantiles_json(iterations);
  }
  object["worst"] = worst_json(cell);
  return object.dump(-1, ' ', true, ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace

Sweep::Sweep(const RunHeader& header)
    : header_(header), cells_(header.groups.size() * header.subjects.size()) {}

void Sweep::add(std::size_t group, std::size_t subject, const Record& record) {
  cells_[group * header_.subjects.size() + subject].add(
      record, [this, &record] { return replay_of(header_, record); });
}

std::string Sweep::lines() const {
  std::string text;
  for (std::size_t g = 0; g < header_.groups.size(); ++g) {
    for (std::size_t s = 0; s < header_.subjects.size(); ++s) {
      if (cell(g, s).total == 0) continue;
      text += cell_line(header_.groups[g], header_.subjects[s], cell(g, s));
    }
  }
  return text;
}

}  // namespace reports
