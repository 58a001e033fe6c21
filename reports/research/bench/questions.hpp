// SPDX-License-Identifier: MIT
// The questions of the benchmarks: generic polytopes, and what is known about them beforehand.
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

// The same few cases for all benchmarks: two bodies of `vertices` random points each on a sphere,
// all of them vertices.  They are separated by up to a diameter, or overlap with centres up to a
// quarter of a diameter from each other.
const std::vector<Asked>& questions(cases::Relation relation, int vertices);

}  // namespace bench
