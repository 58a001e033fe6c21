// SPDX-License-Identifier: MIT
// Signed permutations of the axes, 47 in space and 7 in the plane without the identity.  They
// change neither distance nor relation of two bodies.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "core/cases/case.hpp"

namespace cases {

struct SignedAxes {
  std::array<std::size_t, 3> axis{0, 1, 2};  // coordinate i of the image is sign[i] p[axis[i]]
  std::array<double, 3> sign{1, 1, 1};

  cases::Point operator()(const cases::Point& p) const {
    return {sign[0] * p[axis[0]], sign[1] * p[axis[1]], sign[2] * p[axis[2]]};
  }
};

// All but the identity, simplest first.
const std::vector<SignedAxes>& signed_axes(int dim);

// Maps a case of two point sets, or of polytopes by their placements.  Drops claims and parameters.
Case image(const Case& question, const SignedAxes& axes);

SignedAxes inverse(const SignedAxes& axes);

// "(x, y, z) as (x, z, -y)"
std::string text(const SignedAxes& axes, int dim);

}  // namespace cases
