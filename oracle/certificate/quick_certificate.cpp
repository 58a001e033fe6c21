// SPDX-License-Identifier: MIT
#include "oracle/truth/min_norm.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/cases/floating_point.hpp"
#include "oracle/certificate/internal/quick_run.hpp"
#include "oracle/truth/integer_bodies.hpp"

namespace oracle {
namespace {

using cases::Point;

Point outer(const Point& x, const Point& y) {
  return {x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]};
}

// x + s e + t f
Point combined(const Point& x, double s, const Point& e, double t, const Point& f) {
  return {x[0] + s * e[0] + t * f[0], x[1] + s * e[1] + t * f[1], x[2] + s * e[2] + t * f[2]};
}

struct Vertex {
  Point y{};
  IndexPair pair;
};

// A face and its point nearest to the origin; if that is zero, the face contains the origin.
struct Found {
  std::array<Vertex, 4> face{};
  std::size_t size = 0;
  Point v{};
  double squared = std::numeric_limits<double>::infinity();
};

// Finds the best face of a simplex among those that contain its newest vertex w.
class Join {
 public:
  Join(const Found& old, const Vertex& w, int dim) : old_(old), w_(w), dim_(dim) {
    take(w.y, {});
    for (std::size_t i = 0; i < old.size; ++i) try_edge(i);
    for (std::size_t i = 0; i < old.size; ++i) {
      for (std::size_t j = i + 1; j < old.size; ++j) try_triangle(i, j);
    }
    if (old.size == 3) try_tetrahedron();
  }

  const Found& best() const { return best_; }

 private:
  void take(const Point& v, std::initializer_list<std::size_t> others) {
    const double squared = inner(v, v);
    if (!(squared < best_.squared)) return;
    best_.v = v;
    best_.squared = squared;
    best_.size = 0;
    for (const std::size_t i : others) best_.face[best_.size++] = old_.face[i];
    best_.face[best_.size++] = w_;
  }

  void try_edge(std::size_t i) {
    const Point e = difference(old_.face[i].y, w_.y);
    const double length = inner(e, e);
    const double along = -inner(w_.y, e);
    if (along > 0 && along < length) take(combined(w_.y, along / length, e, 0, e), {i});
  }

  // Solves the normal equations for w + s e + t f.
  void try_triangle(std::size_t i, std::size_t j) {
    const Point e = difference(old_.face[i].y, w_.y);
    const Point f = difference(old_.face[j].y, w_.y);
    const Point n = outer(e, f);
    const double area = inner(n, n);
    // s n = -(w x f), t n = -(e x w), with w the image of the origin in the plane.
    const double s = -inner(outer(w_.y, f), n);
    const double t = -inner(outer(e, w_.y), n);
    if (!(s > 0 && t > 0 && s + t < area)) return;
    if (dim_ == 2) {
      take({}, {i, j});
      return;
    }
    const double height = inner(n, w_.y) / area;
    take({height * n[0], height * n[1], height * n[2]}, {i, j});
  }

  // Solves w + s e + t f + r g = 0 by Cramer's rule.
  void try_tetrahedron() {
    const Point e = difference(old_.face[0].y, w_.y);
    const Point f = difference(old_.face[1].y, w_.y);
    const Point g = difference(old_.face[2].y, w_.y);
    const Point fg = outer(f, g);
    const Point we = outer(w_.y, e);
    const double volume = inner(e, fg);
    const double side = volume < 0 ? -1 : 1;
    const double s = -side * inner(w_.y, fg);
    const double t = side * inner(we, g);
    const double r = -side * inner(we, f);
    if (s > 0 && t > 0 && r > 0 && s + t + r < side * volume) take({}, {0, 1, 2});
  }

  const Found& old_;
  const Vertex& w_;
  int dim_;
  Found best_;
};

std::size_t lowest(const std::vector<Point>& points, const Point& direction) {
  std::size_t index = 0;
  double low = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < points.size(); ++i) {
    const double value = inner(points[i], direction);
    index = value < low ? i : index;
    low = value < low ? value : low;
  }
  return index;
}

// Sixth powers of differences must stay in range.
double normalising_scale(double magnitude) {
  const auto exponent = std::bit_cast<std::uint64_t>(magnitude) >> 52;
  return std::bit_cast<double>((2046 - exponent) << 52);
}

}  // namespace

PairFace proposed_face(const cases::Case& question, const PairFace& start, double magnitude) {
  const double scale = normalising_scale(magnitude);
  const auto vertex = [&](const IndexPair& pair) {
    const Point y = difference(question.a.points[pair.first], question.b.points[pair.second]);
    return Vertex{{scale * y[0], scale * y[1], scale * y[2]}, pair};
  };
  Found found;
  for (std::size_t i = 0; i < start.size && found.size < 4; ++i) {
    const Join join(found, vertex(start.pairs[i]), question.dim);
    if (join.best().squared < found.squared) found = join.best();
  }
  // Several times what polytopes of hundreds of vertices take.
  for (int iteration = 0; iteration < 64 && found.squared > 0 && found.size < 4; ++iteration) {
    const Point opposite{-found.v[0], -found.v[1], -found.v[2]};
    const Vertex w =
        vertex({lowest(question.a.points, found.v), lowest(question.b.points, opposite)});
    const auto known = std::any_of(found.face.begin(), found.face.begin() + found.size,
                                   [&](const Vertex& old) { return old.pair == w.pair; });
    if (known || !(inner(found.v, w.y) < found.squared)) break;
    const Join join(found, w, question.dim);
    if (!(join.best().squared < found.squared)) break;
    found = join.best();
  }
  PairFace result;
  result.size = found.size;
  for (std::size_t i = 0; i < found.size; ++i) result.pairs[i] = found.face[i].pair;
  return result;
}

const char* name(Path path) {
  switch (path) {
    case Path::filter: return "filter";
    case Path::exact_signs: return "exact_signs";
    case Path::exact_descent: return "exact_descent";
  }
  return "unknown";
}

QuickCertificate quick_certificate(const cases::Case& question,
                                   std::span<const IndexPair> candidate) {
  cases::require_floating_point();
  if (question.a.polytope || question.b.polytope) {
    // The integers of fixed width are read from doubles.
    const std::optional<cases::Case> points = in_points(question);
    return points ? quick_certificate_by<SoundRules>(*points, candidate)
                  : by_quick_descent(question, candidate);
  }
  return quick_certificate_by<SoundRules>(question, candidate);
}

Rational rational(const FixedRatio& ratio) {
  Rational result(to_integer(ratio.numerator), to_integer(ratio.denominator));
  const auto power = static_cast<mp_bitcnt_t>(std::abs(ratio.exponent));
  (ratio.exponent < 0 ? mpq_div_2exp : mpq_mul_2exp)(result.data(), result.data(), power);
  return result;
}

Rational distance_squared(const QuickCertificate& certified) {
  return certified.exact ? certified.exact->distance_squared : rational(certified.fixed);
}

}  // namespace oracle
