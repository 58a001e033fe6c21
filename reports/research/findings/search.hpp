// SPDX-License-Identifier: MIT
// The worst case of each kind that a study finds against a library, reduced for its maintainers.
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
  std::uint64_t cases = 400;  // per family
  int vertices_max = 64;
  std::size_t calls_max = 4000;  // to reduce a case
};

struct ReducedFinding {
  std::string library;        // from the subjects' names: "fcl-0.7.0" in "peer/fcl-0.7.0/..."
  subjects::Subject subject;  // the subject that produced the finding
  cases::Domain domain = cases::Domain::engine;
  VerdictKind kind = VerdictKind::correct;
  cases::Case question;  // reduced, with its truth in `expect`, in coordinates of the subject
  std::string found_in;  // id of the original case
};

// The part before the first '/', without "peer/".
std::string library_of(const std::string& subject);

// One finding for each library, kind of finding and domain: that of the largest error or, if none
// has a size (no answer, a negative depth, a point that is not finite), of the fewest vertices;
// among equals that of the first subject and case.  Reduced within its domain, and sorted by
// library, kind and domain.  Depends on the options alone.
std::vector<ReducedFinding> reduced_findings(const SearchOptions& options);

}  // namespace reports
