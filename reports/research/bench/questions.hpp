// SPDX-License-Identifier: MIT
// What the benchmarks ask: generic polytopes, and what is known of them beforehand.
#pragma once

#include <vector>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/certificate/quick_certificate.hpp"

namespace bench {

struct Asked {
  cases::Case question;
  subjects::Answer answer;                   // of core/double/robust
  std::vector<oracle::IndexPair> candidate;  // its simplex
  oracle::QuickCertificate certified;
};

const subjects::Subject& robust_core();

// The same few cases for everybody: two bodies of `vertices` random points each on a sphere, all of
// them vertices, apart by up to a diameter, or overlapping with their centres up to a quarter of a
// diameter apart.
const std::vector<Asked>& questions(cases::Relation relation, int vertices);

}  // namespace bench
