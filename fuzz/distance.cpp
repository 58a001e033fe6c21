// SPDX-License-Identifier: MIT
// Fuzz target: is the robust core ever grossly wrong?  Bytes -> case -> subject -> verdict.
#include "fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<subjects::Subject> subjects =
      fuzz::chosen_subjects({"core/float/robust", "core/double/robust"});
  cases::Choices choices(std::span(data, size));
  oracle::Examination examination(cases::generate(choices, {.vertices_max = 16}),
                                  oracle::Oracle::certificate);
  for (const subjects::Subject& subject : subjects) {
    const oracle::Verdict verdict = examination.ask(subject).verdict;
    if (oracle::is_gross(verdict, subject.unit_roundoff)) {
      fuzz::report("distance", subject, verdict, examination.question());
    }
  }
  return 0;
}
