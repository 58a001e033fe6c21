// SPDX-License-Identifier: MIT
// An outside GJK as the subject of a fuzz target.
#pragma once

#include <cstdint>
#include <span>

#include "core/subjects/subject.hpp"
#include "fuzz/engine/edges.hpp"

namespace fuzz {

// Returns the one subject that the environment variable GJKPROOF_OUTSIDER selects, in the form of
// --subject: a plug-in, a program or an adapter of another library.  Null if the variable is not
// set; ends the process if it selects none or several.
const subjects::Subject* outsider();

// Counts the code of the outsider reached since the counts were zero; all zero if it does not
// count.  Requires an outsider.
std::span<std::uint8_t, observed_edges> edges_of_outsider();

}  // namespace fuzz
