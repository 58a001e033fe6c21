// SPDX-License-Identifier: MIT
// The agreement campaign for curved bodies: two ways to enclose their distance, and a third.
#pragma once

#include <functional>

#include "reports/oracles/curved_opinions.hpp"
#include "reports/oracles/oracles.hpp"

namespace reports {

// The widest relative width of squared bounds that passes for narrow.
inline constexpr double narrow_width = 1e-12;

// Of `options` the families are not looked at; one case in `minkowski_share` is put to enclosure()
// as well.  A contradiction is a disagreement, a wide bound is counted.
OraclesReport curved_oracles(
    const OraclesOptions& options,
    const std::function<CurvedOpinions(const CurvedQuestion&)>& ask = curved_opinions);

}  // namespace reports
