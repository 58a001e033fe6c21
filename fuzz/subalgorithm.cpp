// SPDX-License-Identifier: MIT
// Fuzz target: the three sub-algorithms on 1 to 4 points, where oblong lives.  No answer of any may
// be nonsense, and those of projections, which robust relies on, may not be grossly wrong.
#include "fuzz/counters.hpp"
#include "fuzz/sub_algorithms.hpp"
#include "fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const bool exchanged = fuzz::chosen_fault("planted/exchanged_weights");
  const cases::Case question = fuzz::question_of({data, size});
  std::size_t counted = 0;
  for (const int bits : {24, 53}) {
    const cases::Case points = fuzz::points_of(question, bits);
    for (const fuzz::SubAnswer& found : fuzz::sub_answers(points, bits, exchanged)) {
      subjects::Answer answer;
      answer.iterations = found.members;
      fuzz::observe(counted++, answer, found.scaled_error);
      if (!found.complaint.empty()) {
        fuzz::fail<"subalgorithm">(found.algorithm, found.complaint, points);
      }
    }
  }
  return 0;
}
