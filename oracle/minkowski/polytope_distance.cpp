// SPDX-License-Identifier: MIT
// The program: weights lambda_i of the vertices of A and mu_j of those of B, nonnegative and with
// sum 1 for each body, that minimise |sum lambda_i a_i - sum mu_j b_j|^2.  With x = (lambda, mu)
// and the matrix C of columns a_i and -b_j the objective is x^T (C^T C) x, and C x is v.
#include "oracle/minkowski/minkowski.hpp"

#if defined(NDEBUG) || defined(CGAL_NDEBUG)
#error "The third opinion keeps its own assertions and those of CGAL on, in every build."
#endif

#include <CGAL/Gmpzf.h>
#include <CGAL/QP_functions.h>
#include <CGAL/QP_models.h>

#include <boost/iterator/counting_iterator.hpp>
#include <boost/iterator/transform_iterator.hpp>

#include "oracle/truth/integer_bodies.hpp"

namespace oracle {
namespace {

// Integers times powers of two: closed under the operations of the solver, and exact on doubles.
// The program is stated and solved in them without rounding, see README.md.
using Number = CGAL::Gmpzf;
using Index = boost::counting_iterator<int>;

struct Columns {
  std::vector<std::array<Number, 3>> positions;  // C
  std::vector<std::array<Number, 2>> bodies;     // (1, 0) for a_i, (0, 1) for b_j

  explicit Columns(const cases::Case& question) {
    for (const auto& p : positions_of(question.a, question.dim)) {
      positions.push_back(p);
      bodies.push_back({Number(1), Number(0)});
    }
    for (const auto& p : positions_of(question.b, question.dim)) {
      positions.push_back({-p[0], -p[1], -p[2]});
      bodies.push_back({Number(0), Number(1)});
    }
  }

  // Placed in the numbers of the solver.
  static std::vector<std::array<Number, 3>> positions_of(const cases::Body& body, int dim) {
    std::vector<std::array<Number, 3>> result;
    for (const cases::Point& p :
         body.polytope ? cases::local_vertices(*body.polytope, dim) : body.points) {
      std::array<Number, 3> image{Number(p[0]), Number(p[1]), Number(p[2])};
      for (std::size_t i = 0; body.polytope && i < 3; ++i) {
        image[i] = Number(body.polytope->translation[i]);
        for (std::size_t j = 0; j < 3; ++j) {
          image[i] += Number(body.polytope->linear[i][j]) * Number(p[j]);
        }
      }
      result.push_back(image);
    }
    return result;
  }
};

// 2 C^T C in the form of the solver: a row is a functor of the column, the matrix a functor of the
// row.  Entries are computed on demand; the solver reads few of them while it pivots.
struct ObjectiveRow {
  using result_type = Number;
  const Columns* columns = nullptr;
  std::size_t row = 0;

  Number operator()(int column) const {
    const std::array<Number, 3>& p = columns->positions[row];
    const std::array<Number, 3>& q = columns->positions[static_cast<std::size_t>(column)];
    return (p[0] * q[0] + p[1] * q[1] + p[2] * q[2]) * Number(2);
  }
};

struct Objective {
  using Row = boost::transform_iterator<ObjectiveRow, Index>;
  using result_type = Row;
  const Columns* columns = nullptr;

  Row operator()(int row) const {
    return Row(Index(0), ObjectiveRow{columns, static_cast<std::size_t>(row)});
  }
};

Rational quotient(const Number& numerator, const Number& denominator) {
  Integer above(numerator.man());
  Integer below(denominator.man());
  const auto exponent = numerator.exp() - denominator.exp();
  if (exponent > 0) above <<= static_cast<unsigned long>(exponent);
  if (exponent < 0) below <<= static_cast<unsigned long>(-exponent);
  return {above, below};
}

// Bland's rule, the first variable that improves, prevents cycling; the solver's other rules may
// cycle, see README.md.  The solution is not trusted: the program itself is used to check that it
// is feasible and satisfies the optimality conditions.
CGAL::Quadratic_program_solution<Number> solved(const Columns& columns) {
  std::vector<const Number*> constraints;
  for (const std::array<Number, 2>& column : columns.bodies) constraints.push_back(column.data());
  const std::array<Number, 2> sums{Number(1), Number(1)};
  const auto program = CGAL::make_nonnegative_quadratic_program_from_iterators(
      static_cast<int>(constraints.size()), 2, constraints.data(), sums.data(),
      CGAL::Const_oneset_iterator<CGAL::Comparison_result>(CGAL::EQUAL),
      boost::transform_iterator<Objective, Index>(Index(0), Objective{&columns}),
      CGAL::Const_oneset_iterator<Number>(Number(0)));
  CGAL::Quadratic_program_options options;
  options.set_pricing_strategy(CGAL::QP_BLAND);
  auto solution = CGAL::solve_nonnegative_quadratic_program(program, Number(), options);
  CGAL_assertion(solution.is_optimal());
  CGAL_assertion(solution.solves_nonnegative_quadratic_program(program));
  return solution;
}

struct Combination {
  RationalVector point;
  std::vector<std::size_t> support;
  std::vector<Rational> weights;
};

template <typename Iterator>
Combination combination(const std::vector<RationalVector>& points, Iterator weight,
                        const Number& denominator) {
  Combination result;
  for (std::size_t i = 0; i < points.size(); ++i, ++weight) {
    if (CGAL::is_zero(*weight)) continue;
    result.support.push_back(i);
    result.weights.push_back(quotient(*weight, denominator));
    for (std::size_t k = 0; k < 3; ++k) result.point[k] += result.weights.back() * points[i][k];
  }
  return result;
}

}  // namespace

PolytopeDistance polytope_distance(const cases::Case& question) {
  check_case(question, "polytope_distance");
  const Columns columns(question);
  const auto solution = solved(columns);
  const auto weights = solution.variable_numerators_begin();
  const Number& denominator = solution.variables_common_denominator();
  const std::vector<RationalVector> of_a = vertices(question.a, question.dim);
  const std::vector<RationalVector> of_b = vertices(question.b, question.dim);
  const auto a_size = static_cast<std::ptrdiff_t>(of_a.size());
  Combination a = combination(of_a, weights, denominator);
  Combination b = combination(of_b, weights + a_size, denominator);
  PolytopeDistance result;
  result.v = a.point - b.point;
  result.distance_squared = dot(result.v, result.v);
  CGAL_assertion(result.distance_squared == quotient(solution.objective_value_numerator(),
                                                     solution.objective_value_denominator()));
  result.point_a = std::move(a.point);
  result.point_b = std::move(b.point);
  result.support_a = std::move(a.support);
  result.support_b = std::move(b.support);
  result.weights_a = std::move(a.weights);
  result.weights_b = std::move(b.weights);
  return result;
}

}  // namespace oracle
