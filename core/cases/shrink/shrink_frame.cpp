// SPDX-License-Identifier: MIT
// Reductions of origin, scale, axes and order of the bodies, and of curved bodies and polytopes.
#include <cmath>
#include <utility>

#include "core/cases/shrink/shrink_search.hpp"

namespace cases {
namespace {

template <typename Change>
Case with_points(Case question, Change change) {
  for (Body* body : {&question.a, &question.b}) {
    for (Point& point : body->points) change(point);
  }
  return question;
}

// Changes the body `which` of the best case.
template <typename Change>
bool take_body(Search& search, Body Case::*which, const Change& change) {
  Case candidate = search.best();
  change(candidate.*which);
  candidate.*which = in_normal_form(std::move(candidate.*which));
  return search.take(std::move(candidate));
}

bool scale_to_one(Search& search) {
  const double largest = magnitude(search.best());
  if (!(largest > 0) || !std::isfinite(largest)) return false;
  return search.take(scaled(search.best(), -std::ilogb(largest)));
}

// Scales each axis on its own, which changes the shape; the predicate decides.
bool scale_axes_to_one(Search& search) {
  bool simplified = false;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    double largest = 0;
    with_points(search.best(),
                [&](const Point& point) { largest = std::max(largest, std::fabs(point[axis])); });
    if (largest == 0) continue;
    const int exponent = -std::ilogb(largest);
    simplified |= search.take(with_points(
        search.best(), [&](Point& point) { point[axis] = std::ldexp(point[axis], exponent); }));
  }
  return simplified;
}

bool flatten(Search& search) {
  Case planar = search.best();
  if (planar.dim == 2 || !has_points_only(planar)) return false;
  planar.dim = 2;
  for (const std::size_t axis : {2, 1, 0}) {
    const auto drop = [axis](Point& point) {
      std::swap(point[axis], point[2]);
      point[2] = 0;
    };
    if (search.take(with_points(planar, drop))) return true;
  }
  return false;
}

bool change_axes(Search& search) {
  bool simplified = false;
  const auto dim = static_cast<std::size_t>(search.best().dim);
  for (std::size_t axis = 0; axis < dim; ++axis) {
    simplified |= search.take(
        with_points(search.best(), [axis](Point& point) { point[axis] = -point[axis]; }));
    for (std::size_t other = axis + 1; other < dim; ++other) {
      simplified |= search.take(
          with_points(search.best(), [=](Point& point) { std::swap(point[axis], point[other]); }));
    }
  }
  return simplified;
}

bool exchange_bodies(Search& search) {
  Case exchanged = search.best();
  std::swap(exchanged.a, exchanged.b);
  return search.take(std::move(exchanged));
}

}  // namespace

Case moved_to_origin(Case question, const Point& point) {
  for (Body* body : {&question.a, &question.b}) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      for (Point& p : body->points) p[axis] -= point[axis];
      if (Placement* placement = placement_of(*body)) placement->translation[axis] -= point[axis];
    }
  }
  return question;
}

bool simplify_frame(Search& search) {
  bool simplified = flatten(search);
  simplified |= scale_to_one(search);
  if (has_points_only(search.best())) {
    simplified |= scale_axes_to_one(search);
    simplified |= change_axes(search);
  }
  return exchange_bodies(search) || simplified;
}

bool centre(Search& search) {
  const Case start = search.best();
  for (const Body* body : {&start.a, &start.b}) {
    std::vector<Point> points = body->points;
    if (body->curved) points.push_back(body->curved->translation);
    if (body->polytope) points = rounded_vertices(*body, start.dim);
    for (const Point& point : points) {
      if (search.take(moved_to_origin(start, point))) return true;
      // The same along one axis only.
      for (std::size_t axis = 0; axis < 3; ++axis) {
        Point along{};
        along[axis] = point[axis];
        if (search.take(moved_to_origin(start, along))) return true;
      }
    }
  }
  return false;
}

// Affine maps preserve what makes cases degenerate: flat simplices, parallel faces, small gaps.
bool shear(Search& search) {
  if (!has_points_only(search.best())) return false;
  bool simplified = false;
  const auto dim = static_cast<std::size_t>(search.best().dim);
  for (Body Case::*const which : {&Case::a, &Case::b}) {
    const std::size_t count = (search.best().*which).points.size();
    for (std::size_t i = 0; i < count; ++i) {
      for (std::size_t step = 0; step < dim * dim && !search.exhausted(); ++step) {
        const std::size_t axis = step / dim;
        const std::size_t along = step % dim;
        const Point pivot = (search.best().*which).points[i];
        if (axis == along || pivot[axis] == 0 || pivot[along] == 0) continue;
        const double slope = pivot[axis] / pivot[along];
        simplified |= search.take(with_points(search.best(), [&](Point& point) {
          const bool is_zero = point[axis] == pivot[axis] && point[along] == pivot[along];
          point[axis] = is_zero ? 0 : std::fma(-slope, point[along], point[axis]);
        }));
      }
    }
  }
  return simplified;
}

bool replace_polytope(Search& search) {
  bool simplified = false;
  for (Body Case::*const which : {&Case::a, &Case::b}) {
    const auto take = [&](const auto& change) {
      if ((search.best().*which).polytope) simplified |= take_body(search, which, change);
    };
    take([&](Body& body) { body = {rounded_vertices(body, search.best().dim)}; });
    take([&](Body& body) {  // the points that a subject without this shape sees
      body.polytope->points = local_vertices(*body.polytope, search.best().dim);
      body.polytope->kind = Polytope::Kind::points;
      body.polytope->faces.clear();
    });
    take([](Body& body) { static_cast<Placement&>(*body.polytope) = {}; });
    take([](Body& body) { body.polytope->linear = Placement{}.linear; });
    take([](Body& body) { body.polytope->translation = {}; });
  }
  return simplified;
}

bool replace_curved(Search& search) {
  bool simplified = false;
  for (Body Case::*const which : {&Case::a, &Case::b}) {
    const auto take = [&](const auto& change) {
      if ((search.best().*which).curved) simplified |= take_body(search, which, change);
    };
    take([](Body& body) { body = {{body.curved->translation}}; });
    take([](Body& body) {
      body.curved->kind = Curved::Kind::sphere;
      body.curved->half_height = 0;
    });
    take([](Body& body) { body.curved->linear = Placement{}.linear; });
    take([](Body& body) { body.curved->radius = 1; });
  }
  return simplified;
}

}  // namespace cases
