// SPDX-License-Identifier: MIT
// Nothing here may be reported.
#include <boost/multiprecision/gmp.hpp>

#include "core/cases/allowed.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/minkowski/minkowski_headers_hide_cgal.hpp"
