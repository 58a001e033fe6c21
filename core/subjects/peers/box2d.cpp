// SPDX-License-Identifier: MIT
// Box2D 2.4, in floats.  `distance` asks b2Distance about proxies of the points themselves with
// radius 0.  Bodies meet where b2TestOverlap says so of polygons of the same points and radius, at a
// distance below 10 FLT_EPSILON = 1.2e-6.  `defaults` asks the same of the polygons that a user makes
// by b2PolygonShape::Set: they have a skin of b2_polygonRadius = 2 b2_linearSlop = 0.01 each, which
// both queries count as part of the body, and welded vertices where nearer than half of
// b2_linearSlop; a distance may be off by both skins, and by 64 roundings of a coordinate of 50.  Set
// ends the program if it welds a polygon to fewer than three corners or finds no area: those, slivers of
// an area that floats may not see, and polygons that differ from their points are skipped.  The engine
// takes at most 8 points.  Points of an overlap have no meaning.
#include <box2d/b2_collision.h>
#include <box2d/b2_distance.h>
#include <box2d/b2_polygon_shape.h>

#include "core/subjects/peers/polygon.hpp"

namespace peers {
namespace {

enum class Skin { none, standard };

template <Skin With>
struct Body {
  explicit Body(const gjkproof_body& body) {
    const std::vector<Point> all = points(body);
    std::vector<b2Vec2> vertices;
    for (const Point& x : all) {
      vertices.emplace_back(static_cast<float>(x[0]), static_cast<float>(x[1]));
    }
    const auto count = static_cast<int32>(vertices.size());
    if (count > b2_maxPolygonVertices) {
      refused = "more than 8 points";
    } else if (With == Skin::none) {
      shape.m_radius = 0;
      shape.m_count = count;
      std::copy(vertices.begin(), vertices.end(), shape.m_vertices);
    } else {
      refused = refusal(vertices);
      if (refused) return;
      shape.Set(vertices.data(), count);
      std::vector<Point> corners;
      for (int32 i = 0; i < shape.m_count; ++i) {
        corners.push_back({static_cast<double>(shape.m_vertices[i].x),
                           static_cast<double>(shape.m_vertices[i].y), 0});
      }
      if (!is_hull(corners, all)) refused = another_hull;
    }
  }

  // What Set asserts.  Its products of edges are off by up to 3 u L^2, L the longest edge, and their sum, the
  // area, by 5 u L^2 more.
  static const char* refusal(const std::vector<b2Vec2>& vertices) {
    std::vector<b2Vec2> apart;
    for (const b2Vec2& x : vertices) {
      if (std::none_of(apart.begin(), apart.end(), [&x](const b2Vec2& y) {
            return b2DistanceSquared(x, y) < (0.5f * b2_linearSlop) * (0.5f * b2_linearSlop);
          })) {
        apart.push_back(x);
      }
    }
    if (apart.size() < 3) return "fewer than 3 corners";
    double most = 0;
    double longest = 0;
    for (const b2Vec2& x : apart) {
      longest = std::max(longest, static_cast<double>(b2DistanceSquared(x, apart[0])));
      for (const b2Vec2& y : apart)
        most = std::max(most, static_cast<double>(b2Cross(x - apart[0], y - apart[0])));
    }
    const double rounding = 8 * 0x1p-24 * 4 * longest;  // an edge is at most twice as long
    return most / 2 > static_cast<double>(b2_epsilon) + rounding ? nullptr : "no area";
  }

