// SPDX-License-Identifier: MIT
// Evaluates a subject on one question in all of its exact symmetries.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/judge/certain_truth.hpp"

namespace reports {

struct CertainCount {
  std::uint64_t questions = 0;
  std::uint64_t skipped = 0;  // questions that the subject cannot take
  std::uint64_t answers = 0;
  std::array<std::uint64_t, 5> verdicts{};        // by oracle::Certainly
  std::map<std::string, std::uint64_t> statuses;  // by the status of the answer
  // As a share of u (24 M + 8 d*), over intervals wider than two subnormal units.
  double widest = 0;

  std::uint64_t of(oracle::Certainly verdict) const {
    return verdicts[static_cast<std::size_t>(verdict)];
  }
  std::uint64_t wrong() const { return answers - of(oracle::Certainly::right); }
};

void add(CertainCount& sum, const CertainCount& part);

const char* name(oracle::Certainly verdict);

// Adds the question, as the subject takes it, and the answers to all of its images.  Describes each
// incorrect answer in `findings` while it has fewer than `shown_max` entries.
void ask_images(const subjects::Subject& subject, const cases::Case& question,
                std::size_t shown_max, CertainCount& count, std::vector<std::string>& findings);

}  // namespace reports
