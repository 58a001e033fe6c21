// SPDX-License-Identifier: MIT
// The C interface of the certified query gives the answers of C++ bit for bit, and no exception
// leaves it.
#include <gtest/gtest.h>
#include <pthread.h>

#include <bit>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>

#include "core/cases/families.hpp"
#include "core/cases/placements.hpp"
#include "core/gjk/c/gjkproof_c.h"
#include "core/subjects/body_map.hpp"
#include "core/subjects/test/certified_by_scalars.hpp"

// --- memory that ends ---

namespace {

long allocations_left = -1;  // negative: any number

void* allocate(std::size_t size, std::size_t alignment) {
  if (allocations_left == 0) throw std::bad_alloc();
  if (allocations_left > 0) --allocations_left;
  return std::aligned_alloc(alignment, (size + alignment) / alignment * alignment);
}

}  // namespace

void* operator new(std::size_t size) { return allocate(size, alignof(std::max_align_t)); }
void* operator new(std::size_t size, std::align_val_t alignment) {
  return allocate(size, static_cast<std::size_t>(alignment));
}
[[gnu::noinline]] void operator delete(void* place) noexcept { std::free(place); }
[[gnu::noinline]] void operator delete(void* place, std::size_t) noexcept { std::free(place); }
[[gnu::noinline]] void operator delete(void* place, std::align_val_t) noexcept { std::free(place); }
[[gnu::noinline]] void operator delete(void* place, std::size_t, std::align_val_t) noexcept {
  std::free(place);
}

namespace subjects {
namespace {

namespace certified = gjk::certified;

struct Release {
  void operator()(gjkproof_c_body* body) const { gjkproof_c_release(body); }
};
using Body = std::unique_ptr<gjkproof_c_body, Release>;

int prepare(const std::vector<double>& numbers, int dim, gjkproof_c_body** body) {
  return gjkproof_c_prepare_doubles(numbers.data(), numbers.size() / dim, dim, body);
}
int prepare(const std::vector<float>& numbers, int dim, gjkproof_c_body** body) {
  return gjkproof_c_prepare_floats(numbers.data(), numbers.size() / dim, dim, body);
}

template <typename S>
Body prepared(const std::vector<S>& numbers, int dim) {
  gjkproof_c_body* body = nullptr;
  EXPECT_EQ(prepare(numbers, dim, &body), GJKPROOF_C_OK);
  return Body(body);
}

// Bytes that no answer has, so that a member left out differs.
gjkproof_c_answer unwritten() {
  gjkproof_c_answer answer;
  std::memset(&answer, 0x55, sizeof answer);
  return answer;
}
bool same(const gjkproof_c_answer& one, const gjkproof_c_answer& other) {
  static_assert(sizeof(gjkproof_c_answer) == 4 * sizeof(int) + 15 * 8 + 8 * sizeof(std::size_t));
  // NOLINTNEXTLINE(bugprone-suspicious-memory-comparison): doubles too are to have the same bits
  return std::memcmp(&one, &other, sizeof one) == 0;
}

template <typename Found>
gjkproof_c_answer begun(const Found& found) {
  gjkproof_c_answer answer{};
  answer.relation = static_cast<int>(found.relation);
  answer.stage = static_cast<int>(found.stage);
  answer.iterations = found.iterations;
  return answer;
}

template <typename S, int D, template <certified::Binary, int> typename Found>
gjkproof_c_answer in_c(const Found<S, D>& found, const certified::Interval<S>& interval) {
  gjkproof_c_answer answer = begun(found);
  answer.size = static_cast<int>(found.size);
  answer.lower = static_cast<double>(interval.lower);
  answer.upper = static_cast<double>(interval.upper);
  for (std::size_t axis = 0; axis < D; ++axis) {
    answer.normal[axis] = static_cast<double>(found.normal[axis]);
    answer.witness_a[axis] = static_cast<double>(found.witness_a[axis]);
    answer.witness_b[axis] = static_cast<double>(found.witness_b[axis]);
  }
  for (std::size_t i = 0; i < found.size; ++i) {
    answer.weights[i] = static_cast<double>(found.weights[i]);
    answer.a[i] = found.pairs[i].a;
    answer.b[i] = found.pairs[i].b;
  }
  return answer;
}

template <typename S, int D>
gjkproof_c_answer in_c(const certified::Certified<S, D>& found) {
  return in_c(found, found.distance);
}
template <typename S, int D>
gjkproof_c_answer in_c(const certified::CertifiedDepth<S, D>& found) {
  return in_c(found, found.depth);
}

template <typename S, int D>
gjkproof_c_answer in_c(const certified::CertifiedRelation<S, D>& found) {
  gjkproof_c_answer answer = begun(found);
  for (std::size_t axis = 0; axis < D; ++axis) {
    answer.normal[axis] = static_cast<double>(found.axis[axis]);
  }
  if (found.relation == certified::Relation::separated) return answer;
  answer.size = static_cast<int>(found.simplex.size);
  for (std::size_t i = 0; i < found.simplex.size; ++i) {
    answer.a[i] = found.simplex.pairs[i].a;
    answer.b[i] = found.simplex.pairs[i].b;
  }
  return answer;
}

gjkproof_c_placement in_c(const cases::Placement& placement) {
  gjkproof_c_placement result{};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) result.linear[i][j] = placement.linear[i][j];
    result.translation[i] = placement.translation[i];
  }
  return result;
}

