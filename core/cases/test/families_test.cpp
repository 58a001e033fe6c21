// SPDX-License-Identifier: MIT
#include "core/cases/families.hpp"

#include <map>
#include <set>
#include <span>

#include "core/cases/families/shapes.hpp"
#include "core/cases/hash.hpp"
#include "core/cases/test/one_case.hpp"

namespace {

using cases::Case;
using cases::Choices;
using cases::dot;
using cases::Family;
using cases::Point;
using cases::Sizes;

// Empty if the case is valid for every driver.
std::string complaint(const Case& question, int vertices_max) {
  if (question.dim != 2 && question.dim != 3) return "dim";
  if (question.id.empty() || question.flags.empty()) return "id or flags";
  if (question.expect || question.source) return "claims";
  for (const cases::Body* body : {&question.a, &question.b}) {
    if (body->points.empty()) return "empty body";
    if (body->points.size() > static_cast<std::size_t>(vertices_max)) return "too many vertices";
    for (const Point& point : body->points) {
      for (const double x : point) {
        if (!std::isfinite(x)) return "not finite";
        if (x == 0 && std::signbit(x)) return "negative zero";
      }
      if (question.dim == 2 && point[2] != 0) return "plane case out of the plane";
    }
  }
  return "";
}

TEST(Families, GiveValidCasesWithinTheirSizes) {
  for (const int vertices_max : {4, 8, 512}) {
    for (const Family& family : cases::families()) {
      for (std::uint64_t index = 0; index < 1000; ++index) {
        const Case question = generate(family, 3, index, Sizes{vertices_max});
        ASSERT_EQ(complaint(question, vertices_max), "") << question.id << " of " << vertices_max;
        ASSERT_EQ(question.flags.front(), family.name);
      }
    }
  }
}

TEST(Families, HaveUniqueNamesAndTheLookupKnowsThem) {
  std::set<std::string> names;
  for (const Family& family : cases::all_families()) {
    EXPECT_TRUE(names.insert(family.name).second) << family.name;
    EXPECT_EQ(&cases::listed_family(family.name), &family);
  }
  const auto unknown = message_of([] { cases::family("latice"); });
  for (const std::string& name : names) EXPECT_NE(unknown.find(name), std::string::npos) << unknown;
}

// An id must name one case: the same seed and index give a different case at other sizes.
TEST(Families, GiveIdsThatContainTheSizes) {
  std::set<std::string> ids;
  std::size_t count = 0;
  for (const Family& family : cases::all_families()) {
    for (const cases::Sizes& sizes :
         {cases::Sizes{}, cases::Sizes{16}, cases::Sizes{17}, cases::fuzzed_sizes}) {
      for (const std::uint64_t seed : {1U, 11U}) {
        for (const std::uint64_t index : {1U, 11U, 16U}) {
          ids.insert(generate(family, seed, index, sizes).id);
          ++count;
        }
      }
    }
  }
  EXPECT_EQ(ids.size(), count);
  EXPECT_EQ(generate(cases::family("oblong"), 1, 6342).id, "oblong-s1-6342");
  EXPECT_EQ(generate(cases::family("oblong"), 1, 6342, {16}).id, "oblong-s1-6342-v16");
}

TEST(Families, MixDimensionsAndPrecisions) {
  for (const Family& family : cases::all_families()) {
    std::set<std::string> ids;
    std::map<int, int> dims;
    int narrow = 0;
    constexpr int count = 1000;
    for (std::uint64_t index = 0; index < count; ++index) {
      const Case question = generate(family, 1, index);
      ids.insert(question.id);
      ++dims[question.dim];
      if (bits(question) == 24) ++narrow;
    }
    EXPECT_EQ(ids.size(), count) << family.name;
    EXPECT_GT(dims[2], count / 8) << family.name;
    EXPECT_GT(dims[3], count / 2) << family.name;
    // Half are rounded; small integers fit anyway.
    EXPECT_GT(narrow, count * 4 / 10) << family.name;
  }
}

TEST(Families, GiveTheSimplestCaseIfNoBytesAreLeft) {
  Choices none{std::span<const std::uint8_t>()};
  const Case simplest = generate(none);
  EXPECT_EQ(complaint(simplest, 1), "");
  EXPECT_EQ(simplest.flags.front(), "lattice");
  EXPECT_EQ(simplest.a.points, simplest.b.points);
  const std::vector<std::uint8_t> zeros(300, 0);
  for (std::size_t length = 1; length <= zeros.size(); ++length) {
    const std::span<const std::uint8_t> bytes(zeros.data(), length);
    Choices choices(bytes);
    ASSERT_EQ(case_line(generate(choices)), case_line(simplest)) << length;
  }
}

TEST(Families, GiveValidCasesForAnyBytes) {
  std::map<std::string, int> mix;
  for (std::uint64_t key = 0; key < 20'000; ++key) {
    Choices source = Choices::keyed(9, "bytes", key);
    std::vector<std::uint8_t> bytes(source.below(301));
    // Plain bytes, few distinct ones, or extreme ones.
    const std::uint64_t kind = source.below(3);
    for (std::uint8_t& byte : bytes) {
      byte = source.byte();
      if (kind == 1) byte &= 3U;
      if (kind == 2) byte = byte % 2 == 0 ? 0 : 255;
    }
    Choices choices(bytes);
    const Case question = generate(choices);
    ASSERT_EQ(complaint(question, 512), "") << "key " << key;
    ++mix[question.flags.front()];
  }
  for (const Family& family : cases::families()) EXPECT_GT(mix[family.name], 0) << family.name;
}

// The family draws the plane of contact first, so the test can draw it again: n . p <= c <= n . q
// for p in A and q in B, both with equality.  Arithmetic is exact, since coordinates are small
// integers over 4 times a power of two.
TEST(TouchingFamily, PutsTheBodiesOnOppositeSidesOfAPlaneThatBothTouch) {
  const Family& family = cases::family("touching");
  int skew = 0;
  for (std::uint64_t index = 0; index < 5000; ++index) {
    Choices choices = Choices::keyed(2, family.name, index);
    const int dim = cases::dimension(choices);
    Point n{1, 0, 0};
    if (choices.flag()) {
      for (int axis = 0; axis < dim; ++axis) {
        n[static_cast<std::size_t>(axis)] = choices.between(-3, 3);
      }
      if (dot(n, n) == 0) n[0] = 1;
      ++skew;
    }
    const Case question = generate(family, 2, index);
    double of_a = dot(n, question.a.points.front());
    for (const Point& p : question.a.points) of_a = std::max(of_a, dot(n, p));
    double of_b = dot(n, question.b.points.front());
    for (const Point& q : question.b.points) of_b = std::min(of_b, dot(n, q));
    ASSERT_EQ(of_a, of_b) << question.id;
    // The numbers of points in the plane are recorded.
    for (const bool first : {true, false}) {
      const std::vector<Point>& points = (first ? question.a : question.b).points;
      const auto contact = std::count_if(points.begin(), points.end(),
                                         [&](const Point& p) { return dot(n, p) == of_a; });
      const cases::Parameter& recorded = question.parameters.at(first ? 1 : 2);
      ASSERT_EQ(recorded.name, first ? "contact_vertices_a" : "contact_vertices_b");
      ASSERT_EQ(recorded.value, static_cast<double>(contact)) << question.id;
    }
    ASSERT_EQ(bits(question), 24) << question.id;
  }
  EXPECT_GT(skew, 2000);
}

// Whether two points differ, by at most 16 ulps of the format in each coordinate.
bool has_neighbours(const std::vector<Point>& points, int bits) {
  const auto near = [bits](const Point& p, const Point& q) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const double largest = std::max(std::fabs(p[axis]), std::fabs(q[axis]));
      if (std::fabs(p[axis] - q[axis]) > std::ldexp(largest, 4 - bits)) return false;
    }
    return p != q;
  };
  for (const Point& p : points) {
    for (const Point& q : points) {
      if (near(p, q)) return true;
    }
  }
  return false;
}

