// SPDX-License-Identifier: MIT
// The distance of two polytopes with its proof: an interval that holds it, and a relation that is
// certain.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <limits>
#include <span>
#include <stdexcept>
#include <vector>

#include "core/gjk/certified/bounds.hpp"
#include "core/gjk/certified/exact_search.hpp"
#include "core/gjk/certified/lean_simplex.hpp"
#include "core/gjk/certified/prepared_body.hpp"
#include "core/gjk/certified/scan.hpp"

namespace gjk::certified {

// Who answered: the scalar that was asked; double where that is float; integers.
enum class Stage { floating_point, higher_precision, exact };

constexpr const char* name(Stage stage) {
  switch (stage) {
    case Stage::floating_point:
      return "floating_point";
    case Stage::higher_precision:
      return "higher_precision";
    case Stage::exact:
      return "exact";
  }
  return "unknown";
}

// What is proved, for every pair of finite bodies: the relation, and
//
//   distance.lower <= d <= distance.upper, both 0 where the bodies meet
//   distance.upper - distance.lower <= u (24 M + 8 d), or two units of the subnormal numbers
//
// The rest is as good as floating point makes it.
template <Binary S, int D>
struct Certified {
  // Not defaulted: g++ would fill the whole with zeros by one instruction, which takes a tenth of a
  // query of 8 vertices.
  Certified() {}  // NOLINT(modernize-use-equals-default)

  Relation relation = Relation::separated;
  Interval<S> distance;
  Stage stage = Stage::floating_point;
  int iterations = 0;  // of the stage that answered
  // v = sum of weights_i (p_i - q_i), the nearest point of A - B.  Where the bodies meet, a simplex
  // that holds the origin.
  std::array<Pair, 4> pairs{};
  std::array<S, 4> weights{};
  std::size_t size = 0;
  Vec<S, D> normal{};     // along v, of any length; zero where they meet
  Vec<S, D> witness_a{};  // sum of weights_i p_i
  Vec<S, D> witness_b{};  // sum of weights_i q_i
};

// What a pair of bodies keeps from one query to the next: the search begins with the simplex of the
// last, which is near the next where bodies have moved a little.  Whatever stands in it, the answer
// is proved.
struct Memory {
  std::array<Pair, 4> pairs{};
  std::size_t size = 0;
};

// As wide as an interval may be that nobody makes narrower.
template <Binary S>
bool narrow_enough(const Interval<S>& distance, const S& magnitude) {
  return distance.upper - distance.lower <=
         unit_roundoff<S> * (24 * magnitude + 8 * distance.lower);
}

// From box to box; any where the boxes have the same centre.
template <Binary S, int D>
Vec<S, D> first_direction(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b) {
  Vec<S, D> v = a.centre() - b.centre();
  if (dot(v, v) == S(0)) v[0] = S(1);
  return v;
}

// The loop in floating point; it gives no answer where nothing is proved.
template <Binary S, int D, typename Scan, typename Bounds>
class FloatingPointSearch {
 public:
  FloatingPointSearch(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b, const Scan& scan)
      : a_(a),
        b_(b),
        scan_(scan),
        magnitude_(std::max(a.magnitude(), b.magnitude())),
        radii_(a.radius() + b.radius()) {}
  // One that others have made: what they came to, as LeanSimplex takes it, and their `plane_`.
  template <typename CornerAt>
  FloatingPointSearch(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b, const Scan& scan,
                      std::size_t size, const CornerAt& corner, const Nearest<S, D>& nearest,
                      const Vec<S, D>& plane)
      : a_(a),
        b_(b),
        scan_(scan),
        magnitude_(std::max(a.magnitude(), b.magnitude())),
        radii_(a.radius() + b.radius()),
        simplex_(size, corner, nearest),
        plane_(plane) {}

  // False where nothing is proved.
  bool answer(Certified<S, D>& result, const Memory& memory) {
    if (!in_range(magnitude_)) return false;
    begin(memory);
    int detours = 0;
    S shortest = simplex_.vv();
    for (int k = 1; k <= iterations_at_most && long_enough(simplex_.nn()); ++k) {
      const Look seen = look();
      if (seen.ends) return separated(seen, k, result);
      add(seen.extremes);
      if (simplex_.size() == D + 1) return overlapping(k, result);
      if (simplex_.vv() < shortest) {
        shortest = simplex_.vv();
      } else if (detours++ == detours_at_most) {
        break;
      }
    }
    return false;
  }

