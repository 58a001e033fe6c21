// SPDX-License-Identifier: MIT
// The questions of the conformance test, with the exact truth.  They are easy for every GJK and
// their coordinates fit into floats, so a wrong answer is a fault of the adapter.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"

namespace reports::smoke {

// The purpose of a question.
enum class Group {
  space,      // solid bodies
  plane,      // planar bodies
  flat,       // a segment or a triangle in space
  single,     // bodies with one vertex
  repeated,   // repeated vertices
  reordered,  // bodies of `space` with reordered vertices
  many,       // more than 256 vertices, the nearest ones last
  wide,       // coordinates that need more bits than binary32 has
  large,      // magnitude at the declared maximum of the subject
};

struct Question {
  cases::Case asked;
  Group group = Group::space;
  bool intersecting = false;
  double distance = 0;  // 0 if they intersect
  double depth = 0;     // 0 if they are separated
  // The nearest points of separated bodies if they are unique.
  std::optional<std::array<cases::Point, 2>> witnesses;
  cases::Point normal{};  // unit vector from A to B; for overlaps, B's shortest way out of A
  // Tolerance for lengths and points.  Every known adapter fault causes some error much larger than
  // 2^-8 M (smoke_test.cpp asserts that), and the termination tolerances of implementations are
  // smaller.
  double slack = 0;
};

// Adds the truth, computed exactly and rounded to double.
Question solved(cases::Case asked, Group group);

// The questions that match the capabilities and the format of the subject.
std::vector<Question> questions(const subjects::Subject& subject);

// "A (0, 0, 0) (1, 0, 0.5), B (2, 0, 0)"; large bodies are cut.
std::string text(const cases::Case& asked);
std::string text(const cases::Point& point, int dim);
// The same with six significant digits.
std::string short_text(const cases::Point& point, int dim);

}  // namespace reports::smoke
