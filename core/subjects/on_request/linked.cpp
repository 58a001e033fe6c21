// SPDX-License-Identifier: MIT
#include "core/subjects/core_subject.hpp"
#include "core/subjects/on_request.hpp"

namespace subjects {

OnRequest on_request_subjects() {
  return {core_boolean_wide(), core_ablations(), joined({core_depth(), core_depth_wide()}),
          core_tracking(),     core_tutorials(), joined({planted_faults(), planted_absentee()})};
}

}  // namespace subjects
