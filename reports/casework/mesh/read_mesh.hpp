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
// Digits after the 15th decimal place are ignored.  The case holds the computed number exactly.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/cases/case.hpp"

namespace reports {

// Throws subjects::CannotLoad if the module that uses Assimp is absent, and cases::ReadError,
// "FILE: reason", if the extension is another one, the file cannot be read, Assimp does not
// understand it, it ends too early, it has no vertices, a coordinate is NaN or beyond binary32, or
// Assimp would misread a number, an integer of 20 digits or more or a word like 1.2.3, or lose a vertex:
// in a row that is not as its header announces, or of a facet that is no triangle.  Does not detect a text
// that ends within its last number.
//
// Out of 4,000 randomly damaged copies of an OFF file, 2 crash Assimp 5.2.5 if it is a box, 11 if
// it is a triangle.  Therefore Assimp runs in a child process, and a file is refused if Assimp
// crashes or needs more than 60 s or 4 GiB.  Call it only while the process has one thread.
cases::Body read_mesh(const std::string& path);

// Thrown if a file is refused.  The reason is one line without the file name.
struct Refused {
  std::string reason;
};

struct MeshFile {
  std::string extension;  // "off", "obj", "stl" or "ply"
  std::string content;
  bool text = true;

  // OFF and PLY headers announce how much follows.
  bool announces() const { return extension == "off" || extension == "ply"; }
};

// Calls visit(line) for each line until it returns false.
template <typename Visit>
void for_each_line(std::string_view text, const Visit& visit) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    if (!visit(text.substr(0, end))) return;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

// The counts in the header of an OFF file, which may be nOFF, COFF and so on.
struct OffCounts {
  std::uint64_t vertices = 0;
  std::uint64_t faces = 0;
  std::size_t end_of_faces = 0;  // where the number of faces ends, and that of edges
  std::size_t end = 0;
};

// Empty if the header is not valid.
std::optional<OffCounts> off_counts(std::string_view content);

// Throws Refused if the content would make Assimp loop, allocate too much memory, misread a number or
// lose a vertex.
void check_content(const MeshFile& file);

struct WorkLimits {
  unsigned cpu_seconds = 60;                   // limit of elapsed time: ten times that
  std::size_t memory = std::size_t{4} << 30U;  // bytes in addition to those of this process
};

enum class WorkEnd { done, out_of_time, crashed };

struct ConfinedWork {
  WorkEnd end = WorkEnd::crashed;
  std::string result;  // valid if the work is done
};

// An exception counts as a crash.  Output of the work is discarded.  Throws std::system_error if
// the child cannot be created.
ConfinedWork do_confined(const std::function<std::string()>& work, const WorkLimits& limits = {});

}  // namespace reports