// Pairs of one kind, in C and in C++.
template <typename S, int D>
struct Pairs {
  std::vector<Body> a, b;
  std::vector<certified::PreparedBody<S, D>> in_cpp_a, in_cpp_b;

  void add(const cases::Case& question) {
    add(question.a, a, in_cpp_a);
    add(question.b, b, in_cpp_b);
  }

  // Single queries and a batch; with memories two rounds, the first from `kept`.
  void expect_the_answers_of_cpp(const certified::Memory* kept) const {
    const std::size_t count = a.size();
    gjkproof_c_memory first{};
    if (kept != nullptr) std::memcpy(&first, kept, sizeof *kept);
    std::vector<gjkproof_c_memory> alone(count, first);
    std::vector<gjkproof_c_memory> together(count, first);
    std::vector<certified::Memory> in_cpp(count, kept == nullptr ? certified::Memory{} : *kept);
    std::vector<const gjkproof_c_body*> all_a, all_b;
    for (const Body& body : a) all_a.push_back(body.get());
    for (const Body& body : b) all_b.push_back(body.get());
    for (int round = 0; round < (kept == nullptr ? 1 : 2); ++round) {
      std::vector<gjkproof_c_answer> batch(count, unwritten());
      ASSERT_EQ(gjkproof_c_distances(all_a.data(), all_b.data(), count,
                                     kept == nullptr ? nullptr : together.data(), batch.data()),
                GJKPROOF_C_OK);
      for (std::size_t i = 0; i < count; ++i) {
        gjkproof_c_answer answer = unwritten();
        ASSERT_EQ(
            gjkproof_c_distance(all_a[i], all_b[i], kept == nullptr ? nullptr : &alone[i], &answer),
            GJKPROOF_C_OK);
        const auto expected =
            kept == nullptr
                ? certified_distance(in_cpp_a[i], in_cpp_b[i])
                : certified_distance(in_cpp_a[i], in_cpp_b[i], certified::ScalarScan{}, in_cpp[i]);
        ASSERT_TRUE(same(answer, in_c(expected))) << D << " " << i;
        ASSERT_TRUE(same(batch[i], answer)) << D << " " << i;
      }
    }
  }

