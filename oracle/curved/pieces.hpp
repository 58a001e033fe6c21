// SPDX-License-Identifier: MIT
// Curved bodies in numbers enclosed by two bounds, each rounded outward by MPFR, and the smooth
// pieces that their support functions consist of.
#pragma once

#include <mpfr.h>

#include <algorithm>

#include "core/subjects/mpfr_numbers.hpp"
#include "oracle/curved/curved_support.hpp"
#include "oracle/truth/min_norm.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// --- intervals: at the exponents of doubles and their products MPFR neither overflows nor
// underflows, so the bounds always hold ---

// 57 digits are 191 bits, the most for which MPFR has its fast code for three limbs.
using Quick = boost::multiprecision::number<
    boost::multiprecision::mpfr_float_backend<57, boost::multiprecision::allocate_stack>,
    boost::multiprecision::et_off>;
using QuickVector = Triple<Quick>;

inline mpfr_ptr bits(Quick& x) { return x.backend().data(); }
inline mpfr_srcptr bits(const Quick& x) { return x.backend().data(); }

class Interval {
 public:
  Interval() = default;                                        // 0
  explicit Interval(double x) : lower_(x), upper_(x) {}        // exact: 53 bits fit into 191
  explicit Interval(const Quick& x) : lower_(x), upper_(x) {}  // exact
  Interval(const Quick& lower, const Quick& upper) : lower_(lower), upper_(upper) {}

  const Quick& lower() const { return lower_; }
  const Quick& upper() const { return upper_; }

  Interval& operator+=(const Interval& x) {
    mpfr_add(bits(lower_), bits(lower_), bits(x.lower_), MPFR_RNDD);
    mpfr_add(bits(upper_), bits(upper_), bits(x.upper_), MPFR_RNDU);
    return *this;
  }
  Interval operator-() const {
    Interval result;
    mpfr_neg(bits(result.lower_), bits(upper_), MPFR_RNDN);  // exact
    mpfr_neg(bits(result.upper_), bits(lower_), MPFR_RNDN);
    return result;
  }
  Interval& operator-=(const Interval& x) { return *this += -x; }

  Interval& operator*=(const Quick& exact) {
    if (exact < 0) lower_.swap(upper_);
    mpfr_mul(bits(lower_), bits(lower_), bits(exact), MPFR_RNDD);
    mpfr_mul(bits(upper_), bits(upper_), bits(exact), MPFR_RNDU);
    return *this;
  }
  Interval& operator*=(double exact) {
    if (exact < 0) lower_.swap(upper_);
    mpfr_mul_d(bits(lower_), bits(lower_), exact, MPFR_RNDD);
    mpfr_mul_d(bits(upper_), bits(upper_), exact, MPFR_RNDU);
    return *this;
  }
  // The least and the greatest of the four products of the bounds.
  Interval& operator*=(const Interval& x) {
    Interval one = *this;
    Interval other = *this;
    one *= x.lower_;
    other *= x.upper_;
    lower_ = std::min(one.lower_, other.lower_);
    upper_ = std::max(one.upper_, other.upper_);
    return *this;
  }

  Interval square() const {
    const bool negative = upper_ < 0;
    Quick least = negative ? upper_ : lower_;
    if (lower_ < 0 && !negative) least = 0;
    const Quick& most = -lower_ > upper_ ? lower_ : upper_;
    Interval result;
    mpfr_sqr(bits(result.lower_), bits(least), MPFR_RNDD);
    mpfr_sqr(bits(result.upper_), bits(most), MPFR_RNDU);
    return result;
  }

  // The bounds must not be negative.
  Interval root() const {
    Interval result;
    mpfr_sqrt(bits(result.lower_), bits(lower_), MPFR_RNDD);
    mpfr_sqrt(bits(result.upper_), bits(upper_), MPFR_RNDU);
    return result;
  }

 private:
  Quick lower_{0};
  Quick upper_{0};
};

using IntervalVector = std::array<Interval, 3>;

