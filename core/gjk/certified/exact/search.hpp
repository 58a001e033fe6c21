// SPDX-License-Identifier: MIT
// The last stage: the distance algorithm in integers, which decides every comparison.
//
// Directions stay short, because each is computed anew from the corners of the simplex: its degree
// in the coordinates is 1 for a vertex, 2 for a face, 3 for an edge (1 in the plane).
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <initializer_list>
#include <span>

#include "core/gjk/certified/answer.hpp"
#include "core/gjk/certified/bounds.hpp"
#include "core/gjk/certified/exact/difference.hpp"
#include "core/gjk/certified/exact/numbers.hpp"

namespace gjk::certified {

// The result of the search.  The pairs are affinely independent, and the weights, positive and
// summing up to 1 within a few u, give the point of A - B that is nearest to the origin.
struct ExactAnswer {
  Relation relation = Relation::separated;
  Interval<double> distance;
  std::array<Pair, 4> pairs;
  std::array<double, 4> weights{};
  std::size_t size = 0;
  std::array<double, 3> normal{};  // along v, the largest component about 1; zero if they meet
  int iterations = 0;
};

template <typename Numbers, int D, typename Difference>
class ExactSearch {
 public:
  template <std::size_t Degree>
  using Number = typename Numbers::template Number<Degree>;
  template <std::size_t Degree>
  using Vector = std::array<Number<Degree>, D>;

  using Direction = Vector<D == 2 ? 1 : 3>;

  explicit ExactSearch(const Difference& difference) : difference_(difference) {}

  // As exact_answer() below.
  ExactAnswer answer(std::span<const Pair> start, const Vec<double, D>& plane) {
    if (!takes(start)) {
      for (const Pair& pair : start) begin_with(pair);
    }
    // Ends, for v.v falls in every step and no simplex comes twice.  With w the newest corner and y
    // one of the simplex, w.v < y.v = v.v (`step`): w is not in the simplex, and the segment from v
    // to w has points that are nearer to the origin than v.  `add` leaves the subset whose nearest
    // point is that of the old simplex and w, which holds the segment.
    while (!meets_ && step()) {
    }
    return finish(plane);
  }

 private:
  struct Corner {
    Pair pair;
    Vector<1> y;
  };

  Corner corner(const Pair& pair) const { return {pair, difference_.corner(pair)}; }

  // Whether the nearest point of the simplex of these pairs has all weights positive.
  bool takes(std::span<const Pair> start) {
    if (start.size() < 2) return false;
    for (std::size_t i = 0; i + 1 < start.size(); ++i) corners_[i] = corner(start[i]);
    size_ = start.size() - 1;
    const Corner last = corner(start[size_]);
    if (size_ == 1 && edge(last, 0)) return true;
    if (size_ == D && encloses(last)) return true;
    if constexpr (D == 3) {
      if (size_ == 2 && face(last, 0, 1)) return true;
    }
    size_ = 0;
    return false;
  }
  bool encloses(const Corner& last) {
    const auto& c = corners_;
    if constexpr (D == 2) {
      const int sign = turn(c[0].y, c[1].y).sign();
      if (sign == 0 || turn(c[1].y, last.y).sign() != sign || turn(last.y, c[0].y).sign() != sign) {
        return false;
      }
    } else {
      const auto volume = [](const Corner& p, const Corner& q, const Corner& r) {
        return sign_of_inner(outer(p.y, q.y), r.y);
      };
      const int sign = volume(c[0], c[1], c[2]);
      if (sign == 0 || volume(c[1], c[0], last) != sign || volume(c[0], c[2], last) != sign ||
          volume(c[2], c[1], last) != sign) {
        return false;
      }
    }
    corners_[size_++] = last;
    meets_ = true;
    return true;
  }

  void begin_with(const Pair& pair) {
    const Corner newest = corner(pair);
    if (size_ == 0) {
      become(along(newest.y), {newest});
    } else if (!meets_ && sign_of_inner(newest.y - corners_[0].y, v_) < 0) {
      add(newest);
    }
  }

