// SPDX-License-Identifier: MIT
// [vdB99 §4, Subalgorithm] in time: the savings of its improvements.
#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <vector>

#include "reports/output/text_table.hpp"
#include "reports/research/clock/rounds.hpp"
#include "reports/research/paper/paper.hpp"
#include "reports/research/paper/times/johnson_variants.hpp"

namespace reports::times {
namespace {

// Dot products of a call, and the most subsets tested, with and without the improvement.
struct CallCounts {
  double calls = 0;
  double products = 0;
  double all_products = 0;
  double subsets = 0;
  double all_subsets = 0;
};

CallCounts counts_of(const std::vector<WalkCalls>& walks) {
  CallCounts counts;
  for (const WalkCalls& calls : walks) {
    for (const SubCall& call : calls) {
      const int n = call.known();
      ++counts.calls;
      counts.products += n + 1;
      const int pairs = (n + 1) * (n + 2) / 2;
      counts.all_products += pairs;
      counts.subsets += 1 << n;
      counts.all_subsets += (1 << (n + 1)) - 1;
    }
  }
  return counts;
}

constexpr JohnsonImprovements no_products{.dot_products = false};
constexpr JohnsonImprovements no_determinants{.determinants = false};
constexpr JohnsonImprovements neither{.dot_products = false, .determinants = false};
constexpr JohnsonImprovements all_subsets{.newest_only = false};
constexpr JohnsonImprovements nothing{false, false, false};

// Queries in which every variant gives the answers of the core.  Recomputed values have the same
// bits, but if all subsets are tested, rounding may let one without the newest point qualify.
struct Agreed {
  std::vector<PlacedClouds> pairs;
  std::vector<WalkCalls> walks;

  Agreed(const std::vector<PlacedClouds>& all_pairs, const std::vector<WalkCalls>& all_walks) {
    for (std::size_t i = 0; i < all_walks.size(); ++i) {
      if (different_answers<JohnsonWith<nothing>>(all_walks[i]) > 0) continue;
      pairs.push_back(all_pairs[i]);
      walks.push_back(all_walks[i]);
    }
  }
};

struct JohnsonVariant {
  const char* name;
  std::size_t different;
  Way sub_algorithm;
  Way distance;
};

template <typename Sub>
JohnsonVariant variant(const char* name, const std::vector<WalkCalls>& all, const Agreed& agreed) {
  return {name, different_answers<Sub>(all), [&agreed] { return asked_again<Sub>(agreed.walks); },
          [&agreed] { return distances<Sub>(agreed.pairs); }};
}

std::vector<Way> ways_of(const std::vector<JohnsonVariant>& variants, Way JohnsonVariant::*way) {
  std::vector<Way> ways;
  for (const JohnsonVariant& one : variants) ways.push_back(one.*way);
  return ways;
}

}  // namespace

// [vdB99 §4, Subalgorithm; Theorem 2].
Claim subalgorithm(const PaperOptions& options) {
  Claim claim;
  claim.statement =
      "dot products and determinants that are kept, and subsets without the newest point that are "
      "not tested, each save time: the first two together a tenth of the sub-algorithm at least.";
  const std::vector<PlacedBodies> bodies = bodies_in_motion(options);
  const std::vector<PlacedClouds> pairs = clouds_of(bodies);
  const std::vector<WalkCalls> walks = calls_of(pairs);
  const Agreed agreed(pairs, walks);
  const std::vector<JohnsonVariant> variants{
      variant<gjk::Johnson<double, 3>>("core", walks, agreed),
      variant<JohnsonWith<no_products>>("dot products computed again", walks, agreed),
      variant<JohnsonWith<no_determinants>>("determinants computed again", walks, agreed),
      variant<JohnsonWith<neither>>("both computed again", walks, agreed),
      variant<JohnsonWith<all_subsets>>("all subsets tested", walks, agreed),
      variant<JohnsonWith<nothing>>("all of these", walks, agreed),
  };
  const auto alone =
      seconds_in_turn(query_rounds, ways_of(variants, &JohnsonVariant::sub_algorithm));
  const auto whole = seconds_in_turn(query_rounds, ways_of(variants, &JohnsonVariant::distance));
  std::vector<Row> rows{{"time, of that of the core", "answers that differ", "sub-algorithm alone",
                         "whole distance"}};
  std::vector<Spread> ratios;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    ratios.push_back(ratio_of(alone[i], alone[0]));
    rows.push_back({variants[i].name, std::to_string(variants[i].different), text_of(ratios[i]),
                    text_of(ratio_of(whole[i], whole[0]))});
  }
  const CallCounts counts = counts_of(agreed.walks);
  const auto a_call = [&counts](double sum) { return fmt::format("{:.2f}", sum / counts.calls); };
  const std::vector<Row> counted{
      {"a call", "core", "without"},
      {"dot products: n + 1, (n + 1)(n + 2)/2", a_call(counts.products),
       a_call(counts.all_products)},
      {"subsets at most: 2^n, 2^(n+1) - 1", a_call(counts.subsets), a_call(counts.all_subsets)}};
  claim.holds = variants[3].different == 0 && ratios[1].median > 1 && ratios[2].median > 1 &&
                ratios[4].median > 1 && ratios[3].median >= 1.1;
  claim.finding = fmt::format(
      "Without the kept dot products the sub-algorithm takes {} times as long, without the "
      "determinants {}, without both {}, with all subsets tested {} ({} of {} pairs, in which no "
      "answer differs, {:.0f} calls of {:.0f} ns each, `enhanced` at double; medians of {} rounds, "
      "least and largest beside).",
      text_of(ratios[1]), text_of(ratios[2]), text_of(ratios[3]), text_of(ratios[4]),
      agreed.pairs.size(), pairs.size(), counts.calls,
      1e9 * spread_of(alone[0]).median / counts.calls, query_rounds);
  claim.figures = table(rows, true) + "\n" + table(counted, true);
  return claim;
}

}  // namespace reports::times
