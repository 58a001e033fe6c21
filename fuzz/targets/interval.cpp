// SPDX-License-Identifier: MIT
// Fuzz target: does the certain interval hold, is everything else in the answer right, and is the
// interval as narrow as its contract demands?
#include "fuzz/engine/counters.hpp"
#include "fuzz/presets.hpp"

namespace {

void check(std::size_t index, const subjects::Subject& subject, oracle::Examination& examination) {
  const fuzz::Broken broken = [&](const subjects::Subject& one) -> std::optional<std::string> {
    const auto [answer, verdict, by_promise] = examination.ask(one);
    if (!answer) return std::nullopt;
    fuzz::observe(index, *answer);
    if (oracle::is_finding(verdict))
      return std::string(broad_name(verdict.kind)) + ": " + verdict.reason;
    if (!examination.is_narrow(one, *answer)) return "the interval is too wide";
    return std::nullopt;
  };
  const auto how = fuzz::newly_broken_promise(subject, broken);
  if (how) fuzz::fail<"interval">(subject, *how, examination.question());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto asked =
      fuzz::chosen_subjects({"core/float/certified", "core/double/certified",
                             "core/float/certified_depth", "core/double/certified_depth"});
  oracle::Examination examination(fuzz::question_of({data, size}), oracle::Oracle::certificate);
  for (std::size_t i = 0; i < asked.size(); ++i) check(i, asked[i], examination);
  return 0;
}
