// SPDX-License-Identifier: MIT
// Cases are generated, asked, judged and counted in the memory of the cases before: this program
// counts every allocation, those of GMP too.
#include <gmp.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "core/subjects/registry.hpp"
#include "reports/study/study.hpp"
#include "reports/study/tallies/tally.hpp"

namespace {

thread_local std::uint64_t allocations = 0;

void* allocated(std::size_t size, std::size_t alignment) {
  ++allocations;
  const std::size_t whole = (size + alignment - 1) / alignment * alignment;
  if (void* const memory = std::aligned_alloc(alignment, whole)) return memory;
  throw std::bad_alloc();
}

}  // namespace

// The others of the standard library call these.  Inlined, g++ takes free() for a mismatch.
[[gnu::noinline]] void* operator new(std::size_t size) {
  return allocated(size, alignof(std::max_align_t));
}
[[gnu::noinline]] void* operator new(std::size_t size, std::align_val_t alignment) {
  return allocated(size, static_cast<std::size_t>(alignment));
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::align_val_t) noexcept {
  std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
  std::free(memory);
}

namespace reports {
namespace {

constexpr std::uint64_t cases_asked = 2000;
constexpr std::array families{"lattice", "generic", "oblong"};

void count_those_of_gmp() {
  const auto allocate = [](std::size_t size) {
    ++allocations;
    return std::malloc(size);
  };
  const auto reallocate = [](void* memory, std::size_t, std::size_t size) {
    ++allocations;
    return std::realloc(memory, size);
  };
  mp_set_memory_functions(allocate, reallocate,
                          [](void* memory, std::size_t) { std::free(memory); });
}

TEST(Allocations, AreCounted) {
  count_those_of_gmp();
  const std::uint64_t before = allocations;
  const std::vector<cases::Point> points(64);
  // Or clang leaves out the allocation, because nobody uses its memory.
  const cases::Point* const volatile first = points.data();
  EXPECT_NE(first, nullptr);
  EXPECT_EQ(allocations, before + 1);
  const subjects::Integer large = subjects::pow(subjects::Integer(3), 1000);
  EXPECT_GT(allocations, before + 1);
}

// The first round brings the memory.
TEST(Allocations, AreNoneInAGeneratedCaseOfUpTo64Points) {
  for (const char* name : families) {
    const cases::Family& family = cases::listed_family(name);
    cases::Case question;
    std::uint64_t points = 0;
    for (const bool counted : {false, true}) {
      const std::uint64_t before = allocations;
      for (std::uint64_t i = 0; i < cases_asked; ++i) {
        cases::generate(family, 1, i, {64}, question);
        points += question.a.points.size();
      }
      if (counted) {
        EXPECT_EQ(allocations, before) << name;
      }
    }
    EXPECT_GT(points, cases_asked) << name;
  }
}

// Returns how many of the cases allocated anything until their verdicts were counted.
std::uint64_t cases_that_allocate(const char* family, const std::string& subject) {
  const Judging judging{subjects::select({subject}), oracle::Oracle::certificate, {}};
  const cases::Family& drawn_from = cases::listed_family(family);
  const MakeQuestion question = [&](std::uint64_t i, cases::Case& place) {
    cases::generate(drawn_from, 1, i, {64}, place);
  };
  const std::atomic<bool> stop = false;
  Judged judged;
  Counted counted;
  Tally tally({family}, {subject});
  std::uint64_t many = 0;
  std::uint64_t before = 0;
  const std::function<void(std::uint64_t, Judged&)> see = [&](std::uint64_t, Judged& one) {
    count(one.findings[0], counted);
    tally.add(0, 0, counted);
    many += allocations > before ? 1 : 0;
    before = allocations;
  };
  for (int round = 0; round < 2; ++round) {
    many = 0;
    before = allocations;
    judge_in_order(judging, 0, cases_asked, question, stop, 1, nullptr, judged, see);
  }
  EXPECT_EQ(tally.cell(0, 0).judged(), 2 * cases_asked);
  return many;
}

// But where certified answers need integers: at most one case in forty.
TEST(Allocations, AreNoneInAJudgedCaseOfUpTo64Points) {
  count_those_of_gmp();
  for (const char* family : families) {
    EXPECT_EQ(cases_that_allocate(family, "core/double/robust"), 0U) << family;
    EXPECT_EQ(cases_that_allocate(family, "core/float/robust"), 0U) << family;
    EXPECT_LE(cases_that_allocate(family, "core/double/certified"), cases_asked / 40) << family;
  }
}

}  // namespace
}  // namespace reports
