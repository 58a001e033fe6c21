// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/cases/families.hpp"
#include "core/gjk/separating_axis.hpp"
#include "core/subjects/core_subject.hpp"
#include "reports/casework/simulation.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/paper/paper.hpp"

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

}  // namespace

Claim separating_axis_iterations(const PaperOptions& options) {
  Claim claim;
  claim.statement = "a separating axis takes fewer iterations than an accurate distance.";
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
  claim.holds = axis[0] < distance[0];
  claim.finding = fmt::format(
      "Mean iterations on pairs that are apart: {:.2f} against {:.2f} ({} generic pairs of up to "
      "128 vertices, at double).",
      axis[0], distance[0], number[0]);
  claim.figures = table(rows, true);
  return claim;
}

Claim frame_coherence(const PaperOptions& options) {
  Claim claim;
  claim.statement =
      "starting from the separating axis of the frame before takes fewer support points than "
      "starting from scratch, nearly a constant number where coherence is high.";
  SimulationOptions standard;
  standard.seed = options.seed;
  standard.frames = static_cast<int>(std::clamp<std::uint64_t>(options.cases / 5000, 20, 200));
  std::vector<std::pair<std::string, SimulationOptions>> settings;
  const auto add = [&](const std::string& name, const auto& change) {
    settings.emplace_back(name, standard);
    change(settings.back().second);
  };
  for (const double density : {0.01, 0.025, 0.05, 0.1, 0.2}) {
    add(fmt::format("density {:g} %", 100 * density),
        [=](SimulationOptions& setting) { setting.density = density; });
  }
  for (const double translation : {0.0, 0.01, 0.05, 0.1, 0.2}) {
    add(fmt::format("translation {:g} % of the radius", 100 * translation),
        [=](SimulationOptions& setting) { setting.translation = translation; });
  }
  for (const double rotation : {0.0, 2.0, 10.0, 20.0, 40.0}) {
    add(fmt::format("rotation {:g} degrees", rotation),
        [=](SimulationOptions& setting) { setting.rotation = rotation; });
  }
  std::vector<Row> rows{{"setting", "queries a frame", "calls a query, scratch",
                         "calls a query, ISA-GJK", "calls a frame, scratch",
                         "calls a frame, ISA-GJK"}};
  bool always_fewer = true;
  double least = 1;
  double most = 0;
  for (const auto& [name, setting] : settings) {
    const Calls calls = measured(setting);
    const double frames = setting.frames;
    const double queries = static_cast<double>(std::max<std::size_t>(calls.queries, 1));
    const auto scratch = static_cast<double>(calls.scratch);
    const auto incremental = static_cast<double>(calls.incremental);
    rows.push_back(
        {name, fmt::format("{:.1f}", static_cast<double>(calls.queries) / frames),
         fmt::format("{:.2f}", scratch / queries), fmt::format("{:.2f}", incremental / queries),
         fmt::format("{:.1f}", scratch / frames), fmt::format("{:.1f}", incremental / frames)});
    if (calls.queries == 0) continue;
    always_fewer = always_fewer && incremental < scratch;
    least = std::min(least, incremental / scratch);
    most = std::max(most, incremental / scratch);
  }
  claim.holds = always_fewer;
  claim.finding = fmt::format(
      "ISA-GJK takes between {:.2f} and {:.2f} of the support calls ({} bodies of {} vertices, {} "
      "frames a setting; pairs whose boxes overlap).",
      least, most, standard.bodies, standard.vertices, standard.frames);
  claim.figures = table(rows, true);
  return claim;
}

}  // namespace reports
