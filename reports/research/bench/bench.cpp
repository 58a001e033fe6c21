// SPDX-License-Identifier: MIT
// Compares the times of the oracles and of the core by number of vertices, over the same generic
// cases, and of the ways to query the core.
#include "reports/research/bench/bench.hpp"

#include <fmt/format.h>

#include <cstdio>

#include "core/subjects/registry.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/judge/judge.hpp"
#include "oracle/minkowski/minkowski.hpp"
#include "reports/output/freed_memory.hpp"

namespace {

using bench::Asked;
using bench::compared;
using bench::over_cases;
using benchmark::State;
using cases::Relation;

// The share of cases that `quick_certificate`, called in this way, decides by each of its means.
template <typename QuickCertificate>
void over_cases_by_path(State& state, Relation relation,
                        const QuickCertificate& quick_certificate) {
  over_cases(state, relation, quick_certificate);
  const std::vector<Asked>& all = bench::cases_of(state, relation);
  for (const oracle::Path path :
       {oracle::Path::filter, oracle::Path::exact_signs, oracle::Path::exact_descent}) {
    double count = 0;
    for (const Asked& asked : all) count += quick_certificate(asked).path == path ? 1 : 0;
    state.counters[oracle::name(path)] = count / static_cast<double>(all.size());
  }
}

// `plain`: the share of answers that it decides; the others go to judge().
void quick_judge(State& state, Relation relation) {
  const auto judge = [](const Asked& asked) {
    return oracle::quick_judge(asked.question, asked.answer, asked.certified,
                               bench::robust_core().format);
  };
  over_cases(state, relation, judge);
  const std::vector<Asked>& all = bench::cases_of(state, relation);
  double count = 0;
  for (const Asked& asked : all) count += judge(asked) ? 1 : 0;
  state.counters["plain"] = count / static_cast<double>(all.size());
}

void register_oracles(Relation relation) {
  const auto over = [&](const std::string& name, int vertices_max, const auto& ask) {
    compared(name, relation, vertices_max,
             [ask](State& state, Relation asked_for) { over_cases(state, asked_for, ask); });
  };
  over(bench::robust_core().name, 512,
       [](const Asked& asked) { return bench::robust_core().ask(asked.question, nullptr); });
  const auto by_path = [&](const std::string& name, const auto& ask) {
    compared(name, relation, 512, [ask](State& state, Relation asked_for) {
      over_cases_by_path(state, asked_for, ask);
    });
  };
  by_path("quick_certificate", [](const Asked& asked) {
    return oracle::quick_certificate(asked.question, asked.candidate);
  });
  by_path("quick_certificate_alone",
          [](const Asked& asked) { return oracle::quick_certificate(asked.question); });
  over("certificate", 512, [](const Asked& asked) { return oracle::certificate(asked.question); });
  compared("quick_judge", relation, 512, quick_judge);
  over("minkowski", 128, [](const Asked& asked) { return oracle::minkowski(asked.question); });
  over("polytope_distance", 32,
       [](const Asked& asked) { return oracle::polytope_distance(asked.question); });
  if (relation != Relation::overlapping) return;
  over("penetration", 512, [](const Asked& asked) { return oracle::penetration(asked.question); });
}

// Every other subject of the core that is available, once.
void register_core() {
  static const std::vector<subjects::Subject> subjects = subjects::select({"core/*"});
  const cases::Case& sample = bench::questions(Relation::separated, 8).front().question;
  for (const subjects::Subject& subject : subjects) {
    if (subject.name == bench::robust_core().name) continue;
    if (subjects::reason_to_skip(subject, sample)) continue;
    auto* benchmark = benchmark::RegisterBenchmark(
        (subject.name + "/separated").c_str(), [&subject](State& state) {
          over_cases(state, Relation::separated, [&subject](const Asked& asked) {
            return subject.ask(asked.question, nullptr);
          });
        });
    for (const int vertices : bench::sizes) benchmark->Arg(vertices);
    benchmark->Unit(benchmark::kMicrosecond);
  }
}

}  // namespace

int main(int argc, char** argv) {
  reports::keep_freed_memory();  // as gjkproof does
  // Long enough for a median of five, short enough for the whole run; inserted first, so that the
  // command line can override it.
  std::string min_time = "--benchmark_min_time=0.02";
  std::vector<char*> arguments(argv, argv + argc);
  arguments.insert(arguments.begin() + 1, min_time.data());
  int count = static_cast<int>(arguments.size());
  arguments.push_back(nullptr);
  benchmark::Initialize(&count, arguments.data());
  if (benchmark::ReportUnrecognizedArguments(count, arguments.data())) return 2;
  for (const Relation relation : {Relation::separated, Relation::overlapping}) {
    bench::register_asking(relation);
    register_oracles(relation);
  }
  register_core();
  bench::Ratios ratios;
  benchmark::RunSpecifiedBenchmarks(&ratios);
  fmt::print(ratios.for_people() ? stdout : stderr, "{}", ratios.text());
  return 0;
}
