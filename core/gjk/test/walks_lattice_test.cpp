// SPDX-License-Identifier: MIT
// The planar walks on the whole of a small lattice, against integers.  Products of small integers
// are exact in double, so that what differs from the truth here is the method's.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/gjk/test/walks.hpp"

namespace gjk::walks {
namespace {

// Pairs of triangles, segments and points of the lattice {0, 1, 2}^2, against integers.

std::int64_t side(const Vec<double, 2>& p, const Vec<double, 2>& q) {
  return static_cast<std::int64_t>(p[0]) * static_cast<std::int64_t>(q[1]) -
         static_cast<std::int64_t>(p[1]) * static_cast<std::int64_t>(q[0]);
}

// Where the origin is to the hull of `points`: in it when it is on a segment or strictly within a
// triangle of them, and then on its boundary when a line through it and a point has the others on
// one side.
Relation of_origin(const Body<double, 2>& points) {
  bool contact = false;
  bool on_boundary = false;
  bool all_zero = true;
  for (const auto& p : points) {
    bool to_left = false;
    bool to_right = false;
    for (const auto& q : points) {
      const std::int64_t pq = side(p, q);
      to_left = to_left || pq > 0;
      to_right = to_right || pq < 0;
      contact = contact || (pq == 0 && dot(p, q) <= 0);
      for (const auto& r : points) {
        contact = contact || (pq > 0 && side(q, r) > 0 && side(r, p) > 0);
      }
    }
    if (dot(p, p) > 0) {
      all_zero = false;
      on_boundary = on_boundary || !(to_left && to_right);
    }
  }
  if (!contact) return Relation::separated;
  return on_boundary || all_zero ? Relation::touching : Relation::overlapping;
}

std::vector<Body<double, 2>> lattice_bodies() {
  Body<double, 2> lattice;
  for (int i = 0; i < 9; ++i) lattice.push_back({{double(i % 3), double(i / 3)}});
  std::vector<Body<double, 2>> bodies;
  for (std::size_t i = 0; i < 9; ++i) {
    for (std::size_t j = i; j < 9; ++j) {
      for (std::size_t k = j; k < 9; ++k) bodies.push_back({lattice[i], lattice[j], lattice[k]});
    }
  }
  return bodies;
}

struct Tally {
  int false_separations = 0;  // of overlapping bodies
  int false_overlaps = 0;
  int touching_apart = 0;
  int touching = 0;
  int undecided = 0;  // ended by a limit or by all planes
};

template <typename Query>
Tally ask_lattice(const Query& query) {
  Tally tally;
  const auto bodies = lattice_bodies();
  for (const auto& a : bodies) {
    for (const auto& b : bodies) {
      Body<double, 2> difference;
      for (const auto& p : a) {
        for (const auto& q : b) difference.push_back(p - q);
      }
      const Walk found = walk(a, b, query);
      const Relation relation = of_origin(difference);
      const bool decided = found.status == WalkStatus::support_behind ||
                           found.status == WalkStatus::origin_enclosed ||
                           found.status == WalkStatus::zero_direction;
      if (!decided) ++tally.undecided;
      if (relation == Relation::touching) {
        ++tally.touching;
        if (!found.intersecting) ++tally.touching_apart;
      } else if (found.intersecting && relation == Relation::separated) {
        ++tally.false_overlaps;
      } else if (!found.intersecting && relation == Relation::overlapping) {
        ++tally.false_separations;
      }
    }
  }
  EXPECT_EQ(tally.undecided, 0);
  EXPECT_GT(tally.touching, 1000);
  return tally;
}

TEST(WalksOnTheLattice, TheOrientationWalkIsAlwaysRightAndCountsTouchingAsMeeting) {
  const Tally tally = ask_lattice(orientation);
  EXPECT_EQ(tally.false_separations, 0);
  EXPECT_EQ(tally.false_overlaps, 0);
  EXPECT_EQ(tally.touching_apart, 0);
}

TEST(WalksOnTheLattice, TheVoronoiWalkIsAlwaysRightAndCountsTouchingAsMeeting) {
  const Tally tally = ask_lattice(voronoi);
  EXPECT_EQ(tally.false_separations, 0);
  EXPECT_EQ(tally.false_overlaps, 0);
  EXPECT_EQ(tally.touching_apart, 0);
}

TEST(WalksOnTheLattice, TheTripleProductWalkFailsByItsZeroDirectionAlone) {
  const Tally listed = ask_lattice(triple);
  EXPECT_GT(listed.false_separations, 0);
  EXPECT_EQ(listed.false_overlaps, 0);
  const Tally with_normal = ask_lattice(triple_with_normal);
  EXPECT_EQ(with_normal.false_separations, 0);
  EXPECT_EQ(with_normal.false_overlaps, 0);
  EXPECT_GT(with_normal.touching_apart, 0);
  EXPECT_LT(with_normal.touching_apart, listed.touching_apart);
}

}  // namespace
}  // namespace gjk::walks
