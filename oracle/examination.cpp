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

Known known(const cases::Case& question, Oracle oracle) {
  if (cases::has_curved_body(question)) return enclosure(question);
  return truth(question, oracle);
}

const Known& Examination::known(Asked& asked) const {
  if (!asked.known) asked.known = oracle::known(asked.question, oracle_);
  return *asked.known;
}

Finding Examination::ask(const subjects::Subject& subject, const subjects::Trace* trace,
                         Asked& asked) const {
  subjects::Answer answer = subject.ask(asked.question, trace);
  Verdict verdict = std::visit(
      [&](const auto& truth) {
        return judge(asked.question, answer, truth, subject.unit_roundoff, subject.underflow_unit);
      },
      known(asked));
  return {std::move(answer), std::move(verdict)};
}

Finding Examination::ask(const subjects::Subject& subject, const subjects::Trace* trace) {
  if (subject.skips) {
    if (const std::optional<std::string> reason = subject.skips(question())) {
      return skipped(*reason);
    }
  }
  if (cases::bits(question()) <= subject.bits) return ask(subject, trace, asked_);
  if (!narrow_) {
    std::optional<cases::Case> rounded = cases::rounded(question(), subject.bits);
    if (!rounded) return skipped("a number of the case leaves the range of the subject's format");
    narrow_ = Asked{*std::move(rounded)};
  }
  return ask(subject, trace, *narrow_);
}

}  // namespace oracle