  // Adds the corner that is nearest along v, unless the simplex has one as near.
  bool step() {
    const Corner newest = corner(difference_.support(v_));
    if (sign_of_inner(newest.y - corners_[0].y, v_) >= 0) return false;
    for (std::size_t i = 0; i < size_; ++i) assert(!(corners_[i].pair == newest.pair));
    ++iterations_;
    supported_ = supported_ || sign_of_inner(newest.y, v_) >= 0;
    add(newest);
    return true;
  }

  // The nearest subset holds the newest corner; it is the only one whose weights are all positive
  // and beyond whose v no other corner lies.
  void add(const Corner& newest) {
    if constexpr (D == 3) {
      for (std::size_t i = 0; i < size_; ++i) {
        for (std::size_t k = 0; k < i; ++k) {
          if (face(newest, k, i)) return;
        }
      }
    }
    for (std::size_t i = 0; i < size_; ++i) {
      if (edge(newest, i)) return;
    }
    if (none_beyond(newest, newest.y)) {
      return become(along(newest.y), {newest});
    }
    assert(size_ == D);
    corners_[size_++] = newest;  // what is left: all D + 1, around the origin
    meets_ = true;
  }

  template <typename Direction>
  bool none_beyond(const Corner& newest, const Direction& v) const {
    for (std::size_t i = 0; i < size_; ++i) {
      if (sign_of_inner(corners_[i].y - newest.y, v) < 0) return false;
    }
    return true;
  }
  template <typename Vector>
  static Direction along(const Vector& v) {
    return lengthened<typename Direction::value_type>(v);
  }
  void become(const Direction& v, std::initializer_list<Corner> corners) {
    v_ = v;
    meets_ = is_zero(v);
    size_ = corners.size();
    std::copy(corners.begin(), corners.end(), corners_.begin());
  }

  bool edge(const Corner& newest, std::size_t i) {
    const Corner p = corners_[i];
    const Vector<1> d = p.y - newest.y;
    if (sign_of_inner(newest.y, d) >= 0 || sign_of_inner(p.y, d) <= 0) return false;
    const Direction v = normal(newest.y, d);
    if (!none_beyond(newest, v)) return false;
    become(v, {p, newest});
    return true;
  }
  // Normal to the line through y along d, towards y.
  static Direction normal(const Vector<1>& y, const Vector<1>& d) {
    if constexpr (D == 2) {
      const int side = turn(d, y).sign();
      const Vector<1> left = perpendicular(d);
      return side > 0 ? left : side < 0 ? -left : Vector<1>{};
    } else {
      return outer(d, outer(y, d));
    }
  }
  bool face(const Corner& newest, std::size_t i, std::size_t k) {
    const Corner p = corners_[i];
    const Corner q = corners_[k];
    const Vector<2> n = outer(p.y - newest.y, q.y - newest.y);
    if (sign_of_inner(n, outer(p.y, q.y)) <= 0 || sign_of_inner(n, outer(q.y, newest.y)) <= 0 ||
        sign_of_inner(n, outer(newest.y, p.y)) <= 0) {
      return false;
    }
    const int side = sign_of_inner(n, newest.y);
    const Vector<2> v = side > 0 ? n : side < 0 ? -n : Vector<2>{};
    if (!none_beyond(newest, v)) return false;
    become(along(v), {p, q, newest});
    return true;
  }

  // ---- the answer

  ExactAnswer finish(const Vec<double, D>& plane) const {
    ExactAnswer found;
    found.iterations = iterations_;
    found.size = size_;
    for (std::size_t i = 0; i < size_; ++i) found.pairs[i] = corners_[i].pair;
    weigh(found);
    if (meets_) {
      std::array<Vector<1>, D + 1> corners;
      for (std::size_t i = 0; i < size_; ++i) corners[i] = corners_[i].y;
      const ExactContact<Numbers, Difference, D> contact(difference_);
      const bool touches =
          supported_ || contact.on_boundary(std::span(corners).first(size_), plane);
      found.relation = touches ? Relation::touching : Relation::overlapping;
      found.distance = {0, 0};
      return found;
    }
    const int longest = exponent_of_longest(v_);
    for (std::size_t i = 0; i < D; ++i) found.normal[i] = approximation(v_[i], -longest - 64);
    const Vector<1>& y = corners_[0].y;
    if (size_ == 1) {
      found.distance = root(inner(y, y), Number<1>(1, 0));
    } else if (size_ == 2) {
      const Vector<1> d = corners_[1].y - y;
      if constexpr (D == 2) {
        const Number<2> height = turn(y, d);
        found.distance = root(height * height, inner(d, d));
      } else {
        const Vector<2> c = outer(y, d);
        found.distance = root(inner(c, c), inner(d, d));
      }
    } else if constexpr (D == 3) {
      const Vector<2> n = outer(corners_[1].y - y, corners_[2].y - y);
      const Number<3> height = inner(n, y);
      found.distance = root(height * height, inner(n, n));
    }
    return found;
  }

