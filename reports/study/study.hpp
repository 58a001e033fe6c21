// SPDX-License-Identifier: MIT
// The main job: many subjects answer many cases, and each answer gets a verdict.  Runs as a whole,
// or in parts that are merged.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/domain.hpp"
#include "core/cases/families.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/output/exit_code.hpp"
#include "reports/study/form/record.hpp"

namespace reports {

// The page of a study as an interface, so that the study does not depend on the code that makes the
// page.
class StudyPage {
 public:
  StudyPage() = default;
  virtual ~StudyPage() = default;
  StudyPage(const StudyPage&) = delete;
  StudyPage& operator=(const StudyPage&) = delete;

  // Called in case order, once for each subject of the header.
  virtual void add(const Place& place, const Record& record) = 0;
  // Returns the whole file.  No record may follow.
  virtual std::string text(bool complete) = 0;
};

// Makes the page of a study with this header and its results in `folder`.  Throws
// std::invalid_argument if the page could not be made at the end.
using MakePage =
    std::function<std::unique_ptr<StudyPage>(const RunHeader& header, const std::string& folder)>;

struct StudyOptions {
  std::vector<std::string> families;  // names, possibly with settings; empty: all
  std::vector<subjects::Subject> subjects;
  std::vector<std::string> known;  // case files asked in addition to the families
  std::uint64_t seed = 1;
  std::uint64_t cases = 1000;  // per family
  int vertices_max = 512;
  std::optional<cases::Domain> domain;        // only its cases are asked, generated or known
  std::optional<cases::Domain> first_domain;  // its matrix precedes that of all cases
  oracle::Oracle oracle = oracle::Oracle::both;
  int threads = 0;  // 0: one per core
  std::string output = "study";
  bool force = false;  // replace another study or an interrupted one that `output` holds
  std::string again;   // the command that goes on with this study; empty: none can
  Recorded records;    // the lines of run.jsonl.gz; none: no file
  // Ask the frames of a motion in order, in one conversation if the subject can converse.
  bool coherent = false;
  bool timed = false;   // also measure and record the time of each query
  MakePage page;        // makes report.html; empty: no page
  bool resume = false;  // take over the whole units that an interrupted study left in `output`
  std::optional<Shard> shard;  // ask only these units
  std::size_t worst_shown = 10;
  std::string command;  // options that determine the results, for the report
  std::string study;    // the study file as one line of JSON; empty if there is none
  Build build;          // of this program, for the records
  // A file of known failures (form/expected.hpp), which are no findings; empty: none.
  std::string expected;
  std::string into;  // document whose block "verdicts" or "cells" is replaced; empty: none
};

// Cases that share a row of the report.
struct Group {
  std::string name;
  std::optional<cases::Family> family;  // with settings; empty: the known cases of `file`
  std::string file;                     // "known/NAME.jsonl", regardless of its folder
  std::vector<cases::Case> known;
  std::uint64_t size = 0;
};

// Throws cases::ReadError.
std::vector<Group> groups(const StudyOptions& options);

// In place of another case, whose memory it takes.
void make_question(const StudyOptions& options, const Group& group, std::uint64_t index,
                   cases::Case& question);
RunHeader header_of(const StudyOptions& options, const std::vector<Group>& groups);

// Warns if a truth by minkowski may take long.  `place` names the case.
void warn_of_cost(const std::string& place, std::uint64_t points_a, std::uint64_t points_b);

// Warns before a case of points is asked if its truth by `oracle` is expensive or is not compared
// with the reference.  Ignores other cases.
void tell_of_large_bodies(const std::string& file, const cases::Case& question,
                          oracle::Oracle oracle);

// Writes run.jsonl.gz, report.html (both optional) and summary.md into the output folder, the
// matrix to standard output and progress to standard error.  Apart from times, all output depends
// only on the seed and the options, not on threads, interruptions or how shards were joined.
// A signal to end (SIGINT, SIGTERM, SIGHUP) ends the study after the cases in progress; the results so far are kept and the
// code is incomplete.  If a write fails, the study ends with cannot_write.  Throws
// oracle::Disagreement, cases::ReadError, CannotWrite if it cannot begin, std::invalid_argument if
// `resume` finds another study or if the output folder holds another one that is not to be replaced,
// and std::runtime_error if `into` has no such block.
ExitCode study(const StudyOptions& options);

struct MergeOptions {
  std::vector<std::string> folders;  // folders of the parts, in any order
  std::optional<Shard> shard;        // what the parts are together; empty: the whole study
  std::string output = "study";
  bool force = false;    // replace another study that `output` holds
  std::string expected;  // as in StudyOptions
  std::size_t worst_shown = 10;
  MakePage page;  // empty: no page
};

// Writes the same bytes as the study in one piece.  Throws std::invalid_argument, with folder and
// reason, if parts are missing, overlap, belong to different studies or are incomplete.  Throws
// CannotWrite.
ExitCode merge(const MergeOptions& options);

struct Judged {
  cases::Domain domain = cases::Domain::engine;
  bool asked = true;                               // false: of an unwanted domain
  std::optional<oracle::Examination> examination;  // of no use if the case is not asked
  std::vector<oracle::JudgedAnswer> findings;      // one per subject
  std::vector<std::optional<double>> nanoseconds;  // one per subject; empty if not timed
};

// Makes case i in place of another case.
using MakeQuestion = std::function<void(std::uint64_t, cases::Case&)>;

struct Judging {
  std::vector<subjects::Subject> subjects;
  oracle::Oracle oracle = oracle::Oracle::both;
  std::vector<cases::Domain> domains;  // only their cases are asked; if none, all
  bool timed = false;                  // also measure each query
  bool coherent = false;               // subjects with conversations keep state between frames
};

// Nanoseconds per query in this thread, as a user of the subject would measure it: bodies are
// prepared beforehand if the subject can prepare them.  Requires a case that the subject accepts
// and a subject without `ask_all`.
double nanoseconds_of(const subjects::Subject& subject, const cases::Case& question);

// Whether a subject takes many cases at a time.
bool has_outsiders(const Judging& judging);

// Consecutive cases that were put to all subjects that take many at a time, and are not judged yet.
struct Together {
  // Two in a block, so that a single plug-in keeps two threads busy.
  static constexpr std::uint64_t part_size = cases_in_block / 2;

