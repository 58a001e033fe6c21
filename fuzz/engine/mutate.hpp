// SPDX-License-Identifier: MIT
// Mutations of the case program (core/cases/families/program.hpp) that keep it a program: vertex
// records are inserted, deleted, copied and changed as a whole.  Random bytes shift records, so
// that instead of one vertex all vertices change.
#pragma once

#include <vector>

#include "core/cases/choices.hpp"

namespace fuzz {

using Program = std::vector<std::uint8_t>;

// Whether the bytes are a case program, not those of another family.
bool is_program(const Program& bytes);

// Applies one to four changes; any bytes become a program of at most `size_max`.
void mutate(Program& bytes, std::size_t size_max, cases::Choices& choices);

// Returns the first program with vertices of the second in place of, or beside, some of its own.
Program crossed(const Program& one, const Program& other, std::size_t size_max,
                cases::Choices& choices);

}  // namespace fuzz
