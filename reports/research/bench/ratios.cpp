// SPDX-License-Identifier: MIT
// The questions of the benchmarks, and the tables of a run.
#include <fmt/format.h>

#include <cstdint>
#include <stdexcept>
#include <utility>

#include "core/cases/choices.hpp"
#include "core/cases/families/shapes.hpp"
#include "core/subjects/registry.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/bench/bench.hpp"

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
  for (std::size_t i = 0; i < result.answer.term_count; ++i) {
    result.candidate.emplace_back(result.answer.terms[i].a, result.answer.terms[i].b);
  }
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
