// SPDX-License-Identifier: MIT
// Intersection queries at wider scalars, on request: their errors show at float and double, and
// more rows would only lengthen the tables.
#include "core/subjects/presets/makers/boolean_subjects.hpp"
#include "core/subjects/registry.hpp"

namespace subjects {

std::vector<Subject> core_boolean_wide() {
  return on_request(
      joined({queries<long double>("long_double"),
              float128_subjects([]<gjk::Scalar S>() { return queries<S>("float128"); })}));
}

}  // namespace subjects
