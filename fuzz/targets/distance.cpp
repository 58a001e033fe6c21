// SPDX-License-Identifier: MIT
// Fuzz target: is any preset grossly wrong without a known cause, or robust more wrong than ever
// before?  Bytes -> case -> subject -> verdict.
#include "fuzz/counters.hpp"
#include "fuzz/presets.hpp"
#include "fuzz/records.hpp"
#include "oracle/examination/examination.hpp"

namespace {

// The certificate knows the truth in a microsecond, minkowski in a thousand: it watches now and
// then, and more often in the target `oracles`.
oracle::Oracle oracle_for(fuzz::Bytes bytes) {
  return fuzz::one_in(256, bytes) ? oracle::Oracle::both : oracle::Oracle::certificate;
}

void judge(const fuzz::Preset& preset, oracle::Examination& examination) {
  const cases::Case& question = examination.question();
  const subjects::Subject& subject = *preset.subject;
  if (!subjects::holds_lengths(subject, question)) return;
  // Causes are conditions on vertices, which curved bodies have not: robust needs none.
  if (cases::has_curved_body(question) && !fuzz::base_name(subject).ends_with("/robust")) return;
  const auto [answer, verdict] = examination.ask(subject);
  if (answer) fuzz::observe(preset.index, *answer, fuzz::sizes(verdict, subject));
  const auto how = fuzz::sought(verdict, subject, question);
  if (!how || fuzz::is_excused(subject, question)) return;
  const subjects::Subject* base = fuzz::base_of(subject);
  if (base != nullptr && fuzz::sought(examination.ask(*base).verdict, *base, question)) return;
  if (fuzz::is_recording() && !verdict.gross) return fuzz::record(verdict, subject, question);
  fuzz::fail<"distance">(subject, *how, question);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const bool checked = fuzz::checks_are_on();
  const fuzz::Bytes bytes(data, size);
  oracle::Examination examination(fuzz::any_question_of(bytes), oracle_for(bytes));
  for (const fuzz::Preset& preset : fuzz::asked_presets(bytes)) {
    if (!checked) {
      preset.subject->ask(examination.question(), nullptr);
      continue;
    }
    try {
      judge(preset, examination);
    } catch (const oracle::Disagreement& disagreement) {
      fuzz::fail<"oracles">("minkowski-rational", disagreement.what(), examination.question());
    }
  }
  return 0;
}
