// SPDX-License-Identifier: MIT
// The canonical writer: keys in a fixed order, no spaces, shortest hex floats.
#include <span>

#include "core/cases/file.hpp"
#include "core/cases/form/json_value.hpp"

namespace cases {
namespace {

Json json_of(const Point& point, int dim) {
  Json coordinates = Json::array();
  for (const double x : std::span(point).first(static_cast<std::size_t>(dim))) {
    coordinates.push_back(hex_float(x));
  }
  return coordinates;
}

Json json_of(std::span<const Point> points, int dim) {
  Json result = Json::array();
  for (const Point& point : points) result.push_back(json_of(point, dim));
  return result;
}

// Adds nothing if the placement is the identity.
void add_placement(Json& body, const Placement& placement, int dim) {
  if (!is_placed(placement)) return;
  const auto rows = std::span(placement.linear).first(static_cast<std::size_t>(dim));
  body["placement"]["linear"] = json_of(rows, dim);
  body["placement"]["translation"] = json_of(placement.translation, dim);
}

Json json_of(const Curved& curved, int dim) {
  Json shape;
  shape["radius"] = hex_float(curved.radius);
  if (curved.kind != Curved::Kind::sphere) shape["half_height"] = hex_float(curved.half_height);
  Json result;
  result[name(curved.kind)] = std::move(shape);
  add_placement(result, curved, dim);
  return result;
}

Json json_of(const Polytope& polytope, int dim) {
  Json result;
  Json& shape = result[name(polytope.kind)];
  switch (polytope.kind) {
    case Polytope::Kind::points:
    case Polytope::Kind::segment: shape = json_of(polytope.points, dim); break;
    case Polytope::Kind::point: shape = json_of(polytope.points.at(0), dim); break;
    case Polytope::Kind::box: shape["half_extents"] = json_of(polytope.points.at(0), dim); break;
    case Polytope::Kind::with_faces:
      shape["points"] = json_of(polytope.points, dim);
      shape["faces"] = polytope.faces;
      break;
  }
  add_placement(result, polytope, dim);
  return result;
}

Json json_of(const Body& body, int dim) {
  if (body.curved) return json_of(*body.curved, dim);
  if (body.polytope) return json_of(*body.polytope, dim);
  Json result;
  result["points"] = json_of(body.points, dim);
  return result;
}

Json json_of(const Expect& expect) {
  Json result;
  result["relation"] = name(expect.relation);
  if (expect.distance_squared_bounds) {
    result["distance_squared_bounds"] = *expect.distance_squared_bounds;
    return result;
  }
  Json proof = Json::array();
  for (const auto& [a, b, weight] : expect.proof) {
    proof.push_back(Json::object({{"a", a}, {"b", b}, {"weight", weight}}));
  }
  result["distance_squared"] = expect.distance_squared;
  result["v"] = expect.v;
  result["proof"] = std::move(proof);
  if (expect.normal) result["normal"] = *expect.normal;
  if (expect.penetration_depth_squared) {
    result["penetration_depth_squared"] = *expect.penetration_depth_squared;
  }
  return result;
}

Json json_of(const Source& source) {
  return Json::object(
      {{"library", source.library}, {"from", source.from}, {"reported", source.reported}});
}

// Text that is not UTF-8 has no JSON form.  Bad bytes become U+FFFD, because an exception would
// lose the finding that is being written.
std::string line_of(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

std::string header_line() { return line_of(Json::object({{"format", format_name}})); }

std::string case_line(const Case& question) {
  Json result;
  result["id"] = question.id;
  result["dim"] = question.dim;
  result["bits"] = bits(question);
  if (!question.flags.empty()) result["flags"] = question.flags;
  result["a"] = json_of(question.a, question.dim);
  result["b"] = json_of(question.b, question.dim);
  if (question.expect) result["expect"] = json_of(*question.expect);
  if (question.source) result["source"] = json_of(*question.source);
  return line_of(result);
}

}  // namespace cases
