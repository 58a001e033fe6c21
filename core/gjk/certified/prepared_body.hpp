// SPDX-License-Identifier: MIT
// The convex hull of points, stored once for many certified queries: the bits its coordinates use, an
// order that puts near points next to one another, and blocks of them.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

#include "core/gjk/certified/outline.hpp"
#include "core/gjk/vec.hpp"

namespace gjk::certified {

// x = mantissa 2^exponent exactly, for a finite x; 0 has mantissa 0.
struct Binary64 {
  std::int64_t mantissa;
  int exponent;

  explicit Binary64(double x) {
    const auto bits = std::bit_cast<std::uint64_t>(x);
    const auto biased = static_cast<int>((bits >> 52) & 0x7ff);
    const auto fraction = static_cast<std::int64_t>(bits & ((std::uint64_t{1} << 52) - 1));
    mantissa = biased == 0 ? fraction : fraction | (std::int64_t{1} << 52);
    if ((bits >> 63) != 0) mantissa = -mantissa;
    exponent = std::max(biased, 1) - 1075;
  }
};

// The bits that some numbers use: all are multiples of 2^lowest, with magnitudes below 2^highest.
struct BitRange {
  int lowest = std::numeric_limits<int>::max();
  int highest = std::numeric_limits<int>::min();

  void add(double x) {
    const Binary64 parts(x);
    if (parts.mantissa == 0) return;
    const auto size =
        static_cast<std::uint64_t>(parts.mantissa < 0 ? -parts.mantissa : parts.mantissa);
    lowest = std::min(lowest, parts.exponent + std::countr_zero(size));
    highest = std::max(highest, parts.exponent + 64 - std::countl_zero(size));
  }
  template <Scalar S, int D>
  void add(const Vec<S, D>& v) {
    for (const S& x : v.x) add(static_cast<double>(x));
  }
  void add(const BitRange& other) {
    lowest = std::min(lowest, other.lowest);
    highest = std::max(highest, other.highest);
  }
  bool empty() const { return highest < lowest; }
  std::size_t bits() const { return empty() ? 0 : static_cast<std::size_t>(highest - lowest); }
};

// A permutation of points: their indices by place, and their places by index.
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

// binary32 and binary64 of IEEE 754.
template <typename S>
concept Binary = std::same_as<S, float> || std::same_as<S, double>;

// u = 2^-24 or 2^-53.
template <Binary S>
inline constexpr S unit_roundoff = std::numeric_limits<S>::epsilon() / 2;

// A side of a box per axis: 0 for the low one, 1 for the high one.
template <int D>
using Sides = std::array<std::size_t, static_cast<std::size_t>(D)>;

// Blocks of as many points as a cache line has numbers, coordinate by coordinate.
//
// The index of a point is its number as given, its place the position in the blocks.  Both are the
// same in bodies of at most `ungrouped` points.  Larger bodies are stored in groups of near points,
// each with a box, so that a scan need not read all of them; within a group the indices rise.
template <Binary S, int D>
class PreparedBody {
 public:
  static constexpr std::size_t lanes = 64 / sizeof(S);
  static constexpr std::size_t ungrouped = 32 * lanes;  // points; groups pay above that, measured
  static constexpr std::size_t group = 64;              // points; the last may have fewer
  static constexpr std::size_t group_blocks = group / lanes;
  struct alignas(64) Block {
    std::array<std::array<S, lanes>, D> x;
  };
  // The low and the high corners of as many boxes as a block has points.
  using Boxes = std::array<Block, 2>;

  // Throws std::invalid_argument without a point, or if a coordinate is infinite or NaN.
  explicit PreparedBody(std::span<const Vec<S, D>> points) { assign(points); }

  // Stores other points, in the same memory.  What was placed of the former is to be placed anew.
  void assign(std::span<const Vec<S, D>> points) {
    check(points);
    size_ = points.size();
    order_ = nullptr;
    bits_ = {};
    if (size_ > ungrouped) {
      order_ = std::make_shared<const SpatialOrder>(SpatialOrder::in_groups_of(group, points));
    }
    fill_blocks([&](std::size_t place) { return points[index(place)]; });
    fill_boxes([&](std::size_t i) { return box_around(i); });
    outline_ = Outline(points);
    Vec<S, D> low = points[0];
    Vec<S, D> high = points[0];
    S longest(0);
    for (const Vec<S, D>& point : points) {
      for (std::size_t axis = 0; axis < D; ++axis) {
        low[axis] = point[axis] < low[axis] ? point[axis] : low[axis];
        high[axis] = high[axis] < point[axis] ? point[axis] : high[axis];
      }
      bits_.add(point);
      const S square = dot(point, point);
      longest = longest < square ? square : longest;
    }
    for (std::size_t axis = 0; axis < D; ++axis) {
      centre_[axis] = product(low[axis], S(0.5)) + product(high[axis], S(0.5));
      extent_[axis] = std::fmax(-low[axis], high[axis]);
    }
    magnitude_ = *std::max_element(extent_.x.begin(), extent_.x.end());
    radius_ = radius_of(longest);
  }

