// SPDX-License-Identifier: MIT
// Faults in the loop: its comparisons, its state, its result and its end.
#include "core/subjects/planted/loop.hpp"

#include <cmath>
#include <limits>
#include <vector>

namespace subjects {
namespace {

using gjk::Status;

Fault switched(const std::string& name, const std::string& description, bool LoopSwitches::*fault,
               Spoils spoils = Spoils::answer) {
  LoopSwitches switches;
  switches.*fault = true;
  return plant(name, robust_base, description, with_loop(gjk::robust<double>(), switches), spoils);
}

// Escalation would mend it.
Fault switched_without_escalation(const std::string& name, const std::string& description,
                                  bool LoopSwitches::*fault) {
  LoopSwitches switches;
  switches.*fault = true;
  return plant(name, unescalated_base, description, with_loop(unescalated(), switches));
}

// Only the limit ends it, or a v of zero; then it reports `converged`.
auto goes_on_until(int limit) {
  Policy policy = gjk::robust<double>();
  policy.epsilon = 0;
  policy.repetition = gjk::Repetition::unchecked;
  policy.strict_decrease_check = false;
  policy.iteration_limit = limit;
  return with_change(policy, [](auto& result) {
    if (result.status == Status::iteration_limit) result.status = Status::converged;
  });
}

// Repeats the query: the work of all, the answer of the last.
auto asked_again(int times) {
  return [times](const auto& a, const auto& b, const auto& trace) {
    int before = 0;  // iterations of earlier queries
    for (int i = 1;; ++i) {
      int own = 0;
      auto result = gjk::distance(a, b, gjk::robust<double>(), [&](const auto& step) {
        auto counted = step;
        counted.k += before;
        trace(counted);
        ++own;
      });
      result.iterations += before;
      if (i == times) return result;
      before += own;
    }
  };
}

}  // namespace

std::vector<Fault> loop_faults() {
  const gjk::Policy<float> at_float = gjk::robust<float>();
  return {
      switched_without_escalation("decrease_reversed",
                                  "a shorter v is no progress, a longer one is",
                                  &LoopSwitches::decrease_reversed),
      switched("weights_trusted", "escalates only for gaps, whatever the weights give",
               &LoopSwitches::weights_trusted),
      switched("gap_trusted", "does not escalate where v.w is below v.v",
               &LoopSwitches::gap_trusted),
      switched("decrease_rounded", "escalated, it takes the decrease of the rounded v.v",
               &LoopSwitches::decrease_rounded),
      switched("hidden_decrease_missed", "escalated, it stops where no decrease is to be seen",
               &LoopSwitches::hidden_missed),
      switched("dropped_point_taken",
               "escalated, a point that W has dropped counts as repeated, whatever the gap",
               &LoopSwitches::dropped_taken),
      switched("support_point_one_late", "the newest support point is missing from the answer",
               &LoopSwitches::support_one_late),
      switched("last_delta_as_bound", "mu is the last v.w / ‖v‖ instead of the largest",
               &LoopSwitches::last_delta_as_bound, Spoils::low_bound),
      plant("goes_on_until_the_limit", robust_base,
            "only the limit of 200 iterations ends a separation", goes_on_until(200), Spoils::work),
      plant("asked_again", robust_base, "each query runs a hundred times", asked_again(100),
            Spoils::work),
      plant<float>("no_escalation", "core/float/robust", "never escalates, at float",
                   with_policy(changed(at_float, [](auto& p) { p.escalates = false; }))),
      plant<float>("omega_root_at_float", "core/float/robust",
                   "the square root of omega is taken for it, at float",
                   with_policy(changed(
                       at_float, [](auto& p) { p.omega_squared = p.omega_squared * 0x1p+22F; }))),
  };
}

// --- faults in the tests that end the iteration ---

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
                changed(enhanced, [](Policy& p) { p.repetition = gjk::Repetition::unchecked; }))),
      plant("absolute_epsilon", enhanced_base, "stops at an absolute 1e-6, whatever the scale",
            with_policy(changed(enhanced,
                                [](Policy& p) {
                                  p.tolerance = gjk::Tolerance::absolute;
                                  p.epsilon = 1e-6;
                                }))),
      plant("root_of_epsilon", enhanced_base,
            "squared lengths meet an epsilon that is not: stops at sqrt(epsilon)",
            with_policy(changed(enhanced, [](Policy& p) { p.epsilon = std::sqrt(p.epsilon); }))),
      plant("epsilon_of_float", signed_volumes_base, "the epsilon of float stands for its own",
            with_policy(changed(gjk::signed_volumes<double>(),
                                [](Policy& p) {
                                  p.epsilon =
                                      static_cast<double>(std::numeric_limits<float>::epsilon());
                                }))),
      plant("absolute_root_of_u", robust_base, "stops at sqrt(u), whatever the distance",
            with_policy(changed(robust,
                                [](Policy& p) {
                                  p.tolerance = gjk::Tolerance::absolute;
                                  p.epsilon = 0x1p-26;
                                }))),
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
