// SPDX-License-Identifier: MIT
#include "reports/casework/simulation.hpp"

#include <algorithm>
#include <numbers>
#include <stdexcept>

#include "core/cases/families/shapes.hpp"
#include "core/cases/settings.hpp"
#include "oracle/certificate/certificate.hpp"

namespace reports {
namespace {

using cases::Point;
using cases::Quaternion;

Quaternion normalised(Quaternion q) {
  const double length = std::sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
  for (double& x : q) x /= length;
  return q;
}

// q p q^-1 for a unit quaternion.
Point turned(const Quaternion& q, const Point& p) {
  const Quaternion conjugate{q[0], -q[1], -q[2], -q[3]};
  const Quaternion result = cases::product(cases::product(q, {0, p[0], p[1], p[2]}), conjugate);
  return {result[1], result[2], result[3]};
}

struct Box {
  Point low{};
  Point high{};
};

Box box_of(const std::vector<Point>& points) {
  Box box{points[0], points[0]};
  for (const Point& point : points) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      box.low[axis] = std::min(box.low[axis], point[axis]);
      box.high[axis] = std::max(box.high[axis], point[axis]);
    }
  }
  return box;
}

bool overlap(const Box& a, const Box& b) {
  for (std::size_t axis = 0; axis < 3; ++axis) {
    if (a.high[axis] < b.low[axis] || b.high[axis] < a.low[axis]) return false;
  }
  return true;
}

}  // namespace

Simulation::Simulation(const SimulationOptions& options) : options_(options) {
  if (options.bodies < 2 || options.vertices < 4 || options.frames < 0 ||
      !(options.density > 0 && options.density <= 0.5) || !(options.translation >= 0) ||
      !(std::fabs(options.rotation) < 180)) {
    throw std::invalid_argument(
        "a simulation needs at least 2 bodies of 4 vertices, a density in (0, 0.5], a translation "
        "of 0 or more and a rotation below 180 degrees");
  }
  // The bodies' spheres have radius 1: bodies * 4/3 pi = density * (2 half_size)^3.
  half_size_ = std::cbrt(options.bodies * 4 * std::numbers::pi / 3 / options.density) / 2;
  if (half_size_ < 1) throw std::invalid_argument("a body does not fit into the cube");
  const double half_angle = options.rotation * std::numbers::pi / 360;
  for (int i = 0; i < options.bodies; ++i) {
    cases::Choices choices =
        cases::Choices::keyed(options.seed, "simulation", static_cast<std::uint64_t>(i));
    Polyhedron body;
    for (int k = 0; k < options.vertices; ++k)
      body.shape.push_back(cases::random_direction(choices));
    for (double& x : body.centre) x = (half_size_ - 1) * choices.fraction(40);
    body.velocity = cases::times(options.translation, cases::random_direction(choices));
    const Point about = cases::random_direction(choices);
    body.turn = {std::cos(half_angle), std::sin(half_angle) * about[0],
                 std::sin(half_angle) * about[1], std::sin(half_angle) * about[2]};
    bodies_.push_back(std::move(body));
  }
}

std::vector<Point> Simulation::placed(const Polyhedron& body) const {
  std::vector<Point> points;
  for (const Point& vertex : body.shape) {
    points.push_back(cases::plus(turned(body.orientation, vertex), body.centre));
  }
  return points;
}

void Simulation::move(Polyhedron& body) const {
  body.orientation = normalised(cases::product(body.turn, body.orientation));
  const double limit = half_size_ - 1;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    body.centre[axis] += body.velocity[axis];
    const bool outward = body.centre[axis] * body.velocity[axis] > 0;
    if (std::fabs(body.centre[axis]) > limit && outward) body.velocity[axis] = -body.velocity[axis];
  }
}

std::vector<PairQuery> Simulation::next_frame() {
  std::vector<std::vector<Point>> points;
  std::vector<Box> boxes;
  for (const Polyhedron& body : bodies_) {
    points.push_back(placed(body));
    boxes.push_back(box_of(points.back()));
  }
  std::vector<PairQuery> queries;
  for (std::size_t i = 0; i < bodies_.size(); ++i) {
    for (std::size_t j = i + 1; j < bodies_.size(); ++j) {
      if (!overlap(boxes[i], boxes[j])) continue;
      PairQuery query{frame_, i, j, {}};
      const std::string pair = std::to_string(i) + "-" + std::to_string(j);
      query.question.id =
          "motion-s" + std::to_string(options_.seed) + "-f" + std::to_string(frame_) + "-p" + pair;
      // Other options make other cases, so they need other ids.
      const SimulationOptions usual;
      const auto add = [&query](const char* letter, auto value, auto usual_value) {
        if (value == usual_value) return;
        query.question.id +=
            std::string("-") + letter + cases::canonical_decimal(static_cast<double>(value));
      };
      add("b", options_.bodies, usual.bodies);
      add("v", options_.vertices, usual.vertices);
      add("d", options_.density, usual.density);
      add("t", options_.translation, usual.translation);
      add("r", options_.rotation, usual.rotation);
      query.question.flags = {"motion", "frame:" + std::to_string(frame_), "pair:" + pair};
      query.question.a.points = points[i];
      query.question.b.points = points[j];
      queries.push_back(std::move(query));
    }
  }
  for (const PairQuery& query : queries) {
    const cases::Relation relation = oracle::quick_certificate(query.question).relation;
    if (relation == cases::Relation::separated) continue;
    std::swap(bodies_[query.first].velocity, bodies_[query.second].velocity);
  }
  for (Polyhedron& body : bodies_) move(body);
  ++frame_;
  return queries;
}

}  // namespace reports
