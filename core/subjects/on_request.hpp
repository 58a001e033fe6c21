// SPDX-License-Identifier: MIT
// The subjects on request: no default study evaluates them, and they take as long to compile as all
// others together.  They are a library of their own.  A program either links it (target `subjects`)
// or loads it when a subject on request is first named (target `loaded_subjects`).
#pragma once

#include <stdexcept>
#include <vector>

#include "core/subjects/subject.hpp"

namespace subjects {

// The intersection queries at the wide hardware scalars.
std::vector<Subject> core_boolean_wide();

// The presets with one safeguard changed, at float and double.
std::vector<Subject> core_ablations();

// The enhanced preset over polytopes with an adjacency graph, at float, double and rational.
std::vector<Subject> core_hill_climbing();

// Methods for the penetration depth behind the robust preset: at float and double, and at all other
// scalars.
std::vector<Subject> core_depth();
std::vector<Subject> core_depth_wide();

// Methods that continue from the previous frame: closest features, and distance queries that keep
// the simplex; at float, double and rational.
std::vector<Subject> core_tracking();

// What tutorials print, at float, double and rational.
std::vector<Subject> core_tutorials();

std::vector<Subject> planted_subjects();  // the faults, and one whose start() fails

struct OnRequest {
  std::vector<Subject> boolean_wide;
  std::vector<Subject> ablations;
  std::vector<Subject> hill_climbing;
  std::vector<Subject> depth;  // depth_wide too
  std::vector<Subject> tracking;
  std::vector<Subject> tutorials;
  std::vector<Subject> (*planted)() = nullptr;  // called later: they look their bases up
};

struct CannotLoad : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// All of them.  Throws CannotLoad if this program loads them and the module is absent.
OnRequest on_request_subjects();

}  // namespace subjects
