// SPDX-License-Identifier: MIT
// Evaluates every oracle for point sets on one case, and finds differences between their results.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/families.hpp"
#include "oracle/certificate/quick_certificate.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/minkowski/polytope_distance.hpp"
#include "oracle/truth/truth.hpp"

namespace reports {

// The scale of a case: a power of two for its largest coordinate.  quick_certificate() decides high
// and low in integers of fixed width; beyond them it leaves all cases to certificate().
enum class Scale { own, high, low, huge, tiny, subnormal };
inline constexpr std::size_t scale_count = 6;
const char* name(Scale scale);

// The source of the candidate simplex for quick_certificate().
enum class Proposer { nobody, robust_core, garbage };
inline constexpr std::size_t proposer_count = 3;
const char* name(Proposer proposer);

struct OracleQuestion {
  cases::Case question;
  Scale scale = Scale::own;
  std::array<std::vector<oracle::IndexPair>, proposer_count> candidates;
  // The slow ones evaluate a share of the cases.
  bool minkowski = false;  // and the penetration depth
  bool polytope_distance = false;
};

// Case `index` of the family, five of twelve at another scale.  A power of two is exact unless a
// coordinate becomes subnormal and loses bits; then the rounded coordinates define the case.
OracleQuestion oracle_question(const cases::Family& family, std::uint64_t seed, std::uint64_t index,
                               const cases::Sizes& sizes);

struct Opinions {
  oracle::Truth certificate;
  std::array<oracle::QuickCertificate, proposer_count> certified;
  std::optional<oracle::Truth> minkowski;
  std::optional<oracle::Penetration> penetration;  // also empty if the oracle reports separation
  std::optional<oracle::PolytopeDistance> polytope_distance;
};

// Throws std::runtime_error naming the oracle that failed and why.
Opinions opinions(const OracleQuestion& asked);

// Each names who differs from whom and in what; empty if all agree exactly and the certificate's
// proof proves its truth.
std::vector<std::string> differences(const OracleQuestion& asked, const Opinions& opinions);

}  // namespace reports
