// SPDX-License-Identifier: MIT
#include <cmath>
#include <map>
#include <utility>

#include "core/cases/choices.hpp"
#include "oracle/examination/expect.hpp"
#include "reports/output/note.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/oracles/oracles.hpp"
#include "reports/research/parallel.hpp"

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

oracle::DistanceBounds bounds(const oracle::Enclosure& enclosure) {
  return {enclosure.distance_squared_lower, enclosure.distance_squared_upper};
}

std::string text(const oracle::DistanceBounds& bounds) {
  return "[" + oracle::text(bounds.lower) + ", " + oracle::text(bounds.upper) + "]";
}

// The largest relative width of squared bounds that counts as narrow.
constexpr double narrow_width = 1e-12;

// A search of all directions aims at a width of 1e-6; this leaves a little room for rounding.
constexpr double search_width = 1.001e-6;

// Counts over the cases of a row.
struct CurvedCount {
  std::uint64_t cases = 0;
  std::uint64_t quick = 0;
  std::uint64_t full = 0;
  std::array<std::uint64_t, 4> relations{};  // the last: undecided
  double widest = 0;                         // enclosures of separated bodies
  double widest_program = 0;
  std::uint64_t wide = 0;
  std::uint64_t disagreements = 0;
  // For overlaps, as shares of the depth.
  std::uint64_t depths = 0;
  double widest_depth = 0;
  std::uint64_t searched = 0;  // within search_width
  double widest_search = 0;
};

using CurvedAnswer = Compared<CurvedQuestion, CurvedOpinions>;

double width(const oracle::Rational& lower, const oracle::Rational& upper) {
  if (lower == upper) return 0;
  return oracle::Rational(1 - lower / upper).convert_to<double>();
}

// For bodies not proved separated, the width is the upper bound, as a share of M.
bool is_contact_narrow(const cases::Case& question, const oracle::Rational& upper) {
  const oracle::Rational most =
      oracle::rational(cases::magnitude(question)) * oracle::rational(narrow_width);
  return upper <= most * most;
}

void add_depth(CurvedCount& count, const CurvedOpinions& opinions) {
  if (!opinions.depth || !opinions.directions) return;
  ++count.depths;
  // The relative width of squares is twice that of the lengths.
  const double first = width(opinions.depth->lower, opinions.depth->upper) / 2;
  const oracle::DirectionBounds& search = *opinions.directions;
  const auto second = static_cast<double>(1 - search.lower / search.upper);
  count.widest_depth = std::max(count.widest_depth, first);
  count.widest_search = std::max(count.widest_search, second);
  if (second <= search_width) ++count.searched;
}

void add(CurvedCount& count, const CurvedAnswer& one) {
  ++count.cases;
  if (!one.differences.empty()) ++count.disagreements;
  if (!one.opinions) return;
  add_depth(count, *one.opinions);
  const oracle::Enclosure& enclosed = one.opinions->enclosure();
  const oracle::DistanceBounds& program = one.opinions->cone_program;
  if (one.opinions->quick) ++count.quick;
  if (one.opinions->full) ++count.full;
  ++count.relations[enclosed.relation ? static_cast<std::size_t>(*enclosed.relation) : 3];
  if (enclosed.relation == cases::Relation::separated) {
    const double first = width(enclosed.distance_squared_lower, enclosed.distance_squared_upper);
    const double second = width(program.lower, program.upper);
    count.widest = std::max(count.widest, first);
    count.widest_program = std::max(count.widest_program, second);
    if (std::max(first, second) > narrow_width) ++count.wide;
    return;
  }
  if (!is_contact_narrow(one.asked.question, program.upper) ||
      !is_contact_narrow(one.asked.question, enclosed.distance_squared_upper)) {
    ++count.wide;
  }
}

