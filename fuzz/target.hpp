// SPDX-License-Identifier: MIT
// What fuzz targets share: the case that bytes describe, who is asked, and how a finding ends the
// run.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"

namespace fuzz {

using Bytes = std::span<const std::uint8_t>;

// The generated case, of at most 16 vertices a body: more cost time and show nothing that fewer do
// not.
cases::Case question_of(Bytes bytes);

// The same, but one input in 1,024 is about curved bodies, whose truth costs milliseconds; one in 8
// where GJKPROOF_SUBJECTS names who is asked.
cases::Case any_question_of(Bytes bytes);

// The case with curved bodies that the bytes describe.
cases::Case curved_question_of(Bytes bytes);

// True for one input in n, and always the same ones: what is too dear to be asked each time.
bool one_in(std::uint64_t n, Bytes bytes);
// A number below n, always the same of the same input.  It says nothing about one_in().
std::uint64_t drawn_below(std::uint64_t n, Bytes bytes);

// The subjects that match `patterns`, or, where the environment variable GJKPROOF_SUBJECTS is set,
// its patterns separated by spaces: to fuzz another subject, or to see that a planted one is
// caught.
std::vector<subjects::Subject> chosen_subjects(const std::vector<std::string>& patterns);
// Those of the environment variable, or the outsider (outsider.hpp); none where neither is set.
std::vector<subjects::Subject> named_subjects();

// Whether GJKPROOF_SUBJECTS names `planted`, a fault that is planted in the target itself: where
// there is no subject to be wrong.
bool chosen_fault(std::string_view planted);

// Whether the subject's numbers hold the lengths of the case, and its domain is that of the
// environment variable GJKPROOF_DOMAIN, where that is set.
bool is_wanted(const subjects::Subject& subject, const cases::Case& question);

// False where the environment variable GJKPROOF_CHECK is "off": then subjects are asked and nobody
// judges them, which shows what the judging costs.
bool checks_are_on();

// True where the environment variable GJKPROOF_FINDINGS is "all": then whatever the judge takes for
// a finding ends the run, not gross errors alone.
bool any_finding_counts();

// --- findings ---

// "SUBJECT-SCALAR" of a subject's name: core/double/robust is robust-double.  All of it of an
// outsider.
std::string subject_and_scalar(const subjects::Subject& subject);

// Prints `Assertion failure: PROPERTY-WHO-REASON` and the case, and writes the case beside
// libFuzzer's own file: ARTIFACT_PREFIX + "case-HASH.jsonl".
void print_finding(std::string_view property, const std::string& who, const std::string& reason,
                   const cases::Case& question);
// Of bytes that describe no case.
void print_finding(std::string_view property, const std::string& who, const std::string& reason);

// A property's name as a template argument.
template <std::size_t size>
struct Property {
  constexpr Property(const char (&text)[size]) { std::copy_n(text, size, name.begin()); }
  std::array<char, size> name{};
};

// Ends the run.  A function of its own for each property, so that crashes of different properties
// have different stacks, which is what tells findings apart.
template <Property property, typename... Where>
[[noreturn, gnu::noinline]] void fail(const std::string& who, const std::string& reason,
                                      const Where&... where) {
  print_finding(property.name.data(), who, reason, where...);
  std::abort();
}

template <Property property>
[[noreturn, gnu::noinline]] void fail(const subjects::Subject& subject, const std::string& reason,
                                      const cases::Case& question) {
  print_finding(property.name.data(), subject_and_scalar(subject), reason, question);
  std::abort();
}

}  // namespace fuzz
