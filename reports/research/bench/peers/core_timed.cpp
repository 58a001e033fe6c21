// SPDX-License-Identifier: MIT
#include <algorithm>
#include <bit>
#include <cmath>
#include <deque>

#include "core/gjk/certified/certified.hpp"
#include "core/gjk/certified/highway_batch.hpp"
#include "core/gjk/depth/expanding_polytope.hpp"
#include "core/gjk/distance.hpp"
#include "reports/research/bench/peers/peers.hpp"

namespace bench {
namespace {

template <typename S, int D>
using Prepared = gjk::certified::PreparedBody<S, D>;
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

template <typename S, int D>
std::vector<gjk::Vec<S, D>> points_of(const gjkproof_body& body) {
  std::vector<gjk::Vec<S, D>> points(body.count);
  for (std::size_t i = 0; i < body.count; ++i) {
    for (std::size_t axis = 0; axis < D; ++axis) {
      points[i][axis] = static_cast<S>(body.doubles[3 * i + axis]);
    }
  }
  return points;
}

template <typename S, int D>
void* prepare_certified(const gjkproof_body* body) {
  return new Prepared<S, D>(points_of<S, D>(*body));
}

template <typename S, int D>
const Prepared<S, D>& prepared(const void* body) {
  return *static_cast<const Prepared<S, D>*>(body);
}

template <typename Body>
auto distance_of(const Body& a, const Body& b, void* kept) {
  auto* const memory = peers::memory_in<gjk::certified::Memory>(kept);
  return memory ? gjk::certified::certified_distance(a, b, scan(), *memory)
                : gjk::certified::certified_distance(a, b, scan());
}

template <typename S, int D>
double certified(const void* a, const void* b, void* kept) {
  const auto found = distance_of(prepared<S, D>(a), prepared<S, D>(b), kept);
  look_at(found);
  return static_cast<double>(found.distance.upper);
}

// A body in a frame of its own, turned by right angles and moved to its centre, so that its points
// placed are exactly those given.
template <typename S, int D>
struct Moved {
  explicit Moved(const gjkproof_body& given) : body(own_points(given)) {}
  std::vector<gjk::Vec<S, D>> own_points(const gjkproof_body& given) {
    std::vector<gjk::Vec<S, D>> points = points_of<S, D>(given);
    // Without another body, whose memory would scatter those that are timed.
    for (std::size_t axis = 0; axis < D; ++axis) {
      const auto coordinate = [axis](const gjk::Vec<S, D>& p) { return p[axis]; };
      const auto [low, high] = std::ranges::minmax(points, {}, coordinate);
      placement.translation[axis] = std::round((low[axis] + high[axis]) * S(0x1p19)) * S(0x1p-20);
    }
    for (std::size_t i = 0; i < D; ++i) placement.linear[i][(i + D - 1) % D] = 1;
    if constexpr (D == 2) placement.linear[0][1] = -1;
    for (gjk::Vec<S, D>& p : points) p = placement.transposed_image(p - placement.translation);
    return points;
  }
  gjk::Affine<S, D> placement{};
  Prepared<S, D> body;
};

// Places both bodies anew in each query, as after a move.
template <typename S, int D>
gjk::certified::PlacedBody<S, D> placed(const void* body) {
  const auto& moved = *static_cast<const Moved<S, D>*>(body);
  return {moved.body, moved.placement};
}

template <typename S, int D>
double placed_distance(const void* a, const void* b, void* kept) {
  const auto found = distance_of(placed<S, D>(a), placed<S, D>(b), kept);
  look_at(found);
  return static_cast<double>(found.distance.upper);
}

template <typename S, int D, typename Body>
double relation_of(const Body& a, const Body& b, void* kept) {
  auto* const memory = peers::memory_in<gjk::certified::RelationMemory<S, D>>(kept);
  const auto found = memory ? gjk::certified::certified_relation(a, b, scan(), *memory)
                            : gjk::certified::certified_relation(a, b, scan());
  look_at(found);
  return peers::apart_or_not(found.relation != Relation::separated);
}

template <typename S, int D>
double relation(const void* a, const void* b, void* kept) {
  return relation_of<S, D>(prepared<S, D>(a), prepared<S, D>(b), kept);
}

template <typename S, int D>
double placed_relation(const void* a, const void* b, void* kept) {
  return relation_of<S, D>(placed<S, D>(a), placed<S, D>(b), kept);
}

template <typename S, int D>
double depth(const void* a, const void* b, void* kept) {
  auto* const memory = peers::memory_in<gjk::certified::RelationMemory<S, D>>(kept);
  const Prepared<S, D>&of_a = prepared<S, D>(a), &of_b = prepared<S, D>(b);
  const auto found = memory ? gjk::certified::certified_depth(of_a, of_b, scan(), *memory)
                            : gjk::certified::certified_depth(of_a, of_b, scan());
  look_at(found);
  if (found.relation == Relation::separated) return peers::apart_or_not(false);
  return -static_cast<double>(found.depth.upper);
}

template <typename S, int D>
void certified_batch(const void* const* bodies, std::size_t count, double* answers) {
  static const gjk::certified::HighwayLanes lanes;
  using BodyPair = gjk::certified::BodyPair<S, D>;
  std::vector<BodyPair> pairs;
  for (std::size_t i = 0; i < count; ++i) {
    pairs.push_back({&prepared<S, D>(bodies[2 * i]), &prepared<S, D>(bodies[2 * i + 1])});
  }
  certified_distances(std::span<const BodyPair>(pairs), lanes,
                      [answers](std::size_t i, const auto& found) {
                        look_at(found);
                        answers[i] = static_cast<double>(found.distance.upper);
                      });
}

template <int D>
struct Cloud {
  explicit Cloud(const gjkproof_body& body) : points(points_of<double, D>(body)), cloud(points) {}
  std::vector<gjk::Vec<double, D>> points;
  gjk::VertexCloud<double, D> cloud;
};

template <int D, gjk::Policy<double> (*Preset)()>
double distance(const void* a, const void* b, void*) {
  static const gjk::Policy<double> policy = Preset();
  const auto found = gjk::distance(static_cast<const Cloud<D>*>(a)->cloud,
                                   static_cast<const Cloud<D>*>(b)->cloud, policy);
  look_at(found);
  return length(found);
}

template <int D>
double robust_depth(const void* a, const void* b, void*) {
  static const gjk::Policy<double> policy = gjk::robust<double>();
  const auto& of_a = static_cast<const Cloud<D>*>(a)->cloud;
  const auto& of_b = static_cast<const Cloud<D>*>(b)->cloud;
  const auto found = gjk::distance(of_a, of_b, policy);
  if (!found.intersecting) return peers::apart_or_not(false);
  const auto deep = gjk::depth::expanding_polytope<double>(of_a, of_b, found);
  look_at(deep);
  return -length(deep);
}

// A body and, for A of a pair, the directions in which its query has searched.
template <int D>
struct Scanned {
  explicit Scanned(const gjkproof_body& given) : body(points_of<double, D>(given)) {}
  Prepared<double, D> body;
  mutable const void* partner = nullptr;
  mutable std::vector<gjk::Vec<double, D>> directions;
};

template <int D>
struct RecordingScan {
  std::vector<gjk::Vec<double, D>>* directions;

