// SPDX-License-Identifier: MIT
// Where both bodies are balls, touching can be decided exactly.
#pragma once

#include "core/cases/case.hpp"

namespace oracle {

// Whether both bodies are balls or points, and touch from outside.  Images of spheres count that
// are spheres; all numbers are finite.
bool balls_touch(const cases::Case& question);

}  // namespace oracle
