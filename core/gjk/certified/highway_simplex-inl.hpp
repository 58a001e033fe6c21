// SPDX-License-Identifier: MIT
// LeanSimplex side by side for one instruction set: the same operations, choices as branches.
#if defined(GJKPROOF_HIGHWAY_SIMPLEX_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef GJKPROOF_HIGHWAY_SIMPLEX_INL
#undef GJKPROOF_HIGHWAY_SIMPLEX_INL
#else
#define GJKPROOF_HIGHWAY_SIMPLEX_INL
#endif

#include <hwy/highway.h>

#include <array>
#include <cstddef>

#include "core/gjk/certified/highway_lanes-inl.hpp"

HWY_BEFORE_NAMESPACE();
namespace gjk::certified::HWY_NAMESPACE {

template <Binary S, int D>
using Choice = hn::Mask<Lanes<S, D>>;

// A point of each lane.
template <Binary S, int D>
using LanePoints = std::array<Register<S, D>, D>;

// The nearest point of each lane's simplex, as in Nearest, and the face that holds it: all corners,
// the edge from q, the newest corner alone, or else the edge from p.
template <Binary S, int D>
struct NearestPoints {
  LanePoints<S, D> n;
  Register<S, D> nn;
  Register<S, D> ny;
  Register<S, D> vv;
  std::array<Register<S, D>, 2> parts;
  Register<S, D> whole;
  Choice<S, D> all;
  Choice<S, D> from_q;
  Choice<S, D> newest;
};

// A class of static functions, so that its register types have short names.
template <Binary S, int D>
class LaneSimplex {
 public:
  using Tag = Lanes<S, D>;
  using Number = Register<S, D>;
  using Which = Choice<S, D>;
  using Point = LanePoints<S, D>;
  using Found = NearestPoints<S, D>;

  // A corner of each lane.
  struct Kept {
    Point y;
    Number a;
    Number b;
  };
  static HWY_INLINE Number number(S x) { return hn::Set(Tag(), x); }
  static HWY_INLINE Which none() { return negative(hn::Zero(Tag())); }
  static HWY_INLINE Kept choose(const Which& which, const Kept& yes, const Kept& no) {
    return {choose(which, yes.y, no.y), hn::IfThenElse(which, yes.a, no.a),
            hn::IfThenElse(which, yes.b, no.b)};
  }

  // A simplex without the newest corner, the older corners p and q of the nearest point's face, and
  // whether it encloses the origin with the newest corner.
  struct Reduced {
    Kept p;
    Kept q;
    Found found;
    Which encloses;
  };

  static HWY_INLINE Reduced reduced(const std::array<Kept, D>& c, const Kept& newest,
                                    const Number& size, const Which& adds) {
    const Which alone = hn::Eq(inner(newest.y, newest.y), number(0));
    const Which first = hn::Or(alone, hn::Not(hn::And(adds, hn::Lt(number(0), size))));
    const Which second = hn::Eq(size, number(1));
    Reduced result{c[0], c[1], {}, none()};
    if constexpr (D == 2) {
      result.found = at_triangle(c[0].y, c[1].y, newest.y, first, second);
      result.encloses = result.found.all;
    } else {
      const Which full = hn::AndNot(alone, hn::And(adds, hn::Eq(size, number(3))));
      std::array<Which, 3> without{none(), none(), none()};  // where to try the face without c[i]
      if (!hn::AllFalse(Tag(), full)) {
        result.encloses = encloses_or_where_not(c, newest, full, without);
        result.p = choose(without[0], c[1], c[0]);
        result.q = choose(hn::Or(without[0], without[1]), c[2], c[1]);
      }
      result.found = at_triangle(result.p.y, result.q.y, newest.y, first, second);
      nearer(hn::And(without[0], without[1]), c[0], c[2], newest, result);
      nearer(hn::And(hn::Or(without[0], without[1]), without[2]), c[0], c[1], newest, result);
    }
    return result;
  }

