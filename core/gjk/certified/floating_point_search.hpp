// SPDX-License-Identifier: MIT
// The search of the certified query in floating point, and what it proves.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>

#include "core/gjk/certified/answer.hpp"
#include "core/gjk/certified/bounds.hpp"
#include "core/gjk/certified/lean_simplex.hpp"
#include "core/gjk/certified/scan.hpp"

namespace gjk::certified {

// From the centre of one box to that of the other; any direction if they are equal.
template <typename Difference>
auto first_direction(const Difference& difference) {
  using S = typename Difference::Number;
  auto v = difference.between_centres();
  if (dot(v, v) == S(0)) v[0] = S(1);
  return v;
}

// The loop in floating point, for a PreparedDifference or a PlacedDifference, which outlives it.  It
// gives no answer unless it proves one.
template <typename Difference, typename Scan, typename Bounds>
class FloatingPointSearch {
  using S = typename Difference::Number;
  static constexpr int D = Difference::dimension;

 public:
  FloatingPointSearch(const Difference& difference, const Scan& scan)
      : difference_(difference), scan_(scan), radii_(difference.radii()) {}
  // Continues a search of SearchLanes: its simplex, as LeanSimplex takes it, and its plane.
  template <typename CornerAt>
  FloatingPointSearch(const Difference& difference, const Scan& scan, std::size_t size,
                      const CornerAt& corner, const Nearest<S, D>& nearest, const Vec<S, D>& plane)
      : difference_(difference),
        scan_(scan),
        radii_(difference.radii()),
        simplex_(size, corner, nearest),
        plane_(plane) {}

  // False if nothing is proved.  `Found` is Certified with a Memory, or CertifiedRelation with a
  // RelationMemory: a relation needs no distance, so that the first proved plane ends the search.
  template <typename Found, typename Kept>
  bool answer(Found& result, const Kept& memory) {
    if (!difference_.is_in_range()) return false;
    if (begins(memory, result)) return true;
    int detours = 0;
    S shortest = simplex_.vv();
    int k = 0;
    while (k < iterations_at_most && long_enough(simplex_.nn())) {
      ++k;
      const Look seen = look_for(result);
      if (seen.ends) return separated(seen, k, result);
      add(seen.extremes);
      if (simplex_.size() == D + 1) return overlapping(k, result);
      if (simplex_.vv() < shortest) {
        shortest = simplex_.vv();
      } else if (detours++ == detours_at_most) {
        break;
      }
    }
    return touching(k, result);
  }

  // With the simplex of the memory, or else with the support point along the line of the centres.
  void begin(const Memory& memory) {
    begin_with(memory);
    begin_anew_if_met();
  }

  // Whether the remembered axis, or else the line of the centres, is normal to a plane that
  // separates the bodies; if not, begins with the support point along it.  With a remembered simplex
  // whether that encloses the origin, or is a shared vertex at which the axis shows touching.
  bool begins(const RelationMemory<S, D>& memory, CertifiedRelation<S, D>& result) {
    const Memory& kept = memory.simplex;
    if (kept.size > 0) {
      if (encloses(kept)) return write_overlap(kept, 0, result);
      begin_with(kept);
      plane_ = memory.axis;
      if (touching(0, result)) return true;
      plane_ = {};
      begin_anew_if_met();
      return false;
    }
    // A square that is finite leaves its products with points finite.
    const S square = dot(memory.axis, memory.axis);
    const bool known = long_enough(square) && square <= std::numeric_limits<S>::max();
    const Vec<S, D> v = known ? memory.axis : first_direction(difference_);
    const Look seen = look_for_plane(v, dot(v, v));
    if (separated_along(v, seen, 0, result)) return true;
    add(seen.extremes);
    return false;
  }
  bool begins(const Memory& memory, const Certified<S, D>&) {
    begin(memory);
    return false;
  }

