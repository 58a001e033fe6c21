// SPDX-License-Identifier: MIT
#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"

GJKPROOF_CORE(, subjects::BinaryFloat<50>);

namespace subjects {

std::vector<Subject> core_digits50() { return core_presets<BinaryFloat<50>>("digits50"); }

}  // namespace subjects
