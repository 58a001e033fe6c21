// SPDX-License-Identifier: MIT
// What a certified query keeps from frame to frame makes it faster and proves nothing: whatever it
// keeps, the answer is right.
#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <string>

#include "core/cases/families.hpp"
#include "core/gjk/certified/certified.hpp"
#include "core/subjects/presets/makers/certified_subject.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/judge/certain_truth.hpp"

namespace oracle {
namespace {

cases::Case frame(std::uint64_t index, int vertices_max) {
  return cases::generate(cases::listed_family("motion"), 2, index, {.vertices_max = vertices_max});
}

subjects::Subject called(const std::string& name) { return subjects::select({name}).at(0); }

TEST(CertifiedMotion, IsRightAndQuickerFromFrameToFrame) {
  const subjects::Subject cold = called("core/double/certified");
  const subjects::Subject warm = called("core/double/certified_warm");
  int separated = 0;
  int cold_iterations = 0;
  int warm_iterations = 0;
  for (std::uint64_t motion = 0; motion < 100; ++motion) {
    const auto conversation = warm.converse();
    for (std::uint64_t i = 0; i < cases::motion_frames; ++i) {
      const cases::Case question = frame(motion * cases::motion_frames + i, 40);
      const CertainTruth truth = certain_truth(question, quick_certificate(question));
      const subjects::Answer from_before = conversation(question);
      EXPECT_EQ(judge_certain(from_before, truth, subjects::binary64), Certainly::right)
          << question.id;
      if (truth.relation != cases::Relation::separated) continue;
      ++separated;
      warm_iterations += from_before.iterations;
      cold_iterations += cold.ask(question, nullptr).iterations;
    }
  }
  EXPECT_GT(separated, 500);
  EXPECT_LT(warm_iterations, 0.75 * cold_iterations);
}

template <int D>
subjects::Answer asked(const cases::Case& question, const gjk::certified::Memory& kept) {
  using namespace gjk::certified;
  const PreparedBody<double, D> a(subjects::vertices<double, D>(question.a));
  const PreparedBody<double, D> b(subjects::vertices<double, D>(question.b));
  Memory memory = kept;
  subjects::Answer answer;
  subjects::write_certified(certified_distance(a, b, ScalarScan{}, memory), answer);
  return answer;
}

TEST(CertifiedMotion, IsRightWhateverIsKept) {
  constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
  const gjk::certified::Memory all_kept[] = {{{{{0, 0}, {0, 0}, {0, 0}, {0, 0}}}, 4},
                                             {{{{1, 0}, {0, 1}, {1, 1}, {2, 2}}}, 3},
                                             {{{{none, 0}, {0, none}}}, 2},
                                             {{{{3, 2}, {none, 1}, {2, 3}}}, 3},
                                             {{{{0, 1}, {0, 2}, {0, 3}, {0, 0}}}, 4},
                                             {{{{3, 0}}}, 1},
                                             {{{{1, 2}, {3, 0}}}, 2},
                                             {{}, none}};
  for (const cases::Family& family : cases::families()) {
    for (std::uint64_t i = 0; i < 20; ++i) {
      const cases::Case question = cases::generate(family, 4, i, {.vertices_max = 12});
      const CertainTruth truth = certain_truth(question, quick_certificate(question));
      for (const gjk::certified::Memory& kept : all_kept) {
        const subjects::Answer answer =
            question.dim == 2 ? asked<2>(question, kept) : asked<3>(question, kept);
        EXPECT_EQ(judge_certain(answer, truth, subjects::binary64), Certainly::right)
            << question.id;
      }
    }
  }
}

}  // namespace
}  // namespace oracle
