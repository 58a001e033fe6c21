// SPDX-License-Identifier: MIT
// Fuzz target: is any preset grossly wrong without a known cause, or robust wrong at all?  Bytes -> case -> subject -> verdict.
#include "fuzz/presets.hpp"

namespace {

void judge(const fuzz::Preset& preset, oracle::Examination& examination) {
  const cases::Case& question = examination.question();
  const subjects::Subject& subject = *preset.subject;
  // Causes are conditions on vertices, which curved bodies do not have; robust needs no excuse.
  if (cases::has_curved_body(question) && !subject.contract.always_accurate) return;
  const oracle::Put put = examination.put(subject);
  if (put.question == nullptr) return;
  static oracle::JudgedAnswer judged, of_base;
  const auto how = fuzz::newly_broken(
      subject,
      [&](const subjects::Subject& one) {
        oracle::JudgedAnswer& place = &one == &subject ? judged : of_base;
        examination.ask(one, place);
        if (&one == &subject) fuzz::observe(preset, judged);
        return fuzz::sought(place, one);
      },
      *put.question);
  if (how) fuzz::fail<"distance">(subject, *how, question);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const fuzz::Bytes bytes(data, size);
  oracle::Examination& examination = fuzz::examination_of(bytes);
  for (const fuzz::Preset& preset : fuzz::asked_presets(bytes)) {
    if (!fuzz::is_wanted(*preset.subject, examination.question())) continue;
    fuzz::with_oracles(preset, examination, judge);
  }
  return 0;
}
