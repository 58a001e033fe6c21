// SPDX-License-Identifier: MIT
// Numbers for a person who copies them: short in decimal, where shrink() counts bits.
#include <fmt/format.h>

#include <cmath>
#include <cstdlib>
#include <functional>
#include <map>
#include <utility>

#include "core/cases/choices.hpp"
#include "core/cases/shrink/shrink_search.hpp"

namespace cases {
namespace {

// The number of this format that is nearest to a decimal.
double read_as(const std::string& decimal, int bits) {
  const double x = bits <= 24 ? static_cast<double>(std::strtof(decimal.c_str(), nullptr))
                              : std::strtod(decimal.c_str(), nullptr);
  return x == 0 ? 0 : x;  // no -0
}

// All characters, and those of the longest number.
struct Length {
  std::size_t longest = 0;
  std::size_t all = 0;
};

class Shortening {
 public:
  Shortening(Case start, int bits, Calls& calls)
      : best_(std::move(start)), bits_(bits), calls_(&calls), length_(length(best_)) {}

  const Case& best() const { return best_; }

  // Rounds all numbers to as few decimal places as the failure allows.  Failures by rounding are a
  // matter of chance: so a coin decides for each number whether it is rounded up or down.
  void round_together() {
    constexpr std::uint64_t attempts_max = 16;
    for (int places = 0; places <= 17; ++places) {
      for (std::uint64_t toss = 0; toss <= attempts_max && calls_->left > 0; ++toss) {
        Choices coins = Choices::keyed(0, "places", calls_->tosses++);
        Case candidate = best_;
        for (const Coordinate& coordinate : coordinates(candidate)) {
          const double x = *coordinate.value;
          const double up = toss == 0 ? 0 : coins.flag() ? 0.5 : -0.5;
          const double unit = std::pow(10, -places);
          *coordinate.value = read_as(fmt::format("{:.{}f}", x + up * unit, places), bits_);
        }
        if (take(std::move(candidate))) return;
      }
    }
  }

  // Rounds one number at a time, or all of its magnitude, to fewer significant digits.
  bool round_singly() {
    std::multimap<std::size_t, std::size_t, std::greater<>> by_size;  // the longest first
    const std::vector<Coordinate> all = coordinates(best_);
    for (std::size_t i = 0; i < all.size(); ++i) {
      by_size.emplace(shortest_decimal(*all[i].value, bits_).size(), i);
    }
    bool shortened = false;
    for (const auto& [size, i] : by_size) shortened |= shorten(i);
    return shortened;
  }

 private:
  Length length(Case& question) const {
    Length result;
    for (const Coordinate& coordinate : coordinates(question)) {
      const std::size_t size = shortest_decimal(*coordinate.value, bits_).size();
      result.longest = std::max(result.longest, size);
      result.all += size;
    }
    return result;
  }

  bool take(Case candidate) {
    const Length now = length(candidate);
    if (now.longest > length_.longest || now.all >= length_.all) return false;
    if (!fails(candidate, *calls_)) return false;
    best_ = std::move(candidate);
    length_ = now;
    return true;
  }

  bool shorten(std::size_t i) {
    const double x = *coordinates(best_)[i].value;
    if (x == 0) return false;
    if (replace(i, 0)) return true;
    const double power = std::floor(std::log10(std::fabs(x)));
    for (int digits = 1; digits < 17; ++digits) {
      const double half = std::pow(10, power - digits + 1) / 2;
      for (const double step : {0.0, half, -half}) {
        const double y = read_as(fmt::format("{:.{}e}", x + step, digits - 1), bits_);
        if (y == x || calls_->left == 0) return false;
        if (replace(i, y)) return true;
      }
    }
    return false;
  }

  // All of this magnitude, which keeps faces parallel, otherwise this one.
  bool replace(std::size_t i, double y) {
    Case one = best_;
    Case all = best_;
    const double x = *coordinates(one)[i].value;
    *coordinates(one)[i].value = y;
    for (const Coordinate& coordinate : coordinates(all)) {
      double& value = *coordinate.value;
      if (std::fabs(value) == std::fabs(x)) value = value == x ? y : 0 - y;
    }
    return take(std::move(all)) || take(std::move(one));
  }

  Case best_;
  int bits_;
  Calls* calls_;
  Length length_;
};

}  // namespace

std::string shortest_decimal(double x, int bits) {
  return bits <= 24 ? fmt::format("{}", static_cast<float>(x)) : fmt::format("{}", x);
}

Shrunk in_short_decimals(const Case& question, int bits, const StillFails& still_fails,
                         std::size_t calls_max) {
  Calls calls{still_fails, calls_max};
  Shortening shortening(question, bits, calls);
  shortening.round_together();
  while (shortening.round_singly()) {
  }
  return {shortening.best(), calls.made, calls.left > 0};
}

}  // namespace cases
