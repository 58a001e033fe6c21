// SPDX-License-Identifier: MIT
// How a family records what it swept.  families.hpp says what the names mean, and a family records
// in the order of its list there.
#pragma once

#include "core/cases/case.hpp"
#include "core/cases/point.hpp"

namespace cases {

inline void add_parameter(Case& question, const char* name, double value) {
  question.parameters.push_back({name, value});
}

// Of the points as they are now: after the bodies are exchanged, if they are.
inline void add_vertex_counts(Case& question) {
  add_parameter(question, "vertices_a", static_cast<double>(question.a.points.size()));
  add_parameter(question, "vertices_b", static_cast<double>(question.b.points.size()));
}

}  // namespace cases
