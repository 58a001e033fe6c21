// SPDX-License-Identifier: MIT
// Writes and reads run.jsonl.gz.  A study has millions of lines.  Parsing each with the library
// that writes headers would take three times as long as the rest of the work.
#include <fmt/format.h>
#include <simdjson.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <filesystem>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "core/cases/json_reason.hpp"
#include "reports/output/output_file.hpp"
#include "reports/study/form/record.hpp"

namespace reports {
namespace {

// These throw if a member is absent or has another type.
using Value = simdjson::dom::element;
using Object = simdjson::dom::object;

Value member(const Object& object, std::string_view key) { return object.at_key(key); }

std::string text_in(const Value& value) { return std::string(value.get_string().value()); }

// The element of `all` with the name `word`.
template <typename All>
auto named(const All& all, const std::string& word) {
  const auto found =
      std::ranges::find_if(all, [&word](const auto one) { return name(one) == word; });
  if (found == all.end()) throw std::invalid_argument("unknown name \"" + word + "\"");
  return *found;
}

std::optional<double> number_in(const Value& value) {
  if (value.is_null()) return std::nullopt;
  return value.is_string() ? std::stod(text_in(value)) : value.get_double().value();
}

// std::stod reads hexadecimal floats, infinity and NaN.
std::optional<double> length_in(const Value& value) {
  if (value.is_null()) return std::nullopt;
  return std::stod(text_in(value));
}

int int_in(const Value& value) {
  const std::int64_t number = value.get_int64();
  if (number < std::numeric_limits<int>::min() || number > std::numeric_limits<int>::max()) {
    throw std::invalid_argument(std::to_string(number) + " does not fit into an int");
  }
  return static_cast<int>(number);
}

std::uint64_t count_in(const Value& value) { return value.get_uint64(); }

// An exact length, or a lower and an upper bound.
std::optional<std::array<double, 2>> bounds_in(const Value& value) {
  if (value.is_array()) {
    const simdjson::dom::array bounds = value;
    return std::array{length_in(bounds.at(0)).value(), length_in(bounds.at(1)).value()};
  }
  if (const std::optional<double> length = length_in(value)) return std::array{*length, *length};
  return std::nullopt;
}

oracle::Facts exact_in(const Object& line) {
  oracle::Facts exact;
  if (const Value relation = member(line, "relation"); !relation.is_null()) {
    exact.relation = named(cases::all_relations, text_in(relation));
  }
  exact.distance = bounds_in(member(line, "distance"));
  exact.depth = bounds_in(member(line, "depth"));
  exact.is_enclosure = Value(member(line, "distance")).is_array();
  exact.altitude = number_in(member(line, "altitude"));
  return exact;
}

RecordedCase case_in(const Object& line) {
  RecordedCase question;
  question.id = text_in(member(line, "case"));
  question.group = text_in(member(line, "group"));
  question.index = count_in(member(line, "index"));
  for (const auto& [name, value] : Object(member(line, "parameters"))) {
    question.parameters.push_back({std::string(name), number_in(value).value()});
  }
  question.domain = named(cases::all_domains, text_in(member(line, "domain")));
  question.dim = int_in(member(line, "dim"));
  const simdjson::dom::array vertices = member(line, "vertices");
  question.vertices = {count_in(vertices.at(0)), count_in(vertices.at(1))};
  question.bits = int_in(member(line, "bits"));
  question.magnitude = number_in(member(line, "magnitude")).value();
  question.exact = exact_in(line);
  return question;
}

std::optional<Record::Says> says_in(const Value& value) {
  if (value.is_null()) return std::nullopt;
  const Object said = value;
  Record::Says says;
  says.intersecting = text_in(member(said, "relation")) == "intersecting";
  says.distance = length_in(member(said, "distance"));
  says.depth = length_in(member(said, "depth"));
  says.lower_bound = length_in(member(said, "lower_bound"));
  if (Object certain; said["certain"].get(certain) == simdjson::SUCCESS) {
    says.certain = {named(cases::all_relations, text_in(member(certain, "relation"))),
                    length_in(member(certain, "lower")).value(),
                    length_in(member(certain, "upper")).value()};
  }
  return says;
}

Counted counted_in(const Object& line) {
  Counted counted;
  counted.verdict = named(oracle::all_verdict_kinds, text_in(member(line, "column")));
  counted.reason = text_in(member(line, "reason"));
  counted.gross = member(line, "gross").get_bool().value();
  counted.size = number_in(member(line, "size")).value_or(std::numeric_limits<double>::infinity());
  counted.scaled_error = number_in(member(line, "scaled_error"));
  return counted;
}

Record record_in(const Object& line) {
  Record record;
  record.question = std::make_shared<RecordedCase>(case_in(line));
  record.subject = text_in(member(line, "subject"));
  const Value status = member(line, "status");
  record.says = says_in(member(line, "says"));
  record.counted = counted_in(line);
  if (!status.is_null()) record.counted.status = text_in(status);
  record.counted.certain = record.says && record.says->certain;
  record.relative_error = number_in(member(line, "relative_error"));
  record.ulps = number_in(member(line, "ulps"));
  if (const Value kept = member(line, "promise"); !kept.is_null()) {
    record.counted.keeps_promise = kept.get_bool().value();
  }
  if (const Value iterations = member(line, "iterations"); !iterations.is_null()) {
    record.counted.iterations = int_in(iterations);
  }
  if (const auto time = line.at_key("ns"); time.error() == simdjson::SUCCESS) {
    record.counted.nanoseconds = time.get_double().value();
  }
  return record;
}

using nlohmann::json;

std::string end_line(const UnitEnd& end) {
  return fmt::format(R"({{"unit":{},"cases":{},"truths":{},"enclosures":{},"compared":{}}})",
                     end.unit, end.cases, end.truths, end.enclosures, end.compared);
}

UnitEnd read_end(const json& line) {
  const auto number = [&line](const char* key) { return line.at(key).get<std::uint64_t>(); };
  return {number("unit"), number("cases"), number("truths"), number("enclosures"),
          number("compared")};
}

void append_lines(const std::string& text, std::vector<std::string>& lines) {
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    lines.push_back(text.substr(from, end - from));
    from = end + 1;
  }
}

std::string records_at(const std::string& path) {
  namespace fs = std::filesystem;
  if (!fs::is_directory(path)) return path;
  const fs::path records = fs::path(path) / records_file;
  if (!fs::exists(records)) {
    if (fs::exists(records.string() + ".new")) {
      throw std::invalid_argument(path + ": the study runs or was killed; --resume completes it");
    }
    if (fs::exists(fs::path(path) / summary_file)) {
      throw std::invalid_argument(path + ": the study kept no records (--records none)");
    }
  }
  return records.string();
}

}  // namespace