inline Interval operator+(Interval x, const Interval& y) { return x += y; }
inline Interval operator-(Interval x, const Interval& y) { return x -= y; }
inline Interval operator*(Interval x, const Interval& y) { return x *= y; }
inline Interval operator*(Interval x, double exact) { return x *= exact; }
inline Interval operator*(Interval x, const Quick& exact) { return x *= exact; }

inline Interval square(const IntervalVector& x) {
  return x[0].square() + x[1].square() + x[2].square();
}

// For x >= 0.
inline Interval root_of(const Rational& x) {
  Quick lower;
  Quick upper;
  mpfr_set_q(bits(lower), x.data(), MPFR_RNDD);
  mpfr_set_q(bits(upper), x.data(), MPFR_RNDU);
  return Interval(lower, upper).root();
}

inline Rational rational(const Quick& x) { return Rational(x); }  // exact

// --- pieces ---

// The support function of a body is the maximum of finitely many smooth pieces, some of them linear
// (see curved_support.cpp for the symbols):
//   vertex   n . p                                 its point does not depend on n
//   apex     n . t + eta m_y                       of a cone
//   ball     n . t + rho |m|                       of a sphere
//   rim      n . t + height m_y + rho sigma        of a cylinder, height = +-eta, or a cone, -eta
// If a flat cap faces n, the point jumps around its rim with n.  Then a point of the rim is held:
// it counts as a vertex from then on.
//
// Bodies must come from in_dimension().
using Doubles = Triple<double>;

struct Piece {
  enum class Kind { vertex, apex, ball, rim, held };

  Kind kind = Kind::vertex;
  std::size_t vertex = 0;  // index of a point of the body
  double height = 0;       // for a rim
  Doubles towards{};       // for a held point: the local direction in which it lies
};

bool is_same(const Piece& x, const Piece& y);

// Returns the greatest piece along `direction`, up to rounding.
Piece piece_towards(const cases::Body& body, const Doubles& direction);
Piece piece_towards(const cases::Body& body, const QuickVector& direction);

// Returns `piece` with its point for this direction held.
Piece held(const cases::Body& body, Piece piece, const Doubles& direction);

// Returns the point of the piece for this direction, up to rounding.
Doubles point_of(const cases::Body& body, const Piece& piece, const Doubles& direction);
QuickVector point_of(const cases::Body& body, const Piece& piece, const QuickVector& direction);

// Returns the second derivatives of the piece along `direction`, up to rounding.
std::array<Doubles, 3> curvature(const cases::Body& body, const Piece& piece,
                                 const Doubles& direction);

// Returns bounds of the coordinates of a point near point_of() that is proved to be in the body.
IntervalVector inside_point(const cases::Body& body, const Piece& piece,
                            const QuickVector& direction);

// Returns a number not below max n . x over the body.
Quick support_value_above(const cases::Body& body, const QuickVector& n);

// --- candidates: GJK in doubles finds the pieces of the nearest points; nothing is proved ---

// A support point of A - B, with the pieces and the direction that gave it.
struct SupportCorner {
  Doubles y{};
  Piece a;
  Piece b;
  Doubles direction{};
};

// Returns the corner with the smallest product with n.
SupportCorner support_against(const cases::Body& a, const cases::Body& b, const Doubles& n);

// A face of a simplex by its corners, with the weights of its point v nearest to the origin; or dim
// + 1 corners around the origin.
struct Candidate {
  std::vector<SupportCorner> corners;
  std::vector<double> weights;
  Doubles v{};
  int rounds = 0;
};

// For bodies in the plane or in space.  Empty if doubles cannot decide.
std::optional<Candidate> candidate(const cases::Body& a, const cases::Body& b, std::size_t dim);

// --- balls: two have a depth in closed form, and whether they touch can be decided exactly ---

// Whether both bodies are balls or points, and touch from outside.  Images of spheres that are
// spheres count as balls.  All numbers must be finite.
bool balls_touch(const cases::Case& question);

// Returns the radius of the largest ball around the centre inside the body, and of the smallest
// that contains it; empty if their squares differ by more than a thousandth.
std::optional<Interval> radius_of_ball(const cases::Body& body, int dim);

}  // namespace oracle
