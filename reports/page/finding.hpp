// SPDX-License-Identifier: MIT
// The page's data for single findings: the reproduced case and the iterations of the subject.
#pragma once

#include <cstddef>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "reports/page/totals/aggregate.hpp"

namespace reports::page {

class Findings {
 public:
  explicit Findings(const Aggregate& all) : header_(all.header()), places_(all.places()) {}

  // The members "findings" and "cases" of src/data.ts.
  nlohmann::json list(const std::vector<Record>& kept);

 private:
  // As the subject received it.  Empty if the file is gone or this program generates another case.
  std::optional<cases::Case> question(const RecordedCase& recorded);
  const std::vector<cases::Case>& known(const std::string& file);
  nlohmann::json finding_json(const Record& record);
  // The index of the case in the page; null if there is no room for it.
  nlohmann::json place(const cases::Case& question);
  void add_trace(nlohmann::json& finding, const std::string& subject, const cases::Case& question);

  const RunHeader& header_;
  const Places& places_;
  std::map<std::string, std::vector<cases::Case>> files_;
  std::vector<std::string> lines_;
  std::map<std::string, std::size_t> line_places_;
  std::size_t bytes_ = 0;  // of all cases in the page
  std::size_t trace_bytes_ = 0;
};

}  // namespace reports::page
