// SPDX-License-Identifier: MIT
#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"

namespace subjects {

std::vector<Subject> core_rational() { return core_presets<Rational>("rational"); }

}  // namespace subjects
