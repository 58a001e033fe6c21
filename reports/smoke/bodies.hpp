// SPDX-License-Identifier: MIT
// The bodies of the conformance test, by what they are there for.  Coordinates are multiples of 1/8
// up to 16 unless said otherwise; no body is its own mirror image, and nearest vertices are now the
// first, now the last of their body.
#pragma once

#include <vector>

#include "core/cases/case.hpp"

namespace reports::smoke {

// The corner `from` comes first, the one opposite to it last.
std::vector<cases::Point> box(const cases::Point& from, const cases::Point& to);

std::vector<cases::Case> solid_bodies();
std::vector<cases::Case> planar_bodies();
std::vector<cases::Case> flat_bodies();
std::vector<cases::Case> single_vertices();
std::vector<cases::Case> repeated_vertices();
std::vector<cases::Case> reordered_vertices();
std::vector<cases::Case> many_vertices();
// Multiples of 1/32 around 2^21, whose spacing in binary32 is 1/4: bodies 1/16 apart become bodies
// 1/4 apart.
std::vector<cases::Case> wide_coordinates();
// To be scaled.
std::vector<cases::Case> large_bodies();

}  // namespace reports::smoke
