// SPDX-License-Identifier: MIT
#include "reports/study/record.hpp"

#include <nlohmann/json.hpp>

#include "core/cases/file.hpp"
#include "oracle/judge/measures.hpp"

namespace reports {

std::string relation(const oracle::JudgedAnswer& finding) {
  if (!finding.answer || !finding.answer->answered) return {};
  return finding.answer->intersecting ? "intersecting" : "separated";
}

std::optional<double> distance(const oracle::JudgedAnswer& finding) {
  if (!finding.answer || !finding.answer->distance) return std::nullopt;
  const subjects::Length& length = *finding.answer->distance;
  return length.squared ? oracle::rounded_root(length.value.exact(), oracle::binary64)
                        : length.value.approximation();
}

std::string record_line(const std::string& id, cases::Domain domain,
                        const subjects::Subject& subject, const oracle::JudgedAnswer& finding) {
  // Every line has every key; null is what there is not.
  nlohmann::ordered_json line = {{"id", id},
                                 {"domain", cases::name(domain)},
                                 {"subject", subject.name},
                                 {"status", nullptr},
                                 {"relation", nullptr},
                                 {"distance", nullptr},
                                 {"verdict", nullptr},
                                 {"reason", nullptr},
                                 {"gross", nullptr},
                                 {"scaled_error", nullptr},
                                 {"relative_error", nullptr},
                                 {"iterations", nullptr}};
  if (finding.answer) line["status"] = finding.answer->status;
  if (const std::string text = relation(finding); !text.empty()) line["relation"] = text;
  if (const auto value = distance(finding)) line["distance"] = cases::hex_float(*value);
  line["verdict"] = oracle::name(finding.verdict.kind);
  if (!finding.verdict.reason.empty()) line["reason"] = finding.verdict.reason;
  if (oracle::is_finding(finding.verdict)) line["gross"] = finding.verdict.gross;
  if (finding.verdict.scaled_error) line["scaled_error"] = *finding.verdict.scaled_error;
  if (finding.verdict.relative_error) line["relative_error"] = *finding.verdict.relative_error;
  if (finding.answer) line["iterations"] = finding.answer->iterations;
  return line.dump();
}

}  // namespace reports
