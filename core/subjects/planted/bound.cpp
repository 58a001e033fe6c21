// SPDX-License-Identifier: MIT
// Faults in the lower bound mu and in conclusions from it, and in the bounds of certified queries.
#include <algorithm>
#include <vector>

#include "core/subjects/planted/plant.hpp"
#include "core/subjects/presets/makers/certified_subject.hpp"

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

// Faults in certain intervals.  Bounds that are only slightly too narrow need cases made for them,
// which unit tests have; these faults are larger.

namespace {

using gjk::certified::ProvedBounds;
using gjk::certified::Relation;
using gjk::certified::Stage;

struct WithoutProducts : ProvedBounds {
  static constexpr double products = 0;
};

// For a simplex of n corners (n - 4) u of the length remain.
struct WithoutSlack : ProvedBounds {
  static constexpr double corners = 0;
  static constexpr double upper_norm = -4;
};

// Every determinant is larger than this limit.
struct AnyDeterminant : ProvedBounds {
  static constexpr double determinant = -1e9;
  static constexpr double determinant_2 = -1e9;
};

template <typename Bounds>
constexpr auto with_bounds = [](const auto& a, const auto& b, const auto& scan) {
  return gjk::certified::certified_distance<Bounds>(a, b, scan);
};

// Only integers distinguish contact from overlap.
constexpr auto contact_is_overlap = [](const auto& a, const auto& b, const auto& scan) {
  auto found = certified_distance(a, b, scan);
  if (found.relation == Relation::touching) found.relation = Relation::overlapping;
  return found;
};

constexpr auto wider = []<int D>(const gjk::certified::PreparedBody<float, D>& body) {
  return gjk::certified::PreparedBody<double, D>(body);
};

// If float proves nothing, the interval found in double is rounded to nearest at both ends.
constexpr auto ends_to_nearest = [](const auto& a, const auto& b, const auto& scan) {
  auto found = certified_distance(a, b, scan);
  if (found.stage == Stage::floating_point) return found;
  const auto wide = certified_distance(wider(a), wider(b), scan);
  found.distance = {static_cast<float>(wide.distance.lower),
                    static_cast<float>(wide.distance.upper)};
  return found;
};

template <gjk::certified::Binary S, typename Run>
Fault plant_certified(const std::string& name, const std::string& base,
                      const std::string& description, Run run, Spoils spoils = Spoils::answer) {
  Subject subject = certified_subject<S>("planted/" + name, description, std::move(run));
  subject.planted = true;
  return {std::move(subject), base, spoils};
}

}  // namespace

std::vector<Fault> certified_faults() {
  const std::string at_double = "core/double/certified";
  const std::string at_float = "core/float/certified";
  return {
      plant_certified<double>("lower_end_without_products", at_double,
                              "the lower end forgets the rounding of its products",
                              with_bounds<WithoutProducts>),
      plant_certified<double>("upper_end_without_slack", at_double,
                              "the upper end is the computed length of v",
                              with_bounds<WithoutSlack>),
      plant_certified<double>("overlap_by_noise", at_double,
                              "an overlap is claimed by determinants that may be zero",
                              with_bounds<AnyDeterminant>, Spoils::hard_case),
      plant_certified<double>("contact_is_overlap", at_double,
                              "contact is claimed to be an overlap", contact_is_overlap),
      plant_certified<float>("ends_to_nearest", at_float,
                             "the ends found in double are rounded to the nearest float",
                             ends_to_nearest),
  };
}

}  // namespace subjects
