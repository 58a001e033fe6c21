// SPDX-License-Identifier: MIT
// Tests of the mutator, which keeps a program a program and reaches everything it is meant to reach, and
// of the sub-algorithms in slots of any order.
#include "fuzz/engine/mutate.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/cases/families.hpp"
#include "core/cases/families/program.hpp"
#include "core/subjects/registry.hpp"
#include "fuzz/checks.hpp"
#include "fuzz/presets.hpp"

namespace fuzz {
namespace {

using cases::Choices;
using cases::Point;

constexpr std::size_t room = 4096;

cases::Case case_of(const Program& bytes) {
  Choices choices{std::span(bytes)};
  return cases::generate(choices, cases::fuzzed_sizes);
}

// Returns two bodies of `vertices` lattice points.
Program lattice_program(std::uint8_t vertices) {
  Program bytes(1 + cases::program_header_bytes);
  bytes[0] = cases::program_family_byte;
  bytes[1] = bytes[2] = static_cast<std::uint8_t>(vertices - 1);
  for (int i = 0; i < 2 * vertices; ++i) {
    Program record(cases::program_record_bytes);
    for (std::size_t axis = 0; axis < 3; ++axis) {
      record[3 + axis] = static_cast<std::uint8_t>((5 * i + 3 * static_cast<int>(axis)) % 17);
    }
    bytes.insert(bytes.end(), record.begin(), record.end());
  }
  return bytes;
}

TEST(Mutate, KeepsProgramsWithinTheirSize) {
  for (const std::size_t size_max : {std::size_t{9}, std::size_t{30}, std::size_t{100}, room}) {
    Program bytes;
    for (std::uint64_t i = 0; i < 2000; ++i) {
      Choices choices = Choices::keyed(1, "mutate", i);
      mutate(bytes, size_max, choices);
      ASSERT_LE(bytes.size(), size_max);
      ASSERT_TRUE(is_program(bytes));
      ASSERT_EQ(case_of(bytes).flags.front(), "program");
    }
  }
}

// Inserting or deleting one vertex leaves the others in place, unlike changes of bytes.
TEST(Mutate, LeavesOtherVerticesAlone) {
  const Program bytes = lattice_program(6);
  const cases::Case before = case_of(bytes);
  int kept_of_all = 0;
  constexpr int mutations = 1000;
  for (std::uint64_t i = 0; i < mutations; ++i) {
    Program mutated = bytes;
    Choices choices = Choices::keyed(2, "mutate", i);
    mutate(mutated, room, choices);
    const cases::Case after = case_of(mutated);
    const auto is_kept = [&](const Point& point) {
      return std::find(after.a.points.begin(), after.a.points.end(), point) != after.a.points.end();
    };
    kept_of_all += std::count_if(before.a.points.begin(), before.a.points.end(), is_kept) >= 4;
  }
  EXPECT_GT(kept_of_all, mutations / 2);
}

TEST(Mutate, ReachesEveryOpcodeAndEveryVertexCount) {
  std::set<cases::Opcode> opcodes;
  std::set<std::size_t> counts;
  Program bytes;
  for (std::uint64_t i = 0; i < 5000; ++i) {
    Choices choices = Choices::keyed(3, "mutate", i);
    mutate(bytes, room, choices);
    opcodes.insert(cases::opcode_of(bytes[1 + cases::program_header_bytes]));
    counts.insert(case_of(bytes).a.points.size());
  }
  EXPECT_EQ(opcodes.size(), static_cast<std::size_t>(cases::opcodes));
  EXPECT_EQ(counts.size(), static_cast<std::size_t>(cases::program_vertices_max));
}

TEST(Crossed, BringsVerticesOfTheOther) {
  const Program one = lattice_program(3);
  Program other = lattice_program(3);
  for (std::size_t at = 1 + cases::program_header_bytes; at < other.size(); at += 8) {
    other[at + 6] = 3;  // over 8: no vertex of `one`, except perhaps the origin
  }
  const cases::Case mine = case_of(one);
  int brought = 0;
  for (std::uint64_t i = 0; i < 200; ++i) {
    Choices choices = Choices::keyed(4, "crossed", i);
    const Program child = crossed(one, other, room, choices);
    ASSERT_TRUE(is_program(child));
    const cases::Case both = case_of(child);
    for (const cases::Body* body : {&both.a, &both.b}) {
      for (const Point& point : body->points) {
        brought +=
            std::find(mine.a.points.begin(), mine.a.points.end(), point) == mine.a.points.end() &&
            std::find(mine.b.points.begin(), mine.b.points.end(), point) == mine.b.points.end();
      }
    }
  }
  EXPECT_GT(brought, 200);
}

// Counts the complaints about the answers to 300 cases of each family.
int complaints(SubFault fault, bool any_history, const std::string& algorithm) {
  int count = 0;
  for (const cases::Family& family : cases::families()) {
    for (std::uint64_t i = 0; i < 300; ++i) {
      const cases::Case question = cases::generate(family, 1, i, cases::fuzzed_sizes);
      History history;
      if (any_history) history = {static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(i / 3)};
      for (const int bits : {24, 53}) {
        for (const SubAnswer& found :
             sub_answers(points_of(question, bits), bits, history, fault)) {
          if (!found.algorithm.starts_with(algorithm) || found.complaint.empty()) continue;
          ++count;
          if (fault == SubFault::none) ADD_FAILURE() << question.id << ": " << found.complaint;
        }
      }
    }
  }
  return count;
}

TEST(SubAlgorithms, GiveNoComplaintInAnyOrderOfSlots) {
  EXPECT_EQ(complaints(SubFault::none, true, ""), 0);
}

TEST(SubAlgorithms, AreCaughtWithAStaleCacheIfSlotsAreReused) {
  EXPECT_EQ(complaints(SubFault::stale_cache, false, ""), 0);
  EXPECT_GT(complaints(SubFault::stale_cache, true, "johnson"), 0);
}

TEST(SubAlgorithms, AreCaughtWithExchangedWeights) {
  EXPECT_GT(complaints(SubFault::exchanged_weights, true, "projections"), 0);
}

// --- what a judging target asks ---

Program random_bytes(std::uint64_t i) {
  Choices choices = Choices::keyed(5, "input", i);
  Program bytes(96);
  for (std::uint8_t& byte : bytes) byte = choices.byte();
  return bytes;
}

TEST(Examinations, AskMinkowskiAboutAShareOfInputs) {
  constexpr std::uint64_t inputs = 100 * minkowski_share;
  int curved = 0;
  std::vector<std::uint64_t> compared;
  for (std::uint64_t i = 0; i < inputs; ++i) {
    const Program bytes = random_bytes(i);
    if (oracle_for(bytes) == oracle::Oracle::both) compared.push_back(i);
    if (i % 8 == 0) curved += cases::has_curved_body(examination_of(bytes).question());
  }
  EXPECT_NEAR(static_cast<double>(compared.size()), 100, 40);
  EXPECT_NEAR(curved, static_cast<double>(inputs) / 8 / 1024, 15);
  int asked = 0;
  for (const std::uint64_t i : compared) {
    oracle::Examination& examination = examination_of(random_bytes(i));
    if (cases::has_curved_body(examination.question())) continue;
    EXPECT_EQ(examination.truth().relation, oracle::certificate(examination.question()).relation);
    EXPECT_EQ(examination.compared(), 1U);
    ++asked;
  }
  EXPECT_GT(asked, 50);
}

// The examination keeps the memory of the last case, and nothing else.
TEST(Examinations, AreOfTheInputAlone) {
  for (std::uint64_t i = 0; i < 3000; ++i) {
    const Program bytes = random_bytes(i);
    const cases::Case question = examination_of(bytes).question();
    if (cases::has_curved_body(question)) continue;
    ASSERT_EQ(question, question_of(bytes));
  }
}

// Published presets are excused in one way, whether the run to excuse is known or made again.
TEST(NewlyBroken, NeedsNoSecondRunIfTheCaseIsKnown) {
  int broken = 0, unexplained = 0;
  for (const char* name : {"core/float/original", "core/double/enhanced"}) {
    const subjects::Subject& subject = subjects::core_subject(name);
    for (std::uint64_t i = 0; i < 4000; ++i) {
      oracle::Examination& examination = examination_of(random_bytes(i));
      if (cases::has_curved_body(examination.question())) continue;
      const oracle::Put put = examination.put(subject);
      if (put.question == nullptr) continue;
      int asked = 0;
      const Broken is_broken = [&](const subjects::Subject& one) {
        ++asked;
        return sought(examination.ask(one), one);
      };
      const auto known = newly_broken(subject, is_broken, *put.question);
      EXPECT_EQ(asked, 1);
      EXPECT_EQ(newly_broken(subject, is_broken), known) << examination.question().id;
      broken += asked == 3;
      unexplained += known.has_value();
    }
  }
  EXPECT_GT(broken, 50);
  EXPECT_LT(unexplained, broken);
}

}  // namespace
}  // namespace fuzz
