// SPDX-License-Identifier: MIT
#include "reports/study/record_stream.hpp"

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
}

void RecordStream::refuse(const std::string& reason) const {
  throw std::invalid_argument(fmt::format("{}: record {}: {}", path_, number_, reason));
}

bool RecordStream::next(Record& record) {
  while (line_ == unit_.lines.size()) {
    std::optional<RunReader::Unit> unit = reader_.next();
    if (!unit) return false;
    unit_ = std::move(*unit);
    line_ = 0;
  }
  ++number_;
  try {
    record = read_record(unit_.lines[line_++]);
  } catch (const std::invalid_argument& error) {
    refuse(error.what());
  }
  if (!groups_.contains(record.question.group)) refuse("of a group that the header has not");
  if (!subjects_.contains(record.subject)) refuse("of a subject that the header has not");
  return true;
}

}  // namespace reports
