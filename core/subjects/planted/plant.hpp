// SPDX-License-Identifier: MIT
// Makes a subject of a faulty distance algorithm over vertex clouds.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <type_traits>
#include <utility>

#include "core/gjk/distance.hpp"
#include "core/subjects/planted/faults.hpp"
#include "core/subjects/presets/makers/compiled_once.hpp"

namespace subjects {

using Policy = gjk::Policy<double>;

inline const std::string enhanced_base = "core/double/enhanced";
inline const std::string signed_volumes_base = "core/double/signed_volumes";
inline const std::string robust_base = "core/double/robust";

// Types of the sub-algorithms at double.
using Slots3 = std::array<std::size_t, 3>;

template <int D>
using Nearest = gjk::Nearest<double, D>;
template <int D>
using Points = gjk::Points<double, D>;
template <int D>
using Vec = gjk::Vec<double, D>;

template <int D>
constexpr std::size_t member_count(const Nearest<D>& found) {
  std::size_t count = 0;
  for (std::size_t i = 0; i <= D; ++i) count += gjk::contains(found.members, i) ? 1 : 0;
  return count;
}

template <typename Cloud>
inline constexpr int dimension_of = std::remove_cvref_t<Cloud>::dimension;

// `run(a, b, trace)` is the faulty algorithm in S.
template <gjk::Scalar S = double, typename Run>
Fault plant(const std::string& name, const std::string& base, const std::string& description,
            Run run, Spoils spoils = Spoils::answer) {
  Subject subject = cloud_subject<S>("planted/" + name, description, std::move(run));
  subject.planted = true;
  return {std::move(subject), base, spoils};
}

template <gjk::Scalar S>
auto with_policy(const gjk::Policy<S>& policy) {
  return [policy](const auto& a, const auto& b, const auto& trace) {
    return gjk::distance(a, b, policy, trace);
  };
}

template <gjk::Scalar S, typename Change>
gjk::Policy<S> changed(gjk::Policy<S> policy, const Change& change) {
  change(policy);
  return policy;
}

// `change(result)` spoils the result of a correct run.
template <typename Change>
auto with_change(const Policy& policy, Change change) {
  return [policy, change](const auto& a, const auto& b, const auto& trace) {
    auto result = gjk::distance(a, b, policy, trace);
    change(result);
    return result;
  };
}

// Uses Sub<D> as the sub-algorithm.
template <template <int> typename Sub>
auto with_sub_algorithm(const Policy& policy) {
  return [policy](const auto& a, const auto& b, const auto& trace) {
    return gjk::distance_with(Sub<dimension_of<decltype(a)>>{}, a, b, policy, trace);
  };
}

// Uses Faces<D> in the search through faces.
template <template <int> typename Faces>
auto with_faces(const Policy& policy) {
  return [policy](const auto& a, const auto& b, const auto& trace) {
    constexpr int D = dimension_of<decltype(a)>;
    return gjk::distance_with(gjk::FaceSearch<Faces<D>, double, D>{}, a, b, policy, trace);
  };
}

}  // namespace subjects
