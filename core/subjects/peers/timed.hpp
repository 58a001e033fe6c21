// SPDX-License-Identifier: MIT
// A timed query: the library's own call on bodies in the library's own form, without conversion to
// an answer.  Adapters export theirs to programs compiled with them.
#pragma once

#include <cstddef>

#include "core/subjects/outside/gjkproof_subject.h"

namespace peers {

struct Timed {
  const char* name;  // with the version of the library: "mine-1.2/double/distance"
  const char* call;  // description of the call, one line
  bool distance;     // it returns a distance, else only whether the bodies meet
  bool warm;         // it starts from the result of the previous query, in `axis`
  void* (*prepare)(const gjkproof_body* body);
  void (*release)(void* body);
  // The distance if the bodies are separated, else 0 or less; 1 if they are separated and the query
  // gives no distance.  NaN: no answer.  `axis`, three numbers, holds what the previous query of
  // moving bodies has stored, zero before the first; null: every query stands alone.
  double (*query)(const void* a, const void* b, double* axis);
  // Instead of `query`, all pairs at once: A and B of each, and an answer to each.
  void (*query_all)(const void* const* bodies, std::size_t pairs, double* answers) = nullptr;
};

}  // namespace peers

// Null after the last.
extern "C" const peers::Timed* gjkproof_timed_at(std::size_t index);