  void weigh(ExactAnswer& found) const {
    const auto& c = corners_;
    std::array<double, 4> parts{1, 0, 0, 0};
    if (size_ == 2) {
      const Vector<1> d = c[1].y - c[0].y;
      share(parts, {inner(c[1].y, d), inner(c[0].y, d)});
    } else if constexpr (D == 2) {
      if (size_ == 3) {
        share(parts, {turn(c[1].y, c[2].y), turn(c[2].y, c[0].y), turn(c[0].y, c[1].y)});
      }
    } else if (size_ == 3) {
      const Vector<2> n = outer(c[0].y - c[2].y, c[1].y - c[2].y);
      share(parts, {inner(n, outer(c[1].y, c[2].y)), inner(n, outer(c[2].y, c[0].y)),
                    inner(n, outer(c[0].y, c[1].y))});
    } else if (size_ == 4) {
      const auto volume = [&c](std::size_t i, std::size_t k, std::size_t m) {
        return inner(outer(c[i].y, c[k].y), c[m].y);
      };
      share(parts, {volume(1, 2, 3), volume(0, 2, 3), volume(0, 1, 3), volume(0, 1, 2)});
    }
    double sum = 0;
    for (const double part : parts) sum += part;
    for (std::size_t i = 0; i < size_; ++i) found.weights[i] = parts[i] / sum;
  }
  // Parts in proportion to |numbers|, the largest about 1.
  template <typename Any>
  static void share(std::array<double, 4>& parts, std::initializer_list<Any> numbers) {
    const int longest = exponent_of_longest(numbers);
    std::size_t i = 0;
    for (const Any& x : numbers) parts[i++] = std::abs(approximation(x, -longest - 64));
  }

  // The root of numerator / denominator, in units of 2^lowest.  Each is known within 1.01u and the
  // quotient within 3.1u.  The root halves that and is rounded by u: 2.6u.  Its product with 1 + 4u
  // is rounded by u more.
  template <typename Numerator, typename Denominator>
  Interval<double> root(const Numerator& numerator, const Denominator& denominator) const {
    int up = 0;
    int down = 0;
    double quotient =
        static_cast<double>(numerator.leading(up)) / static_cast<double>(denominator.leading(down));
    int exponent = up - down;
    if (exponent % 2 != 0) {
      quotient *= 2;
      --exponent;
    }
    constexpr double slack = 4 * unit_roundoff<double>;
    const double length = std::sqrt(quotient);
    return outwards({length * (1 - slack), length * (1 + slack)},
                    exponent / 2 + difference_.lowest());
  }
  const Difference& difference_;
  std::array<Corner, D + 1> corners_;
  std::size_t size_ = 0;
  Direction v_;
  bool meets_ = false;
  bool supported_ = false;  // whether a v has shown that the origin is not in the interior
  int iterations_ = 0;
};

// The relation of two bodies and their distance.  Starts at the given pairs, at least one; `plane`
// is the approximate normal of a plane that may separate the bodies, zero if the caller has none.
template <typename Difference, typename Scan>
ExactAnswer exact_answer(const Difference& difference, const Scan& scan,
                         std::span<const Pair> start,
                         const Vec<double, Difference::dimension>& plane) {
  const auto answer = [&]<typename Numbers, typename Exact>(const Numbers&, const Exact& exact) {
    return ExactSearch<Numbers, Difference::dimension, Exact>(exact).answer(start, plane);
  };
  return in_integers(difference, scan, answer);
}

}  // namespace gjk::certified
