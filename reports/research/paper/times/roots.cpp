// SPDX-License-Identifier: MIT
// [vdB99 §4, Separating Axis] in time: the cost of a root in each iteration.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "core/gjk/separating_axis.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/clock/rounds.hpp"
#include "reports/research/paper/paper.hpp"
#include "reports/research/paper/times/placed_clouds.hpp"

namespace reports::times {
namespace {

// The core's, with a v of length 1: Algorithm 2 needs no length [vdB99 §4, Separating Axis].
class NormalisingJohnson : public gjk::Johnson<double, 3> {
 public:
  gjk::Nearest<double, 3> nearest(const gjk::Points<double, 3>& y, gjk::Slots members,
                                  std::size_t newest, bool full_allowed) {
    auto found = gjk::Johnson<double, 3>::nearest(y, members, newest, full_allowed);
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

// [vdB99 §4, Separating Axis].
Claim roots(const PaperOptions& options) {
  using Core = gjk::Johnson<double, 3>;
  Claim claim;
  claim.statement =
      "the root of the squared length of v is expensive, and without it an iteration is "
      "significantly cheaper: by a tenth at least.";
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
  claim.holds = different == 0 && of_axis.median >= 1.1 && of_distance.median >= 1.1;
  claim.finding = fmt::format(
      "With a root in each iteration the separating axis takes {} times as long, the distance {}. "
      "The core takes none in either, and a support point of its distance still takes {} times as "
      "long as one of its separating axis ({} pairs, {} answers differ; medians of {} rounds, "
      "least and largest beside).",
      text_of(of_axis), text_of(of_distance), text_of(iterations), pairs.size(), different,
      query_rounds);
  claim.figures = table(rows, true);
  return claim;
}

}  // namespace reports::times
