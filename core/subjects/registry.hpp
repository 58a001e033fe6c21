// SPDX-License-Identifier: MIT
// All subjects.  To add one, write a function in a file of its own, declare it here, and list it in
// registry.cpp, or in on_request.cpp if default studies shall not evaluate it.
#pragma once

#include "core/subjects/subject.hpp"

namespace subjects {

std::vector<Subject> core_float();
std::vector<Subject> core_double();
std::vector<Subject> core_long_double();
std::vector<Subject> core_float128();
std::vector<Subject> core_digits50();
std::vector<Subject> core_digits100();
std::vector<Subject> core_rational();

// The intersection queries: at float and double, with the separating axis of every preset on
// request; and in rationals.
std::vector<Subject> core_boolean();
std::vector<Subject> core_boolean_rational();

// The query that proves its answer, at float and double.
std::vector<Subject> core_certified();

// --- on request: no default study evaluates them, and they take as long to compile as all others
// together.  They are a library of their own.  A program either links it (target `subjects`) or
// loads it when a subject on request is first named (target `loaded_subjects`).

// The intersection queries at the wide hardware scalars.
std::vector<Subject> core_boolean_wide();

// The presets with one safeguard changed, at float and double.
std::vector<Subject> core_ablations();

// Algorithm 1 to the letter, momentum, other criteria and Frank-Wolfe, at float and double.
std::vector<Subject> core_variants();

// The enhanced preset over polytopes with an adjacency graph, at float, double and rational.
std::vector<Subject> core_hill_climbing();

// Methods for the penetration depth behind the robust preset: at float and double, and at all other
// scalars.
std::vector<Subject> core_depth();
std::vector<Subject> core_depth_wide();

// Methods that continue from the previous frame: closest features, and distance queries that keep
// the simplex; at float, double and rational.
std::vector<Subject> core_tracking();

// Certified queries that are warm, many at a time, of relations, of depths and of placed bodies, at
// float and double.
std::vector<Subject> core_certified_on_request();

// What tutorials print, at float, double and rational.
std::vector<Subject> core_tutorials();

// The presets in discrete stochastic arithmetic at float and double, in this sample of it.
std::vector<Subject> core_stochastic(std::uint64_t sample);

std::vector<Subject> planted_subjects();  // the faults, and one whose start() fails

// The faults themselves, with their bases (planted/faults.hpp).
struct Fault;
const std::vector<Fault>& faults();

struct OnRequest {
  std::vector<Subject> boolean_wide;
  std::vector<Subject> ablations;
  std::vector<Subject> variants;
  std::vector<Subject> hill_climbing;
  std::vector<Subject> depth;  // depth_wide too
  std::vector<Subject> tracking;
  std::vector<Subject> certified;
  std::vector<Subject> tutorials;
  std::vector<Subject> stochastic;  // sample 1
  // Called later: they look their bases up.
  std::vector<Subject> (*planted)() = nullptr;
  const std::vector<Fault>& (*faults)() = nullptr;
};

// All of them.  Throws CannotLoad if this program loads them and the module is absent.
OnRequest on_request_subjects();

// --- all of them

// The subject with this name, unless it is planted.  Throws std::invalid_argument if there is none.
const Subject& core_subject(const std::string& name);

// All subjects, the planted ones last.  Throws CannotLoad as on_request_subjects() does.
const std::vector<Subject>& registry();

// Those of default studies, in the order of registry(); needs no subject on request.
const std::vector<Subject>& default_subjects();

// Subjects whose names match a shell pattern (* and ?), in registry order.  A pattern may end in
// settings, "core/*/robust?epsilon=1e-9", for all subjects that it matches; variants of one subject
// keep the order of the patterns.  Throws std::invalid_argument, with the pattern and the possible
// values, if a pattern matches nothing or a subject does not accept its settings.  Subjects on
// request are loaded if a pattern has a wildcard or names no default subject.
std::vector<Subject> select(const std::vector<std::string>& patterns);

}  // namespace subjects
