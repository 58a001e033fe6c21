// SPDX-License-Identifier: MIT
// Calls DOLFINx 0.5 on two convex polytopes, given by their vertices, and compares its answer with the
// exact one.  CALL is distance: compute_distance_gjk, where bodies meet as in compute_colliding_cells.
//
//   g++ -std=c++20 -O2 dolfinx.cpp -o dolfinx -ldolfinx_real
//   ./dolfinx distance <CASE
#include <dolfinx/geometry/gjk.h>

#include "finding.hpp"

using finding::Answer;
using finding::Point;

std::vector<double> row_major(const std::vector<Point>& points) {
  std::vector<double> result;
  for (const Point& p : points) result.insert(result.end(), p.begin(), p.end());
  return result;
}

Answer call(const std::string& name, const finding::Case& question) {
  if (name != "distance") throw finding::WrongInput("\"" + name + "\" is none of the calls");
  const std::vector<double> a = row_major(question.a), b = row_major(question.b);
  const Point v = dolfinx::geometry::compute_distance_gjk(a, b);
  Answer answer;
  answer.distance = finding::length(v);
  answer.meets = *answer.distance < 1e-10;
  if (answer.meets) answer.distance = 0;
  if (!answer.meets) answer.normal = Point{-v[0], -v[1], -v[2]};
  return answer;
}

int main(int argc, char** argv) { return finding::run(argc, argv, "DOLFINx", 17, call); }
