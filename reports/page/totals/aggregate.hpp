// SPDX-License-Identifier: MIT
// Aggregates the records of a study one by one.  Memory depends on the numbers of subjects and
// groups, not on the number of cases.
#pragma once

#include <array>
#include <cmath>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <queue>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "reports/study/form/record.hpp"
#include "reports/study/sweep/trend.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports::page {

using Bins = std::map<int, std::size_t>;

// Bins of errors in units of u M: ten per decade, starting at 1e-3.
inline constexpr int error_first_decade = -3;
inline constexpr int error_bins_a_decade = 10;
inline constexpr int error_bins = 200;
// -1 for smaller errors, error_bins for larger ones.
int error_bin(double scaled_error);

// Bin b contains times above 2^((b-1)/4) ns and up to 2^(b/4) ns.
int time_bin(double nanoseconds);
double time_of(int bin);  // upper end of the bin

// Bin b contains relative errors above 10^((b-1)/10) and up to 10^(b/10).
inline constexpr int no_error = -32768;  // same value as in src/data.ts
inline constexpr int no_answer = 32767;  // infinite error; same value as in src/data.ts
int relative_bin(double relative_error);

std::size_t total(const Bins& bins);
// The first bin at which the cumulative count reaches `percent`; empty if nothing was counted.
std::optional<int> quantile(const Bins& bins, std::size_t percent);

// Bin, count, repeated.
nlohmann::json bins_json(const Bins& bins);

// Decade k: 10^k <= d*/M < 10^(k + 1).  The outermost decades include values beyond them.
inline constexpr int decade_first = -18;
inline constexpr int decade_last = 0;
int decade(double condition);

// The accuracy of each subject by condition: relative errors of the distance by decade of d*/M.
class Precision {
 public:
  explicit Precision(std::size_t subjects) : errors_(subjects) {}

  // `error` is infinite for a finding without a distance.
  void add(std::size_t subject, double condition, double error) {
    ++errors_[subject][decade(condition)][relative_bin(error)];
  }

  // Relative errors by decade.
  const std::map<int, Bins>& errors(std::size_t subject) const { return errors_[subject]; }

  // The member "precision" of src/data.ts.
  nlohmann::json json() const;

 private:
  std::vector<std::map<int, Bins>> errors_;
};

// A point of a sample of constant size that does not depend on the order of adding.
struct SamplePoint {
  std::size_t group = 0;
  std::size_t column = 0;
  int condition = 0;  // 100 log10(d*/M)
  int error = 0;      // 100 log10 of the relative error

  auto operator<=>(const SamplePoint&) const = default;
};

// Keeps the points with the smallest hashes.
class Sample {
 public:
  explicit Sample(std::size_t size) : size_(size) {}

  void add(std::uint64_t key, const SamplePoint& point) {
    if (size_ == 0) return;
    const std::uint64_t hash = hashed(key);
    if (kept_.size() == size_) {
      if (hash >= kept_.top().first) return;
      kept_.pop();
    }
    kept_.emplace(hash, point);
  }

  // The order depends only on the points kept.
  std::vector<SamplePoint> points() const {
    std::vector<SamplePoint> result;
    for (auto rest = kept_; !rest.empty(); rest.pop()) result.push_back(rest.top().second);
    return result;
  }

 private:
  // Multiplies and folds three times, so that neighbouring keys get unrelated hashes.
  static std::uint64_t hashed(std::uint64_t x) {
    for (int round = 0; round < 3; ++round) {
      x += 0x9e3779b97f4a7c15U;
      x *= 0xd1342543de82ef95U;
      x ^= x >> 32;
    }
    return x;
  }

  std::size_t size_;
  std::priority_queue<std::pair<std::uint64_t, SamplePoint>> kept_;
};

// d*/M of separated bodies, using the lower bound of an enclosure; empty if it is not finite.
std::optional<double> inverse_condition(const Record& record);

// Counts the cases and findings of a group in a grid of bins over two of their parameters.
class Heat {
 public:
  explicit Heat(std::size_t group) : group_(group) {}

  // The records of a case must be consecutive.
  void add(const Record& record, std::size_t subject);
  // Call after the last record.
  void finish();

  // The data for the page, pair by pair; the most interesting pairs come first.
  std::size_t pairs() const { return pairs_.size(); }
  nlohmann::json pair_json(std::size_t pair) const;
  nlohmann::json axes_json() const;
  std::size_t group() const { return group_; }

 private:
  // A case with the findings of its subjects.
  struct Waiting {
    std::vector<std::pair<std::string, double>> values;
    std::vector<std::pair<std::size_t, VerdictKind>> found;  // subject and verdict
  };
  struct Pair {
    std::size_t x = 0;
    std::size_t y = 0;
    std::array<std::size_t, axis_bins * axis_bins> totals{};
    // By subject and verdict, then by cell.
    std::map<std::pair<std::size_t, VerdictKind>, std::map<std::size_t, std::size_t>> found;
  };

  void close_case();
  void choose_axes();
  void count(const Waiting& one);

  std::size_t group_;
  std::optional<std::uint64_t> index_;  // of the current case
  Waiting now_;
  std::vector<Waiting> waiting_;
  bool chosen_ = false;
  std::vector<BinnedAxis> axes_;
  std::vector<Pair> pairs_;
};

// By family and quantity.
using FamilyTrends = std::map<std::string, std::map<std::string, Trend>>;
// The member "trends" of src/data.ts.
nlohmann::json trends_json(const RunHeader& header, const FamilyTrends& trends);

inline int hundredths(double x) { return static_cast<int>(std::lround(100 * std::log10(x))); }

inline constexpr int iterations_max = 256;  // includes larger counts

// Histograms for one subject and group, in addition to its cell.
struct Spread {
  std::map<std::pair<VerdictKind, int>, std::size_t> errors;  // by verdict and error_bin
  // By verdict, status and number of iterations.
  std::map<std::tuple<VerdictKind, std::size_t, int>, std::size_t> iterations;
  Bins times;         // by time_bin
  double worst = -1;  // the largest finite size of a finding
};

// The sums of one subject over all groups.
struct Total {
  Cell cell;
  Bins errors;  // by error_bin
  Bins times;
  double worst = -1;
};

class Aggregate {
 public:
  explicit Aggregate(RunHeader header);

  void add(const Place& place, const Record& record);
  void finish();

  const RunHeader& header() const { return header_; }
  const Places& places() const { return places_; }
  const Tally& tally() const { return tally_; }
  Total total(std::size_t subject) const;
  const Precision& precision() const { return precision_; }
  std::size_t questions() const { return questions_; }

  // The worst finding of each subject, group and verdict, then the next ones while there is room.
  // If there is too little, each subject and verdict gets the same number.  Sorted, worst first.
  std::vector<Record> worst(std::size_t at_most) const;

  // The members "statuses", "cells", "error_bins", "heat", "trends", "points" and "precision" of src/data.ts.
  nlohmann::json json() const;

 private:
  void finish_group();
  void finish_trends();
  void keep(const Place& place, const Record& record);
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
  bool is_sweep_ = false;
  FamilyTrends trends_;
  std::vector<std::pair<Trend*, double>> followed_;  // by the last record, with their quantities
  bool followed_settings_ = false;                   // of its subject too
  // By subject, verdict and group.
  std::map<std::tuple<std::size_t, VerdictKind, std::size_t>, std::vector<Record>> worst_;
  std::optional<std::pair<std::size_t, std::uint64_t>> last_;  // group, index
  std::size_t questions_ = 0;
};

}  // namespace reports::page
