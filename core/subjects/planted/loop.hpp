// SPDX-License-Identifier: MIT
// The distance loop of core/gjk with a switch for each fault.  With all switches off it is correct:
// the unit tests compare it with gjk::distance bit for bit.
#pragma once

#include <optional>

#include "core/gjk/sub_algorithms/projections.hpp"
#include "core/gjk/termination.hpp"
#include "core/subjects/planted/plant.hpp"

namespace subjects {

struct LoopSwitches {
  bool decrease_reversed = false;    // a longer v counts as progress, a shorter one does not
  bool nearer_forgotten = false;     // the last v is returned, not the shortest before a detour
  bool support_of_last = false;      // a v before a detour is returned with the last points
  bool last_delta_as_bound = false;  // mu is the last v.w / ‖v‖, not the largest
  bool support_one_late = false;     // the slot of w is filled one iteration too late
};

template <typename Map>
gjk::Scale<double> sound_scale(const Map& a, const Map& b) {
  return gjk::normalising_scale(a.magnitude() < b.magnitude() ? b.magnitude() : a.magnitude());
}

// [vdB99 Alg. 1] on coordinates times `scale`; see core/gjk/distance.hpp for the notation.
template <typename Map, typename Trace>
gjk::Result<double, Map::dimension> faulty_loop(const Map& a, const Map& b, const Policy& policy,
                                                const gjk::Scale<double>& scale,
                                                const LoopSwitches& switches, const Trace& trace) {
  using gjk::Status;
  constexpr int D = Map::dimension;
  const gjk::Difference<double, Map, Map> difference(a, b, scale);
  const gjk::Projections<double, D> sub;

  std::array<gjk::DifferencePoint<double, D>, D + 1> support{difference.support({})};
  std::array<gjk::DifferencePoint<double, D>, D + 1> late = support;
  gjk::Points<double, D> y{support[0].y};
  gjk::Nearest<double, D> W = sub.nearest(y, 0, 0, true);
  gjk::Slots previous = W.members;
  gjk::Repetitions<double, D> repetitions;
  double mu_squared = 0;
  int detours = 0;
  std::optional<gjk::Nearer<double, D>> passed;

  const auto stop = [&](Status status, int k) {
    const bool back = !switches.nearer_forgotten && passed && passed->W.vv < W.vv;
    const auto& last = back ? passed->support : support;
    gjk::Nearest<double, D> found = back ? passed->W : W;
    gjk::settle<double, D>(sub, gjk::points_of<double, D>(last), found);
    const auto& beside = switches.support_of_last ? support : last;
    return gjk::finish<double, D>(policy, status, k, found,
                                  switches.support_one_late ? late : beside, mu_squared, scale);
  };
  for (int k = 0;; ++k) {
    if (!gjk::is_finite(W.vv)) return stop(Status::not_finite, k);
    if (W.vv == 0) return stop(Status::origin_inside, k);
    if (W.vv <= policy.omega_squared) return stop(Status::below_omega, k);
    if (k == policy.iteration_limit) return stop(Status::iteration_limit, k);

    const gjk::DifferencePoint<double, D> w = difference.support(-W.v);
    const double vw = dot(W.v, w.y);
    if (!gjk::is_finite(vw)) return stop(Status::not_finite, k);
    mu_squared = gjk::raised(switches.last_delta_as_bound ? 0.0 : mu_squared, W.vv, vw);
    trace(gjk::Step<double, D>{k, W, support, w, vw, mu_squared});
    if (gjk::close_enough(policy, W.vv, vw, mu_squared)) return stop(Status::converged, k);
    const bool repeated = repetitions.contain(policy, support, W.members, previous, w);
    if (repeated && (0 < mu_squared || detours == policy.detours)) {
      return stop(Status::repeated_support_point, k);
    }

    const std::size_t newest = gjk::free_slot(W.members);
    y[newest] = w.y;
    const bool full_allowed = !(policy.full_simplex_guard && 0 < mu_squared);
    gjk::Nearest<double, D> next = sub.nearest(y, W.members, newest, full_allowed);
    const bool falls = switches.decrease_reversed ? W.vv < next.vv : next.vv < W.vv;
    if (repeated || (policy.strict_decrease_check && !falls)) {
      if (detours++ == policy.detours) return stop(Status::no_progress, k + 1);
      if (!passed || W.vv < passed->W.vv) passed = gjk::Nearer<double, D>{W, support};
      next = sub.through(y, W.members, newest, full_allowed);
    }
    if (!next) return stop(Status::no_valid_subset, k + 1);

    late = support;
    support[newest] = w;
    previous = gjk::with(W.members, newest);
    W = next;
  }
}

inline auto with_loop(const Policy& policy, const LoopSwitches& switches) {
  return [policy, switches](const auto& a, const auto& b, const auto& trace) {
    return faulty_loop(a, b, policy, sound_scale(a, b), switches, trace);
  };
}

}  // namespace subjects
