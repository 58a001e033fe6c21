// SPDX-License-Identifier: MIT
#include "core/subjects/on_request.hpp"

namespace subjects {

OnRequest on_request_subjects() {
  return {core_boolean_wide(),  core_ablations(),
          core_hill_climbing(), joined({core_depth(), core_depth_wide()}),
          core_tracking(),      core_tutorials(),
          planted_subjects};
}

}  // namespace subjects
