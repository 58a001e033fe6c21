// SPDX-License-Identifier: MIT
// The search, the order of the reductions, and the reductions of vertices.
#include "core/cases/shrink/shrink.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "core/cases/shrink/shrink_search.hpp"

namespace cases {
namespace {

// Bits count by their square, so that one long number weighs more than many short ones.  The other
// terms break ties: a magnitude far from 1, a minus sign, an axis other than the first.
long weight_of(double x, std::size_t axis) {
  if (x == 0) return 0;
  const long bits = significant_bits(x);
  const auto size = static_cast<unsigned>(std::abs(std::ilogb(x)));
  return 8 * bits * bits + std::bit_width(size) + (x < 0 ? 1 : 0) + static_cast<long>(axis);
}

// Whether a file can hold the body.
bool is_body(const Body& body, int dim) {
  if (body.polytope) {
    const Polytope& polytope = *body.polytope;
    if (polytope.points.empty()) return false;
    if (polytope.kind == Polytope::Kind::with_faces) return !face_fault(polytope, dim);
    const Point& extents = polytope.points.front();
    return polytope.kind != Polytope::Kind::box ||
           std::min({extents[0], extents[1], extents[2]}) >= 0;
  }
  if (!body.curved) return !body.points.empty();
  return body.curved->radius > 0 &&
         (body.curved->kind == Curved::Kind::sphere || body.curved->half_height > 0);
}

// A point set is simpler than a shape, and that is simpler than a placed one.
int shape_rank(const Body& body) {
  if (!body.polytope) return 0;
  return is_placed(*body.polytope) ? 2 : 1;
}

// Calls use(value, axis, plain, extra), the members of a Coordinate, for each number of a Case, which
// may be const.
template <typename Question, typename Use>
void for_each_number(Question& question, const Use& use) {
  const auto dim = static_cast<std::size_t>(question.dim);
  const auto use_points = [&](auto& points) {
    for (auto& point : points) {
      for (std::size_t axis = 0; axis < dim; ++axis) use(point[axis], axis, 0.0, 0L);
    }
  };
  const auto use_placement = [&](auto& placement) {
    for (std::size_t row = 0; row < dim; ++row) {
      for (std::size_t column = 0; column < dim; ++column) {
        use(placement.linear[row][column], row, row == column ? 1.0 : 0.0, 1L);
      }
      use(placement.translation[row], row, 0.0, 0L);
    }
  };
  for (auto* body : {&question.a, &question.b}) {
    use_points(body->points);
    if (body->polytope) {
      use_points(body->polytope->points);
      use_placement(*body->polytope);
    }
    if (!body->curved) continue;
    auto& curved = *body->curved;
    use_placement(curved);
    use(curved.radius, 0, 0.0, 0L);
    if (curved.kind != Curved::Kind::sphere) use(curved.half_height, 0, 0.0, 64L);
  }
}

}  // namespace

Weight weight(const Case& question) {
  int longest = 0;
  Weight result;
  for_each_number(question, [&](double value, std::size_t axis, double plain, long extra) {
    longest = std::max(longest, significant_bits(value));
    if (value != plain) result.numbers += extra + weight_of(value, axis);
  });
  result.curved = (question.a.curved ? 1 : 0) + (question.b.curved ? 1 : 0);
  result.shapes = shape_rank(question.a) + shape_rank(question.b);
  result.vertices = vertex_count(question);
  result.dim = question.dim;
  result.vertices_beyond = std::max(result.vertices, few_vertices) - few_vertices;
  result.bits_beyond = std::max(longest, few_bits) - few_bits;
  result.larger_first =
      vertex_count(question.a, question.dim) > vertex_count(question.b, question.dim);
  return result;
}

std::vector<Coordinate> coordinates(Case& question) {
  std::vector<Coordinate> result;
  for_each_number(question, [&](double& value, std::size_t axis, double plain, long extra) {
    result.push_back({&value, axis, plain, extra});
  });
  return result;
}

bool fails(Case& candidate, Calls& calls) {
  if (calls.left == 0) return false;
  bool finite = true;
  for_each_number(candidate, [&finite](double& x, auto&&...) {
    finite = finite && std::isfinite(x);
    x = x == 0 ? 0.0 : x;  // the file format has only one zero
  });
  if (!finite) return false;
  for (const Body* body : {&candidate.a, &candidate.b}) {
    if (!is_body(*body, candidate.dim)) return false;
  }
  --calls.left;
  ++calls.made;
  return calls.still_fails(candidate);
}

bool Search::take(Case candidate) {
  const Weight weight = cases::weight(candidate);
  if (!(weight < weight_) || !fails(candidate, *calls_)) return false;
  best_ = std::move(candidate);
  weight_ = weight;
  return true;
}

std::size_t vertex_count(const Case& question) {
  return vertex_count(question.a, question.dim) + vertex_count(question.b, question.dim);
}

int significant_bits(double x) {
  if (x == 0 || !std::isfinite(x)) return 0;
  constexpr int stored = std::numeric_limits<double>::digits - 1;
  const auto bits = std::bit_cast<std::uint64_t>(std::fabs(x));
  std::uint64_t significand = bits & ((std::uint64_t(1) << stored) - 1);
  if (bits >> stored != 0) significand |= std::uint64_t(1) << stored;  // a normal number
  return std::bit_width(significand) - std::countr_zero(significand);
}

int significant_bits(const Case& question) {
  int most = 0;
  for_each_number(question,
                  [&most](double x, auto&&...) { most = std::max(most, significant_bits(x)); });
  return most;
}

namespace {

std::vector<Point>& points(Case& question, bool of_a) {
  return of_a ? question.a.points : question.b.points;
}

std::size_t count(const Search& search, bool of_a) {
  return (of_a ? search.best().a : search.best().b).points.size();
}

bool drop(Search& search, bool of_a, std::size_t first, std::size_t length) {
  Case candidate = search.best();
  std::vector<Point>& all = points(candidate, of_a);
  const auto begin = all.begin() + static_cast<std::ptrdiff_t>(first);
  all.erase(begin, begin + static_cast<std::ptrdiff_t>(std::min(length, all.size() - first)));
  return search.take(std::move(candidate));
}

using Reduction = bool (*)(Search&);

// Repeats the reductions until none helps.
void to_fixed_point(Search& search, std::span<const Reduction> reductions) {
  bool simplified = true;
  while (simplified && !search.exhausted()) {
    simplified = false;
    for (const Reduction reduce : reductions) simplified |= reduce(search);
  }
}

bool drop_to_few(Search& search) {
  return search.best_weight().vertices_beyond > 0 && (drop_vertices(search) || drop_pairs(search));
}

// The order matters: with fewer vertices, or in the plane, there is less freedom to find short
// numbers.  So several orders are tried, each from the original case.
struct Plan {
  bool numbers_first;  // with few vertices simplify the numbers before dropping more vertices
  bool shears;
};
constexpr std::array plans{Plan{false, false}, Plan{false, true}, Plan{true, false},
                           Plan{true, true}};
// Each plan is tried twice with different tosses: two short attempts are better than a longer one.
constexpr std::size_t attempts = 2 * plans.size();

void follow(const Plan& plan, Search& search) {
  const Reduction maybe_shear = plan.shears ? &shear : &centre;
  const std::array numbers{replace_curved, replace_polytope, drop_to_few,  centre,
                           maybe_shear,    round_together,   round_singly, jitter};
  const std::array all{replace_curved, replace_polytope, drop_vertices, drop_pairs,
                       join_vertices,  centre,           maybe_shear,   simplify_frame,
                       round_together, round_singly,     share_values,  jitter};
  if (plan.numbers_first) to_fixed_point(search, numbers);
  to_fixed_point(search, all);
}

}  // namespace

// Drops halves, quarters, ... and single vertices; fails() ensures that one remains.
bool drop_vertices(Search& search) {
  bool simplified = false;
  for (const bool of_a : {true, false}) {
    for (std::size_t length = count(search, of_a); length > 0; length /= 2) {
      for (std::size_t first = 0; first < count(search, of_a);) {
        if (drop(search, of_a, first, length)) {
          simplified = true;
        } else {
          first += length;
        }
      }
    }
  }
  return simplified;
}

// Drops two vertices at once, of one body or of both.
bool drop_pairs(Search& search) {
  constexpr std::size_t vertices_max = 24;
  if (vertex_count(search.best()) > vertices_max) return false;
  const auto drop_one_pair = [&search] {
    const std::size_t n_a = count(search, true);
    const std::size_t n = n_a + count(search, false);
    for (std::size_t i = 0; i < n; ++i) {
      for (std::size_t j = i + 1; j < n; ++j) {
        Case candidate = search.best();
        // The later one first, so that the other index stays valid.
        for (const std::size_t k : {j, i}) {
          std::vector<Point>& all = points(candidate, k < n_a);
          all.erase(all.begin() + static_cast<std::ptrdiff_t>(k < n_a ? k : k - n_a));
        }
        if (search.take(std::move(candidate))) return true;
      }
    }
    return false;
  };
  bool simplified = false;
  while (drop_one_pair()) simplified = true;
  return simplified;
}

// Replaces two vertices of a body by their midpoint.
bool join_vertices(Search& search) {
  bool simplified = false;
  for (const bool of_a : {true, false}) {
    for (std::size_t i = 0; i < count(search, of_a); ++i) {
      for (std::size_t j = i + 1; j < count(search, of_a);) {
        Case candidate = search.best();
        std::vector<Point>& all = points(candidate, of_a);
        for (std::size_t axis = 0; axis < 3; ++axis) {
          all[i][axis] = all[i][axis] / 2 + all[j][axis] / 2;
        }
        all.erase(all.begin() + static_cast<std::ptrdiff_t>(j));
        if (search.take(std::move(candidate))) {
          simplified = true;
        } else {
          ++j;
        }
      }
    }
  }
  return simplified;
}

Shrunk shrink(const Case& question, const StillFails& still_fails, std::size_t calls_max) {
  Calls calls{still_fails, 0};
  Case start = question;
  start.expect.reset();
  start.parameters.clear();
  Search best(start, calls);
  bool complete = false;
  for (std::size_t i = 0; i < attempts; ++i) {
    // Each remaining attempt gets an equal share of the calls that are left.
    calls.left = (calls_max - calls.made) / (attempts - i);
    Search search(start, calls);
    follow(plans[i % plans.size()], search);
    if (i == 0 || search.best_weight() < best.best_weight()) {
      best = search;
      complete = !search.exhausted();
    }
    const Weight& weight = best.best_weight();
    if (weight.vertices_beyond == 0 && weight.bits_beyond == 0) break;
  }
  if (!complete) {
    // The best attempt used up its share before it reached a fixed point.
    calls.left = std::min(calls_max - calls.made, calls_max / attempts);
    follow(plans.front(), best);
    complete = !best.exhausted();
  }
  return {best.best(), calls.made, complete};
}

}  // namespace cases
