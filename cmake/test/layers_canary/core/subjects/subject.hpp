// SPDX-License-Identifier: MIT
// Planted (subject_hpp_hides_gjk): the next line leads to core/gjk, one file further on.
#include "core/subjects/allowed.hpp"
