// SPDX-License-Identifier: MIT
#include "oracle/curved/pieces.hpp"

#include <cmath>

namespace oracle {
namespace {

constexpr int rounds_max = 200;
constexpr int starts = 3;

// Measured: when GJK ends, pieces and direction are those of the optimum in nearly every case.
constexpr double gap_max = 0x1p-40;

// Returns the projection of the origin on the plane of the corners in `subset`, if it lies inside.
bool project_on(const std::vector<SupportCorner>& corners, unsigned subset,
                std::array<double, 4>& weights, Doubles& v) {
  std::array<std::size_t, 4> index{};
  std::size_t count = 0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    if (((subset >> i) & 1U) != 0) index[count++] = i;
  }
  const Doubles& origin = corners[index[0]].y;
  const std::size_t size = count - 1;
  std::array<Doubles, 3> edge{};
  std::array<Doubles, 3> gram{};
  Doubles right{};
  for (std::size_t i = 0; i < size; ++i) {
    edge[i] = difference(corners[index[i + 1]].y, origin);
    right[i] = -inner(origin, edge[i]);
    for (std::size_t j = 0; j <= i; ++j) gram[i][j] = gram[j][i] = inner(edge[i], edge[j]);
  }
  const double g = determinant(gram, size);
  if (!(g > 0)) return false;
  weights = {};
  double first = 1;
  v = origin;
  for (std::size_t i = 0; i < size; ++i) {
    std::array<Doubles, 3> replaced = gram;
    for (std::size_t row = 0; row < size; ++row) replaced[row][i] = right[row];
    const double weight = determinant(replaced, size) / g;
    if (!(weight > 0)) return false;
    weights[index[i + 1]] = weight;
    first -= weight;
    for (std::size_t axis = 0; axis < 3; ++axis) v[axis] += weight * edge[i][axis];
  }
  weights[index[0]] = first;
  return first > 0;
}

// Returns the shortest projection on the faces that contain the last corner.
std::optional<Candidate> nearest_face(const std::vector<SupportCorner>& corners) {
  const unsigned last = 1U << (corners.size() - 1);
  unsigned best = 0;
  double shortest = 0;
  std::array<double, 4> best_weights{};
  Doubles best_v{};
  for (unsigned rest = 0; rest < last; ++rest) {
    std::array<double, 4> weights{};
    Doubles v{};
    if (!project_on(corners, rest | last, weights, v)) continue;
    const double square = inner(v, v);
    if (best != 0 && !(square < shortest)) continue;
    best = rest | last;
    shortest = square;
    best_weights = weights;
    best_v = v;
  }
  if (best == 0) return std::nullopt;
  Candidate face;
  face.v = best_v;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    if (((best >> i) & 1U) == 0) continue;
    face.corners.push_back(corners[i]);
    face.weights.push_back(best_weights[i]);
  }
  return face;
}

Doubles middle(const cases::Body& body) {
  if (body.curved) return body.curved->translation;
  Doubles sum{};
  const std::vector<cases::Point> points = cases::rounded_vertices(body, 3);
  for (const cases::Point& p : points) {
    for (std::size_t i = 0; i < 3; ++i) sum[i] += p[i];
  }
  for (double& x : sum) x /= static_cast<double>(points.size());
  return sum;
}

class Searching {
 public:
  Searching(const cases::Body& a, const cases::Body& b, std::size_t dim)
      : a_(a), b_(b), dim_(dim) {}

  std::optional<Candidate> run() {
    for (int attempt = 0; attempt < starts; ++attempt) {
      // Without such a face the origin lies barely outside a lower one; start from another side.
      if (std::optional<Candidate> found = descend(start(attempt))) {
        found->rounds = rounds_;
        return found;
      }
    }
    return std::nullopt;
  }

 private:
  // Starting along the line of centres solves two balls at once.  But if they overlap the origin
  // lies on that line, so no simplex contains it inside.
  Doubles start(int attempt) const {
    Doubles v = difference(middle(a_), middle(b_));
    if (!(inner(v, v) > 0)) v = {1, 0, 0};
    const double length = std::sqrt(inner(v, v));
    v[0] += attempt * 0.375 * length;
    v[1] -= attempt * 0.625 * length;
    if (dim_ == 3) v[2] += attempt * 0.5 * length;
    return v;
  }

  std::optional<Candidate> descend(const Doubles& direction) {
    Candidate face{{support_against(a_, b_, direction)}, {1}, {}};
    face.v = face.corners[0].y;
    for (int k = 0; k < rounds_max; ++k) {
      ++rounds_;
      const double vv = inner(face.v, face.v);
      const Doubles& y = face.corners[0].y;
      if (!(vv > 0x1p-96 * inner(y, y))) return std::nullopt;
      const SupportCorner w = support_against(a_, b_, face.v);
      if (!(vv - inner(face.v, w.y) > gap_max * vv)) return face;
      std::vector<SupportCorner> corners = face.corners;
      corners.push_back(w);
      std::optional<Candidate> next = nearest_face(corners);
      if (!next) return face;
      if (next->corners.size() == dim_ + 1) return next;
      if (!(inner(next->v, next->v) < vv)) return face;
      face = *std::move(next);
    }
    return face;
  }

  const cases::Body& a_;
  const cases::Body& b_;
  std::size_t dim_;
  int rounds_ = 0;
};

}  // namespace

SupportCorner support_against(const cases::Body& a, const cases::Body& b, const Doubles& n) {
  const Doubles opposite = negated(n);
  const Piece of_a = piece_towards(a, opposite);
  const Piece of_b = piece_towards(b, n);
  return {difference(point_of(a, of_a, opposite), point_of(b, of_b, n)), of_a, of_b, n};
}

std::optional<Candidate> candidate(const cases::Body& a, const cases::Body& b, std::size_t dim) {
  return Searching(a, b, dim).run();
}

}  // namespace oracle