  // The same points in wider numbers.  A template, or it would be the copy of one of float.
  template <std::same_as<float> Narrow>
  explicit PreparedBody(const PreparedBody<Narrow, D>& body) requires std::same_as<S, double>
      : size_(body.size()),
        order_(body.order_),
        outline_(body.outline()),
        centre_(wide(body.centre())),
        bits_(body.bits()),
        extent_(wide(body.extent())),
        magnitude_(static_cast<double>(body.magnitude())) {
    double longest = 0;  // squares of numbers that are far from 1 are in range here alone
    blocks_.resize((size_ + lanes - 1) / lanes);
    for (std::size_t i = 0; i < blocks_.size(); ++i) {
      const auto& narrow = body.blocks()[i / 2].x;
      std::array<double, lanes> squares{};
      for (std::size_t axis = 0; axis < D; ++axis) {
        for (std::size_t lane = 0; lane < lanes; ++lane) {
          const double x = static_cast<double>(narrow[axis][i % 2 * lanes + lane]);
          blocks_[i].x[axis][lane] = x;
          squares[lane] += product(x, x);
        }
      }
      longest = std::max(longest, *std::max_element(squares.begin(), squares.end()));
    }
    Sides<D> high;
    high.fill(1);
    fill_boxes([&](std::size_t i) {
      return Box{wide(body.corner(i, Sides<D>{})), wide(body.corner(i, high))};
    });
    radius_ = radius_of(longest);
  }

  std::size_t size() const { return size_; }
  Vec<S, D> operator[](std::size_t index) const { return at(place(index)); }

  // The last block is filled up with copies of an earlier point of its group.
  std::span<const Block> blocks() const { return blocks_; }
  Vec<S, D> at(std::size_t place) const { return get(blocks_[place / lanes], place % lanes); }
  std::size_t place(std::size_t index) const {
    return is_grouped() ? order_->places[index] : index;
  }
  std::size_t index(std::size_t place) const {
    return is_grouped() ? order_->indices[place] : place;
  }

  bool is_grouped() const { return order_ != nullptr; }
  std::size_t groups() const { return (size_ + group - 1) / group; }
  // Past the last group, the number of blocks.
  std::size_t first_block(std::size_t of_group) const {
    return std::min(of_group * group_blocks, blocks_.size());
  }
  std::span<const Boxes> boxes() const { return boxes_; }  // filled up with copies of the last one

  Vec<S, D> corner(std::size_t of_group, const Sides<D>& sides) const {
    Vec<S, D> corner;
    for (std::size_t axis = 0; axis < D; ++axis) {
      corner[axis] = boxes_[of_group / lanes][sides[axis]].x[axis][of_group % lanes];
    }
    return corner;
  }

  const Outline& outline() const { return outline_; }  // of a small polygon
  const Vec<S, D>& extent() const { return extent_; }  // the largest |coordinate| of each axis
  const S& magnitude() const { return magnitude_; }    // the largest of all
  const S& radius() const { return radius_; }          // >= ‖p‖ of every point, if in range
  const Vec<S, D>& centre() const { return centre_; }  // approximately, of the bounding box
  const BitRange& bits() const { return bits_; }       // of all coordinates

 private:
  static void check(std::span<const Vec<S, D>> points) {
    if (points.empty()) throw std::invalid_argument("a body needs at least one point");
    for (const Vec<S, D>& point : points) {
      for (const S& x : point.x) {
        if (!std::isfinite(x)) throw std::invalid_argument("a coordinate is not finite");
      }
    }
  }
  // fl(‖p‖) >= ‖p‖ (1 - 2.5u), as in bounds.hpp; a last rounding is within the third.
  static S radius_of(const S& longest_squared) {
    return std::sqrt(longest_squared) * (1 + 4 * unit_roundoff<S>);
  }
  static Vec<double, D> wide(const Vec<float, D>& point) {
    Vec<double, D> result;
    for (std::size_t axis = 0; axis < D; ++axis) result[axis] = static_cast<double>(point[axis]);
    return result;
  }

  template <typename PointAt>
  void fill_blocks(const PointAt& point_at) {
    blocks_.resize((size_ + lanes - 1) / lanes);
    for (std::size_t place = 0; place < blocks_.size() * lanes; ++place) {
      put(point_at(place < size_ ? place : place / lanes * lanes), blocks_[place / lanes],
          place % lanes);
    }
  }
  static Vec<S, D> get(const Block& block, std::size_t lane) {
    Vec<S, D> point;
    for (std::size_t axis = 0; axis < D; ++axis) point[axis] = block.x[axis][lane];
    return point;
  }
  static void put(const Vec<S, D>& point, Block& block, std::size_t lane) {
    for (std::size_t axis = 0; axis < D; ++axis) block.x[axis][lane] = point[axis];
  }

  using Box = std::array<Vec<S, D>, 2>;
  template <typename BoxOf>
  void fill_boxes(const BoxOf& box_of) {
    boxes_.clear();
    if (!is_grouped()) return;
    boxes_.resize((groups() + lanes - 1) / lanes);
    for (std::size_t i = 0; i < boxes_.size() * lanes; ++i) {
      const Box box = box_of(std::min(i, groups() - 1));
      for (std::size_t side = 0; side < 2; ++side) {
        put(box[side], boxes_[i / lanes][side], i % lanes);
      }
    }
  }
  Box box_around(std::size_t i) const {
    Box box{at(i * group), at(i * group)};
    for (std::size_t place = i * group + 1; place < std::min((i + 1) * group, size_); ++place) {
      const Vec<S, D> point = at(place);
      for (std::size_t axis = 0; axis < D; ++axis) {
        box[0][axis] = std::min(box[0][axis], point[axis]);
        box[1][axis] = std::max(box[1][axis], point[axis]);
      }
    }
    return box;
  }

  template <Binary, int>
  friend class PreparedBody;

  std::size_t size_ = 0;
  std::shared_ptr<const SpatialOrder> order_;  // of a body in groups; never changes
  Outline outline_;
  std::vector<Block> blocks_;
  std::vector<Boxes> boxes_;
  Vec<S, D> centre_;
  BitRange bits_;
  Vec<S, D> extent_;
  S magnitude_{0};
  S radius_{0};
};

}  // namespace gjk::certified
