// SPDX-License-Identifier: MIT
// The oracles' opinions of one case, and in what they differ from the certificate's.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "fuzz/target.hpp"
#include "oracle/certificate/quick_certificate.hpp"

namespace fuzz {

// Up to 6 pairs of vertices that exist or nearly do.
std::vector<oracle::IndexPair> candidate_of(Bytes bytes, const cases::Case& question);

// The quick certificate with that candidate.  The canary skips the first vertex of a loop.
std::optional<std::string> quick_difference(const cases::Case& question, const oracle::Truth& truth,
                                            const std::vector<oracle::IndexPair>& candidate,
                                            bool planted);

// The quadratic program.
std::optional<std::string> program_difference(const cases::Case& question,
                                              const oracle::Truth& truth);

}  // namespace fuzz
