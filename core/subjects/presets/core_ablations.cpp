// SPDX-License-Identifier: MIT
// The presets with one switch changed, a subject for each switch, to measure what each safeguard
// contributes.
#include "core/subjects/presets/makers/compiled_once.hpp"
#include "core/subjects/registry.hpp"

namespace subjects {
namespace {

template <gjk::Scalar S>
class Ablations {
 public:
  explicit Ablations(std::string scalar) : scalar_(std::move(scalar)) {}

  std::vector<Subject> subjects() {
    using Policy = gjk::Policy<S>;
    // From enhanced towards original.
    const Policy enhanced = gjk::enhanced<S>();
    add("enhanced_absolute_tolerance", enhanced,
        [](Policy& policy) { policy.tolerance = gjk::Tolerance::absolute; });
    add("enhanced_without_omega", enhanced, [](Policy& policy) { policy.omega_squared = S(0); });
    add("enhanced_without_repeated_check", enhanced,
        [](Policy& policy) { policy.repeated_support_point_check = false; });
    add("enhanced_with_backup", enhanced,
        [](Policy& policy) { policy.no_valid_subset = gjk::NoValidSubset::backup; });
    // From original towards enhanced.
    const Policy original = gjk::original<S>();
    add("original_relative_tolerance", original,
        [](Policy& policy) { policy.tolerance = gjk::Tolerance::relative; });
    add("original_with_omega", original,
        [&](Policy& policy) { policy.omega_squared = enhanced.omega_squared; });
    add("original_with_repeated_check", original,
        [](Policy& policy) { policy.repeated_support_point_check = true; });
    add("original_return_previous", original,
        [](Policy& policy) { policy.no_valid_subset = gjk::NoValidSubset::return_previous; });
    // The safeguards beyond the literature.
    const Policy robust = gjk::robust<S>();
    add("robust_without_omega", robust,
        [&](Policy& policy) { policy.omega_squared = enhanced.omega_squared; });
    add("robust_without_repeated_check", robust,
        [](Policy& policy) { policy.repeated_support_point_check = false; });
    add("robust_without_strict_decrease", robust,
        [](Policy& policy) { policy.strict_decrease_check = false; });
    add("robust_without_detours", robust, [](Policy& policy) { policy.detours = 0; });
    add("robust_with_one_detour", robust, [](Policy& policy) { policy.detours = 1; });
    add("robust_without_guard", robust, [](Policy& policy) { policy.full_simplex_guard = false; });
    add("robust_without_noise", robust, [](Policy& policy) { policy.noise_squared = S(0); });
    add("robust_without_scale", robust, [](Policy& policy) { policy.normalise_scale = false; });
    add("robust_with_johnson", robust,
        [](Policy& policy) { policy.sub_algorithm = gjk::SubAlgorithm::johnson; });
    return std::move(subjects_);
  }

 private:
  template <typename Change>
  void add(const std::string& name, gjk::Policy<S> policy, const Change& change) {
    change(policy);
    Subject subject = core_preset<S>(scalar_, name, policy, "one safeguard changed");
    subject.on_request = true;
    subjects_.push_back(std::move(subject));
  }

  std::string scalar_;
  std::vector<Subject> subjects_;
};

}  // namespace

std::vector<Subject> core_ablations() {
  std::vector<Subject> all = Ablations<float>("float").subjects();
  for (Subject& subject : Ablations<double>("double").subjects()) all.push_back(subject);
  return all;
}

}  // namespace subjects
