// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <vector>

#include "reports/output/text_table.hpp"
#include "reports/research/tables/tables.hpp"

namespace reports {
namespace {

using Json = nlohmann::json;

const std::string covered_folder = "core/gjk";

struct Reached {
  std::uint64_t count = 0;
  std::uint64_t covered = 0;

  void add(const Reached& other) {
    count += other.count;
    covered += other.covered;
  }
  std::string share() const {
    if (count == 0) return "-";
    return fmt::format("{:.2f}%", 100 * static_cast<double>(covered) / static_cast<double>(count));
  }
};

struct CoveredFile {
  std::string name;
  Reached lines;
  Reached branches;
};

Reached reached(const Json& summary, const char* what) {
  const Json& counts = summary.at(what);
  const Reached result{counts.at("count").get<std::uint64_t>(),
                       counts.at("covered").get<std::uint64_t>()};
  if (result.covered > result.count) {
    throw std::runtime_error(
        fmt::format("{} {} reached of {}", result.covered, what, result.count));
  }
  return result;
}

// The path below core/gjk, wherever that folder is.
std::string name_within(const std::string& path) {
  const std::size_t at = path.rfind(covered_folder + "/");
  return at == std::string::npos ? path : path.substr(at + covered_folder.size() + 1);
}

std::vector<CoveredFile> covered_files(const Json& report) {
  std::vector<CoveredFile> files;
  for (const Json& file : report.at("data").at(0).at("files")) {
    const Json& summary = file.at("summary");
    files.push_back({name_within(file.at("filename").get<std::string>()), reached(summary, "lines"),
                     reached(summary, "branches")});
  }
  if (files.empty()) throw std::runtime_error("no file is in it");
  std::sort(files.begin(), files.end(),
            [](const CoveredFile& one, const CoveredFile& other) { return one.name < other.name; });
  return files;
}

std::vector<CoveredFile> read_coverage(const std::string& path) {
  std::ifstream stream(path, std::ios::binary);
  if (!stream) throw std::runtime_error(path + ": cannot be read");
  const std::string text(std::istreambuf_iterator<char>(stream), {});
  try {
    return covered_files(Json::parse(text));
  } catch (const Json::parse_error& error) {
    const auto bytes = static_cast<std::ptrdiff_t>(std::min(error.byte, text.size()));
    const auto line = 1 + std::count(text.begin(), text.begin() + bytes, '\n');
    throw std::runtime_error(fmt::format("{}:{}: malformed JSON", path, line));
  } catch (const std::exception& error) {
    throw std::runtime_error(
        fmt::format("{}:1: not what llvm-cov export writes: {}", path, error.what()));
  }
}

Row row(const std::string& name, const Reached& lines, const Reached& branches) {
  return {name, std::to_string(lines.count), lines.share(), std::to_string(branches.count),
          branches.share()};
}

}  // namespace

Table coverage_table(const std::string& file) {
  const std::vector<CoveredFile> files = read_coverage(file);
  std::vector<Row> plain{{covered_folder, "lines", "reached", "branches", "reached"}};
  std::vector<Row> quoted = plain;
  quoted[0][0] = "`" + covered_folder + "`";
  CoveredFile all{"all", {}, {}};
  for (const CoveredFile& one : files) {
    plain.push_back(row(one.name, one.lines, one.branches));
    quoted.push_back(row("`" + one.name + "`", one.lines, one.branches));
    all.lines.add(one.lines);
    all.branches.add(one.branches);
  }
  for (std::vector<Row>* rows : {&plain, &quoted}) {
    rows->push_back(row(all.name, all.lines, all.branches));
  }
  return {table(plain, false), markdown_table(quoted, "lrrrr")};
}

}  // namespace reports
