// SPDX-License-Identifier: MIT
// Compares the times of the oracles and of the core by number of vertices, over the same generic
// cases, and of the ways to query the core.
#include "reports/research/bench/bench.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <utility>

#include "core/cases/families/shapes.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/judge/judge.hpp"
#include "oracle/minkowski/minkowski.hpp"
#include "reports/output/freed_memory.hpp"
#include "reports/output/text_table.hpp"

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

// --- the questions of the benchmarks, and the tables of a run ---

namespace bench {
namespace {

// Enough to mix short and long searches, and few enough for the slowest oracle to evaluate all.
constexpr std::uint64_t different_cases = 32;

// Points of the unit sphere up to rounding, so that all are vertices; B is translated along x.
cases::Case generic(cases::Relation relation, int vertices, std::uint64_t index) {
  const bool apart = relation == cases::Relation::separated;
  cases::Choices choices = cases::Choices::keyed(1, "bench", index);
  cases::Case question;
  for (cases::Body* body : {&question.a, &question.b}) {
    body->points.resize(static_cast<std::size_t>(vertices));
    for (cases::Point& point : body->points) point = cases::random_direction(choices);
  }
  const double share = choices.share(16);
  const double offset = apart ? 2 + 2 * share : share / 2;
  for (cases::Point& point : question.b.points) point[0] += offset;
  return question;
}

Asked asked(cases::Case question) {
  Asked result;
  result.question = std::move(question);
  result.answer = robust_core().ask(result.question, nullptr);
  result.candidate = oracle::candidate_of(result.answer);
  result.certified = oracle::quick_certificate(result.question, result.candidate);
  return result;
}

// With few vertices a case may miss the requested relation; then the next case is used.
std::vector<Asked> made(cases::Relation relation, int vertices) {
  std::vector<Asked> result;
  for (std::uint64_t index = 0; index < 10 * different_cases; ++index) {
    Asked one = asked(generic(relation, vertices, index));
    if (one.certified.relation == relation) result.push_back(std::move(one));
    if (result.size() == different_cases) return result;
  }
  throw std::logic_error("too few cases of the relation asked for");
}

}  // namespace

const subjects::Subject& robust_core() {
  static const subjects::Subject subject = subjects::select({"core/double/robust"}).front();
  return subject;
}

const std::vector<Asked>& questions(cases::Relation relation, int vertices) {
  static std::map<std::pair<cases::Relation, int>, std::vector<Asked>> known;
  std::vector<Asked>& result = known[{relation, vertices}];
  if (result.empty()) result = made(relation, vertices);
  return result;
}

void Ratios::ReportRuns(const std::vector<Run>& runs) {
  std::vector<Run> kept;
  for (const Run& run : runs) {
    const bool median = run.aggregate_name == "median";
    if (median) {
      const bool own_clock = run.run_name.time_type == "manual_time";
      const std::string row = run.run_name.function_name + "/" + run.run_name.args;
      counters_[row] = run.counters;
      medians_[row] = (own_clock ? run.GetAdjustedRealTime() : run.GetAdjustedCPUTime()) /
                      benchmark::GetTimeUnitMultiplier(run.time_unit);
    }
    if (median || run.repetitions <= 1) kept.push_back(run);
  }
  shown_->ReportRuns(for_people() ? kept : runs);
}

bool Ratios::for_people() const {
  return dynamic_cast<const benchmark::ConsoleReporter*>(shown_.get()) != nullptr;
}

std::string Ratios::cell(const Column& column, const std::string& relation, int vertices) const {
  const auto row = [&](const char* name) {
    return fmt::format("{}/{}/{}", name, relation, vertices);
  };
  const auto median = medians_.find(row(column.name));
  if (median == medians_.end()) return "-";
  if (column.counter != nullptr) {
    const auto& counters = counters_.at(median->first);
    const auto found = counters.find(column.counter);
    return found == counters.end() ? "-" : fmt::format("{:.2f}", found->second.value);
  }
  if (column.other == nullptr) return fmt::format("{:.2f}", 1e6 * median->second);
  const auto other = medians_.find(row(column.other));
  if (other == medians_.end()) return "-";
  const double value = median->second / other->second;
  return fmt::format("{:.{}f}", value, value < 100 ? 2 : 0);
}

std::string Ratios::table_of(const std::string& relation, std::span<const Column> columns) const {
  std::vector<reports::Row> rows{{relation}};
  for (const Column& column : columns) rows[0].emplace_back(column.title);
  for (const int vertices : sizes) {
    reports::Row& row = rows.emplace_back();
    row.push_back(std::to_string(vertices));
    for (const Column& column : columns) row.push_back(cell(column, relation, vertices));
  }
  return reports::table(rows, false);
}

std::string Ratios::text() const {
  if (medians_.empty()) return "";
  static constexpr const char* core = "core/double/robust";
  static constexpr const char* quick = "quick_certificate";
  static constexpr Column of_oracles[] = {
      {"core (us)", core},
      {"quick_certificate/core", quick, core},
      {"quick_certificate_alone/core", "quick_certificate_alone", core},
      {"certificate/core", "certificate", core},
      {"quick_judge/core", "quick_judge", core},
      {"minkowski/quick_certificate", "minkowski", quick},
      {"polytope_distance/quick_certificate", "polytope_distance", quick},
      {"penetration/quick_certificate", "penetration", quick}};
  static constexpr Column of_asking[] = {
      {"direct (us)", "direct"},
      {"query/direct", "query", nullptr, "to_direct"},
      {"ask/direct", "ask", nullptr, "to_direct"},
      {"plugin - direct (ns)", "plugin", nullptr, "over_direct_ns"},
      {"worker (us)", "worker"},
      {"lines (us)", "lines"},
      {"raw lines (us)", "raw_lines"}};
  return "\nratios of the medians of this run (processor time), by vertices of each body; core is "
         "core/double/robust\n\n" +
         table_of("separated", of_oracles) + "\n" + table_of("overlapping", of_oracles) +
         "\nwhat asking it costs: direct is gjk::distance of stored bodies, query and ask are "
         "those of its Subject; worker and lines are the time for somebody who solves nothing\n\n" +
         table_of("separated", of_asking) + "\n" + table_of("overlapping", of_asking);
}

}  // namespace bench
