// SPDX-License-Identifier: MIT
#include "core/cases/families/program.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <iostream>
#include <limits>
#include <map>
#include <string>
#include <vector>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"

namespace {

using cases::Case;
using cases::Choices;
using cases::Opcode;
using cases::opcode_of;
using cases::Point;
using Bytes = std::vector<std::uint8_t>;

Case asked(const Bytes& bytes) {
  Choices choices(bytes);
  Case question = cases::generate(choices);
  EXPECT_EQ(question.flags.front(), "program");
  return question;
}

// A program without a global transform.
struct Program {
  Bytes bytes{cases::program_family_byte, 0, 0, 0, 0, 0, 0, 0, 0};
  int vertices = 0;

  Program& of_a(const std::vector<int>& record) { return add(record, 1); }
  Program& of_b(const std::vector<int>& record) { return add(record, 2); }

  Program& add(const std::vector<int>& record, std::size_t count_at) {
    // The header holds vertices - 1: the first vertex of a body adds nothing.
    if (seen_.at(count_at)++ > 0) ++bytes[count_at];
    for (const int byte : record) bytes.push_back(static_cast<std::uint8_t>(byte));
    while ((bytes.size() - 1) % cases::program_record_bytes != 0) bytes.push_back(0);
    return *this;
  }

 private:
  std::array<int, 3> seen_{};
};

constexpr int code(Opcode opcode) {
  return opcode == Opcode::raw ? 0xfc : static_cast<int>(opcode);
}

// The lattice points (1, -2, 3) and (1, 1, 1): zigzag bytes.
const std::vector<int> one{code(Opcode::lattice), 0, 0, 2, 3, 6};
const std::vector<int> two{code(Opcode::lattice), 0, 0, 4, 4, 4, 1};
constexpr Point one_is{1, -2, 3};

TEST(Program, IsTheFamilyOfItsByte) {
  EXPECT_EQ(cases::families().at(cases::program_family_byte).name, std::string("program"));
}

TEST(Program, ReadsLatticePoints) {
  const Case question = asked(Program().of_a(one).of_a(two).of_b({}).bytes);
  EXPECT_EQ(question.a.points, (std::vector<Point>{one_is, {1, 1, 1}}));
  EXPECT_EQ(question.b.points, (std::vector<Point>{{0, 0, 0}}));
}

TEST(Program, CopiesVerticesExactlyAndNearly) {
  const Case question = asked(Program()
                                  .of_a(one)
                                  .of_a({code(Opcode::copy), 0})
                                  .of_a({code(Opcode::near_copy), 0, 0, 2, 3, 0})
                                  .bytes);
  EXPECT_EQ(question.a.points[1], one_is);
  EXPECT_EQ(question.a.points[2], (Point{0x1.0000000000001p+0, -0x1.0000000000002p+1, 3}));
}

TEST(Program, CombinesVertices) {
  const Case question = asked(Program()
                                  .of_a(one)
                                  .of_a(two)
                                  .of_a({code(Opcode::affine), 0, 1})
                                  .of_a({code(Opcode::affine), 0, 1, 63})
                                  .of_a({code(Opcode::parallelogram), 0, 1, 2})
                                  .of_a({code(Opcode::oblong), 0, 0, 1, 8})
                                  .bytes);
  EXPECT_EQ(question.a.points[2], (Point{1, -0.5, 2}));
  EXPECT_EQ(question.a.points[3], (Point{1, -8, 7}));  // t = -2: beyond the first vertex
  EXPECT_EQ(question.a.points[4], (Point{1, -0.5, 2}));
  EXPECT_EQ(question.a.points[5], (Point{1, -32, 3}));
}

// s = 2 along x = 1, where the other body reaches 1; g = -2^-1 and 2^-2.
TEST(Program, RefersToTheOtherBody) {
  const Case question = asked(Program()
                                  .of_a(one)
                                  .of_a({code(Opcode::lattice), 0, 0, 1})
                                  .of_b({code(Opcode::other_vertex), 0})
                                  .of_b({code(Opcode::reflection), 0, 0, 0})
                                  .of_b({code(Opcode::reflection), 1, 0, 3})
                                  .of_b({code(Opcode::reflection), 1, 9, 4})
                                  .of_b({code(Opcode::reflection), 0, 2, 0})
                                  .bytes);
  ASSERT_EQ(question.b.points.size(), 5U);
  EXPECT_EQ(question.b.points[0], one_is);
  EXPECT_EQ(question.b.points[1], one_is);               // on the mirror x = 1
  EXPECT_EQ(question.b.points[2], (Point{2, 0, 0}));     // of (-1, 0, 0) in x = 1/2
  EXPECT_EQ(question.b.points[3], (Point{-1.5, 0, 0}));  // of itself in -x = 5/4
  EXPECT_EQ(question.b.points[4], one_is);               // x + y = -1 passes through both
}

TEST(Program, TakesAnyFiniteBits) {
  Program program;
  program.of_a({code(Opcode::raw)});
  for (const std::uint64_t pattern : {std::uint64_t{1}, std::uint64_t{0x7fefffffffffffff}}) {
    for (int i = 0; i < 8; ++i) {
      program.bytes.push_back(static_cast<std::uint8_t>(pattern >> (8 * i)));
    }
  }
  program.bytes.insert(program.bytes.end(), 8, 0xff);  // a NaN
  program.of_b(one);
  const Case question = asked(program.bytes);
  const Point& point = question.a.points.front();
  EXPECT_EQ(point[0], std::numeric_limits<double>::denorm_min());
  EXPECT_EQ(point[1], std::numeric_limits<double>::max());
  EXPECT_EQ(point[2], -std::numeric_limits<double>::max());
  EXPECT_EQ(question.b.points.front(), one_is);  // the record after the three coordinates
}

TEST(Program, TransformsBothBodies) {
  Program program;
  program.of_a(one).of_b(two);
  program.bytes[3] = 0x40;        // translation times 16
  program.bytes[4] = 1 | 1 << 3;  // x negated, then (y, z, x)
  program.bytes[5] = 4;           // times 2^2
  program.bytes[6] = 2;           // x + 16
  const Case question = asked(program.bytes);
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
