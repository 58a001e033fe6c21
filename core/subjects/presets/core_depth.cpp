// SPDX-License-Identifier: MIT
// Penetration depth at float and double.
#include "core/subjects/presets/makers/depth_subjects.hpp"
#include "core/subjects/registry.hpp"

namespace subjects {

std::vector<Subject> core_depth() {
  return joined({depth_methods<float>("float"), depth_methods<double>("double")});
}

}  // namespace subjects
