// SPDX-License-Identifier: MIT
// Between a Truth and the text of it that a case file carries.
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

// Of curved bodies: relation and bounds.  Empty where the relation is undecided.
std::optional<cases::Expect> expect(const Enclosure& enclosure);

// `expect` is well formed, as the reader of case files guarantees.  Throws std::invalid_argument
// where it claims bounds only, as it does for curved bodies.
Truth claimed_truth(const cases::Expect& expect);

// How two truths of one case differ in what is unique: relation, squared distance, v, and the
// penetration depth where both have it.  Empty when they agree exactly.
std::optional<std::string> disagreement(const Truth& one, const Truth& other);

// How the claimed relation and bounds cannot be true beside the enclosure.  Empty when they may.
std::optional<std::string> disagreement(const Enclosure& enclosure, const cases::Expect& claimed);

}  // namespace oracle
