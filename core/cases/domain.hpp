// SPDX-License-Identifier: MIT
// The kind of use that a case represents.  Most libraries are made for the domain `engine` or, in
// the plane, `engine_plane`, and a fair comparison shows that domain first.
#pragma once

#include <array>
#include <string_view>

#include "core/cases/case.hpp"

namespace cases {

// Bodies are flat that are at most 2^-40 of their extent thick, in the plane wide; the limit is far
// above the thickness that rounding to double gives to a rotated polygon; rounded to float, some are
// solid.  They are off the scale of engines, which few support, if a coordinate exceeds 50 or a body
// has an extent below 0.05.
//
//   engine        in space, none flat or off scale: the size of crates and cars, in metres
//   engine_plane  in the plane, none flat or off scale, of at most 8 points each
//   flat          in space, a body is flat
//   scale         in space, none flat, a body is off scale
//   planar        the other cases in the plane
enum class Domain { engine, engine_plane, flat, scale, planar };
inline constexpr std::array all_domains = {Domain::engine, Domain::engine_plane, Domain::flat,
                                           Domain::scale, Domain::planar};

const char* name(Domain domain);

// Throws std::invalid_argument with a list of the domains.
Domain domain_named(std::string_view name);

// Requires finite coordinates.  A curved body counts as the placed bounding box of its primitive.
Domain domain(const Case& question);

}  // namespace cases
