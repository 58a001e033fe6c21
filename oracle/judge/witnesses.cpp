// SPDX-License-Identifier: MIT
#include "oracle/judge/witnesses.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "oracle/curved/curved_support.hpp"
#include "oracle/curved/pieces.hpp"
#include "oracle/judge/dyadic.hpp"
#include "oracle/judge/measures.hpp"
#include "oracle/truth/integer_bodies.hpp"

namespace oracle {
namespace {

RealVector real(const RationalVector& n) { return {Real(n[0]), Real(n[1]), Real(n[2])}; }

// Empty if n has more bits.
std::optional<QuickVector> quick(const RationalVector& n) {
  QuickVector result;
  for (std::size_t i = 0; i < 3; ++i) {
    if (mpfr_set_q(bits(result[i]), n[i].data(), MPFR_RNDN) != 0) return std::nullopt;
  }
  return result;
}

// Returns a number not above max n . x over the body.  For a curved body it is less by 2^-180 M |n|
// if n has a format of up to 191 bits, otherwise by 2^-600 M |n|: far below their allowances.
Rational support_value_below(const cases::Body& body, const RationalVector& n) {
  if (body.curved) {
    const std::optional<QuickVector> direction = quick(n);
    if (!direction) return dot(n, inside_point(body, real(n)));
    const IntervalVector x = inside_point(body, piece_towards(body, *direction), *direction);
    Interval along = x[0] * (*direction)[0];
    for (std::size_t i = 1; i < 3; ++i) along += x[i] * (*direction)[i];
    return rational(along.lower());
  }
  const std::vector<RationalVector> points = vertices(body, 3);
  Rational most = dot(n, points.front());
  for (const RationalVector& point : points) most = std::max(most, dot(n, point));
  return most;
}

// x >= 0 to within 2^-50 of it: both fractions are cut off after 53 bits, and their quotient rounds.
// 0 has a lower exponent than all others.
WideDouble nearly(const Rational& x) {
  if (x.sign() == 0) return {0, std::numeric_limits<int>::min() / 4};
  long above = 0;
  long below = 0;
  const double fraction =
      mpz_get_d_2exp(&above, mpq_numref(x.data())) / mpz_get_d_2exp(&below, mpq_denref(x.data()));
  return {fraction, static_cast<int>(above - below)};
}

// Returns the sign of sqrt(x) - sqrt(y) - t; empty if doubles leave it open.  Each of the three is known
// to within 2^-50 of itself, and two sums round: the error is below 2^-49 of all three together, even if
// the lesser ones underflow beside the largest.
std::optional<int> sign_by_doubles(const Rational& x, const Rational& y, const Rational& t) {
  const std::array near{nearly(x), nearly(y), nearly(t)};
  const std::array exponents{near[0].exponent / 2, near[1].exponent / 2, near[2].exponent};
  const int exponent = *std::max_element(exponents.begin(), exponents.end());
  const auto scaled_root = [&](std::size_t i) {
    return times_power(std::sqrt(times_power(near[i].fraction, near[i].exponent % 2)),
                       exponents[i] - exponent);
  };
  const double root_x = scaled_root(0);
  const double root_y = scaled_root(1);
  const double scaled_t = times_power(near[2].fraction, exponents[2] - exponent);
  const double over = root_x - root_y - scaled_t;
  if (!(std::abs(over) > 0x1p-48 * (root_x + root_y + scaled_t))) return std::nullopt;
  return over > 0 ? 1 : -1;
}

}  // namespace

// Without roots: with g = x - y - t^2 it is g > 2 t sqrt(y), and squared again; all times the
// denominators, so that no fraction needs its lowest terms.
bool root_exceeds(const Rational& x, const Rational& y, const Rational& t) {
  if (const std::optional<int> sign = sign_by_doubles(x, y, t)) return *sign > 0;
  const Integer y_x = crosswise(y, x);
  const Integer x_y = crosswise(x, y);
  if (x_y <= y_x) return false;
  const Rational tt = t * t;
  const Integer below = denominator(x) * denominator(y);
  const Integer g = (x_y - y_x) * denominator(tt) - numerator(tt) * below;
  return g > 0 && g * g > 4 * numerator(tt) * denominator(tt) * y_x * below;
}

Rational extent_below(const cases::Case& question, const RationalVector& n) {
  return support_value_below(in_dimension(question.a, question.dim), n) +
         support_value_below(in_dimension(question.b, question.dim), {-n[0], -n[1], -n[2]});
}

std::optional<Rational> turned_by(const Rational& slack, const Rational& length, double magnitude) {
  if (slack == 0) return Rational(0);
  if (length == 0) return std::nullopt;
  return 2 * slack * Rational(longest_difference) * Rational(magnitude) / length;
}

bool exceeds_depth(const Rational& h, const Rational& nn, const Rational& depth_squared,
                   const Rational& t) {
  return h > 0 && root_exceeds(h * h / nn, depth_squared, t);
}

bool falls_short_of_distance(const Rational& h, const Rational& nn,
                             const Rational& distance_squared, const Rational& t) {
  const Rational gap_squared = h * h / nn;
  if (h <= 0) return root_exceeds(distance_squared, gap_squared, t);
  // sqrt(x) + sqrt(y) > t, squared twice.
  const Rational rest = t * t - distance_squared - gap_squared;
  return rest < 0 || 4 * distance_squared * gap_squared > rest * rest;
}

namespace {

using subjects::Answer;
using NumberPoint = std::array<subjects::Number, 3>;

constexpr double infinity = std::numeric_limits<double>::infinity();

bool is_finite(const NumberPoint& point) {
  return std::all_of(point.begin(), point.end(), [](const auto& x) { return x.is_finite(); });
}

RationalVector exact(const NumberPoint& point) {
  return {point[0].exact(), point[1].exact(), point[2].exact()};
}

// Empty if `x` is no N.
template <typename N>
std::optional<N> as(const Rational& x) {
  if constexpr (std::same_as<N, Rational>) {
    return x;
  } else {
    return N::from(x);
  }
}
template <typename N>
std::optional<N> as(double x) {
  return N(x);
}
template <typename N>
std::optional<N> as(const subjects::Number& x) {
  return x.is_double() ? as<N>(x.approximation()) : as<N>(x.exact());
}

class Witnesses {
 public:
  Witnesses(const cases::Case& question, const Answer& answer, const WitnessRules& rules)
      : question_(question),
        answer_(answer),
        rules_(rules),
        magnitude_(cases::magnitude(question)) {}

