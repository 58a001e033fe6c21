// SPDX-License-Identifier: MIT
// Fuzz target: does the iteration end for the reason it gives?  What a Status promises stands in
// core/gjk/README.md.
#include "fuzz/counters.hpp"
#include "fuzz/promises.hpp"
#include "fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<subjects::Subject> subjects = fuzz::chosen_subjects(
      {"core/float/robust", "core/double/robust", "core/double/signed_volumes"});
  const cases::Case question = fuzz::question_of({data, size});
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
