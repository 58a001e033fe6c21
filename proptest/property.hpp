// SPDX-License-Identifier: MIT
// A property as RapidCheck runs it here: a sentence about every case that random bytes can
// describe. The bytes shrink, and with them the case.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>

#include "core/cases/case.hpp"
#include "core/cases/families.hpp"

namespace proptest {

// Empty when the property holds of the case; else how it fails.
using Property = std::function<std::optional<std::string>(const cases::Case&)>;

struct Outcome {
  bool holds = false;
  // RapidCheck's report: the case line of the smallest counterexample and how to replay it.
  std::string report;
  int cases = 0;                        // asked until it was decided, before shrinking
  std::map<std::string, int> families;  // the mix of them
  // The smallest one that RapidCheck found by shrinking the bytes.
  std::optional<cases::Case> counterexample;
};

struct Search {
  int cases = 2000;
  int vertices_max = 12;
  std::uint64_t seed = 20260101;  // the environment variable GJKPROOF_SEED overrides it
  // A failure that is rare takes minutes to shrink: not where the number of cases is all one wants.
  bool shrinks = true;
  // Any family of point sets; the first flag of a case names its family.
  cases::Case (*generate)(cases::Choices& choices, const cases::Sizes& sizes) = cases::generate;
};

Outcome check(const std::string& sentence, const Property& property, const Search& search = {});

// The counterexample reduced by geometry as well: fewer vertices, shorter numbers.  It still fails,
// though perhaps in another way.  None where the property holds.
std::optional<cases::Case> shrunk(const Outcome& outcome, const Property& property);

// Fails the running GoogleTest when the property does not hold, or when the search missed a family.
// Prints the seed and the mix, and of a failure both counterexamples.
void expect_holds(const std::string& sentence, const Property& property, const Search& search = {});

}  // namespace proptest
