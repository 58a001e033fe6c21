// SPDX-License-Identifier: MIT
#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"

#ifdef __SIZEOF_FLOAT128__
GJKPROOF_CORE(, __float128);
#endif

namespace subjects {

std::vector<Subject> core_float128() {
  return float128_subjects([]<gjk::Scalar S>() { return core_presets<S>("float128"); });
}

}  // namespace subjects
