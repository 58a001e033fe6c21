// SPDX-License-Identifier: MIT
#include "reports/research/oracles/oracles.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <exception>
#include <map>
#include <optional>
#include <utility>

#include "core/cases/choices.hpp"
#include "core/cases/file.hpp"
#include "reports/output/count_text.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/parallel.hpp"

namespace reports {
namespace {

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

struct CurvedAnswer {
  CurvedQuestion asked;
  std::optional<CurvedOpinions> opinions;  // empty: one failed
  std::vector<std::string> contradictions;
};

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

// Draws one case of every share at random: a fixed place would always meet the same pairs.
bool is_asked_all(const OraclesOptions& options, std::uint64_t index) {
  const std::uint64_t share = options.minkowski_share;
  if (share == 0) return false;
  return index % share ==
         cases::Choices::keyed(options.seed, "enclosure", index / share).below(share);
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
  if (!one.contradictions.empty()) ++count.disagreements;
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

Row head() {
  return {"bodies",      "cases",     "quick",  "enclosure",  "separated", "touching",
          "overlapping", "undecided", "widest", "of program", "wide",      "disagree"};
}

Row row(const std::string& first, const CurvedCount& count) {
  Row result{first};
  for (const std::uint64_t n : {count.cases, count.quick, count.full}) {
    result.push_back(fmt::format("{}", n));
  }
  for (const std::uint64_t n : count.relations) result.push_back(fmt::format("{}", n));
  result.push_back(fmt::format("{:.2g}", count.widest));
  result.push_back(fmt::format("{:.2g}", count.widest_program));
  result.push_back(fmt::format("{}", count.wide));
  result.push_back(fmt::format("{}", count.disagreements));
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

OraclesReport curved_oracles(const OraclesOptions& options,
                             const std::function<CurvedOpinions(const CurvedQuestion&)>& ask) {
  const ThreadLimit limit(options.threads);
  std::map<std::string, CurvedCount> counts;
  CurvedCount total;
  std::string shown;
  const auto asked = [&](std::uint64_t index) {
    CurvedAnswer one{curved_question(options.seed, index, {options.vertices_max}), {}, {}};
    one.asked.is_asked_all = is_asked_all(options, index);
    try {
      one.opinions = ask(one.asked);
      one.contradictions = contradictions(*one.opinions);
    } catch (const std::exception& error) {
      one.opinions.reset();
      one.contradictions = {error.what()};
    }
    return one;
  };
  in_order(options.cases, asked, [&](const CurvedAnswer& one) {
    add(counts[one.asked.pair], one);
    add(total, one);
    if (total.cases % 1024 == 0 || total.cases == options.cases) {
      fmt::print(stderr, "curved     {}, {}\n", counted(total.cases, "case"),
                 counted(total.disagreements, "disagreement"));
    }
    if (one.contradictions.empty() || total.disagreements > options.shown_max) return;
    for (const std::string& what : one.contradictions) shown += what + "\n";
    shown += cases::case_line(one.asked.question) + "\n\n";
  });
  std::vector<Row> rows{head()};
  for (const std::string& pair : curved_pairs()) rows.push_back(row(pair, counts[pair]));
  rows.push_back(row("total", total));
  OraclesReport result;
  result.disagreements = total.disagreements;
  result.code = total.disagreements == 0 ? clean : oracles_disagree;
  result.text = shown + table(rows, false) + "\n" + conclusion(total);
  return result;
}

}  // namespace reports
