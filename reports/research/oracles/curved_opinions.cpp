// SPDX-License-Identifier: MIT
#include "reports/research/oracles/curved_opinions.hpp"

#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

#include "core/cases/choices.hpp"
#include "oracle/curved/curved_depth.hpp"
#include "oracle/curved/quick_enclosure.hpp"
#include "oracle/examination/expect.hpp"

namespace reports {
namespace {

using cases::Choices;
using cases::Relation;

constexpr std::array kinds{"sphere", "cone", "cylinder", "polytope"};
constexpr std::size_t polytope = 3;

std::size_t kind_of(const cases::Body& body) {
  return body.curved ? static_cast<std::size_t>(body.curved->kind) : polytope;
}

std::string pair_of(std::size_t a, std::size_t b) {
  return std::string(kinds[std::min(a, b)]) + "-" + kinds[std::max(a, b)];
}

cases::Point point(Choices& choices, double size) {
  cases::Point result{};
  for (double& x : result) x = size * choices.fraction(20);
  return result;
}

cases::Body body(Choices& choices, std::size_t kind, double reach, int vertices_max) {
  cases::Body result;
  const cases::Point centre = point(choices, reach);
  if (kind == polytope) {
    for (int i = choices.between(1, vertices_max); i > 0; --i) {
      cases::Point p = point(choices, 1);
      for (std::size_t axis = 0; axis < 3; ++axis) p[axis] += centre[axis];
      result.points.push_back(p);
    }
    return result;
  }
  cases::Curved curved;
  curved.kind = static_cast<cases::Curved::Kind>(kind);
  curved.radius = 0.125 + choices.share(20);
  if (kind != 0) curved.half_height = 0.125 + choices.share(20);
  for (cases::Point& row : curved.linear) row = point(choices, 1);
  if (choices.one_in(8)) curved.linear[2] = curved.linear[1];
  const double longer = std::ldexp(1.0, choices.flag() ? choices.between(0, 10) : 0);
  for (double& x : curved.linear[0]) x *= longer;
  curved.translation = centre;
  result.curved = curved;
  return result;
}

}  // namespace

std::vector<std::string> curved_pairs() {
  std::vector<std::string> result;
  for (std::size_t a = 0; a < polytope; ++a) {
    for (std::size_t b = a; b < kinds.size(); ++b) result.push_back(pair_of(a, b));
  }
  return result;
}

CurvedQuestion curved_question(std::uint64_t seed, std::uint64_t index, const cases::Sizes& sizes) {
  CurvedQuestion asked;
  if (index % 2 == 0) {
    asked.question = cases::generate(cases::listed_family("curved"), seed, index / 2, sizes);
  } else {
    Choices choices = Choices::keyed(seed, "oracles/curved pairs", index);
    const std::size_t turn = index / 2 % 12;
    asked.question.id = "curved-pair-" + std::to_string(index);
    asked.question.a = body(choices, turn % 3, 0.5, sizes.vertices_max);
    const double reach = 8 * choices.share(20);
    asked.question.b = body(choices, turn / 3, reach, sizes.vertices_max);
    if (choices.flag()) std::swap(asked.question.a, asked.question.b);
    if (choices.one_in(8)) {
      asked.question = cases::scaled(std::move(asked.question), choices.between(-300, 300));
    }
  }
  asked.pair = pair_of(kind_of(asked.question.a), kind_of(asked.question.b));
  return asked;
}

CurvedOpinions curved_opinions(const CurvedQuestion& asked) {
  CurvedOpinions result;
  result.quick = oracle::quick_enclosure(asked.question);
  if (asked.is_asked_all || !result.quick) result.full = oracle::enclosure(asked.question);
  result.cone_program = oracle::cone_program(asked.question);
  if (result.enclosure().relation == Relation::overlapping) {
    result.depth = oracle::depth_bounds(asked.question);
    result.directions = oracle::direction_search(asked.question);
  }
  return result;
}

std::vector<std::string> contradictions(const CurvedOpinions& opinions) {
  std::vector<std::string> result;
  const oracle::DistanceBounds& program = opinions.cone_program;
  const auto compare = [&](const std::string& who, const oracle::Rational& lower,
                           const oracle::Rational& upper, const oracle::Rational& other_lower,
                           const oracle::Rational& other_upper) {
    if (lower <= other_upper && other_lower <= upper) return;
    result.push_back(who + ": [" + oracle::text(lower) + ", " + oracle::text(upper) +
                     "] against [" + oracle::text(other_lower) + ", " + oracle::text(other_upper) +
                     "]");
  };
  const auto with_program = [&](const std::string& who, const oracle::Enclosure& one) {
    compare(who, one.distance_squared_lower, one.distance_squared_upper, program.lower,
            program.upper);
    if (!one.relation) return;
    if (*one.relation == Relation::separated && !(one.distance_squared_lower > 0)) {
      result.push_back(who + ": separated, by a bound of 0");
    }
  };
  if (opinions.quick) with_program("quick enclosure against cone program", *opinions.quick);
  if (opinions.full) with_program("enclosure against cone program", *opinions.full);
  if (opinions.quick && opinions.full) {
    const oracle::Enclosure& quick = *opinions.quick;
    const oracle::Enclosure& full = *opinions.full;
    compare("quick enclosure against enclosure", quick.distance_squared_lower,
            quick.distance_squared_upper, full.distance_squared_lower, full.distance_squared_upper);
    if (full.relation && quick.relation != full.relation) {
      result.push_back("quick enclosure against enclosure: another relation");
    }
  }
  if (opinions.depth && opinions.directions && !agree(*opinions.depth, *opinions.directions)) {
    result.push_back("depth against a search of directions: [" +
                     oracle::text(opinions.depth->lower) + ", " +
                     oracle::text(opinions.depth->upper) + "] squared");
  }
  return result;
}

}  // namespace reports
