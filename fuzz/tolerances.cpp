// SPDX-License-Identifier: MIT
#include "fuzz/tolerances.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>

#include "core/subjects/core_subject.hpp"
#include "fuzz/engine/counters.hpp"
#include "fuzz/presets.hpp"

namespace fuzz {
namespace {

constexpr int exponents = 50;

double epsilon_of(int exponent) { return std::ldexp(1.0, -1 - exponent); }

// The four presets with each epsilon, in the order of `preset_names`.
template <gjk::Scalar S>
std::vector<subjects::Subject> with_epsilon(const std::string& scalar, int exponent) {
  std::vector<subjects::Subject> made;
  for (gjk::Policy<S> policy :
       {gjk::robust<S>(), gjk::signed_volumes<S>(), gjk::enhanced<S>(), gjk::original<S>()}) {
    policy.epsilon = std::max(policy.epsilon, static_cast<S>(epsilon_of(exponent)));
    made.push_back(subjects::core_preset<S>(scalar, preset_names[made.size()], policy, ""));
  }
  return made;
}

template <gjk::Scalar S>
const subjects::Subject& asked(const char* scalar, std::size_t preset, int exponent) {
  static const std::vector<std::vector<subjects::Subject>> all = [scalar] {
    std::vector<std::vector<subjects::Subject>> made;
    for (int i = 0; i < exponents; ++i) made.push_back(with_epsilon<S>(scalar, i));
    return made;
  }();
  return all[static_cast<std::size_t>(exponent)][preset];
}

}  // namespace

std::vector<Tolerant> tolerant_presets(Bytes bytes) {
  static const std::vector<subjects::Subject> named = named_subjects();
  std::vector<Tolerant> all;
  for (std::size_t i = 0; i < named.size(); ++i) all.push_back({i, &named[i], {}});
  if (!named.empty()) return all;
  const int last = bytes.empty() ? 0 : bytes.back();
  const std::size_t preset = static_cast<std::size_t>(last / exponents) % std::size(preset_names);
  const int exponent = last % exponents;
  const oracle::Promised promised{epsilon_of(exponent),
                                  preset_names[preset] == std::string("original")};
  all.push_back({2 * preset, &asked<float>("float", preset, exponent), promised});
  all.push_back({2 * preset + 1, &asked<double>("double", preset, exponent), promised});
  return all;
}

void observe_error(const Tolerant& tolerant, const cases::Case& question,
                   const subjects::Answer& answer, double true_distance) {
  ErrorSizes sizes;
  if (answer.distance) {
    const double unit = tolerant.subject->format.unit_roundoff * cases::magnitude(question);
    sizes.distance = std::fabs(answer.distance->value.approximation() - true_distance) / unit;
  }
  observe(tolerant.index, answer, sizes);
}

}  // namespace fuzz
