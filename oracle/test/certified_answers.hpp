// SPDX-License-Identifier: MIT
// Compares certified answers with exact truths.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <random>
#include <string>

#include "core/subjects/presets/makers/certified_subject.hpp"
#include "core/subjects/test/large_bodies.hpp"
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

// The least p.axis of A less the greatest q.axis of B.
template <typename S, int D>
Rational gap_along(const PreparedBody<S, D>& a, const PreparedBody<S, D>& b,
                   const gjk::Vec<S, D>& axis) {
  Rational least = inner(a[0], axis);
  Rational greatest = inner(b[0], axis);
  for (std::size_t i = 1; i < a.size(); ++i) least = std::min(least, inner(a[i], axis));
  for (std::size_t i = 1; i < b.size(); ++i) greatest = std::max(greatest, inner(b[i], axis));
  return least - greatest;
}

// ask(question, a, b) of a case of point sets, rounded to S.
template <typename S, typename Ask>
void ask_in(const Case& drawn, const Ask& ask) {
  const auto question = cases::rounded(drawn, std::numeric_limits<S>::digits);
  if (!question || !cases::has_points_only(*question)) return;
  const Body& a = question->a;
  const Body& b = question->b;
  question->dim == 2 ? ask(*question, prepared<S, 2>(a), prepared<S, 2>(b))
                     : ask(*question, prepared<S, 3>(a), prepared<S, 3>(b));
}

// Multiplies by 2^power, if that loses no bit.
inline std::optional<Case> times(const Case& question, int power) {
  const Case result = cases::scaled(question, power);
  const Case back = cases::scaled(result, -power);
  const bool exact = back.a.points == question.a.points && back.b.points == question.b.points;
  return exact ? std::optional(result) : std::nullopt;
}

// The same of `each` cases of every family, times 2^power.
template <typename S, typename Ask>
void ask_families(std::uint64_t seed, int each, int power, const Ask& ask) {
  for (const Case& question : cases_of_families(seed, each, {.vertices_max = 24})) {
    if (const std::optional<Case> scaled = times(question, power)) ask_in<S>(*scaled, ask);
  }
}

// visit(question, way) of bodies with groups, B moved by each of `ways`.
template <typename Visit>
void for_large_pairs(std::size_t count, std::initializer_list<double> ways, const Visit& visit) {
  std::mt19937_64 random(count);
  for (const int dim : {2, 3}) {
    const std::vector<subjects::LargeBody> bodies = subjects::large_bodies(dim, count, random);
    for (std::size_t i = 0; i < bodies.size(); ++i) {
      for (const double way : ways) {
        Case question =
            oracle::question(dim, bodies[i].points, bodies[(i + 1) % bodies.size()].points);
        for (Point& point : question.b.points) point[0] += way;
        question.id = bodies[i].shape + " by " + std::to_string(way);
        visit(question, way);
      }
    }
  }
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