Row row(const std::string& first, const CurvedCount& count) {
  Row result{first, fmt::format("{}", count.cases), fmt::format("{}", count.quick),
             fmt::format("{}", count.full)};
  for (const std::uint64_t n : count.relations) result.push_back(fmt::format("{}", n));
  result.insert(result.end(),
                {fmt::format("{:.2g}", count.widest), fmt::format("{:.2g}", count.widest_program),
                 fmt::format("{}", count.wide), fmt::format("{}", count.disagreements)});
  return result;
}

std::string conclusion(const CurvedCount& total) {
  if (total.disagreements != 0) {
    return fmt::format("the enclosures contradict each other on {} of {}\n", total.disagreements,
                       counted(total.cases, "case"));
  }
  return fmt::format(
      "no contradiction: {}, {} with squared bounds wider than {:g}, by enclosure or program\n"
      "depths of {}: within {:.1e} of themselves; a search of all directions comes\n"
      "within 1e-6 of {}, within {:.1e} of all\n",
      counted(total.cases, "case"), total.wide, narrow_width, counted(total.depths, "overlap"),
      total.widest_depth, total.searched, total.widest_search);
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

std::vector<std::string> differences(const CurvedQuestion&, const CurvedOpinions& opinions) {
  std::vector<std::string> result;
  const auto compare = [&](const std::string& who, const oracle::DistanceBounds& one,
                           const oracle::DistanceBounds& other) {
    if (one.lower <= other.upper && other.lower <= one.upper) return;
    result.push_back(who + ": " + text(one) + " against " + text(other));
  };
  const auto with_program = [&](const std::string& who, const oracle::Enclosure& one) {
    compare(who, bounds(one), opinions.cone_program);
    if (one.relation == Relation::separated && !(one.distance_squared_lower > 0)) {
      result.push_back(who + ": separated, by a bound of 0");
    }
  };
  if (opinions.quick) with_program("quick enclosure against cone program", *opinions.quick);
  if (opinions.full) with_program("enclosure against cone program", *opinions.full);
  if (opinions.quick && opinions.full) {
    compare("quick enclosure against enclosure", bounds(*opinions.quick), bounds(*opinions.full));
    if (opinions.full->relation && opinions.quick->relation != opinions.full->relation) {
      result.push_back("quick enclosure against enclosure: another relation");
    }
  }
  if (opinions.depth && opinions.directions && !agree(*opinions.depth, *opinions.directions)) {
    result.push_back("depth against a search of directions: " +
                     text({opinions.depth->lower, opinions.depth->upper}) + " squared");
  }
  return result;
}

OraclesReport curved_oracles(const OraclesOptions& options,
                             const std::function<CurvedOpinions(const CurvedQuestion&)>& ask) {
  const auto limit = limit_threads(options.threads);
  std::map<std::string, CurvedCount> counts;
  CurvedCount total;
  std::string shown;
  const auto asked = [&](std::uint64_t index) {
    CurvedAnswer one{curved_question(options.seed, index, {options.vertices_max})};
    one.asked.is_asked_all = is_chosen(options, options.minkowski_share, "enclosure", index);
    one.compare(ask);
    return one;
  };
  in_order(options.cases, asked, [&](const CurvedAnswer& one) {
    add(counts[one.asked.pair], one);
    add(total, one);
    if (total.cases % 1024 == 0 || total.cases == options.cases) {
      note("curved     {}, {}\n", counted(total.cases, "case"),
           counted(total.disagreements, "disagreement"));
    }
    if (one.differences.empty() || total.disagreements > options.shown_max) return;
    shown += one.text();
  });
  std::vector<Row> rows{{"bodies", "cases", "quick", "enclosure", "separated", "touching",
                         "overlapping", "undecided", "widest", "of program", "wide", "disagree"}};
  for (const std::string& pair : curved_pairs()) rows.push_back(row(pair, counts[pair]));
  rows.push_back(row("total", total));
  return {shown + table(rows, false) + "\n" + conclusion(total), total.disagreements,
          total.disagreements == 0 ? clean : oracles_disagree};
}

}  // namespace reports
