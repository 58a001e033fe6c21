// SPDX-License-Identifier: MIT
// Reduces a failing case, keeps the class of its failure, and formats it: as source text, as a bug
// report in Markdown, and with the iterations of a subject.
#pragma once

#include "core/cases/shrink/shrink.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/output/exit_code.hpp"

namespace reports {

// The properties that a reduction must keep.  A failure of another kind, or one that is no longer
// gross, usually has another cause.
struct FailureClass {
  oracle::VerdictKind kind = oracle::VerdictKind::correct;
  std::string status;           // of no_answer: why the subject stopped
  bool gross = false;           // of the verdict
  double scaled_error = 0;      // |d - d*| / (u M); 0 if there is none
  double margin = 0;            // of a wrong relation: its error divided by M
  bool of_normal = false;       // of a wrong witness: it is a normal, not a point
  bool beyond_promise = false;  // as wrong by the tolerances that the documentation promises
};

// Empty if the subject does not fail: it skips the case or produces no finding.
std::optional<FailureClass> failure_class(const cases::Case& question,
                                          const subjects::Subject& subject);

// Whether the documented tolerances do not explain the failure either, where there are some.
bool is_beyond_promise(const oracle::JudgedAnswer& finding);

// True if `now` is the same failure as `was` and no milder.  Kind and status are equal, ignoring
// numbers in the status.  A gross failure stays gross.  An error above 1e7 u M stays above 1e6 u M,
// which leaves a factor of ten for simplifying the numbers.  A worse failure is allowed, because it
// is easier to see.
bool same_class(const FailureClass& was, const FailureClass& now);

// The flags of `was` that still hold for `now`, which was reduced from it and has its truth in
// `expect`: names of families, which state its origin, and exact claims.  Other flags may be false
// now.
std::vector<std::string> kept_flags(const cases::Case& was, const cases::Case& now);

// Whether a body has too few points to be solid, though the domain says so: of a needle its rounding
// does.
bool is_needle(const cases::Case& question);

struct Reduced {
  cases::Case question;  // with its truth in `expect` and the flags that still hold
  FailureClass was;      // failure of the original case
  std::size_t asked = 0;
  bool complete = false;  // false: the limit ended the reduction
};

// Simplifies `question` with at most `calls_max` evaluations while `subject` fails in the same way and
// the relation, if it was decided, stays so.
// `in_domain`: the reduced case stays in the same domain, and a wrong relation keeps at least half
// of its margin, so that the finding stays relevant to engines.  `by_column`: a wrong normal stays
// one, and a wrong point, and what is beyond a promise stays beyond it; numbers get as few decimal
// digits as the failure allows, by at most `calls_max` more evaluations.  Empty if the subject does not fail.
std::optional<Reduced> reduced(const cases::Case& question, const subjects::Subject& subject,
                               bool in_domain, std::size_t calls_max = cases::shrink_calls_max,
                               bool by_column = false);

enum class ShrinkFormat { json, cpp, python, report };

struct ShrinkOptions {
  std::string file;    // cases, or bytes that a fuzzer left; "-": standard input
  std::string id;      // empty: the file has one case
  bool bytes = false;  // read bytes as choices even if they look like cases
  subjects::Subject subject;
  bool in_domain = false;  // see reduced()
  ShrinkFormat format = ShrinkFormat::json;
  std::vector<subjects::Subject> others;  // other subjects in the report
  std::size_t calls_max = cases::shrink_calls_max;
};

// Writes the reduced case with its truth and reports the reduction on standard error.  Throws
// std::invalid_argument if the case does not fail.
ExitCode shrink(const ShrinkOptions& options);

// The case as source code: arrays of hex floats and the exact answer in a comment.
std::string cpp_text(const cases::Case& question);
std::string python_text(const cases::Case& question);

// Title, points in hex and decimal, the exact answer with its proof, the answers of the failing
// `subject` and of `others`, and commands that reproduce them.  Requires the truth of `reduced` in
// `expect` unless its relation is undecided, as `shrink` leaves it.
std::string report_text(const cases::Case& reduced, const subjects::Subject& subject,
                        std::span<const subjects::Subject> others = {});

// One line per iteration.  Cycles of up to eight lines appear only once.
class TraceText {
 public:
  void add(const subjects::TraceStep& step);

  // All lines so far.
  std::string text() const;

 private:
  // Number of iterations since the same line; 0 if it is not among the last eight.
  std::size_t period_of(const std::string& line) const;

  std::string text_;
  std::vector<std::string> lines_;  // one per iteration, without its number
  std::size_t period_ = 0;          // of the current cycle; 0: none
  int repeated_until_ = 0;
};

// Runs `subject` and returns its iterations as text, without judging the answer.
std::string traced(const subjects::Subject& subject, const cases::Case& question);

}  // namespace reports
