// SPDX-License-Identifier: MIT
// A number of any scalar type, stored without rounding.
#pragma once

#include <cmath>
#include <memory>
#include <utility>

#include "core/subjects/rational.hpp"

namespace subjects {

// A double if that is exact, which costs nothing; else a rational.
class Number {
 public:
  Number() = default;
  explicit Number(double value) : approximation_(value) {}
  explicit Number(Rational value)
      : approximation_(value.convert_to<double>()),
        exact_(std::make_shared<const Rational>(std::move(value))) {}

  // Overwrites the value; cheaper than moving another number here.
  void set(double value) {
    approximation_ = value;
    if (exact_) exact_.reset();
  }

  // The value itself if is_double(), else within a few ulps of it.
  double approximation() const { return approximation_; }
  bool is_double() const { return exact_ == nullptr; }
  // A rational is finite even if its approximation is not.
  bool is_finite() const { return exact_ != nullptr || std::isfinite(approximation_); }
  // Requires a finite value.
  Rational exact() const { return exact_ ? *exact_ : Rational(approximation_); }

 private:
  double approximation_ = 0;
  std::shared_ptr<const Rational> exact_;
};

}  // namespace subjects
