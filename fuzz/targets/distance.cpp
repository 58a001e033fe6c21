// SPDX-License-Identifier: MIT
// Fuzz target: is any preset grossly wrong without a known cause, or robust more wrong than ever
// recorded?  Bytes -> case -> subject -> verdict.
#include "fuzz/presets.hpp"

namespace {

void judge(const fuzz::Preset& preset, oracle::Examination& examination) {
  const cases::Case& question = examination.question();
  const subjects::Subject& subject = *preset.subject;
  // Causes are conditions on vertices, which curved bodies do not have; robust needs no excuse.
  if (cases::has_curved_body(question) && !subject.contract.holds_half_of_the_digits) return;
  oracle::Verdict verdict;
  const auto how = fuzz::newly_broken(subject, [&](const subjects::Subject& one) {
    const oracle::JudgedAnswer judged = examination.ask(one);
    if (&one == &subject) {
      verdict = judged.verdict;
      fuzz::observe(preset, judged);
    }
    return fuzz::sought(judged, one, question);
  });
  if (how && fuzz::is_recording() && !verdict.gross) {
    fuzz::record(verdict, subject, question);
  } else if (how) {
    fuzz::fail<"distance">(subject, *how, question);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const fuzz::Bytes bytes(data, size);
  oracle::Examination examination(fuzz::any_question_of(bytes), fuzz::oracle_for(bytes));
  for (const fuzz::Preset& preset : fuzz::asked_presets(bytes)) {
    if (!fuzz::is_wanted(*preset.subject, examination.question())) continue;
    fuzz::with_oracles(preset, examination, judge);
  }
  return 0;
}
