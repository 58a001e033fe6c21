// SPDX-License-Identifier: MIT
// Penetration depth at wider scalars, and in rationals.
#include "core/subjects/presets/makers/depth_subjects.hpp"
#include "core/subjects/registry.hpp"

namespace subjects {

std::vector<Subject> core_depth_wide() {
  return joined({depth_methods<long double>("long_double"),
                 float128_subjects([]<gjk::Scalar S>() { return depth_methods<S>("float128"); }),
                 depth_methods<BinaryFloat<50>>("digits50"),
                 depth_methods<BinaryFloat<100>>("digits100"),
                 depth_methods<Rational>("rational")});
}

}  // namespace subjects
