// SPDX-License-Identifier: MIT
#include "core/cases/case.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace cases {
namespace {

// Functors, because a call by a pointer takes longer than they do.
constexpr auto fits_binary32 = [](double x) {
  return std::fabs(x) <= static_cast<double>(std::numeric_limits<float>::max()) &&
         static_cast<double>(static_cast<float>(x)) == x;
};

// Calls visit(x) for each coordinate until it returns false; returns whether it never did.
template <typename Points, typename Visit>
bool all_coordinates(Points& points, Visit visit) {
  for (auto& point : points) {
    for (auto& x : point) {
      if (!visit(x)) return false;
    }
  }
  return true;
}

template <typename AnyPlacement, typename Visit>
bool all_numbers_of_placement(AnyPlacement& placement, Visit visit) {
  if (!all_coordinates(placement.linear, visit)) return false;
  for (auto& x : placement.translation) {
    if (!visit(x)) return false;
  }
  return true;
}

// Every number of a body that is not a point set.
template <typename AnyBody, typename Visit>
bool all_numbers_of_shape(AnyBody& body, Visit visit) {
  if (body.polytope && !(all_coordinates(body.polytope->points, visit) &&
                         all_numbers_of_placement(*body.polytope, visit))) {
    return false;
  }
  if (!body.curved) return true;
  return all_numbers_of_placement(*body.curved, visit) && visit(body.curved->radius) &&
         visit(body.curved->half_height);
}

template <typename AnyBody, typename Visit>
bool all_numbers(AnyBody& body, Visit visit) {
  return all_coordinates(body.points, visit) && all_numbers_of_shape(body, visit);
}

// Whether x y is rounded because it is subnormal, for finite numbers.
bool underflows(double x, double y) {
  int of_x = 0;
  int of_y = 0;
  const double scaled = std::frexp(x, &of_x) * std::frexp(y, &of_y);
  const double whole = x * y;
  return std::fabs(whole) < std::numeric_limits<double>::min() &&
         std::ldexp(whole, -(of_x + of_y)) != scaled;
}

// Calls see(placement, corner) for boxes |x_i| <= corner_i around what the body places.  For a box the
// half extents stand for all corners.
template <typename See>
void for_placed_boxes(const Body& body, const See& see) {
  if (body.curved) {
    const Curved& curved = *body.curved;
    const bool sphere = curved.kind == Curved::Kind::sphere;
    see(curved, Point{curved.radius, sphere ? curved.radius : curved.half_height, curved.radius});
  }
  if (!body.polytope) return;
  for (const Point& p : body.polytope->points) {
    see(*body.polytope, Point{std::fabs(p[0]), std::fabs(p[1]), std::fabs(p[2])});
  }
}

// Upper bound of |coordinate| over the image of the box.
double magnitude(const Placement& placement, const Point& corner, int dim) {
  double largest = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(dim); ++i) {
    double reach = std::fabs(placement.translation[i]);
    for (std::size_t j = 0; j < static_cast<std::size_t>(dim); ++j) {
      reach += std::fabs(placement.linear[i][j]) * corner[j];
    }
    largest = std::max(largest, reach);
  }
  return largest;
}

// Whether a product of a placement is rounded because it is subnormal.
bool underflows(const Case& question) {
  bool found = false;
  for (const Body* body : {&question.a, &question.b}) {
    for_placed_boxes(*body, [&](const Placement& placement, const Point& corner) {
      for (std::size_t i = 0; i < static_cast<std::size_t>(question.dim); ++i) {
        for (std::size_t j = 0; j < static_cast<std::size_t>(question.dim); ++j) {
          found = found || underflows(placement.linear[i][j], corner[j]);
        }
      }
    });
  }
  return found;
}

// Whether binary32 has a nearest number: from half an ulp above its largest on there is none.
constexpr auto rounds_to_binary32 = [](double x) { return std::fabs(x) < 0x1.ffffffp+127; };

// Never inlined: g++ 12 then makes vectors of a radius and a height, and does not round them.
[[gnu::noinline]] bool round_to_binary32(double& x) {
  x = static_cast<double>(static_cast<float>(x));
  return true;
}

// Whether rounding to binary32 neither overflows nor removes an extent.
bool can_be_rounded(const Body& body) {
  if (!all_numbers(body, rounds_to_binary32)) return false;
  if (!body.curved) return true;
  const auto vanishes = [](double x) { return !(static_cast<float>(x) > 0); };
  return !vanishes(body.curved->radius) &&
         (body.curved->kind == Curved::Kind::sphere || !vanishes(body.curved->half_height));
}

}  // namespace

const char* name(Relation relation) {
  switch (relation) {
    case Relation::separated: return "separated";
    case Relation::touching: return "touching";
    case Relation::overlapping: return "overlapping";
  }
  return "unknown";
}

const char* name(Curved::Kind kind) {
  switch (kind) {
    case Curved::Kind::sphere: return "sphere";
    case Curved::Kind::cone: return "cone";
    case Curved::Kind::cylinder: return "cylinder";
  }
  return "unknown";
}

const char* name(Polytope::Kind kind) {
  switch (kind) {
    case Polytope::Kind::points: return "points";
    case Polytope::Kind::point: return "point";
    case Polytope::Kind::segment: return "segment";
    case Polytope::Kind::box: return "box";
    case Polytope::Kind::with_faces: return "polytope";
  }
  return "unknown";
}

