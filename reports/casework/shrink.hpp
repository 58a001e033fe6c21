// SPDX-License-Identifier: MIT
// Reduces a failing case and keeps the class of its failure.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/shrink/shrink.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/output/exit_code.hpp"

namespace reports {

// What a reduction must not change.  A failure that turns into another kind, or from gross to one
// that rounding explains, as a rule has another cause.
struct FailureClass {
  oracle::VerdictKind kind = oracle::VerdictKind::correct;
  std::string status;       // of no_answer: the subject's word for why it stopped
  bool gross = false;       // of the verdict
  double scaled_error = 0;  // |d - d*| / (u M); 0 where there is none
  double margin = 0;        // of a wrong relation: by what share of M it is wrong
};

// Empty if the subject does not fail: it skips the case or produces no finding.
std::optional<FailureClass> failure_class(const cases::Case& question,
                                          const subjects::Subject& subject);

// Whether `now` is the failure that `was` was: kind and status are equal, the numbers in
// the status aside, and it is no milder.  What was gross stays gross, and an error of a known size
// is not to melt away either: above 1e7 u M it stays above 1e6 u M, a decade for the numbers to
// become simple in.  Worse is welcome: the failure that is simplest to see is the one to look at.
bool same_class(const FailureClass& was, const FailureClass& now);

// The flags of `was` that `now`, reduced from it and with its truth in `expect`, may keep: names of
// families, which say where it comes from, and claims that hold for it exactly.  The others speak
// of another case.
std::vector<std::string> kept_flags(const cases::Case& was, const cases::Case& now);

struct Reduced {
  cases::Case question;  // with its truth in `expect`, and the flags that hold for it
  FailureClass was;      // of the case that it comes from
  std::size_t asked = 0;
  bool complete = false;  // false: stopped by the limit, more might reduce it further
};

// `question` made simple in `calls_max` questions at most, while `subject` fails in the same way.
// `in_domain`: the reduced case is of the same domain, and a wrong relation is wrong by half as
// much at least, so a finding where an engine would meet it stays one.  Empty where the subject
// does not fail.
std::optional<Reduced> reduced(const cases::Case& question, const subjects::Subject& subject,
                               bool in_domain, std::size_t calls_max = cases::shrink_calls_max);

enum class ShrinkFormat { json, cpp, python, report };

struct ShrinkOptions {
  std::string file;    // of cases, or bytes that a fuzzer left; "-": standard input
  std::string id;      // empty: the file has one case
  bool bytes = false;  // choices, even if the file looks like cases
  subjects::Subject subject;
  bool in_domain = false;  // see reduced()
  ShrinkFormat format = ShrinkFormat::json;
  std::vector<subjects::Subject> others;  // whom a report asks besides
  std::size_t calls_max = cases::shrink_calls_max;
};

// Writes the reduced case with its truth; says on standard error how far it was reduced.  Throws
// std::invalid_argument when the case does not fail.
ExitCode shrink(const ShrinkOptions& options);

// The case to paste: arrays of hex floats, and the exact answer in a comment.
std::string cpp_text(const cases::Case& question);
std::string python_text(const cases::Case& question);

}  // namespace reports
