// SPDX-License-Identifier: MIT
// Point sets of a small integer lattice: all of them, a random one, and pairs of them reduced by
// the symmetries of the cube.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/choices.hpp"

namespace oracle {

// A point set of the lattice {0 ... width-1}^dim, as the ascending numbers of its points.
using LatticeSet = std::vector<int>;

struct Lattice {
  int dim = 3;
  int width = 2;

  int count() const { return dim == 2 ? width * width : width * width * width; }

  std::array<int, 3> digits(int number) const {
    return {number % width, number / width % width, number / width / width};
  }

  std::vector<cases::Point> points(const LatticeSet& set) const {
    std::vector<cases::Point> result;
    for (const int number : set) {
      const auto [x, y, z] = digits(number);
      result.push_back({1.0 * x, 1.0 * y, 1.0 * z});
    }
    return result;
  }

  // Returns all sets of 1 ... largest points.
  std::vector<LatticeSet> sets(std::size_t largest) const {
    std::vector<LatticeSet> result{{}};
    for (std::size_t i = 0; i < result.size(); ++i) {
      if (result[i].size() == largest) continue;
      for (int next = result[i].empty() ? 0 : result[i].back() + 1; next < count(); ++next) {
        LatticeSet larger = result[i];
        larger.push_back(next);
        result.push_back(larger);
      }
    }
    result.erase(result.begin());
    return result;
  }
};

using LatticePair = std::pair<LatticeSet, LatticeSet>;

// Returns the least pair under the 48 symmetries of the cube and the swap of the bodies.
inline LatticePair canonical(const LatticePair& pair, const Lattice& lattice) {
  LatticePair least;
  std::array<std::size_t, 3> order{0, 1, 2};
  do {
    for (unsigned mirror = 0; mirror < 8; ++mirror) {
      const auto image = [&](const LatticeSet& set) {
        LatticeSet result;
        for (const int number : set) {
          std::array<int, 3> x = lattice.digits(number);
          for (std::size_t i = 0; i < 3; ++i) {
            if (((mirror >> i) & 1U) != 0) x[i] = lattice.width - 1 - x[i];
          }
          result.push_back(x[order[0]] +
                           lattice.width * (x[order[1]] + lattice.width * x[order[2]]));
        }
        std::sort(result.begin(), result.end());
        return result;
      };
      const LatticeSet a = image(pair.first);
      const LatticeSet b = image(pair.second);
      for (const LatticePair& candidate : {LatticePair(a, b), LatticePair(b, a)}) {
        if (least.first.empty() || candidate < least) least = candidate;
      }
    }
  } while (std::next_permutation(order.begin(), order.end()));
  return least;
}

// 1 to 4 different points; four twice as often as one, so that more bodies overlap.
inline LatticeSet random_set(cases::Choices& choices, const Lattice& lattice) {
  const std::size_t size = std::min<std::size_t>(4, 1 + choices.below(5));
  std::set<int> chosen;
  while (chosen.size() < size) {
    chosen.insert(static_cast<int>(choices.below(static_cast<std::uint64_t>(lattice.count()))));
  }
  return {chosen.begin(), chosen.end()};
}

}  // namespace oracle
