// SPDX-License-Identifier: MIT
// Converts between a Truth and its text in a case file.
#pragma once

#include <optional>
#include <string>

#include "core/cases/case.hpp"
#include "oracle/curved/enclosure.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// "p" or "p/q" in lowest terms.
std::string text(const Rational& x);

cases::Expect expect(const Truth& truth, int dim);

// For curved bodies: relation and bounds.  Empty if the relation is undecided.
std::optional<cases::Expect> expect(const Enclosure& enclosure);

// `expect` must be well formed, as the reader of case files guarantees.  Throws
// std::invalid_argument if it claims bounds only, as for curved bodies.
Truth claimed_truth(const cases::Expect& expect);

// Returns how two truths of one case differ in what is unique: relation, squared distance, v, and
// the penetration depth if both have it.  Empty if they agree exactly.
std::optional<std::string> disagreement(const Truth& one, const Truth& other);

// Returns how the claimed relation and bounds contradict the enclosure; empty if they may be true.
std::optional<std::string> disagreement(const Enclosure& enclosure, const cases::Expect& claimed);

}  // namespace oracle
