// SPDX-License-Identifier: MIT
// The settings that a subject of the core takes behind its name, such as
// "core/double/robust?epsilon=1e-9&iterations=64": what they are, and what they change of a policy.
//
//   epsilon      the tolerance, from 8u, the tightest there is, to below 1; in the subject's own
//                scalar.  In exact arithmetic from 0.  ‖v‖ may be that much too long, which the
//                subject promises where the tolerance is relative
//   iterations   the limit, 1 to 1000000; of curved bodies too
//   tolerance    relative or absolute: what epsilon bounds
//   omega        v.v <= omega^2 counts as contact; from 0 to below 1, and of presets that normalise
//                the scale in units of which M is 1/2 to 1
//   detours      iterations that go on although ‖v‖ does not fall, 0 to 1000; of presets that check
//                that it falls
#pragma once

#include <charconv>
#include <concepts>
#include <string>
#include <vector>

#include "core/cases/settings.hpp"
#include "core/gjk/policy.hpp"
#include "core/subjects/rational.hpp"

namespace subjects {

// "epsilon, iterations, ..."
std::string setting_names();

// `given` in the order above and in canonical form.  Throws std::invalid_argument naming `subject`
// and what there is where a key is not known or a value is none.
std::vector<cases::Setting> checked_settings(const std::string& subject,
                                             const std::vector<cases::Setting>& given);

[[noreturn]] void refuse_setting(const std::string& subject, const cases::Setting& setting,
                                 const std::string& what_it_takes);

// A decimal as a fraction.
Rational exact_decimal(const std::string& canonical);

// The nearest S, or at multiprecision the second nearest; exact where S is.
template <gjk::Scalar S>
S decimal_in(const std::string& canonical) {
  const Rational exact = exact_decimal(canonical);
  if constexpr (std::same_as<S, Rational>) {
    return exact;
  } else if constexpr (std::floating_point<S>) {
    S value = 0;  // where it is too small for S
    std::from_chars(canonical.data(), canonical.data() + canonical.size(), value);
    return value;
  } else if constexpr (std::same_as<S, __float128>) {
    // The sum of the nearest doubles of what is left.
    __float128 sum = 0;
    Rational rest = exact;
    for (int piece = 0; piece < 4 && rest != 0; ++piece) {
      const auto nearest = rest.convert_to<double>();
      sum += static_cast<__float128>(nearest);
      rest -= Rational(nearest);
    }
    return sum;
  } else {
    return S(exact);
  }
}

// The policy with checked settings.  Throws std::invalid_argument where a value is out of the range
// that it has at S.
template <gjk::Scalar S>
gjk::Policy<S> with_settings(const std::string& subject, gjk::Policy<S> policy,
                             const std::vector<cases::Setting>& settings) {
  for (const cases::Setting& setting : settings) {
    if (setting.key == "epsilon") {
      policy.epsilon = decimal_in<S>(setting.value);
      if (policy.epsilon < gjk::tightest_epsilon<S>() || !(policy.epsilon < S(1))) {
        refuse_setting(subject, setting, "8u of its scalar at least, and less than 1");
      }
    } else if (setting.key == "iterations") {
      policy.iteration_limit = std::stoi(setting.value);
      policy.limits_curved_bodies = true;
    } else if (setting.key == "tolerance") {
      const bool absolute = setting.value == "absolute";
      policy.tolerance = absolute ? gjk::Tolerance::absolute : gjk::Tolerance::relative;
    } else if (setting.key == "omega") {
      const S omega = decimal_in<S>(setting.value);
      policy.omega_squared = omega * omega;
    } else {
      if (!policy.strict_decrease_check) {
        refuse_setting(subject, setting, "taken where the decrease of the norm is checked");
      }
      policy.detours = std::stoi(setting.value);
    }
  }
  return policy;
}

}  // namespace subjects
