// SPDX-License-Identifier: MIT
// [vdB99 §4] in time: the savings of the improvements of the sub-algorithm, and the cost of a root in
// each iteration.
#include "reports/research/paper/times/queries.hpp"

#include <cmath>

#include "core/gjk/separating_axis.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/clock/clock.hpp"

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

// The core's, with a v of length 1: Algorithm 2 needs no length [vdB99 §4, Separating Axis].
class NormalisingJohnson : public gjk::Johnson<double, 3> {
 public:
  template <typename... Call>
  gjk::Nearest<double, 3> nearest(const Call&... call) {
    auto found = gjk::Johnson<double, 3>::nearest(call...);
    if (0 < found.vv) found.v = 1 / gjk::square_root(found.vv) * found.v;
    return found;
  }
};

// The root, the bound and the test of each iteration of Algorithm 1, in addition to the core's own.
struct WithRoots {
  double epsilon = 0;
  double mu = 0;
  double& used;

  void operator()(const gjk::Step<double, 3>& step) {
    const double length = std::sqrt(step.simplex.vv);
    mu = std::max(mu, step.vw / length);
    used += length - mu <= epsilon * length ? 1 : 0;
  }
};

// Data shared by both ways to the same answer.
struct PairAnswer {
  bool intersecting = false;
  int support_points = 0;
  bool operator==(const PairAnswer&) const = default;
};

template <typename Sub>
PairAnswer axis_answer(const PlacedClouds& pair) {
  const auto found = gjk::separating_axis_with(Sub{}, pair.a, pair.b, gjk::enhanced<double>(),
                                               gjk::first_axis<double, 3>());
  return {found.intersecting, found.support_calls};
}

template <typename Sub>
double axes(const std::vector<PlacedClouds>& pairs) {
  double sum = 0;
  for (const PlacedClouds& pair : pairs) sum += axis_answer<Sub>(pair).support_points;
  return sum;
}

double rooted_distances(const std::vector<PlacedClouds>& pairs) {
  double sum = 0;
  const auto policy = gjk::enhanced<double>();
  for (const PlacedClouds& pair : pairs) {
    sum += gjk::distance_with(gjk::Johnson<double, 3>{}, pair.a, pair.b, policy,
                              WithRoots{policy.epsilon, 0, sum})
               .vv;
  }
  return sum;
}

double support_points_of_distances(const std::vector<PlacedClouds>& pairs) {
  double count = 0;
  for (const PlacedClouds& pair : pairs) {
    gjk::distance_with(gjk::Johnson<double, 3>{}, pair.a, pair.b, gjk::enhanced<double>(),
                       [&count](const gjk::Step<double, 3>&) { ++count; });
    ++count;  // the first point
  }
  return count;
}

}  // namespace

Claim subalgorithm(const PaperOptions& options) {
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
  return {variants[3].different == 0 && ratios[1].median > 1 && ratios[2].median > 1 &&
              ratios[4].median > 1 && ratios[3].median >= 1.1,
          fmt::format(
              "Without the kept dot products the sub-algorithm takes {} times as long, without the "
              "determinants {}, without both {}, with all subsets tested {} ({} of {} pairs, in "
              "which no "
              "answer differs, {:.0f} calls of {:.0f} ns each, `enhanced` at double; medians of {} "
              "rounds, "
              "least and largest beside).",
              text_of(ratios[1]), text_of(ratios[2]), text_of(ratios[3]), text_of(ratios[4]),
              agreed.pairs.size(), pairs.size(), counts.calls,
              1e9 * spread_of(alone[0]).median / counts.calls, query_rounds),
          table(rows, true) + "\n" + table(counted, true)};
}

Claim roots(const PaperOptions& options) {
  using Core = gjk::Johnson<double, 3>;
  const std::vector<PlacedBodies> bodies = bodies_in_motion(options);
  const std::vector<PlacedClouds> pairs = clouds_of(bodies);
  std::size_t different = 0;
  for (const PlacedClouds& pair : pairs) {
    different += axis_answer<Core>(pair) != axis_answer<NormalisingJohnson>(pair);
  }
  const auto seconds = seconds_in_turn(
      query_rounds,
      {[&pairs] { return axes<Core>(pairs); }, [&pairs] { return axes<NormalisingJohnson>(pairs); },
       [&pairs] { return distances<Core>(pairs); }, [&pairs] { return rooted_distances(pairs); }});
  const double of_axes = axes<Core>(pairs);
  const double of_distances = support_points_of_distances(pairs);
  const double calls[] = {of_axes, of_axes, of_distances, of_distances};
  const char* names[] = {"separating axis", "separating axis, v of length 1", "distance",
                         "distance, roots of Algorithm 1 besides"};
  std::vector<Row> rows{
      {"", "support points a pair", "ns a support point", "time, of that without roots"}};
  for (std::size_t i = 0; i < 4; ++i) {
    rows.push_back({names[i], fmt::format("{:.2f}", calls[i] / static_cast<double>(pairs.size())),
                    text_of(scaled(1e9 / calls[i], spread_of(seconds[i]))),
                    text_of(ratio_of(seconds[i], seconds[i / 2 * 2]))});
  }
  const Spread of_axis = ratio_of(seconds[1], seconds[0]);
  const Spread of_distance = ratio_of(seconds[3], seconds[2]);
  const Spread iterations = scaled(of_axes / of_distances, ratio_of(seconds[2], seconds[0]));
  return {
      different == 0 && of_axis.median >= 1.1 && of_distance.median >= 1.1,
      fmt::format(
          "With a root in each iteration the separating axis takes {} times as long, the distance "
          "{}. "
          "The core takes none in either, and a support point of its distance still takes {} times "
          "as "
          "long as one of its separating axis ({} pairs, {} answers differ; medians of {} rounds, "
          "least and largest beside).",
          text_of(of_axis), text_of(of_distance), text_of(iterations), pairs.size(), different,
          query_rounds),
      table(rows, true)};
}

}  // namespace reports::times
