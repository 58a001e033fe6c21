// SPDX-License-Identifier: MIT
// Fuzz target: do the intersection queries keep what they promise (oracle/laws/promises.hpp)?
#include "fuzz/engine/counters.hpp"
#include "fuzz/presets.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/laws/promises.hpp"

namespace {

bool is_wrong(const oracle::Verdict& verdict) {
  return verdict.kind == oracle::VerdictKind::wrong_relation && verdict.gross;
}

void check(std::size_t index, const subjects::Subject& subject, oracle::Examination& examination) {
  static const bool named = !fuzz::named_subjects().empty();  // who is named promises everything
  const auto [answer, verdict] = examination.ask(subject);
  if (!answer) return;
  fuzz::observe(index, *answer);
  const cases::Case& question = examination.question();
  const bool promised = named || oracle::promises_relation(subject, question, *answer);
  if (!promised || !is_wrong(verdict)) return;
  const subjects::Subject* base = fuzz::base_of(subject);
  if (base != nullptr && is_wrong(examination.ask(*base).verdict)) return;
  fuzz::fail<"intersection">(subject, answer->status + (": " + verdict.reason), question);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto narrow =
      fuzz::chosen_subjects({"core/float/*_walk*", "core/float/separating_axis",
                             "core/double/*_walk*", "core/double/separating_axis"});
  static const auto exact =
      fuzz::chosen_subjects({"core/rational/*_walk*", "core/rational/separating_axis"});
  const fuzz::Bytes bytes(data, size);
  oracle::Examination examination(fuzz::question_of(bytes), oracle::Oracle::certificate);
  for (std::size_t i = 0; i < narrow.size(); ++i) check(i, narrow[i], examination);
  if (!fuzz::one_in(16, bytes)) return 0;  // rationals are slow
  for (std::size_t i = 0; i < exact.size(); ++i) check(narrow.size() + i, exact[i], examination);
  return 0;
}
