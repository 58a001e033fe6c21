// SPDX-License-Identifier: MIT
// Vertices of A - B in integers of fixed width: reads them from doubles and derives the width of
// everything computed from them.
//
// A coordinate is an integer times a common power of two, below 2^(64 L - 4), with L = 1 or 2
// limbs. All other widths follow from that and are derived in Bits.
#pragma once

#include <cmath>

#include "oracle/certificate/certificate.hpp"

namespace oracle {

template <std::size_t Limbs>
using FixedVector = std::array<Fixed<Limbs>, 3>;

template <std::size_t Limbs>
FixedVector<Limbs> operator-(const FixedVector<Limbs>& x, const FixedVector<Limbs>& y) {
  return {x[0] - y[0], x[1] - y[1], x[2] - y[2]};
}

template <std::size_t LimbsX, std::size_t LimbsY>
Fixed<LimbsX + LimbsY> dot(const FixedVector<LimbsX>& x, const FixedVector<LimbsY>& y) {
  return x[0] * y[0] + x[1] * y[1] + x[2] * y[2];
}

template <std::size_t Limbs>
FixedVector<2 * Limbs> cross(const FixedVector<Limbs>& x, const FixedVector<Limbs>& y) {
  return {x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]};
}

template <std::size_t Limbs>
bool is_zero(const FixedVector<Limbs>& x) {
  return sign(x[0]) == 0 && sign(x[1]) == 0 && sign(x[2]) == 0;
}

template <std::size_t Wider, std::size_t Limbs>
FixedVector<Wider> widened(const FixedVector<Limbs>& x) {
  return {widened<Wider>(x[0]), widened<Wider>(x[1]), widened<Wider>(x[2])};
}

// The filter is not used for larger coordinates.
inline constexpr double filter_magnitude_max = 0x1p+300;

// --- widths ---

// Each quantity is at most 2^bits in size; Fixed<n> holds it if bits <= 64 n - 2.  A sum or
// difference of two adds one bit, one of three adds two.
template <std::size_t L>
struct Bits {
  static constexpr std::size_t coordinate = 64 * L - 4;
  static constexpr std::size_t difference = coordinate + 1;     // y = a - b, p - q
  static constexpr std::size_t edge = difference + 1;           // e = y_i - y_j
  static constexpr std::size_t cross = 2 * difference + 1;      // c = y_i x y_j, a component
  static constexpr std::size_t triangle_normal = 2 * edge + 1;  // N = e_1 x e_2, a component
  static constexpr std::size_t triangle_weight = triangle_normal + cross + 2;  // N . c
  static constexpr std::size_t triangle_length = 2 * triangle_normal + 2;      // N . N
  static constexpr std::size_t determinant = difference + cross + 2;           // y . c
  static constexpr std::size_t edge_weight = edge + difference + 2;            // e . y
  static constexpr std::size_t edge_length = 2 * edge + 2;                     // e . e
  static constexpr std::size_t edge_normal = edge_weight + difference + 1;  // sum of two weight * y
  static constexpr std::size_t cross_length = 2 * cross + 2;                // c . c
  static constexpr std::size_t side = edge_normal + edge + 2;  // N . e for the widest N

  static constexpr bool fits(std::size_t bits, std::size_t limbs) { return bits <= 64 * limbs - 2; }
};

template <std::size_t L>
constexpr bool widths_suffice() {
  using B = Bits<L>;
  return B::fits(B::edge, L) && B::fits(B::cross, 2 * L) && B::fits(B::triangle_normal, 2 * L) &&
         B::fits(B::triangle_weight, 4 * L) && B::fits(B::triangle_length, 4 * L) &&
         B::fits(B::determinant, 3 * L) && B::fits(B::edge_weight, 2 * L) &&
         B::fits(B::edge_length, 2 * L) && B::fits(B::edge_normal, 3 * L) &&
         B::triangle_normal <= B::edge_normal && B::fits(B::cross_length, 4 * L) &&
         B::fits(B::side, 4 * L);
}
static_assert(widths_suffice<1>() && widths_suffice<2>());
// The filter relies on this bound of a normal.
static_assert(Bits<2>::edge_normal < 383);

