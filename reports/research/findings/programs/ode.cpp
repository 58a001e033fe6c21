// SPDX-License-Identifier: MIT
// Calls ODE on two convex polytopes, given by their vertices, and compares its answer with the
// exact one.  CALL is convex: dCollide of two dGeomConvex, whose deepest contact separates the
// bodies.
//
//   g++ -std=c++17 -O2 ode.cpp -o ode -lode
//   ./ode CALL <CASE
#include <ode/collision.h>
#include <ode/odeinit.h>
#include <ode/version.h>

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <vector>

#include "faces.hpp"
#include "finding.hpp"

using namespace finding;

// A dGeomConvex with its arrays.  The body's local origin must be inside: it is the mean of the
// points.
struct Convex {
  std::vector<dReal> coordinates, planes;
  std::vector<unsigned> polygons;
  dGeomID geom;

  explicit Convex(std::vector<Point> points) {
    Point centre = {0, 0, 0};
    for (const Point& point : points) centre = minus(centre, minus({0, 0, 0}, point));
    for (double& x : centre) x /= static_cast<double>(points.size());
    for (Point& point : points) {
      point = minus(point, centre);
      coordinates.insert(coordinates.end(), point.begin(), point.end());
    }
    const std::vector<std::vector<int>> all = finding::faces(points);
    for (const std::vector<int>& face : all) {
      const Point& corner = points[face[0]];
      const Point normal = cross(minus(points[face[1]], corner), minus(points[face[2]], corner));
      for (const double x : normal) planes.push_back(x / length(normal));
      planes.push_back(dot(normal, corner) / length(normal));
      polygons.push_back(static_cast<unsigned>(face.size()));
      polygons.insert(polygons.end(), face.begin(), face.end());
    }
    geom = dCreateConvex(nullptr, planes.data(), static_cast<unsigned>(all.size()),
                         coordinates.data(), static_cast<unsigned>(points.size()), polygons.data());
    dGeomSetPosition(geom, centre[0], centre[1], centre[2]);
  }
};

Answer call(const std::string& name, const finding::Case& question) {
  if (name != "convex") throw finding::WrongInput("\"" + name + "\" is none of the calls");
  constexpr int contacts_max = 64;
  dInitODE2(0);
  const Convex a(question.a), b(question.b);
  std::array<dContactGeom, contacts_max> contacts;
  const int count = dCollide(a.geom, b.geom, contacts_max, contacts.data(), sizeof(dContactGeom));
  Answer answer;
  answer.meets = count > 0;
  for (int i = 0; i < count; ++i) {
    if (answer.depth && !(contacts[i].depth > *answer.depth)) continue;
    answer.depth = contacts[i].depth;
    const dReal* normal = contacts[i].normal;  // from B to A
    answer.normal = Point{-normal[0], -normal[1], -normal[2]};
  }
  return answer;
}

int main(int argc, char** argv) {
  return finding::run(argc, argv, std::string("ODE ") + dODE_VERSION,
                      std::numeric_limits<dReal>::max_digits10, call);
}
