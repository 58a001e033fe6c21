// SPDX-License-Identifier: MIT
// The distance loop of core/gjk with a switch for each fault.  With all switches off it is correct:
// the unit tests compare it with gjk::distance bit for bit.
#pragma once

#include "core/gjk/escalation.hpp"
#include "core/gjk/sub_algorithms/projections.hpp"
#include "core/gjk/termination.hpp"
#include "core/subjects/planted/plant.hpp"

namespace subjects {

struct LoopSwitches {
  bool decrease_reversed = false;    // a longer v counts as progress, a shorter one does not
  bool last_delta_as_bound = false;  // mu is the last v.w / ‖v‖, not the largest
  bool support_one_late = false;     // the slot of w is filled one iteration too late
  // Of the escalation:
  bool weights_trusted = false;   // nobody examines whether the weights give v
  bool gap_trusted = false;       // nor whether v.w is below v.v
  bool decrease_rounded = false;  // the decrease is that of the rounded v.v
  bool hidden_missed = false;     // where twice the precision shows none, there is none
  bool dropped_taken = false;     // a point that W has dropped counts as repeated, whatever the gap
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
  gjk::Escalation<double, D> escalation;

  const auto iterate = [&](int k) -> gjk::Ending {
    for (;; ++k) {
      if (!gjk::is_finite(W.vv)) return {Status::not_finite, k};
      if (W.vv == 0) return {Status::origin_inside, k};
      if (W.vv <= policy.omega_squared) return {Status::below_omega, k};
      if (k == policy.iteration_limit) return {Status::iteration_limit, k};

      const gjk::DifferencePoint<double, D> w = difference.support(-W.v);
      const double vw = dot(W.v, w.y);
      if (!gjk::is_finite(vw)) return {Status::not_finite, k};
      mu_squared = gjk::raised(switches.last_delta_as_bound ? 0.0 : mu_squared, W.vv, vw);
      trace(gjk::Step<double, D>{k, W, support, w, vw, mu_squared});
      const std::size_t newest = gjk::free_slot(W.members);
      y[newest] = w.y;
      if (gjk::close_enough(policy, W.vv, vw, mu_squared)) return {Status::converged, k};
      const bool gap = escalation.is_on() && gjk::has_gap<double, D>(W, w.y);
      const gjk::Slots known = gap && !switches.dropped_taken ? W.members : previous;
      if (repetitions.contain(policy, support, W.members, known, w)) {
        return {Status::repeated_support_point, k};
      }

      gjk::Nearest<double, D> next;
      late = support;
      if (escalation.is_on()) {
        support[newest] = w;
        next = escalation.next(support, W.members, newest, scale, gap && !switches.hidden_missed);
        if (!next || (switches.decrease_rounded && !(next.vv < W.vv))) {
          return {Status::no_progress, k + 1};
        }
      } else {
        const bool full_allowed = !(policy.full_simplex_guard && 0 < mu_squared);
        next = sub.nearest(y, W.members, newest, full_allowed);
        const bool falls = switches.decrease_reversed ? W.vv < next.vv : next.vv < W.vv;
        if (!falls) return {Status::no_progress, k + 1};
        support[newest] = w;
      }
      previous = gjk::with(W.members, newest);
      W = next;
    }
  };
  gjk::Ending ending = iterate(0);
  if (!policy.escalates) {
    gjk::settle<double, D>(sub, y, W);
  } else {
    gjk::Doubts doubts = gjk::doubts(ending.status, y, W, y[gjk::free_slot(W.members)]);
    doubts.weights = doubts.weights && !switches.weights_trusted;
    doubts.gap = doubts.gap && !switches.gap_trusted;
    if (doubts) {
      W = escalation.again(support, W.members, scale);
      previous = W.members;
      ending = iterate(ending.iterations + (gjk::is_within_iteration(ending.status) ? 1 : 0));
    }
  }
  return gjk::finish<double, D>(ending.status, ending.iterations, W,
                                switches.support_one_late ? late : support, mu_squared, scale);
}

inline auto with_loop(const Policy& policy, const LoopSwitches& switches) {
  return [policy, switches](const auto& a, const auto& b, const auto& trace) {
    return faulty_loop(a, b, policy, sound_scale(a, b), switches, trace);
  };
}

}  // namespace subjects
