// SPDX-License-Identifier: MIT
// An order of points that puts near points next to one another.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "core/gjk/vec.hpp"

namespace gjk::certified {

// A permutation between the indices of points and their places: `indices` by place, `places` by
// index.
struct SpatialOrder {
  std::vector<std::size_t> indices;
  std::vector<std::size_t> places;

  // Groups of `size` points, the last one possibly smaller; indices rise within a group.  Points
  // are split at the median of the longest side of their box until a part is a group.
  template <Scalar S, int D>
  static SpatialOrder in_groups_of(std::size_t size, std::span<const Vec<S, D>> points);
};

// A point with its index, so that a comparison reads one cache line.
template <Scalar S, int D>
struct Numbered {
  Vec<S, D> point;
  std::size_t index;
};

// The axis of the longest side of the box around some points.  Halves cannot overflow.
template <Scalar S, int D>
std::size_t longest_side(std::span<const Numbered<S, D>> points) {
  Vec<S, D> low = points[0].point;
  Vec<S, D> high = low;
  for (const auto& [point, index] : points) {
    for (std::size_t axis = 0; axis < D; ++axis) {
      low[axis] = std::min(low[axis], point[axis]);
      high[axis] = std::max(high[axis], point[axis]);
    }
  }
  std::size_t longest = 0;
  const auto half = [&](std::size_t axis) {
    return product(high[axis], S(1) / 2) - product(low[axis], S(1) / 2);
  };
  for (std::size_t axis = 1; axis < D; ++axis) {
    if (half(longest) < half(axis)) longest = axis;
  }
  return longest;
}

// No two points compare equal, so that every standard library finds the same parts.
template <Scalar S, int D>
void split_into_groups(std::span<Numbered<S, D>> points, std::size_t size) {
  if (points.size() <= size) return;
  const std::size_t groups = (points.size() + size - 1) / size;
  const std::size_t half = (groups + 1) / 2 * size;
  const std::size_t axis = longest_side<S, D>(points);
  std::nth_element(points.begin(), points.begin() + static_cast<std::ptrdiff_t>(half), points.end(),
                   [axis](const Numbered<S, D>& p, const Numbered<S, D>& q) {
                     if (p.point[axis] < q.point[axis]) return true;
                     if (q.point[axis] < p.point[axis]) return false;
                     return p.index < q.index;
                   });
  split_into_groups(points.first(half), size);
  split_into_groups(points.subspan(half), size);
}

template <Scalar S, int D>
SpatialOrder SpatialOrder::in_groups_of(std::size_t size, std::span<const Vec<S, D>> points) {
  std::vector<Numbered<S, D>> split(points.size());
  for (std::size_t i = 0; i < split.size(); ++i) split[i] = {points[i], i};
  split_into_groups(std::span(split), size);
  // Taken by index, the points of a group come to it in order.
  std::vector<std::size_t> groups(split.size());
  for (std::size_t i = 0; i < split.size(); ++i) groups[split[i].index] = i / size;
  SpatialOrder order{std::vector<std::size_t>(split.size()), std::move(groups)};
  std::vector<std::size_t> next((split.size() + size - 1) / size);
  for (std::size_t group = 0; group < next.size(); ++group) next[group] = group * size;
  for (std::size_t i = 0; i < split.size(); ++i) {
    order.places[i] = next[order.places[i]]++;
    order.indices[order.places[i]] = i;
  }
  return order;
}

}  // namespace gjk::certified
