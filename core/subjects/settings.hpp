// SPDX-License-Identifier: MIT
// The settings that subjects of the core accept after their name, such as
// "core/double/robust?epsilon=1e-9&iterations=64", and their effect on the policy.
//
//   epsilon      tolerance, from 8u, or in exact arithmetic from 0, to below 1; rounded to the
//                subject's scalar.  With a relative tolerance the subject promises that ‖v‖ is at
//                most that much too long
//   iterations   limit, 1 to 1000000; also for curved bodies
//   tolerance    relative or absolute: what epsilon bounds
//   omega        v.v <= omega^2 counts as contact; from 0 to below 1.  Presets that normalise the
//                scale measure it in units in which M is 1/2 to 1
//   escalation   doubled or none: whether it goes on at twice the precision where rounding stopped it
//   sub_algorithm, repetition, identity, decrease
//                the switches of these names in core/gjk/policy.hpp
//   rounding     nearest, upward, downward or toward_zero, while it answers (arithmetic.hpp)
//   subnormals   kept or flushed, the same
#pragma once

#include <charconv>
#include <vector>

#include "core/cases/settings.hpp"
#include "core/gjk/policy.hpp"
#include "core/subjects/binary128.hpp"
#include "core/subjects/rational.hpp"

namespace subjects {

// The names of all settings: "epsilon, iterations, ...".
std::string setting_names();

// Sorts `given` as above and makes the values canonical.  Throws std::invalid_argument, with
// `subject` and the possible values, for an unknown key or an invalid value.
std::vector<cases::Setting> checked_settings(const std::string& subject,
                                             const std::vector<cases::Setting>& given);

[[noreturn]] void refuse_setting(const std::string& subject, const cases::Setting& setting,
                                 const std::string& requirement);

// Converts a decimal to a fraction.
Rational exact_decimal(const std::string& canonical);

// Rounds to the nearest S, at multiprecision possibly to the second nearest; exact if S is.
template <gjk::Scalar S>
S decimal_in(const std::string& canonical) {
  const Rational exact = exact_decimal(canonical);
  if constexpr (std::same_as<S, Rational>) {
    return exact;
  } else if constexpr (std::floating_point<S>) {
    S value = 0;  // if it is too small for S
    std::from_chars(canonical.data(), canonical.data() + canonical.size(), value);
    return value;
  } else if constexpr (std::same_as<S, Float128>) {
    // Adds the nearest doubles of the value and of what remains.
    S sum = 0;
    Rational rest = exact;
    for (int piece = 0; piece < 4 && rest != 0; ++piece) {
      const auto nearest = rest.convert_to<double>();
      sum += static_cast<S>(nearest);
      rest -= Rational(nearest);
    }
    return sum;
  } else {
    return S(exact);
  }
}

// Applies checked settings that concern the policy.  Throws std::invalid_argument if a value is out of range at S.
template <gjk::Scalar S>
gjk::Policy<S> with_settings(const std::string& subject, gjk::Policy<S> policy,
                             const std::vector<cases::Setting>& settings) {
  for (const cases::Setting& setting : settings) {
    if (setting.key == "epsilon") {
      policy.epsilon = decimal_in<S>(setting.value);
      if (policy.epsilon < gjk::tightest_epsilon<S>() || !(policy.epsilon < S(1))) {
        refuse_setting(subject, setting, "at least 8u of its scalar and less than 1");
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
    } else if (setting.key == "sub_algorithm") {
      policy.sub_algorithm = setting.value == "johnson"          ? gjk::SubAlgorithm::johnson
                             : setting.value == "signed_volumes" ? gjk::SubAlgorithm::signed_volumes
                                                                 : gjk::SubAlgorithm::projections;
    } else if (setting.key == "repetition") {
      policy.repetition = setting.value == "unchecked"  ? gjk::Repetition::unchecked
                          : setting.value == "simplex"  ? gjk::Repetition::simplex
                          : setting.value == "previous" ? gjk::Repetition::previous
                                                        : gjk::Repetition::history;
    } else if (setting.key == "identity") {
      policy.identity = setting.value == "index" ? gjk::Identity::index : gjk::Identity::value;
    } else if (setting.key == "decrease") {
      policy.strict_decrease_check = setting.value == "strict";
    } else if (setting.key == "escalation") {
      policy.escalates = setting.value == "doubled";
    }
  }
  return policy;
}

}  // namespace subjects
