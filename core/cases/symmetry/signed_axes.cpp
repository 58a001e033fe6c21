// SPDX-License-Identifier: MIT
#include "core/cases/symmetry/signed_axes.hpp"

#include <algorithm>
#include <utility>

namespace cases {
namespace {

// Number of axes that move plus number of signs that change.
std::size_t changes(const SignedAxes& axes) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < 3; ++i) count += (axes.axis[i] != i) + (axes.sign[i] < 0);
  return count;
}

std::vector<SignedAxes> all(int dim) {
  std::vector<SignedAxes> result;
  SignedAxes axes;
  const auto end = axes.axis.begin() + dim;
  do {
    for (unsigned signs = 0; signs < 1U << static_cast<unsigned>(dim); ++signs) {
      for (std::size_t i = 0; i < 3; ++i) axes.sign[i] = (signs >> i & 1U) != 0 ? -1 : 1;
      if (changes(axes) > 0) result.push_back(axes);
    }
  } while (std::next_permutation(axes.axis.begin(), end));
  std::stable_sort(result.begin(), result.end(), [](const auto& one, const auto& other) {
    return changes(one) < changes(other);
  });
  return result;
}

// The rows and the translation are those of the image.
Polytope image(const Polytope& polytope, const SignedAxes& axes) {
  Polytope result = polytope;
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) {
      result.linear[i][j] = axes.sign[i] * polytope.linear[axes.axis[i]][j];
    }
  }
  result.translation = axes(polytope.translation);
  return result;
}

}  // namespace

const std::vector<SignedAxes>& signed_axes(int dim) {
  static const std::vector<SignedAxes> plane = all(2);
  static const std::vector<SignedAxes> space = all(3);
  return dim == 2 ? plane : space;
}

Case image(const Case& question, const SignedAxes& axes) {
  Case result;
  result.id = question.id;
  result.dim = question.dim;
  for (const auto& [from, to] : {std::pair(&question.a, &result.a), {&question.b, &result.b}}) {
    to->points.reserve(from->points.size());
    for (const Point& p : from->points) to->points.push_back(axes(p));
    if (from->polytope) to->polytope = image(*from->polytope, axes);
  }
  return result;
}

SignedAxes inverse(const SignedAxes& axes) {
  SignedAxes back;
  for (std::size_t i = 0; i < 3; ++i) {
    back.axis[axes.axis[i]] = i;
    back.sign[axes.axis[i]] = axes.sign[i];
  }
  return back;
}

std::string text(const SignedAxes& axes, int dim) {
  std::string image;
  for (std::size_t i = 0; i < static_cast<std::size_t>(dim); ++i) {
    image += i == 0 ? "" : ", ";
    image += axes.sign[i] < 0 ? "-" : "";
    image += "xyz"[axes.axis[i]];
  }
  return (dim == 2 ? "(x, y) as (" : "(x, y, z) as (") + image + ")";
}

}  // namespace cases
