// SPDX-License-Identifier: MIT
#include <tbb/parallel_for.h>

#include <algorithm>
#include <atomic>
#include <limits>
#include <stdexcept>
#include <string_view>

#include "reports/output/json_line.hpp"
#include "reports/study/form/record.hpp"

namespace reports {
namespace {

// That of `all` whose name is `word`.
template <typename All>
auto named(const All& all, const std::string& word) {
  const auto found =
      std::find_if(all.begin(), all.end(), [&word](const auto one) { return name(one) == word; });
  if (found == all.end()) throw std::invalid_argument("what is " + word + "?");
  return *found;
}

std::optional<double> number_in(std::string_view value) {
  if (is_json_null(value)) return std::nullopt;
  return is_json_string(value) ? std::stod(json_string(value)) : json_number(value);
}

// std::stod reads hexadecimal floats, and what is not finite.
std::optional<double> length_in(std::string_view value) {
  if (is_json_null(value)) return std::nullopt;
  return std::stod(json_string(value));
}

oracle::Facts exact_in(const JsonObject& line) {
  oracle::Facts exact;
  if (const std::string_view relation = line.at("relation"); !is_json_null(relation)) {
    exact.relation = named(cases::all_relations, json_string(relation));
  }
  const std::string_view distance = line.at("distance");
  exact.is_enclosure = is_json_array(distance);
  if (exact.is_enclosure) {
    const std::vector<std::string_view> bounds = json_array(distance);
    exact.distance = {length_in(bounds.at(0)).value(), length_in(bounds.at(1)).value()};
  } else if (const std::optional<double> length = length_in(distance)) {
    exact.distance = {*length, *length};
  }
  exact.depth = length_in(line.at("depth"));
  exact.altitude = number_in(line.at("altitude"));
  return exact;
}

RecordedCase case_in(const JsonObject& line) {
  RecordedCase question;
  question.id = json_string(line.at("case"));
  question.group = json_string(line.at("group"));
  question.index = json_count(line.at("index"));
  const JsonObject parameters(line.at("parameters"));
  for (const auto& [name, value] : parameters.members()) {
    question.parameters.push_back({std::string(name), number_in(value).value()});
  }
  question.domain = named(cases::all_domains, json_string(line.at("domain")));
  question.dim = json_int(line.at("dim"));
  const std::vector<std::string_view> vertices = json_array(line.at("vertices"));
  question.vertices = {json_count(vertices.at(0)), json_count(vertices.at(1))};
  question.bits = json_int(line.at("bits"));
  question.magnitude = number_in(line.at("magnitude")).value();
  question.exact = exact_in(line);
  return question;
}

std::optional<Record::Says> says_in(std::string_view text) {
  if (is_json_null(text)) return std::nullopt;
  const JsonObject said(text);
  Record::Says says;
  says.intersecting = json_string(said.at("relation")) == "intersecting";
  says.distance = length_in(said.at("distance"));
  says.depth = length_in(said.at("depth"));
  says.lower_bound = length_in(said.at("lower_bound"));
  return says;
}

Counted counted_in(const JsonObject& line) {
  Counted counted;
  counted.column = named(all_columns, json_string(line.at("column")));
  counted.reason = json_string(line.at("reason"));
  counted.gross = json_bool(line.at("gross"));
  counted.size = number_in(line.at("size")).value_or(std::numeric_limits<double>::infinity());
  counted.scaled_error = number_in(line.at("scaled_error"));
  return counted;
}

Record record_in(const JsonObject& line) {
  Record record;
  record.question = case_in(line);
  record.subject = json_string(line.at("subject"));
  const std::string_view status = line.at("status");
  record.says = says_in(line.at("says"));
  record.counted = counted_in(line);
  if (!is_json_null(status)) record.counted.status = json_string(status);
  record.relative_error = number_in(line.at("relative_error"));
  record.ulps = number_in(line.at("ulps"));
  if (const std::string_view kept = line.at("promise"); !is_json_null(kept)) {
    record.counted.keeps_promise = json_bool(kept);
  }
  if (const std::string_view iterations = line.at("iterations"); !is_json_null(iterations)) {
    record.counted.iterations = json_int(iterations);
  }
  if (const std::string_view time = line.find("ns"); !time.empty()) {
    record.nanoseconds = json_number(time);
  }
  return record;
}

}  // namespace

Record read_record(std::string_view text) {
  try {
    return record_in(JsonObject(text));
  } catch (const std::exception& error) {  // of a word that is no number, too
    throw std::invalid_argument(std::string("is no record: ") + error.what());
  }
}

std::vector<Record> read_records(std::span<const std::string> lines) {
  std::vector<Record> records(lines.size());
  std::atomic<std::size_t> bad = lines.size();  // the first one
  tbb::parallel_for(std::size_t{0}, lines.size(), [&](std::size_t i) {
    try {
      records[i] = read_record(lines[i]);
    } catch (const std::invalid_argument&) {
      for (std::size_t first = bad; i < first && !bad.compare_exchange_weak(first, i);) continue;
    }
  });
  records.resize(bad);
  return records;
}

}  // namespace reports
