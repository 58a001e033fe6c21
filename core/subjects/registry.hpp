// SPDX-License-Identifier: MIT
// All subjects.  To add one, write a function in a file of its own, declare it here or, if default
// studies shall not evaluate it, in on_request.hpp, and list it in registry.cpp.
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

// The query that proves its answer, at float and double.
std::vector<Subject> core_certified();

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
