// SPDX-License-Identifier: MIT
// A suite of test vectors for other people's implementations: cases that some subject or planted
// fault fails, each with its exact answer, the proof, and what a correct implementation may say.
//
// The folder holds
//
//   vectors.json   one file: a head, then one case per line (product/vectors.schema.json)
//   vectors.bin    the cases of points for readers without JSON (product/vectors.h describes it)
//   and the files of product/: schema, C header, runners in five languages, checker of the proofs
//
// The cases, in this order, each body pair once:
//
//   known     those of the case files
//   law       the first that shows a fault which no judge of single answers sees: it breaks a law
//   reduced   the first finding of each subject, verdict and family, of peers and engines of each
//             subject and verdict, reduced while it fails alike
//   lattice   all small sets of lattice points, the first of each set of subjects and verdicts
//   cell      the first of each family, parameter and decade of its value, and one a subject of peers
//             and engines that does not answer: reducing it would wait for each
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/subjects/subject.hpp"
#include "oracle/truth/truth.hpp"
#include "reports/output/exit_code.hpp"

namespace reports {

inline constexpr const char* vectors_format = "gjkproof-vectors/1";

inline constexpr int points_max = 64;  // of a body: vectors.h has room for as many

struct VectorOptions {
  std::vector<subjects::Subject> subjects;  // besides the planted faults and their bases
  std::vector<std::string> known;           // case files
  std::uint64_t seed = 1;
  std::uint64_t cases = 1400;         // searched, of each family
  int vertices_max = 16;              // up to points_max
  std::size_t calls_max = 400;        // of a subject, to reduce one finding
  std::size_t bytes_max = 4'900'000;  // of the lines; the head needs the rest of 5 MB
  int threads = 0;                    // 0: one per core; the bytes do not depend on it
  std::string output;
};

// Incomplete if a planted fault fails no case.  Throws CannotWrite, cases::ReadError,
// oracle::Disagreement.
ExitCode write_vectors(const VectorOptions& options);

// What an implementation may say of the distance, in a format of numbers.  A number x of the format
// is accurate if and only if low <= x <= high.  Zero says that the bodies meet; if it, or a number
// above, contradicts the relation, `near_contact` tells whether it may, within low and high.
struct Admitted {
  bool skipped = false;  // the case has more bits than the format, or lengths that it cannot hold
  double low = 0;
  double high = 0;
  bool near_contact = false;
};

// Exact; `truth` has the depth of an overlap.  Agrees with oracle::judge().
Admitted admitted(const cases::Case& question, const oracle::Truth& truth,
                  const subjects::FloatFormat& format);

struct Vector {
  cases::Case question;  // with `expect` and the flag that says which kind of the list above
  double distance = 0;   // correctly rounded, as are these
  double depth = 0;
  Admitted at_double;
  Admitted at_float;
  // Kinds of bugs that it shows, "BUG:EFFECT".  A bug is an idea of the planted faults, "johnson", or
  // who has it, "method/enhanced" or "library/fcl-0.7.0"; an effect is a verdict or "law/NAME".
  std::vector<std::string> provokes;
  std::string failed_by;  // the subject that fails the fewest cases of the suite
};

// The two forms.  `head`: further members of the file, such as "bugs":{...}.
std::string vectors_json(const std::vector<Vector>& suite, const std::string& head);
std::string vectors_binary(const std::vector<Vector>& suite);
std::string vector_line(const Vector& vector);

struct BadgeOptions {
  std::string suite;  // vectors.json
  std::vector<subjects::Subject> subjects;
  std::string output;  // of one subject: an SVG; empty: none
};

// Prints one line per subject, "NAME: 2310 of 2345 vectors (98.5 %), 7 skipped", and writes the SVG: red
// if the subject fails a case, brown if it skips one.  Findings if a subject fails a case.
ExitCode badge(const BadgeOptions& options);

}  // namespace reports
