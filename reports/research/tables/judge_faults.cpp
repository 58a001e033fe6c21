// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <cstddef>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <vector>

#include "reports/output/count_text.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/tables/tables.hpp"

namespace reports {
namespace {

using Json = nlohmann::json;

struct JudgeFault {
  std::string file;
  std::string what;
  std::optional<std::string> equivalent;  // why no test can kill it
  bool asked = false;
  std::optional<std::string> killed_by;

  // Killed or equivalent, and not both.
  bool is_as_listed() const { return killed_by.has_value() != equivalent.has_value(); }

  std::string outcome() const {
    if (killed_by) return "`" + *killed_by + "`" + (equivalent ? " (listed as equivalent)" : "");
    return equivalent ? "equivalent: " + *equivalent : "**survives**";
  }

  Row row(const std::string& third) const { return {"`" + file + "`", what, third}; }
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
  std::ifstream stream(path);
  if (!stream) throw std::runtime_error(path + ": cannot be read");
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
