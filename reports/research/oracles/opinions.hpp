// SPDX-License-Identifier: MIT
// One case put to every oracle there is for point sets, and where what they say differs.
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

// Where the largest coordinate of a case is put, by a power of two.  high and low are within what
// quick_certificate() decides in integers of fixed width; beyond them it leaves all to
// certificate().
enum class Scale { own, high, low, huge, tiny, subnormal };
inline constexpr std::size_t scale_count = 6;
const char* name(Scale scale);

// Whose simplex quick_certificate() is given.
enum class Proposer { nobody, robust_core, garbage };
inline constexpr std::size_t proposer_count = 3;
const char* name(Proposer proposer);

struct OracleQuestion {
  cases::Case question;
  Scale scale = Scale::own;
  std::array<std::vector<oracle::IndexPair>, proposer_count> candidates;
  // The slow ones are asked a share of the cases.
  bool minkowski = false;  // and the penetration depth
  bool polytope_distance = false;
};

// Case `index` of the family, five of twelve at another scale.  A power of two is exact unless a
// coordinate becomes subnormal and loses bits; the rounded coordinates are then simply the case.
OracleQuestion oracle_question(const cases::Family& family, std::uint64_t seed, std::uint64_t index,
                               const cases::Sizes& sizes);

struct Opinions {
  oracle::Truth certificate;
  std::array<oracle::QuickCertificate, proposer_count> certified;
  std::optional<oracle::Truth> minkowski;
  std::optional<oracle::Penetration> penetration;  // empty too when it says separated
  std::optional<oracle::PolytopeDistance> polytope_distance;
};

// Throws std::runtime_error naming the oracle that failed and why.
Opinions opinions(const OracleQuestion& asked);

// Each names who differs, from whom and in what; empty when all agree exactly and the proof of the
// certificate proves its truth.
std::vector<std::string> differences(const OracleQuestion& asked, const Opinions& opinions);

}  // namespace reports
