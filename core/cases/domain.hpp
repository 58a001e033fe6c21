// SPDX-License-Identifier: MIT
// What kind of use a case stands for.  Most libraries promise to serve one kind, and are judged
// fairly there first.
#pragma once

#include <array>
#include <string_view>

#include "core/cases/case.hpp"

namespace cases {

// The first of these that fits:
//
//   planar  the case is one of the plane
//   flat    a body in space has no thickness to speak of: it is at most 2^-40 of its extent, which
//           is well above what rounding leaves of a turned polygon
//   scale   a coordinate is above 50, or a body has an extent below 0.05: few engines promise
//           anything there
//   engine  all else: solid bodies in space of the size of crates and cars, in metres
enum class Domain { engine, flat, scale, planar };
inline constexpr std::array all_domains = {Domain::engine, Domain::flat, Domain::scale,
                                           Domain::planar};

const char* name(Domain domain);

// Throws std::invalid_argument naming the domains there are.
Domain domain_named(std::string_view name);

// Of a curved body by the placed box around its primitive.  Every coordinate is finite.
Domain domain(const Case& question);

}  // namespace cases
