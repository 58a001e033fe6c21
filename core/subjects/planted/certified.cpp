// SPDX-License-Identifier: MIT
// Faults in certain intervals.  Bounds that are only slightly too narrow need cases made for them,
// which unit tests have; these faults are larger.
#include <string>
#include <utility>
#include <vector>

#include "core/subjects/planted/faults.hpp"
#include "core/subjects/presets/makers/certified_subject.hpp"

namespace subjects {
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
