// SPDX-License-Identifier: MIT
// The questions of the conformance test: easy for every GJK, in coordinates that floats hold, with
// the exact truth.  A wrong answer to one of them is the fault of the adapter.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"

namespace reports::smoke {

// What a question is there for.
enum class Group {
  space,      // solid bodies
  plane,      // in the plane
  flat,       // a segment, a triangle in space
  single,     // bodies of one vertex
  repeated,   // vertices that repeat
  reordered,  // bodies of `space` with their vertices in another order
  many,       // more than 256 vertices, the nearest ones last
  wide,       // coordinates that need more bits than binary32 has
  large,      // at the largest magnitude that a subject declares
};

struct Question {
  cases::Case asked;
  Group group = Group::space;
  bool intersecting = false;
  double distance = 0;  // 0 where they intersect
  double depth = 0;     // 0 where they are separated
  // The nearest points of separated bodies if they are unique.
  std::optional<std::array<cases::Point, 2>> witnesses;
  cases::Point normal{};  // unit vector from A to B; of an overlap: in which B leaves A soonest
  // Lengths and points that are off by no more are taken for right.  All that adapters do wrong
  // shows in some question by much more than 2^-8 M (smoke_test.cpp holds that), and tolerances
  // that implementations end with are below it.
  double slack = 0;
};

// With the truth, which is exact and then rounded to double.
Question solved(cases::Case asked, Group group);

// The questions that fit the capabilities and the format of the subject.
std::vector<Question> questions(const subjects::Subject& subject);

// "A (0, 0, 0) (1, 0, 0.5), B (2, 0, 0)"; of large bodies the beginning.
std::string text(const cases::Case& asked);
std::string text(const cases::Point& point, int dim);
// The same with six digits.
std::string short_text(const cases::Point& point, int dim);

}  // namespace reports::smoke
