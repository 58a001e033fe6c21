// SPDX-License-Identifier: MIT
// What one call of a sub-algorithm loses, by comparison with exact arithmetic on the very
// coordinates that it got.
#pragma once

#include <bit>
#include <cmath>

#include "core/gjk/sub_algorithms/johnson.hpp"
#include "core/subjects/scalars.hpp"
#include "reports/research/paper/degeneration.hpp"
#include "reports/research/questions/questions.hpp"

namespace reports::questions {

using subjects::Rational;

// The corners of a triangle in the slots 1 to 3; in slot 0 the point that a tetrahedron has besides.
struct Corners {
  gjk::Points<double, 3> y;
  bool tetrahedron = false;
};

template <typename S>
Rational exact(const S& x) {
  return subjects::number(x).exact();
}

inline double root(const Rational& squared) { return std::sqrt(squared.convert_to<double>()); }

template <typename S>
gjk::Vec<Rational, 3> exact(const gjk::Vec<S, 3>& x) {
  return {{exact(x[0]), exact(x[1]), exact(x[2])}};
}

template <typename S>
double unit_roundoff() {
  return exact(gjk::ScalarTraits<S>::unit_roundoff()).template convert_to<double>();
}

// The points of `set` arrive in the order of their slots.
template <typename Sub, typename S>
gjk::Nearest<S, 3> asked(Sub& sub, const gjk::Points<S, 3>& y, gjk::Slots set) {
  gjk::Nearest<S, 3> found;
  gjk::Slots members = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    if (!gjk::contains(set, i)) continue;
    found = sub.nearest(y, members, i, true);
    members = gjk::with(members, i);
  }
  return found;
}

// The nearest point of all faces in exact arithmetic, also of those without the last point, in
// which Johnson's nearest() does not look.
inline gjk::Nearest<Rational, 3> truth_of(const gjk::Points<Rational, 3>& z, gjk::Slots set) {
  gjk::Johnson<Rational, 3> reference;
  asked(reference, z, set);
  const auto last = static_cast<std::size_t>(std::bit_width(set) - 1);
  return reference.backup(z, gjk::without(set, last), last, true);
}

// What one call lost, lengths in u M.
struct Loss {
  double aspect = 0;
  bool found = false;
  bool same_subset = false;
  double vector = 0;    // ‖v - v*‖
  double length = 0;    // |‖v‖ - ‖v*‖|
  double weights = 0;   // the largest |lambda_i - lambda*_i|, in u
  double backward = 0;  // how far the points must move until v is the nearest point of their plane
};

template <typename S, template <typename, int> typename Sub>
Loss loss(const Corners& corners) {
  gjk::Points<S, 3> y;
  gjk::Points<Rational, 3> z;
  double magnitude = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const double x = corners.y[i][axis];
      y[i][axis] = S(x);
      z[i][axis] = Rational(x);
      magnitude = std::max(magnitude, std::fabs(x));
    }
  }
  const gjk::Slots set = corners.tetrahedron ? 15 : 14;
  Sub<S, 3> sub;
  const gjk::Nearest<S, 3> found = asked(sub, y, set);
  const gjk::Nearest<Rational, 3> truth = truth_of(z, set);
  Loss lost;
  lost.aspect = aspect({corners.y[1], corners.y[2], corners.y[3]});
  lost.found = static_cast<bool>(found);
  if (!lost.found) return lost;
  lost.same_subset = found.members == truth.members;
  const double u = unit_roundoff<S>();
  const double unit = u * magnitude;
  const gjk::Vec<Rational, 3> v = exact(found.v);
  const gjk::Vec<Rational, 3> off = v - truth.v;
  lost.vector = root(dot(off, off)) / unit;
  // ‖v‖ - ‖v*‖ = (v.v - v*.v*) / (‖v‖ + ‖v*‖), whose numerator cancels exactly.
  const Rational vv = dot(v, v);
  const Rational longer = vv - truth.vv;
  lost.length = std::fabs(longer.convert_to<double>()) / (root(vv) + root(truth.vv)) / unit;
  for (std::size_t i = 0; i < 4; ++i) {
    const Rational d = exact(found.lambda[i]) - truth.lambda[i];
    lost.weights = std::max(lost.weights, std::fabs(d.convert_to<double>()) / u);
    if (!gjk::contains(found.members, i)) continue;
    const Rational beside = dot(v, z[i]) - vv;
    lost.backward =
        std::max(lost.backward, std::fabs(beside.convert_to<double>()) / root(vv) / unit);
  }
  return lost;
}

struct SubAlgorithm {
  const char* name;
  double exponent;  // of the aspect in ‖v - v*‖ that the derivation gives
  Loss (*loss)(const Corners&);
};

struct Scalar {
  const char* name;
  int bits;         // of a number
  int coordinates;  // bits of these: 24 or 53
  std::array<SubAlgorithm, 3> sub_algorithms;
};

Claim digits_lost_of(const PaperOptions& options, const std::vector<Scalar>& scalars);

}  // namespace reports::questions
