// SPDX-License-Identifier: MIT
// Mean iterations on pairs of quadrics, which the claims on quadrics and on polytopes share.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "reports/paper/paper.hpp"

namespace reports {

inline constexpr std::array<int, 7> quadric_decimals{1, 2, 3, 4, 6, 8, 10};  // epsilon = 10^-k

struct QuadricIterations {
  const char* pair;
  std::array<double, quadric_decimals.size()> mean{};  // of `enhanced` at double, by epsilon
};

// Of so many turned and stretched pairs of each kind.
std::vector<QuadricIterations> iterations_on_quadrics(const PaperOptions& options,
                                                      std::size_t count);

}  // namespace reports
