// SPDX-License-Identifier: MIT
// A certified query with its stages: floating point, then double for float, then integers.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numeric>
#include <span>
#include <stdexcept>
#include <vector>

#include "core/gjk/certified/answer.hpp"
#include "core/gjk/certified/bounds.hpp"
#include "core/gjk/certified/exact/placed_difference.hpp"
#include "core/gjk/certified/exact/search.hpp"
#include "core/gjk/certified/floating_point_search.hpp"
#include "core/gjk/certified/placed_body.hpp"
#include "core/gjk/certified/prepared_body.hpp"
#include "core/gjk/certified/prepared_difference.hpp"
#include "core/gjk/certified/scan.hpp"
#include "core/gjk/doubled.hpp"
#include "core/gjk/rounding.hpp"

namespace gjk::certified::detail {

// The answer of the integers in double.
template <int D>
Certified<double, D> in_double(const ExactAnswer& exact) {
  Certified<double, D> result;
  result.relation = exact.relation;
  result.stage = Stage::exact;
  result.iterations = exact.iterations;
  result.distance = exact.distance;
  result.pairs = exact.pairs;
  result.weights = exact.weights;
  result.size = exact.size;
  for (std::size_t axis = 0; axis < D; ++axis) result.normal[axis] = exact.normal[axis];
  return result;
}

// The largest float that is not above x.
inline float rounded_down(double x) {
  constexpr float least = -std::numeric_limits<float>::infinity();
  const auto nearest = static_cast<float>(x);
  return static_cast<double>(nearest) > x ? std::nextafter(nearest, least) : nearest;
}

// A direction in float, the largest component between 1 and 2: that of a double may be out of range,
// as a product of up to four lengths.
template <int D>
Vec<float, D> direction_in_float(const Vec<double, D>& wide) {
  double longest = 0;
  for (const double x : wide.x) longest = std::max(longest, std::abs(x));
  const int power = longest > 0 ? std::ilogb(longest) : 0;
  Vec<float, D> result;
  for (std::size_t axis = 0; axis < D; ++axis) {
    result[axis] = static_cast<float>(scaled(wide[axis], -power));
  }
  return result;
}

// An answer in float, the interval rounded outwards.
template <int D>
Certified<float, D> in_float(const Certified<double, D>& wide) {
  Certified<float, D> result;
  result.relation = wide.relation;
  result.stage = wide.stage == Stage::exact ? Stage::exact : Stage::higher_precision;
  result.iterations = wide.iterations;
  result.distance = {rounded_down(wide.distance.lower), -rounded_down(-wide.distance.upper)};
  result.pairs = wide.pairs;
  result.size = wide.size;
  for (std::size_t i = 0; i < wide.size; ++i) {
    result.weights[i] = static_cast<float>(wide.weights[i]);
  }
  result.normal = direction_in_float(wide.normal);
  return result;
}

template <int D>
CertifiedRelation<float, D> in_float(const CertifiedRelation<double, D>& wide) {
  CertifiedRelation<float, D> result;
  result.relation = wide.relation;
  result.stage = wide.stage == Stage::exact ? Stage::exact : Stage::higher_precision;
  result.iterations = wide.iterations;
  // At a vertex that both have, the rounded plane need not be one that the bodies touch.
  if (wide.relation == Relation::separated) result.axis = direction_in_float(wide.axis);
  result.simplex = wide.simplex;
  return result;
}

template <int D>
Affine<double, D> in_double(const Affine<float, D>& narrow) {
  const auto wide = [](const Vec<float, D>& v) {
    Vec<double, D> result;
    for (std::size_t axis = 0; axis < D; ++axis) result[axis] = static_cast<double>(v[axis]);
    return result;
  };
  Affine<double, D> result{{}, wide(narrow.translation)};
  for (std::size_t i = 0; i < D; ++i) result.linear[i] = wide(narrow.linear[i]);
  return result;
}

// What a search for an answer begins with, after a search that ended with these corners.
template <Binary S, int D>
Memory kept_for(const Certified<S, D>&, const Memory& found) {
  return found;
}
template <Binary S, int D>
RelationMemory<S, D> kept_for(const CertifiedRelation<S, D>&, const Memory& found) {
  return {{}, found};
}

template <typename Bounds, typename Difference, typename Scan, typename Kept, typename Found>
bool certify(const Difference& difference, const Scan& scan, const Kept& memory, Found& result,
             bool escalates = true);

// A difference of bodies in float, with their numbers in double.
template <int D, typename Use>
void use_in_double(const PreparedDifference<float, D>& difference, const Use& use) {
  const PreparedBody<double, D> a(difference.a());
  const PreparedBody<double, D> b(difference.b());
  use(PreparedDifference<double, D>(a, b));
}
template <int D, typename Use>
void use_in_double(const PlacedDifference<float, D>& difference, const Use& use) {
  const PreparedBody<double, D> a(difference.a());
  const PreparedBody<double, D> b(difference.b());
  const PlacedBody<double, D> placed_a(a, in_double(difference.placed_a().placement()));
  const PlacedBody<double, D> placed_b(b, in_double(difference.placed_b().placement()));
  use(PlacedDifference<double, D>(placed_a, placed_b));
}

template <template <Binary, int> typename Difference, int D>
Certified<double, D> by_integers(const Difference<double, D>& difference, const AnyScan<D>& scan,
                                 const Memory& found, const Vec<double, D>& plane) {
  const std::size_t size = std::max<std::size_t>(found.size, 1);
  return in_double<D>(exact_answer(difference, scan, std::span(found.pairs).first(size), plane));
}

// Takes the answer of the integers over.
template <int D>
void take(const Certified<double, D>& exact, Certified<double, D>& result) {
  result = exact;
}
template <int D>
void take(const Certified<double, D>& exact, CertifiedRelation<double, D>& result) {
  result.relation = exact.relation;
  result.stage = Stage::exact;
  result.iterations = exact.iterations;
  result.axis = exact.normal;
  if (exact.relation != Relation::separated) result.simplex = {exact.pairs, exact.size};
}

// After a query of bodies divided by 2^power.
template <int D>
void multiply(Certified<double, D>& result, int power) {
  result.distance = outwards(result.distance, power);
}
template <int D>
void multiply(CertifiedRelation<double, D>&, int) {}

template <int D>
PreparedBody<double, D> divided(const PreparedBody<double, D>& body, int power) {
  std::vector<Vec<double, D>> points(body.size());
  for (std::size_t i = 0; i < points.size(); ++i) {
    points[i] = body[i];
    for (double& x : points[i].x) x = scaled(x, -power);
  }
  return PreparedBody<double, D>(points);
}

// Whether an interval of bodies 2^power as large as those of `difference` is still narrow enough:
// below the normal numbers its ends were rounded outwards.  Two units there are narrow enough.
template <int D>
bool keeps_its_width(const PreparedDifference<double, D>& difference,
                     const Certified<double, D>& result, int power) {
  using Limits = std::numeric_limits<double>;
  const auto [lower, upper] = result.distance;
  if (lower > Limits::min() || upper - lower <= 2 * Limits::denorm_min()) return true;
  return difference.narrow_enough({scaled(lower, -power), scaled(upper, -power)});
}
template <int D>
bool keeps_its_width(const PreparedDifference<double, D>&, const CertifiedRelation<double, D>&,
                     int) {
  return true;
}

// For bodies out of range: divides them by 2^power, about their magnitude.  Underflow then moves a
// point by less than 2^-1074, negligible beside the slack of a bound, u (R_A + R_B) / 100.  But two
// points may become one: that they were is decided by integers.
template <typename Bounds, int D, typename Scan, typename Found>
void certify_scaled(const PreparedDifference<double, D>& difference, const Scan& scan, int power,
                    Found& result) {
  const PreparedBody<double, D> near_a = divided(difference.a(), power);
  const PreparedBody<double, D> near_b = divided(difference.b(), power);
  const PreparedDifference<double, D> near(near_a, near_b);
  FloatingPointSearch<PreparedDifference<double, D>, Scan, Bounds> search(near, scan);
  if (search.answer(result, kept_for(result, {})) && result.relation != Relation::touching) {
    multiply(result, power);
    if (keeps_its_width(near, result, power)) return;
  }
  result = {};
  take(by_integers(difference, AnyScan<D>(scan), search.memory(), search.plane()), result);
}

// Answers if a search in floating point has proved nothing.  Not inlined: these numbers would take
// registers from the loop of the search.
template <typename Bounds, template <Binary, int> typename Difference, int D, typename Scan,
          template <Binary, int> typename Found>
[[gnu::noinline]] void escalate(const Difference<float, D>& difference, const Scan& scan,
                                const Memory& found, const Vec<float, D>&,
                                Found<float, D>& result) {
  Found<double, D> wide;
  use_in_double(difference, [&](const Difference<double, D>& wider) {
    certify<Bounds>(wider, scan, kept_for(wide, found), wide);
  });
  result = in_float(wide);
}
template <typename Bounds, int D, typename Scan, typename Found>
[[gnu::noinline]] void escalate(const PlacedDifference<double, D>& difference, const Scan& scan,
                                const Memory& found, const Vec<double, D>& plane, Found& result) {
  take(by_integers(difference, AnyScan<D>(scan), found, plane), result);
}
template <typename Bounds, int D, typename Scan, typename Found>
[[gnu::noinline]] void escalate(const PreparedDifference<double, D>& difference, const Scan& scan,
                                const Memory& found, const Vec<double, D>& plane, Found& result) {
  const double magnitude = difference.magnitude();
  if (!in_range(magnitude) && magnitude > 0) {
    return certify_scaled<Bounds>(difference, scan, std::ilogb(magnitude), result);
  }
  take(by_integers(difference, AnyScan<D>(scan), found, plane), result);
}

// False, with any `result`, if floating point proves nothing and nobody else is to be asked.
template <typename Bounds, typename Difference, typename Scan, typename Kept, typename Found>
bool certify(const Difference& difference, const Scan& scan, const Kept& memory, Found& result,
             bool escalates) {
  FloatingPointSearch<Difference, Scan, Bounds> search(difference, scan);
  if (search.answer(result, memory)) return true;
  if (escalates) escalate<Bounds>(difference, scan, search.memory(), search.plane(), result);
  return escalates;
}

inline bool is_empty(const Memory& memory) { return memory.size == 0; }
template <Binary S, int D>
bool is_empty(const RelationMemory<S, D>& memory) {
  return memory.simplex.size == 0 && memory.axis == Vec<S, D>{};
}

// A search that begins in a memory may end beside the nearest point: where the newest corner has lost
// its weight, as in one of twenty frames of polygons of 64 vertices that turn by a degree.  So a search
// that begins anew comes before the integers.
template <typename Bounds, typename Difference, typename Scan, typename Kept, typename Found>
void certify_from(const Kept& memory, const Difference& difference, const Scan& scan,
                  Found& result) {
  if (certify<Bounds>(difference, scan, memory, result, is_empty(memory))) return;
  result = {};
  certify<Bounds>(difference, scan, kept_for(result, {}), result);
}

// The weights sum to 1 up to rounding, so that a point at the end of the range could overflow.
template <Binary S, int D>
void keep_within(const S& magnitude, Vec<S, D>& point) {
  for (S& x : point.x) x = std::clamp(x, -magnitude, magnitude);
}

template <Binary S, int D, typename Found>
void write_witness_points(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b, Found& result) {
  for (std::size_t i = 0; i < result.size; ++i) {
    const S& weight = result.weights[i];
    result.witness_a = result.witness_a + weight * a[result.pairs[i].a];
    result.witness_b = result.witness_b + weight * b[result.pairs[i].b];
  }
  if (result.stage != Stage::floating_point || !in_range(std::max(a.magnitude(), b.magnitude()))) {
    keep_within(a.magnitude(), result.witness_a);
    keep_within(b.magnitude(), result.witness_b);
  }
}

template <Binary S>
constexpr int half = std::numeric_limits<S>::max_exponent / 2 + 1;

// Coordinate i of B p + t times 2^(-2 half): neither a term nor the sum overflows.  Terms may cancel to
// less than their rounding errors, so these are terms too, and as many sums as there are terms leave no
// more of an error than the last of them.
template <Binary S, int D>
[[gnu::noinline]] S divided_image(const Affine<S, D>& placement, const Vec<S, D>& point,
                                  std::size_t i) {
  std::array<S, 2 * D + 1> terms;
  for (std::size_t j = 0; j < D; ++j) {
    int power = 0;
    int power_of_factor = 0;
    const S x = std::frexp(point[j], &power);
    const S factor = std::frexp(placement.linear[i][j], &power_of_factor);
    power += power_of_factor - 2 * half<S>;
    const auto term = Doubled<S>::product(factor, x);
    terms[2 * j] = std::ldexp(term.high, power);
    terms[2 * j + 1] = std::ldexp(term.low, power);
  }
  terms.back() = std::ldexp(placement.translation[i], -2 * half<S>);
  for (std::size_t pass = 1; pass < terms.size(); ++pass) {
    for (std::size_t k = 1; k < terms.size(); ++k) {
      const auto sum = Doubled<S>::sum(terms[k], terms[k - 1]);
      terms[k - 1] = sum.low;
      terms[k] = sum.high;
    }
  }
  return std::accumulate(terms.begin(), terms.end(), S(0));
}

// B p + t.  Terms that cancel may be out of range although their sum is not.
template <Binary S, int D>
[[gnu::always_inline]] inline Vec<S, D> image(const Affine<S, D>& placement,
                                              const Vec<S, D>& point) {
  Vec<S, D> result = placement(point);
  if (is_finite(dot(result, Vec<S, D>{}))) return result;
  for (std::size_t i = 0; i < D; ++i) {
    if (std::isfinite(result[i])) continue;
    result[i] = std::ldexp(divided_image(placement, point, i), 2 * half<S>);
  }
  return result;
}

// Whether a weighed sum of points errs by less than u times the extent of each axis, however short that
// is.  Four products with weights err by underflow of half the least subnormal number each, 4u times the
// least normal number.
template <Binary S, int D>
bool weighs_well(const PreparedBody<S, D>& body) {
  return std::ranges::none_of(body.extent().x, [](const S& extent) {
    return extent > S(0) && extent < 4 * std::numeric_limits<S>::min();
  });
}

// The weighed sum of images, between the least and the greatest of them, for a body that does not
// weigh well: the placement would magnify the error of an axis.  Images may be out of range although
// their sum is not.
template <Binary S, int D, typename Found>
[[gnu::noinline]] Vec<S, D> weighed_images(const PlacedBody<S, D>& placed, const Found& found,
                                           std::size_t Pair::*vertex) {
  std::array<Vec<S, D>, 4> images;
  for (std::size_t k = 0; k < found.size; ++k) {
    images[k] = image(placed.placement(), placed.body()[found.pairs[k].*vertex]);
  }
  Vec<S, D> sum{};
  for (std::size_t i = 0; i < D && found.size > 0; ++i) {
    S divided(0);
    S least = images[0][i];
    S greatest = least;
    for (std::size_t k = 0; k < found.size; ++k) {
      const Vec<S, D>& point = placed.body()[found.pairs[k].*vertex];
      const S& weight = found.weights[k];
      sum[i] = sum[i] + product(weight, images[k][i]);
      divided = divided + product(weight, divided_image(placed.placement(), point, i));
      least = std::min(least, images[k][i]);
      greatest = std::max(greatest, images[k][i]);
    }
    if (!std::isfinite(sum[i])) sum[i] = std::ldexp(divided, 2 * half<S>);
    sum[i] = std::clamp(sum[i], least, greatest);
  }
  return sum;
}

template <Binary S, int D, typename Found>
void write_witness_points(const PlacedBody<S, D>& a, const PlacedBody<S, D>& b, Found& result) {
  write_witness_points(a.body(), b.body(), result);
  result.witness_a = weighs_well(a.body()) ? image(a.placement(), result.witness_a)
                                           : weighed_images(a, result, &Pair::a);
  result.witness_b = weighs_well(b.body()) ? image(b.placement(), result.witness_b)
                                           : weighed_images(b, result, &Pair::b);
}

template <Binary S, int D>
PreparedDifference<S, D> difference_of(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b) {
  return {a, b};
}
template <Binary S, int D>
PlacedDifference<S, D> difference_of(const PlacedBody<S, D>& a, const PlacedBody<S, D>& b) {
  return {a, b};
}

template <Binary S>
void check_assumptions() {
  if (!assumptions_hold<S>()) {
    throw std::domain_error(
        "a proof needs rounding to nearest, subnormal numbers and no fused operations");
  }
}

// Not inlined: a caller compiled for another target could fuse operations in it.  Bodies are both
// prepared or both placed.
template <typename Bounds, template <Binary, int> typename Body, Binary S, int D, typename Scan>
[[gnu::noinline]] Certified<S, D> proved_distance(const Body<S, D>& a, const Body<S, D>& b,
                                                  const Scan& scan, const Memory& memory) {
  check_assumptions<S>();
  Certified<S, D> result;
  certify_from<Bounds>(memory, difference_of(a, b), scan, result);
  write_witness_points(a, b, result);
  return result;
}
template <typename Bounds, template <Binary, int> typename Body, Binary S, int D, typename Scan>
[[gnu::noinline]] CertifiedRelation<S, D> proved_relation(const Body<S, D>& a, const Body<S, D>& b,
                                                          const Scan& scan,
                                                          const RelationMemory<S, D>& memory) {
  check_assumptions<S>();
  CertifiedRelation<S, D> result;
  certify_from<Bounds>(memory, difference_of(a, b), scan, result);
  return result;
}

}  // namespace gjk::certified::detail
