// SPDX-License-Identifier: MIT
#include "reports/study/large_bodies.hpp"

#include <fmt/format.h>

#include <cstdio>

#include "oracle/reference/reference.hpp"

namespace reports {

void warn_of_cost(const std::string& place, std::uint64_t points_a, std::uint64_t points_b) {
  if (points_a * points_b <= oracle::pairs_max) return;
  const oracle::ReferenceCost cost = oracle::reference_cost(points_a, points_b);
  fmt::print(
      stderr,
      "gjkproof: {}{} and {} points: the truth by minkowski may take {:.2g} s and {:.2g} GB; "
      "--oracle certificate is fast\n",
      place, points_a, points_b, cost.seconds, cost.gigabytes);
}

void tell_of_large_bodies(const std::string& file, const cases::Case& question,
                          oracle::Oracle oracle) {
  if (cases::has_curved_body(question) || oracle == oracle::Oracle::certificate) return;
  const std::string place = file + ": " + question.id + ": ";
  const std::size_t points_a = cases::vertex_count(question.a, question.dim);
  const std::size_t points_b = cases::vertex_count(question.b, question.dim);
  if (oracle == oracle::Oracle::minkowski) return warn_of_cost(place, points_a, points_b);
  switch (oracle::reference_use(question)) {
    case oracle::ReferenceUse::compared: return;
    case oracle::ReferenceUse::not_in_sample:
      fmt::print(stderr,
                 "gjkproof: {}{} and {} points: not in the sample that minkowski is asked for; the "
                 "truth is certificate's alone\n",
                 place, points_a, points_b);
      return;
    case oracle::ReferenceUse::too_large:
      fmt::print(stderr,
                 "gjkproof: {}{} and {} points: too large for minkowski; the truth is "
                 "certificate's alone\n",
                 place, points_a, points_b);
      return;
  }
}

}  // namespace reports
