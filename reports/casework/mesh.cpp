// SPDX-License-Identifier: MIT
#include "reports/casework/replay.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <filesystem>
#include <numbers>
#include <utility>

#include "core/cases/file.hpp"
#include "core/subjects/hull/hull_graph.hpp"
#include "reports/casework/mesh/read_mesh.hpp"

namespace reports {
namespace {

// True if `sum`, the rounded x + y, is exact.  The error of a sum is a number of the same format,
// and these differences compute it [Higham02 §4.3].  False for NaN, after overflow.
bool is_exact(double x, double y, double sum) {
  const double y_part = sum - x;
  return (x - (sum - y_part)) + (y - y_part) == 0;
}

using Matrix = std::array<cases::Point, 3>;

constexpr Matrix identity = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};

// Quarter turns are special cases, because pi is not exact.
std::pair<double, double> sine_and_cosine(double degrees) {
  const double turned = std::fmod(degrees, 360);
  for (const int quarters : {-3, -2, -1, 0, 1, 2, 3}) {
    if (turned != 90 * quarters) continue;
    constexpr std::array<double, 4> sines = {0, 1, 0, -1};
    const auto q = static_cast<std::size_t>((quarters + 4) % 4);
    return {sines[q], sines[(q + 1) % 4]};
  }
  const double radians = turned * (std::numbers::pi / 180);
  return {std::sin(radians), std::cos(radians)};
}

// Rodrigues' formula c I + (1 - c) u u^T + s [u]x for the unit vector u of the axis.
Matrix rotation(const cases::Point& axis, double degrees) {
  const double length = std::hypot(axis[0], axis[1], axis[2]);
  const auto [s, c] = sine_and_cosine(degrees);
  const cases::Point u = {axis[0] / length, axis[1] / length, axis[2] / length};
  Matrix result;
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) result[i][j] = (1 - c) * u[i] * u[j] + (i == j ? c : 0);
    const std::size_t next = (i + 1) % 3;
    const std::size_t last = (i + 2) % 3;
    result[i][next] -= s * u[last];
    result[i][last] += s * u[next];
  }
  return result;
}

bool is_signed_permutation(const Matrix& turn) {
  for (const cases::Point& row : turn) {
    for (const double x : row) {
      if (x != 0 && x != 1 && x != -1) return false;
    }
  }
  return true;
}

// The transformation of B; records whether it rounded anything.
struct Placement {
  double scale = 1;
  Matrix turn = identity;
  cases::Point offset{};
  bool rounded = false;

  // If the rotation permutes and negates coordinates, only scale and offset round, and only once.
  cases::Point operator()(const cases::Point& point) {
    cases::Point result{};
    const bool exact = is_signed_permutation(turn);
    rounded = rounded || !exact;
    for (std::size_t i = 0; i < 3; ++i) {
      double x = 0;
      for (std::size_t j = 0; j < 3; ++j) x = std::fma(turn[i][j], point[j], x);
      result[i] = std::fma(scale, x, offset[i]);
      const double product = scale * x;
      rounded =
          rounded || std::fma(scale, x, -product) != 0 || !is_exact(product, offset[i], result[i]);
    }
    return result;
  }
};

bool is_zero(const cases::Point& point) { return point == cases::Point{}; }

// Transforms B and returns a description; empty if nothing changed.
std::string place(cases::Body& body, const MeshOptions& options) {
  const auto& [x, y, z] = options.offset;
  const auto& [u, v, w] = options.axis;
  if (options.scale == 0) throw std::invalid_argument("--scale: zero leaves a single point");
  if (is_zero(options.axis) && options.degrees != 0) {
    throw std::invalid_argument("--rotate: the axis is zero");
  }
  Placement placement{options.scale, identity, options.offset};
  std::vector<std::string> done;
  if (options.scale != 1) done.push_back(fmt::format("scaled by {}", options.scale));
  if (options.degrees != 0) {
    placement.turn = rotation(options.axis, options.degrees);
    done.push_back(
        fmt::format("turned by {} degrees around ({}, {}, {})", options.degrees, u, v, w));
  }
  if (!is_zero(options.offset)) done.push_back(fmt::format("moved by ({}, {}, {})", x, y, z));
  if (done.empty()) return {};
  for (std::size_t i = 0; i < body.points.size(); ++i) {
    body.points[i] = placement(body.points[i]);
    for (const double coordinate : body.points[i]) {
      if (std::isfinite(coordinate)) continue;
      throw std::invalid_argument(
          fmt::format("point {} of {} leaves the range of double where it is put", i, options.b));
    }
  }
  if (placement.rounded) done.emplace_back("rounded to double");
  return fmt::format("B {}", fmt::join(done, ", "));
}

// The file name as a slug.
std::string slug(const std::string& path) {
  std::string name = std::filesystem::path(path).filename().string();
  for (char& c : name) {
    const bool plain = ('0' <= c && c <= '9') || ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z');
    if (!plain && std::string("._-+").find(c) == std::string::npos) c = '_';
  }
  return name;
}

void check_id(const std::string& id) {
  if (cases::is_slug(id)) return;
  throw std::invalid_argument(
      fmt::format("--id: \"{}\" is not a slug of letters, digits and ._-+/:", id));
}

}  // namespace

cases::Body surface(const cases::Body& body) {
  // Only points on the surface have neighbours: see subjects::hull_graph.
  const subjects::VertexGraph graph = subjects::hull_graph(body.points);
  std::vector<bool> linked(body.points.size(), body.points.size() == 1);
  for (const auto vertex : graph.neighbours) linked[vertex] = true;
  cases::Body result;
  for (std::size_t i = 0; i < body.points.size(); ++i) {
    if (linked[i]) result.points.push_back(body.points[i]);
  }
  return result;
}

cases::Case mesh_case(const MeshOptions& options) {
  cases::Case question;
  question.id = options.id.empty() ? slug(options.a) + ":" + slug(options.b) : options.id;
  check_id(question.id);
  question.flags = {"mesh"};
  question.a = read_mesh(options.a);
  question.b = read_mesh(options.b);
  if (options.hull_only) {
    question.a = surface(question.a);
    question.b = surface(question.b);
  }
  const std::string done = place(question.b, options);
  if (!done.empty()) question.source = cases::Source{"", done, ""};
  return question;
}

ExitCode write_mesh_case(const MeshOptions& options) {
  const cases::Case question = mesh_case(options);
  fmt::print("{}\n{}\n", cases::header_line(), cases::case_line(question));
  return clean;
}

}  // namespace reports
