// SPDX-License-Identifier: MIT
#include "reports/research/tables/tables.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <system_error>

#include "reports/output/text_table.hpp"

namespace reports {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

std::ifstream opened(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error(path.string() + ": cannot be read");
  return file;
}

std::string in_code(const std::string& name) { return "`" + name + "`"; }

// Written by libFuzzer at the end because of -print_final_stats=1, also after a finding.
const std::string executed_key = "stat::number_of_executed_units:";

void add_run(const fs::path& path, FuzzRuns& runs) {
  std::ifstream log = opened(path);
  int number = 0;
  const auto refuse = [&](const std::string& reason) {
    return std::runtime_error(fmt::format("{}:{}: {}", path.string(), number, reason));
  };
  std::optional<std::uint64_t> executed;
  std::string assertion, error;
  for (std::string line; std::getline(log, line);) {
    ++number;
    if (line.starts_with(executed_key)) {
      if (executed) throw refuse("a second number of executed inputs: a log is of one run");
      const std::size_t digits = line.find_first_not_of(' ', executed_key.size());
      executed = count_in(digits == std::string::npos ? "" : line.substr(digits));
      if (!executed) throw refuse("not a number of inputs: " + line);
    }
    if (assertion.empty() && line.starts_with("Assertion failure: ")) assertion = line;
    const bool fatal = line.starts_with("==") && line.find("ERROR: ") != std::string::npos;
    if (error.empty() && fatal) error = line;
  }
  if (!executed) throw refuse("the log ends without a line " + executed_key);
  runs.executed += *executed;
  if (!assertion.empty() || !error.empty()) {
    runs.findings.push_back(assertion.empty() ? error : assertion);
  }
}

// The entries of a folder in the order of their names.
std::vector<fs::path> entries(const fs::path& folder) {
  std::error_code error;
  std::vector<fs::path> result;
  for (fs::directory_iterator entry(folder, error); !error && entry != fs::directory_iterator();
       entry.increment(error)) {
    result.push_back(entry->path());
  }
  if (error) throw std::runtime_error(folder.string() + ": cannot be read: " + error.message());
  std::ranges::sort(result);
  return result;
}

std::uint64_t seconds_in(const std::string& path) {
  std::ifstream file = opened(path);
  std::string line;
  std::getline(file, line);
  const auto seconds = count_in(line);
  if (!seconds) throw std::runtime_error(path + ":1: not a number of seconds: " + line);
  return *seconds;
}

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
  std::ranges::sort(files, {}, &CoveredFile::name);
  return files;
}

std::vector<CoveredFile> read_coverage(const std::string& path) {
  std::ifstream stream = opened(path);
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

Row row(const CoveredFile& file) {
  return {file.name, std::to_string(file.lines.count), file.lines.share(),
          std::to_string(file.branches.count), file.branches.share()};
}

struct JudgeFault {
  std::string file;
  std::string what;
  std::optional<std::string> equivalent;  // why no test can kill it
  bool asked = false;
  std::optional<std::string> killed_by;

  // Killed or equivalent, and not both.
  bool is_as_listed() const { return killed_by.has_value() != equivalent.has_value(); }
  std::string outcome() const {
    if (killed_by) return in_code(*killed_by) + (equivalent ? " (listed as equivalent)" : "");
    return equivalent ? "equivalent: " + *equivalent : "**survives**";
  }

  Row row(const std::string& third) const { return {in_code(file), what, third}; }
};

std::optional<std::string> text_or_none(const Json& line, const char* key) {
  if (!line.contains(key) || line.at(key).is_null()) return std::nullopt;
  return line.at(key).get<std::string>();
}

JudgeFault fault_in(const std::string& line) {
  const Json json = Json::parse(line);
  for (const auto& [key, value] : json.items()) {
    if (key != "file" && key != "fault" && key != "killed_by" && key != "equivalent") {
      throw std::runtime_error("an unknown key: " + key);
    }
  }
  return {json.at("file").get<std::string>(), json.at("fault").get<std::string>(),
          text_or_none(json, "equivalent"), json.contains("killed_by"),
          text_or_none(json, "killed_by")};
}

std::vector<JudgeFault> read_judge_faults(const std::string& path) {
  std::ifstream stream = opened(path);
  std::vector<JudgeFault> faults;
  bool any = false;
  for (std::string line; std::getline(stream, line);) {
    try {
      faults.push_back(fault_in(line));
    } catch (const Json::parse_error&) {
      throw std::runtime_error(fmt::format("{}:{}: malformed JSON", path, faults.size() + 1));
    } catch (const std::exception& error) {
      throw std::runtime_error(fmt::format("{}:{}: {}", path, faults.size() + 1, error.what()));
    }
    any = any || faults.back().asked;
  }
  if (!any) throw std::runtime_error(path + ": no fault was asked");
  return faults;
}

// The outcome of a fault in the block; empty if the fault has no row.
std::optional<std::string> old_outcome(const std::string& block, const JudgeFault& fault) {
  const std::string whole = markdown_row(fault.row(""));
  const std::string start = whole.substr(0, whole.size() - 2);  // its third cell follows
  std::istringstream rows(block);
  for (std::string line; std::getline(rows, line);) {
    if (!line.starts_with(start) || !line.ends_with(" |")) continue;
    std::string cell = line.substr(start.size(), line.size() - start.size() - 2);
    for (std::size_t i = cell.find("\\|"); i != std::string::npos; i = cell.find("\\|", i + 1)) {
      cell.erase(i, 1);
    }
    return cell;
  }
  return std::nullopt;
}

}  // namespace

