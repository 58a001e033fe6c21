// SPDX-License-Identifier: MIT
// Calls Box2D 2.4 on two convex polygons, given by their vertices, and compares its answer with the
// exact one.  CALL is
//
//   distance   b2Distance and b2TestOverlap of polygons of these vertices, with radius 0
//   defaults   the same of b2PolygonShape::Set, with their skins
//
//   g++ -std=c++17 -O2 box2d.cpp -o box2d -lbox2d
//   ./box2d CALL <CASE
#include <box2d/b2_collision.h>
#include <box2d/b2_distance.h>
#include <box2d/b2_polygon_shape.h>

#include "finding.hpp"

using finding::Answer;
using finding::Point;

b2PolygonShape polygon(const std::vector<Point>& points, bool with_skin) {
  std::vector<b2Vec2> vertices;
  for (const Point& p : points) vertices.emplace_back(float(p[0]), float(p[1]));
  if (vertices.size() > b2_maxPolygonVertices) throw finding::WrongInput("more than 8 points");
  b2PolygonShape shape;
  if (with_skin) {
    shape.Set(vertices.data(), int32(vertices.size()));
  } else {
    shape.m_radius = 0;
    shape.m_count = int32(vertices.size());
    std::copy(vertices.begin(), vertices.end(), shape.m_vertices);
  }
  return shape;
}

Answer call(const std::string& name, const finding::Case& question) {
  if (name != "distance" && name != "defaults") {
    throw finding::WrongInput("\"" + name + "\" is none of the calls");
  }
  const b2PolygonShape a = polygon(question.a, name == "defaults");
  const b2PolygonShape b = polygon(question.b, name == "defaults");
  b2DistanceInput input;
  input.proxyA.Set(&a, 0);
  input.proxyB.Set(&b, 0);
  input.transformA = input.transformB = b2Transform(b2Vec2(0, 0), b2Rot(0));
  input.useRadii = true;
  b2SimplexCache cache;
  cache.count = 0;
  b2DistanceOutput output;
  b2Distance(&output, &cache, &input);
  Answer answer;
  answer.meets = b2TestOverlap(&a, 0, &b, 0, input.transformA, input.transformB);
  if (answer.meets) return answer;
  answer.distance = output.distance;
  answer.witnesses = {{output.pointA.x, output.pointA.y, 0}, {output.pointB.x, output.pointB.y, 0}};
  return answer;
}

int main(int argc, char** argv) { return finding::run(argc, argv, "Box2D", 9, call); }
