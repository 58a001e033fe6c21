// SPDX-License-Identifier: MIT
// The agreement campaign: oracles that share no algorithm must agree exactly on every case.
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
  std::vector<std::string> families;  // names; empty: all families of point sets
  std::uint64_t seed = 1;
  std::uint64_t cases = 1000;  // per family
  int vertices_max = 12;
  // One case in this many; 0: none.
  std::uint64_t minkowski_share = 10;
  std::uint64_t polytope_distance_share = 10;
  int threads = 0;             // 0: one per core
  std::size_t shown_max = 10;  // disagreements printed with their case line; all are counted
};

struct OraclesReport {
  std::string text;                 // disagreements, each with its case line, then tables
  std::uint64_t disagreements = 0;  // cases
  ExitCode code = clean;            // or oracles_disagree
};

// The result does not depend on `threads`.  Progress goes to standard error.  An oracle that fails
// on a case counts as a disagreement.  `ask` evaluates the oracles; tests replace it.  Throws
// std::invalid_argument for an unknown family.  The family `curved`, whose truths are bounds, must
// be alone and is compared by curved_oracles().
OraclesReport oracles(const OraclesOptions& options,
                      const std::function<Opinions(const OracleQuestion&)>& ask = opinions);

// The largest relative width of squared bounds that counts as narrow.
inline constexpr double narrow_width = 1e-12;

// Ignores the families in `options`; also evaluates enclosure() on one case in `minkowski_share`.
// A contradiction is a disagreement; a wide bound is only counted.
OraclesReport curved_oracles(
    const OraclesOptions& options,
    const std::function<CurvedOpinions(const CurvedQuestion&)>& ask = curved_opinions);

}  // namespace reports
