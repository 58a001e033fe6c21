// SPDX-License-Identifier: MIT
// [vdB99 §4, Separating Axis]: almost constant time per frame "for convex objects of arbitrary
// complexity", measured in steps, which do not vary from run to run.
#include <array>
#include <map>
#include <utility>

#include "core/cases/families.hpp"
#include "core/subjects/core_subject.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/paper/paper.hpp"
#include "reports/research/paper/times/climbed_body.hpp"
#include "reports/research/paper/times/motion_timing.hpp"

namespace reports {
namespace {

using Axis = gjk::Vec<double, 3>;

gjk::SeparatingAxis<double, 3> axis_of(const cases::Case& question, const Axis& start) {
  const auto a = subjects::vertices<double, 3>(question.a);
  const auto b = subjects::vertices<double, 3>(question.b);
  return gjk::separating_axis(gjk::VertexCloud<double, 3>(a), gjk::VertexCloud<double, 3>(b),
                              gjk::enhanced<double>(), start);
}

int distance_iterations(const cases::Case& question) {
  const auto a = subjects::vertices<double, 3>(question.a);
  const auto b = subjects::vertices<double, 3>(question.b);
  return gjk::distance(gjk::VertexCloud<double, 3>(a), gjk::VertexCloud<double, 3>(b),
                       gjk::enhanced<double>())
      .iterations;
}

// Over one simulation: pair queries and the support calls that they make.
struct Calls {
  std::size_t queries = 0;
  std::size_t scratch = 0;
  std::size_t incremental = 0;
};

// ISA-GJK keeps the last axis of a pair, also across frames in which the pair is not queried.
Calls measured(const SimulationOptions& options) {
  Calls calls;
  Simulation simulation(options);
  std::map<std::pair<std::size_t, std::size_t>, Axis> cache;
  for (int frame = 0; frame < options.frames; ++frame) {
    for (const PairQuery& query : simulation.next_frame()) {
      const auto entry =
          cache.try_emplace({query.first, query.second}, gjk::first_axis<double, 3>()).first;
      const auto scratch = axis_of(query.question, gjk::first_axis<double, 3>());
      const auto incremental = axis_of(query.question, entry->second);
      entry->second = incremental.v;
      ++calls.queries;
      calls.scratch += static_cast<std::size_t>(scratch.support_calls);
      calls.incremental += static_cast<std::size_t>(incremental.support_calls);
    }
  }
  return calls;
}

cases::Point placed(const gjk::Affine<double, 3>& place, const cases::Point& point) {
  cases::Point result;
  for (std::size_t row = 0; row < 3; ++row) {
    result[row] = place.translation[row];
    for (std::size_t column = 0; column < 3; ++column) {
      result[row] += place.linear[row][column] * point[column];
    }
  }
  return result;
}

// A body circles another of the same shape by one degree per frame, with a query in every frame.
std::vector<times::MotionQuery> queries_of(const times::ClimbedBody& body,
                                           const times::Hull& hull) {
  std::vector<times::MotionQuery> queries;
  for (const auto& place : times::circling()) {
    cases::Case question;
    question.a.points = body.places;
    for (const cases::Point& point : body.places) {
      question.b.points.push_back(placed(place, point));
    }
    queries.emplace_back(0, question, hull, hull);
  }
  return queries;
}

// Over the frames after the first one: support points, or visited pairs of features, including the
// last pair, at which the walk stays.
template <typename Method>
double steps_a_frame(const std::vector<times::MotionQuery>& queries) {
  typename Method::State state = Method::first(queries[0]);
  std::uint64_t steps = 0;
  for (const times::MotionQuery& query : queries) {
    std::uint64_t supports = 0;
    const int moves = Method::ask(query, state, times::Counting{supports});
    if (&query == &queries[0]) continue;
    steps += supports > 0 ? supports : static_cast<std::uint64_t>(moves) + 1;
  }
  return static_cast<double>(steps) / static_cast<double>(queries.size() - 1);
}

constexpr const char* method_names[] = {times::IsaGjk::name, times::LinCanny::name,
                                        times::VClip::name, times::Cameron::name};

}  // namespace

Claim separating_axis_iterations(const PaperOptions& options) {
  const cases::Family& family = cases::family("generic");
  const std::uint64_t count = std::clamp<std::uint64_t>(options.cases / 50, 200, 20000);
  std::array<double, 2> axis{};
  std::array<double, 2> distance{};
  std::array<std::size_t, 2> number{};
  for (std::uint64_t i = 0; i < count; ++i) {
    const cases::Case question = cases::generate(family, options.seed, i, {128});
    if (question.dim != 3) continue;
    const auto found = axis_of(question, gjk::first_axis<double, 3>());
    const std::size_t kind = found.intersecting ? 1 : 0;
    axis[kind] += found.iterations;
    distance[kind] += distance_iterations(question);
    ++number[kind];
  }
  std::vector<Row> rows{{"pairs", "number", "separating axis", "distance"}};
  for (std::size_t kind = 0; kind < 2; ++kind) {
    const auto n = static_cast<double>(std::max<std::size_t>(number[kind], 1));
    axis[kind] /= n;
    distance[kind] /= n;
    rows.push_back({kind == 0 ? "apart" : "in contact", std::to_string(number[kind]),
                    fmt::format("{:.2f}", axis[kind]), fmt::format("{:.2f}", distance[kind])});
  }
  return {axis[0] < distance[0],
          fmt::format("Mean iterations on pairs that are apart: {:.2f} against {:.2f} ({} generic "
                      "pairs of up to "
                      "128 vertices, at double).",
                      axis[0], distance[0], number[0]),
          table(rows, true)};
}

Claim frame_coherence(const PaperOptions& options) {
  SimulationOptions standard;
  standard.seed = options.seed;
  standard.frames = static_cast<int>(std::clamp<std::uint64_t>(options.cases / 5000, 20, 200));
  std::vector<Row> rows{{"setting", "queries a frame", "calls a query, scratch",
                         "calls a query, ISA-GJK", "calls a frame, scratch",
                         "calls a frame, ISA-GJK"}};
  bool always_fewer = true;
  double least = 1;
  double most = 0;
  for (const times::MotionSetting& setting : times::motion_settings(standard)) {
    if (setting.sweep > 2) continue;  // the number of vertices
    const Calls calls = measured(setting.options);
    const double frames = standard.frames;
    const double queries = static_cast<double>(std::max<std::size_t>(calls.queries, 1));
    const auto scratch = static_cast<double>(calls.scratch);
    const auto incremental = static_cast<double>(calls.incremental);
    rows.push_back(
        {setting.name, fmt::format("{:.1f}", static_cast<double>(calls.queries) / frames),
         fmt::format("{:.2f}", scratch / queries), fmt::format("{:.2f}", incremental / queries),
         fmt::format("{:.1f}", scratch / frames), fmt::format("{:.1f}", incremental / frames)});
    if (calls.queries == 0) continue;
    always_fewer = always_fewer && incremental < scratch;
    least = std::min(least, incremental / scratch);
    most = std::max(most, incremental / scratch);
  }
  return {always_fewer,
          fmt::format("ISA-GJK takes between {:.2f} and {:.2f} of the support calls ({} bodies of "
                      "{} vertices, {} "
                      "frames a setting; pairs whose boxes overlap).",
                      least, most, standard.bodies, standard.vertices, standard.frames),
          table(rows, true)};
}

Claim steps_against_complexity(const PaperOptions& options) {
  Claim claim;
  const std::size_t largest = options.cases >= 10000 ? 512 : 64;  // the hull takes seconds
  std::vector<Row> rows{{"vertices"}};
  for (const char* name : method_names) rows[0].emplace_back(name);
  std::vector<std::array<double, 4>> all;
  for (std::size_t vertices = 8; vertices <= largest; vertices *= 2) {
    const times::ClimbedBody body(options.seed, vertices);
    const times::Hull hull(body.places);
    const auto queries = queries_of(body, hull);
    all.push_back({steps_a_frame<times::IsaGjk>(queries), steps_a_frame<times::LinCanny>(queries),
                   steps_a_frame<times::VClip>(queries), steps_a_frame<times::Cameron>(queries)});
    Row row{std::to_string(vertices)};
    for (const double steps : all.back()) row.push_back(fmt::format("{:.2f}", steps));
    rows.push_back(row);
  }
  const double doublings = static_cast<double>(all.size() - 1);
  claim.holds = true;
  for (std::size_t i = 0; i < std::size(method_names); ++i) {
    const double growth = all.back()[i] / all.front()[i];
    claim.holds = claim.holds && growth < std::pow(1.2, doublings);
    claim.finding += fmt::format("{}: {:.2f} times as many. ", method_names[i], growth);
  }
  claim.finding =
      fmt::format("Steps a frame of {} vertices beside those of 8: ", largest) + claim.finding +
      "A step is a support point of ISA-GJK and of Cameron, and a pair of features that "
      "Lin-Canny and V-Clip look at (two bodies of one shape that circle each other by a "
      "degree a frame, 0.2 to 0.3 radii apart).";
  claim.figures = table(rows, true);
  return claim;
}

}  // namespace reports
