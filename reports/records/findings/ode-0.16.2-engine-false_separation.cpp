// SPDX-License-Identifier: MIT
// Asks ODE about two convex polytopes, given by their vertices, and compares its answer with the
// exact one.  Exits with 0 where the answer has the fault `shown`, with 1 where it has not.
//
//   g++ -std=c++17 -O2 ode.cpp -o ode -lode
#include <ode/collision.h>
#include <ode/odeinit.h>
#include <ode/version.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <exception>
#include <limits>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

using Point = std::array<double, 3>;
enum class Body { a, b };
enum class Fault {
  false_separation,
  false_overlap,
  no_answer,
  inaccurate,
  wrong_depth,
  wrong_witness
};

// What ODE says; what it does not say is empty.
struct Answer {
  std::string failure;  // why it gives no answer
  bool meets = false;
  std::optional<double> distance, depth;
  std::vector<Point> witnesses;  // of both bodies
};

using Scalar = dReal;

// case begin
// peer/ode-0.16.2/double/convex: false sep.
constexpr Fault shown = Fault::false_separation;
const std::vector<Point> a = {
    {0x0p+0, 0x0p+0, 0x0p+0},  // 0, 0, 0
    {-0x1.f164f0b4e0cd8p-1, 0x1.681f46398ffd9p-13, 0x0p+0},  // -0.9714732380674844, 0.00017171962990580774, 0
    {-0x1.de3c3b36497p-1, 0x1.243e456ceef52p-13, -0x1.1bc7fef92edc6p-12},  // -0.9340532783287188, 0.00013935243933171443, -0.00027063487466324717
    {-0x1.437268c855dp-1, 0x1.00a85e1a96818p-15, 0x0p+0},  // -0.6317322487401782, 3.059598039519012e-05, 0
};
const std::vector<Point> b = {
    {0x0p+0, 0x0p+0, 0x1.1e2fff9694d07p+0},  // 0, 0, 1.1179198973302975
    {-0x1.4771244fea258p+0, 0x0p+0, -0x1.256626be796eep+0},  // -1.2790701575378502, 0, -1.1460899558091415
    {-0x1.43723bda45459p-1, 0x1.02c7c0fa4f6e7p-15, 0x1.163779ad43288p-19},  // -0.6317309097236247, 3.084901432480279e-05, 2.072875949671243e-06
    {-0x1.032e8a6a4a9b1p-1, 0x1.2cd55c049798p-15, 0x1.c5b3e801a7772p-3},  // -0.5062144522428779, 3.586214009908533e-05, 0.22153455023811436
};
constexpr double exact_distance = 0x0p+0;  // 0
constexpr double exact_depth = 0x1.0fa456dc5d1fp-22;  // 2.529862806113089e-07; of an overlap
constexpr double allowance = 0x1.4771244fea258p-47;  // 9.088340089660464e-15; what rounding explains
const Point beyond = {0x0p+0, 0x0p+0, 0x0p+0};
constexpr Body of_witness = Body::a;
constexpr const char* question = "dCollide of two dGeomConvex, double";
constexpr int contacts_max = 64;
// case end

Point minus(const Point& x, const Point& y) {
  return {x[0] - y[0], x[1] - y[1], x[2] - y[2]};
}
double dot(const Point& x, const Point& y) {
  return x[0] * y[0] + x[1] * y[1] + x[2] * y[2];
}
double length(const Point& x) {
  return std::hypot(x[0], x[1], x[2]);
}
Point cross(const Point& x, const Point& y) {
  return {x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]};
}