  // Of bodies that moved, without memories and with those of the pair before.
  void expect_the_answers_of_cpp_after_moves() const {
    gjkproof_c_memory distances{}, relations{};
    for (std::size_t i = 0; i < a.size(); ++i) {
      cases::Placements<S> placements(cases::Choices::keyed(5, "placements", i), D);
      const auto kind = cases::placement_kinds[i % cases::placement_kinds.size()];
      const auto [to_a, to_b] = placements.pair(kind);
      const gjkproof_c_placement c_a = in_c(to_a), c_b = in_c(to_b);
      const certified::PlacedBody<S, D> placed_a(in_cpp_a[i], placement<S, D>(to_a));
      const certified::PlacedBody<S, D> placed_b(in_cpp_b[i], placement<S, D>(to_b));
      const gjkproof_c_answer expected = in_c(certified_distance(placed_a, placed_b));
      const gjkproof_c_answer related = in_c(certified_relation(placed_a, placed_b));
      gjkproof_c_answer answer = unwritten();
      ASSERT_EQ(gjkproof_c_placed_distance(a[i].get(), &c_a, b[i].get(), &c_b, nullptr, &answer),
                GJKPROOF_C_OK);
      ASSERT_TRUE(same(answer, expected)) << D << " " << i;
      answer = unwritten();
      ASSERT_EQ(gjkproof_c_placed_relation(a[i].get(), &c_a, b[i].get(), &c_b, nullptr, &answer),
                GJKPROOF_C_OK);
      ASSERT_TRUE(same(answer, related)) << D << " " << i;
      answer = unwritten();
      ASSERT_EQ(gjkproof_c_placed_depth(a[i].get(), &c_a, b[i].get(), &c_b, nullptr, &answer),
                GJKPROOF_C_OK);
      ASSERT_TRUE(same(answer, in_c(certified_depth(placed_a, placed_b)))) << D << " " << i;
      ASSERT_EQ(gjkproof_c_placed_distance(a[i].get(), &c_a, b[i].get(), &c_b, &distances, &answer),
                GJKPROOF_C_OK);
      ASSERT_EQ(answer.relation, related.relation) << D << " " << i;
      ASSERT_LE(answer.lower, expected.upper) << D << " " << i;
      ASSERT_LE(expected.lower, answer.upper) << D << " " << i;
      ASSERT_EQ(gjkproof_c_placed_relation(a[i].get(), &c_a, b[i].get(), &c_b, &relations, &answer),
                GJKPROOF_C_OK);
      ASSERT_EQ(answer.relation, related.relation) << D << " " << i;
    }
  }

 private:
  static void add(const cases::Body& body, std::vector<Body>& to_c,
                  std::vector<certified::PreparedBody<S, D>>& to_cpp) {
    std::vector<S> numbers;
    std::vector<gjk::Vec<S, D>> points;
    for (const cases::Point& from : body.points) {
      gjk::Vec<S, D> point;
      for (std::size_t axis = 0; axis < D; ++axis) {
        numbers.push_back(point[axis] = static_cast<S>(from[axis]));
      }
      points.push_back(point);
    }
    to_c.push_back(prepared(numbers, D));
    to_cpp.emplace_back(points);
  }
};

template <typename S>
void expect_the_answers_of_cpp() {
  Pairs<S, 2> plane;
  Pairs<S, 3> space;
  for (const cases::Family& family : cases::families()) {
    for (std::uint64_t i = 0; i < 60; ++i) {
      const auto size = i % 20 == 0 ? 600 : 24;
      const cases::Case drawn = cases::generate(family, 8, i, {.vertices_max = size});
      const auto question = cases::rounded(drawn, std::numeric_limits<S>::digits);
      if (!question) continue;
      question->dim == 2 ? plane.add(*question) : space.add(*question);
    }
  }
  EXPECT_GT(plane.a.size(), 100U);
  EXPECT_GT(space.a.size(), 400U);
  constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
  const certified::Memory empty;
  const certified::Memory wrong{{{{none, 0}, {0, none}, {1, 1}, {2, none}}}, none};
  for (const certified::Memory* kept :
       {static_cast<const certified::Memory*>(nullptr), &empty, &wrong}) {
    plane.expect_the_answers_of_cpp(kept);
    space.expect_the_answers_of_cpp(kept);
  }
  plane.expect_the_answers_of_cpp_after_moves();
  space.expect_the_answers_of_cpp_after_moves();
}

