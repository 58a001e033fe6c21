// SPDX-License-Identifier: MIT
#include "reports/study/form/run_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

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
  if (!first) throw std::invalid_argument(path + ": is no gzip file, or an empty one");
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

}  // namespace reports
