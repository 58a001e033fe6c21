// SPDX-License-Identifier: MIT
// The results of the oracles for one case, and how they differ from the certificate's.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "fuzz/target.hpp"
#include "oracle/certificate/quick_certificate.hpp"

namespace fuzz {

// Returns up to 6 pairs of vertices that exist or nearly do.
std::vector<oracle::IndexPair> candidate_of(Bytes bytes, const cases::Case& question);

// Compares the quick certificate with that candidate.  The canary skips the first vertex of a loop.
std::optional<std::string> quick_difference(const cases::Case& question, const oracle::Truth& truth,
                                            const std::vector<oracle::IndexPair>& candidate,
                                            bool planted);

// Compares the quadratic program.
std::optional<std::string> program_difference(const cases::Case& question,
                                              const oracle::Truth& truth);

}  // namespace fuzz
