// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string_view>

#include "core/cases/file.hpp"
#include "reports/study/record.hpp"

namespace reports {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;  // parameters keep their order

// --- writing: by hand, for the JSON library would take longer than the judging ---

std::string quoted(const std::string& text) {
  const auto is_plain = [](unsigned char c) {
    return c >= ' ' && c < 0x7f && c != '"' && c != '\\';
  };
  if (std::all_of(text.begin(), text.end(), is_plain)) return fmt::format("\"{}\"", text);
  return json(text).dump(-1, ' ', true, json::error_handler_t::replace);
}

// JSON has no word for what is not finite.
std::string number(double value) {
  return std::isfinite(value) ? fmt::format("{}", value) : fmt::format("\"{}\"", value);
}

std::string number(const std::optional<double>& value) {
  return value ? number(*value) : "null";
}

std::string length(const std::optional<double>& value) {
  return value ? fmt::format("\"{}\"", cases::hex_float(*value)) : "null";
}

std::string exact_distance(const oracle::Facts& exact) {
  if (!exact.distance) return "null";
  const auto [lower, upper] = *exact.distance;
  return exact.is_enclosure ? fmt::format("[{},{}]", length(lower), length(upper)) : length(lower);
}

const char* relation_word(const std::optional<cases::Relation>& relation) {
  return relation ? cases::name(*relation) : nullptr;
}

std::string word(const char* text) {
  return text == nullptr ? "null" : fmt::format("\"{}\"", text);
}

const char* yes_or_no(const std::optional<bool>& value) {
  return !value ? "null" : *value ? "true" : "false";
}

std::string parameters(const std::vector<cases::Parameter>& all) {
  std::string text;
  for (const cases::Parameter& one : all) {
    text += fmt::format("{}\"{}\":{}", text.empty() ? "" : ",", one.name, number(one.value));
  }
  return "{" + text + "}";
}

std::string says(const std::optional<Record::Says>& said) {
  if (!said) return "null";
  return fmt::format(R"({{"relation":"{}","distance":{},"depth":{},"lower_bound":{}}})",
                     said->intersecting ? "intersecting" : "separated", length(said->distance),
                     length(said->depth), length(said->lower_bound));
}

// --- reading ---

// That of `all` whose name is `word`.
template <typename All>
auto named(const All& all, const std::string& word) {
  const auto found =
      std::find_if(all.begin(), all.end(), [&word](const auto one) { return name(one) == word; });
  if (found == all.end()) throw std::invalid_argument("what is " + word + "?");
  return *found;
}

std::optional<double> number_in(const ordered_json& value) {
  if (value.is_null()) return std::nullopt;
  return value.is_string() ? std::stod(value.get<std::string>()) : value.get<double>();
}

// std::stod reads hexadecimal floats, and what is not finite.
std::optional<double> length_in(const ordered_json& value) {
  if (value.is_null()) return std::nullopt;
  return std::stod(value.get<std::string>());
}

oracle::Facts exact_in(const ordered_json& line) {
  oracle::Facts exact;
  if (!line.at("relation").is_null()) {
    exact.relation = named(cases::all_relations, line.at("relation").get<std::string>());
  }
  const ordered_json& distance = line.at("distance");
  exact.is_enclosure = distance.is_array();
  if (exact.is_enclosure) {
    exact.distance = {*length_in(distance.at(0)), *length_in(distance.at(1))};
  } else if (const std::optional<double> length = length_in(distance)) {
    exact.distance = {*length, *length};
  }
  exact.depth = length_in(line.at("depth"));
  exact.altitude = number_in(line.at("altitude"));
  return exact;
}

RecordedCase case_in(const ordered_json& line) {
  RecordedCase question;
  question.id = line.at("case").get<std::string>();
  question.group = line.at("group").get<std::string>();
  question.index = line.at("index").get<std::uint64_t>();
  for (const auto& [name, value] : line.at("parameters").items()) {
    question.parameters.push_back({name, *number_in(value)});
  }
  question.domain = named(cases::all_domains, line.at("domain").get<std::string>());
  question.dim = line.at("dim").get<int>();
  question.vertices = line.at("vertices").get<std::array<std::size_t, 2>>();
  question.bits = line.at("bits").get<int>();
  question.magnitude = *number_in(line.at("magnitude"));
  question.exact = exact_in(line);
  return question;
}

Counted counted_in(const ordered_json& line) {
  Counted counted;
  counted.column = named(all_columns, line.at("column").get<std::string>());
  counted.reason = line.at("reason").get<std::string>();
  counted.gross = line.at("gross").get<bool>();
  counted.size = number_in(line.at("size")).value_or(std::numeric_limits<double>::infinity());
  counted.scaled_error = number_in(line.at("scaled_error"));
  if (!line.at("promise").is_null()) counted.keeps_promise = line.at("promise").get<bool>();
  if (!line.at("status").is_null()) counted.status = line.at("status").get<std::string>();
  if (!line.at("iterations").is_null()) counted.iterations = line.at("iterations").get<int>();
  return counted;
}

}  // namespace

std::string record_line(const Record& record) {
  const RecordedCase& question = record.question;
  const Counted& counted = record.counted;
  return fmt::format(
      R"({{"case":{},"group":{},"index":{},"parameters":{},"domain":"{}","dim":{},)"
      R"("vertices":[{}],"bits":{},"magnitude":{},"relation":{},"distance":{},"depth":{},)"
      R"("altitude":{},"subject":{},"status":{},"says":{},"verdict":"{}","column":"{}",)"
      R"("reason":{},"gross":{},"size":{},"scaled_error":{},"relative_error":{},"ulps":{},)"
      R"("promise":{},"iterations":{}{}}})",
      quoted(question.id), quoted(question.group), question.index, parameters(question.parameters),
      cases::name(question.domain), question.dim, fmt::join(question.vertices, ","), question.bits,
      number(question.magnitude), word(relation_word(question.exact.relation)),
      exact_distance(question.exact), length(question.exact.depth), number(question.exact.altitude),
      quoted(record.subject), counted.status ? quoted(*counted.status) : "null", says(record.says),
      oracle::name(verdict_of(counted.column)), name(counted.column), quoted(counted.reason),
      counted.gross, std::isfinite(counted.size) ? number(counted.size) : "null",
      number(counted.scaled_error), number(record.relative_error), number(record.ulps),
      yes_or_no(counted.keeps_promise),
      counted.iterations ? fmt::format("{}", *counted.iterations) : "null",
      record.nanoseconds ? fmt::format(",\"ns\":{:.1f}", *record.nanoseconds) : "");
}

Record read_record(const std::string& text) {
  try {
    const ordered_json line = ordered_json::parse(text);
    Record record;
    record.question = case_in(line);
    record.subject = line.at("subject").get<std::string>();
    if (const ordered_json& said = line.at("says"); !said.is_null()) {
      record.says = {said.at("relation") == "intersecting", length_in(said.at("distance")),
                     length_in(said.at("depth")), length_in(said.at("lower_bound"))};
    }
    record.counted = counted_in(line);
    record.relative_error = number_in(line.at("relative_error"));
    record.ulps = number_in(line.at("ulps"));
    if (line.contains("ns")) record.nanoseconds = line.at("ns").get<double>();
    return record;
  } catch (const std::exception& error) {  // of the JSON library, or of a word that is no number
    throw std::invalid_argument(std::string("is no record: ") + error.what());
  }
}

}  // namespace reports
