// SPDX-License-Identifier: MIT
#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"

namespace subjects {

std::vector<Subject> core_float() {
  return core_presets<float>("float");
}

}  // namespace subjects
