// SPDX-License-Identifier: MIT
// Checks that the adapters use their libraries rightly.  Every peer answers well-conditioned
// questions with known answers, within 1e-3, with a skin within that, and in the right direction.
#include <gtest/gtest.h>

#include <numbers>
#include <set>
#include <sstream>

#include "core/subjects/outside/outside.hpp"

namespace subjects {
namespace {

using cases::Point;
using Points = std::vector<Point>;

constexpr double tolerance = 1e-3;

struct Known {
  std::string name;
  Points a;
  Points b;
  double distance = 0;  // negative: minus the depth
  Point direction{};    // from A to B
};

std::vector<Subject> all_peers() {
  std::vector<Subject> result;
  std::istringstream files(GJKPROOF_PEERS);
  for (std::string file; std::getline(files, file, ':');) {
    for (Subject& subject : plugin_subjects(file, {})) result.push_back(std::move(subject));
  }
  return result;
}

Points box(const Point& low, const Point& size) {
  Points result;
  for (const double x : {0., 1.}) {
    for (const double y : {0., 1.}) {
      for (const double z : {0., 1.}) {
        result.push_back({low[0] + x * size[0], low[1] + y * size[1], low[2] + z * size[2]});
      }
    }
  }
  return result;
}

// A spiral on a sphere of radius 1, with a vertex of its own in the direction z = +-1.
Points ball(std::size_t count, double z, double tip) {
  Points result{{0, 0, z + tip}};
  for (std::size_t i = 1; i < count; ++i) {
    const double i_real = static_cast<double>(i);
    const double height = 1 - 2 * i_real / static_cast<double>(count);
    const double radius = std::sqrt(1 - height * height) * 0.999;
    const double angle = i_real * (3 - std::sqrt(5.)) * std::numbers::pi;
    result.push_back({radius * std::cos(angle), radius * std::sin(angle), z + 0.999 * height});
  }
  return result;
}

Point turned(const Point& point) {
  const double x = std::cos(0.3) * point[0] - std::sin(0.3) * point[1];
  const double y = std::sin(0.3) * point[0] + std::cos(0.3) * point[1];
  return {x, std::cos(0.5) * y - std::sin(0.5) * point[2],
          std::sin(0.5) * y + std::cos(0.5) * point[2]};
}

Known in_general_position(Known known) {
  known.name += ", turned";
  for (Points* points : {&known.a, &known.b}) {
    for (Point& point : *points) {
      point = turned(point);
      for (double& x : point) x += 0.7;
    }
  }
  known.direction = turned(known.direction);
  return known;
}

std::vector<Known> with_turned(std::vector<Known> list) {
  const std::size_t count = list.size();
  for (std::size_t i = 0; i < count; ++i) list.push_back(in_general_position(list[i]));
  return list;
}

// In the plane, for who takes no bodies in space.
bool in_plane(const Subject& subject) { return !subject.capabilities.space; }

Points rectangle(double x, double y, double width, double height) {
  return {{x, y, 0}, {x + width, y, 0}, {x + width, y + height, 0}, {x, y + height, 0}};
}

std::vector<Known> separated_in_plane() {
  const Points triangle{{0, 0.05, 0}, {-1, 1, 0}, {-1, -1, 0}};
  return {{"squares", rectangle(0, 0, 1, 1), rectangle(2, 0.25, 1, 1), 1, {1, 0, 0}},
          {"squares the other way", rectangle(0, 0, 1, 1), rectangle(0.1, -2, 1, 1), 1, {0, -1, 0}},
          {"triangles", triangle, {{0.5, 0.05, 0}, {1.5, -1, 0}, {1.5, 1.2, 0}}, 0.5, {1, 0, 0}}};
}

std::vector<Known> overlapping_in_plane() {
  return {{"a square in a side",
           rectangle(0, 0, 1, 1),
           rectangle(0.75, 0.2, 0.5, 0.5),
           -0.25,
           {1, 0, 0}},
          {"a triangle in a side",
           rectangle(-3, -2, 6, 2),
           {{0.1, -0.25, 0}, {1, 1, 0}, {-0.8, 1.2, 0}},
           -0.25,
           {0, 1, 0}}};
}

std::vector<Known> separated() {
  const Points unit = box({0, 0, 0}, {1, 1, 1});
  const Points tetrahedron{{0, 0.05, 0.1}, {-1, 1, -0.5}, {-1, -1, -0.7}, {-1, 0.1, 1}};
  const Points other{{0.5, 0.05, 0.1}, {1.5, 1.2, -0.5}, {1.5, -1, -0.6}, {1.5, 0.2, 1}};
  return with_turned({
      {"unit cubes", unit, box({2, 0, 0}, {1, 1, 1}), 1, {1, 0, 0}},
      {"unit cubes the other way", unit, box({0.1, 0.2, -2}, {1, 1, 1}), 1, {0, 0, -1}},
      {"tetrahedra", tetrahedron, other, 0.5, {1, 0, 0}},
      {"balls of 32 points", ball(32, 0, 1), ball(32, 3, -1), 1, {0, 0, 1}},
      {"balls of 100 points", ball(100, 0, 1), ball(100, 3, -1), 1, {0, 0, 1}},
  });
}

// Not cubes with equal faces on both sides: for these Bullet and the independent solver of FCL
// report 0.144 instead of 0.25.
std::vector<Known> overlapping() {
  const Points unit = box({0, 0, 0}, {1, 1, 1});
  const Points tetrahedron{{-3, -2, 0}, {3, -2.5, 0}, {0.2, 4, 0}, {0.3, 0.2, -5}};
  const Points other{{0.1, 0.05, -0.25}, {0.6, 0.5, 1}, {-0.7, 0.3, 1.1}, {0.2, -0.8, 1.2}};
  return with_turned({
      {"a cube in a side of another",
       unit,
       box({0.75, 0.2, 0.15}, {0.5, 0.5, 0.5}),
       -0.25,
       {1, 0, 0}},
      {"a tetrahedron in a face of another", tetrahedron, other, -0.25, {0, 0, 1}},
  });
}

// As the subject accepts it, in floats if it needs them.
cases::Case question(const Subject& subject, const Points& a, const Points& b) {
  cases::Case result;
  if (in_plane(subject)) result.dim = 2;
  result.a.points = a;
  result.b.points = b;
  return cases::rounded(result, case_bits(subject)).value();
}

std::vector<Answer> ask(const Subject& subject, const std::vector<Known>& list) {
  std::vector<cases::Case> questions;
  for (const Known& known : list) questions.push_back(question(subject, known.a, known.b));
  std::vector<const cases::Case*> places;
  for (const cases::Case& one : questions) places.push_back(&one);
  return subject.ask_all(places);
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

// It samples directions for the depth, which its header calls an estimation.
bool estimates_depth(const Subject& subject) {
  return contains(subject.name, "pair_detector_minkowski");
}

// Assertions of FCL fail: in the independent solver for all overlaps (see fcl.cpp), in the other if
// it adds a vertex in the plane of a face, as for these cubes.
bool asserts_when_they_overlap(const Subject& subject) {
  return contains(subject.name, "/indep/signed_distance") ||
         contains(subject.name, "/double/libccd/signed_distance/tight");
}

bool takes_triangles_alone(const Subject& subject) {
  return contains(subject.name, "/point_triangle");
}

// A skin of its own is part of each body.
double tolerance_of(const Subject& subject) {
  return contains(subject.name, "/defaults") ? 0.02 + tolerance : tolerance;
}

void expect_near(const std::array<Number, 3>& said, const Point& expected, double allowed) {
  for (std::size_t axis = 0; axis < 3; ++axis) {
    EXPECT_NEAR(said[axis].approximation(), expected[axis], allowed) << "axis " << axis;
  }
}

Point times(double factor, const Point& point) {
  return {factor * point[0], factor * point[1], factor * point[2]};
}

void expect_right_distance(const Subject& subject, const Known& known, const Answer& answer) {
  ASSERT_TRUE(answer.answered) << answer.status;
  EXPECT_FALSE(answer.intersecting);
  EXPECT_EQ(answer.distance.has_value(), subject.capabilities.distance);
  if (answer.distance) {
    EXPECT_NEAR(answer.distance->value.approximation(), known.distance, tolerance_of(subject));
  }
  if (answer.normal) expect_near(*answer.normal, known.direction, tolerance);
  if (!answer.witness_a) return;
  const auto& a = *answer.witness_a;
  const auto& b = *answer.witness_b;
  const auto step = [&](std::size_t axis) {
    return Number(b[axis].approximation() - a[axis].approximation());
  };
  expect_near({step(0), step(1), step(2)}, times(known.distance, known.direction),
              tolerance_of(subject));
}

void expect_right_depth(const Subject& subject, const Known& known, const Answer& answer) {
  ASSERT_TRUE(answer.answered) << answer.status;
  EXPECT_TRUE(answer.intersecting);
  EXPECT_EQ(answer.penetration_depth.has_value(), subject.capabilities.depth);
  if (answer.distance) {
    EXPECT_EQ(answer.distance->value.approximation(), 0);
  }
  if (answer.penetration_depth) {
    EXPECT_NEAR(answer.penetration_depth->value.approximation(), -known.distance,
                estimates_depth(subject) ? 0.06 : tolerance);
  }
  if (answer.normal) {
    expect_near(*answer.normal, known.direction, estimates_depth(subject) ? 0.4 : tolerance);
  }
}

TEST(Peers, DescribeThemselvesAndHaveNamesOfTheirOwn) {
  std::set<std::string> names;
  for (const Subject& subject : all_peers()) {
    const std::string kind = subject.name.substr(0, subject.name.find('/'));
    EXPECT_TRUE(kind == "peer" || kind == "engine" || kind == "compiled") << subject.name;
    EXPECT_FALSE(subject.description.empty()) << subject.name;
    EXPECT_TRUE(names.insert(subject.name).second) << subject.name;
  }
  EXPECT_FALSE(names.empty());
}

TEST(Peers, FindTheDistanceOfSeparatedBodies) {
  for (const Subject& subject : all_peers()) {
    if (takes_triangles_alone(subject)) continue;
    const std::vector<Known> list = in_plane(subject) ? separated_in_plane() : separated();
    const std::vector<Answer> answers = ask(subject, list);
    for (std::size_t i = 0; i < list.size(); ++i) {
      SCOPED_TRACE(subject.name + ": " + list[i].name);
      expect_right_distance(subject, list[i], answers[i]);
    }
  }
}

TEST(Peers, FindTheDepthOfOverlappingBodies) {
  for (const Subject& subject : all_peers()) {
    if (takes_triangles_alone(subject) || asserts_when_they_overlap(subject)) continue;
    const std::vector<Known> list = in_plane(subject) ? overlapping_in_plane() : overlapping();
    const std::vector<Answer> answers = ask(subject, list);
    for (std::size_t i = 0; i < list.size(); ++i) {
      SCOPED_TRACE(subject.name + ": " + list[i].name);
      expect_right_depth(subject, list[i], answers[i]);
    }
  }
}

TEST(Peers, PassEachWitnessAsAPointOfItsOwnBody) {
  for (const Subject& subject : all_peers()) {
    const Known vertices = (in_plane(subject) ? separated_in_plane() : separated())[2];
    const Answer answer = ask(subject, {vertices})[0];
    if (!answer.witness_a) continue;
    SCOPED_TRACE(subject.name);
    expect_near(*answer.witness_a, vertices.a[0], tolerance_of(subject));
    expect_near(*answer.witness_b, vertices.b[0], tolerance_of(subject));
  }
}

TEST(Peers, SkipPolygonsThatTheirLibraryChanges) {
  Points welded = rectangle(0, 0, 1, 1);
  welded.push_back({1.05, 0.5, 0});
  welded.push_back({1.05, 0.502, 0});
  const Points other = rectangle(2, 0, 1, 1);
  for (const Subject& subject : all_peers()) {
    if (!in_plane(subject)) continue;
    const bool welds = contains(subject.name, "box2d-") && contains(subject.name, "/defaults");
    const Answer answer = ask(subject, {{"welded", welded, other, 0.95, {1, 0, 0}}})[0];
    EXPECT_EQ(answer.skipped, welds) << subject.name << ": " << answer.status;
  }
}

TEST(Peers, AnswerOrSkipBodiesWithoutVolume) {
  const Points triangle{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
  const Points segment{{0.2, 0.3, 1.5}, {0.4, 0.2, 2}};
  const std::vector<Known> list{
      {"triangle and segment", triangle, segment, 1.5, {0, 0, 1}},
      {"point and triangle", {{0.25, 0.25, 1.5}}, triangle, 1.5, {0, 0, -1}}};
  for (const Subject& subject : all_peers()) {
    if (in_plane(subject)) continue;
    const std::vector<Answer> answers = ask(subject, list);
    for (std::size_t i = 0; i < list.size(); ++i) {
      SCOPED_TRACE(subject.name + ": " + list[i].name);
      if (!answers[i].skipped) expect_right_distance(subject, list[i], answers[i]);
    }
    if (takes_triangles_alone(subject)) {
      EXPECT_TRUE(answers[0].skipped && answers[1].answered) << subject.name;
    }
  }
}

}  // namespace
}  // namespace subjects
