// SPDX-License-Identifier: MIT
#include "reports/research/bench/ratios.hpp"

#include <fmt/format.h>

#include "reports/output/text_table.hpp"

namespace bench {
namespace {

std::string key(const std::string& name, int vertices) {
  return name + "/" + std::to_string(vertices);
}

}  // namespace

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

std::string Ratios::microseconds(const std::string& name, int vertices) const {
  const auto found = medians_.find(key(name, vertices));
  return found == medians_.end() ? "-" : fmt::format("{:.2f}", 1e6 * found->second);
}

std::string Ratios::ratio(const std::string& name, const std::string& other, int vertices) const {
  const auto one = medians_.find(key(name, vertices));
  const auto two = medians_.find(key(other, vertices));
  if (one == medians_.end() || two == medians_.end()) return "-";
  const double value = one->second / two->second;
  return fmt::format("{:.{}f}", value, value < 100 ? 2 : 0);
}

std::string Ratios::counted(const std::string& name, int vertices, const char* counter) const {
  const auto row = counters_.find(key(name, vertices));
  if (row == counters_.end() || !row->second.count(counter)) return "-";
  return fmt::format("{:.2f}", row->second.at(counter).value);
}

std::string Ratios::oracles_of(const std::string& relation) const {
  const std::string core = "core/double/robust/" + relation;
  const std::string quick_certificate = "quick_certificate/" + relation;
  std::vector<reports::Row> rows{
      {relation, "core (us)", "quick_certificate/core", "quick_certificate_alone/core",
       "certificate/core", "quick_judge/core", "minkowski/quick_certificate",
       "polytope_distance/quick_certificate", "penetration/quick_certificate"}};
  for (const int vertices : sizes) {
    const auto to_core = [&](const char* name) {
      return ratio(std::string(name) + "/" + relation, core, vertices);
    };
    const auto to_certify = [&](const char* name) {
      return ratio(std::string(name) + "/" + relation, quick_certificate, vertices);
    };
    rows.push_back({std::to_string(vertices), microseconds(core, vertices),
                    to_core("quick_certificate"), to_core("quick_certificate_alone"),
                    to_core("certificate"), to_core("quick_judge"), to_certify("minkowski"),
                    to_certify("polytope_distance"), to_certify("penetration")});
  }
  return reports::table(rows, false);
}

std::string Ratios::asking_of(const std::string& relation) const {
  const auto row = [&](const char* name) { return std::string(name) + "/" + relation; };
  std::vector<reports::Row> rows{{relation, "direct (us)", "query/direct", "ask/direct",
                                  "plugin - direct (ns)", "worker (us)", "lines (us)",
                                  "raw lines (us)"}};
  for (const int vertices : sizes) {
    rows.push_back(
        {std::to_string(vertices), microseconds(row("direct"), vertices),
         counted(row("query"), vertices, "to_direct"), counted(row("ask"), vertices, "to_direct"),
         counted(row("plugin"), vertices, "over_direct_ns"), microseconds(row("worker"), vertices),
         microseconds(row("lines"), vertices), microseconds(row("raw_lines"), vertices)});
  }
  return reports::table(rows, false);
}

std::string Ratios::text() const {
  if (medians_.empty()) return "";
  return "\nratios of the medians of this run (processor time), by vertices of each body; core is "
         "core/double/robust\n\n" +
         oracles_of("separated") + "\n" + oracles_of("overlapping") +
         "\nwhat asking it costs: direct is gjk::distance of stored bodies, query and ask are "
         "those of its Subject; worker and lines are the time for somebody who solves nothing\n\n" +
         asking_of("separated") + "\n" + asking_of("overlapping");
}

}  // namespace bench