// --- from doubles ---

// Reads doubles as integers of L limbs times 2^-shift; `exact` is false once a double was not one.
template <std::size_t L>
struct Grid {
  static_assert(L == 1 || L == 2);
  double scale = 1;  // 2^shift
  double unit = 1;   // 2^-shift
  int shift = 0;
  bool exact = true;

  // For coordinates up to `magnitude`.  Below 2^-300 the scale could leave the range of double, and
  // above 2^300 the filter does not apply: integers of any width decide.  NaN is out of range.
  explicit Grid(double magnitude) {
    if (magnitude == 0) return;
    exact = magnitude >= 0x1p-300 && magnitude <= filter_magnitude_max;
    if (!exact) return;
    const int exponent = static_cast<int>(std::bit_cast<std::uint64_t>(magnitude) >> 52) - 1023;
    shift = static_cast<int>(Bits<L>::coordinate) - 1 - exponent;  // magnitude < 2^(exponent + 1)
    scale = std::bit_cast<double>(static_cast<std::uint64_t>(1023 + shift) << 52);
    unit = std::bit_cast<double>(static_cast<std::uint64_t>(1023 - shift) << 52);
  }

  // |x * scale| < 2^Bits<L>::coordinate.  Scaling back reveals what was not an integer, even if
  // x * scale underflows: |shift| < 2^9 keeps integer * unit exact.
  Fixed<L> read(double x) {
    if constexpr (L == 1) {
      const auto integer = static_cast<std::int64_t>(x * scale);
      exact = exact && static_cast<double>(integer) * unit == x;
      return {{static_cast<std::uint64_t>(integer)}};
    } else {
      const auto integer = static_cast<Signed128>(x * scale);
      exact = exact && static_cast<double>(integer) * unit == x;
      return {{static_cast<std::uint64_t>(integer), static_cast<std::uint64_t>(integer >> 64)}};
    }
  }

  FixedVector<L> difference(const cases::Point& p, const cases::Point& q) {
    return {read(p[0]) - read(q[0]), read(p[1]) - read(q[1]), read(p[2]) - read(q[2])};
  }
};

// NaN if a coordinate is NaN.
inline double larger(double magnitude, const cases::Point& x) {
  for (const double coordinate : x) {
    const double size = std::fabs(coordinate);
    magnitude = size <= magnitude ? magnitude : size + 0 * magnitude;
  }
  return magnitude;
}

// Returns p - q up to a positive factor; empty if it does not fit.
template <std::size_t L>
std::optional<FixedVector<L>> direction(const cases::Point& p, const cases::Point& q) {
  Grid<L> grid(larger(larger(0, p), q));
  if (!grid.exact) return std::nullopt;
  const FixedVector<L> result = grid.difference(p, q);
  if (!grid.exact) return std::nullopt;
  return result;
}

template <std::size_t L>
struct FixedSimplex {
  std::array<FixedVector<L>, 4> y;
  std::size_t size = 0;
  int shift = 0;
};

// The pairs must exist; empty if the coordinates do not fit.
template <std::size_t L>
std::optional<FixedSimplex<L>> fixed_simplex(const cases::Case& question, const PairFace& face) {
  const auto& a = question.a.points;
  const auto& b = question.b.points;
  double magnitude = 0;
  for (std::size_t i = 0; i < face.size; ++i) {
    magnitude = larger(larger(magnitude, a[face.pairs[i].first]), b[face.pairs[i].second]);
  }
  Grid<L> grid(magnitude);
  if (!grid.exact) return std::nullopt;
  FixedSimplex<L> simplex;
  simplex.size = face.size;
  simplex.shift = grid.shift;
  for (std::size_t i = 0; i < face.size; ++i) {
    simplex.y[i] = grid.difference(a[face.pairs[i].first], b[face.pairs[i].second]);
  }
  if (!grid.exact) return std::nullopt;
  return simplex;
}

}  // namespace oracle