  b2PolygonShape shape;
  const char* refused = nullptr;
};

const b2Transform& at_origin() {
  static const b2Transform still(b2Vec2(0, 0), b2Rot(0));
  return still;
}

template <Skin With>
void ask(const void* a, const void* b, gjkproof_answer* answer) {
  const auto& body_a = *static_cast<const Body<With>*>(a);
  const auto& body_b = *static_cast<const Body<With>*>(b);
  if (body_a.refused || body_b.refused) {
    return end(*answer, GJKPROOF_SKIPPED, body_a.refused ? body_a.refused : body_b.refused);
  }
  b2DistanceInput input;
  input.proxyA.Set(&body_a.shape, 0);
  input.proxyB.Set(&body_b.shape, 0);
  input.transformA = input.transformB = at_origin();
  input.useRadii = true;
  b2SimplexCache cache;
  cache.count = 0;
  b2DistanceOutput output;
  b2Distance(&output, &cache, &input);
  answer->iterations = output.iterations;
  answer->intersecting =
      b2TestOverlap(&body_a.shape, 0, &body_b.shape, 0, at_origin(), at_origin());
  if (answer->intersecting) return say_distance(*answer, 0);
  say_distance(*answer, static_cast<double>(output.distance));
  const auto at = [](const b2Vec2& x) {
    return Point{static_cast<double>(x.x), static_cast<double>(x.y), 0};
  };
  say_witnesses(*answer, at(output.pointA), at(output.pointB));
}

template <Skin With>
void add(Roll& roll, const char* method, const char* description, double promised) {
  gjkproof_subject& subject =
      roll.add<Body<With>>(std::string("box2d-" GJKPROOF_BOX2D_VERSION "/float/") + method,
                           description, true, GJKPROOF_DISTANCE | GJKPROOF_WITNESSES, ask<With>);
  subject.takes = GJKPROOF_PLANE;
  subject.distance.absolute = promised;
}

// As a user makes it, but for the skin.
struct TimedPolygon {
  explicit TimedPolygon(const gjkproof_body& body) {
    std::vector<b2Vec2> vertices;
    for (const Point& x : points(body)) {
      vertices.emplace_back(static_cast<float>(x[0]), static_cast<float>(x[1]));
    }
    shape.Set(vertices.data(), static_cast<int32>(vertices.size()));
    shape.m_radius = 0;
  }
  b2PolygonShape shape;
};

const b2PolygonShape& polygon(const void* body) {
  return static_cast<const TimedPolygon*>(body)->shape;
}

double time_distance(const void* a, const void* b, void* kept) {
  b2SimplexCache alone;
  alone.count = 0;
  b2DistanceInput input;
  input.proxyA.Set(&polygon(a), 0);
  input.proxyB.Set(&polygon(b), 0);
  input.transformA = input.transformB = at_origin();
  input.useRadii = false;
  b2DistanceOutput output;
  b2Distance(&output, kept ? memory_in<b2SimplexCache>(kept) : &alone, &input);
  return static_cast<double>(output.distance);
}

double time_overlap(const void* a, const void* b, void*) {
  return apart_or_not(b2TestOverlap(&polygon(a), 0, &polygon(b), 0, at_origin(), at_origin()));
}

double time_collide(const void* a, const void* b, void*) {
  b2Manifold manifold;
  b2CollidePolygons(&manifold, &polygon(a), at_origin(), &polygon(b), at_origin());
  if (manifold.pointCount == 0) return apart_or_not(false);
  b2WorldManifold points;
  points.Initialize(&manifold, at_origin(), 0, at_origin(), 0);
  return static_cast<double>(
      *std::min_element(points.separations, points.separations + manifold.pointCount));
}

void time(Roll& roll, const std::string& method, const std::string& call,
          decltype(Timed::query) query, bool Timed::*gives, bool warm) {
  Timed& timed =
      roll.time<TimedPolygon>("box2d-" GJKPROOF_BOX2D_VERSION "/float/" + method, call, query);
  timed.dim = 2;
  timed.vertices_max = b2_maxPolygonVertices;
  if (gives) timed.*gives = true;
  timed.warm = warm;
}

}  // namespace

Roll all() {
  Roll roll("engine/");
  add<Skin::none>(roll, "distance", "b2Distance and b2TestOverlap of the points, radius 0", 1.2e-6);
  add<Skin::standard>(roll, "defaults",
                      "b2Distance and b2TestOverlap of b2PolygonShapes, with their skins of 0.01",
                      0.02 + 64 * 50 * 0x1p-24);
  time(roll, "distance", "b2Distance, radius 0, with its b2SimplexCache", time_distance,
       &Timed::distance, true);
  time(roll, "test_overlap", "b2TestOverlap, radius 0", time_overlap, nullptr, false);
  time(roll, "collide_polygons", "b2CollidePolygons and b2WorldManifold, radius 0", time_collide,
       &Timed::depth, false);
  return roll;
}

}  // namespace peers
