// SPDX-License-Identifier: MIT
// A property as RapidCheck runs it here: a sentence about every case that random bytes can
// describe.  The bytes shrink, and the case with them.
#pragma once

#include <functional>
#include <map>

#include "core/cases/families.hpp"

namespace proptest {

using Failure = std::optional<std::string>;

// Returns how the property fails on the case; empty if it holds.
using Property = std::function<Failure(const cases::Case&)>;

struct Outcome {
  bool holds = false;
  // RapidCheck's report: the case line of the smallest counterexample and how to replay it.
  std::string report;
  int cases = 0;                        // evaluated until the decision, before shrinking
  std::map<std::string, int> families;  // number of cases of each
  // The smallest counterexample that RapidCheck found by shrinking the bytes.
  std::optional<cases::Case> counterexample;
};

struct Search {
  int cases = 2000;
  int vertices_max = 12;
  std::uint64_t seed = 20260101;  // the environment variable GJKPROOF_SEED overrides it
  // Shrinking a rare failure takes minutes; false if only the number of cases is needed.
  bool shrinks = true;
  // Any family of point sets by default; the first flag of a case names its family.
  cases::Case (*generate)(cases::Choices& choices, const cases::Sizes& sizes) = cases::generate;
};

// For Search::generate: cases of a family outside families(), not scaled or rounded.
template <auto family>
cases::Case one_family(cases::Choices& choices, const cases::Sizes& sizes) {
  cases::Case question;
  family(choices, sizes, question);
  question.flags.insert(question.flags.begin(), "one family");
  return question;
}

Outcome check(const std::string& sentence, const Property& property, const Search& search = {});

// Returns the counterexample reduced by geometry as well: fewer vertices, shorter numbers.  It
// still fails, perhaps in another way.  Empty if the property holds.
std::optional<cases::Case> shrunk(const Outcome& outcome, const Property& property);

// Fails the running GoogleTest if the property does not hold, or if the search missed a family of point
// sets and its generator is that of all.
// Prints the seed and the mix, and for a failure both counterexamples.
void expect_holds(const std::string& sentence, const Search& search, const Property& property);
inline void expect_holds(const std::string& sentence, const Property& property) {
  expect_holds(sentence, Search{}, property);
}

}  // namespace proptest
