// SPDX-License-Identifier: MIT
// Fuzz target: does the iteration end for the reason it gives (oracle/laws/laws.hpp)?
#include "fuzz/checks.hpp"
#include "fuzz/engine/counters.hpp"
#include "fuzz/presets.hpp"

namespace {

void check(std::size_t index, const subjects::Subject& subject, const cases::Case& question,
           bool works) {
  const std::optional<cases::Case> asked = cases::rounded(question, case_bits(subject));
  if (!asked || !subjects::holds_lengths(subject, *asked)) return;
  const auto promise = fuzz::newly_broken_promise(subject, [&](const subjects::Subject& one) {
    const oracle::Watched run = oracle::watch(one, *asked);
    fuzz::observe(index, run.answer);
    return oracle::broken_promise(one, *asked, run);
  });
  if (promise) fuzz::fail<"termination">(subject, *promise, *asked);
  if (!works && fuzz::base_of(subject) == nullptr) return;
  const auto work = fuzz::newly_broken_promise(subject, [&](const subjects::Subject& one) {
    return oracle::broken_work(one, fuzz::exact_of(one), *asked);
  });
  if (work) fuzz::fail<"work">(subject, *work, *asked);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto subjects = fuzz::chosen_subjects(
      {"core/float/robust", "core/double/robust", "core/double/signed_volumes"});
  const fuzz::Bytes bytes(data, size);
  const cases::Case question = fuzz::question_of(bytes);
  fuzz::ask_whether_all_end(bytes, question);
  fuzz::ask_whether_robust_falls(question);
  for (std::size_t i = 0; i < subjects.size(); ++i) {
    check(i, subjects[i], question, fuzz::one_in(64, bytes));
  }
  return 0;
}