 private:
  // The nearest point of a flat simplex may be on any face.
  static HWY_INLINE Which encloses_or_where_not(const std::array<Kept, D>& c, const Kept& newest,
                                                const Which& full, std::array<Which, 3>& without) {
    const Point to_p = minus(c[0].y, newest.y);
    const Point to_q = minus(c[1].y, newest.y);
    const Point to_r = minus(c[2].y, newest.y);
    const Point n_pq = outer(to_p, to_q);
    const Number volume = inner(n_pq, to_r);
    const Which flat = hn::Not(hn::Or(negative(volume), positive(volume)));
    const auto outside = [&](const Point& normal) HWY_ATTR {
      return positive(product(inner(normal, newest.y), volume));
    };
    without = {outside(outer(to_q, to_r)), outside(outer(to_r, to_p)), outside(n_pq)};
    const Which any = hn::Or(hn::Or(without[0], without[1]), hn::Or(without[2], flat));
    for (Which& which : without) which = hn::And(full, hn::Or(which, flat));
    return hn::AndNot(any, full);
  }

  // In some lanes, takes the face of p, q and the newest corner if its point is nearer.
  static HWY_INLINE void nearer(const Which& which, const Kept& p, const Kept& q,
                                const Kept& newest, Reduced& result) {
    if (hn::AllFalse(Tag(), which)) return;
    const Found found = at_triangle(p.y, q.y, newest.y, none(), none());
    const Which better = hn::And(which, hn::Lt(found.vv, result.found.vv));
    result.p = choose(better, p, result.p);
    result.q = choose(better, q, result.q);
    Found& best = result.found;
    take(better, found.n, found.ny, found.parts, found.whole, best);
    best.nn = hn::IfThenElse(better, found.nn, best.nn);
    best.vv = hn::IfThenElse(better, found.vv, best.vv);
    best.all = either(better, found.all, best.all);
    best.from_q = either(better, found.from_q, best.from_q);
    best.newest = either(better, found.newest, best.newest);
  }
  static HWY_INLINE Which either(const Which& which, const Which& yes, const Which& no) {
    return hn::Or(hn::And(which, yes), hn::AndNot(which, no));
  }

  static HWY_INLINE Point choose(const Which& which, const Point& yes, const Point& no) {
    Point result;
    for (std::size_t axis = 0; axis < D; ++axis) {
      result[axis] = hn::IfThenElse(which, yes[axis], no[axis]);
    }
    return result;
  }
  static HWY_INLINE Point minus(const Point& p, const Point& q) {
    Point result;
    for (std::size_t axis = 0; axis < D; ++axis) result[axis] = hn::Sub(p[axis], q[axis]);
    return result;
  }
  static HWY_INLINE Number inner(const Point& p, const Point& q) {
    Number sum = product(p[0], q[0]);
    for (std::size_t axis = 1; axis < D; ++axis) sum = hn::Add(sum, product(p[axis], q[axis]));
    return sum;
  }
  // p_i q_k - p_k q_i.
  static HWY_INLINE Number minor(const Point& p, const Point& q, std::size_t i, std::size_t k) {
    return hn::Sub(product(p[i], q[k]), product(p[k], q[i]));
  }
  static HWY_INLINE Point outer(const Point& p, const Point& q) {
    return {minor(p, q, 1, 2), minor(p, q, 2, 0), minor(p, q, 0, 1)};
  }
  static HWY_INLINE Which negative(const Number& x) { return hn::Lt(x, hn::Zero(Tag())); }
  static HWY_INLINE Which positive(const Number& x) { return hn::Lt(hn::Zero(Tag()), x); }

  // ---- the nearest point

