// SPDX-License-Identifier: MIT
// Random placements of the bodies of a case, in numbers that S has.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/cases/case.hpp"
#include "core/cases/choices.hpp"

namespace cases {

enum class PlacementKind {
  translations,
  rotations,     // of unit quaternions, or complex numbers: matrices that are rounded
  shears,        // any numbers
  scalings,      // a rotation times a diagonal matrix with powers of two from 2^-6 to 2^6
  nearly_flat,   // a rotation times a diagonal matrix with one number of 2^-20
  singular,      // a row is twice another
  far,           // rotations 2^10 or 2^30 from the origin
  integers,      // small ones: lattice bodies stay in a lattice, and touch exactly
  permutations,  // of the axes, with signs
  together,      // the same for both bodies: contact stays contact
  extreme,       // far from 1: squares or points leave the range of S
};
inline constexpr std::array placement_kinds = {
    PlacementKind::translations, PlacementKind::rotations,   PlacementKind::shears,
    PlacementKind::scalings,     PlacementKind::nearly_flat, PlacementKind::singular,
    PlacementKind::far,          PlacementKind::integers,    PlacementKind::permutations,
    PlacementKind::together,     PlacementKind::extreme};

template <typename S>
class Placements {
 public:
  Placements(const Choices& choices, int dim) : choices_(choices), dim_(dim) {}

  std::array<Placement, 2> pair(PlacementKind kind) {
    if (kind != PlacementKind::together) {
      const Placement a = one(kind);
      return {a, one(kind)};
    }
    const Placement both = one(choices_.flag() ? PlacementKind::shears : PlacementKind::rotations);
    return {both, both};
  }

 private:
  double any() { return static_cast<double>(static_cast<S>(choices_.fraction(53))); }
  // Exact: |power| is small or x has few bits.
  static double times(double x, int power) {
    return static_cast<double>(std::ldexp(static_cast<S>(x), power));
  }

  void translate(Placement& placement, int power) {
    for (int i = 0; i < dim_; ++i) {
      placement.translation[i] = static_cast<double>(static_cast<S>(std::ldexp(1 + any(), power)));
    }
  }
  void rotate(Placement& placement) {
    double w = 0.5 + any();
    double x = any();
    double y = any();
    const double z = any();
    if (dim_ == 2) x = y = 0;
    const double s = 2 / std::max(w * w + x * x + y * y + z * z, 0x1p-40);
    const std::array<Point, 3> rows = {
        {{1 - s * (y * y + z * z), s * (x * y - w * z), s * (x * z + w * y)},
         {s * (x * y + w * z), 1 - s * (x * x + z * z), s * (y * z - w * x)},
         {s * (x * z - w * y), s * (y * z + w * x), 1 - s * (x * x + y * y)}}};
    for (int i = 0; i < dim_; ++i) {
      for (int j = 0; j < dim_; ++j) {
        placement.linear[i][j] = static_cast<double>(static_cast<S>(rows[i][j]));
      }
    }
  }
  void scale_columns(Placement& placement, const std::array<int, 3>& powers) {
    for (int i = 0; i < dim_; ++i) {
      for (int j = 0; j < dim_; ++j) {
        placement.linear[i][j] = times(placement.linear[i][j], powers[j]);
      }
    }
  }
  template <typename Draw>
  void fill(Placement& placement, const Draw& draw) {
    for (int i = 0; i < dim_; ++i) {
      for (int j = 0; j < dim_; ++j) placement.linear[i][j] = draw();
    }
  }

  Placement one(PlacementKind kind) {
    Placement placement;
    const int near = choices_.between(-4, 2);
    if (kind != PlacementKind::integers) translate(placement, near);
    if (choices_.one_in(4)) placement.translation = {};
    switch (kind) {
      case PlacementKind::translations: break;
      case PlacementKind::together:
      case PlacementKind::rotations: rotate(placement); break;
      case PlacementKind::shears: fill(placement, [this] { return any(); }); break;
      case PlacementKind::scalings: {
        rotate(placement);
        std::array<int, 3> powers{};
        for (int& power : powers) power = choices_.between(-6, 6);
        scale_columns(placement, powers);
        break;
      }
      case PlacementKind::nearly_flat:
        rotate(placement);
        scale_columns(placement, {0, -20, 0});
        break;
      case PlacementKind::singular:
        fill(placement, [this] { return any(); });
        for (int j = 0; j < dim_; ++j) placement.linear[1][j] = 2 * placement.linear[0][j];
        break;
      case PlacementKind::far: {
        rotate(placement);
        const double distance = sizeof(S) == 4 || choices_.flag() ? 0x1p10 : 0x1p30;
        for (int i = 0; i < dim_; ++i) {
          placement.translation[i] =
              static_cast<double>(static_cast<S>(distance + placement.translation[i]));
        }
        break;
      }
      case PlacementKind::integers:
        fill(placement, [this] { return static_cast<double>(choices_.between(-2, 2)); });
        for (int i = 0; i < dim_; ++i) placement.translation[i] = choices_.between(-3, 3);
        break;
      case PlacementKind::permutations: {
        const int first = choices_.between(0, dim_ - 1);
        for (int i = 0; i < dim_; ++i) {
          placement.linear[i].fill(0);
          placement.linear[i][(first + i) % dim_] = choices_.flag() ? 1 : -1;
        }
        break;
      }
      case PlacementKind::extreme: {
        rotate(placement);
        const int most = sizeof(S) == 4 ? 60 : 700;
        const int power = choices_.between(-most, most);
        scale_columns(placement, {power, power, power});
        if (choices_.flag()) translate(placement, power);
        break;
      }
    }
    if (dim_ == 2) placement.linear[2] = {0, 0, 1};
    return placement;
  }

  Choices choices_;
  int dim_;
};

// The image of a point, rounded.
inline Point rounded_image(const Placement& placement, const Point& p) {
  Point image = placement.translation;
  for (int i = 0; i < 3; ++i) {
    for (int j = 0; j < 3; ++j) image[i] += placement.linear[i][j] * p[j];
  }
  return image;
}

// Moves B so that a vertex of it meets one of A, in the numbers that S has: exactly if it can.
template <typename S>
void meet(Polytope& a, Polytope& b, int dim, Choices& choices) {
  const Point p = rounded_image(a, a.points[choices.below(a.points.size())]);
  b.translation = {};
  const Point q = rounded_image(b, b.points[choices.below(b.points.size())]);
  for (int i = 0; i < dim; ++i) {
    const S apart = static_cast<S>(p[i] - q[i]);
    if (std::isfinite(apart)) b.translation[i] = static_cast<double>(apart);
  }
}

// The case with its points as bodies that are placed; in half of the cases vertices of both meet.
template <typename S>
Case placed(const Case& question, PlacementKind kind, std::uint64_t seed, std::uint64_t index) {
  Choices choices = Choices::keyed(seed, "placements", index);
  const bool meets = choices.flag() && kind != PlacementKind::together;
  Placements<S> placements(choices, question.dim);
  const std::array<Placement, 2> both = placements.pair(kind);
  Case result = question;
  std::size_t i = 0;
  for (Body* body : {&result.a, &result.b}) {
    Polytope polytope;
    static_cast<Placement&>(polytope) = both[i++];
    polytope.points = std::move(body->points);
    body->points.clear();
    body->polytope = std::move(polytope);
  }
  if (meets) meet<S>(*result.a.polytope, *result.b.polytope, question.dim, choices);
  return result;
}

}  // namespace cases
