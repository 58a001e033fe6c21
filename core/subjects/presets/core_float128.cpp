// SPDX-License-Identifier: MIT
#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"

namespace subjects {

std::vector<Subject> core_float128() { return core_presets<__float128>("float128"); }

}  // namespace subjects
