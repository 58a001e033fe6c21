// SPDX-License-Identifier: MIT
// What the claims on degeneration share: their cases, evaluated in parallel, and figure formats.
#pragma once

#include <fmt/format.h>
#include <tbb/parallel_for.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/cases/families.hpp"
#include "reports/research/paper/paper.hpp"
#include "reports/study/tallies/histograms.hpp"

namespace reports {

inline constexpr std::array<const char*, 3> polytope_families{"generic", "oblong", "sliver"};
inline constexpr int degenerate_vertices = 64;  // per body: runs long enough to degenerate

inline std::vector<cases::Case> spatial_cases(const char* family, const PaperOptions& options,
                                              std::uint64_t count) {
  std::vector<cases::Case> all(count);
  tbb::parallel_for(std::size_t{0}, all.size(), [&](std::size_t i) {
    all[i] = cases::generate(cases::family(family), options.seed, i, {degenerate_vertices});
  });
  std::erase_if(all, [](const cases::Case& question) { return question.dim != 3; });
  return all;
}

// Applies `measure` to each case; results are in the order of the cases for any number of threads.
template <typename Measure>
auto measured_each(const std::vector<cases::Case>& all, const Measure& measure) {
  std::vector<decltype(measure(all[0]))> results(all.size());
  tbb::parallel_for(std::size_t{0}, all.size(),
                    [&](std::size_t i) { results[i] = measure(all[i]); });
  return results;
}

inline std::string percent(std::size_t part, std::size_t whole) {
  return whole == 0 ? "."
                    : fmt::format("{:.2f} %",
                                  100.0 * static_cast<double>(part) / static_cast<double>(whole));
}

inline std::string quantile(const Quantiles& some, double share) {
  return some.total() == 0 ? "." : fmt::format("{:.3g}", some.at(share));
}

inline std::string largest_of(const Quantiles& some) {
  return some.total() == 0 ? "." : fmt::format("{:.3g}", some.largest());
}

}  // namespace reports