  // The nearest point of the triangle of p, q and the newest corner; of the edge from p if there is
  // no q, and of the newest corner if there is no p.
  static HWY_INLINE Found at_triangle(const Point& p, const Point& q, const Point& newest,
                                      const Which& no_p, const Which& no_q) {
    Found found{newest, inner(newest, newest), {}, {}, {}, {}, none(), none(), no_p};
    found.ny = found.vv = found.nn;
    found.whole = found.nn;
    found.parts = {found.nn, found.nn};
    const Which no_face = hn::Or(no_p, no_q);
    const Point to_p = minus(p, newest);
    Point d = to_p;
    Number yd = inner(newest, to_p);
    if (hn::AllTrue(Tag(), no_p)) return found;
    if (!hn::AllTrue(Tag(), no_face))
      at_face(to_p, minus(q, newest), newest, no_face, d, yd, found);
    found.newest = hn::AndNot(found.all, hn::Or(no_p, hn::Not(negative(yd))));
    at_edge(newest, d, yd, hn::Not(hn::Or(found.all, found.newest)), found);
    const Number nn = inner(found.n, found.n);
    const Number vv = hn::Div(product(found.ny, found.ny), nn);
    found.nn = hn::IfThenElse(found.newest, found.nn, nn);
    found.vv = hn::IfThenElse(found.newest, found.vv, vv);
    return found;
  }

  static HWY_INLINE void take(const Which& which, const Point& n, const Number& ny,
                              const std::array<Number, 2>& parts, const Number& whole,
                              Found& found) {
    found.n = choose(which, n, found.n);
    found.ny = hn::IfThenElse(which, ny, found.ny);
    for (std::size_t i = 0; i < 2; ++i) {
      found.parts[i] = hn::IfThenElse(which, parts[i], found.parts[i]);
    }
    found.whole = hn::IfThenElse(which, whole, found.whole);
  }

  // Takes the edge from newest + d to the newest corner in some lanes, in which newest.d = yd < 0.
  static HWY_INLINE void at_edge(const Point& newest, const Point& d, const Number& yd,
                                 const Which& which, Found& found) {
    const std::array<Number, 2> parts{hn::Neg(yd), yd};
    if constexpr (D == 2) {
      const Number turn = minor(newest, d, 0, 1);
      const Point n =
          choose(negative(turn), Point{hn::Neg(d[1]), d[0]}, Point{d[1], hn::Neg(d[0])});
      take(which, n, hn::Abs(turn), parts, inner(d, d), found);
    } else {
      const Point across = outer(newest, d);
      take(which, outer(d, across), inner(across, across), parts, inner(d, d), found);
    }
  }

  // Takes the triangle in lanes whose nearest point is inside; elsewhere sets d along its edge.
  static HWY_INLINE void at_face(const Point& to_p, const Point& to_q, const Point& newest,
                                 const Which& no_face, Point& d, Number& yd, Found& found) {
    Which edge_p;  // whether the origin is beyond the edge from p
    Which edge_q;
    if constexpr (D == 2) {
      const Number turn = minor(to_p, to_q, 0, 1);
      edge_p = positive(product(minor(to_p, newest, 0, 1), turn));
      edge_q = positive(product(minor(newest, to_q, 0, 1), turn));
      found.all = hn::Not(hn::Or(hn::Or(edge_p, edge_q), no_face));
    } else {
      const Point normal = outer(to_p, to_q);
      const Number area = inner(normal, normal);
      const Number along_p = inner(outer(to_p, normal), newest);
      const Number along_q = inner(outer(normal, to_q), newest);
      edge_p = hn::And(negative(along_p), positive(area));
      edge_q = hn::Or(negative(along_q), hn::Not(positive(area)));
      found.all = hn::Not(hn::Or(hn::Or(edge_p, edge_q), no_face));
      const Number height = inner(normal, newest);
      const Point opposite{hn::Neg(normal[0]), hn::Neg(normal[1]), hn::Neg(normal[2])};
      take(found.all, choose(negative(height), opposite, normal), hn::Abs(height),
           {along_q, along_p}, area, found);
    }
    const Which to_edge_p = hn::And(edge_p, hn::Or(negative(yd), hn::Not(edge_q)));
    found.from_q = hn::Not(hn::Or(hn::Or(found.all, to_edge_p), no_face));
    d = choose(found.from_q, to_q, d);
    yd = hn::IfThenElse(found.from_q, inner(newest, to_q), yd);
  }
};

}  // namespace gjk::certified::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
