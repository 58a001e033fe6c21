// SPDX-License-Identifier: MIT
// Fuzz target: does the iteration end for the reason it gives?  What a Status promises stands in
// core/gjk/README.md.  Presets that are known to break promises are asked now and then whether they
// end at all.
#include "core/subjects/registry.hpp"
#include "fuzz/counters.hpp"
#include "fuzz/promises.hpp"
#include "fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<subjects::Subject> subjects = fuzz::chosen_subjects(
      {"core/float/robust", "core/double/robust", "core/double/signed_volumes"});
  static const std::vector<subjects::Subject> others = subjects::select(
      {"core/float/original", "core/float/enhanced", "core/float/signed_volumes",
       "core/double/original", "core/double/enhanced", "core/double/hill_climbing"});
  const fuzz::Bytes bytes(data, size);
  const cases::Case question = fuzz::question_of(bytes);
  for (std::size_t i = 0; i < others.size() && fuzz::one_in(16, bytes); ++i) {
    const std::optional<cases::Case> asked = cases::rounded(question, others[i].bits);
    if (asked) others[i].ask(*asked, nullptr);
  }
  for (std::size_t i = 0; i < subjects.size(); ++i) {
    const std::optional<cases::Case> asked = cases::rounded(question, subjects[i].bits);
    if (!asked || !subjects::holds_lengths(subjects[i], *asked)) continue;
    const fuzz::Watched watched = fuzz::watch(subjects[i], *asked);
    fuzz::observe(i, watched.answer);
    if (const auto how = fuzz::broken_promise(subjects[i], *asked, watched)) {
      fuzz::fail<"termination">(subjects[i], *how, *asked);
    }
  }
  if (const auto how = fuzz::broken_decrease(question)) {
    fuzz::fail<"decrease">("robust", *how, question);
  }
  return 0;
}
