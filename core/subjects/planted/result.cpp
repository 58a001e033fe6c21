// SPDX-License-Identifier: MIT
// Faults in the result of a correct run: the distance, the relation, the witness points.
#include <limits>
#include <vector>

#include "core/subjects/planted/plant.hpp"

namespace subjects {
namespace {

// The distance of the last iteration but one.
constexpr auto distance_of_the_turn_before = [](const auto& a, const auto& b, const auto& trace) {
  double last = std::numeric_limits<double>::infinity();
  double before = last;
  auto result = watched(a, b, trace,
                        [&](const auto& step) { before = std::exchange(last, step.simplex.vv); });
  if (!result.intersecting && gjk::is_finite(before)) result.vv = before;
  return result;
};

// The weights and witness points of the last iteration but one, with the distance of the last.
constexpr auto witnesses_of_the_turn_before = [](const auto& a, const auto& b, const auto& trace) {
  constexpr int D = dimension_of<decltype(a)>;
  using Support = std::array<gjk::DifferencePoint<double, D>, D + 1>;
  std::pair<gjk::Nearest<double, D>, Support> last;
  auto before = last;
  auto result = watched(a, b, trace, [&](const auto& step) {
    before = std::exchange(last, {step.simplex, step.support});
  });
  if (before.first.members == 0) return result;
  auto stale = gjk::finish<double, D>(result.status, result.iterations, before.first, before.second,
                                      result.mu_squared, result.scale);
  stale.v = result.v;
  stale.vv = result.vv;
  return stale;
};

constexpr auto contact_needs_full_simplex = [](auto& result) {
  if (result.members != gjk::full(static_cast<int>(result.v.x.size()))) {
    result.intersecting = false;
  }
};

}  // namespace

std::vector<Fault> result_faults() {
  const Policy robust = gjk::robust<double>();
  const auto fault = [](const std::string& name, const std::string& description, auto run) {
    return plant(name, robust_base, description, run);
  };
  return {
      fault("swapped_witnesses", "the witness points of A and B are exchanged",
            with_change(robust, [](auto& r) { std::swap(r.witness_a, r.witness_b); })),
      fault("witnesses_in_scaled_units", "witness points keep the scale of the computation",
            with_change(robust,
                        [](auto& r) {
                          r.witness_a = r.scale(r.witness_a);
                          r.witness_b = r.scale(r.witness_b);
                        })),
      fault("witnesses_of_the_turn_before", "weights and witness points of the simplex before",
            witnesses_of_the_turn_before),
      fault("distance_of_the_turn_before", "the distance is that of the v before",
            distance_of_the_turn_before),
      fault("distance_in_scaled_units", "the distance keeps the scale of the computation",
            with_change(robust, [](auto& r) { r.scale = {}; })),
      fault("squared_distance", "the square of the distance is returned for it",
            with_change(robust, [](auto& r) { r.vv = r.vv * r.vv; })),
      fault("float_distance", "the distance passes through float",
            with_change(robust,
                        [](auto& r) { r.vv = static_cast<double>(static_cast<float>(r.vv)); })),
      fault("contact_needs_full_simplex", "the origin on a face or an edge of W is no meeting",
            with_change(robust, contact_needs_full_simplex)),
  };
}

}  // namespace subjects