  // The cases of a part that a subject was asked.
  struct Part {
    std::vector<const cases::Case*> questions;
    std::vector<subjects::Answer> answers;
    std::vector<std::optional<double>> nanoseconds;  // if timed
  };

  std::size_t subjects = 0;
  std::vector<cases::Case> questions;
  std::vector<Part> parts;          // of each part, one per subject
  std::vector<std::size_t> places;  // of each case, one per subject: its index in the part

  Part& part(std::uint64_t i, std::size_t subject) {
    return parts[i / part_size * subjects + subject];
  }
  std::size_t place(std::uint64_t i, std::size_t subject) const {
    return places[i * subjects + subject];
  }
};

// Asks them question(0) ... question(size - 1); `question` is called from several threads.  Apart
// from times the answers do not depend on the threads.  Empty if `stop` was set.  `memory`: of
// earlier cases, which are all judged.
std::optional<Together> ask_outsiders(const Judging& judging, std::uint64_t size,
                                      const MakeQuestion& question, const std::atomic<bool>& stop,
                                      Together memory = {});

// Judges cases first ... last - 1 in this thread, each in the memory of `judged`, and passes it to
// `see`, which may take it.  Ends after the current case once `stop` is set.  Each run of `frames`
// cases is a motion, and `first` begins one.  `together`: the answers of outsiders, which it takes,
// and the cases; null if there are none.
void judge_in_order(const Judging& judging, std::uint64_t first, std::uint64_t last,
                    const MakeQuestion& question, const std::atomic<bool>& stop,
                    std::uint64_t frames, Together* together, Judged& judged,
                    const std::function<void(std::uint64_t, Judged&)>& see);

// Judges cases 0 ... size - 1; `question` is called from several threads.  Apart from
// times the result does not depend on the threads.  Each run of `frames` cases is a motion.
// Elements are empty if `stop` was set first.  Cases in progress are finished then, unless outsiders
// are being asked.
std::vector<std::optional<Judged>> judge(const Judging& judging, std::uint64_t size,
                                         const MakeQuestion& question,
                                         const std::atomic<bool>& stop, std::uint64_t frames = 1);

}  // namespace reports
