// SPDX-License-Identifier: MIT
// The iterations of a query as its support map sees them.  Walks and the search for a separating
// axis store different parts of A - B, but each iteration looks for one support point: direction,
// point and side of the origin describe their path.
#pragma once

#include <cstddef>

#include "core/gjk/support.hpp"
#include "core/subjects/answer.hpp"
#include "core/subjects/body_map.hpp"
#include "core/subjects/number.hpp"

namespace subjects {

template <gjk::Scalar S, int D>
struct SupportWatch {
  const Trace* trace;         // null: not traced
  gjk::SupportPoint<S, D> p;  // of A, for the direction of the next query of B
  int k = 0;
};

// A - B queries A along d, then B along -d.
template <gjk::Scalar S, int D>
class WatchedA {
 public:
  static constexpr int dimension = D;

  WatchedA(const BodyMap<S, D>& map, SupportWatch<S, D>& watch) : map_(map), watch_(watch) {}

  gjk::SupportPoint<S, D> support(const gjk::Vec<S, D>& direction) const {
    if (watch_.trace == nullptr) return map_.support(direction);
    return watch_.p = map_.support(direction);
  }
  bool curved() const { return map_.curved(); }
  S magnitude() const { return map_.magnitude(); }

 private:
  const BodyMap<S, D>& map_;
  SupportWatch<S, D>& watch_;
};

template <gjk::Scalar S, int D>
class WatchedB {
 public:
  static constexpr int dimension = D;

  WatchedB(const BodyMap<S, D>& map, SupportWatch<S, D>& watch) : map_(map), watch_(watch) {}

  gjk::SupportPoint<S, D> support(const gjk::Vec<S, D>& direction) const {
    const gjk::SupportPoint<S, D> q = map_.support(direction);
    if (watch_.trace == nullptr) return q;
    TraceStep step;
    step.k = watch_.k++;
    step.support = {watch_.p.index, q.index};
    const gjk::Vec<S, D> d = -direction;
    for (std::size_t axis = 0; axis < D; ++axis) {
      step.direction.push_back(number(d[axis]).approximation());
    }
    step.along = number(dot(watch_.p.point - q.point, d)).approximation();
    (*watch_.trace)(step);
    return q;
  }
  bool curved() const { return map_.curved(); }
  S magnitude() const { return map_.magnitude(); }

 private:
  const BodyMap<S, D>& map_;
  SupportWatch<S, D>& watch_;
};

}  // namespace subjects
