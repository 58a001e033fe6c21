// SPDX-License-Identifier: MIT
// A polytope as the certified query takes it: the hull of points, stored once for many queries.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <limits>
#include <span>
#include <vector>

#include "core/gjk/certified/bit_range.hpp"
#include "core/gjk/vec.hpp"

namespace gjk::certified {

// binary32 and binary64 of IEEE 754.
template <typename S>
concept Binary = std::same_as<S, float> || std::same_as<S, double>;

// u = 2^-24 or 2^-53.
template <Binary S>
inline constexpr S unit_roundoff = std::numeric_limits<S>::epsilon() / 2;

// Blocks of as many points as a cache line has numbers, coordinate by coordinate.  The last block
// is filled up with copies of point 0, which never win: among equals the lowest index is taken.
template <Binary S, int D>
class PreparedBody {
 public:
  static constexpr std::size_t lanes = 64 / sizeof(S);
  struct alignas(64) Block {
    std::array<std::array<S, lanes>, D> x;
  };

  // At least one point, all of them finite.
  explicit PreparedBody(std::span<const Vec<S, D>> points) : size_(points.size()) {
    blocks_.resize((size_ + lanes - 1) / lanes);
    Vec<S, D> low = points[0];
    Vec<S, D> high = points[0];
    S longest(0);
    for (std::size_t i = 0; i < blocks_.size() * lanes; ++i) {
      const Vec<S, D>& point = points[i < size_ ? i : 0];
      for (std::size_t axis = 0; axis < D; ++axis) {
        blocks_[i / lanes].x[axis][i % lanes] = point[axis];
        low[axis] = point[axis] < low[axis] ? point[axis] : low[axis];
        high[axis] = high[axis] < point[axis] ? point[axis] : high[axis];
        bits_.add(static_cast<double>(point[axis]));
      }
      const S square = dot(point, point);
      longest = longest < square ? square : longest;
    }
    for (std::size_t axis = 0; axis < D; ++axis) {
      centre_[axis] = low[axis] / 2 + high[axis] / 2;
      const S size = std::fmax(-low[axis], high[axis]);
      magnitude_ = magnitude_ < size ? size : magnitude_;
    }
    radius_ = radius_of(longest);
  }

  // The same points in wider numbers.  A template, or it would be the copy of one of float.
  template <std::same_as<float> Narrow>
  explicit PreparedBody(const PreparedBody<Narrow, D>& body) requires std::same_as<S, double>
      : size_(body.size()),
        blocks_((size_ + lanes - 1) / lanes),
        centre_(wide(body.centre())),
        bits_(body.bits()),
        magnitude_(static_cast<double>(body.magnitude())) {
    double longest = 0;  // squares of numbers that are far from 1 are in range here alone
    for (std::size_t i = 0; i < blocks_.size() * lanes; ++i) {
      const Vec<double, D> point = wide(body[i < size_ ? i : 0]);
      for (std::size_t axis = 0; axis < D; ++axis) {
        blocks_[i / lanes].x[axis][i % lanes] = point[axis];
      }
      longest = std::max(longest, dot(point, point));
    }
    radius_ = radius_of(longest);
  }

  std::size_t size() const { return size_; }
  std::span<const Block> blocks() const { return blocks_; }
  Vec<S, D> operator[](std::size_t i) const {
    const Block& block = blocks_[i / lanes];
    Vec<S, D> point;
    for (std::size_t axis = 0; axis < D; ++axis) point[axis] = block.x[axis][i % lanes];
    return point;
  }

  const S& magnitude() const { return magnitude_; }  // the largest |coordinate|
  const S& radius() const { return radius_; }  // >= ‖p‖ of every point where it is in range
  const Vec<S, D>& centre() const { return centre_; }  // about that of the box around it
  const BitRange& bits() const { return bits_; }       // of all coordinates

 private:
  // fl(‖p‖) >= ‖p‖ (1 - 2.5u), as in bounds.hpp; a last rounding is within the third.
  static S radius_of(const S& longest_squared) {
    return std::sqrt(longest_squared) * (1 + 4 * unit_roundoff<S>);
  }
  static Vec<double, D> wide(const Vec<float, D>& point) {
    Vec<double, D> result;
    for (std::size_t axis = 0; axis < D; ++axis) result[axis] = static_cast<double>(point[axis]);
    return result;
  }

  std::size_t size_;
  std::vector<Block> blocks_;
  Vec<S, D> centre_;
  BitRange bits_;
  S magnitude_{0};
  S radius_{0};
};

}  // namespace gjk::certified
