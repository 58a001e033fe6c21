// SPDX-License-Identifier: MIT
// Fuzz target: does the tolerance bound the error, whatever it is?
//
//   ‖v‖ - d* <= epsilon ‖v‖ + allowance     mu <= d* + allowance     [vdB99 §5, Termination]
//
// Of `original`, whose tolerance is absolute, ‖v‖ - d* <= epsilon + allowance.
#include <cmath>

#include "core/subjects/core_subject.hpp"
#include "fuzz/counters.hpp"
#include "fuzz/presets.hpp"
#include "fuzz/target.hpp"
#include "oracle/certificate/quick_certificate.hpp"
#include "oracle/judge/allowances.hpp"
#include "oracle/judge/measures.hpp"

namespace {

constexpr int exponents = 50;  // epsilon = 2^-1 to 2^-50
constexpr const char* presets[] = {"robust", "signed_volumes", "enhanced", "original"};

// The four presets with each epsilon, in the order of `presets`.
template <gjk::Scalar S>
std::vector<subjects::Subject> with_epsilon(const std::string& scalar, int exponent) {
  std::vector<subjects::Subject> made;
  for (gjk::Policy<S> policy :
       {gjk::robust<S>(), gjk::signed_volumes<S>(), gjk::enhanced<S>(), gjk::original<S>()}) {
    policy.epsilon = std::max(policy.epsilon, std::ldexp(S(1), -1 - exponent));
    made.push_back(subjects::core_preset<S>(scalar, presets[made.size()], policy, ""));
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

struct Query {
  const cases::Case& question;
  double epsilon;
  double truth;  // d* to half an ulp, which the allowances leave room for
};

std::optional<std::string> broken(const subjects::Subject& subject, const Query& query,
                                  std::size_t index) {
  const subjects::Answer answer = subject.ask(query.question, nullptr);
  if (!answer.answered && query.epsilon == 0) return {};  // named: asked is whether answers hold
  if (!answer.answered) return std::string("no answer: ") + answer.status;
  if (!answer.distance || !answer.lower_bound) return {};  // named: a relation only
  const double magnitude = cases::magnitude(query.question);
  const double unit = subject.unit_roundoff * magnitude;
  const double norm = answer.distance->value.approximation();
  const double bound = answer.lower_bound->value.approximation();
  fuzz::observe(index, answer, {.distance = std::fabs(norm - query.truth) / unit});
  // Half of the digits: what ill-conditioned simplices may lose beyond is a finding.
  const double gross =
      oracle::gross_allowance.units * std::sqrt(subject.unit_roundoff) * magnitude +
      oracle::distance_allowance.underflows * subject.underflow_unit;
  const bool is_absolute = subject.name.ends_with("/original");
  const double tolerance = is_absolute ? query.epsilon : query.epsilon * norm;
  if (!(norm - query.truth <= tolerance + gross && query.truth - norm <= gross)) {
    return "more than epsilon = " + std::to_string(query.epsilon);
  }
  const double allowed = oracle::bound_allowance.units * unit +
                         oracle::bound_allowance.underflows * subject.underflow_unit;
  if (!(bound <= query.truth + allowed)) return "mu exceeds the distance";
  return {};
}

void check(std::size_t index, const subjects::Subject& subject, double epsilon,
           const cases::Case& question) {
  const std::optional<cases::Case> rounded = cases::rounded(question, subject.bits);
  if (!rounded || !subjects::holds_lengths(subject, *rounded)) return;
  const double truth = oracle::rounded_root(
      oracle::distance_squared(oracle::quick_certificate(*rounded)), oracle::binary64);
  const Query query{*rounded, epsilon, truth};
  const auto how = fuzz::newly_broken(
      subject, [&](const subjects::Subject& one) { return broken(one, query, index); });
  if (how) fuzz::fail<"error_bound">(subject, *how, *rounded);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<subjects::Subject> named = fuzz::named_subjects();
  const fuzz::Bytes bytes(data, size);
  // The program reads the last byte last.
  const int last = size == 0 ? 0 : bytes.back();
  const int exponent = last % exponents;
  const std::size_t preset = static_cast<std::size_t>(last / exponents) % std::size(presets);
  const cases::Case question = fuzz::question_of(bytes);
  for (std::size_t i = 0; i < named.size(); ++i) check(i, named[i], 0, question);
  if (!named.empty()) return 0;
  const double epsilon = std::ldexp(1.0, -1 - exponent);
  check(2 * preset, asked<float>("float", preset, exponent), epsilon, question);
  check(2 * preset + 1, asked<double>("double", preset, exponent), epsilon, question);
  return 0;
}
