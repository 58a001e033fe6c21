// SPDX-License-Identifier: MIT
#include "oracle/examination.hpp"

#include "core/cases/file.hpp"
#include "oracle/certificate.hpp"
#include "oracle/expect.hpp"
#include "oracle/minkowski/minkowski.hpp"

namespace oracle {
namespace {

Finding skipped(std::string reason) {
  Finding finding;
  finding.verdict.reason = std::move(reason);
  return finding;
}

}  // namespace

const char* name(Oracle oracle) {
  switch (oracle) {
    case Oracle::minkowski:
      return "minkowski";
    case Oracle::certificate:
      return "certificate";
    case Oracle::both:
      return "both";
  }
  return "unknown";
}

std::optional<Oracle> oracle_named(std::string_view text) {
  for (const Oracle oracle : {Oracle::minkowski, Oracle::certificate, Oracle::both}) {
    if (text == name(oracle)) return oracle;
  }
  return std::nullopt;
}

Truth truth(const cases::Case& question, Oracle oracle) {
  if (oracle == Oracle::minkowski) return minkowski(question);
  Truth certified = certificate(question);
  if (oracle == Oracle::certificate) return certified;
  const Truth reference = minkowski(question);
  if (const auto difference = disagreement(reference, certified)) {
    throw Disagreement("minkowski and certificate disagree: " + *difference + "\n" +
                       cases::case_line(question));
  }
  certified.penetration_depth_squared = reference.penetration_depth_squared;
  return certified;
}

const Truth& Examination::truth() {
  if (!truth_) truth_ = oracle::truth(question_, oracle_);
  return *truth_;
}

Finding Examination::ask(const subjects::Subject& subject, const subjects::Trace* trace) {
  if (subject.skips) {
    if (const std::optional<std::string> reason = subject.skips(question_)) return skipped(*reason);
  }
  if (cases::bits(question_) <= subject.bits) {
    subjects::Answer answer = subject.ask(question_, trace);
    Verdict verdict =
        judge(question_, answer, truth(), subject.unit_roundoff, subject.underflow_unit);
    return {std::move(answer), std::move(verdict)};
  }
  if (!narrow_) {
    std::optional<cases::Case> rounded = cases::rounded(question_, subject.bits);
    if (!rounded) {
      return skipped("a coordinate overflows the subject's format");
    }
    narrow_ = Rounded{*rounded, oracle::truth(*rounded, oracle_)};
  }
  subjects::Answer answer = subject.ask(narrow_->question, trace);
  Verdict verdict = judge(narrow_->question, answer, narrow_->truth, subject.unit_roundoff,
                          subject.underflow_unit);
  return {std::move(answer), std::move(verdict)};
}

}  // namespace oracle