TEST(DuplicateFamily, HasVerticesThatAreAlmostTheSameInBothFormats) {
  std::map<int, int> cases_of;
  std::map<int, int> with_neighbours;
  for (std::uint64_t index = 0; index < 2000; ++index) {
    const Case question = generate(cases::family("duplicate"), 1, index);
    const int format = bits(question);
    ++cases_of[format];
    if (has_neighbours(question.a.points, format)) ++with_neighbours[format];
  }
  for (const int format : {24, 53})
    EXPECT_GT(8 * with_neighbours[format], cases_of[format]) << format;
}

TEST(Families, AreTheSameAfterWritingAndReading) {
  std::string file = cases::header_line() + "\n";
  std::vector<Case> written;
  for (const Family& family : cases::all_families()) {
    for (std::uint64_t index = 0; index < 100; ++index) {
      written.push_back(generate(family, 4, index));
      written.back().parameters.clear();
      file += case_line(written.back()) + "\n";
    }
  }
  std::istringstream in(file);
  const std::vector<Case> read = cases::read_cases(in, "memory");
  ASSERT_EQ(read.size(), written.size());
  for (std::size_t i = 0; i < read.size(); ++i) {
    ASSERT_TRUE(read[i] == written[i]) << case_line(written[i]);
    ASSERT_EQ(case_line(read[i]), case_line(written[i]));
  }
}

// FNV-1a over the first 200 lines of seed 1.  Detects compilers, flags and platforms that generate
// different cases, and changes of a family, which give the cases of old ids a new meaning.
TEST(Families, GenerateTheSameCasesEverywhere) {
  const std::map<std::string, std::uint64_t> golden{
      {"lattice", 0x9a18f5faa3c5cd10U},   {"generic", 0x8d650bffe8ce6f97U},
      {"oblong", 0xe78a22f5148366feU},    {"parallel", 0xee1024be7b0c5633U},
      {"duplicate", 0x44167d7df5ca1613U}, {"touching", 0x7714cec799643fcfU},
      {"flat", 0x382d7ad7e59633a9U},      {"sliver", 0x57e594c18f705ea1U},
      {"overlap", 0x9ec01185b423b3c9U},   {"nested", 0xa3b988e3aab7f55fU},
      {"distant", 0x4347cf55a5d7d022U},   {"extreme", 0x7706cb0a63f931f8U},
      {"mirrored", 0xf10d3e7b5529201bU},  {"motion", 0x1175e1fa5d54f3faU},
      {"program", 0x2fe395ad6f83e588U},   {"hull", 0xb95e6666eef6de9eU},
      {"features", 0x87bb5c42991f983cU},  {"corner", 0xc689ab2ecc2abc11U},
      {"curved", 0x11a992d8a6bfe708U},    {"shapes", 0xfeecd3a5f329ce57U},
  };
  EXPECT_EQ(golden.size(), cases::all_families().size());
  for (const Family& family : cases::all_families()) {
    cases::Hash all;
    for (std::uint64_t index = 0; index < 200; ++index) {
      all.add(case_line(generate(family, 1, index)) + "\n");
    }
    const std::uint64_t hash = all.value();
    const auto expected = golden.find(family.name);
    ASSERT_NE(expected, golden.end()) << family.name;
    EXPECT_EQ(hash, expected->second) << family.name << std::hex << " 0x" << hash;
  }
}

}  // namespace
