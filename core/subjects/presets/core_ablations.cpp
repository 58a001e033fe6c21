// SPDX-License-Identifier: MIT
// The presets with one switch changed, a subject for each switch, to measure what each safeguard
// contributes.
#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"

namespace subjects {
namespace {

template <gjk::Scalar S>
std::vector<Subject> ablations(const std::string& scalar) {
  using Policy = gjk::Policy<S>;
  std::vector<Subject> all;
  const auto add = [&](const std::string& name, Policy policy, const auto& change) {
    change(policy);
    all.push_back(core_preset<S>(scalar, name, policy, "one safeguard changed"));
    all.back().on_request = true;
  };
  // From enhanced towards original.
  const Policy enhanced = gjk::enhanced<S>();
  add("enhanced_absolute_tolerance", enhanced,
      [](Policy& policy) { policy.tolerance = gjk::Tolerance::absolute; });
  add("enhanced_without_omega", enhanced, [](Policy& policy) { policy.omega_squared = S(0); });
  add("enhanced_without_repeated_check", enhanced,
      [](Policy& policy) { policy.repetition = gjk::Repetition::unchecked; });
  add("enhanced_with_backup", enhanced,
      [](Policy& policy) { policy.no_valid_subset = gjk::NoValidSubset::backup; });
  // From original towards enhanced.
  const Policy original = gjk::original<S>();
  add("original_relative_tolerance", original,
      [](Policy& policy) { policy.tolerance = gjk::Tolerance::relative; });
  add("original_with_omega", original,
      [&](Policy& policy) { policy.omega_squared = enhanced.omega_squared; });
  add("original_with_repeated_check", original,
      [](Policy& policy) { policy.repetition = gjk::Repetition::previous; });
  add("original_return_previous", original,
      [](Policy& policy) { policy.no_valid_subset = gjk::NoValidSubset::return_previous; });
  // The safeguards beyond the literature.
  const Policy robust = gjk::robust<S>();
  add("robust_without_omega", robust,
      [&](Policy& policy) { policy.omega_squared = enhanced.omega_squared; });
  add("robust_without_repeated_check", robust,
      [](Policy& policy) { policy.repetition = gjk::Repetition::unchecked; });
  add("robust_without_strict_decrease", robust,
      [](Policy& policy) { policy.strict_decrease_check = false; });
  add("robust_without_escalation", robust, [](Policy& policy) { policy.escalates = false; });
  add("robust_without_guard", robust, [](Policy& policy) { policy.full_simplex_guard = false; });
  add("robust_without_scale", robust, [](Policy& policy) { policy.normalise_scale = false; });
  add("robust_with_johnson", robust,
      [](Policy& policy) { policy.sub_algorithm = gjk::SubAlgorithm::johnson; });
  return all;
}

}  // namespace

std::vector<Subject> core_ablations() {
  return joined({ablations<float>("float"), ablations<double>("double")});
}

}  // namespace subjects
