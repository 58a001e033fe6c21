// SPDX-License-Identifier: MIT
// The agreement campaign: the oracles share no algorithm, and must agree exactly on every case.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "reports/output/exit_code.hpp"
#include "reports/research/oracles/curved_opinions.hpp"
#include "reports/research/oracles/opinions.hpp"

namespace reports {

struct OraclesOptions {
  std::vector<std::string> families;  // names; empty: all of point sets
  std::uint64_t seed = 1;
  std::uint64_t cases = 1000;  // of each family
  int vertices_max = 12;
  // One case in so many; 0: none.
  std::uint64_t minkowski_share = 10;
  std::uint64_t polytope_distance_share = 10;
  int threads = 0;             // 0: one a core
  std::size_t shown_max = 10;  // disagreements with their case line; all are counted
};

struct OraclesReport {
  std::string text;                 // disagreements, each with its case line, then tables
  std::uint64_t disagreements = 0;  // cases
  ExitCode code = clean;            // or oracles_disagree
};

// Depends on the options without `threads`.  Progress goes to standard error.  An oracle that
// fails on a case disagrees.  `ask`: who is asked; another one in tests.  Throws
// std::invalid_argument for a family that does not exist.  The family `curved`, whose truths are
// bounds, is compared by curved_oracles(), and by itself.
OraclesReport oracles(const OraclesOptions& options,
                      const std::function<Opinions(const OracleQuestion&)>& ask = opinions);

// The widest relative width of squared bounds that passes for narrow.
inline constexpr double narrow_width = 1e-12;

// Of `options` the families are not looked at; one case in `minkowski_share` is put to enclosure()
// as well.  A contradiction is a disagreement, a wide bound is counted.
OraclesReport curved_oracles(
    const OraclesOptions& options,
    const std::function<CurvedOpinions(const CurvedQuestion&)>& ask = curved_opinions);

}  // namespace reports
