// SPDX-License-Identifier: MIT
// Faults in the scale of coordinates, most of which show only at the ends of the range.
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/subjects/planted/loop.hpp"

namespace subjects {
namespace {

// Replaces each coordinate x by `change(x)`.
template <typename Change>
auto with_coordinates(Change change) {
  return [change](const auto& a, const auto& b, const auto& trace) {
    constexpr int D = dimension_of<decltype(a)>;
    const auto spoiled = [&](const auto& cloud) {
      std::vector<gjk::Vec<double, D>> points(cloud.points().begin(), cloud.points().end());
      for (auto& point : points)
        std::transform(point.x.begin(), point.x.end(), point.x.begin(), change);
      return points;
    };
    const auto points_a = spoiled(a);
    const auto points_b = spoiled(b);
    return gjk::distance(gjk::VertexCloud<double, D>(points_a),
                         gjk::VertexCloud<double, D>(points_b), gjk::robust<double>(), trace);
  };
}

// Uses `scale(a, b)` instead of the correct scale.
template <typename MakeScale>
auto with_scale(MakeScale make) {
  return [make](const auto& a, const auto& b, const auto& trace) {
    return faulty_loop(a, b, gjk::robust<double>(), make(a, b), {}, trace);
  };
}

double clamped(double x) {
  constexpr double limit = std::numeric_limits<double>::max() / 8;
  return std::clamp(x, -limit, limit);
}

double flushed(double x) { return std::fabs(x) < std::numeric_limits<double>::min() ? 0 : x; }

// Omits the factor 2^512, which only the largest and smallest coordinates need.
constexpr auto largest_power_left_out = [](const auto& a, const auto& b) {
  const gjk::Scale<double> sound = sound_scale(a, b);
  if (std::abs(sound.exponent) < 512) return sound;
  const double rest = std::ldexp(1.0, sound.exponent % 512);
  return gjk::Scale<double>{rest, 1, sound.exponent % 512, sound.balance};
};

constexpr auto without_balance = [](const auto& a, const auto& b) {
  gjk::Scale<double> scale = sound_scale(a, b);
  scale.balance = 1;
  return scale;
};

constexpr auto scale_of_a = [](const auto& a, const auto&) { return sound_scale(a, a); };

}  // namespace

std::vector<Fault> scale_faults() {
  const auto fault = [](const std::string& name, const std::string& description, auto run) {
    return plant(name, robust_base, description, run);
  };
  return {
      fault("largest_coordinates_clamped", "coordinates end at an eighth of the largest number",
            with_coordinates(clamped)),
      fault("subnormals_flushed", "subnormal coordinates are zero", with_coordinates(flushed)),
      fault("largest_power_left_out", "the scale does without its factor 2^512",
            with_scale(largest_power_left_out)),
      fault("balance_missing", "directions meet coordinates of any size as they are",
            with_scale(without_balance)),
      fault("scale_of_one_body", "the scale is that of A, whatever the size of B",
            with_scale(scale_of_a)),
      fault("second_factor_not_undone", "lengths keep the second factor of the scale",
            with_change(gjk::robust<double>(), [](auto& r) { r.scale.second = 1; })),
  };
}

}  // namespace subjects
