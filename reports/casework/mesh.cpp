// SPDX-License-Identifier: MIT
#include "reports/casework/mesh.hpp"

#include <fmt/format.h>

#include <cmath>
#include <cstddef>
#include <filesystem>
#include <sstream>
#include <stdexcept>
#include <vector>

#include "core/cases/file.hpp"
#include "core/cases/mesh.hpp"
#include "core/subjects/hull_graph.hpp"

namespace reports {
namespace {

// Whether `sum`, the rounded x + y, is x + y: the error of a sum is a number of the format, and
// these differences give it [Higham02 §4.3].  NaN, after overflow, is no.
bool is_exact(double x, double y, double sum) {
  const double y_part = sum - x;
  return (x - (sum - y_part)) + (y - y_part) == 0;
}

void move(cases::Body& body, const cases::Point& offset, const std::string& file) {
  for (const double x : offset) {
    if (!std::isfinite(x)) throw std::invalid_argument("--offset: not finite");
  }
  for (std::size_t i = 0; i < body.points.size(); ++i) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      double& x = body.points[i][axis];
      const double moved = x + offset[axis];
      if (!is_exact(x, offset[axis], moved)) {
        throw std::invalid_argument(fmt::format(
            "--offset: {} + {} is not a double (point {} of {}); take an offset of fewer "
            "bits, like 0.125 or 0x1p-30",
            cases::hex_float(x), cases::hex_float(offset[axis]), i, file));
      }
      x = moved;
    }
  }
}

// The name of the file, made a slug.
std::string slug(const std::string& path) {
  std::string name = std::filesystem::path(path).filename().string();
  for (char& c : name) {
    const bool plain = ('0' <= c && c <= '9') || ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z');
    if (!plain && std::string("._-+").find(c) == std::string::npos) c = '_';
  }
  return name;
}

// What an id may be is for the reader to say.
void check_id(const std::string& id) {
  cases::Case stub;
  stub.id = id;
  stub.a.points = stub.b.points = {{0, 0, 0}};
  std::istringstream file(cases::header_line() + "\n" + cases::case_line(stub) + "\n");
  cases::read_cases(file, "--id");
}

}  // namespace

cases::Body surface(const cases::Body& body) {
  // Only points on the surface are linked to: see subjects::hull_graph.
  const subjects::HullGraph graph = subjects::hull_graph(body.points);
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
  question.a = cases::read_mesh(options.a);
  question.b = cases::read_mesh(options.b);
  if (options.hull_only) {
    question.a = surface(question.a);
    question.b = surface(question.b);
  }
  move(question.b, options.offset, options.b);
  return question;
}

ExitCode write_mesh_case(const MeshOptions& options) {
  const cases::Case question = mesh_case(options);
  fmt::print("{}\n{}\n", cases::header_line(), cases::case_line(question));
  return clean;
}

}  // namespace reports