Record read_record(std::string_view text) {
  try {
    static thread_local simdjson::dom::parser parser;  // reused for its memory
    return record_in(parser.parse(text.data(), text.size()));
  } catch (const std::exception& error) {  // std::stod throws other types
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

RunFile::RunFile(const std::string& path, const RunHeader& header) : file_(path) {
  file_.write_whole(gzip_member(header_line(header) + "\n"));
}

RunFile::RunFile(const std::string& path, const std::string& before, std::uint64_t size)
    : file_(path, before, size) {}

std::uint64_t RunFile::end_unit(const UnitEnd& end) {
  file_.write_whole(gzip_member(end_line(end) + "\n"));
  return file_.size();
}

void RunFile::close(bool complete, std::uint64_t cases) {
  const std::string line = fmt::format(R"({{"complete":{},"cases":{}}})", complete, cases);
  file_.write_whole(gzip_member(line + "\n"));
  file_.finish();
}

RunReader::RunReader(const std::string& path) : path_(path), file_(path) {
  const std::optional<GzipReader::Member> first = file_.next();
  if (!first) throw std::invalid_argument(path + ": is not a gzip file, or is empty");
  bytes_ = first->bytes.size();
  if (const std::size_t end = first->text.find('\n');
      end != std::string::npos && end + 1 < first->text.size()) {
    throw std::invalid_argument(path +
                                ": was compressed again: each block is a gzip member of its own");
  }
  try {
    header_ = read_header(first->text);
  } catch (const std::invalid_argument& error) {
    throw std::invalid_argument(path + ": " + error.what());
  }
}

void RunReader::refuse(const std::string& reason) const {
  throw std::invalid_argument(path_ + ": " + reason);
}

// A part has every N-th unit of the study.
void RunReader::check(const Unit& unit) {
  const auto& [part, parts] = header_.shard.value_or(Shard{});
  const std::uint64_t expected = part - 1 + units_++ * parts;
  if (unit.end->unit != expected) {
    refuse(fmt::format("has unit {} where unit {} is due", unit.end->unit, expected));
  }
  const std::uint64_t records = unit.end->cases * header_.subjects.size();
  if (header_.records.all() && unit.lines.size() != records) {
    refuse(fmt::format("unit {} has {} records; {} cases and {} subjects make {}", unit.end->unit,
                       unit.lines.size(), unit.end->cases, header_.subjects.size(), records));
  }
  cases_ += unit.end->cases;
}

void RunReader::read_end_of_file(const std::string& line) {
  const json end = json::parse(line);
  complete_ = end.at("complete").get<bool>();
  const auto cases = end.at("cases").get<std::uint64_t>();
  if (complete_ && cases != cases_) {
    refuse(fmt::format("has {} cases, and its last line says {}", cases_, cases));
  }
  if (file_.next() || file_.is_cut()) refuse("goes on after its last line");
}

std::optional<RunReader::Unit> RunReader::next() {
  Unit unit;
  while (std::optional<GzipReader::Member> member = file_.next()) {
    try {
      if (member->text.starts_with("{\"unit\":")) {
        unit.end = read_end(json::parse(member->text));
        check(unit);
        bytes_ += unit.members.size() + member->bytes.size();
        return unit;
      }
      if (member->text.starts_with("{\"complete\":")) {
        read_end_of_file(member->text);
        break;
      }
    } catch (const json::exception& error) {
      refuse("a line that ends a unit or the file is malformed: " + cases::json_reason(error));
    }
    append_lines(member->text, unit.lines);
    unit.members += member->bytes;
  }
  if (unit.lines.empty()) return std::nullopt;
  return unit;
}

RecordStream::RecordStream(const std::string& path, Needs needs)
    : path_(records_at(path)), reader_(path_), places_(header()) {
  if (needs == Needs::all) require_all_records(header(), path_);
  read_ahead();
}

void RecordStream::refuse(const std::string& reason) const {
  throw std::invalid_argument(fmt::format("{}: record {}: {}", path_, number_, reason));
}

std::optional<RecordStream::Unit> RecordStream::read(RunReader& reader) {
  const std::optional<RunReader::Unit> unit = reader.next();
  if (!unit) return std::nullopt;
  Unit result{read_records(unit->lines), std::nullopt};
  if (const std::size_t good = result.records.size(); good < unit->lines.size()) {
    result.malformed = unit->lines[good];
  }
  return result;
}

void RecordStream::read_ahead() {
  ahead_ = std::async(std::launch::async, [this] { return read(reader_); });
}

void RecordStream::refuse_malformed() {
  ++number_;
  try {
    read_record(*unit_.malformed);
  } catch (const std::invalid_argument& error) {
    refuse(error.what());
  }
}

bool RecordStream::next(Record& record) {
  while (place_ == unit_.records.size()) {
    if (unit_.malformed) refuse_malformed();
    if (!ahead_.valid()) return false;
    std::optional<Unit> unit = ahead_.get();
    if (!unit) return false;
    unit_ = std::move(*unit);
    place_ = 0;
    read_ahead();
  }
  ++number_;
  record = std::move(unit_.records[place_++]);
  try {
    places_.place(record);
  } catch (const std::invalid_argument& error) {
    refuse(error.what());
  }
  return true;
}

}  // namespace reports
