// SPDX-License-Identifier: MIT
// The simplex of the certified query: the point nearest to the origin, sought among the faces that
// hold the newest corner, because it lies there [vdB99 §4].  Nothing is proved here: bounds.hpp and
// exact/search.hpp do that from any simplex.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "core/gjk/certified/prepared_body.hpp"
#include "core/gjk/vec.hpp"

namespace gjk::certified {

// y = fl(p - q) of a point p of A and a point q of B.  Not initialised: filling the corners of a
// simplex with zeros takes as long as an iteration.
template <Binary S, int D>
struct Corner {
  std::array<S, D> x;
  std::size_t a;
  std::size_t b;

  Vec<S, D> y() const { return {x}; }
};

// A permutation of 0, 1, 2, 3, one byte each.  Corners stay where they are: a copy of one that was
// just written would wait for its numbers to arrive.
class Order {
 public:
  std::size_t operator[](std::size_t i) const { return (bytes_ >> 8 * i) & 3; }
  void swap(std::size_t i, std::size_t k) {
    const std::uint32_t different = ((bytes_ >> 8 * i) ^ (bytes_ >> 8 * k)) & 3;
    bytes_ ^= different << 8 * i | different << 8 * k;
  }

 private:
  std::uint32_t bytes_ = 0x03020100;
};

// v, the point of the hull of some corners that is nearest to the origin.  n is along v and of any
// length: computed from the corners as a normal, it is accurate even if v is short, and needs no
// division that the next support mapping would wait for.
template <Binary S, int D>
struct Nearest {
  Vec<S, D> n{};
  S nn{0};                   // n.n
  S ny{0};                   // n.v = n.y for every corner y
  S vv{0};                   // v.v = (n.y)^2 / n.n
  std::array<S, 2> parts{};  // weights of all corners but the newest, times whole
  S whole{1};
};

// Limits of a search; integers decide what it leaves open.  Detours are iterations in which ‖v‖
// does not fall: without them a third of facing boxes needed integers, measured.
inline constexpr int iterations_at_most = 64;
inline constexpr int detours_at_most = 4;

template <Binary S, int D>
class LeanSimplex {
 public:
  LeanSimplex() = default;
  // The state of another search: corner(i) of `size` corners, the newest last.
  template <typename CornerAt>
  LeanSimplex(std::size_t size, const CornerAt& corner, const Nearest<S, D>& nearest)
      : size_(size), nearest_(nearest) {
    for (std::size_t i = 0; i < size; ++i) corners_[i] = corner(i);
  }

  std::size_t size() const { return size_; }
  const Corner<S, D>& operator[](std::size_t i) const { return corners_[order_[i]]; }
  // With D + 1 corners, that of the previous simplex.
  const Nearest<S, D>& nearest() const { return nearest_; }
  const Vec<S, D>& n() const { return nearest_.n; }
  const S& nn() const { return nearest_.nn; }
  const S& ny() const { return nearest_.ny; }
  const S& vv() const { return nearest_.vv; }
  // Of 4 corners that add() left: the least of the volumes of the origin and a face, times 6.  Zero
  // in other simplices.
  const S& least_volume() const { return least_volume_; }

  // The weights of the corners at v: at least 0, with a sum near 1.
  std::array<S, 4> weights() const {
    if (size_ == 1) return {S(1)};
    const auto& [p, q] = nearest_.parts;
    const S& whole = nearest_.whole;
    const S per_whole = S(1) / whole;
    const auto part = [&per_whole](const S& x) { return x > S(0) ? x * per_whole : S(0); };
    if (size_ == 2) return {part(p), part(whole - p)};
    return {part(p), part(q), part(whole - p - q)};
  }

  bool contains(std::size_t a, std::size_t b) const {
    for (std::size_t i = 0; i < size_; ++i) {
      if ((*this)[i].a == a && (*this)[i].b == b) return true;
    }
    return false;
  }

  void clear() { size_ = 0; }

  // Expects at most D corners.  Leaves those v needs, or D + 1 that seem to enclose the origin: one
  // alone if that is the origin, for the bodies then share a vertex.
  void add(const Vec<S, D>& y, std::size_t a, std::size_t b) {
    Corner<S, D>& newest = corners_[order_[size_++]];
    newest.x = y.x;
    newest.a = a;
    newest.b = b;
    if (dot(y, y) == S(0)) {
      order_.swap(0, size_ - 1);
      size_ = 1;
    }
    switch (size_) {
      case 1: return at_corner();
      case 2: return at_edge();
      case 3: return at_triangle();
      default: return at_tetrahedron();
    }
  }

 private:
  void turn_to(const Vec<S, D>& n, const S& ny) {
    nearest_.n = n;
    nearest_.nn = dot(n, n);
    nearest_.ny = ny;
    nearest_.vv = ny * ny / nearest_.nn;
  }
  Vec<S, D> y(std::size_t i) const { return (*this)[i].y(); }

  void at_corner() {
    nearest_.n = y(0);
    nearest_.nn = nearest_.ny = nearest_.vv = dot(nearest_.n, nearest_.n);
  }

