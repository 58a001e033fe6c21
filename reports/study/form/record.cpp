// SPDX-License-Identifier: MIT
#include "reports/study/form/record.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "oracle/judge/measures.hpp"

namespace reports {
namespace {

RecordedCase recorded(const std::string& group, std::uint64_t index,
                      oracle::Examination& examination, const subjects::Subject& subject) {
  const oracle::Put put = examination.put(subject);
  const cases::Case& question = put.question == nullptr ? examination.question() : *put.question;
  RecordedCase result;
  result.id = question.id;
  result.group = group;
  result.index = index;
  result.parameters = question.parameters;
  result.domain = cases::domain(examination.question());
  result.dim = question.dim;
  result.vertices = {cases::vertex_count(question.a, question.dim),
                     cases::vertex_count(question.b, question.dim)};
  result.bits = std::min(cases::bits(examination.question()) > 24 ? 53 : 24, case_bits(subject));
  result.magnitude = cases::magnitude(question);
  if (put.question != nullptr) result.exact = examination.facts(subject);
  return result;
}

std::optional<Record::Says::Certain> certain(const subjects::Answer& answer) {
  if (!answer.certain) return std::nullopt;
  const auto& [relation, lower, upper] = *answer.certain;
  return Record::Says::Certain{relation, *rounded(lower), *rounded(upper)};
}

}  // namespace

std::optional<double> rounded(const std::optional<subjects::Length>& length) {
  if (!length) return std::nullopt;
  const subjects::Number& value = length->value;
  const bool has_root = value.is_finite() && value.exact() >= 0;
  return length->squared && has_root ? oracle::rounded_root(value.exact(), oracle::binary64)
                                     : value.approximation();
}

std::string certain_text(const subjects::Answer& answer) {
  const std::optional<Record::Says::Certain> said = certain(answer);
  if (!said) return {};
  return fmt::format("certain: {}, {:.17g} to {:.17g}", cases::name(said->relation), said->lower,
                     said->upper);
}

std::string relation(const oracle::JudgedAnswer& finding) {
  if (!finding.answer || !finding.answer->answered) return {};
  return finding.answer->intersecting ? "intersecting" : "separated";
}

std::optional<double> distance(const oracle::JudgedAnswer& finding) {
  return finding.answer ? rounded(finding.answer->distance) : std::nullopt;
}

Record record_of(const std::string& group, std::uint64_t index, oracle::Examination& examination,
                 const subjects::Subject& subject, const oracle::JudgedAnswer& finding) {
  Record record;
  record.question = recorded(group, index, examination, subject);
  record.subject = subject.name;
  if (finding.answer && finding.answer->answered) {
    const subjects::Answer& answer = *finding.answer;
    record.says = {answer.intersecting, rounded(answer.distance), rounded(answer.penetration_depth),
                   rounded(answer.lower_bound), certain(answer)};
  }
  record.counted = counted(finding);
  record.relative_error = finding.verdict.relative_error;
  record.ulps = examination.ulps(subject, finding);
  return record;
}

}  // namespace reports
