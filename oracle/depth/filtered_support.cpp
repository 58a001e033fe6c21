// SPDX-License-Identifier: MIT
#include "oracle/depth/filtered_support.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

#include "oracle/depth/expanding_polytope.hpp"

namespace oracle {
namespace {

constexpr std::size_t point_bits_max = 900;

// Returns d, for a direction that is not zero; zero stays zero.
cases::Point scaled_direction(const IntegerVector& n) {
  std::array<double, 3> fraction{};
  std::array<long, 3> exponent{};
  long highest = std::numeric_limits<long>::min();
  for (std::size_t k = 0; k < 3; ++k) {
    fraction[k] = mpz_get_d_2exp(&exponent[k], n[k].data());
    if (fraction[k] != 0) highest = std::max(highest, exponent[k]);
  }
  cases::Point result{};
  for (std::size_t k = 0; k < 3; ++k) {
    if (fraction[k] == 0) continue;
    const long below = std::max(exponent[k] - highest, -2000L);  // they all round to zero
    result[k] = std::ldexp(fraction[k], static_cast<int>(below));
  }
  return result;
}

}  // namespace

FilteredSupport::FilteredSupport(const std::vector<IntegerVector>& points, double units)
    : points_(points), units_(units) {
  rounded_.resize(points.size());
  for (std::size_t i = 0; i < points.size(); ++i) {
    for (std::size_t k = 0; k < 3; ++k) {
      const auto* const p = points[i][k].data();
      if (mpz_sizeinbase(p, 2) > point_bits_max) {
        rounded_.clear();
        candidates_.resize(points.size());
        std::iota(candidates_.begin(), candidates_.end(), std::size_t{0});
        return;
      }
      rounded_[i][k] = mpz_get_d(p);
      largest_[k] = std::max(largest_[k], std::fabs(rounded_[i][k]));
    }
  }
  values_.resize(points.size());
}

std::size_t FilteredSupport::furthest(const IntegerVector& n, int sign) {
  if (rounded_.empty()) return furthest_of(candidates_, n, sign);
  cases::Point d = scaled_direction(n);
  double slack = 0x1p-1070;
  double sum = 0;  // S
  for (std::size_t k = 0; k < 3; ++k) {
    sum += std::fabs(d[k]) * largest_[k];
    slack += 0x1p-1072 * largest_[k];
    d[k] *= sign;
  }
  slack += units_ * 0x1p-53 * sum;
  double most = -std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < rounded_.size(); ++i) {
    const cases::Point& x = rounded_[i];
    values_[i] = d[0] * x[0] + d[1] * x[1] + d[2] * x[2];
    most = std::max(most, values_[i]);
  }
  candidates_.clear();
  for (std::size_t i = 0; i < values_.size(); ++i) {
    if (values_[i] >= most - slack) candidates_.push_back(i);
  }
  return furthest_of(candidates_, n, sign);
}

std::size_t FilteredSupport::furthest_of(const std::vector<std::size_t>& candidates,
                                         const IntegerVector& n, int sign) {
  std::size_t best = candidates[0];
  if (candidates.size() == 1) return best;
  assign_dot(most_, n, points_[best]);
  for (std::size_t c = 1; c < candidates.size(); ++c) {
    assign_dot(along_, n, points_[candidates[c]]);
    const int order = mpz_cmp(along_.data(), most_.data());
    if (sign * order > 0) {
      std::swap(most_, along_);
      best = candidates[c];
    }
  }
  return best;
}

}  // namespace oracle
