// SPDX-License-Identifier: MIT
#include "oracle/minkowski/polytope_distance.hpp"

#if defined(NDEBUG) || defined(CGAL_NDEBUG)
#error "The third opinion keeps its own assertions and those of CGAL on, in every build."
#endif

#include <CGAL/Gmpzf.h>
#include <CGAL/Polytope_distance_d.h>
#include <CGAL/Polytope_distance_d_traits_2.h>
#include <CGAL/Polytope_distance_d_traits_3.h>
#include <CGAL/Simple_cartesian.h>

#include "oracle/minkowski/check_case.hpp"

namespace oracle {
namespace {

// Integers times powers of two: closed under what the solver needs, and exact on doubles.  NT is
// what the solver reads its program in, ET what it computes in: with anything else for one of them
// it is wrong in silence or does not end, see README.md.
using Number = CGAL::Gmpzf;
using Kernel = CGAL::Simple_cartesian<Number>;
using Plane = CGAL::Polytope_distance_d_traits_2<Kernel, Number, Number>;
using Space = CGAL::Polytope_distance_d_traits_3<Kernel, Number, Number>;

Kernel::Point_2 point(const cases::Point& p, const Plane&) {
  return {Number(p[0]), Number(p[1])};
}

Kernel::Point_3 point(const cases::Point& p, const Space&) {
  return {Number(p[0]), Number(p[1]), Number(p[2])};
}

template <typename Traits>
std::vector<typename Traits::Point_d> points(const cases::Body& body) {
  std::vector<typename Traits::Point_d> result;
  for (const cases::Point& p : body.points) result.push_back(point(p, Traits()));
  return result;
}

Rational quotient(const Number& numerator, const Number& denominator) {
  Integer above(numerator.man());
  Integer below(denominator.man());
  const auto exponent = numerator.exp() - denominator.exp();
  if (exponent > 0) above <<= static_cast<unsigned long>(exponent);
  if (exponent < 0) below <<= static_cast<unsigned long>(-exponent);
  return {above, below};
}

// From homogeneous coordinates.
template <typename Iterator>
RationalVector vector(Iterator coordinates, int dim) {
  RationalVector result;
  for (int i = 0; i < dim; ++i) {
    result[static_cast<std::size_t>(i)] = quotient(coordinates[i], coordinates[dim]);
  }
  return result;
}

template <typename Iterator>
std::vector<std::size_t> indices(Iterator first, Iterator last) {
  std::vector<std::size_t> result;
  for (; first != last; ++first) result.push_back(static_cast<std::size_t>(*first));
  return result;
}

template <typename Traits>
PolytopeDistance solved(const cases::Case& question) {
  const auto a = points<Traits>(question.a);
  const auto b = points<Traits>(question.b);
  const CGAL::Polytope_distance_d<Traits> program(a.begin(), a.end(), b.begin(), b.end());
  CGAL_assertion(program.is_valid());
  PolytopeDistance result;
  result.point_a = vector(program.realizing_point_p_coordinates_begin(), question.dim);
  result.point_b = vector(program.realizing_point_q_coordinates_begin(), question.dim);
  result.v = result.point_a - result.point_b;
  result.distance_squared =
      quotient(program.squared_distance_numerator(), program.squared_distance_denominator());
  CGAL_assertion(dot(result.v, result.v) == result.distance_squared);
  result.support_a =
      indices(program.support_points_p_indices_begin(), program.support_points_p_indices_end());
  result.support_b =
      indices(program.support_points_q_indices_begin(), program.support_points_q_indices_end());
  return result;
}

}  // namespace

PolytopeDistance polytope_distance(const cases::Case& question) {
  check_case(question, "polytope_distance");
  return question.dim == 2 ? solved<Plane>(question) : solved<Space>(question);
}

}  // namespace oracle