  std::optional<WitnessFault> largest_fault() {
    const bool has_terms = answer_.term_count > 0 && terms_are_sound();
    if (has_terms) look_at_terms();
    if (answer_.witness_a.has_value() != answer_.witness_b.has_value()) {
      keep("only one witness point is given", infinity);
    }
    bool finite = true;
    for (const auto& witness : {answer_.witness_a, answer_.witness_b}) {
      if (witness && !is_finite(*witness)) finite = false;
    }
    if (!finite) keep("a witness point is not finite", infinity);
    if (finite && answer_.witness_a && answer_.witness_b) look_at_points(has_terms);
    if (answer_.normal) look_at_normal();
    return std::move(largest_);
  }

 private:
  void keep(const char* reason, double size) {
    if (!largest_ || size > largest_->size) largest_ = {reason, size};
  }

  // |sqrt(x) - sqrt(y)| / M
  double share(const Rational& x, const Rational& y) const {
    return scaled_error(*compare(square_of(x), square_of(y)), 1, magnitude_);
  }

  void check_difference(const RationalVector& difference, const char* not_at_distance,
                        const char* not_at_depth) {
    const Rational square = dot(difference, difference);
    if (differs(rules_.lower, rules_.upper, square, rules_.point_slack)) {
      keep(rules_.of_depth ? not_at_depth : not_at_distance,
           share(square, std::clamp(square, rules_.lower, rules_.upper)));
    }
    if (!rules_.of_depth || square == 0) return;
    const std::optional<Rational> t = turned_by(rules_.point_slack, root_below(square), magnitude_);
    if (t) {
      check_way(difference, square, rules_.upper, *t,
                "moved by the witness points, the bodies still overlap");
    }
  }

  // Checks that B leaves A if moved along n by at most sqrt(way) + t.
  void check_way(const RationalVector& n, const Rational& nn, const Rational& way,
                 const Rational& t, const char* reason) {
    const Rational h = extent_below(question_, n);
    if (exceeds_depth(h, nn, way, t)) keep(reason, share(h * h / nn, way));
  }

  // Whether the terms can be used in computations.
  bool terms_are_sound() {
    if (answer_.term_count > answer_.terms.size()) {
      keep("there are more terms than an answer holds", infinity);
      return false;
    }
    for (std::size_t i = 0; i < answer_.term_count; ++i) {
      const subjects::AnswerTerm& term = answer_.terms[i];
      if (term.a >= cases::vertex_count(question_.a, question_.dim) ||
          term.b >= cases::vertex_count(question_.b, question_.dim)) {
        keep("a term names a vertex that does not exist", infinity);
        return false;
      }
      if (!term.weight.is_finite()) {
        keep("a weight is not finite", infinity);
        return false;
      }
    }
    return true;
  }

  // The weights, and the points that they give: of A and of B.
  template <typename N>
  struct Sums {
    N weight{};
    std::array<N, 3> a{};
    std::array<N, 3> b{};
  };

  // Computes all vertices of a polytope at once; those of a point set are read when needed.
  std::vector<RationalVector> placed_vertices(const cases::Body& body) const {
    if (!body.polytope) return {};
    return vertices(body, question_.dim);
  }

  // Adds weight * vertex to the sum; false if a coordinate is no N.
  template <typename N>
  bool add(const N& weight, const cases::Body& body, const std::vector<RationalVector>& placed,
           std::size_t vertex, std::array<N, 3>& sum) const {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const std::optional<N> x =
          body.polytope ? as<N>(placed[vertex][axis]) : as<N>(body.points[vertex][axis]);
      if (!x) return false;
      sum[axis] += weight * *x;
    }
    return true;
  }

