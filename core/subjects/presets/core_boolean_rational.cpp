// SPDX-License-Identifier: MIT
// The intersection queries in exact rationals, where only the query itself can be wrong.
#include "core/subjects/presets/makers/boolean_subjects.hpp"
#include "core/subjects/registry.hpp"

namespace gjk {

GJKPROOF_SEPARATING_AXIS(subjects::Rational, 2);
GJKPROOF_SEPARATING_AXIS(subjects::Rational, 3);

}  // namespace gjk

namespace subjects {

std::vector<Subject> core_boolean_rational() { return queries<Rational>("rational"); }

}  // namespace subjects