// The faces of the hull, each counterclockwise from outside: (i, j) is an edge where no point is
// above the plane of i, j and some k, and none of that plane is to the right of it.
std::vector<std::vector<int>> faces(const std::vector<Point>& points, double tolerance) {
  const int count = static_cast<int>(points.size());
  std::map<std::vector<int>, std::map<int, int>> edges;  // of the points of a face: from i to j
  for (int i = 0; i < count; ++i) {
    for (int j = 0; j < count; ++j) {
      for (int k = 0; k < count; ++k) {
        const Point u = minus(points[j], points[i]), v = minus(points[k], points[i]);
        const Point normal = cross(u, v);
        const double rounding = tolerance * length(u) * length(v);
        bool is_edge = length(normal) > rounding;
        std::vector<int> face;
        for (int p = 0; p < count && is_edge; ++p) {
          const Point w = minus(points[p], points[i]);
          const double height = dot(normal, w), turn = dot(normal, cross(u, w));
          if (height < -rounding * length(w)) continue;
          face.push_back(p);
          is_edge = height <= rounding * length(w) &&
                    (turn > 0 || (turn == 0 && dot(u, w) >= 0 && length(w) <= length(u)));
        }
        if (is_edge) edges[face][i] = j;
      }
    }
  }
  std::vector<std::vector<int>> result;
  for (const auto& [face, next] : edges) {
    std::vector<int> polygon = {next.begin()->second};
    while (next.at(polygon.back()) != polygon[0] && polygon.size() < face.size()) {
      polygon.push_back(next.at(polygon.back()));
    }
    result.push_back(polygon);
  }
  return result;
}

// A dGeomConvex with the arrays that it points to.  The body's own origin has to be inside: it is
// at the mean of the points.
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
    std::vector<std::vector<int>> all;
    try {
      all = faces(points, 1e-14);
    } catch (const std::out_of_range&) {  // a body so thin that both of its sides are one
      all = faces(points, 0);
    }
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

// The deepest contact parts the bodies.
Answer ask() {
  dInitODE2(0);
  const Convex convex_a(a), convex_b(b);
  std::array<dContactGeom, contacts_max> contacts;
  const int count =
      dCollide(convex_a.geom, convex_b.geom, contacts_max, contacts.data(), sizeof(dContactGeom));
  Answer answer;
  answer.meets = count > 0;
  for (int i = 0; i < count; ++i) {
    answer.depth = std::max<double>(answer.depth.value_or(0), contacts[i].depth);
  }
  return answer;
}

int main() {
  std::printf("ODE %s, %s\n", dODE_VERSION, question);
  std::printf("exact: distance %.17g, depth %.17g\n", exact_distance, exact_depth);
  std::puts("what follows is the library's");
  std::fflush(stdout);
  Answer answer;
  try {
    answer = ask();
  } catch (const std::exception& error) {
    answer.failure = error.what();
  }
  bool is_shown = false;
  const auto compare = [&](Fault fault, const char* name, double said, double exact) {
    constexpr int digits = std::numeric_limits<Scalar>::max_digits10;
    std::printf("%s %.*g, off by %.3g\n", name, digits, said, said - exact);
    // No length is negative, and NaN is off.
    is_shown |= shown == fault && !(said >= 0 && std::abs(said - exact) <= allowance);
    if (fault != Fault::wrong_witness && !std::isfinite(said))
      answer.failure = "a length that is not finite";
  };
  std::puts(!answer.failure.empty() ? "no answer" : answer.meets ? "they meet" : "separated");
  if (answer.distance) compare(Fault::inaccurate, "distance", *answer.distance, exact_distance);
  if (answer.depth) compare(Fault::wrong_depth, "depth", *answer.depth, exact_depth);
  if (!answer.witnesses.empty()) {
    const double apart = length(minus(answer.witnesses[0], answer.witnesses[1]));
    compare(Fault::wrong_witness, "witnesses apart", apart, exact_distance);
    const bool is_a = of_witness == Body::a;
    double outside = std::numeric_limits<double>::infinity();
    for (const Point& point : is_a ? a : b) {
      outside = std::min(outside, dot(beyond, minus(answer.witnesses[is_a ? 0 : 1], point)));
    }
    if (length(beyond) > 0) {
      outside = std::max(0., outside / length(beyond));
      compare(Fault::wrong_witness, "witness outside of its body", outside, 0);
    }
  }
  if (!answer.failure.empty()) std::printf("%s\n", answer.failure.c_str());
  const bool answered = answer.failure.empty();
  if (shown == Fault::no_answer) is_shown = !answered;
  if (shown == Fault::false_separation) is_shown = answered && !answer.meets && exact_distance == 0;
  if (shown == Fault::false_overlap)
    is_shown = answered && answer.meets && exact_distance > allowance;
  const char* const names[] = {"false separation", "false overlap", "no answer",
                               "inaccurate",       "wrong depth",   "wrong witness"};
  std::printf("%s: %s\n", is_shown ? "shown" : "not shown", names[static_cast<int>(shown)]);
  return is_shown ? 0 : 1;
}
