// SPDX-License-Identifier: MIT
// The commands that process case files one case at a time.  The output for a case is written before
// the next case is read, except the summary of replay, which comes first.  A malformed line ends
// the reading; the output for earlier cases remains.
#pragma once

#include "core/cases/file.hpp"
#include "reports/study/study.hpp"

namespace reports {

struct ReplayOptions {
  std::vector<std::string> files;  // "-": standard input
  std::vector<std::string> ids;    // empty: all cases
  std::vector<subjects::Subject> subjects;
  oracle::Oracle oracle = oracle::Oracle::both;
  bool jsonl = false;
  bool all = false;       // also show correct answers, each case when judged
  bool trace = false;     // requires `all`
  bool coherent = false;  // subjects that can converse do, over all files in order
};

// Whether no part of a file is unequal to its announcement; otherwise a note, which begins with `place`,
// says how many of its cases arrived.
bool all_arrived(const std::string& place, const std::optional<cases::CaseCount::Part>& unequal);

// Judges every case.  Shows the verdict counts of each subject, then the findings.  A single case
// is shown in full.  With `all`, shows every answer, then the counts.  As JSON Lines, writes one
// record per answer.  A refuted `expect` is a finding.  A run without findings is incomplete if an
// `expect` is not proved, if every subject skips every case, or if fewer or more cases are read than
// the headers announce.
ExitCode replay(const ReplayOptions& options);

// Writes the cases with `expect` and `proof` recomputed, ignoring the stored ones; the depth of
// overlaps too, which the certificate alone does not need.  Curved bodies get the relation and
// rigorous bounds, regardless of `oracle`.  Incomplete if such a relation is undecided, or by the
// number of cases, as replay() is.
ExitCode truth(const std::vector<std::string>& files, oracle::Oracle oracle);

// Reports whether each stored claim is proved, refuted or incomplete: see
// oracle/examination/expect.hpp.  Incomplete by the number of cases, as replay() is.
ExitCode verify(const std::vector<std::string>& files);

struct GenerateOptions {
  std::string family;
  std::uint64_t first = 0;  // index
  std::uint64_t count = 1;
  std::optional<cases::Domain> domain;  // only its cases are written and counted
  // The defaults of a study, so that its cases can be reproduced.
  std::uint64_t seed = StudyOptions().seed;
  int vertices_max = StudyOptions().vertices_max;
};

// Writes cases of a family in the order of their indices.  Ends as incomplete if a million
// consecutive cases contain none of the domain.
ExitCode generate(const GenerateOptions& options);

struct CheckOptions {
  std::vector<std::string> files = {"-"};  // "-": standard input
  bool binary32 = false;                   // cases and answers are in floats
  std::optional<std::uint64_t> count;  // how many cases must arrive; empty: what headers announce
  // If set, judges by this tolerance instead of the rounding allowance.
  std::optional<subjects::PromisedTolerance> promised;
  oracle::Oracle oracle = oracle::Oracle::both;
};

// Reads JSON Lines: cases, each with one added member, as in a reply of the line protocol
// (core/subjects/outside/lines/PROTOCOL.md) without its "seq":
//   "answer": {"intersecting": false, "distance": 1.25, ...}    "error": why    "skipped": why
// A null answer counts as missing.  A header is optional and may appear on any line.  Prints counts
// and the findings.  Returns findings if there are any, and incomplete if an answer or an announced
// case is missing or nothing was judged.  Throws cases::ReadError at the first malformed line, after printing the
// counts so far.
ExitCode check_answers(const CheckOptions& options);

// The case with this id or, if the id is empty, the only case.  Throws std::invalid_argument if no
// case has the id, or if the id is empty and there is not exactly one case.
cases::Case chosen_case(std::vector<cases::Case> all, const std::string& id,
                        const std::string& file);

// A case from two mesh files.
struct MeshOptions {
  std::string a;  // mesh files
  std::string b;
  std::string id;  // empty: the names of the files, "a.obj:b.stl"
  // B is scaled, then rotated about an axis through the origin of its file, then translated.
  double scale = 1;
  cases::Point axis{};  // of any length; zero: no rotation
  double degrees = 0;
  cases::Point offset{};
  bool hull_only = false;  // keep only points on the surface of the exact hulls
};

// The source of the case states how B was transformed and whether that was rounded.  Scale and
// offset round once, to the nearest double.  Rotations round each product and sum, except quarter
// turns about a coordinate axis, which are exact.  Throws std::invalid_argument if a number is not
// finite, the scale or the axis is zero, or a coordinate leaves the range of double.  Throws
// cases::ReadError if a file or the id is not valid.
cases::Case mesh_case(const MeshOptions& options);

// The points on the surface of the hull, including all vertices; points inside faces may remain.
// The time grows quadratically with their number: 14 s for 10,000 points on a sphere, 0.3 s for
// 10,000 normally distributed points.
cases::Body surface(const cases::Body& body);

// Writes mesh_case() as a case file.
ExitCode write_mesh_case(const MeshOptions& options);

}  // namespace reports
