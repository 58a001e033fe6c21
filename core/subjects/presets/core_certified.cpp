// SPDX-License-Identifier: MIT
// The certified query at float and double.
#include "core/subjects/presets/makers/certified_subject.hpp"
#include "core/subjects/registry.hpp"

namespace subjects {

std::vector<Subject> core_certified() {
  return {certified_distance_subject<float>("float"), certified_distance_subject<double>("double")};
}

}  // namespace subjects
