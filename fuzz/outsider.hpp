// SPDX-License-Identifier: MIT
// Other people's GJK, asked in place of ours.
#pragma once

#include <cstdint>
#include <span>

#include "core/subjects/subject.hpp"
#include "fuzz/engine/edges.hpp"

namespace fuzz {

// The one subject that the environment variable GJKPROOF_OUTSIDER means, by the words of --subject:
// a plug-in, a program or an adapter of another library.  Null where it is not set; ends the
// process where it means nobody or several.
const subjects::Subject* outsider();

// Which code of the outsider was reached since this was zero; zero for who does not count that.
// Requires an outsider.
std::span<std::uint8_t, observed_edges> edges_of_outsider();

}  // namespace fuzz
