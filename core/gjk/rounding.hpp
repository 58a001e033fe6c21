// SPDX-License-Identifier: MIT
// Keeps, without any option of the user, what proofs need of a compiler: every product is rounded
// before it is added, and no option makes rounding unpredictable.
//
// By default g++ fuses a product with the sum it goes into, across statements and functions, on
// every target that has such an instruction, and clang within an expression.  No pragma of g++ 12
// switches that off for templates: it loses track of some and stops inlining in all others.
// __builtin_assoc_barrier is forgotten where a loop is vectorised.  An empty statement of assembly
// holds everywhere: it may have changed the product.
#pragma once

#include <concepts>

// A unit that studies what those options cost defines the macro; certified answers refuse it.
#if !defined(GJKPROOF_STUDIES_FAST_MATH) &&                                                     \
    (defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(__RECIPROCAL_MATH__) || \
     defined(__NO_SIGNED_ZEROS__) || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__))
#error "gjkproof rests on IEEE 754: compile without -ffast-math, -Ofast and what they consist of"
#endif
#if defined(__FLT_EVAL_METHOD__) && __FLT_EVAL_METHOD__ != 0 && __FLT_EVAL_METHOD__ != 16
#error "gjkproof rests on IEEE 754: compile with -mfpmath=sse or the like, without excess precision"
#endif

namespace gjk {

// Returns a product as it was rounded: no compiler fuses it with the sum that it goes into.  S is float,
// double, or a vector of either in one register.  If all is compiled with -ffp-contract=off, define the
// macro; a certified query throws if that is wrong.
template <typename S>
S unfused(S rounded) {
#if defined(__GNUC__) && !defined(GJKPROOF_NO_CONTRACTION)
#if defined(__FMA__) || defined(__FMA4__) || defined(__AVX512F__)
  asm("" : "+x"(rounded));
#elif defined(__aarch64__)
  asm("" : "+w"(rounded));
#elif !defined(__x86_64__)
  asm("" : "+m"(rounded));
#endif
#endif
  return rounded;
}

// fl(a b), for every product that goes into a sum.  Only float and double have fused instructions,
// and on x86 only some targets.  The statement keeps g++ from vectorising sums of products: a third
// of a certified query of 8 vertices, measured at -O3 -march=native.
template <typename S>
S product(const S& a, const S& b) {
  if constexpr (std::same_as<S, float> || std::same_as<S, double>) {
    return unfused(a * b);
  } else {
    return a * b;
  }
}

}  // namespace gjk
