// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/cases/file.hpp"
#include "reports/study/form/record.hpp"

namespace reports {
namespace {

using nlohmann::json;

// By hand, for the JSON library would take longer than the judging.

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

}  // namespace reports
