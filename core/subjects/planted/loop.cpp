// SPDX-License-Identifier: MIT
// Faults in the loop: its comparisons, its state, its result and its end.
#include "core/subjects/planted/loop.hpp"

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

// Only the limit ends it, or a v of zero; then it reports `converged`.
auto goes_on_until(int limit) {
  Policy policy = gjk::robust<double>();
  policy.epsilon = 0;
  policy.repeated_support_point_check = false;
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
      switched("decrease_reversed", "a shorter v is no progress, a longer one is",
               &LoopSwitches::decrease_reversed),
      switched("nearer_v_forgotten", "after a detour the last v is returned, not the shortest",
               &LoopSwitches::nearer_forgotten),
      switched("weights_beside_other_points",
               "after a detour weights of one simplex stand beside support points of another",
               &LoopSwitches::support_of_last),
      switched("support_point_one_late", "the newest support point is missing from the answer",
               &LoopSwitches::support_one_late),
      switched("last_delta_as_bound", "mu is the last v.w / ‖v‖ instead of the largest",
               &LoopSwitches::last_delta_as_bound, Spoils::low_bound),
      plant("goes_on_until_the_limit", robust_base,
            "only the limit of 200 iterations ends a separation", goes_on_until(200), Spoils::work),
      plant("asked_again", robust_base, "each query runs a hundred times", asked_again(100),
            Spoils::work),
      plant<float>("one_detour_fewer", "core/float/robust", "one detour in place of two, at float",
                   with_policy(changed(at_float, [](auto& p) { p.detours = 1; }))),
      plant<float>("no_detour", "core/float/robust", "no detour in place of two, at float",
                   with_policy(changed(at_float, [](auto& p) { p.detours = 0; }))),
      plant<float>("guard_missing", "core/float/robust",
                   "a full simplex is accepted after separation is proved, at float",
                   with_policy(changed(at_float, [](auto& p) { p.full_simplex_guard = false; })),
                   Spoils::hard_case),
      plant<float>("omega_root_at_float", "core/float/robust",
                   "the square root of omega is taken for it, at float",
                   with_policy(changed(
                       at_float, [](auto& p) { p.omega_squared = p.omega_squared * 0x1p+22F; }))),
  };
}

}  // namespace subjects
