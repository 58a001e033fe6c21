// SPDX-License-Identifier: MIT
// Two mesh files as one case.
#pragma once

#include <string>

#include "core/cases/case.hpp"
#include "reports/output/exit_code.hpp"

namespace reports {

struct MeshOptions {
  std::string a;  // mesh files
  std::string b;
  std::string id;  // empty: the names of the files, "a.obj:b.stl"
  // B is scaled, then turned around an axis through the origin of its file, then moved.
  double scale = 1;
  cases::Point axis{};  // of any length; zero: B is not turned
  double degrees = 0;
  cases::Point offset{};
  bool hull_only = false;  // keep only points on the surface of the exact hulls
};

// The case says in its source what was done to B, and whether that was rounded: scale and offset
// together once, to the nearest double; turns in each product and sum, but for quarter turns around
// a coordinate axis, which are exact.  Throws std::invalid_argument when a number is not finite, a
// scale or an axis is zero, or a coordinate leaves the range of double; cases::ReadError of a file
// or an id that the form of cases refuses.
cases::Case mesh_case(const MeshOptions& options);

// The points on the surface of the hull, its vertices among them; those within faces may stay.  The
// time grows with the square of their number: 14 s for 10,000 points of a sphere, 0.3 s for 10,000
// normally distributed ones.
cases::Body surface(const cases::Body& body);

// Writes mesh_case() as a case file.
ExitCode write_mesh_case(const MeshOptions& options);

}  // namespace reports
