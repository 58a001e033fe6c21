// SPDX-License-Identifier: MIT
// Aggregates the records of a study one by one.  Memory depends on the numbers of subjects and
// groups, not on the number of cases.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "reports/page/totals/bins.hpp"
#include "reports/page/totals/heat.hpp"
#include "reports/page/totals/sample.hpp"
#include "reports/study/form/record.hpp"
#include "reports/study/form/run_header.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports::page {

inline constexpr int iterations_max = 256;  // includes larger counts

// Histograms for one subject and group, in addition to its cell.
struct Spread {
  std::map<std::pair<VerdictKind, int>, std::size_t> errors;  // by verdict and error_bin
  // By verdict, status and number of iterations.
  std::map<std::tuple<VerdictKind, std::size_t, int>, std::size_t> iterations;
  Bins times;  // by time_bin
};

// The sums of one subject over all groups.
struct Total {
  Cell cell;
  Bins errors;  // by error_bin
  Bins times;
};

class Aggregate {
 public:
  explicit Aggregate(RunHeader header);

  // Throws std::invalid_argument if the header lacks the group or the subject.
  void add(const Record& record);
  void finish();

  const RunHeader& header() const { return header_; }
  const Places& places() const { return places_; }
  const Tally& tally() const { return tally_; }
  Total total(std::size_t subject) const;
  const Precision& precision() const { return precision_; }
  std::size_t questions() const { return questions_; }

  // The worst findings of each verdict and subject, then the next ones while there is room.  The
  // result is sorted, worst first.
  std::vector<Record> worst(std::size_t at_most) const;

  // The members "statuses", "cells", "error_bins", "heat", "points" and "precision" of src/data.ts.
  nlohmann::json json() const;

 private:
  void keep(std::size_t subject, const Record& record);
  void sample(std::size_t group, std::size_t subject, const Record& record);
  const Spread& spread(std::size_t subject, std::size_t group) const {
    return spreads_[subject * header_.groups.size() + group];
  }
  std::size_t status_place(const std::string& status);
  nlohmann::json heat_json() const;

  RunHeader header_;
  Places places_;
  Tally tally_;
  std::vector<Spread> spreads_;
  std::vector<std::string> statuses_;
  std::map<std::string, std::size_t> status_places_;  // key: the bytes as the subject gave them
  std::vector<Sample> findings_;                      // one per subject
  std::vector<Sample> others_;
  Precision precision_;
  std::optional<Heat> heat_;  // of the current group
  std::vector<Heat> heats_;   // of earlier groups
  std::map<std::pair<std::size_t, VerdictKind>, std::vector<Record>> worst_;  // by subject
  std::optional<std::pair<std::size_t, std::uint64_t>> last_;                 // group, index
  std::size_t questions_ = 0;
};

}  // namespace reports::page
