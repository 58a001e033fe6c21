// SPDX-License-Identifier: MIT
// Reductions of numbers: fewer significant bits, one value at a time or all of them together.
#include <cmath>
#include <cstdint>
#include <set>
#include <utility>

#include "core/cases/choices.hpp"
#include "core/cases/shrink/shrink_search.hpp"

namespace cases {
namespace {

// Rounds x to a multiple of 2^exponent.
double on_grid(double x, int exponent, double (*rounding)(double)) {
  // From 2^53 units on every double is a multiple, and 2^-exponent might overflow.
  if (x == 0 || std::ilogb(x) - exponent >= 53) return x;
  // Far below a unit only the sign matters, and 2^-exponent x might underflow.
  if (std::ilogb(x) - exponent < -2) {
    return rounding(std::copysign(0.25, x)) * std::ldexp(1, exponent);
  }
  return std::ldexp(rounding(std::ldexp(x, -exponent)), exponent);
}

double to_bits(double x, int bits, double (*rounding)(double)) {
  return x == 0 ? 0 : on_grid(x, std::ilogb(x) - bits + 1, rounding);
}

// A function whose address can be taken; the rounding mode is always to nearest.
double nearest(double x) { return std::nearbyint(x); }

// Rounds every number to `bits` significant bits or, on one grid, to a multiple of the unit of the
// largest number.
template <typename Rounding>
Case rounded_together(Case question, int bits, bool on_one_grid, Rounding rounding) {
  const std::vector<Coordinate> all = coordinates(question);
  double largest = 0;
  for (const Coordinate& coordinate : all) {
    largest = std::max(largest, std::fabs(*coordinate.value));
  }
  if (largest == 0) return question;
  const int grid = std::ilogb(largest) - bits + 1;
  for (const Coordinate& coordinate : all) {
    double& x = *coordinate.value;
    if (significant_bits(x) <= bits && !on_one_grid) continue;
    x = on_one_grid ? on_grid(x, grid, rounding()) : to_bits(x, bits, rounding());
  }
  return question;
}

// Failures by rounding are a matter of chance: some of the cases on a coarse grid around a failing
// one fail too.  So a coin decides for each number whether it is rounded up or down.
constexpr int tosses = 48;

bool round_to(Search& search, int bits, bool on_one_grid) {
  const auto to_nearest = [] { return &nearest; };
  if (search.take(rounded_together(search.best(), bits, on_one_grid, to_nearest))) return true;
  for (int toss = 0; toss < tosses && !search.exhausted(); ++toss) {
    Choices coins = Choices::keyed(0, "coins", search.calls().tosses++);
    const auto by_coin = [&coins]() -> double (*)(double) {
      if (coins.flag()) return [](double x) { return std::floor(x); };
      return [](double x) { return std::ceil(x); };
    };
    if (search.take(rounded_together(search.best(), bits, on_one_grid, by_coin))) return true;
  }
  return false;
}

// Candidates, simplest first.
std::vector<double> simpler_numbers(double x) {
  std::vector<double> result{0, std::copysign(1.0, x), -std::copysign(1.0, x)};
  const int bits_now = significant_bits(x);
  for (const int bits : {1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48}) {
    if (bits >= bits_now) break;
    result.push_back(to_bits(x, bits, [](double y) { return std::trunc(y); }));
    result.push_back(
        to_bits(x, bits, [](double y) { return std::copysign(std::ceil(std::fabs(y)), y); }));
  }
  if (std::fabs(x) < 64) result.push_back(std::nearbyint(x));
  // The same bits, nearer to 1: most tiny numbers need not be that tiny.
  const int exponent = x == 0 ? 0 : std::ilogb(x);
  for (int step = exponent / 2; step != 0; step /= 2) result.push_back(std::ldexp(x, -step));
  return result;
}

bool take_one(Search& search, std::size_t i, double y) {
  Case candidate = search.best();
  *coordinates(candidate)[i].value = y;
  return search.take(std::move(candidate));
}

// Also changes every number of the same magnitude, to keep faces parallel and bodies symmetric.
bool take_all(Search& search, std::size_t i, double y) {
  Case candidate = search.best();
  const std::vector<Coordinate> all = coordinates(candidate);
  const double x = *all[i].value;
  int changed = 0;
  for (const Coordinate& coordinate : all) {
    if (std::fabs(*coordinate.value) != std::fabs(x)) continue;
    *coordinate.value = *coordinate.value == x ? y : -y;
    ++changed;
  }
  return changed > 1 && search.take(std::move(candidate));
}

}  // namespace

bool round_together(Search& search) {
  const int bits_now = significant_bits(search.best());
  for (int bits = 1; bits < bits_now && !search.exhausted(); ++bits) {
    if (round_to(search, bits, true) || round_to(search, bits, false)) return true;
  }
  return false;
}

// Tries random neighbours, for grids on which few cases fail: numbers nearby or equal to others.
bool jitter(Search& search) {
  bool simplified = false;
  const int tries = search.best_weight().bits_beyond > 0 ? 3000 : 100;
  for (int attempt = 0; attempt < tries && !search.exhausted(); ++attempt) {
    Choices coins = Choices::keyed(0, "jitter", search.calls().tosses++);
    const int bits = coins.between(1, few_bits);
    const std::uint64_t rarity = 1 + coins.below(12);  // one number in `rarity` is changed
    Case candidate = search.best();
    const std::vector<Coordinate> all = coordinates(candidate);
    for (const Coordinate& coordinate : all) {
      double& x = *coordinate.value;
      const bool is_long = significant_bits(x) > bits;
      if (is_long && significant_bits(x) > few_bits) x = to_bits(x, bits, &nearest);
      if (!coins.one_in(rarity)) continue;
      const double sign = coins.flag() ? 1 : -1;
      switch (coins.below(5)) {
        case 0:
        case 1:
          if (x != 0) x += std::ldexp(sign, std::ilogb(x) - bits + 1);
          break;
        case 2: x = std::ldexp(x, coins.between(-3, 3)); break;
        case 3: x = sign * *all[coins.below(all.size())].value; break;
        case 4:
          if (x == 0) x = std::ldexp(sign, coins.between(-60, 0));
          break;
      }
    }
    if (search.take(std::move(candidate))) simplified = true;
  }
  return simplified;
}

bool round_singly(Search& search) {
  bool simplified = false;
  // These reductions keep the number of coordinates, so indices stay valid.
  Case start = search.best();
  const std::size_t count = coordinates(start).size();
  for (std::size_t i = 0; i < count; ++i) {
    Case now = search.best();
    const double x = *coordinates(now)[i].value;
    for (const double y : simpler_numbers(x)) {
      if (y == x || search.exhausted()) continue;
      if (!take_all(search, i, y) && !take_one(search, i, y)) continue;
      simplified = true;
      break;
    }
  }
  return simplified;
}

bool share_values(Search& search) {
  bool simplified = false;
  Case start = search.best();
  const std::size_t count = coordinates(start).size();
  for (std::size_t i = 0; i < count; ++i) {
    std::set<double> values;
    Case now = search.best();
    const std::vector<Coordinate> all = coordinates(now);
    for (const Coordinate& other : all) {
      if (other.axis == all[i].axis) values.insert(*other.value);
    }
    for (const double y : values) {
      if (y != *all[i].value && take_one(search, i, y)) simplified = true;
    }
  }
  return simplified;
}

}  // namespace cases
