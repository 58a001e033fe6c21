// SPDX-License-Identifier: MIT
#include "reports/hunt/mutation.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

namespace reports {
namespace {

using Points = std::vector<cases::Point>;

cases::Point& any_of(Points& points, cases::Choices& choices) {
  return points[choices.below(points.size())];
}

double by_ulps(double x, int ulps) {
  for (; ulps > 0; --ulps) x = std::nextafter(x, HUGE_VAL);
  for (; ulps < 0; ++ulps) x = std::nextafter(x, -HUGE_VAL);
  return x;
}

// Keeps the first bits of the significand.
double shortened(double x, int bits) {
  const std::uint64_t dropped = (std::uint64_t{1} << (53 - bits)) - 1;
  return std::bit_cast<double>(std::bit_cast<std::uint64_t>(x) & ~dropped);
}

void change_coordinate(Points& points, const Points& others, int dim, cases::Choices& choices) {
  const auto k = choices.below(static_cast<std::uint64_t>(dim));
  double& x = any_of(points, choices)[k];
  switch (choices.below(5)) {
    case 0: x = by_ulps(x, choices.between(-3, 3)); break;
    case 1: x += std::ldexp(x, -choices.between(1, 52)); break;
    case 2: x = points[choices.below(points.size())][k]; break;
    case 3: x = others[choices.below(others.size())][k]; break;
    default: x = shortened(x, choices.between(1, 24)); break;
  }
}

// Moves all points by a share of the way from one of them to one of the others.
void approach(Points& points, const Points& others, cases::Choices& choices) {
  const cases::Point from = points[choices.below(points.size())];
  const cases::Point to = others[choices.below(others.size())];
  const double share = std::ldexp(1.0, -choices.between(0, 50));
  for (cases::Point& point : points) {
    for (std::size_t k = 0; k < 3; ++k) point[k] += share * (to[k] - from[k]);
  }
}

void change(Points& points, const Points& others, int dim, cases::Choices& choices,
            std::size_t vertices_max) {
  switch (choices.below(8)) {
    case 0: approach(points, others, choices); break;
    case 1:
      if (points.size() > 1)
        points.erase(points.begin() + static_cast<std::ptrdiff_t>(choices.below(points.size())));
      break;
    case 2:
      if (points.size() < vertices_max) points.push_back(cases::Point(any_of(points, choices)));
      [[fallthrough]];
    default: change_coordinate(points, others, dim, choices); break;
  }
}

bool is_finite(const Points& points) {
  return std::ranges::all_of(points, [](const cases::Point& point) {
    return std::ranges::all_of(point, [](double x) { return std::isfinite(x); });
  });
}

}  // namespace

bool mutate(cases::Case& question, cases::Choices& choices, int vertices_max) {
  if (!cases::has_points_only(question)) return false;
  Points a = question.a.points;
  Points b = question.b.points;
  for (std::uint64_t changes = 1 + choices.below(3); changes > 0; --changes) {
    if (choices.flag()) std::swap(a, b);
    change(a, b, question.dim, choices, static_cast<std::size_t>(vertices_max));
  }
  if (!is_finite(a) || !is_finite(b)) return false;
  question.a.points = std::move(a);
  question.b.points = std::move(b);
  question.expect.reset();
  question.flags.clear();
  question.parameters.clear();
  return true;
}

}  // namespace reports
