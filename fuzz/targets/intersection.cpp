// SPDX-License-Identifier: MIT
// Fuzz target: do the intersection queries keep what they promise (oracle/laws/laws.hpp)?
#include "fuzz/engine/counters.hpp"
#include "fuzz/presets.hpp"
#include "oracle/laws/laws.hpp"

namespace {

void check(std::size_t index, const subjects::Subject& subject, oracle::Examination& examination) {
  static const bool named = !fuzz::named_subjects().empty();  // named subjects promise everything
  const cases::Case& question = examination.question();
  const fuzz::Broken broken = [&](const subjects::Subject& one) -> std::optional<std::string> {
    const auto [answer, verdict, by_promise] = examination.ask(one);
    if (!answer) return std::nullopt;
    fuzz::observe(index, *answer);
    const bool promised = named || oracle::promises_relation(one, question, *answer);
    const bool wrong = verdict.gross && oracle::is_wrong_relation(verdict.kind);
    if (!promised || !wrong) return std::nullopt;
    return answer->status + ": " + verdict.reason;
  };
  const auto how = fuzz::newly_broken_promise(subject, broken);
  if (how) fuzz::fail<"intersection">(subject, *how, question);
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
  const std::size_t asked = fuzz::one_in(16, bytes) ? exact.size() : 0;  // rationals are slow
  for (std::size_t i = 0; i < asked; ++i) check(narrow.size() + i, exact[i], examination);
  return 0;
}
