// SPDX-License-Identifier: MIT
// Certified answers on every kind of vector registers of this machine.
#pragma once

#include <gtest/gtest.h>
#include <hwy/targets.h>

#include "core/cases/families.hpp"
#include "core/cases/hash.hpp"
#include "core/gjk/test/promised_bits.hpp"
#include "core/subjects/presets/makers/certified_subject.hpp"
#include "core/subjects/test/certified_by_scalars.hpp"

namespace subjects {

namespace certified = gjk::certified;

// Restores the targets of the machine.
class OneTarget {
 public:
  explicit OneTarget(std::int64_t target) { hwy::GetChosenTarget().Update(target); }
  ~OneTarget() { hwy::GetChosenTarget().Update(hwy::SupportedTargets()); }
  OneTarget(const OneTarget&) = delete;
  OneTarget& operator=(const OneTarget&) = delete;
};

// Those of this machine that the scans are compiled for.
inline std::vector<std::int64_t> all_targets() {
  std::vector<std::int64_t> targets;
  for (std::int64_t all = hwy::SupportedTargets() & HWY_TARGETS; all != 0; all &= all - 1) {
    targets.push_back(all & -all);
  }
  return targets;
}

using gjk::test::Digest;

template <typename S, int D>
void expect_same_answer(const cases::Case& question, const std::vector<std::int64_t>& targets,
                        Digest& digest) {
  const certified::PreparedBody<S, D> a(vertices<S, D>(question.a));
  const certified::PreparedBody<S, D> b(vertices<S, D>(question.b));
  Digest expected;
  const auto answer = certified_distance(a, b, certified::ScalarScan{});
  expected.add(answer);
  digest.add(answer);
  for (const std::int64_t target : targets) {
    const OneTarget only(target);
    Digest found;
    found.add(certified_distance(a, b, certified::HighwayScan{}));
    EXPECT_EQ(found.value(), expected.value()) << question.id << " " << hwy::TargetName(target);
  }
}

template <typename S>
void expect_same_answer(const cases::Case& question, const std::vector<std::int64_t>& targets,
                        Digest& digest) {
  question.dim == 2 ? expect_same_answer<S, 2>(question, targets, digest)
                    : expect_same_answer<S, 3>(question, targets, digest);
}

// In double, and in float if float holds the case: the number of cases, and the hash of the answers
// of the scalar scan.
struct SameAnswers {
  Digest in_double;
  Digest in_float;
  std::uint64_t doubles = 0;
  std::uint64_t floats = 0;

  void ask(const cases::Case& question, const std::vector<std::int64_t>& targets) {
    expect_same_answer<double>(question, targets, in_double);
    ++doubles;
    if (const auto rounded = cases::rounded(question, 24)) {
      expect_same_answer<float>(*rounded, targets, in_float);
      ++floats;
    }
  }
};

}  // namespace subjects
