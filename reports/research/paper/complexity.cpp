// SPDX-License-Identifier: MIT
// [vdB99 §4, Separating Axis]: almost constant time per frame "for convex objects of arbitrary
// complexity", measured in steps, which do not vary from run to run.
#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <vector>

#include "reports/output/text_table.hpp"
#include "reports/research/paper/paper.hpp"
#include "reports/research/paper/times/climbed_body.hpp"
#include "reports/research/paper/times/motion_methods.hpp"

namespace reports {
namespace {

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

Claim steps_against_complexity(const PaperOptions& options) {
  Claim claim;
  claim.statement =
      "where coherence is high, the methods that track closest features and ISA-GJK take almost "
      "the same number of steps a frame whatever the complexity: less than a fifth more for each "
      "doubling of the vertices [vdB99 §4].";
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
