// SPDX-License-Identifier: MIT
#include <bit>
#include <cmath>

#include "core/gjk/certified/certified.hpp"
#include "core/gjk/certified/highway_batch.hpp"
#include "core/gjk/depth/expanding_polytope.hpp"
#include "core/gjk/distance.hpp"
#include "reports/research/bench/peers/peers.hpp"

namespace bench {
namespace {

template <typename S>
using Prepared = gjk::certified::PreparedBody<S, 3>;
using gjk::certified::HighwayScan;
using gjk::certified::Relation;

const HighwayScan& scan() {
  static const HighwayScan chosen;
  return chosen;
}

// Makes the compiler compute the whole result, as if it were used.
template <typename Result>
void look_at(const Result& result) {
  asm volatile("" : : "g"(&result) : "memory");
}

template <typename S>
std::vector<gjk::Vec<S, 3>> points_of(const gjkproof_body& body) {
  std::vector<gjk::Vec<S, 3>> points(body.count);
  for (std::size_t i = 0; i < 3 * body.count; ++i) {
    points[i / 3][i % 3] = static_cast<S>(body.doubles[i]);
  }
  return points;
}

template <typename S>
void* prepare_certified(const gjkproof_body* body) {
  return new Prepared<S>(points_of<S>(*body));
}

template <typename S>
const Prepared<S>& prepared(const void* body) {
  return *static_cast<const Prepared<S>*>(body);
}

template <typename S>
double certified(const void* a, const void* b, double*) {
  const auto found = gjk::certified::certified_distance(prepared<S>(a), prepared<S>(b), scan());
  look_at(found);
  return static_cast<double>(found.distance.upper);
}

// A body in a frame of its own, turned by right angles and moved to its centre, so that its points
// placed are exactly those given.
template <typename S>
struct Moved {
  explicit Moved(const gjkproof_body& given) : body(own_points(given)) {}
  std::vector<gjk::Vec<S, 3>> own_points(const gjkproof_body& given) {
    std::vector<gjk::Vec<S, 3>> points = points_of<S>(given);
    placement.translation = Prepared<S>(points).centre();
    for (S& x : placement.translation.x) x = std::round(x * S(0x1p20)) * S(0x1p-20);
    placement.linear = {{{0, 0, 1}, {1, 0, 0}, {0, 1, 0}}};
    for (gjk::Vec<S, 3>& p : points) {
      const gjk::Vec<S, 3> q = p - placement.translation;
      p = {q[1], q[2], q[0]};
    }
    return points;
  }
  gjk::Affine<S, 3> placement;
  Prepared<S> body;
};

template <typename S>
void* prepare_moved(const gjkproof_body* body) {
  return new Moved<S>(*body);
}

// Places both bodies anew in each query, as after a move.
template <typename S>
gjk::certified::PlacedBody<S, 3> placed(const void* body) {
  const auto& moved = *static_cast<const Moved<S>*>(body);
  return {moved.body, moved.placement};
}

template <typename S>
double placed_distance(const void* a, const void* b, double*) {
  const auto found = gjk::certified::certified_distance(placed<S>(a), placed<S>(b), scan());
  look_at(found);
  return static_cast<double>(found.distance.upper);
}

// From the axis of the previous query, if that is given.
template <typename S, typename Body>
double relation_of(const Body& a, const Body& b, double* axis) {
  gjk::certified::RelationMemory<S, 3> memory;
  for (std::size_t i = 0; axis != nullptr && i < 3; ++i) {
    memory.axis[i] = static_cast<S>(axis[i]);
  }
  const auto found = gjk::certified::certified_relation(a, b, scan(), memory);
  look_at(found);
  peers::leave(found.axis, axis);
  return peers::apart_or_not(found.relation != Relation::separated);
}

template <typename S>
double relation(const void* a, const void* b, double* axis) {
  return relation_of<S>(prepared<S>(a), prepared<S>(b), axis);
}

template <typename S>
double placed_relation(const void* a, const void* b, double* axis) {
  return relation_of<S>(placed<S>(a), placed<S>(b), axis);
}

template <typename S>
double depth(const void* a, const void* b, double*) {
  const auto found = gjk::certified::certified_depth(prepared<S>(a), prepared<S>(b), scan());
  look_at(found);
  if (found.relation == Relation::separated) return peers::apart_or_not(false);
  return -static_cast<double>(found.depth.upper);
}

template <typename S>
void certified_batch(const void* const* bodies, std::size_t count, double* answers) {
  static const gjk::certified::HighwayLanes lanes;
  using BodyPair = gjk::certified::BodyPair<S, 3>;
  std::vector<BodyPair> pairs;
  for (std::size_t i = 0; i < count; ++i) {
    pairs.push_back({&prepared<S>(bodies[2 * i]), &prepared<S>(bodies[2 * i + 1])});
  }
  certified_distances(std::span<const BodyPair>(pairs), lanes,
                      [answers](std::size_t i, const auto& found) {
                        look_at(found);
                        answers[i] = static_cast<double>(found.distance.upper);
                      });
}

struct Cloud {
  explicit Cloud(const gjkproof_body& body) : points(points_of<double>(body)), cloud(points) {}
  std::vector<gjk::Vec<double, 3>> points;
  gjk::VertexCloud<double, 3> cloud;
};

template <gjk::Policy<double> (*Preset)()>
double distance(const void* a, const void* b, double*) {
  static const gjk::Policy<double> policy = Preset();
  const auto found = gjk::distance(static_cast<const Cloud*>(a)->cloud,
                                   static_cast<const Cloud*>(b)->cloud, policy);
  look_at(found);
  return length(found);
}

double robust_depth(const void* a, const void* b, double*) {
  static const gjk::Policy<double> policy = gjk::robust<double>();
  const auto& of_a = static_cast<const Cloud*>(a)->cloud;
  const auto& of_b = static_cast<const Cloud*>(b)->cloud;
  const auto found = gjk::distance(of_a, of_b, policy);
  if (!found.intersecting) return peers::apart_or_not(false);
  const auto deep = gjk::depth::expanding_polytope<double>(of_a, of_b, found);
  look_at(deep);
  return -length(deep);
}

// A body and, for A of a pair, the directions in which its query has searched.
struct Scanned {
  explicit Scanned(const gjkproof_body& given) : body(points_of<double>(given)) {}
  Prepared<double> body;
  mutable const void* partner = nullptr;
  mutable std::vector<gjk::Vec<double, 3>> directions;
};

struct RecordingScan {
  std::vector<gjk::Vec<double, 3>>* directions;

