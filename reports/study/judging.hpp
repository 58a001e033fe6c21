// SPDX-License-Identifier: MIT
// A stretch of cases put to all subjects and judged, in parallel.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/cases/domain.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/examination/examination.hpp"

namespace reports {

struct Judged {
  std::string id;
  cases::Domain domain = cases::Domain::engine;
  bool asked = true;                               // false: of another domain than is wanted
  std::optional<oracle::Examination> examination;  // of a case that is asked
  std::vector<oracle::JudgedAnswer> findings;      // by subject
  std::vector<std::optional<double>> nanoseconds;  // of its query; empty: not timed
};

struct Judging {
  std::vector<subjects::Subject> subjects;
  oracle::Oracle oracle = oracle::Oracle::both;
  std::optional<cases::Domain> domain;  // only its cases are asked
  bool timed = false;                   // queries are measured besides
  bool coherent = false;                // subjects that converse remember the frames before
};

// Nanoseconds of a query in this thread, as the subject's user would measure it: of bodies that are
// prepared before, if the subject can prepare them.  Requires a case that it takes, and no
// `ask_all`.
double nanoseconds_of(const subjects::Subject& subject, const cases::Case& question);

// A stretch that is long enough for all threads, and short enough to be held in memory.
constexpr std::uint64_t cases_in_block = 2048;

// Of question(0) ... question(size - 1), which is called from several threads.  But for times the
// result depends on no thread.  Each `frames` of them in turn are a motion.  Empty places: `stop`
// came first; the cases under way are finished, but those of subjects that take many at a time.
std::vector<std::optional<Judged>> judge(const Judging& judging, std::uint64_t size,
                                         const std::function<cases::Case(std::uint64_t)>& question,
                                         const std::atomic<bool>& stop, std::uint64_t frames = 1);

}  // namespace reports