std::vector<FuzzRuns> read_fuzz_logs(const std::string& folder) {
  std::vector<FuzzRuns> all;
  for (const fs::path& path : entries(folder)) {
    if (!fs::is_directory(path)) continue;
    FuzzRuns runs{path.filename().string(), 0, {}};
    bool any = false;
    for (const fs::path& file : entries(path)) {
      if (file.extension() != ".log") continue;
      add_run(file, runs);
      any = true;
    }
    if (!any) throw std::runtime_error(path.string() + ": no log in this folder");
    all.push_back(std::move(runs));
  }
  if (all.empty()) throw std::runtime_error(folder + ": no folder of logs in this folder");
  return all;
}

Table campaign_table(const std::string& folder) {
  const std::vector<FuzzRuns> targets = read_fuzz_logs(folder);
  const std::string seconds = std::to_string(seconds_in(folder + "/seconds"));
  std::vector<Row> plain{{"target", "seconds", "executions", "findings"}};
  std::vector<Row> quoted = plain;
  std::string found;
  for (const FuzzRuns& target : targets) {
    plain.push_back(
        {target.name, seconds, grouped(target.executed), std::to_string(target.findings.size())});
    quoted.push_back(plain.back());
    quoted.back()[0] = in_code(target.name);
    for (const std::string& finding : target.findings) found += target.name + ": " + finding + "\n";
  }
  return {table(plain, false) + (found.empty() ? "" : "\n" + found), markdown_table(quoted, "lrrr"),
          !found.empty()};
}

Table coverage_table(const std::string& file) {
  const std::vector<CoveredFile> files = read_coverage(file);
  std::vector<Row> plain{{covered_folder, "lines", "reached", "branches", "reached"}};
  CoveredFile all{"all", {}, {}};
  for (const CoveredFile& one : files) {
    plain.push_back(row(one));
    all.lines.add(one.lines);
    all.branches.add(one.branches);
  }
  std::vector<Row> quoted = plain;
  for (Row& cells : quoted) cells[0] = in_code(cells[0]);
  for (std::vector<Row>* rows : {&plain, &quoted}) rows->push_back(row(all));
  return {table(plain, false), markdown_table(quoted, "lrrrr")};
}

Table judge_fault_table(const std::string& file, const std::string& old_block) {
  std::vector<Row> rows{{"file", "fault", "killed by"}};
  Table result;
  std::size_t asked = 0, killed = 0, equivalent = 0, wrong = 0;
  for (const JudgeFault& fault : read_judge_faults(file)) {
    if (!fault.asked) {
      const auto old = old_outcome(old_block, fault);
      if (old) rows.push_back(fault.row(*old));
      continue;
    }
    rows.push_back(fault.row(fault.outcome()));
    result.text += fmt::format("{}: {}: {}\n", fault.file, fault.what, fault.outcome());
    ++asked;
    killed += fault.killed_by ? 1 : 0;
    equivalent += fault.equivalent ? 1 : 0;
    wrong += fault.is_as_listed() ? 0 : 1;
  }
  result.text += fmt::format("{}, {} killed, {} equivalent, {} not as listed\n",
                             counted(asked, "fault"), killed, equivalent, wrong);
  result.markdown = markdown_table(rows, "lll");
  result.findings = wrong > 0;
  return result;
}

}  // namespace reports