  // With the simplex of before; else with the support point along the line of the centres.
  void begin(const Memory& memory) {
    for (std::size_t i = 0; i < std::min<std::size_t>(memory.size, D); ++i) {
      const auto [a, b] = memory.pairs[i];
      if (a < a_.size() && b < b_.size()) add_once(a_.place(a), b_.place(b));
    }
    // Where it shows no direction, for the bodies met there, this is a new search.
    if (simplex_.size() > 0 && long_enough(simplex_.nn())) return;
    simplex_.clear();
    add(scan_(a_, b_, first_direction(a_, b_)));
  }

  // The support points along n, its length, and whether they show nothing new: nearer to v than
  // the bounds can tell, or corners.
  struct Look {
    Extremes<S> extremes;
    S length;
    bool ends;
  };

  Look look() {
    Look seen{scan_(a_, b_, simplex_.n()), norm(simplex_.nn()), false};
    const S least = seen.extremes.least_of_a - seen.extremes.greatest_of_b;
    const S gap = simplex_.ny() - least;
    const S rounding = unit_roundoff<S> * S(0.75) * radii_ * seen.length;
    if (std::abs(least) <= rounding) plane_ = simplex_.n();
    // Times ‖n‖: 4u ‖v‖, and a quarter of what products err by.
    const bool close = gap <= unit_roundoff<S> * 4 * simplex_.ny() + rounding;
    seen.ends = close || simplex_.contains(seen.extremes.a, seen.extremes.b);
    return seen;
  }

  // What is proved where a look ends the search.
  bool separated(const Look& seen, int k, Certified<S, D>& result) const {
    const S lower = lower_bound<Bounds>(seen.extremes, seen.length, radii_);
    if (!(lower > S(0))) return false;
    const std::array<S, 4> weights = simplex_.weights();
    const Interval<S> distance{lower, upper_bound<Bounds>(simplex_, weights)};
    if (!narrow_enough(distance, magnitude_)) return false;
    result.relation = Relation::separated;
    result.distance = distance;
    result.normal = simplex_.n();
    write(weights, k, result);
    return true;
  }

  // What is proved by D + 1 corners that seem to enclose the origin.
  bool overlapping(int k, Certified<S, D>& result) const {
    std::array<S, 4> weights{};
    if (!encloses_origin<Bounds>(simplex_, weights)) return false;
    result.relation = Relation::overlapping;
    result.distance = {S(0), S(0)};
    write(weights, k, result);
    // In a flat simplex the relation may be proved and the weights be noise: integers weigh that.
    Vec<S, D> z{};
    for (std::size_t i = 0; i <= D; ++i) z = z + result.weights[i] * simplex_[i].y();
    const S near = 16 * unit_roundoff<S> * radii_;
    return dot(z, z) <= near * near;
  }

  const LeanSimplex<S, D>& simplex() const { return simplex_; }
  // Where a search may go on.
  Memory memory() const {
    Memory result;
    result.size = simplex_.size();
    for (std::size_t i = 0; i < result.size; ++i) result.pairs[i] = pair(i);
    return result;
  }
  // About the normal of one that may separate the bodies.
  Vec<S, D> plane() const {
    return dot(plane_, plane_) > S(0) ? plane_ : a_.centre() - b_.centre();
  }

 private:
  // The corners of the simplex are known by places.
  void add(const Extremes<S>& extremes) {
    simplex_.add(a_.at(extremes.a) - b_.at(extremes.b), extremes.a, extremes.b);
  }
  void add_once(std::size_t a, std::size_t b) {
    if (!simplex_.contains(a, b)) simplex_.add(a_.at(a) - b_.at(b), a, b);
  }
  Pair pair(std::size_t corner) const {
    return {a_.index(simplex_[corner].a), b_.index(simplex_[corner].b)};
  }

  void write(const std::array<S, 4>& weights, int k, Certified<S, D>& result) const {
    result.iterations = k;
    result.size = simplex_.size();
    const S per_sum = S(1) / (weights[0] + weights[1] + weights[2] + weights[3]);
    for (std::size_t i = 0; i < result.size; ++i) {
      result.weights[i] = weights[i] * per_sum;
      result.pairs[i] = pair(i);
    }
  }

  const PreparedBody<S, D>& a_;
  const PreparedBody<S, D>& b_;
  const Scan& scan_;
  S magnitude_;
  S radii_;
  LeanSimplex<S, D> simplex_;
  Vec<S, D> plane_{};  // zero where none was seen
};

// What the integers found, in double.
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

// The same in float, the interval rounded outwards.
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
  for (std::size_t axis = 0; axis < D; ++axis) {
    result.normal[axis] = static_cast<float>(wide.normal[axis]);
  }
  return result;
}

template <typename Bounds, Binary S, int D, typename Scan>
void certify(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b, const Scan& scan,
             const Memory& memory, Certified<S, D>& result);

