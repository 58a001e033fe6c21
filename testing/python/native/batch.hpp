// SPDX-License-Identifier: MIT
// Many pairs of point sets at a time, by several threads, in memory that the caller owns.  Nothing
// here knows Python, and nothing is copied but the case that a thread works on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "testing/gjkproof_testing.hpp"

namespace gjkproof::python {

// Rows of `dim` numbers, one after the other: float if `single`, else double.
struct Rows {
  const void* data = nullptr;
  std::size_t count = 0;
};

struct Many {
  int dim = 3;
  bool single = false;
  std::vector<Rows> a;
  std::vector<Rows> b;  // as many
};

// Each of these functions uses `threads` threads, all if 0, and gives the same for any number.
// They throw std::invalid_argument, which names the body and the point, for a body without points or
// a coordinate that is not finite.  Columns have an entry for each pair.

struct TruthColumns {
  std::uint8_t* relation;  // cases::Relation
  double* distance;        // correctly rounded
  double* depth;           // the same of an overlap, else 0; null: not computed
};
void find_truths(const Many& many, int threads, const TruthColumns& columns);

// What answers give: null, or an entry for each pair; `dim` numbers of a point.
struct AnswerColumns {
  const double* distance = nullptr;
  const bool* intersecting = nullptr;
  const double* lower_bound = nullptr;
  const double* depth = nullptr;
  const double* witness_a = nullptr;
  const double* witness_b = nullptr;
  const double* normal = nullptr;
};
struct VerdictColumns {
  std::uint8_t* kind;  // oracle::VerdictKind
  bool* gross;
  double* units;     // |d - d*| in u M; NaN without a distance
  double* relative;  // |d - d*| / d*; NaN if d* is no more than rounding errors
  double* size;      // the largest error of all that is wrong, as a share of M
};
void judge_answers(const Many& many, const AnswerColumns& answers, const Judging& judging,
                   int threads, const VerdictColumns& columns);

// Answers of certified queries; points have `dim` numbers of the type of the bodies.
struct CertifiedColumns {
  std::uint8_t* relation;
  void* lower;
  void* upper;
  void* witness_a;
  void* witness_b;
  void* normal;  // from A to B, of length 1; zero if the bodies meet
};
void certify_distances(const Many& many, int threads, const CertifiedColumns& columns);

}  // namespace gjkproof::python
