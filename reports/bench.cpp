// SPDX-License-Identifier: MIT
// Times the core against the oracles by number of vertices, over the same generic cases.
#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "core/cases/families.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/certificate.hpp"
#include "oracle/minkowski/minkowski.hpp"

namespace {

constexpr std::size_t different_cases = 64;

// Random polytopes of `vertices` points each in the unit cube, their centres one to two sizes
// apart.
std::vector<cases::Case> questions(int vertices) {
  std::vector<cases::Case> result(different_cases);
  for (std::size_t i = 0; i < result.size(); ++i) {
    cases::Choices choices = cases::Choices::keyed(1, "bench", i);
    for (cases::Body* body : {&result[i].a, &result[i].b}) {
      body->points.resize(static_cast<std::size_t>(vertices));
      for (cases::Point& point : body->points) {
        for (double& x : point) x = choices.fraction(53);
      }
    }
    const double offset = 1 + 2 * choices.share(16);
    for (cases::Point& point : result[i].b.points) point[0] += offset;
  }
  return result;
}

template <typename Ask>
void over_cases(benchmark::State& state, const Ask& ask) {
  const std::vector<cases::Case> all = questions(static_cast<int>(state.range(0)));
  std::size_t i = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(ask(all[i]));
    i = (i + 1) % all.size();
  }
  state.SetItemsProcessed(state.iterations());
}

void certificate(benchmark::State& state) {
  over_cases(state, [](const cases::Case& question) { return oracle::certificate(question); });
}

void minkowski(benchmark::State& state) {
  over_cases(state, [](const cases::Case& question) { return oracle::minkowski(question); });
}

BENCHMARK(certificate)->RangeMultiplier(4)->Range(8, 512);
BENCHMARK(minkowski)->RangeMultiplier(4)->Range(8, 128)->Unit(benchmark::kMicrosecond);

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  static const std::vector<subjects::Subject> subjects = subjects::select({"core/*"});
  for (const subjects::Subject& subject : subjects) {
    benchmark::RegisterBenchmark(subject.name.c_str(),
                                 [&subject](benchmark::State& state) {
                                   over_cases(state, [&](const cases::Case& question) {
                                     return subject.ask(question, nullptr);
                                   });
                                 })
        ->RangeMultiplier(4)
        ->Range(8, 512);
  }
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
