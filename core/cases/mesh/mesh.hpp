// SPDX-License-Identifier: MIT
// Bodies from mesh files: OFF, OBJ, STL and PLY, text or binary, told apart by the extension.
//
// The body is the convex hull of all vertices in the file, of those too that no face uses; faces
// play no part, and a cloud of points has none.  Its points are the distinct vertices in the order
// in which Assimp first delivers them: that of the file for OFF and PLY, that of the faces for OBJ
// and STL.
//
// Coordinates are numbers of binary32, hence `bits` is 24: those that Assimp, and whoever loads
// meshes through it, computes.  Binary files hold them as they are (a double is rounded).  Integers
// up to 2^24 and decimals like 0.375 are exact; not every other decimal becomes the nearest number.
// Measured with Assimp 5.2.5 on 300,000 numbers each, against strtof:
//   %.6f of numbers below 1                never off
//   %.6f of numbers below 100              1.1 % off, by one ulp
//   %.9g of binary32 from 1e-30 to 1e30    19 % off, by up to two ulps
// Digits after the 15th behind the point are ignored.  What the case then holds is exact again.
#pragma once

#include <string>

#include "core/cases/case.hpp"

namespace cases {

// Throws ReadError, "FILE: reason": another extension, a file that cannot be read, that Assimp does
// not understand or that ends before it should, one without vertices, a coordinate that is NaN or
// beyond binary32, and an integer of 20 digits or more, which Assimp would take for another number.
// Not noticed is a text that ends within its very last number.
//
// Of 4,000 randomly damaged copies of an OFF file 2 crash Assimp 5.2.5 when it is a box, 11 when it
// is a triangle.  So Assimp reads in a child process, and a file on which it crashes, or for which
// it takes more than 60 s or 4 GiB, is refused like the others.  To be called while the process has
// no second thread (see mesh_child.hpp).
Body read_mesh(const std::string& path);

}  // namespace cases
