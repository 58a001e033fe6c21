// SPDX-License-Identifier: MIT
// Compares certified answers with exact truths.
#pragma once

#include <cmath>
#include <limits>
#include <string>

#include "core/subjects/presets/makers/certified_subject.hpp"
#include "oracle/test/questions.hpp"

namespace oracle {

namespace certified = gjk::certified;
using certified::Certified;
using certified::HighwayScan;
using certified::PreparedBody;
using certified::ProvedBounds;
using certified::RelationMemory;
using certified::ScalarScan;
using certified::Stage;

template <typename S, int D>
PreparedBody<S, D> prepared(const Body& body) {
  return PreparedBody<S, D>(subjects::vertices<S, D>(body));
}

template <typename S, int D>
Rational inner(const gjk::Vec<S, D>& p, const gjk::Vec<S, D>& v) {
  Rational sum = 0;
  for (std::size_t i = 0; i < D; ++i) {
    sum += rational(static_cast<double>(p[i])) * rational(static_cast<double>(v[i]));
  }
  return sum;
}

// Returns what an answer claims wrongly; empty if it holds.  The interval of a distance d may be as wide as
// `of_size` u + `of_length` u d and two subnormal units, and may end at infinity.
template <typename S, int D>
std::string contradiction_of(const Certified<S, D>& answer, Relation relation,
                             const Rational& distance_squared, double of_size, double of_length) {
  if (static_cast<int>(answer.relation) != static_cast<int>(relation)) return "relation";
  const auto lower = static_cast<double>(answer.distance.lower);
  const auto upper = static_cast<double>(answer.distance.upper);
  if (!(lower >= 0)) return "no length";
  if (Rational(lower) * Rational(lower) > distance_squared) return "lower end";
  if (std::isfinite(upper) && Rational(upper) * Rational(upper) < distance_squared) {
    return "upper end";
  }
  if (relation != Relation::separated) return upper == 0 ? "" : "length of contact";
  const auto u = static_cast<double>(certified::unit_roundoff<S>);
  const double spacing = 2 * static_cast<double>(std::numeric_limits<S>::denorm_min());
  const bool narrow = upper - lower <= u * (of_size + of_length * lower) + spacing;
  return narrow || !std::isfinite(upper) ? "" : "width";
}

}  // namespace oracle
