// SPDX-License-Identifier: MIT
// The baseline: the reviewed answers of every subject to the same cases.  It shows a change of the
// core even beside hundreds of existing findings.
#pragma once

#include "core/cases/families.hpp"
#include "core/cases/hash.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/output/exit_code.hpp"

namespace reports {

// FNV-1a over bytes.
class Digest {
 public:
  void add(std::uint64_t number);  // its eight bytes, lowest first
  void add(std::string_view text);
  std::uint64_t value() const { return hash_.value(); }

 private:
  cases::Hash hash_;
};

// A short number for the verdict, status, relation, iterations and every number of the answer,
// exactly: distance, bound, depth, terms and witness points, and certified bounds if there are any.
// Excludes what the judge computes itself, errors and reasons.  All NaN are one number, and so are
// both zeros.
std::uint64_t digest(const oracle::JudgedAnswer& finding);

// The cases on which the subjects were evaluated.
struct BaselineCases {
  std::uint64_t seed = 1;
  std::uint64_t count = 80;  // of each family
  int vertices_max = 16;

  bool operator==(const BaselineCases&) const = default;
};

// One subject and family.  The digests of single cases have six bits: they miss one change in 64,
// which `digest` still detects.
struct BaselineRow {
  std::string subject;
  std::string family;
  std::string digest;    // of the row: 48 bits, base64
  std::string verdicts;  // one letter per case, an index into the list of verdicts
  std::string marks;     // one base64 digit per case

  bool operator==(const BaselineRow&) const = default;
};

struct Baseline {
  BaselineCases cases;
  std::vector<std::string> verdicts;  // names; 'a' is the first
  std::vector<BaselineRow> rows;      // by subject, then by family

  // Null if there is none.
  const BaselineRow* row(const std::string& subject, const std::string& family) const;
  // The verdict of case `index` of a row of this baseline.
  const std::string& verdict(const BaselineRow& row, std::size_t index) const;
};

// Every default subject, and at float and double, which distinguish policies, those on request too.
std::vector<subjects::Subject> baseline_subjects();

// Evaluates the subjects and judges by the certificate; independent of threads and compiler.
Baseline measured(const std::vector<subjects::Subject>& subjects,
                  const std::vector<const cases::Family*>& families, const BaselineCases& cases);

// The file of a baseline: two lines that define the cases and the verdicts, then for each subject a
// line with its name, followed by one line per family.
//
//   gjkproof-baseline/1 seed 1 cases 80 vertices 16
//   verdicts wrong_relation no_answer ...
//   core/float/original
//   lattice AbCdEfGh 78g1f1d ABC...
//
// The columns are the family, the digest of the row, runs of equal verdicts, and a base64 digit per
// case.
std::string baseline_text(const Baseline& baseline);

// Throws std::invalid_argument naming `file` and line if `text` is malformed.
Baseline read_baseline(const std::string& text, const std::string& file);

struct BaselineOptions {
  std::string file;
  bool update = false;                // write the file instead of comparing with it
  std::vector<std::string> subjects;  // patterns; empty: all of the baseline
  std::vector<std::string> families;  // names; empty: all
  std::size_t shown = 5;              // changed cases shown per row
  int threads = 0;                    // 0: one per core
};

// Repeats the measurement and shows each row that differs, with its changed cases before and after;
// then returns `findings`.  Throws std::invalid_argument if the file cannot be read or is
// malformed, or if an update would omit rows; CannotWrite if it cannot be written.
ExitCode check_baseline(const BaselineOptions& options);

}  // namespace reports
