// SPDX-License-Identifier: MIT
#include "reports/smoke/smoke.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>

#include "core/cases/point.hpp"
#include "oracle/depth/penetration.hpp"

namespace reports::smoke {
namespace {

using cases::Point;
using oracle::RationalVector;

double root(const oracle::Rational& square) { return std::sqrt(square.convert_to<double>()); }

Point rounded(const RationalVector& v) {
  return {v[0].convert_to<double>(), v[1].convert_to<double>(), v[2].convert_to<double>()};
}

Point unit(const Point& v) { return cases::times(1 / std::sqrt(cases::dot(v, v)), v); }

// The distinct vertices of a body that are furthest in a direction.
std::vector<Point> furthest(const cases::Body& body, const RationalVector& direction) {
  std::vector<Point> face;
  oracle::Rational most;
  for (const Point& point : body.points) {
    const oracle::Rational reach = oracle::dot(oracle::rational(point), direction);
    if (!face.empty() && reach < most) continue;
    if (face.empty() || reach > most) face.clear();
    most = reach;
    if (std::find(face.begin(), face.end(), point) == face.end()) face.push_back(point);
  }
  return face;
}

// True if the nearest pair of points is unique: a vertex is nearest, or two edges cross.
bool one_nearest_pair(const cases::Case& asked, const RationalVector& v) {
  const RationalVector to_b{-v[0], -v[1], -v[2]};
  const std::vector<Point> a = furthest(asked.a, to_b);
  const std::vector<Point> b = furthest(asked.b, v);
  if (a.size() == 1 || b.size() == 1) return true;
  if (a.size() != 2 || b.size() != 2) return false;
  const Point across = cases::cross(cases::minus(a[1], a[0]), cases::minus(b[1], b[0]));
  return cases::dot(across, across) > 0;
}

std::array<Point, 2> nearest_pair(const cases::Case& asked, const oracle::Truth& truth) {
  RationalVector a{}, b{};
  for (const oracle::Term& term : truth.proof.terms) {
    const RationalVector of_a = oracle::rational(asked.a.points[term.a]);
    const RationalVector of_b = oracle::rational(asked.b.points[term.b]);
    for (std::size_t axis = 0; axis < 3; ++axis) {
      a[axis] += term.weight * of_a[axis];
      b[axis] += term.weight * of_b[axis];
    }
  }
  return {rounded(a), rounded(b)};
}

// Adds the cases of `own` that the subject accepts and whose bits fit its format.
void add(std::vector<Question>& all, const subjects::Subject& subject,
         const std::vector<cases::Case>& own, Group group) {
  for (const cases::Case& asked : own) {
    if (subjects::reason_to_skip(subject, asked)) continue;
    if (cases::bits(asked) > subjects::case_bits(subject)) continue;
    all.push_back(solved(asked, group));
  }
}

// The exponent that scales the case close to the largest magnitude declared by the subject, or by
// default to 2^20, where most libraries still work.
int exponent_of_large(const subjects::Subject& subject, const cases::Case& asked) {
  const double declared = subject.capabilities.magnitude_max;
  const double most = declared > 0 ? declared : 0x1p20;
  // The limits are within the exponents of binary32, where scaled coordinates stay exact.
  const int exponent =
      static_cast<int>(std::floor(std::log2(most) - std::log2(cases::magnitude(asked))));
  return std::clamp(exponent, -100, 100);
}

std::vector<cases::Case> large(const subjects::Subject& subject) {
  std::vector<cases::Case> all = large_bodies();
  for (cases::Case& asked : all) asked = cases::scaled(asked, exponent_of_large(subject, asked));
  return all;
}

// Scales down cases that exceed the declared magnitude.
std::vector<cases::Case> wide(const subjects::Subject& subject) {
  std::vector<cases::Case> all = wide_coordinates();
  for (cases::Case& asked : all) {
    if (!subjects::reason_to_skip(subject, asked)) continue;
    asked = cases::scaled(asked, exponent_of_large(subject, asked));
  }
  return all;
}

std::string text_of(const cases::Body& body, int dim) {
  constexpr std::size_t shown_max = 8;
  const std::size_t shown = body.points.size() > shown_max ? 4 : body.points.size();
  std::string all;
  for (std::size_t i = 0; i < shown; ++i) all += " " + reports::smoke::text(body.points[i], dim);
  if (shown < body.points.size()) all += fmt::format(" ... {} points", body.points.size());
  return all;
}

}  // namespace

Question solved(cases::Case asked, Group group) {
  Question question;
  question.asked = std::move(asked);
  question.group = group;
  const oracle::Truth truth = oracle::certificate(question.asked);
  const double magnitude = cases::magnitude(question.asked);
  question.intersecting = truth.relation != cases::Relation::separated;
  question.slack = 0x1p-8 * magnitude;
  if (question.intersecting) {
    const oracle::Penetration out = oracle::penetration(question.asked).value();
    question.depth = root(out.depth_squared);
    question.normal = unit(rounded(out.normal));
    return question;
  }
  question.distance = root(truth.distance_squared);
  question.normal = unit(cases::times(-1, rounded(truth.v)));
  if (one_nearest_pair(question.asked, truth.v)) {
    question.witnesses = nearest_pair(question.asked, truth);
  }
  // Rounding to binary32 changes the distance by 100 %; the slack is a quarter of that.
  if (group == Group::wide) question.slack = question.distance / 4;
  return question;
}

std::vector<Question> questions(const subjects::Subject& subject) {
  std::vector<Question> all;
  add(all, subject, solid_bodies(), Group::space);
  add(all, subject, planar_bodies(), Group::plane);
  add(all, subject, flat_bodies(), Group::flat);
  add(all, subject, single_vertices(), Group::single);
  add(all, subject, repeated_vertices(), Group::repeated);
  add(all, subject, reordered_vertices(), Group::reordered);
  add(all, subject, many_vertices(), Group::many);
  add(all, subject, wide(subject), Group::wide);
  add(all, subject, large(subject), Group::large);
  return all;
}

std::string text(const cases::Point& point, int dim) {
  return dim == 2 ? fmt::format("({}, {})", point[0], point[1])
                  : fmt::format("({}, {}, {})", point[0], point[1], point[2]);
}

std::string short_text(const cases::Point& point, int dim) {
  return dim == 2 ? fmt::format("({:.6g}, {:.6g})", point[0], point[1])
                  : fmt::format("({:.6g}, {:.6g}, {:.6g})", point[0], point[1], point[2]);
}

std::string text(const cases::Case& asked) {
  return fmt::format("A{}, B{}", text_of(asked.a, asked.dim), text_of(asked.b, asked.dim));
}

}  // namespace reports::smoke
