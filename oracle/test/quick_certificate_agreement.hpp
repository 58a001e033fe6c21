// SPDX-License-Identifier: MIT
// Compares quick_certificate() with certificate(): the hard cases, the candidates, and the
// comparison itself, for any rules of the proof.
#pragma once

#include <cstdlib>
#include <ostream>

#include "oracle/certificate/internal/quick_run.hpp"
#include "oracle/test/agreement.hpp"

namespace oracle {

// --- hard cases ---

inline double nudged(Choices& choices, double x) {
  const int steps = choices.between(-3, 3);
  const double towards = steps < 0 ? -HUGE_VAL : HUGE_VAL;
  for (int i = 0; i < std::abs(steps); ++i) x = std::nextafter(x, towards);
  return x;
}

// Affine combinations of the first three vertices of each body, rounded: off their plane by about
// the error of the filter.  The bodies are far from the origin, so that this error is large.
inline Case nearly_coplanar(Choices& choices) {
  std::vector<Point> a(3), b(1);
  for (Point& point : a) {
    for (double& x : point) x = choices.fraction(53);
  }
  b[0] = {choices.fraction(30), choices.fraction(30), 3 + choices.share(8)};
  const double far = std::ldexp(1.0, choices.between(0, 8));
  for (Point& point : a) point[0] += far;
  b[0][0] += far;
  const std::size_t more = 1 + choices.below(5);
  for (std::size_t i = 0; i < more; ++i) {
    const double s = 2 * choices.fraction(20);
    const double t = 2 * choices.fraction(20);
    Point point;
    for (std::size_t axis = 0; axis < 3; ++axis) {
      point[axis] = a[0][axis] + s * (a[1][axis] - a[0][axis]) + t * (a[2][axis] - a[0][axis]);
      if (choices.one_in(8)) point[axis] = nudged(choices, point[axis]);
    }
    a.push_back(point);
  }
  // Below the plane at a combination of the corners: the plane of the triangle supports.
  return choices.flag() ? question(3, a, b) : question(3, b, a);
}

// Coordinates that fill the integers to the last bit, optionally with tiny ones beside them.
inline Case full_width(Choices& choices) {
  const double top = 0x1.fffffffffffffp+59;
  const std::array<double, 8> values{
      top,      -top,   std::nextafter(top, 0.0), -std::nextafter(top, 0.0), 0x1p+59, 0,
      0x1.8p+6, -0x1p+7};
  const double tiny = choices.flag() ? 0 : std::ldexp(1.0, choices.between(-64, 0));
  const bool apart = choices.flag();
  Case question = oracle::question(3, {}, {});
  for (Body* body : {&question.a, &question.b}) {
    body->points.resize(1 + choices.below(6));
    for (Point& point : body->points) {
      for (double& x : point) {
        x = values[choices.below(values.size())];
        if (choices.one_in(4)) x = x > -1e9 && x < 1e9 ? x + tiny : x;
      }
      if (apart) point[0] = body == &question.a ? std::fabs(point[0]) : -std::fabs(point[0]);
    }
  }
  return question;
}

// Makes a body like the other, or copies some of its vertices, nudged or not; scales; or projects.
inline Case hardened(Choices& choices, const Case& given) {
  Case question = given;
  std::vector<Point>& a = question.a.points;
  std::vector<Point>& b = question.b.points;
  const auto axis_count = static_cast<std::size_t>(question.dim);
  switch (choices.below(6)) {
    case 0: {  // some vertices of B become vertices of A
      const std::size_t count = 1 + choices.below(b.size());
      for (std::size_t j = 0; j < count; ++j) b[j] = a[choices.below(a.size())];
      break;
    }
    case 1:  // a few ulp
      for (Point& point : choices.flag() ? a : b) {
        for (std::size_t axis = 0; axis < axis_count; ++axis) {
          point[axis] = nudged(choices, point[axis]);
        }
      }
      break;
    case 2:  // A copied, nudged, beside itself
      for (std::size_t i = 0, count = std::min<std::size_t>(a.size(), 6); i < count; ++i) {
        Point copy = a[i];
        for (std::size_t axis = 0; axis < axis_count; ++axis) {
          copy[axis] = nudged(choices, copy[axis]);
        }
        a.push_back(copy);
      }
      break;
    case 3: {  // mixed exponents
      const std::size_t axis = choices.below(axis_count);
      const int exponent = choices.flag() ? -400 : choices.between(-40, 40);
      for (Body* body : {&question.a, &question.b}) {
        for (Point& point : body->points) point[axis] = std::ldexp(point[axis], exponent);
      }
      break;
    }
    case 4: {  // one vertex far smaller or larger
      Point& point = a[choices.below(a.size())];
      const int exponent = choices.between(-70, 40);
      for (double& x : point) x = std::ldexp(x, exponent);
      break;
    }
    default:  // the shadow in the plane
      question.dim = 2;
      for (Body* body : {&question.a, &question.b}) {
        for (Point& point : body->points) point[2] = 0;
      }
  }
  return is_finite(question) ? question : given;
}

// 1e+-150, subnormal and near the end of the range.
inline Case extreme(Choices& choices, const Case& question) {
  constexpr std::array<int, 6> exponents{-1030, -498, -290, 290, 498, 900};
  if (!(cases::magnitude(question) < 0x1p+60)) return question;
  return cases::scaled(question, exponents[choices.below(exponents.size())]);
}

// --- comparing ---

// Counts what was compared, by kind of case, relation and path.
struct QuickCertificateTally {
  struct Row {
    std::array<std::uint64_t, 3> relations{};
    std::array<std::uint64_t, 3> paths{};
  };
  std::map<std::string, Row> rows;
  std::uint64_t compared = 0;
  std::uint64_t disagreements = 0;
  std::string first;  // the first disagreement
};

inline std::ostream& operator<<(std::ostream& out, const QuickCertificateTally& tally) {
  for (const auto& [kind, row] : tally.rows) {
    out << kind << ":";
    for (std::size_t i = 0; i < 3; ++i) {
      out << ' ' << cases::name(static_cast<Relation>(i)) << ' ' << row.relations[i];
    }
    out << ';';
    for (std::size_t i = 0; i < 3; ++i) {
      out << ' ' << name(static_cast<Path>(i)) << ' ' << row.paths[i];
    }
    out << '\n';
  }
  return out << tally.compared << " compared, " << tally.disagreements << " disagreements\n";
}

template <typename Rules>
void compare_certified(QuickCertificateTally& tally, const std::string& kind, const Case& question,
                       const Truth& truth, const Candidate& candidate) {
  const QuickCertificate certified = quick_certificate_by<Rules>(question, candidate);
  ++tally.compared;
  QuickCertificateTally::Row& row = tally.rows[kind];
  ++row.relations[static_cast<std::size_t>(truth.relation)];
  ++row.paths[static_cast<std::size_t>(certified.path)];
  if (certified.relation == truth.relation &&
      distance_squared(certified) == truth.distance_squared) {
    return;
  }
  if (tally.disagreements++ > 0) return;
  tally.first = kind + ": " + cases::name(certified.relation) + " instead of " +
                cases::name(truth.relation) + " by " + name(certified.path) + ", candidate";
  for (const auto& [a, b] : candidate) {
    tally.first += ' ' + std::to_string(a) + '-' + std::to_string(b);
  }
  tally.first += "\n" + case_line(question);
}

// --- candidates ---

inline Candidate candidate_of(const Truth& truth) {
  Candidate pairs;
  for (const Term& term : truth.proof.terms) pairs.emplace_back(term.a, term.b);
  return pairs;
}

// Changes one vertex of one pair.
inline Candidate perturbed_candidate(Choices& choices, const Case& question, Candidate pairs) {
  const std::size_t index = choices.below(pairs.size());
  if (choices.flag()) {
    pairs[index].first = choices.below(question.a.points.size());
  } else {
    pairs[index].second = choices.below(question.b.points.size());
  }
  return pairs;
}

// --- all of it ---

// Takes one case of every family and kind in turn, with each candidate: its own proof, none, two
// kinds of garbage.  Case `index` does not depend on the cases before it.
template <typename Rules>
void compare_at(QuickCertificateTally& tally, std::uint64_t seed, std::uint64_t index,
                int vertices_max) {
  const auto& families = cases::families();
  const Family& family = families[index % families.size()];
  Choices choices = Choices::keyed(seed, "certify", index);
  std::string kind = family.name;
  Case question = generate(family, seed, index / families.size(), {.vertices_max = vertices_max});
  if (has_curved_body(question)) return;
  switch (choices.below(8)) {
    case 0:
    case 1:
      kind += "*";
      question = hardened(choices, question);
      break;
    case 2:
      kind = "extreme_scale";
      question = extreme(choices, question);
      break;
    case 3:
      kind = "nearly_coplanar";
      question = nearly_coplanar(choices);
      break;
    case 4:
      kind = "full_width";
      question = full_width(choices);
      break;
    default: break;
  }
  const Truth truth = certificate(question);
  const Candidate own = candidate_of(truth);
  compare_certified<Rules>(tally, kind, question, truth, own);
  compare_certified<Rules>(tally, kind, question, truth, {});
  compare_certified<Rules>(tally, kind, question, truth, garbage_candidate(choices, question));
  compare_certified<Rules>(tally, kind, question, truth,
                           perturbed_candidate(choices, question, own));
}

}  // namespace oracle
