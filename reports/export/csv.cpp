// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "reports/export/forms.hpp"
#include "reports/output/escape.hpp"

namespace reports {
namespace {

using Fields = std::vector<std::string>;

// The shortest decimal that reads back as the same double.
std::string text(double number) { return fmt::format("{}", number); }

std::string text(const std::optional<double>& number) {
  return number ? text(*number) : std::string();
}

std::string text(const std::optional<int>& number) {
  return number ? std::to_string(*number) : std::string();
}

std::string text(const std::optional<bool>& truth) {
  return truth ? (*truth ? "true" : "false") : "";
}

std::string line(const Fields& fields) {
  std::string result;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    result += (i == 0 ? "" : ",") + csv_field(fields[i]);
  }
  return result + "\r\n";
}

// In the order in which families name them, each once.
Fields parameters_of(const std::string& path) {
  RecordStream reader(path);
  Fields names;
  std::set<std::string> known;
  for (Record record; reader.next(record);) {
    for (const cases::Parameter& one : record.question.parameters) {
      if (known.insert(one.name).second) names.push_back(one.name);
    }
  }
  return names;
}

// `timed`: with the time of each query.
Fields head(const Fields& parameters, bool timed) {
  Fields fields{"case",
                "group",
                "index",
                "domain",
                "dim",
                "vertices_a",
                "vertices_b",
                "bits",
                "magnitude",
                "relation",
                "distance",
                "distance_lower",
                "distance_upper",
                "depth",
                "depth_lower",
                "depth_upper",
                "altitude",
                "subject",
                "status",
                "says_relation",
                "says_distance",
                "says_depth",
                "says_lower_bound",
                "says_certain",
                "says_certain_lower",
                "says_certain_upper",
                "verdict",
                "column",
                "reason",
                "gross",
                "size",
                "scaled_error",
                "relative_error",
                "ulps",
                "promise",
                "iterations"};
  if (timed) fields.emplace_back("ns");
  for (const std::string& name : parameters) fields.push_back("parameter_" + name);
  return fields;
}

// Of a rounded number, and of the bounds of an enclosure.
std::array<std::optional<double>, 3> lengths(const std::optional<std::array<double, 2>>& bounds,
                                             bool is_enclosure) {
  if (!bounds) return {};
  const auto [lower, upper] = *bounds;
  if (!is_enclosure) return {lower, std::nullopt, std::nullopt};
  return {std::nullopt, lower, upper};
}

Fields of_case(const RecordedCase& question) {
  const oracle::Facts& exact = question.exact;
  const auto [distance, lower, upper] = lengths(exact.distance, exact.is_enclosure);
  const auto [depth, depth_lower, depth_upper] = lengths(exact.depth, exact.is_enclosure);
  const auto& relation = exact.relation;
  return {question.id,
          question.group,
          std::to_string(question.index),
          cases::name(question.domain),
          std::to_string(question.dim),
          std::to_string(question.vertices[0]),
          std::to_string(question.vertices[1]),
          std::to_string(question.bits),
          text(question.magnitude),
          relation ? cases::name(*relation) : "",
          text(distance),
          text(lower),
          text(upper),
          text(depth),
          text(depth_lower),
          text(depth_upper),
          text(exact.altitude)};
}

Fields of_answer(const Record& record) {
  const Counted& counted = record.counted;
  const Record::Says says = record.says.value_or(Record::Says());
  const auto& certain = says.certain;
  return {record.subject,
          counted.status.value_or(""),
          !record.says        ? ""
          : says.intersecting ? "intersecting"
                              : "separated",
          text(says.distance),
          text(says.depth),
          text(says.lower_bound),
          certain ? cases::name(certain->relation) : "",
          certain ? text(certain->lower) : "",
          certain ? text(certain->upper) : "",
          oracle::name(verdict_of(counted.column)),
          name(counted.column),
          counted.reason,
          counted.gross ? "true" : "false",
          std::isfinite(counted.size) ? text(counted.size) : "",
          text(counted.scaled_error),
          text(record.relative_error),
          text(record.ulps),
          text(counted.keeps_promise),
          text(counted.iterations)};
}

Fields row(const Record& record, const Fields& parameters, bool timed) {
  Fields fields = of_case(record.question);
  for (std::string& field : of_answer(record)) fields.push_back(std::move(field));
  if (timed) fields.push_back(text(record.nanoseconds));
  for (const std::string& parameter : parameters) {
    const auto& all = record.question.parameters;
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const auto& one) { return one.name == parameter; });
    fields.push_back(found == all.end() ? "" : text(found->value));
  }
  return fields;
}

}  // namespace

bool write_csv(const std::string& path, const Sink& sink) {
  const Fields parameters = parameters_of(path);
  RecordStream reader(path);
  const bool timed = reader.header().timed;
  sink(line(head(parameters, timed)));
  for (Record record; reader.next(record);) sink(line(row(record, parameters, timed)));
  return reader.complete();
}

}  // namespace reports
