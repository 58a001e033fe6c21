// SPDX-License-Identifier: MIT
// Faults in the lower bound mu and in conclusions from it.
#include <algorithm>
#include <utility>
#include <vector>

#include "core/subjects/planted/plant.hpp"

namespace subjects {
namespace {

// mu^2 is the maximum of (v.w)^2 / v.v for any sign of v.w.
constexpr auto bound_without_sign = [](const auto& a, const auto& b, const auto& trace) {
  double mu_squared = 0;
  auto result = watched(a, b, trace, [&](const auto& step) {
    mu_squared = std::max(mu_squared, step.vw / step.simplex.vv * step.vw);
  });
  result.mu_squared = mu_squared;
  return result;
};

// mu is the maximum of ‖w‖, the length of the support point, instead of its component along v.
constexpr auto bound_by_support_point = [](const auto& a, const auto& b, const auto& trace) {
  double mu_squared = 0;
  auto result = watched(a, b, trace, [&](const auto& step) {
    if (0 < step.vw) mu_squared = std::max(mu_squared, dot(step.w.y, step.w.y));
  });
  result.mu_squared = mu_squared;
  return result;
};

// No bound is claimed if the run ends with `status`.
auto bound_lost_at(gjk::Status status) {
  return [status](auto& result) {
    if (result.status == status) result.mu_squared = 0;
  };
}

// The bound before the last v.w raised it.
constexpr auto bound_of_the_turn_before = [](const auto& a, const auto& b, const auto& trace) {
  double last = 0;
  double before = 0;
  auto result = watched(a, b, trace,
                        [&](const auto& step) { before = std::exchange(last, step.mu_squared); });
  result.mu_squared = before;
  return result;
};

// Contact if mu is small relative to the coordinates, which are below 1.
constexpr auto small_bound_is_contact = [](auto& result) {
  result.intersecting = result.intersecting || result.mu_squared < 1e-6;
};

}  // namespace

std::vector<Fault> bound_faults() {
  const Policy robust = gjk::robust<double>();
  Policy loose = gjk::enhanced<double>();
  loose.epsilon = 0x1p-10;
  return {
      plant("distance_as_bound", enhanced_base,
            "stops at 2^-10 and claims the distance as a lower bound",
            with_change(loose, [](auto& r) { r.mu_squared = r.vv; })),
      plant("squared_bound", enhanced_base, "the square of mu is claimed as a lower bound",
            with_change(gjk::enhanced<double>(),
                        [](auto& r) { r.mu_squared = r.mu_squared * r.mu_squared; })),
      plant("bound_without_sign", robust_base, "a negative v.w raises mu as a positive one does",
            bound_without_sign),
      plant("bound_by_support_point", robust_base, "mu is raised by the length of w",
            bound_by_support_point),
      plant("small_bound_is_contact", robust_base, "a mu below 1e-3 is taken for a meeting",
            with_change(robust, small_bound_is_contact)),
      plant("bound_lost_at_repeated_point", robust_base,
            "the bound is 0 where a support point is repeated",
            with_change(robust, bound_lost_at(gjk::Status::repeated_support_point)),
            Spoils::low_bound),
      plant("bound_lost_without_progress", signed_volumes_base,
            "the bound is 0 where v does not get shorter",
            with_change(gjk::signed_volumes<double>(), bound_lost_at(gjk::Status::no_progress)),
            Spoils::low_bound),
      plant("bound_lost_without_subset", enhanced_base, "the bound is 0 where no subset is valid",
            with_change(gjk::enhanced<double>(), bound_lost_at(gjk::Status::no_valid_subset)),
            Spoils::low_bound),
      plant("bound_of_the_turn_before", robust_base, "the bound is that of the turn before",
            bound_of_the_turn_before, Spoils::low_bound),
  };
}

}  // namespace subjects
