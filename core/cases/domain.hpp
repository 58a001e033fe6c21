// SPDX-License-Identifier: MIT
// The kind of use that a case represents.  Most libraries are made for the domain `engine`, and a
// fair comparison shows that domain first.
#pragma once

#include <array>
#include <string_view>

#include "core/cases/case.hpp"

namespace cases {

// The first of these that applies:
//
//   planar  the case is two-dimensional
//   flat    a body in space is at most 2^-40 of its extent thick; the limit is well above the
//           thickness that rounding gives to a rotated polygon
//   scale   a coordinate exceeds 50, or a body has an extent below 0.05; few engines support that
//   engine  all others: solid bodies the size of crates and cars, in metres
enum class Domain { engine, flat, scale, planar };
inline constexpr std::array all_domains = {Domain::engine, Domain::flat, Domain::scale,
                                           Domain::planar};

const char* name(Domain domain);

// Throws std::invalid_argument with a list of the domains.
Domain domain_named(std::string_view name);

// Requires finite coordinates.  A curved body counts as the placed bounding box of its primitive.
Domain domain(const Case& question);

}  // namespace cases