  // The support points along n, the length of n, and whether they end the search: they are nearer
  // to v than the bounds can tell, or corners already.
  struct Look {
    Extremes<S> extremes;
    S length;
    bool ends;
  };

  Look look() {
    Look seen{difference_.extremes(scan_, simplex_.n()), norm(simplex_.nn()), false};
    judge(seen);
    return seen;
  }

  // Whether a look that ends the search proves separation; if so, writes the result.
  bool separated(const Look& seen, int k, Certified<S, D>& result) const {
    const S lower = lower_bound<Bounds>(seen.extremes, seen.length, radii_);
    if (!(lower > S(0))) return false;
    const std::array<S, 4> weights = simplex_.weights();
    const Interval<S> distance{lower, upper_bound<Bounds>(simplex_, weights, radii_)};
    if (!difference_.narrow_enough(distance)) return false;
    result.relation = Relation::separated;
    result.distance = distance;
    result.normal = simplex_.n();
    write(weights, k, result);
    return true;
  }
  bool separated(const Look& seen, int k, CertifiedRelation<S, D>& result) const {
    return separated_along(simplex_.n(), seen, k, result);
  }

  // The same for overlap, of D + 1 corners that seem to enclose the origin.
  bool overlapping(int k, Certified<S, D>& result) const {
    std::array<S, 4> weights{};
    if (!encloses_origin<Bounds>(simplex_, radii_, weights)) return false;
    result.relation = Relation::overlapping;
    result.distance = {S(0), S(0)};
    write(weights, k, result);
    // In a flat simplex the relation may be proved while the weights are noise: use integers then.
    Vec<S, D> z{};
    for (std::size_t i = 0; i <= D; ++i) z = z + result.weights[i] * simplex_[i].y();
    const S near = 16 * unit_roundoff<S> * radii_;
    return dot(z, z) <= near * near;
  }
  bool overlapping(int k, CertifiedRelation<S, D>& result) const {
    return encloses(simplex_) && write_overlap(memory(), k, result);
  }

  // The same for touching in a vertex that the bodies share, the only corner.
  template <typename Found>
  bool touching(int k, Found& result) const {
    if (simplex_.size() != 1 || simplex_[0].y() != Vec<S, D>{}) return false;
    const auto& [y, a, b] = simplex_[0];
    return difference_.has_exact_zeros() && touches_at<Bounds>(difference_, scan_, a, b, plane()) &&
           write_touching(k, result);
  }

  const LeanSimplex<S, D>& simplex() const { return simplex_; }
  // Where another search may continue.
  Memory memory() const {
    Memory result;
    result.size = simplex_.size();
    for (std::size_t i = 0; i < result.size; ++i) result.pairs[i] = pair(i);
    return result;
  }
  // The approximate normal of a plane that may separate the bodies.
  Vec<S, D> plane() const {
    return dot(plane_, plane_) > S(0) ? plane_ : difference_.between_centres();
  }

 private:
  void begin_with(const Memory& memory) {
    for (std::size_t i = 0; i < std::min<std::size_t>(memory.size, D); ++i) {
      const auto [a, b] = memory.pairs[i];
      if (a < difference_.a().size() && b < difference_.b().size()) {
        add_once(difference_.a().place(a), difference_.b().place(b));
      }
    }
  }
  // A simplex that shows no direction, because the bodies met there, is of no use.
  void begin_anew_if_met() {
    if (simplex_.size() > 0 && long_enough(simplex_.nn())) return;
    simplex_.clear();
    add(difference_.extremes(scan_, first_direction(difference_)));
  }

  Look look_for(const Certified<S, D>&) { return look(); }
  Look look_for(const CertifiedRelation<S, D>&) {
    Look seen = look_for_plane(simplex_.n(), simplex_.nn());
    if (!seen.ends) judge(seen);
    return seen;
  }

