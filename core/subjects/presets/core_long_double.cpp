// SPDX-License-Identifier: MIT
#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"

GJKPROOF_CORE(, long double);

namespace subjects {

std::vector<Subject> core_long_double() { return core_presets<long double>("long_double"); }

}  // namespace subjects
