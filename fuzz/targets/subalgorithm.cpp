// SPDX-License-Identifier: MIT
// Fuzz target: the three sub-algorithms on 1 to 4 points, the scale of oblong failures, in slots of
// any order that may have held other points.  No result may be nonsense, nor grossly wrong if the
// points are well conditioned.
#include "fuzz/checks.hpp"
#include "fuzz/presets.hpp"

namespace {

fuzz::SubFault chosen_fault() {
  if (fuzz::chosen_fault("planted/stale_cache")) return fuzz::SubFault::stale_cache;
  if (fuzz::chosen_fault("planted/exchanged_weights")) return fuzz::SubFault::exchanged_weights;
  return fuzz::SubFault::none;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const fuzz::SubFault fault = chosen_fault();
  const cases::Case question = fuzz::question_of({data, size});
  // The last bytes, which few programs read.
  const fuzz::History history{size > 0 ? data[size - 1] : std::uint8_t{0},
                              size > 1 ? data[size - 2] : std::uint8_t{0}};
  std::size_t counted = 0;
  for (const int bits : {24, 53}) {
    const cases::Case points = fuzz::points_of(question, bits);
    for (const fuzz::SubAnswer& found : fuzz::sub_answers(points, bits, history, fault)) {
      subjects::Answer answer;
      answer.iterations = found.members;
      fuzz::observe(counted++, answer, {.distance = found.scaled_error});
      if (!found.complaint.empty()) {
        fuzz::fail<"subalgorithm">(found.algorithm, found.complaint, points);
      }
    }
  }
  return 0;
}
