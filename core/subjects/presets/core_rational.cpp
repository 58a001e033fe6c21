// SPDX-License-Identifier: MIT
#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"

GJKPROOF_CORE(, subjects::Rational);

namespace subjects {

std::vector<Subject> core_rational() { return core_presets<Rational>("rational"); }

}  // namespace subjects
