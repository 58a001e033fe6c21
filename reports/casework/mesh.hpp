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
  std::string id;          // empty: the names of the files, "a.obj:b.stl"
  cases::Point offset{};   // B is moved by it
  bool hull_only = false;  // keep only points on the surface of the exact hulls
};

// B is moved exactly or not at all: throws std::invalid_argument when a coordinate of the moved
// body is no double, or when the offset is not finite.  Throws cases::ReadError of a file or an id
// that the form of cases refuses.
cases::Case mesh_case(const MeshOptions& options);

// The points on the surface of the hull, its vertices among them; those within faces may stay.  The
// time grows with the square of their number: 14 s for 10,000 points of a sphere, 0.3 s for 10,000
// normally distributed ones.
cases::Body surface(const cases::Body& body);

// Writes mesh_case() as a case file.
ExitCode write_mesh_case(const MeshOptions& options);

}  // namespace reports
