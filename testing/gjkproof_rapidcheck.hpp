// SPDX-License-Identifier: MIT
// Hard pairs of bodies for RapidCheck:
//
//   rc::check("my GJK is right", [] {
//     const auto pair = *gjkproof::pairs<double, 3>();
//     const gjkproof::IsCorrectFor expected(pair.a, pair.b);
//     RC_ASSERT(expected.match(my_gjk(pair.a, pair.b)));
//   });
#pragma once

#include <rapidcheck.h>

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <ostream>
#include <vector>

#include "testing/generate_pair.hpp"

namespace gjkproof {

template <std::floating_point Scalar, std::size_t Dim>
struct Pair {
  std::vector<std::array<Scalar, Dim>> a;
  std::vector<std::array<Scalar, Dim>> b;
};

template <std::floating_point Scalar, std::size_t Dim>
std::ostream& operator<<(std::ostream& out, const Pair<Scalar, Dim>& pair) {
  return out << pasted(bodies_of(pair.a, pair.b), std::same_as<Scalar, float>);
}

// Pairs of all families.  Failures shrink by their bytes; IsCorrectOn shrinks by geometry as well.
template <std::floating_point Scalar, std::size_t Dim>
requires(Dim == 2 || Dim == 3) rc::Gen<Pair<Scalar, Dim>> pairs(int vertices_max = 12) {
  const Wanted wanted{Dim, std::same_as<Scalar, float>, vertices_max};
  // A pair takes up to some hundred bytes; sizes of RapidCheck end at 100.
  return rc::gen::map(rc::gen::scale(4.0, rc::gen::arbitrary<std::vector<std::uint8_t>>()),
                      [wanted](const std::vector<std::uint8_t>& bytes) {
                        const Bodies bodies = generate_pair(bytes, wanted);
                        const auto taken = [](const std::vector<Point>& points) {
                          std::vector<std::array<Scalar, Dim>> result(points.size());
                          for (std::size_t n = 0; n < points.size(); ++n) {
                            for (std::size_t i = 0; i < Dim; ++i)
                              result[n][i] = static_cast<Scalar>(points[n][i]);
                          }
                          return result;
                        };
                        return Pair<Scalar, Dim>{taken(bodies.a), taken(bodies.b)};
                      });
}

}  // namespace gjkproof
