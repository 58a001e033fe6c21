// SPDX-License-Identifier: MIT
// Every subject there is.  A new one is one file with a function, declared and listed here.
#pragma once

#include <string>
#include <vector>

#include "core/subjects/subject.hpp"

namespace subjects {

std::vector<Subject> core_float();
std::vector<Subject> core_double();
std::vector<Subject> core_long_double();
std::vector<Subject> core_float128();
std::vector<Subject> core_digits50();
std::vector<Subject> core_digits100();
std::vector<Subject> core_rational();

// The intersection queries: at float and double with the separating axis of every preset besides,
// and at the other hardware scalars and rational.
std::vector<Subject> core_boolean();
std::vector<Subject> core_boolean_wide();

// What tutorials print, at float, double and rational; on request.
std::vector<Subject> core_tutorials();
std::vector<Subject> core_certified();

// The presets with one safeguard changed, at float and double; on request.
std::vector<Subject> core_ablations();

// The enhanced preset over polytopes with an adjacency graph, at float, double and rational.
std::vector<Subject> core_hill_climbing();

// What goes on from the frame before: closest features, and distance queries with the simplex
// carried over; at float, double and rational, on request.
std::vector<Subject> core_tracking();

// Methods for the penetration depth behind the robust preset, at float and double and at all other
// scalars; on request.
std::vector<Subject> core_depth();
std::vector<Subject> core_depth_wide();

std::vector<Subject> planted_faults();
std::vector<Subject> planted_absentee();  // its start() fails

// The subject of that name that is not planted.  Throws std::invalid_argument where there is none.
const Subject& core_subject(const std::string& name);

// All subjects, the planted ones last.
const std::vector<Subject>& registry();

// Those whose name matches one of the shell patterns (* and ?), in registry order.  Behind a
// pattern there may be settings, "core/*/robust?epsilon=1e-9", which all it matches get then; the
// same subject with different settings comes in the order of the patterns.  A pattern that matches
// nothing, or whose settings somebody does not take, throws std::invalid_argument naming it and
// what there is.
std::vector<Subject> select(const std::vector<std::string>& patterns);

}  // namespace subjects
