// SPDX-License-Identifier: MIT
// Recording of swept values.  families.hpp defines the names; a family records its parameters in
// the order of its list there.
#pragma once

#include <optional>

#include "core/cases/case.hpp"
#include "core/cases/choices.hpp"
#include "core/cases/point.hpp"

namespace cases {

inline void add_parameter(Case& question, const char* name, double value) {
  question.parameters.push_back({name, value});
}

// Call this after the bodies are exchanged, if they are.
inline void add_vertex_counts(Case& question) {
  add_parameter(question, "vertices_a", static_cast<double>(question.a.points.size()));
  add_parameter(question, "vertices_b", static_cast<double>(question.b.points.size()));
}

// `vector`, scaled to the fixed length if `name` is fixed; a zero vector becomes one along x.
inline Point with_fixed_length(const Choices& choices, const char* name, const Point& vector) {
  const std::optional<double> fixed = choices.fixed(name);
  if (!fixed) return vector;
  const double drawn = length(vector);
  return drawn > 0 ? times(*fixed / drawn, vector) : Point{*fixed, 0, 0};
}

}  // namespace cases
