// SPDX-License-Identifier: MIT
// Makes one case of two mesh files.
#pragma once

#include <string>

#include "core/cases/case.hpp"
#include "reports/output/exit_code.hpp"

namespace reports {

struct MeshOptions {
  std::string a;  // mesh files
  std::string b;
  std::string id;  // empty: the names of the files, "a.obj:b.stl"
  // B is scaled, then rotated about an axis through the origin of its file, then translated.
  double scale = 1;
  cases::Point axis{};  // of any length; zero: no rotation
  double degrees = 0;
  cases::Point offset{};
  bool hull_only = false;  // keep only points on the surface of the exact hulls
};

// The source of the case states how B was transformed and whether that was rounded.  Scale and
// offset round once, to the nearest double.  Rotations round each product and sum, except quarter
// turns about a coordinate axis, which are exact.  Throws std::invalid_argument if a number is not
// finite, the scale or the axis is zero, or a coordinate leaves the range of double.  Throws
// cases::ReadError if a file or the id is not valid.
cases::Case mesh_case(const MeshOptions& options);

// The points on the surface of the hull, including all vertices; points inside faces may remain.
// The time grows quadratically with their number: 14 s for 10,000 points on a sphere, 0.3 s for
// 10,000 normally distributed points.
cases::Body surface(const cases::Body& body);

// Writes mesh_case() as a case file.
ExitCode write_mesh_case(const MeshOptions& options);

}  // namespace reports
