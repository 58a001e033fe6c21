// SPDX-License-Identifier: MIT
// C and C++ may also be plug-ins (gjkproof_subject.h), which is faster.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <iostream>
#include <limits>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

// --- replace this by your GJK ---

using Point = std::array<double, 3>;
struct Corner {
  Point v, p, q;  // v = p - q
};

double dot(const Point& a, const Point& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

Point minus(const Point& a, const Point& b) { return {a[0] - b[0], a[1] - b[1], a[2] - b[2]}; }

// Solves a few linear equations; member 3 of each row is the right side.  False: the solution is
// not unique.
bool solve(std::array<std::array<double, 4>, 3>& rows, std::size_t size) {
  for (std::size_t i = 0; i < size; ++i) {
    for (std::size_t j = i + 1; j < size; ++j) {
      if (std::abs(rows[j][i]) > std::abs(rows[i][i])) std::swap(rows[i], rows[j]);
    }
    if (rows[i][i] == 0) return false;
    for (std::size_t j = 0; j < size; ++j) {
      const double factor = rows[j][i] / rows[i][i];
      for (std::size_t k = i + 1; k < 4 && j != i; ++k) rows[j][k] -= factor * rows[i][k];
    }
  }
  for (std::size_t i = 0; i < size; ++i) rows[i][3] /= rows[i][i];
  return true;
}

struct Nearest {
  double square = std::numeric_limits<double>::infinity();
  Corner at{};
  std::vector<Corner> corners;
};

// The point nearest to the origin in the plane, line or space through a few points, if its weights
// are positive.
Nearest nearest_between(std::vector<Corner> corners) {
  const std::size_t edges = corners.size() - 1;
  std::array<std::array<double, 4>, 3> rows{};
  for (std::size_t i = 0; i < edges; ++i) {
    const Point e = minus(corners[i + 1].v, corners[0].v);
    for (std::size_t j = 0; j < edges; ++j) {
      rows[i][j] = dot(e, minus(corners[j + 1].v, corners[0].v));
    }
    rows[i][3] = -dot(e, corners[0].v);
  }
  if (!solve(rows, edges)) return {};
  std::array<double, 4> weights = {1, rows[0][3], rows[1][3], rows[2][3]};
  for (std::size_t i = 1; i <= edges; ++i) weights[0] -= weights[i];
  Nearest found;
  for (std::size_t i = 0; i <= edges; ++i) {
    if (!(weights[i] > 0)) return {};
    for (std::size_t axis = 0; axis < 3; ++axis) {
      found.at.v[axis] += weights[i] * corners[i].v[axis];
      found.at.p[axis] += weights[i] * corners[i].p[axis];
      found.at.q[axis] += weights[i] * corners[i].q[axis];
    }
  }
  found.square = dot(found.at.v, found.at.v);
  found.corners = std::move(corners);
  return found;
}

// The nearest point of all faces of a simplex.  If rounding missed an origin inside a tetrahedron,
// the simplex has five points: then of all faces of at most four.
Nearest nearest(const std::vector<Corner>& simplex) {
  Nearest best;
  for (std::size_t mask = 1; mask < std::size_t{1} << simplex.size(); ++mask) {
    std::vector<Corner> corners;
    for (std::size_t i = 0; i < simplex.size(); ++i) {
      if ((mask >> i & 1U) != 0) corners.push_back(simplex[i]);
    }
    if (corners.size() > 4) continue;
    Nearest found = nearest_between(std::move(corners));
    if (found.square < best.square) best = std::move(found);
  }
  return best;
}

const Point& furthest(const std::vector<Point>& body, const Point& v) {
  return *std::max_element(body.begin(), body.end(),
                           [&v](const Point& x, const Point& y) { return dot(v, x) < dot(v, y); });
}

Nearest gjk(const std::vector<Point>& a, const std::vector<Point>& b, int& iterations) {
  Nearest best;
  std::vector<Corner> simplex = {{minus(a[0], b[0]), a[0], b[0]}};
  for (iterations = 0; iterations < 100; ++iterations) {
    Nearest now = nearest(simplex);
    if (!(now.square < best.square)) break;
    best = std::move(now);
    const Point& v = best.at.v;
    const Point& p = furthest(a, {-v[0], -v[1], -v[2]});
    const Point& q = furthest(b, v);
    simplex = best.corners;
    simplex.push_back({minus(p, q), p, q});
  }
  return best;
}

// --- the adapter ---

using nlohmann::json;

double number(std::string_view bytes, std::size_t place) {
  double read = 0;
  std::memcpy(&read, bytes.data() + sizeof read * place, sizeof read);
  return read;
}

// Takes `count` points off the bytes.
std::vector<Point> points(std::string_view& bytes, std::size_t count, std::size_t dim) {
  std::vector<Point> all(count);
  for (std::size_t i = 0; i < dim * count; ++i) all[i / dim][i % dim] = number(bytes, i);
  bytes.remove_prefix(sizeof(double) * dim * count);
  return all;
}

void append(std::string& bytes, double number) {
  bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
}

void append(std::string& bytes, const Point& point, std::size_t dim, double unit) {
  for (std::size_t axis = 0; axis < dim; ++axis) append(bytes, point[axis] * unit);
}

// Appends the numbers in the order of `members`.
constexpr const char* members =
    R"(["intersecting","distance","witness_a","witness_b","iterations"])";
void answer(std::vector<Point> a, std::vector<Point> b, std::size_t dim, std::string& bytes) {
  double unit = 0;  // largest coordinate; in units of it squares do not overflow or vanish
  for (auto* body : {&a, &b}) {
    for (const Point& point : *body) {
      for (const double x : point) unit = std::max(unit, std::abs(x));
    }
  }
  if (unit == 0) unit = 1;
  for (auto* body : {&a, &b}) {
    for (Point& point : *body) point = {point[0] / unit, point[1] / unit, point[2] / unit};
  }
  int iterations = 0;
  const Nearest found = gjk(a, b, iterations);
  const double distance = found.square > 1e-29 ? std::sqrt(found.square) * unit : 0;  // (32 u)^2
  append(bytes, distance == 0 ? 1 : 0);
  append(bytes, distance);
  append(bytes, found.at.p, dim, unit);
  append(bytes, found.at.q, dim, unit);
  append(bytes, iterations);
}

}  // namespace

int main() {
  std::ios::sync_with_stdio(false);
  for (std::string line; std::getline(std::cin, line);) {
    const json message = json::parse(line);
    if (message.contains("start")) {
      std::cout
          << R"({"started":{"protocol":1,"name":"lines-1.0","answers":["distance","witnesses"],)"
             R"("numbers":"raw","run":256}})"
          << '\n';
    }
    if (message.contains("run")) {
      std::string block(message["bytes"], '\0'), bytes;
      std::cin.read(block.data(), static_cast<std::streamsize>(block.size()));
      std::string_view rest = block;
      json seqs = json::array();
      for (const json& question : message["run"]) {
        const std::size_t dim = question["dim"];
        const std::vector<Point> a = points(rest, question["a"], dim);
        answer(a, points(rest, question["b"], dim), dim, bytes);
        seqs.push_back(question["seq"]);
      }
      std::cout << R"({"seq":)" << seqs << R"(,"raw":)" << members << "}\n" << bytes;
    }
    if (message.contains("stop")) break;
    std::cout << std::flush;
  }
}
