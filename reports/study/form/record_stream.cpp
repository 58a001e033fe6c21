// SPDX-License-Identifier: MIT
#include "reports/study/form/record_stream.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <optional>
#include <stdexcept>
#include <utility>

#include "reports/output/result_folder.hpp"

namespace reports {
namespace {

std::string records_at(const std::string& path) {
  const bool is_folder = std::filesystem::is_directory(path);
  return is_folder ? (std::filesystem::path(path) / records_name).string() : path;
}

}  // namespace

RecordStream::RecordStream(const std::string& path) : path_(records_at(path)), reader_(path_) {
  for (const RunHeader::Group& group : header().groups) {
    groups_.emplace(group.name, groups_.size());
  }
  for (const RunHeader::Subject& subject : header().subjects) {
    subjects_.emplace(subject.name, subjects_.size());
  }
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
  if (!groups_.contains(record.question.group)) refuse("of a group that the header has not");
  if (!subjects_.contains(record.subject)) refuse("of a subject that the header has not");
  return true;
}

}  // namespace reports
