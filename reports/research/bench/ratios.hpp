// SPDX-License-Identifier: MIT
// Prints a run as Google Benchmark does, of repeated measurements only the median, and at the end
// compares the medians of that run.
#pragma once

#include <benchmark/benchmark.h>

#include <array>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace bench {

inline constexpr std::array sizes{8, 32, 128, 512};  // vertices of each body

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
  std::string microseconds(const std::string& name, int vertices) const;
  std::string ratio(const std::string& name, const std::string& other, int vertices) const;
  // A counter of the row, as text.
  std::string counted(const std::string& name, int vertices, const char* counter) const;
  std::string oracles_of(const std::string& relation) const;
  std::string asking_of(const std::string& relation) const;

  std::unique_ptr<benchmark::BenchmarkReporter> shown_;
  // By name and vertices: seconds of processor time, by the row's own clock if it has one.
  std::map<std::string, double> medians_;
  std::map<std::string, benchmark::UserCounters> counters_;
};

}  // namespace bench
