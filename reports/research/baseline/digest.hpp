// SPDX-License-Identifier: MIT
// A short number for everything in an answer and its verdict.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/cases/hash.hpp"
#include "oracle/examination/examination.hpp"

namespace reports {

// FNV-1a over bytes.
class Digest {
 public:
  void add(std::uint64_t number);  // its eight bytes, lowest first
  void add(std::string_view text);
  std::uint64_t value() const { return hash_.value(); }

 private:
  cases::Hash hash_;
};

// Verdict, status, relation, iterations and every number of the answer, exactly: distance, bound,
// depth, terms and witness points, and certified bounds if there are any.  Excludes what the judge
// computes itself, errors and reasons.  All NaN are one number, and so are both zeros.
std::uint64_t digest(const oracle::JudgedAnswer& finding);

}  // namespace reports
