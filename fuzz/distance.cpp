// SPDX-License-Identifier: MIT
// Fuzz target: is the robust core ever grossly wrong?  Bytes -> case -> subject -> verdict.
#include "fuzz/counters.hpp"
#include "fuzz/target.hpp"
#include "oracle/examination.hpp"

namespace {

// The certificate knows the truth in a microsecond, minkowski in a thousand: it watches now and
// then.
oracle::Oracle oracle_for(fuzz::Bytes bytes) {
  return fuzz::one_in(64, bytes) ? oracle::Oracle::both : oracle::Oracle::certificate;
}

bool is_sought(const oracle::Verdict& verdict) {
  static const bool any = fuzz::any_finding_counts();
  return any ? oracle::is_finding(verdict) : verdict.gross;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<subjects::Subject> subjects =
      fuzz::chosen_subjects({"core/float/robust", "core/double/robust"});
  const fuzz::Bytes bytes(data, size);
  oracle::Examination examination(fuzz::question_of(bytes), oracle_for(bytes));
  static const bool checked = fuzz::checks_are_on();
  for (std::size_t i = 0; i < subjects.size(); ++i) {
    const subjects::Subject& subject = subjects[i];
    if (!checked) {
      fuzz::observe(i, subject.ask(examination.question(), nullptr));
      continue;
    }
    try {
      const auto [answer, verdict] = examination.ask(subject);
      if (answer) fuzz::observe(i, *answer, verdict.scaled_error);
      if (is_sought(verdict) && subjects::holds_lengths(subject, examination.question())) {
        fuzz::fail<"distance">(subject, oracle::name(verdict.kind) + (": " + verdict.reason),
                               examination.question());
      }
    } catch (const oracle::Disagreement& disagreement) {
      fuzz::fail<"oracles">("minkowski-rational", disagreement.what(), examination.question());
    }
  }
  return 0;
}
