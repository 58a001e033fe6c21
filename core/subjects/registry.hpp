// SPDX-License-Identifier: MIT
// Every subject there is.  A new one is one file with a function, declared here or, if default
// studies shall not evaluate it, in on_request/on_request.hpp, and listed in registry.cpp.
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

// The intersection queries: at float and double, with the separating axis of every preset on request;
// and in rationals.
std::vector<Subject> core_boolean();
std::vector<Subject> core_boolean_rational();

// The enhanced preset over polytopes with an adjacency graph, at float, double and rational.
std::vector<Subject> core_hill_climbing();

// The query that proves its answer, at float and double.
std::vector<Subject> core_certified();

// The subject of that name that is not planted.  Throws std::invalid_argument where there is none.
const Subject& core_subject(const std::string& name);

// All subjects, the planted ones last.  Throws CannotLoad as on_request_subjects() does.
const std::vector<Subject>& registry();

// Those of default studies, in the order of registry(); needs no subject on request.
const std::vector<Subject>& default_subjects();

// Those whose name matches one of the shell patterns (* and ?), in registry order.  Behind a
// pattern there may be settings, "core/*/robust?epsilon=1e-9", which all it matches get then; the
// same subject with different settings comes in the order of the patterns.  A pattern that matches
// nothing, or whose settings a match does not take, throws std::invalid_argument naming it and what
// there is.  Subjects on request are loaded if a pattern has a wildcard or is no default subject.
std::vector<Subject> select(const std::vector<std::string>& patterns);

}  // namespace subjects