  auto operator()(const Prepared<double, D>& a, const Prepared<double, D>& b,
                  const gjk::certified::Directions<double, D>& v) const {
    directions->push_back(v.of_a);
    return scan()(a, b, v);
  }
  std::size_t block_within(const Prepared<double, D>& body, std::size_t block,
                           const gjk::Vec<double, D>& v, double limit) const {
    return scan().block_within(body, block, v, limit);
  }
};

// The first query of a pair records its scans, all others repeat them.
template <int D>
double scans_alone(const void* a, const void* b, void*) {
  const auto& of_a = *static_cast<const Scanned<D>*>(a);
  const auto& of_b = *static_cast<const Scanned<D>*>(b);
  if (of_a.partner != b) {
    of_a.directions.clear();
    gjk::certified::certified_distance(of_a.body, of_b.body, RecordingScan<D>{&of_a.directions});
    of_a.partner = b;
  }
  for (const gjk::Vec<double, D>& v : of_a.directions) {
    const auto found = scan()(of_a.body, of_b.body, v);
    look_at(found);
  }
  return 0;
}

// A block occupies three cache lines.
template <int D>
std::uint64_t lines_read(const Prepared<double, D>& body) {
  std::uint64_t bits = 0;
  for (const auto& block : body.blocks()) {
    for (const auto& line : block.x) bits ^= std::bit_cast<std::uint64_t>(line[0]);
  }
  return bits;
}

template <int D>
double read_once(const void* a, const void* b, void*) {
  const std::uint64_t bits =
      lines_read(prepared<double, D>(a)) ^ lines_read(prepared<double, D>(b));
  look_at(bits);
  return 0;
}

using Query = decltype(peers::Timed::query);

// A query that gives neither distance nor depth and starts anew.
template <int D, typename Body>
peers::Timed timed(const std::string& name, const char* call, Query query,
                   void* (*prepare)(const gjkproof_body*) = peers::prepare<Body>) {
  static std::deque<std::string> names;
  peers::Timed result{};
  result.name = names.emplace_back(name).c_str();
  result.call = call;
  result.prepare = prepare;
  result.release = peers::release<Body>;
  result.query = query;
  result.dim = D;
  return result;
}

peers::Timed with_distance(peers::Timed one) {
  one.distance = true;
  return one;
}

peers::Timed with_depth(peers::Timed one) {
  one.depth = true;
  return one;
}

peers::Timed that_keeps(peers::Timed one) {
  one.warm = true;
  return one;
}

template <typename S, int D>
void add_certified(const std::string& scalar, std::vector<peers::Timed>& all) {
  const auto of_prepared = [&](const char* name, const char* call, Query query) {
    return timed<D, Prepared<S, D>>(scalar + name, call, query, prepare_certified<S, D>);
  };
  const auto of_moved = [&](const char* name, const char* call, Query query) {
    return timed<D, Moved<S, D>>(scalar + name, call, query);
  };
  all.push_back(that_keeps(with_distance(
      of_prepared("certified", "certified_distance; the upper end", certified<S, D>))));
  all.push_back(
      that_keeps(of_prepared("certified_relation", "certified_relation", relation<S, D>)));
  all.push_back(that_keeps(with_distance(of_moved(
      "certified_placed", "certified_distance of two PlacedBody made in the query; the upper end",
      placed_distance<S, D>))));
  all.push_back(that_keeps(of_moved("certified_placed_relation",
                                    "certified_relation of two PlacedBody made in the query",
                                    placed_relation<S, D>)));
  all.push_back(that_keeps(
      with_depth(of_prepared("certified_depth", "certified_depth; the upper end", depth<S, D>))));
  peers::Timed batch = with_distance(of_prepared(
      "certified_batch", "certified_distances of all pairs; the upper ends", certified<S, D>));
  batch.query_all = certified_batch<S, D>;
  all.push_back(batch);
}

template <int D>
void add_core(std::vector<peers::Timed>& all) {
  add_certified<double, D>("core/double/", all);
  add_certified<float, D>("core/float/", all);
  using Body = Cloud<D>;
  const char* const call = "gjk::distance of two VertexCloud";
  all.push_back(
      with_distance(timed<D, Body>("core/double/robust", call, distance<D, gjk::robust<double>>)));
  all.push_back(with_distance(
      timed<D, Body>("core/double/enhanced", call, distance<D, gjk::enhanced<double>>)));
  all.push_back(with_depth(timed<D, Body>("core/double/epa_robust",
                                          "gjk::distance, then gjk::depth::expanding_polytope",
                                          robust_depth<D>)));
}

template <int D>
void add_limits(std::vector<peers::Timed>& all) {
  all.push_back(timed<D, Scanned<D>>("limit: the scans of certified alone",
                                     "again, in the same directions", scans_alone<D>));
  all.push_back(timed<D, Prepared<double, D>>("limit: the vertices read once",
                                              "a number of each cache line", read_once<D>,
                                              prepare_certified<double, D>));
}

template <int D>
Proved proved_in(const Pair& pair) {
  const auto prepared_of = [](const std::vector<cases::Point>& points) {
    const gjkproof_body body{points.front().data(), nullptr, points.size(), D};
    return Prepared<double, D>(points_of<double, D>(body));
  };
  const Prepared<double, D> a = prepared_of(pair.a);
  const Prepared<double, D> b = prepared_of(pair.b);
  const auto found = gjk::certified::certified_distance(a, b, scan());
  return {found.relation != Relation::separated, found.distance.lower, found.distance.upper,
          gjk::certified::certified_depth(a, b, scan()).depth};
}

}  // namespace

std::vector<peers::Timed> core_timed() {
  std::vector<peers::Timed> all;
  add_core<3>(all);
  add_core<2>(all);
  return all;
}

std::vector<peers::Timed> limits_timed() {
  std::vector<peers::Timed> all;
  add_limits<3>(all);
  add_limits<2>(all);
  return all;
}

Proved proved(const Pair& pair, int dim) {
  return dim == 2 ? proved_in<2>(pair) : proved_in<3>(pair);
}

}  // namespace bench
