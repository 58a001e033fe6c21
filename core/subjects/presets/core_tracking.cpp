// SPDX-License-Identifier: MIT
#include "core/subjects/on_request.hpp"
#include "core/subjects/presets/makers/compiled_once.hpp"
#include "core/subjects/presets/makers/tracking_subjects.hpp"

namespace subjects {

std::vector<Subject> core_tracking() {
  std::vector<Subject> all = trackers<float>("float");
  for (Subject& subject : trackers<double>("double")) all.push_back(std::move(subject));
  for (Subject& subject : trackers<Rational>("rational")) all.push_back(std::move(subject));
  return all;
}

}  // namespace subjects