  auto operator()(const Prepared<double>& a, const Prepared<double>& b,
                  const gjk::certified::Directions<double, 3>& v) const {
    directions->push_back(v.of_a);
    return scan()(a, b, v);
  }
  std::size_t block_within(const Prepared<double>& body, std::size_t block,
                           const gjk::Vec<double, 3>& v, double limit) const {
    return scan().block_within(body, block, v, limit);
  }
};

// The first query of a pair records its scans, all others repeat them.
double scans_alone(const void* a, const void* b, double*) {
  const auto& of_a = *static_cast<const Scanned*>(a);
  const auto& of_b = *static_cast<const Scanned*>(b);
  if (of_a.partner != b) {
    of_a.directions.clear();
    gjk::certified::certified_distance(of_a.body, of_b.body, RecordingScan{&of_a.directions});
    of_a.partner = b;
  }
  for (const gjk::Vec<double, 3>& v : of_a.directions) {
    const auto found = scan()(of_a.body, of_b.body, v);
    look_at(found);
  }
  return 0;
}

// A block occupies three cache lines.
std::uint64_t lines_read(const Prepared<double>& body) {
  std::uint64_t bits = 0;
  for (const auto& block : body.blocks()) {
    for (const auto& line : block.x) bits ^= std::bit_cast<std::uint64_t>(line[0]);
  }
  return bits;
}

double read_once(const void* a, const void* b, double*) {
  const std::uint64_t bits = lines_read(prepared<double>(a)) ^ lines_read(prepared<double>(b));
  look_at(bits);
  return 0;
}

template <typename Body>
void release(void* body) {
  delete static_cast<Body*>(body);
}

template <typename S>
peers::Timed by_certified(const char* name, const char* call,
                          double (*query)(const void*, const void*, double*)) {
  return {name, call, true, false, false, prepare_certified<S>, release<Prepared<S>>, query};
}

template <typename S>
peers::Timed by_relation(const char* name) {
  return {name,
          "certified_relation",
          false,
          false,
          true,
          prepare_certified<S>,
          release<Prepared<S>>,
          relation<S>};
}

template <typename S>
peers::Timed by_placed(const char* name) {
  return {name,
          "certified_distance of two PlacedBody made in the query, always cold; the upper end",
          true,
          false,
          false,
          prepare_moved<S>,
          release<Moved<S>>,
          placed_distance<S>};
}

template <typename S>
peers::Timed by_placed_relation(const char* name) {
  return {name,
          "certified_relation of two PlacedBody made in the query",
          false,
          false,
          true,
          prepare_moved<S>,
          release<Moved<S>>,
          placed_relation<S>};
}

template <typename S>
peers::Timed by_depth(const char* name) {
  return {name,
          "certified_depth, always cold; the upper end",
          false,
          true,
          false,
          prepare_certified<S>,
          release<Prepared<S>>,
          depth<S>};
}

template <typename S>
peers::Timed by_batch(const char* name) {
  peers::Timed timed = by_certified<S>(
      name, "certified_distances of all pairs, always cold; the upper ends", certified<S>);
  timed.query_all = certified_batch<S>;
  return timed;
}

peers::Timed by_cloud(const char* name, double (*query)(const void*, const void*, double*)) {
  const auto prepare = [](const gjkproof_body* body) -> void* { return new Cloud(*body); };
  return {name, "gjk::distance of two VertexCloud", true, false, false, prepare, release<Cloud>,
          query};
}

peers::Timed by_robust_depth() {
  peers::Timed timed = by_cloud("core/double/epa_robust", robust_depth);
  timed.call = "gjk::distance, then gjk::depth::expanding_polytope";
  timed.distance = false;
  timed.depth = true;
  return timed;
}

Prepared<double> prepared_of(const std::vector<cases::Point>& points) {
  const gjkproof_body body{points.front().data(), nullptr, points.size(), 3};
  return Prepared<double>(points_of<double>(body));
}

}  // namespace

std::vector<peers::Timed> core_timed() {
  return {by_certified<double>(certified_name, "certified_distance, always cold; the upper end",
                               certified<double>),
          by_certified<float>("core/float/certified",
                              "certified_distance, always cold; the upper end", certified<float>),
          by_relation<double>(relation_name),
          by_relation<float>("core/float/certified_relation"),
          by_placed<double>("core/double/certified_placed"),
          by_placed<float>("core/float/certified_placed"),
          by_placed_relation<double>("core/double/certified_placed_relation"),
          by_placed_relation<float>("core/float/certified_placed_relation"),
          by_depth<double>(depth_name),
          by_depth<float>("core/float/certified_depth"),
          by_batch<double>("core/double/certified_batch"),
          by_batch<float>("core/float/certified_batch"),
          by_cloud("core/double/robust", distance<gjk::robust<double>>),
          by_cloud("core/double/enhanced", distance<gjk::enhanced<double>>),
          by_robust_depth()};
}

std::vector<peers::Timed> limits_timed() {
  const auto prepare = [](const gjkproof_body* body) -> void* { return new Scanned(*body); };
  return {{"limit: the scans of certified alone", "again, in the same directions", true, false,
           false, prepare, release<Scanned>, scans_alone},
          by_certified<double>("limit: the vertices read once", "a number of each cache line",
                               read_once)};
}

Proved proved(const Pair& pair) {
  const Prepared<double> a = prepared_of(pair.a);
  const Prepared<double> b = prepared_of(pair.b);
  const auto found = gjk::certified::certified_distance(a, b, scan());
  return {found.relation != Relation::separated, found.distance.lower, found.distance.upper,
          gjk::certified::certified_depth(a, b, scan()).depth};
}

}  // namespace bench