template <int D, typename Scan>
Certified<double, D> by_integers(const PreparedBody<double, D>& a, const PreparedBody<double, D>& b,
                                 const Scan& scan, const Memory& found,
                                 const Vec<double, D>& plane) {
  const std::size_t size = std::max<std::size_t>(found.size, 1);
  return in_double<D>(exact_answer(a, b, scan, std::span(found.pairs).first(size), plane));
}

template <int D>
PreparedBody<double, D> divided(const PreparedBody<double, D>& body, int power) {
  std::vector<Vec<double, D>> points(body.size());
  for (std::size_t i = 0; i < points.size(); ++i) {
    points[i] = body[i];
    for (double& x : points[i].x) x = scaled(x, -power);
  }
  return PreparedBody<double, D>(points);
}

// Bodies out of range, divided by 2^power, about their magnitude.  What then underflows moves a
// point by less than 2^-1074, which is nothing beside the slack of a bound, u (R_A + R_B) / 100.
template <typename Bounds, int D, typename Scan>
void certify_scaled(const PreparedBody<double, D>& a, const PreparedBody<double, D>& b,
                    const Scan& scan, int power, Certified<double, D>& result) {
  const PreparedBody<double, D> near_a = divided(a, power);
  const PreparedBody<double, D> near_b = divided(b, power);
  FloatingPointSearch<double, D, Scan, Bounds> search(near_a, near_b, scan);
  if (search.answer(result, {})) {
    result.distance = outwards(result.distance, power);
  } else {
    result = by_integers(a, b, scan, search.memory(), search.plane());
  }
}

// Where a search in floating point has proved nothing.  Out of line: within the search, these
// numbers would take the registers of its loop.
template <typename Bounds, int D, typename Scan>
[[gnu::noinline]] void escalate(const PreparedBody<float, D>& a, const PreparedBody<float, D>& b,
                                const Scan& scan, const Memory& found, const Vec<float, D>&,
                                Certified<float, D>& result) {
  Certified<double, D> wide;
  certify<Bounds>(PreparedBody<double, D>(a), PreparedBody<double, D>(b), scan, found, wide);
  result = in_float(wide);
}
template <typename Bounds, int D, typename Scan>
[[gnu::noinline]] void escalate(const PreparedBody<double, D>& a, const PreparedBody<double, D>& b,
                                const Scan& scan, const Memory& found, const Vec<double, D>& plane,
                                Certified<double, D>& result) {
  const double magnitude = std::max(a.magnitude(), b.magnitude());
  if (!in_range(magnitude) && magnitude > 0) {
    return certify_scaled<Bounds>(a, b, scan, std::ilogb(magnitude), result);
  }
  result = by_integers(a, b, scan, found, plane);
}

template <typename Bounds, Binary S, int D, typename Scan>
void certify(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b, const Scan& scan,
             const Memory& memory, Certified<S, D>& result) {
  FloatingPointSearch<S, D, Scan, Bounds> search(a, b, scan);
  if (search.answer(result, memory)) return;
  escalate<Bounds>(a, b, scan, search.memory(), search.plane(), result);
}

// Weights sum to 1 but for rounding, so that a point of a body at the end of the range may
// overflow.
template <Binary S, int D>
void keep_within(const S& magnitude, Vec<S, D>& point) {
  for (S& x : point.x) x = std::clamp(x, -magnitude, magnitude);
}

template <Binary S, int D>
void write_witness_points(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                          Certified<S, D>& result) {
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
void check_assumptions() {
  if (!assumptions_hold<S>()) {
    throw std::domain_error("a proof needs rounding to nearest and subnormal numbers");
  }
}

template <typename Bounds, Binary S, int D, typename Scan>
Certified<S, D> proved_distance(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                                const Scan& scan, const Memory& memory) {
  check_assumptions<S>();
  Certified<S, D> result;
  certify<Bounds>(a, b, scan, memory, result);
  write_witness_points(a, b, result);
  return result;
}

// For finite coordinates, whatever they are, and a memory that this pair alone uses.  Throws
// std::domain_error where this thread does not round to nearest or flushes subnormal numbers to
// zero: then nothing here is proved.
template <typename Bounds = ProvedBounds, Binary S, int D, typename Scan>
Certified<S, D> certified_distance(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                                   const Scan& scan, Memory& memory) {
  const Certified<S, D> result = proved_distance<Bounds>(a, b, scan, memory);
  memory = {result.pairs, result.size};
  return result;
}

// Of a pair that nobody asked before.
template <typename Bounds = ProvedBounds, Binary S, int D, typename Scan = ScalarScan>
Certified<S, D> certified_distance(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                                   const Scan& scan = {}) {
  return proved_distance<Bounds>(a, b, scan, Memory{});
}

}  // namespace gjk::certified
