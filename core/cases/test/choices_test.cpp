// SPDX-License-Identifier: MIT
#include "core/cases/choices.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iostream>
#include <limits>
#include <map>

#include "core/cases/families.hpp"
#include "core/cases/families/program.hpp"
#include "core/cases/file.hpp"

namespace {

using cases::Case;
using cases::Choices;
using cases::Opcode;
using cases::opcode_of;
using cases::Point;
using Bytes = std::vector<std::uint8_t>;
using Record = std::vector<int>;

std::vector<int> first_bytes(Choices choices, int count) {
  std::vector<int> bytes;
  for (int i = 0; i < count; ++i) bytes.push_back(choices.byte());
  return bytes;
}

TEST(Choices, GivesItsBytesInOrderThenZeros) {
  const std::array<std::uint8_t, 3> bytes{7, 0, 255};
  EXPECT_EQ(first_bytes(Choices(bytes), 6), (std::vector<int>{7, 0, 255, 0, 0, 0}));
}

TEST(Choices, GivesTheSimplestDecisionIfNoBytesAreLeft) {
  Choices choices{std::span<const std::uint8_t>()};
  for (int i = 0; i < 100; ++i) {
    EXPECT_EQ(choices.byte(), 0);
    EXPECT_EQ(choices.below(1), 0U);
    EXPECT_EQ(choices.below(1000), 0U);
    EXPECT_EQ(choices.below(std::numeric_limits<std::uint64_t>::max()), 0U);
    EXPECT_EQ(choices.between(-3, 5), -3);
    EXPECT_EQ(choices.between(std::numeric_limits<int>::min(), std::numeric_limits<int>::max()),
              std::numeric_limits<int>::min());
    EXPECT_FALSE(choices.flag());
    EXPECT_FALSE(choices.one_in(2));
    for (const int bits : {1, 24, 53}) {
      EXPECT_EQ(choices.fraction(bits), 0);
      EXPECT_FALSE(std::signbit(choices.fraction(bits)));
      EXPECT_EQ(choices.share(bits), 0);
    }
  }
}

// The meaning of each byte must never change: stored inputs would become worthless.
TEST(Choices, TakesOneTwoOrEightBytesByTheSizeOfTheRange) {
  std::vector<std::uint8_t> bytes;
  for (std::uint8_t i = 1; i <= 32; ++i) bytes.push_back(i);
  Choices choices(bytes);
  EXPECT_EQ(choices.below(1), 0U);                   // byte 1
  EXPECT_EQ(choices.below(0x100), 2U);               // byte 2
  EXPECT_EQ(choices.below(0x101), 0x0403U % 0x101);  // bytes 3, 4
  EXPECT_EQ(choices.below(0x10000), 0x0605U);        // bytes 5, 6
  EXPECT_EQ(choices.below(0x10001), 0x0e0d0c0b0a090807U % 0x10001);
  EXPECT_EQ(choices.byte(), 15);
  EXPECT_EQ(choices.share(8), 16.0 / 256);
  EXPECT_EQ(choices.share(9), 0x011 / 512.0);  // bytes 17, 18, cut to 9 bits
  EXPECT_EQ(choices.byte(), 19);
  EXPECT_EQ(choices.fraction(16), 0x1615 / 65536.0);     // byte 20 is the sign
  EXPECT_EQ(choices.fraction(16), -(0x1918 / 65536.0));  // byte 23
}

TEST(Choices, StaysWithinItsRangesAndReachesTheirEnds) {
  Choices choices = Choices::keyed(1, "ranges", 0);
  std::vector<int> seen(6, 0);
  int ones = 0;
  for (int i = 0; i < 10'000; ++i) {
    const int x = choices.between(-2, 3);
    ASSERT_TRUE(-2 <= x && x <= 3);
    ++seen[static_cast<std::size_t>(x + 2)];
    ASSERT_LT(choices.below(70'000), 70'000U);
    if (choices.one_in(4)) ++ones;
    for (const int bits : {1, 4, 20, 24, 53}) {
      const double share = choices.share(bits);
      ASSERT_TRUE(0 <= share && share < 1);
      ASSERT_EQ(std::ldexp(share, bits), std::floor(std::ldexp(share, bits)));
      const double fraction = choices.fraction(bits);
      ASSERT_TRUE(-1 < fraction && fraction < 1);
      ASSERT_EQ(std::ldexp(fraction, bits), std::floor(std::ldexp(fraction, bits)));
    }
  }
  for (const int count : seen) EXPECT_NEAR(count, 10'000.0 / 6, 200);
  EXPECT_NEAR(ones, 2500, 200);
}

TEST(Choices, KeyedStreamsAreIndependentOfPreviousOnes) {
  const auto alone = first_bytes(Choices::keyed(5, "flat", 1000), 100);
  for (std::uint64_t index = 0; index < 1000; ++index) {
    first_bytes(Choices::keyed(5, "flat", index), 3);
  }
  EXPECT_EQ(first_bytes(Choices::keyed(5, "flat", 1000), 100), alone);
}

TEST(Choices, KeyedStreamsDifferInEveryPartOfTheKey) {
  const auto bytes = first_bytes(Choices::keyed(5, "flat", 7), 16);
  EXPECT_NE(first_bytes(Choices::keyed(6, "flat", 7), 16), bytes);
  EXPECT_NE(first_bytes(Choices::keyed(5, "flas", 7), 16), bytes);
  EXPECT_NE(first_bytes(Choices::keyed(5, "flat", 8), 16), bytes);
  EXPECT_NE(first_bytes(Choices::keyed(7, "flat", 5), 16), bytes);
}

TEST(Choices, KeyedStreamsAreUniform) {
  Choices choices = Choices::keyed(3, "uniform", 0);
  std::array<int, 256> count{};
  for (int i = 0; i < 256 * 400; ++i) ++count[choices.byte()];
  // 400 expected, standard deviation 20: a deviation of 6 of them is no chance.
  for (const int n : count) EXPECT_NEAR(n, 400, 120);
}

// Every compiler and platform must generate the same cases.
TEST(Choices, KeyedStreamsAreTheSameEverywhere) {
  EXPECT_EQ(
      first_bytes(Choices::keyed(1, "lattice", 0), 16),
      (std::vector<int>{218, 236, 46, 69, 105, 136, 98, 8, 83, 189, 57, 157, 186, 119, 165, 22}));
  EXPECT_EQ(first_bytes(Choices::keyed(1, "lattice", 1), 8),
            (std::vector<int>{85, 47, 58, 55, 198, 184, 51, 243}));
  EXPECT_EQ(first_bytes(Choices::keyed(~std::uint64_t{0}, "", ~std::uint64_t{0}), 8),
            (std::vector<int>{10, 215, 47, 173, 96, 90, 13, 161}));
}

Case asked(const Bytes& bytes) {
  Choices choices(bytes);
  Case question = cases::generate(choices);
  EXPECT_EQ(question.flags.front(), "program");
  return question;
}

// A program without a global transform, of the vertices of A and then those of B.
Bytes program(const std::vector<Record>& a, const std::vector<Record>& b) {
  // The header holds vertices - 1.
  const auto header_of = [](const std::vector<Record>& records) {
    return static_cast<std::uint8_t>(records.empty() ? 0 : records.size() - 1);
  };
  Bytes bytes{cases::program_family_byte, header_of(a), header_of(b), 0, 0, 0, 0, 0, 0};
  for (const std::vector<Record>* records : {&a, &b}) {
    for (const Record& record : *records) {
      for (const int byte : record) bytes.push_back(static_cast<std::uint8_t>(byte));
      while ((bytes.size() - 1) % cases::program_record_bytes != 0) bytes.push_back(0);
    }
  }
  return bytes;
}

constexpr int code(Opcode opcode) {
  return opcode == Opcode::raw ? 0xfc : static_cast<int>(opcode);
}

// The lattice points (1, -2, 3) and (1, 1, 1): zigzag bytes.
const Record one{code(Opcode::lattice), 0, 0, 2, 3, 6};
const Record two{code(Opcode::lattice), 0, 0, 4, 4, 4, 1};
constexpr Point one_is{1, -2, 3};

TEST(Program, IsTheFamilyOfItsByte) {
  EXPECT_EQ(cases::families().at(cases::program_family_byte).name, std::string("program"));
}

TEST(Program, ReadsLatticePoints) {
  const Case question = asked(program({one, two}, {}));
  EXPECT_EQ(question.a.points, (std::vector<Point>{one_is, {1, 1, 1}}));
  EXPECT_EQ(question.b.points, (std::vector<Point>{{0, 0, 0}}));
}

TEST(Program, CopiesVerticesExactlyAndNearly) {
  const Case question =
      asked(program({one, {code(Opcode::copy), 0}, {code(Opcode::near_copy), 0, 0, 2, 3, 0}}, {}));
  EXPECT_EQ(question.a.points[1], one_is);
  EXPECT_EQ(question.a.points[2], (Point{0x1.0000000000001p+0, -0x1.0000000000002p+1, 3}));
}

TEST(Program, CombinesVertices) {
  const Case question = asked(program({one,
                                       two,
                                       {code(Opcode::affine), 0, 1},
                                       {code(Opcode::affine), 0, 1, 63},
                                       {code(Opcode::parallelogram), 0, 1, 2},
                                       {code(Opcode::oblong), 0, 0, 1, 8}},
                                      {}));
  EXPECT_EQ(question.a.points[2], (Point{1, -0.5, 2}));
  EXPECT_EQ(question.a.points[3], (Point{1, -8, 7}));  // t = -2: beyond the first vertex
  EXPECT_EQ(question.a.points[4], (Point{1, -0.5, 2}));
  EXPECT_EQ(question.a.points[5], (Point{1, -32, 3}));
}

// s = 2 along x = 1, where the other body reaches 1; g = -2^-1 and 2^-2.
TEST(Program, RefersToTheOtherBody) {
  const Case question = asked(
      program({one, {code(Opcode::lattice), 0, 0, 1}}, {{code(Opcode::other_vertex), 0},
                                                        {code(Opcode::reflection), 0, 0, 0},
                                                        {code(Opcode::reflection), 1, 0, 3},
                                                        {code(Opcode::reflection), 1, 9, 4},
                                                        {code(Opcode::reflection), 0, 2, 0}}));
  ASSERT_EQ(question.b.points.size(), 5U);
  EXPECT_EQ(question.b.points[0], one_is);
  EXPECT_EQ(question.b.points[1], one_is);               // on the mirror x = 1
  EXPECT_EQ(question.b.points[2], (Point{2, 0, 0}));     // of (-1, 0, 0) in x = 1/2
  EXPECT_EQ(question.b.points[3], (Point{-1.5, 0, 0}));  // of itself in -x = 5/4
  EXPECT_EQ(question.b.points[4], one_is);               // x + y = -1 passes through both
}

TEST(Program, TakesAnyFiniteBits) {
  Record raw{code(Opcode::raw), 0, 0, 0, 0, 0, 0, 0};
  for (const std::uint64_t pattern : {std::uint64_t{1}, std::uint64_t{0x7fefffffffffffff}}) {
    for (int i = 0; i < 8; ++i) raw.push_back(static_cast<std::uint8_t>(pattern >> (8 * i)));
  }
  raw.insert(raw.end(), 8, 0xff);  // a NaN
  const Case question = asked(program({raw}, {one}));
  const Point& point = question.a.points.front();
  EXPECT_EQ(point[0], std::numeric_limits<double>::denorm_min());
  EXPECT_EQ(point[1], std::numeric_limits<double>::max());
  EXPECT_EQ(point[2], -std::numeric_limits<double>::max());
  EXPECT_EQ(question.b.points.front(), one_is);  // the record after the three coordinates
}

TEST(Program, TransformsBothBodies) {
  Bytes bytes = program({one}, {two});
  bytes[3] = 0x40;        // translation times 16
  bytes[4] = 1 | 1 << 3;  // x negated, then (y, z, x)
  bytes[5] = 4;           // times 2^2
  bytes[6] = 2;           // x + 16
  const Case question = asked(bytes);
  EXPECT_EQ(question.a.points.front(), (Point{4 * (-2 + 16), 4 * 3, 4 * -1}));
  EXPECT_EQ(question.b.points.front(), (Point{4 * (1 + 16), 4 * 1, 4 * -1}));
}

// Positions of the vertices in the bytes of a program, as program.hpp describes.
struct Layout {
  std::vector<std::size_t> starts;
  std::vector<Opcode> opcodes;
};

Layout layout(const Bytes& bytes) {
  Layout result;
  const int count =
      2 + bytes[1] % cases::program_vertices_max + bytes[2] % cases::program_vertices_max;
  std::size_t at = 1 + cases::program_header_bytes;
  for (int i = 0; i < count; ++i) {
    result.starts.push_back(at);
    result.opcodes.push_back(at < bytes.size() ? opcode_of(bytes[at]) : Opcode::lattice);
    at += records_of(result.opcodes.back()) * cases::program_record_bytes;
  }
  return result;
}

Bytes random_program(Choices& source) {
  Bytes bytes(1 + cases::program_header_bytes + 40 * cases::program_record_bytes);
  for (std::uint8_t& byte : bytes) byte = source.byte();
  bytes[0] = cases::program_family_byte;
  return bytes;
}

std::vector<Point> vertices(const Case& question) {
  std::vector<Point> all = question.a.points;
  all.insert(all.end(), question.b.points.begin(), question.b.points.end());
  return all;
}

TEST(Program, HasTheDocumentedLayout) {
  std::map<Opcode, int> seen;
  for (std::uint64_t key = 0; key < 3000; ++key) {
    Choices source = Choices::keyed(5, "layout", key);
    Bytes bytes = random_program(source);
    bytes[3] &= 0xfb;  // no rounding to binary32, which one vertex out of range would undo for all
    const Layout places = layout(bytes);
    const std::vector<Point> before = vertices(asked(bytes));
    ASSERT_EQ(before.size(), places.starts.size());
    for (const Opcode opcode : places.opcodes) ++seen[opcode];
    // Replacing a vertex leaves the previous ones unchanged.
    const std::size_t changed = source.below(places.starts.size());
    if (places.starts[changed] + 8 > bytes.size()) continue;
    for (std::size_t i = 0; i < 8; ++i) bytes[places.starts[changed] + i] = source.byte();
    const std::vector<Point> after = vertices(asked(bytes));
    ASSERT_EQ(after.size(), before.size());
    ASSERT_TRUE(std::equal(before.begin(), before.begin() + static_cast<std::ptrdiff_t>(changed),
                           after.begin()))
        << "key " << key;
  }
  EXPECT_EQ(seen.size(), static_cast<std::size_t>(cases::opcodes));
  for (const auto& [opcode, count] : seen) {
    std::cout << "opcode " << static_cast<int>(opcode) << ": " << count << '\n';
    EXPECT_GT(count, 300);
  }
}

TEST(Program, ContinuesWithZerosAfterTheLastByte) {
  for (std::uint64_t key = 0; key < 300; ++key) {
    Choices source = Choices::keyed(6, "short", key);
    Bytes bytes = random_program(source);
    bytes.resize(1 + source.below(bytes.size()));
    Bytes longer = bytes;
    longer.resize(2000, 0);
    ASSERT_EQ(case_line(asked(bytes)), case_line(asked(longer)));
  }
}

// Raw vertices only, combined and scaled: every sum may overflow.
TEST(Program, StaysFiniteForAnyBits) {
  int huge = 0;
  for (std::uint64_t key = 0; key < 20'000; ++key) {
    Choices source = Choices::keyed(7, "huge", key);
    Bytes bytes = random_program(source);
    for (std::size_t at = 9; at + 32 <= bytes.size(); at += 64) {
      bytes[at] = 0xff;
      for (const std::size_t coordinate : {8U, 16U, 24U}) {
        bytes[at + coordinate + 7] = 0x7f;
        bytes[at + coordinate + 6] = static_cast<std::uint8_t>(0xd0 + source.below(0x30));
      }
    }
    const Case question = asked(bytes);
    for (const Point& point : vertices(question)) {
      for (const double x : point) ASSERT_TRUE(std::isfinite(x)) << "key " << key;
      if (question.dim == 2) {
        ASSERT_EQ(point[2], 0) << "key " << key;
      }
    }
    if (magnitude(question) > 1e300) ++huge;
  }
  EXPECT_GT(huge, 5000);
}

}  // namespace
