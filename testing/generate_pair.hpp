// SPDX-License-Identifier: MIT
// Makes hard pairs of bodies out of bytes, unlike random points: parallel, touching, flat, far from
// the origin.  For property tests, and for fuzzers, which supply their own bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "testing/points.hpp"

namespace gjkproof {

struct Wanted {
  std::size_t dim = 3;
  bool single = false;    // coordinates of type float
  int vertices_max = 12;  // of each body, at least 4
};

// The first byte chooses a family of cases.  Planar cases lie in the plane z = 0 of space, and
// spatial cases are projected on it if planar ones are wanted, so that no bytes are wasted.
Bodies generate_pair(std::span<const std::uint8_t> bytes, const Wanted& wanted = {});

// Returns C++ to paste, and a case for `gjkproof replay`.
std::string pasted(const Bodies& bodies, bool single);

}  // namespace gjkproof
