// SPDX-License-Identifier: MIT
#include "reports/study/form/run_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <utility>

#include "reports/output/result_folder.hpp"

namespace reports {
namespace {

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
  const bool is_folder = std::filesystem::is_directory(path);
  return is_folder ? (std::filesystem::path(path) / records_name).string() : path;
}

}  // namespace

RunFile::RunFile(const std::string& path, const RunHeader& header) : file_(path) {
  file_.write_whole(gzip_member(header_line(header) + "\n"));
}

RunFile::RunFile(const std::string& path, const std::string& before, std::uint64_t size)
    : file_(path, before, size) {}

void RunFile::end_unit(const UnitEnd& end) { file_.write_whole(gzip_member(end_line(end) + "\n")); }

void RunFile::close(bool complete, std::uint64_t cases) {
  const std::string line = fmt::format(R"({{"complete":{},"cases":{}}})", complete, cases);
  file_.write_whole(gzip_member(line + "\n"));
  file_.finish();
}

RunReader::RunReader(const std::string& path) : path_(path), file_(path) {
  const std::optional<GzipReader::Member> first = file_.next();
  if (!first) throw std::invalid_argument(path + ": is not a gzip file, or is empty");
  bytes_ = first->bytes.size();
  try {
    header_ = read_header(first->text);
  } catch (const std::invalid_argument& error) {
    throw std::invalid_argument(path + ": " + error.what());
  }
}

std::optional<RunReader::Unit> RunReader::next() {
  Unit unit;
  while (std::optional<GzipReader::Member> member = file_.next()) {
    if (member->text.starts_with("{\"unit\":")) {
      unit.end = read_end(json::parse(member->text));
      bytes_ += unit.members.size() + member->bytes.size();
      return unit;
    }
    if (member->text.starts_with("{\"complete\":")) {
      complete_ = json::parse(member->text).at("complete").get<bool>();
      break;
    }
    append_lines(member->text, unit.lines);
    unit.members += member->bytes;
  }
  if (unit.lines.empty()) return std::nullopt;
  return unit;
}

RecordStream::RecordStream(const std::string& path)
    : path_(records_at(path)), reader_(path_), places_(header()) {
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
    places_.group(record.question.group);
    places_.subject(record.subject);
  } catch (const std::invalid_argument& error) {
    refuse(error.what());
  }
  return true;
}

}  // namespace reports
