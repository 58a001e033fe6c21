// SPDX-License-Identifier: MIT
// Hard pairs of bodies out of bytes: what random points never are, such as parallel, touching,
// flat, far from the origin.  For property tests, and for fuzzers, which bring their bytes.
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

// The first byte chooses a family of cases.  Cases of the plane lie in the plane z = 0 of space,
// and those of space are projected on it where the plane is wanted: no bytes are wasted.
Bodies generate_pair(std::span<const std::uint8_t> bytes, const Wanted& wanted = {});

// As C++ to paste, and as a case for `gjkproof replay`.
std::string pasted(const Bodies& bodies, bool single);

}  // namespace gjkproof
