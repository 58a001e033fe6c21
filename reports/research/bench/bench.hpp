// SPDX-License-Identifier: MIT
// The questions of the benchmarks, how a row is named and timed, and the tables of a run.
#pragma once

#include <benchmark/benchmark.h>

#include <map>

#include "core/subjects/subject.hpp"
#include "oracle/certificate/certificate.hpp"

namespace bench {

// A generic case, and what is known about it beforehand.
struct Asked {
  cases::Case question;
  subjects::Answer answer;                   // of core/double/robust
  std::vector<oracle::IndexPair> candidate;  // its simplex
  oracle::QuickCertificate certified;
};

const subjects::Subject& robust_core();

// The same few cases for all benchmarks: two bodies of `vertices` random points each on a sphere,
// all of them vertices.  They are separated by up to a diameter, or overlap with centres up to a
// quarter of a diameter from each other.
const std::vector<Asked>& questions(cases::Relation relation, int vertices);

inline constexpr std::array sizes{8, 32, 128, 512};  // vertices of each body

// Prints a run as Google Benchmark does, of repeated measurements only the median, and at the end
// compares the medians of that run.
class Ratios : public benchmark::BenchmarkReporter {
 public:
  Ratios() : shown_(benchmark::CreateDefaultDisplayReporter()) {}

  bool ReportContext(const Context& context) override { return shown_->ReportContext(context); }
  void ReportRuns(const std::vector<Run>& runs) override;
  void Finalize() override { shown_->Finalize(); }

  // Tables of ratios; "-" for rows that did not run, empty if none did.
  std::string text() const;
  // Whether standard output is text for readers, and not JSON or CSV.
  bool for_people() const;

 private:
  // A cell of the tables: the median of `name` in microseconds, or of its counter, or, as a share,
  // beside the median of another row.
  struct Column {
    const char* title;
    const char* name;
    const char* other = nullptr;
    const char* counter = nullptr;
  };
  std::string cell(const Column& column, const std::string& relation, int vertices) const;
  std::string table_of(const std::string& relation, std::span<const Column> columns) const;

  std::unique_ptr<benchmark::BenchmarkReporter> shown_;
  // By name and vertices: seconds of processor time, by the row's own clock if it has one.
  std::map<std::string, double> medians_;
  std::map<std::string, benchmark::UserCounters> counters_;
};

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
  return row->Repetitions(5)->Unit(benchmark::kMicrosecond);
}

// The rows that measure the cost of a query.
void register_asking(cases::Relation relation);

}  // namespace bench