TEST(CertifiedC, HasTheAnswersOfCppInDouble) { expect_the_answers_of_cpp<double>(); }
TEST(CertifiedC, HasTheAnswersOfCppInFloat) { expect_the_answers_of_cpp<float>(); }

// Calls `run` with 0, 1, ... allocations until they suffice; before that it must be out of memory,
// and then `check` looks at what is left.  Returns how many were needed.
template <typename Run, typename Check>
long needed(const Run& run, const Check& check) {
  for (long given = 0; given < 1000; ++given) {
    allocations_left = given;
    const int status = run();
    const long unused = allocations_left;
    allocations_left = -1;
    if (status == GJKPROOF_C_OK) return given - unused;
    EXPECT_EQ(status, GJKPROOF_C_OUT_OF_MEMORY) << given;
    check();
  }
  ADD_FAILURE() << "a thousand allocations are too few";
  return 0;
}

TEST(CertifiedC, GivesNoPlaneThatRoundingTurnsIntoABody) {
  const Body a = prepared<float>({-2647637, -3093016, 6294712, 4529460}, 2);
  const Body b = prepared<float>({-2647637, -3093016, 6294711, 4529459}, 2);
  gjkproof_c_answer answer = unwritten();
  ASSERT_EQ(gjkproof_c_relation(a.get(), b.get(), nullptr, &answer), GJKPROOF_C_OK);
  EXPECT_EQ(answer.relation, GJKPROOF_C_TOUCHING);
  EXPECT_EQ(answer.stage, GJKPROOF_C_HIGHER_PRECISION);
  EXPECT_EQ(answer.normal[0], 0);
  EXPECT_EQ(answer.normal[1], 0);
}

// The placement magnifies the coordinates, but not the rounding of their sums.
TEST(CertifiedC, HasWitnessPointsOfPlacedSubnormalPoints) {
  constexpr double least = 0x1p-1074;
  const Body a = prepared<double>({0, 0, least, least}, 2);
  const Body b = prepared<double>({least, 0}, 2);
  const gjkproof_c_placement larger{{{0x1p1020, 0, 0}, {0, 0x1p1020, 0}, {}}, {}};
  gjkproof_c_answer answer = unwritten();
  ASSERT_EQ(gjkproof_c_placed_distance(a.get(), &larger, b.get(), &larger, nullptr, &answer),
            GJKPROOF_C_OK);
  EXPECT_EQ(answer.witness_a[0], 0x1p-55);
  EXPECT_EQ(answer.witness_a[1], 0x1p-55);
  EXPECT_EQ(answer.witness_b[0], 0x1p-54);
  EXPECT_EQ(answer.witness_b[1], 0);
}

#ifndef __SANITIZE_ADDRESS__
// On a thread with as much stack as the header says, below which a page is protected.
void run_with_stack(std::size_t size, void* (*query)(void*)) {
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  // What the C library keeps at the top of a stack, for thread-local data too.
  constexpr std::size_t kept = 16 << 10;
  ASSERT_EQ(pthread_attr_setstacksize(&attributes, size + kept), 0);
  pthread_t thread{};
  ASSERT_EQ(pthread_create(&thread, &attributes, query, nullptr), 0);
  pthread_join(thread, nullptr);
  pthread_attr_destroy(&attributes);
}

