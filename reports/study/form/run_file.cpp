// SPDX-License-Identifier: MIT
// Writes and reads run.jsonl.gz: the header, units with their records, and the end.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "core/cases/json_reason.hpp"
#include "reports/output/output_file.hpp"
#include "reports/output/strict_json.hpp"
#include "reports/study/form/counts.hpp"
#include "reports/study/form/record.hpp"

namespace reports {
namespace {

using nlohmann::json;

std::string end_line(const UnitEnd& end) {
  return fmt::format(R"({{"unit":{},"cases":{},"truths":{},"enclosures":{},"compared":{}}})",
                     end.unit, end.cases, end.truths, end.enclosures, end.compared);
}

UnitEnd read_end(const json& line) {
  const auto number = [&line](const char* key) { return count_at<std::uint64_t>(line, key); };
  return {number("unit"), number("cases"), number("truths"), number("enclosures"),
          number("compared")};
}

struct FileEnd {
  bool complete = false;
  std::uint64_t cases = 0;
};

FileEnd read_file_end(const json& line) {
  return {line.at("complete").get<bool>(), count_at<std::uint64_t>(line, "cases")};
}

void append_lines(const std::string& text, std::vector<std::string>& lines) {
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    lines.push_back(text.substr(from, end - from));
    from = end + 1;
  }
}

}  // namespace

std::string records_at(const std::string& path) {
  namespace fs = std::filesystem;
  if (!fs::is_directory(path)) return path;
  const fs::path folder = path;
  if (fs::exists(folder / records_file)) return (folder / records_file).string();
  for (const char* unfinished : {records_file, counts_file}) {
    if (!fs::exists((folder / unfinished).string() + ".new")) continue;
    throw std::invalid_argument(path + ": the study runs or was killed; --resume completes it");
  }
  if (fs::exists(folder / journal_file)) {
    throw std::invalid_argument(path + ": is of a hunt, which keeps no records");
  }
  if (fs::exists(folder / summary_file)) {
    throw std::invalid_argument(path + ": the study kept no records (--records none)");
  }
  return (folder / records_file).string();
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
  units_.emplace(header_.groups, header_.shard);
}

void RunReader::refuse(const std::string& reason) const {
  throw std::invalid_argument(path_ + ": " + reason);
}

void RunReader::require_sound() const {
  if (!file_.is_damaged()) return;
  refuse(fmt::format("the gzip member that begins at byte {} is damaged", file_.place()));
}

template <typename Read>
auto RunReader::ending(const std::string& line, const Read& read) const {
  try {
    return read(parsed_strictly<json>(line));
  } catch (const std::exception& error) {
    refuse(fmt::format("line {}: ends a unit or the file, and is malformed: {}", line_,
                       cases::json_reason(error)));
  }
}

void RunReader::check(const Unit& unit) {
  const auto& [number, cases, truths, enclosures, compared] = *unit.end;
  if (done_ == units_->size()) refuse(fmt::format("has more than its {} units", done_));
  const reports::Unit due = (*units_)[done_++];
  if (number != due.number) {
    refuse(fmt::format("has unit {} where unit {} is due", number, due.number));
  }
  if (!may_ask(header_, cases, due.size)) {
    refuse(fmt::format("unit {} has {} cases, not {}", number, cases, due.size));
  }
  const std::uint64_t records = cases * header_.subjects.size();
  if (header_.records.all() && unit.lines.size() != records) {
    refuse(fmt::format("unit {} has {} records; {} cases and {} subjects make {}", number,
                       unit.lines.size(), cases, header_.subjects.size(), records));
  }
  cases_ += cases;
}

void RunReader::check_end(std::uint64_t cases) {
  if (complete_ && done_ != units_->size()) {
    refuse(fmt::format("is complete with {} of its {} units", done_, units_->size()));
  }
  if (complete_ && cases != cases_) {
    refuse(fmt::format("has {} cases, and its last line says {}", cases_, cases));
  }
  if (file_.next() || file_.is_cut()) refuse("goes on after its last line");
}

std::optional<RunReader::Unit> RunReader::next() {
  Unit unit;
  unit.first_line = line_ + 1;
  while (std::optional<GzipReader::Member> member = file_.next()) {
    line_ += static_cast<std::uint64_t>(std::ranges::count(member->text, '\n'));
    if (member->text.starts_with("{\"unit\":")) {
      unit.end = ending(member->text, read_end);
      check(unit);
      bytes_ += unit.members.size() + member->bytes.size();
      return unit;
    }
    if (member->text.starts_with("{\"complete\":")) {
      const auto [complete, cases] = ending(member->text, read_file_end);
      complete_ = complete;
      if (complete && !unit.lines.empty()) refuse("has records of a unit without an end");
      check_end(cases);
      break;
    }
    append_lines(member->text, unit.lines);
    unit.members += member->bytes;
  }
  if (unit.lines.empty()) return std::nullopt;
  return unit;
}

RecordStream::RecordStream(const std::string& path, Needs needs)
    : path_(records_at(path)), reader_(path_), order_(header()) {
  if (needs == Needs::all) require_all_records(header(), path_);
  const std::string counts = (std::filesystem::path(path) / counts_file).string();
  if (path != path_ && std::filesystem::exists(counts)) {
    const Checkpoint checkpoint = read_counts(counts);
    if (const auto what = difference(header(), checkpoint.header)) {
      throw std::invalid_argument(fmt::format("{}: is not of {}: {}", counts, path_, *what));
    }
    counted_findings_ = checkpoint.counts.findings;
  }
  read_ahead();
}

template <typename Check>
void RecordStream::naming_line(const Check& check) const {
  try {
    check();
  } catch (const std::invalid_argument& error) {
    throw std::invalid_argument(
        fmt::format("{}: line {}: {}", path_, unit_.first_line + place_, error.what()));
  }
}

std::optional<RecordStream::Unit> RecordStream::read(RunReader& reader) {
  const std::optional<RunReader::Unit> unit = reader.next();
  if (!unit) return std::nullopt;
  Unit result{read_records(unit->lines), unit->first_line, std::nullopt};
  if (const std::size_t good = result.records.size(); good < unit->lines.size()) {
    result.malformed = unit->lines[good];
  }
  return result;
}

void RecordStream::read_ahead() {
  ahead_ = std::async(std::launch::async, [this] { return read(reader_); });
}

void RecordStream::check_end() const {
  reader_.require_sound();
  if (!complete() || findings_ == counted_findings_.value_or(findings_)) return;
  throw std::invalid_argument(fmt::format("{}: has {} findings, and {} counts {}", path_, findings_,
                                          counts_file, *counted_findings_));
}

bool RecordStream::next(Record& record) {
  while (place_ == unit_.records.size()) {
    if (unit_.malformed) naming_line([&] { read_record(*unit_.malformed); });
    if (!ahead_.valid()) return false;
    std::optional<Unit> unit = ahead_.get();
    if (!unit) {
      check_end();
      return false;
    }
    unit_ = std::move(*unit);
    place_ = 0;
    read_ahead();
  }
  record = std::move(unit_.records[place_]);
  naming_line([&] { order_.next(record); });
  ++place_;
  if (is_finding(record.counted.verdict)) ++findings_;
  return true;
}

}  // namespace reports
