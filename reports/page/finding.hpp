// SPDX-License-Identifier: MIT
// What the page shows of single findings: the case, made again, and the iterations of the subject.
#pragma once

#include <cstddef>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "reports/page/totals/aggregate.hpp"
#include "reports/page/totals/row.hpp"

namespace reports::page {

class Findings {
 public:
  explicit Findings(const Header& header) : header_(header) {}

  // The members "findings" and "cases" of src/data.ts.
  nlohmann::json list(const std::vector<Kept>& kept);

 private:
  // As the subject was asked it.  Empty where the file is gone or this program makes another case.
  std::optional<cases::Case> question(const Kept& kept, const nlohmann::json& record);
  const std::vector<cases::Case>& known(const std::string& file);
  nlohmann::json finding_json(const Kept& kept);
  // Where the case stands in the page; null where there is no room for it.
  nlohmann::json place(const cases::Case& question);
  void add_trace(nlohmann::json& finding, const std::string& subject, const cases::Case& question);

  const Header& header_;
  std::map<std::string, std::vector<cases::Case>> files_;
  std::vector<std::string> lines_;
  std::map<std::string, std::size_t> places_;  // of lines
  std::size_t bytes_ = 0;                      // of cases
  std::size_t trace_bytes_ = 0;
};

}  // namespace reports::page
