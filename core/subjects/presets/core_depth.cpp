// SPDX-License-Identifier: MIT
// Penetration depth at float and double.
#include "core/gjk/depth/expanding_polytope.hpp"
#include "core/gjk/depth/portal_refinement.hpp"
#include "core/gjk/depth/published_polytope.hpp"
#include "core/subjects/presets/depth_subjects.hpp"
#include "core/subjects/registry.hpp"

namespace subjects {
namespace {

template <gjk::Scalar S>
std::vector<Subject> depths(const std::string& scalar) {
  return {depth_subject<S>(scalar, "epa", "expanding polytope as published [vdB01]",
                           [](const auto& a, const auto& b, const auto& found) {
                             return gjk::depth::published_expanding_polytope<S>(a, b, found);
                           }),
          depth_subject<S>(scalar, "epa_robust", "expanding polytope, every safeguard",
                           [](const auto& a, const auto& b, const auto& found) {
                             return gjk::depth::expanding_polytope<S>(a, b, found);
                           }),
          depth_subject<S>(scalar, "mpr", "Minkowski portal refinement [Snethen08]",
                           [](const auto& a, const auto& b, const auto& found) {
                             return gjk::depth::portal_refinement<S>(a, b, found);
                           })};
}

}  // namespace

std::vector<Subject> core_depth() {
  std::vector<Subject> all = depths<float>("float");
  for (Subject& subject : depths<double>("double")) all.push_back(subject);
  return all;
}

}  // namespace subjects