// The longest integers there are.
TEST(CertifiedC, TakesNoMoreStackThanItSays) {
  static constexpr double most = std::numeric_limits<double>::max();
  static constexpr double least = std::numeric_limits<double>::denorm_min();
  static const Body a = prepared<double>(
      {most, least, 0, least, -most, 3, 1, 0, least, -most, 1, -most, -most, most, most}, 3);
  static const Body b = prepared<double>(
      {0, 0, 0, 1, most, 0, least, 1, -most, most, -most, 1, -most, least, most}, 3);
  static const gjkproof_c_placement at_a{{{most, least, 0}, {0, most, least}, {least, 0, -most}},
                                         {1, 0, least}};
  static const gjkproof_c_placement at_b{{{1, 0, least}, {least, -most, 0}, {0, most, 1}},
                                         {0, most, -1}};
  run_with_stack(400 << 10, [](void*) -> void* {
    gjkproof_c_answer answer = unwritten();
    EXPECT_EQ(gjkproof_c_placed_distance(a.get(), &at_a, b.get(), &at_b, nullptr, &answer),
              GJKPROOF_C_OK);
    EXPECT_EQ(answer.stage, GJKPROOF_C_EXACT);
    EXPECT_EQ(gjkproof_c_placed_depth(a.get(), &at_a, b.get(), &at_b, nullptr, &answer),
              GJKPROOF_C_OK);
    return nullptr;
  });
  run_with_stack(160 << 10, [](void*) -> void* {
    gjkproof_c_answer answer = unwritten();
    // Of a body and itself moved by the least number, integers find the distance too.
    static const Body flat = prepared<double>({most, least, 0, least, -most, 0, -most, 1, 0}, 3);
    static const Body above =
        prepared<double>({most, least, least, least, -most, least, -most, 1, least}, 3);
    EXPECT_EQ(gjkproof_c_distance(flat.get(), above.get(), nullptr, &answer), GJKPROOF_C_OK);
    EXPECT_EQ(answer.stage, GJKPROOF_C_EXACT);
    EXPECT_EQ(gjkproof_c_depth(a.get(), b.get(), nullptr, &answer), GJKPROOF_C_OK);
    EXPECT_EQ(answer.stage, GJKPROOF_C_EXACT);
    return nullptr;
  });
}
#endif

// A flat body out of the range of bounds: a query scales it, in memory of its own, and integers
// decide that two of them touch.
std::vector<double> many_points(std::size_t count) {
  std::vector<double> numbers;
  for (std::size_t i = 0; i < count; ++i) {
    numbers.push_back(static_cast<double>(i) * 0x1p200);
    numbers.push_back(static_cast<double>(i * i % 97) * 0x1p200);
    numbers.push_back(0x1p140);
  }
  return numbers;
}

TEST(CertifiedC, LetsNoBadAllocOut) {
  const std::vector<double> few = many_points(4);
  const std::vector<double> many = many_points(700);
  gjkproof_c_body* body = nullptr;
  EXPECT_GT(needed([&] { return prepare(many, 3, &body); }, [&] { EXPECT_EQ(body, nullptr); }), 4);
  const Body large(body);
  const Body other = prepared(many, 3);
  Body small = prepared(few, 3);
  gjkproof_c_answer answer = unwritten();
  EXPECT_GT(needed([&] { return gjkproof_c_distance(large.get(), other.get(), nullptr, &answer); },
                   [&] { EXPECT_TRUE(same(answer, unwritten())); }),
            0);
  EXPECT_EQ(answer.stage, GJKPROOF_C_EXACT);
  EXPECT_EQ(answer.relation, GJKPROOF_C_TOUCHING);

  const gjkproof_c_body* const as[] = {large.get(), small.get()};
  const gjkproof_c_body* const bs[] = {other.get(), large.get()};
  gjkproof_c_memory memories[2]{};
  gjkproof_c_answer answers[2];
  EXPECT_GT(needed([&] { return gjkproof_c_distances(as, bs, 2, memories, answers); }, [] {}), 1);
  EXPECT_TRUE(same(answers[0], answer));

  // A body that got only a part of its points has none.
  bool lost = false;
  needed([&] { return gjkproof_c_assign_doubles(small.get(), many.data(), many.size() / 3); },
         [&] {
           const int status = gjkproof_c_distance(small.get(), large.get(), nullptr, &answer);
           if (status == GJKPROOF_C_OK) return;
           EXPECT_EQ(status, GJKPROOF_C_NO_POINTS);
           EXPECT_EQ(gjkproof_c_distance(large.get(), small.get(), nullptr, &answer), status);
           lost = true;
           small = prepared(few, 3);
         });
  EXPECT_TRUE(lost);
}

}  // namespace
}  // namespace subjects
