// SPDX-License-Identifier: MIT
#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"

GJKPROOF_CORE(, subjects::BinaryFloat<100>);

namespace subjects {

std::vector<Subject> core_digits100() { return core_presets<BinaryFloat<100>>("digits100"); }

}  // namespace subjects
