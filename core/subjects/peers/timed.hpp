// SPDX-License-Identifier: MIT
// A query as it is timed: the library's own call, on bodies in the library's own form, and nothing
// of what makes an answer out of it.  Adapters show theirs to programs that are compiled with them.
#pragma once

#include <cstddef>

#include "core/subjects/outside/gjkproof_subject.h"

namespace peers {

struct Timed {
  const char* name;  // with the version of what answers: "mine-1.2/double/distance"
  const char* call;  // what is called, in a line
  bool distance;     // it says a distance, else only whether the bodies meet
  bool warm;         // it begins where the query before has ended, in `axis`
  void* (*prepare)(const gjkproof_body* body);
  void (*release)(void* body);
  // The distance where the bodies are apart, 0 or less where they meet; who says no distance says 1
  // where they are apart.  NaN: no answer.  `axis`, three numbers, is what the query before of
  // bodies in motion has left, zero before the first; null: every query stands alone.
  double (*query)(const void* a, const void* b, double* axis);
  // In its place, all pairs at a time: A and B of each, and an answer to each.
  void (*query_all)(const void* const* bodies, std::size_t pairs, double* answers) = nullptr;
};

}  // namespace peers

// Null behind the last.
extern "C" const peers::Timed* gjkproof_timed_at(std::size_t index);
