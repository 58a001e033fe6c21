// SPDX-License-Identifier: MIT
// How a row is named and timed, and the rows that measure the cost of a query.
#pragma once

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "reports/research/bench/questions.hpp"
#include "reports/research/bench/ratios.hpp"

namespace bench {

inline constexpr int repetitions = 5;

inline const std::vector<Asked>& cases_of(const benchmark::State& state, cases::Relation relation) {
  return questions(relation, static_cast<int>(state.range(0)));
}

// Repeats all cases, because only medians of times over the same cases are comparable.
template <typename Ask>
void over_cases(benchmark::State& state, cases::Relation relation, const Ask& ask) {
  const std::vector<Asked>& all = cases_of(state, relation);
  while (state.KeepRunningBatch(static_cast<benchmark::IterationCount>(all.size()))) {
    for (const Asked& asked : all) benchmark::DoNotOptimize(ask(asked));
  }
}

// Registers NAME/RELATION over bodies of up to `vertices_max`.
template <typename Measure>
benchmark::internal::Benchmark* compared(const std::string& name, cases::Relation relation,
                                         int vertices_max, const Measure& measure) {
  auto* row =
      benchmark::RegisterBenchmark((name + "/" + cases::name(relation)).c_str(), measure, relation);
  for (const int vertices : sizes) {
    if (vertices <= vertices_max) row->Arg(vertices);
  }
  return row->Repetitions(repetitions)->Unit(benchmark::kMicrosecond);
}

void register_asking(cases::Relation relation);

}  // namespace bench
