// SPDX-License-Identifier: MIT
// Calls Chipmunk on two convex polygons, given by their vertices, and compares its answer with the
// exact one.  CALL is shapes_collide: cpShapesCollide, of which the deepest contact counts.
//
//   g++ -std=c++17 -O2 chipmunk.cpp -o chipmunk -lchipmunk
//   ./chipmunk shapes_collide <CASE
#include <chipmunk/chipmunk.h>

#include "finding.hpp"

using finding::Answer;
using finding::Point;

cpShape* polygon(const std::vector<Point>& points) {
  std::vector<cpVect> vertices;
  for (const Point& p : points) vertices.push_back(cpv(p[0], p[1]));
  cpShape* shape =
      cpPolyShapeNew(nullptr, int(vertices.size()), vertices.data(), cpTransformIdentity, 0);
  cpShapeUpdate(shape, cpTransformIdentity);
  return shape;
}

Answer call(const std::string& name, const finding::Case& question) {
  if (name != "shapes_collide") throw finding::WrongInput("\"" + name + "\" is none of the calls");
  const cpContactPointSet found = cpShapesCollide(polygon(question.a), polygon(question.b));
  Answer answer;
  answer.meets = found.count > 0;
  if (!answer.meets) return answer;
  const auto* deepest = found.points;
  for (int i = 1; i < found.count; ++i) {
    if (found.points[i].distance < deepest->distance) deepest = found.points + i;
  }
  answer.depth = -deepest->distance;
  answer.witnesses = {{deepest->pointA.x, deepest->pointA.y, 0},
                      {deepest->pointB.x, deepest->pointB.y, 0}};
  answer.normal = Point{found.normal.x, found.normal.y, 0};
  return answer;
}

int main(int argc, char** argv) { return finding::run(argc, argv, "Chipmunk", 17, call); }
