// SPDX-License-Identifier: MIT
// Puts a stretch of cases to all subjects and judges the answers, in parallel.
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
  bool asked = true;                               // false: of an unwanted domain
  std::optional<oracle::Examination> examination;  // empty if the case is not asked
  std::vector<oracle::JudgedAnswer> findings;      // one per subject
  std::vector<std::optional<double>> nanoseconds;  // one per subject; empty if not timed
};

struct Judging {
  std::vector<subjects::Subject> subjects;
  oracle::Oracle oracle = oracle::Oracle::both;
  std::optional<cases::Domain> domain;  // if set, only its cases are asked
  bool timed = false;                   // also measure each query
  bool coherent = false;                // subjects with conversations keep state between frames
};

// Nanoseconds per query in this thread, as a user of the subject would measure it: bodies are
// prepared beforehand if the subject can prepare them.  Requires a case that the subject accepts
// and a subject without `ask_all`.
double nanoseconds_of(const subjects::Subject& subject, const cases::Case& question);

// Large enough to occupy all threads and small enough for memory.
constexpr std::uint64_t cases_in_block = 2048;

// Judges question(0) ... question(size - 1); `question` is called from several threads.  Apart from
// times the result does not depend on the threads.  Each run of `frames` cases is a motion.
// Elements are empty if `stop` was set first.  Cases in progress are finished then, unless a
// subject takes many cases at a time.
std::vector<std::optional<Judged>> judge(const Judging& judging, std::uint64_t size,
                                         const std::function<cases::Case(std::uint64_t)>& question,
                                         const std::atomic<bool>& stop, std::uint64_t frames = 1);

}  // namespace reports
