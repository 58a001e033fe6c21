// SPDX-License-Identifier: MIT
// Reads the records of run.jsonl.gz.  A study has millions of lines.  Parsing each with the library
// that writes headers would take three times as long as the rest of the work.
#include <fmt/format.h>
#include <simdjson.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <limits>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "reports/output/strict_json.hpp"
#include "reports/study/form/record.hpp"

namespace reports {
namespace {

using Value = simdjson::dom::element;
using Object = simdjson::dom::object;

// What `read` makes of a member; names it if it is absent or has another type.
template <typename Read>
auto member(const Object& object, std::string_view key, const Read& read) {
  try {
    return read(object.at_key(key).value());
  } catch (const std::exception& error) {
    throw std::invalid_argument(fmt::format("\"{}\": {}", key, error.what()));
  }
}

// The same of one that may be null.
template <typename Read>
auto optional_member(const Object& object, std::string_view key, const Read& read) {
  using Result = std::optional<std::decay_t<decltype(read(Value()))>>;
  return member(object, key,
                [&](const Value& value) { return value.is_null() ? Result() : read(value); });
}

void require(bool holds, const char* reason) {
  if (!holds) throw std::invalid_argument(reason);
}

// All keys that are read are there, so any other and any repeated one makes too many.
void require_size(const Object& object, std::size_t size) {
  require(object.size() == size, "unknown or repeated key");
}

std::string text_in(const Value& value) { return std::string(value.get_string().value()); }
bool bool_in(const Value& value) { return value.get_bool(); }
std::uint64_t count_in(const Value& value) { return value.get_uint64(); }

// Reads the element of `all` that has this name.
template <typename All>
auto one_of(const All& all) {
  return [&all](const Value& value) {
    const std::string word = text_in(value);
    const auto found =
        std::ranges::find_if(all, [&word](const auto one) { return name(one) == word; });
    if (found == all.end()) throw std::invalid_argument("unknown name \"" + word + "\"");
    return *found;
  };
}

int int_in(const Value& value) {
  const std::uint64_t number = value.get_uint64();
  require(std::in_range<int>(number), "too large");
  return static_cast<int>(number);
}

double length_in(const Value& value) { return hex_number(text_in(value)); }

double size_in(const Value& value) {
  const double number = value.get_double();
  require(number >= 0, "negative");
  return number;
}

// JSON has no number for infinity.
double number_in(const Value& value) {
  if (!value.is_string()) return value.get_double();
  require(text_in(value) == "inf", "not a number");
  return std::numeric_limits<double>::infinity();
}

double error_in(const Value& value) {
  if (value.is_string() && text_in(value) == "nan") {
    return std::numeric_limits<double>::quiet_NaN();
  }
  const double number = number_in(value);
  require(number >= 0, "negative");
  return number;
}

// An exact length, or a lower and an upper bound.
std::array<double, 2> bounds_in(const Value& value) {
  std::array<double, 2> bounds{};
  if (value.is_array()) {
    const simdjson::dom::array both = value;
    require(both.size() == 2, "not two bounds");
    bounds = {length_in(both.at(0)), length_in(both.at(1))};
  } else {
    bounds.fill(length_in(value));
  }
  require(0 <= bounds[0] && bounds[0] <= bounds[1], "negative, reversed or not a number");
  return bounds;
}

oracle::Facts exact_in(const Object& line) {
  oracle::Facts exact;
  exact.relation = optional_member(line, "relation", one_of(cases::all_relations));
  exact.distance = optional_member(line, "distance", bounds_in);
  exact.depth = optional_member(line, "depth", bounds_in);
  exact.is_enclosure = Value(line.at_key("distance")).is_array();
  exact.altitude = optional_member(line, "altitude", size_in);
  return exact;
}

std::vector<cases::Parameter> parameters_in(const Value& value) {
  std::vector<cases::Parameter> all;
  for (const auto& [key, number] : Object(value)) {
    require(std::ranges::count(all, key, &cases::Parameter::name) == 0, "repeated key");
    all.push_back({std::string(key), number_in(number)});
  }
  return all;
}

std::array<std::size_t, 2> vertices_in(const Value& value) {
  const simdjson::dom::array both = value;
  require(both.size() == 2, "not two counts");
  return {count_in(both.at(0)), count_in(both.at(1))};
}

RecordedCase case_in(const Object& line) {
  RecordedCase question;
  question.id = member(line, "case", text_in);
  question.group = member(line, "group", text_in);
  question.index = member(line, "index", count_in);
  question.parameters = member(line, "parameters", parameters_in);
  question.domain = member(line, "domain", one_of(cases::all_domains));
  question.dim = member(line, "dim", int_in);
  require(question.dim == 2 || question.dim == 3, "\"dim\": not 2 or 3");
  question.vertices = member(line, "vertices", vertices_in);
  question.bits = member(line, "bits", int_in);
  require(question.bits == 24 || question.bits == 53, "\"bits\": not 24 or 53");
  question.magnitude = member(line, "magnitude", number_in);
  require(question.magnitude >= 0, "\"magnitude\": negative");
  question.exact = exact_in(line);
  return question;
}

bool intersects(const Value& value) {
  const std::string word = text_in(value);
  require(word == "intersecting" || word == "separated", "neither intersecting nor separated");
  return word == "intersecting";
}

Record::Says says_in(const Value& value) {
  const Object said = value;
  Record::Says says;
  says.intersecting = member(said, "relation", intersects);
  says.distance = optional_member(said, "distance", length_in);
  says.depth = optional_member(said, "depth", length_in);
  says.lower_bound = optional_member(said, "lower_bound", length_in);
  if (Object certain; said["certain"].get(certain) == simdjson::SUCCESS) {
    says.certain = {member(certain, "relation", one_of(cases::all_relations)),
                    member(certain, "lower", length_in), member(certain, "upper", length_in)};
    require_size(certain, 3);
  }
  require_size(said, says.certain ? 5 : 4);
  return says;
}

Counted counted_in(const Object& line) {
  Counted counted;
  counted.verdict = member(line, "column", one_of(oracle::all_verdict_kinds));
  require(member(line, "verdict", text_in) == broad_name(counted.verdict),
          "\"verdict\": not that of the column");
  counted.reason = member(line, "reason", text_in);
  counted.gross = member(line, "gross", bool_in);
  counted.size =
      optional_member(line, "size", size_in).value_or(std::numeric_limits<double>::infinity());
  counted.scaled_error = optional_member(line, "scaled_error", error_in);
  counted.status = optional_member(line, "status", text_in);
  counted.keeps_promise = optional_member(line, "promise", bool_in);
  counted.iterations = optional_member(line, "iterations", int_in);
  if (line.at_key("ns").error() == simdjson::SUCCESS) {
    counted.nanoseconds = member(line, "ns", size_in);
  }
  return counted;
}

Record record_in(const Object& line) {
  constexpr std::size_t members = 26;  // besides "ns"
  Record record;
  record.question = std::make_shared<RecordedCase>(case_in(line));
  record.subject = member(line, "subject", text_in);
  record.says = optional_member(line, "says", says_in);
  record.counted = counted_in(line);
  record.counted.certain = record.says && record.says->certain;
  record.relative_error = optional_member(line, "relative_error", error_in);
  record.ulps = optional_member(line, "ulps", error_in);
  require_size(line, record.counted.nanoseconds ? members + 1 : members);
  return record;
}

}  // namespace

Record read_record(std::string_view text) {
  try {
    static thread_local simdjson::dom::parser parser;  // reused for its memory
    return record_in(parser.parse(text.data(), text.size()));
  } catch (const std::exception& error) {
    throw std::invalid_argument(std::string("is not a record: ") + error.what());
  }
}

std::vector<Record> read_records(std::span<const std::string> lines) {
  std::vector<Record> records(lines.size());
  std::atomic<std::size_t> bad = lines.size();  // the first bad line
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
