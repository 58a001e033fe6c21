// SPDX-License-Identifier: MIT
// The presets in discrete stochastic arithmetic.
#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"
#include "core/subjects/stochastic.hpp"

namespace subjects {
namespace {

Subject sampled(Subject subject, std::uint64_t sample) {
  subject = in_arithmetic<RandomRounding>(std::move(subject), sample);
  subject.on_request = true;
  subject.set = [set = subject.set, sample](const std::vector<cases::Setting>& settings) {
    return sampled(set(settings), sample);
  };
  return subject;
}

template <typename F>
std::vector<Subject> presets(const std::string& scalar) {
  using S = Stochastic<F>;
  const auto preset = [&](const char* name, const gjk::Policy<S>& policy) {
    return core_preset<S>(scalar, std::string("stochastic_") + name, policy,
                          std::string(name) + ", each result rounded up or down at random");
  };
  return {preset("original", gjk::original<S>()), preset("enhanced", gjk::enhanced<S>()),
          preset("signed_volumes", gjk::signed_volumes<S>()), preset("robust", gjk::robust<S>())};
}

}  // namespace

std::vector<Subject> core_stochastic(std::uint64_t sample) {
  std::vector<Subject> all = joined({presets<float>("float"), presets<double>("double")});
  for (Subject& subject : all) subject = sampled(std::move(subject), sample);
  return all;
}

}  // namespace subjects