bool is_placed(const Placement& placement) { return placement != Placement{}; }

std::vector<Point> local_vertices(const Polytope& polytope, int dim) {
  if (polytope.kind != Polytope::Kind::box) return polytope.points;
  const auto axes = static_cast<std::size_t>(dim);
  std::vector<Point> corners(std::size_t{1} << axes);
  for (std::size_t i = 0; i < corners.size(); ++i) {
    for (std::size_t k = 0; k < axes; ++k) {
      const double extent = polytope.points.at(0)[k];
      corners[i][k] = ((i >> k) & 1U) != 0 ? extent : 0 - extent;
    }
  }
  return corners;
}

Placement* placement_of(Body& body) {
  if (body.curved) return &*body.curved;
  return body.polytope ? &*body.polytope : nullptr;
}

Body in_normal_form(Body body) {
  const bool set = body.polytope && body.polytope->kind == Polytope::Kind::points;
  if (!set || is_placed(*body.polytope)) return body;
  return {std::move(body.polytope->points)};
}

std::size_t vertex_count(const Body& body, int dim) {
  if (!body.polytope) return body.points.size();
  const bool box = body.polytope->kind == Polytope::Kind::box;
  return box ? std::size_t{1} << dim : body.polytope->points.size();
}

std::vector<Point> rounded_vertices(const Body& body, int dim) {
  if (!body.polytope) return body.points;
  const Polytope& polytope = *body.polytope;
  std::vector<Point> points = local_vertices(polytope, dim);
  for (Point& point : points) {
    Point image = polytope.translation;
    for (std::size_t i = 0; i < static_cast<std::size_t>(dim); ++i) {
      for (std::size_t j = 0; j < static_cast<std::size_t>(dim); ++j) {
        image[i] += polytope.linear[i][j] * point[j];
      }
    }
    point = image;
  }
  return points;
}

void clear(Case& question) {
  question.id.clear();
  question.dim = 3;
  question.flags.clear();
  for (Body* body : {&question.a, &question.b}) {
    body->points.clear();
    body->curved.reset();
    body->polytope.reset();
  }
  question.expect.reset();
  question.source.reset();
  question.parameters.clear();
}

bool has_points_only(const Case& question) {
  return !has_curved_body(question) && !question.a.polytope && !question.b.polytope;
}

bool has_curved_body(const Case& question) { return question.a.curved || question.b.curved; }

int bits(const Case& question) {
  return all_numbers(question.a, fits_binary32) && all_numbers(question.b, fits_binary32) ? 24 : 53;
}

double magnitude(const Case& question) {
  double largest = 0;
  for (const Body* body : {&question.a, &question.b}) {
    Point reach{};  // per axis: three short dependency chains instead of a long one
    for (const Point& point : body->points) {
      for (std::size_t i = 0; i < 3; ++i) reach[i] = std::max(reach[i], std::fabs(point[i]));
    }
    for (double x : reach) largest = std::max(largest, x);
    for_placed_boxes(*body, [&](const Placement& placement, const Point& corner) {
      largest = std::max(largest, magnitude(placement, corner, question.dim));
    });
  }
  // Three products that underflow err by 2^-1073 together, by little of a larger bound.
  const bool is_lost = largest < 0x1p-1000 && underflows(question);
  return is_lost ? std::numeric_limits<double>::infinity() : largest;
}

Case scaled(Case question, int exponent) {
  scale_in_place(question, exponent);
  return question;
}

void scale_in_place(Case& question, int exponent) {
  // The product with a power of two rounds as std::ldexp does, and is much faster.
  const double power = std::ldexp(1.0, exponent);
  const bool is_product = exponent >= -1022 && exponent <= 1023;
  const auto scale = [&](double& x) {
    x = (is_product ? x * power : std::ldexp(x, exponent)) + 0.0;
  };
  for (Body* body : {&question.a, &question.b}) {
    for (Point& point : body->polytope ? body->polytope->points : body->points) {
      std::for_each(point.begin(), point.end(), scale);
    }
    if (Placement* placement = placement_of(*body)) {
      std::for_each(placement->translation.begin(), placement->translation.end(), scale);
    }
    if (!body->curved) continue;
    scale(body->curved->radius);
    scale(body->curved->half_height);
  }
  for (Parameter& parameter : question.parameters) {
    if (parameter.name == "exponent") parameter.value += exponent;
  }
}

std::optional<Case> rounded(const Case& question, int bits) {
  Case result = question;
  result.expect.reset();
  if (bits < 53 && !round_in_place(result)) return std::nullopt;
  return result;
}

bool round_in_place(Case& question) {
  const std::array bodies = {&question.a, &question.b};
  if (!std::ranges::all_of(bodies, [](const Body* body) { return can_be_rounded(*body); })) {
    return false;
  }
  question.expect.reset();
  for (Body* body : bodies) {
    const bool loses_faces = body->polytope && body->polytope->kind == Polytope::Kind::with_faces &&
                             !all_coordinates(body->polytope->points, fits_binary32);
    for (Point& point : body->points) {
      for (double& x : point) x = static_cast<double>(static_cast<float>(x));
    }
    all_numbers_of_shape(*body, round_to_binary32);
    if (!loses_faces) continue;
    body->polytope->kind = Polytope::Kind::points;
    body->polytope->faces.clear();
    *body = in_normal_form(std::move(*body));
  }
  return true;
}

}  // namespace cases
