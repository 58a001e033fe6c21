// SPDX-License-Identifier: MIT
// Reads bodies from mesh files: OFF, OBJ, STL and PLY, text or binary, distinguished by extension.
//
// The body is the convex hull of all vertices in the file, including those that no face uses; faces
// do not matter, and point clouds have none.  Its points are the distinct vertices in the order in
// which Assimp first delivers them: that of the file for OFF and PLY, of the faces for OBJ and STL.
//
// Coordinates are numbers of binary32 (`bits` is 24), as Assimp and all programs that load meshes
// through it compute them.  Binary files hold them exactly (a double is rounded).  Integers up to
// 2^24 and decimals like 0.375 are exact; not every other decimal becomes the nearest number.
// Measured with Assimp 5.2.5 on 300,000 numbers each, against strtof:
//   %.6f of numbers below 1                never off
//   %.6f of numbers below 100              1.1 % off, by one ulp
//   %.9g of binary32 from 1e-30 to 1e30    19 % off, by up to two ulps
// Digits after the 15th behind the point are ignored.  The case holds the computed number exactly.
#pragma once

#include <string>

#include "core/cases/case.hpp"

namespace reports {

// Throws cases::ReadError, "FILE: reason", for another extension, a file that cannot be read, that
// Assimp does not understand or that ends too early, a file without vertices, a coordinate that is
// NaN or beyond binary32, and an integer of 20 digits or more, which Assimp would misread.  A text
// that ends within its very last number is not noticed.
//
// Of 4,000 randomly damaged copies of an OFF file, 2 crash Assimp 5.2.5 if it is a box, 11 if it is
// a triangle.  So Assimp reads in a child process, and a file on which it crashes, or for which it
// needs more than 60 s or 4 GiB, is refused.  Call it only while the process has one thread (see
// confined_work.hpp).
cases::Body read_mesh(const std::string& path);

}  // namespace reports
