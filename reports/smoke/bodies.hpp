// SPDX-License-Identifier: MIT
// The bodies of the conformance test, by purpose.  Coordinates are multiples of 1/8 up to 16 unless
// a comment says otherwise.  No body is its own mirror image.  The nearest vertices are sometimes
// the first and sometimes the last of their body.
#pragma once

#include <vector>

#include "core/cases/case.hpp"

namespace reports::smoke {

// Starts with the corner `from` and ends with the opposite corner.
std::vector<cases::Point> box(const cases::Point& from, const cases::Point& to);

std::vector<cases::Case> solid_bodies();
std::vector<cases::Case> planar_bodies();
std::vector<cases::Case> flat_bodies();
std::vector<cases::Case> single_vertices();
std::vector<cases::Case> repeated_vertices();
std::vector<cases::Case> reordered_vertices();
std::vector<cases::Case> many_vertices();
// Multiples of 1/32 around 2^21, where binary32 has a spacing of 1/4: bodies separated by 1/16
// become separated by 1/4.
std::vector<cases::Case> wide_coordinates();
// The caller scales them.
std::vector<cases::Case> large_bodies();

}  // namespace reports::smoke