  // Empty if a number is no N.
  template <typename N>
  std::optional<Sums<N>> sums_of_terms() const {
    const std::vector<RationalVector> placed_a = placed_vertices(question_.a);
    const std::vector<RationalVector> placed_b = placed_vertices(question_.b);
    Sums<N> sums;
    for (std::size_t i = 0; i < answer_.term_count; ++i) {
      const subjects::AnswerTerm& term = answer_.terms[i];
      const std::optional<N> weight = as<N>(term.weight);
      if (!weight || !add(*weight, question_.a, placed_a, term.a, sums.a) ||
          !add(*weight, question_.b, placed_b, term.b, sums.b)) {
        return std::nullopt;
      }
      sums.weight += *weight;
    }
    return sums;
  }

  // The same as rationals.  Those of presets in floating point are dyadic; rational weights are not.
  Sums<Rational> sums_of_terms() const {
    std::optional<Sums<Dyadic>> sums = sums_of_terms<Dyadic>();
    if (!sums) return *sums_of_terms<Rational>();
    Sums<Rational> result{std::move(sums->weight).rational()};
    for (std::size_t axis = 0; axis < 3; ++axis) {
      result.a[axis] = std::move(sums->a[axis]).rational();
      result.b[axis] = std::move(sums->b[axis]).rational();
    }
    return result;
  }

  void look_at_terms() {
    for (std::size_t i = 0; i < answer_.term_count; ++i) {
      const subjects::Number& weight = answer_.terms[i].weight;
      if (weight.exact() < 0) keep("a weight is negative", -weight.approximation());
    }
    Sums<Rational> sums = sums_of_terms();
    const Rational off = abs(sums.weight - 1);
    if (off > rules_.weight_slack) keep("the weights do not sum to 1", off.convert_to<double>());
    from_terms_a_ = std::move(sums.a);
    from_terms_b_ = std::move(sums.b);
    check_difference(from_terms_a_ - from_terms_b_, "the weights do not give the true distance",
                     "the weights do not give the true depth");
  }

  void look_at_points(bool has_terms) {
    const RationalVector a = exact(*answer_.witness_a);
    const RationalVector b = exact(*answer_.witness_b);
    if (has_terms) {
      check_place(a, from_terms_a_);
      check_place(b, from_terms_b_);
    } else if (answer_.term_count == 0) {
      check_body(a, question_.a);
      check_body(b, question_.b);
    }
    check_difference(a - b, "the witness points are not at the true distance",
                     "the witness points are not at the true depth");
  }

  void look_at_normal() {
    if (!is_finite(*answer_.normal)) return keep("the normal is not finite", infinity);
    const RationalVector n = exact(*answer_.normal);
    const Rational nn = dot(n, n);
    if (nn == 0) return keep("the normal is not a direction", infinity);
    if (question_.dim == 2 && n[2] != 0) return keep("the normal leaves the plane", infinity);
    if (rules_.normal_slack > 0 && differs(1, 1, nn, rules_.normal_slack)) {
      keep("the length of the normal is not 1",
           scaled_error(*compare(square_of(nn), square_of(1)), 1, 1));
    }
    if (rules_.of_depth) {
      check_way(n, nn, rules_.way, rules_.way_slack, "the normal does not attain the true depth");
    } else if (!answer_.intersecting) {
      check_gap(n, nn);
    }
  }

  void check_gap(const RationalVector& n, const Rational& nn) {
    const std::optional<Rational> t =
        turned_by(rules_.point_slack, root_below(rules_.lower), magnitude_);
    if (!t) return;
    const Rational h = extent_below(question_, n);
    if (!falls_short_of_distance(h, nn, rules_.lower, *t)) return;
    const Rational gap = h * h / nn;
    keep("the normal does not attain the true distance",
         h < 0 ? share(rules_.lower, gap) : share(rules_.lower, 0) + share(gap, 0));
  }

  void check_place(const RationalVector& point, const RationalVector& place) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const Rational off = abs(point[axis] - place[axis]);
      if (off > rules_.point_slack) {
        keep("a witness point is not where its weights put it", share(off * off, Rational(0)));
      }
    }
  }

  void check_body(const RationalVector& point, const cases::Body& body) {
    const Rational& slack = rules_.point_slack;
    const Rational square = body.curved
                                ? distance_squared_at_least(point, body, question_.dim, slack)
                                : distance_squared_to(point, body);
    if (square > slack * slack) {
      keep("a witness point lies outside its body", share(square, Rational(0)));
    }
  }

  const cases::Case& question_;
  const Answer& answer_;
  const WitnessRules& rules_;
  double magnitude_;
  RationalVector from_terms_a_{};  // sum of weight * a
  RationalVector from_terms_b_{};
  std::optional<WitnessFault> largest_;
};

}  // namespace

std::optional<WitnessFault> witness_fault(const cases::Case& question, const Answer& answer,
                                          const WitnessRules& rules) {
  return Witnesses(question, answer, rules).largest_fault();
}

}  // namespace oracle
