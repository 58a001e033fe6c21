// SPDX-License-Identifier: MIT
// The worst case of each kind that a study finds against somebody's library, reduced to what a
// maintainer can look at.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/domain.hpp"
#include "core/subjects/subject.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports {

struct SearchOptions {
  std::vector<subjects::Subject> subjects;
  std::uint64_t seed = 1;
  std::uint64_t cases = 400;  // of each family
  int vertices_max = 64;
  std::size_t calls_max = 4000;  // to reduce a case
};

struct ReducedFinding {
  std::string library;        // of its subjects' names: "fcl-0.7.0" of "peer/fcl-0.7.0/..."
  subjects::Subject subject;  // whose finding it is
  cases::Domain domain = cases::Domain::engine;
  VerdictKind kind = VerdictKind::correct;
  cases::Case question;  // reduced, with its truth in `expect`, in coordinates of the subject
  std::string found_in;  // id of the case that it was reduced from
};

// What comes before the first '/', without "peer/".
std::string library_of(const std::string& subject);

// One for each library, kind of finding and domain: that of the largest error; where none has a
// size (no answer, a negative depth, a point that is not finite) that of the fewest vertices; and
// of the first subject and case among equals; reduced so that it stays in its domain.  In that
// order.  Depends on the options alone.
std::vector<ReducedFinding> reduced_findings(const SearchOptions& options);

}  // namespace reports
