// SPDX-License-Identifier: MIT
// Judges a distance function by vectors.bin: replace `distance` below by a call of your own.
//
//   c++ -std=c++17 -O2 -ffp-contract=off -I. runner.cpp -o runner && ./runner vectors.bin [NAME]
//
// NAME is one of three methods that are wrong on purpose.  Prints "ID VERDICT" a line; 1 if one is
// neither correct nor near_contact.
#include <vectors.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <iostream>
#include <iterator>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

using Point = std::array<double, 3>;
using Body = std::vector<Point>;

double dot(const Point& x, const Point& y) { return x[0] * y[0] + x[1] * y[1] + x[2] * y[2]; }

Point minus(const Point& x, const Point& y) { return {x[0] - y[0], x[1] - y[1], x[2] - y[2]}; }

// Wrong: the nearest two vertices.
double vertices(const Body& a, const Body& b) {
  double least = std::numeric_limits<double>::infinity();
  for (const Point& x : a) {
    for (const Point& y : b) least = std::min(least, std::sqrt(dot(minus(x, y), minus(x, y))));
  }
  return least;
}

// The gap between the bodies along a direction, in units of its length; 0 if there is none.
double gap(const Body& a, const Body& b, const Point& d) {
  const auto range = [&](const Body& body) {
    std::array<double, 2> ends{std::numeric_limits<double>::infinity(),
                               -std::numeric_limits<double>::infinity()};
    for (const Point& x : body) {
      const double s = dot(x, d);
      ends = {std::min(ends[0], s), std::max(ends[1], s)};
    }
    return ends;
  };
  const auto of_a = range(a);
  const auto of_b = range(b);
  if (of_a[0] - of_b[1] > 0) return of_a[0] - of_b[1];
  return of_b[0] - of_a[1] > 0 ? of_b[0] - of_a[1] : 0;
}

// Wrong: the bounding boxes.
double boxes(const Body& a, const Body& b) {
  const Point gaps{gap(a, b, {1, 0, 0}), gap(a, b, {0, 1, 0}), gap(a, b, {0, 0, 1})};
  return std::sqrt(dot(gaps, gaps));
}

// Wrong: the gap along the line through the first vertices.
double line(const Body& a, const Body& b) {
  const Point d = minus(a[0], b[0]);
  const double length = std::sqrt(dot(d, d));
  return length > 0 ? gap(a, b, d) / length : 0;
}

int main(int argc, char** argv) {
  const std::string_view name = argc > 2 ? argv[2] : "vertices";
  const auto distance = name == "boxes" ? boxes : name == "line" ? line : vertices;
  std::ifstream file(argc > 1 ? argv[1] : "vectors.bin", std::ios::binary);
  const std::string text(std::istreambuf_iterator<char>(file), {});
  const auto* const bytes = reinterpret_cast<const unsigned char*>(text.data());
  static gjkproof_vector vector;
  std::size_t at = 0;
  bool wrong = false;
  const auto body = [](const double(*points)[3], std::size_t count) {
    Body result;
    for (std::size_t i = 0; i < count; ++i)
      result.push_back({points[i][0], points[i][1], points[i][2]});
    return result;
  };
  while (gjkproof_next_vector(bytes, text.size(), &at, &vector) != 0) {
    const double said = distance(body(vector.a, vector.a_count), body(vector.b, vector.b_count));
    const std::string_view verdict = gjkproof_verdict(&vector, &vector.at_double, said);
    std::cout << vector.id << ' ' << verdict << '\n';
    wrong |= verdict != "correct" && verdict != "near_contact";
  }
  return at == text.size() && at > 0 ? wrong : 2;
}
