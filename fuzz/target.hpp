// SPDX-License-Identifier: MIT
// What fuzz targets share: the described case, the choice of subjects, the end of a run.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "fuzz/engine/counters.hpp"

namespace fuzz {

using Bytes = std::span<const std::uint8_t>;

// Returns the generated case, with at most 16 vertices a body: more cost time and reveal no more.
cases::Case question_of(Bytes bytes);

// The same in place of another case, whose memory it takes; but one input in 1,024 has curved
// bodies, whose truth costs 90 us: a hundredth of the time of all inputs.  One in 8 if
// GJKPROOF_SUBJECTS selects the subjects.
void any_question_of(Bytes bytes, cases::Case& question);

// Returns the case with curved bodies that the bytes describe.
cases::Case curved_question_of(Bytes bytes);

// True for one input in n, always the same ones: for checks too expensive for every input.
bool one_in(std::uint64_t n, Bytes bytes);
// Returns a number below n that depends on the input alone, independently of one_in().
std::uint64_t drawn_below(std::uint64_t n, Bytes bytes);

// Returns the subjects that match `patterns`, or those of the environment variable
// GJKPROOF_SUBJECTS, separated by spaces.
std::vector<subjects::Subject> chosen_subjects(const std::vector<std::string>& patterns);
// Returns those of the variable, or the outsider; none if neither is set.
std::vector<subjects::Subject> named_subjects();

// Returns the one subject that the environment variable GJKPROOF_OUTSIDER selects, in the form of
// --subject: a plug-in, a program or an adapter of another library.  Null if the variable is not
// set; ends the process if it selects none or several.
const subjects::Subject* outsider();

// Whether GJKPROOF_SUBJECTS names `planted`, a fault planted in the target itself, if the target
// has no subject that could be wrong.
bool chosen_fault(std::string_view planted);

// Whether the subject's numbers represent the lengths of the case, and its domain is that of the
// environment variable GJKPROOF_DOMAIN, if that is set.
bool is_wanted(const subjects::Subject& subject, const cases::Case& question);

// False if the environment variable GJKPROOF_CHECK is "off": then subjects are evaluated but not
// judged, which shows the cost of judging.
bool checks_are_on();

// True if the environment variable GJKPROOF_FINDINGS is "all": then every finding of the judge ends
// the run, not only gross errors.
bool any_finding_counts();

// --- findings ---

// Returns "SUBJECT-SCALAR": robust-double for core/double/robust.  The whole name of an outsider.
std::string subject_and_scalar(const subjects::Subject& subject);

// Prints `Assertion failure: PROPERTY-WHO-REASON` and the case, and writes the case beside
// libFuzzer's own file: ARTIFACT_PREFIX + "case-HASH.jsonl".
void print_finding(std::string_view property, const std::string& who, const std::string& reason,
                   const cases::Case& question);
// For bytes that describe no case.
void print_finding(std::string_view property, const std::string& who, const std::string& reason);

// A property's name as a template argument.
template <std::size_t size>
struct Property {
  constexpr Property(const char (&text)[size]) { std::copy_n(text, size, name.begin()); }
  std::array<char, size> name{};
};

// Ends the run.  Each property has a function of its own, so that crashes of different properties
// have different stacks, by which tools tell findings apart.
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
