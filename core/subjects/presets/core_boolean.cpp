// SPDX-License-Identifier: MIT
// The intersection queries at the scalars of studies, and the separating axis by every preset.
#include "core/subjects/presets/makers/boolean_subjects.hpp"
#include "core/subjects/registry.hpp"

namespace subjects {

std::vector<Subject> core_boolean() {
  return joined({queries<float>("float"), queries<double>("double"),
                 on_request(separating_axes<float>("float")),
                 on_request(separating_axes<double>("double"))});
}

}  // namespace subjects
