// SPDX-License-Identifier: MIT
// Fuzz target: do the intersection queries keep what they promise?  Most of them are wrong as
// published (core/gjk/README.md, What they get wrong), and what is known to be wrong is no finding:
//
//   at rational       no wrong relation, but where the triple-product walk ends on a zero direction
//   orientation_walk  no gross wrong relation
//   the others        no gross false separation that claims a separating axis: w lies behind
//                     a plane through the origin, which only rounding can make wrong, by a few u M
//
// At float and double only where their products of three or four lengths, which nobody scales,
// neither overflow nor underflow.
//
// Who is named by GJKPROOF_SUBJECTS has no excuse.  That all of them end is asked by libFuzzer.
#include <string_view>

#include "fuzz/counters.hpp"
#include "fuzz/presets.hpp"
#include "fuzz/target.hpp"
#include "oracle/examination/examination.hpp"

namespace {

bool products_stay_in_range(const subjects::Subject& subject, const cases::Case& question) {
  const double reach = subject.bits < 53 ? 0x1p+7 : 0x1p+60;
  const double magnitude = cases::magnitude(question);
  return subject.unit_roundoff == 0 || (magnitude >= 1 / reach && magnitude <= reach);
}

bool is_wrong(const oracle::Verdict& verdict) {
  return verdict.kind == oracle::VerdictKind::wrong_relation && verdict.gross;
}

bool promises(const subjects::Subject& subject, const subjects::Answer& answer) {
  const std::string_view status = answer.status;
  if (subject.unit_roundoff == 0) return status != "zero_direction";
  if (subject.name.ends_with("/orientation_walk")) return true;
  const bool strict =
      subject.name.ends_with("/separating_axis") || subject.name.ends_with("/voronoi_walk");
  return strict && (status == "separating_axis" || status == "support_behind");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const bool named = !fuzz::named_subjects().empty();
  static const std::vector<subjects::Subject> subjects =
      fuzz::chosen_subjects({"core/float/*_walk*", "core/float/separating_axis",
                             "core/double/*_walk*", "core/double/separating_axis"});
  static const std::vector<subjects::Subject> exact =
      fuzz::chosen_subjects({"core/rational/*_walk*", "core/rational/separating_axis"});
  const fuzz::Bytes bytes(data, size);
  oracle::Examination examination(fuzz::question_of(bytes), oracle::Oracle::certificate);
  const auto ask = [&](std::size_t index, const subjects::Subject& subject) {
    if (!products_stay_in_range(subject, examination.question())) return;
    const auto [answer, verdict] = examination.ask(subject);
    if (!answer) return;
    fuzz::observe(index, *answer);
    const subjects::Subject* base = fuzz::base_of(subject);
    if (!is_wrong(verdict) || !(named || promises(subject, *answer))) return;
    if (base != nullptr && is_wrong(examination.ask(*base).verdict)) return;
    fuzz::fail<"intersection">(subject, answer->status + (": " + verdict.reason),
                               examination.question());
  };
  for (std::size_t i = 0; i < subjects.size(); ++i) ask(i, subjects[i]);
  if (named || !fuzz::one_in(16, bytes)) return 0;  // rationals are dear
  for (std::size_t i = 0; i < exact.size(); ++i) ask(subjects.size() + i, exact[i]);
  return 0;
}
