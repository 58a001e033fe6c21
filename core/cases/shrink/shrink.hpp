// SPDX-License-Identifier: MIT
// Reduces a case to the simplest one that still fails in the same way, whatever that means to the
// caller: fewer vertices, then fewer dimensions, then shorter numbers.  Pure geometry of cases:
// nothing in here knows who fails, or at what.
//
// Deterministic: the same case and predicate give the same result with every compiler.
#pragma once

#include <cstddef>
#include <functional>

#include "core/cases/case.hpp"

namespace cases {

using StillFails = std::function<bool(const Case&)>;

struct Shrunk {
  Case question;          // without `expect` and `parameters`, which are of another case
  std::size_t asked = 0;  // calls of the predicate
  bool complete = true;   // false: ended by the bound, so that more calls might simplify further
};

inline constexpr std::size_t shrink_calls_max = 80'000;

// `still_fails` holds for `question`, and so it does for the result; it is called `calls_max` times
// at most.  A complete result is a fixed point: no reduction that is known here simplifies it.
Shrunk shrink(const Case& question, const StillFails& still_fails,
              std::size_t calls_max = shrink_calls_max);

// Vertices of both bodies; a curved body has none.
std::size_t vertex_count(const Case& question);

// From the highest to the lowest bit that is set: 1 for a power of two, 0 for zero, at most 53.
int significant_bits(double x);

// The most that a number of the case needs.
int significant_bits(const Case& question);

}  // namespace cases
