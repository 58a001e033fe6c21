// SPDX-License-Identifier: MIT
// Faults in the tests that end the iteration.
#include <cmath>
#include <vector>

#include "core/subjects/planted/plant.hpp"

namespace subjects {
namespace {

using gjk::Status;

// A run of the robust preset that ends after `limit` iterations and reports `status`.
auto limit_taken_for(Status status, int limit) {
  const Policy policy =
      changed(gjk::robust<double>(), [limit](Policy& p) { p.iteration_limit = limit; });
  return with_change(policy, [status](auto& result) {
    if (result.status != Status::iteration_limit) return;
    result.status = status;
    result.intersecting = status == Status::origin_inside;
  });
}

}  // namespace

std::vector<Fault> termination_faults() {
  const Policy enhanced = gjk::enhanced<double>();
  const Policy robust = gjk::robust<double>();
  return {
      plant("no_repeated_support_point_check", enhanced_base,
            "the test against W and w of the turn before is missing",
            with_policy(
                changed(enhanced, [](Policy& p) { p.repeated_support_point_check = false; }))),
      plant("absolute_epsilon", enhanced_base, "stops at an absolute 1e-6, whatever the scale",
            with_policy(changed(enhanced,
                                [](Policy& p) {
                                  p.tolerance = gjk::Tolerance::absolute;
                                  p.epsilon = 1e-6;
                                }))),
      plant("root_of_epsilon", enhanced_base,
            "squared lengths meet an epsilon that is not: stops at sqrt(epsilon)",
            with_policy(changed(enhanced, [](Policy& p) { p.epsilon = std::sqrt(p.epsilon); }))),
      plant("omega_of_a_thousandth", robust_base,
            "whatever is within 1e-3 of the largest coordinate is contact",
            with_policy(changed(robust, [](Policy& p) { p.omega_squared = 1e-6; }))),
      plant("omega_of_1024_u", robust_base,
            "whatever is within 1024 u of the largest coordinate is contact",
            with_policy(changed(robust, [](Policy& p) { p.omega_squared = 0x1p-86; }))),
      plant("limit_taken_for_convergence", robust_base, "ends after 3 turns and calls it converged",
            limit_taken_for(Status::converged, 3)),
      plant("limit_taken_for_contact", robust_base, "calls contact what takes more than 5 turns",
            limit_taken_for(Status::origin_inside, 5)),
      plant("scale_not_normalised", robust_base, "omega and squares of coordinates at any scale",
            with_policy(changed(robust, [](Policy& p) { p.normalise_scale = false; }))),
  };
}

}  // namespace subjects
