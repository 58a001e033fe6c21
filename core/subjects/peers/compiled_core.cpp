// SPDX-License-Identifier: MIT
// The presets of the core, compiled by options that our own units never have: what a user gets whose
// compiler fuses products and sums, or computes as if numbers were real (-ffast-math).
#include <algorithm>
#include <limits>
#include <vector>

#include "core/gjk/distance.hpp"
#include "core/subjects/peers/compiled.hpp"

namespace peers {
namespace {

template <gjk::Scalar S, int D>
std::vector<gjk::Vec<S, D>> points(const gjkproof_body& body) {
  std::vector<gjk::Vec<S, D>> result(body.count);
  for (std::size_t i = 0; i < body.count; ++i) {
    for (std::size_t axis = 0; axis < D; ++axis) {
      const std::size_t at = 3 * i + axis;
      result[i][axis] = body.doubles ? static_cast<S>(body.doubles[at]) : S(body.floats[at]);
    }
  }
  return result;
}

template <gjk::Scalar S, int D>
void answer_to(const gjkproof_body& a, const gjkproof_body& b, const gjk::Policy<S>& policy,
               gjkproof_answer& answer) {
  const auto points_a = points<S, D>(a);
  const auto points_b = points<S, D>(b);
  const auto result =
      gjk::distance(gjk::VertexCloud<S, D>(points_a), gjk::VertexCloud<S, D>(points_b), policy);
  const char* const status = gjk::name(result.status);
  for (std::size_t i = 0; status[i] != 0 && i + 1 < sizeof answer.status; ++i) {
    answer.status[i] = status[i];
  }
  answer.iterations = result.iterations;
  if (result.status == gjk::Status::iteration_limit || result.status == gjk::Status::not_finite) {
    answer.outcome = GJKPROOF_NO_ANSWER;
    return;
  }
  answer.says = GJKPROOF_DISTANCE | GJKPROOF_WITNESSES | GJKPROOF_LOWER_BOUND;
  answer.intersecting = result.intersecting;
  answer.distance = static_cast<double>(gjk::length(result));
  // Beyond the largest number mu is rounded down, or it would be no bound.
  const S bound = result.scale.undo(gjk::square_root(result.mu_squared));
  answer.lower_bound = static_cast<double>(std::min(bound, std::numeric_limits<S>::max()));
  for (std::size_t axis = 0; axis < D; ++axis) {
    answer.witness_a[axis] = static_cast<double>(result.witness_a[axis]);
    answer.witness_b[axis] = static_cast<double>(result.witness_b[axis]);
  }
}

template <gjk::Scalar S, gjk::Policy<S> (*Preset)()>
void ask(const void* a, const void* b, gjkproof_answer* answer) {
  const auto& body_a = *static_cast<const gjkproof_body*>(a);
  const auto& body_b = *static_cast<const gjkproof_body*>(b);
  const gjk::Policy<S> policy = Preset();
  body_a.dim == 2 ? answer_to<S, 2>(body_a, body_b, policy, *answer)
                  : answer_to<S, 3>(body_a, body_b, policy, *answer);
}

constexpr const char* of_1988 = "GJK of 1988 [GJK88]";
constexpr const char* of_1999 = "GJK of 1999 [vdB99]";
constexpr const char* by_volumes = "signed volumes [Montanari17]";
constexpr const char* by_projections = "projections on every face, every safeguard";
constexpr CompiledPreset presets[] = {
    {"float/original", of_1988, true, ask<float, gjk::original<float>>},
    {"float/enhanced", of_1999, true, ask<float, gjk::enhanced<float>>},
    {"float/signed_volumes", by_volumes, true, ask<float, gjk::signed_volumes<float>>},
    {"float/robust", by_projections, true, ask<float, gjk::robust<float>>},
    {"double/original", of_1988, false, ask<double, gjk::original<double>>},
    {"double/enhanced", of_1999, false, ask<double, gjk::enhanced<double>>},
    {"double/signed_volumes", by_volumes, false, ask<double, gjk::signed_volumes<double>>},
    {"double/robust", by_projections, false, ask<double, gjk::robust<double>>},
};

}  // namespace

const CompiledPreset* compiled_preset(std::size_t index) {
  return index < std::size(presets) ? &presets[index] : nullptr;
}

}  // namespace peers
