// SPDX-License-Identifier: MIT
// All subjects.  To add one, write a function in a file of its own, and declare and list it here.
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

// Intersection queries at the hardware scalars and rational; at float and double also the
// separating axis of every preset.
std::vector<Subject> core_boolean();
std::vector<Subject> core_boolean_wide();

// The code of tutorials as printed, at float, double and rational; on request.
std::vector<Subject> core_tutorials();
std::vector<Subject> core_certified();

// The presets with one safeguard changed, at float and double; on request.
std::vector<Subject> core_ablations();

// The enhanced preset over polytopes with an adjacency graph, at float, double and rational.
std::vector<Subject> core_hill_climbing();

// Methods that start from the previous frame: tracking of closest features, and distance queries
// that keep the simplex; at float, double and rational, on request.
std::vector<Subject> core_tracking();

// Methods for the penetration depth that follow the robust preset, at float and double and at all
// other scalars; on request.
std::vector<Subject> core_depth();
std::vector<Subject> core_depth_wide();

std::vector<Subject> planted_faults();
std::vector<Subject> planted_absentee();  // its start() fails

// The subject with this name, unless it is planted.  Throws std::invalid_argument if there is none.
const Subject& core_subject(const std::string& name);

// All subjects, planted ones last.
const std::vector<Subject>& registry();

// Subjects whose names match a shell pattern (* and ?), in registry order.  A pattern may end in
// settings, "core/*/robust?epsilon=1e-9", for all subjects that it matches; variants of one subject
// keep the order of the patterns.  Throws std::invalid_argument, with the pattern and the possible
// values, if a pattern matches nothing or a subject does not accept its settings.
std::vector<Subject> select(const std::vector<std::string>& patterns);

}  // namespace subjects
