// SPDX-License-Identifier: MIT
// A short number for all that an answer says and what became of it.
#pragma once

#include <cstdint>
#include <string_view>

#include "oracle/examination/examination.hpp"

namespace reports {

// FNV-1a, 64 bits: the same on every platform.
class Digest {
 public:
  void add(std::uint64_t number);  // its eight bytes, lowest first
  void add(std::string_view text);
  std::uint64_t value() const { return hash_; }

 private:
  void add_byte(unsigned char byte) { hash_ = (hash_ ^ byte) * 0x100000001b3U; }

  std::uint64_t hash_ = 0xcbf29ce484222325U;
};

// Verdict, status, relation, iterations and every number of the answer, exactly: distance, bound,
// depth, terms and witness points, and what is certain where anything is.  What the judge computes
// besides, errors and reasons, is left out.  All NaN are one number, and so are both zeros.
std::uint64_t digest(const oracle::JudgedAnswer& finding);

}  // namespace reports
