// SPDX-License-Identifier: MIT
// Reduces a case to a simpler one for which a predicate of the caller, such as "still fails",
// holds: fewer vertices, then dimensions, then shorter numbers.
//
// Deterministic: the same case and predicate give the same result with every compiler.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "core/cases/case.hpp"

namespace cases {

using StillFails = std::function<bool(const Case&)>;

struct Shrunk {
  Case question;          // without `expect` and `parameters`, which described the original
  std::size_t asked = 0;  // calls of the predicate
  bool complete = true;   // false if stopped by the limit: more calls might simplify further
};

inline constexpr std::size_t shrink_calls_max = 80'000;

// Requires that `still_fails` holds for `question`; it holds for the result too and is called at
// most `calls_max` times.  A complete result is a fixed point: no reduction simplifies it further.
Shrunk shrink(const Case& question, const StillFails& still_fails,
              std::size_t calls_max = shrink_calls_max);

// The same with numbers of few decimal digits instead of few bits, each the nearest of `bits`
// significant bits (24 or 53) to its decimal.
Shrunk in_short_decimals(const Case& question, int bits, const StillFails& still_fails,
                         std::size_t calls_max = shrink_calls_max);

// The shortest decimal that is read as x in a format of `bits` significant bits (24 or 53).
std::string shortest_decimal(double x, int bits);

// Vertices of both bodies; a curved body has 0.
std::size_t vertex_count(const Case& question);

// Number of bits from the highest to the lowest that is set: 1 for a power of two, 0 for zero.
int significant_bits(double x);

// The maximum over the numbers of the case.
int significant_bits(const Case& question);

}  // namespace cases