  // Corner 1 is the newest.
  void at_edge() {
    const Vec<S, D> newest = y(1);
    const Vec<S, D> d = y(0) - newest;
    const S yd = dot(newest, d);
    if (!(yd < S(0))) {
      order_.swap(0, 1);
      size_ = 1;
      return at_corner();
    }
    const S dd = dot(d, d);
    nearest_.parts[0] = -yd;
    nearest_.whole = dd;
    if constexpr (D == 2) {
      const S turn = product(newest[0], d[1]) - product(newest[1], d[0]);
      turn_to(turn < S(0) ? Vec<S, D>{{-d[1], d[0]}} : Vec<S, D>{{d[1], -d[0]}}, std::abs(turn));
    } else {
      const Vec<S, D> across = cross(newest, d);
      turn_to(cross(d, across), dot(across, across));
    }
  }

  void edge_with(std::size_t i) {
    order_.swap(0, i);
    order_.swap(1, size_ - 1);
    size_ = 2;
    at_edge();
  }

  // Corner 2 is the newest.
  void at_triangle() {
    const Vec<S, D> newest = y(2);
    const Vec<S, D> to_p = y(0) - newest;
    const Vec<S, D> to_q = y(1) - newest;
    if constexpr (D == 2) {
      const S turn = product(to_p[0], to_q[1]) - product(to_p[1], to_q[0]);
      const S side_p = (product(to_p[0], newest[1]) - product(to_p[1], newest[0])) *
                       turn;  // > 0: beyond the edge to p
      const S side_q = (product(to_q[1], newest[0]) - product(to_q[0], newest[1])) * turn;
      reduce(side_p, side_q, to_p);
    } else {
      const Vec<S, D> normal = cross(to_p, to_q);
      const S area = dot(normal, normal);
      if (!(area > S(0))) return edge_with(1);
      const S side_p = -dot(cross(to_p, normal), newest);
      const S side_q = -dot(cross(normal, to_q), newest);
      if (reduce(side_p, side_q, to_p)) return;
      nearest_.parts = {-side_q, -side_p};
      nearest_.whole = area;
      const S height = dot(normal, newest);
      turn_to(height < S(0) ? -normal : normal, std::abs(height));
    }
  }

  // Reduces a triangle to an edge if the origin is beyond one.
  bool reduce(const S& side_p, const S& side_q, const Vec<S, D>& to_p) {
    const bool beyond_p = side_p > S(0);
    const bool beyond_q = side_q > S(0);
    if (!beyond_p && !beyond_q) return false;
    const bool to_p_falls = dot(to_p, y(2)) < S(0);
    if (beyond_p && (to_p_falls || !beyond_q)) {
      edge_with(0);
    } else {
      edge_with(1);
    }
    return true;
  }

  void at_tetrahedron() {
    if constexpr (D == 3) {
      const Vec<S, 3> newest = y(3);
      const Vec<S, 3> to_p = y(0) - newest;
      const Vec<S, 3> to_q = y(1) - newest;
      const Vec<S, 3> to_r = y(2) - newest;
      const Vec<S, 3> n_pq = cross(to_p, to_q);
      const Vec<S, 3> n_qr = cross(to_q, to_r);
      const Vec<S, 3> n_rp = cross(to_r, to_p);
      const S volume = dot(n_pq, to_r);
      // The origin is outside of a face if it is not on the side of the opposite corner.
      const std::array<S, 3> parts{dot(n_qr, newest), dot(n_rp, newest), dot(n_pq, newest)};
      const std::array<bool, 3> outside{parts[0] * volume > S(0), parts[1] * volume > S(0),
                                        parts[2] * volume > S(0)};  // without p, q, r
      const bool flat = !(volume < S(0)) && !(S(0) < volume);
      const int count = outside[0] + outside[1] + outside[2];
      if (count == 0 && !flat) return keep_least(parts, volume);
      if (count == 1) return drop(outside[0] ? 0 : outside[1] ? 1 : 2);
      nearest_without_one(outside, flat);
    }
  }

  // The volumes of the origin and the faces at the newest corner, and of the whole.
  void keep_least(const std::array<S, 3>& parts, const S& whole) {
    const std::array<S, 3> sizes{std::abs(parts[0]), std::abs(parts[1]), std::abs(parts[2])};
    const S rest = std::abs(whole) - (sizes[0] + sizes[1] + sizes[2]);
    least_volume_ = std::min(std::min(sizes[0], sizes[1]), std::min(sizes[2], rest));
  }

  // Beyond several faces the nearest point is on one of them, in a flat simplex on any.
  void nearest_without_one(const std::array<bool, 3>& outside, bool flat) {
    const Order all = order_;
    std::size_t best = 3;
    std::size_t last = 3;
    S least(0);
    for (std::size_t i = 0; i < 3; ++i) {
      if (!outside[i] && !flat) continue;
      order_ = all;
      drop(i);
      last = i;
      if (best == 3 || nearest_.vv < least) {
        best = i;
        least = nearest_.vv;
      }
    }
    if (best == last) return;
    order_ = all;
    drop(best);
  }

  // Reduces a tetrahedron to the face without corner i.
  void drop(std::size_t i) {
    for (std::size_t k = i; k < 3; ++k) order_.swap(k, k + 1);
    size_ = 3;
    at_triangle();
  }

  std::array<Corner<S, D>, D + 1> corners_;
  Order order_;  // of the corners; those after the first `size_` are free
  std::size_t size_ = 0;
  Nearest<S, D> nearest_;
  S least_volume_{0};
};

}  // namespace gjk::certified