  // `ends` if a plane normal to v is proved to separate the bodies.  If the scan gave bounds in place
  // of support points and they do not suffice, all points are scanned.
  Look look_for_plane(const Vec<S, D>& v, const S& vv) {
    Look seen{difference_.hurried(scan_, v), norm(vv), false};
    const auto proves = [&] {
      return long_enough(vv) && separates<Bounds>(seen.extremes, seen.length, radii_);
    };
    seen.ends = proves();
    if (seen.ends || !(seen.extremes.least_of_a > seen.extremes.greatest_of_b)) return seen;
    seen.extremes = difference_.extremes(scan_, v);
    seen.ends = proves();
    return seen;
  }

  bool separated_along(const Vec<S, D>& v, const Look& seen, int k,
                       CertifiedRelation<S, D>& result) const {
    if (!seen.ends || !separates<Bounds>(seen.extremes, seen.length, radii_)) return false;
    result.relation = Relation::separated;
    result.iterations = k;
    result.axis = v;
    return true;
  }
  bool write_touching(int k, Certified<S, D>& result) const {
    result.relation = Relation::touching;
    result.distance = {S(0), S(0)};
    write(simplex_.weights(), k, result);
    return true;
  }
  bool write_touching(int k, CertifiedRelation<S, D>& result) const {
    result.relation = Relation::touching;
    result.iterations = k;
    result.axis = plane();
    result.simplex = memory();
    return true;
  }
  static bool write_overlap(const Memory& simplex, int k, CertifiedRelation<S, D>& result) {
    result.relation = Relation::overlapping;
    result.iterations = k;
    result.simplex = simplex;
    return true;
  }

  // Whether a remembered simplex is one of D + 1 corners around the origin.
  bool encloses(const Memory& memory) const {
    const auto& a = difference_.a();
    const auto& b = difference_.b();
    if (memory.size != D + 1) return false;
    for (std::size_t i = 0; i <= D; ++i) {
      if (memory.pairs[i].a >= a.size() || memory.pairs[i].b >= b.size()) return false;
    }
    const auto corner = [&](std::size_t i) {
      const Pair& pair = memory.pairs[i];
      return Corner<S, D>{difference_.corner(a.place(pair.a), b.place(pair.b)).x, pair.a, pair.b};
    };
    return encloses(LeanSimplex<S, D>(D + 1, corner, {}));
  }
  bool encloses(const LeanSimplex<S, D>& simplex) const {
    std::array<S, 4> weights{};
    return encloses_by_far<Bounds>(simplex, radii_) ||
           encloses_origin<Bounds>(simplex, radii_, weights);
  }

  // In place: a copy would wait for numbers that the scan has just written.
  void judge(Look& seen) {
    const S least = seen.extremes.least_of_a - seen.extremes.greatest_of_b;
    const S gap = simplex_.ny() - least;
    const S rounding = product(unit_roundoff<S> * S(Bounds::ending) * radii_, seen.length);
    if (std::abs(least) <= rounding) plane_ = simplex_.n();
    // Times ‖n‖: 4u ‖v‖, and a quarter of the error of products.
    const bool close = gap <= product(unit_roundoff<S> * 4, simplex_.ny()) + rounding;
    seen.ends = close || simplex_.contains(seen.extremes.a, seen.extremes.b);
  }

  // The corners of the simplex are known by places.
  void add(const Extremes<S>& extremes) {
    simplex_.add(difference_.corner(extremes.a, extremes.b), extremes.a, extremes.b);
  }
  void add_once(std::size_t a, std::size_t b) {
    if (!simplex_.contains(a, b)) simplex_.add(difference_.corner(a, b), a, b);
  }
  Pair pair(std::size_t corner) const {
    return {difference_.a().index(simplex_[corner].a), difference_.b().index(simplex_[corner].b)};
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

  const Difference& difference_;
  const Scan& scan_;
  S radii_;
  LeanSimplex<S, D> simplex_;
  Vec<S, D> plane_{};  // zero if none was seen
};

}  // namespace gjk::certified
