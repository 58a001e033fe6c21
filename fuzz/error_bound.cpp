// SPDX-License-Identifier: MIT
// Fuzz target: does the tolerance bound the error, whatever it is?
//
//   ‖v‖ - d* <= epsilon ‖v‖ + allowance     mu <= d* + allowance     [vdB99 §5, Termination]
#include <cmath>

#include "core/subjects/core_subject.hpp"
#include "fuzz/counters.hpp"
#include "fuzz/target.hpp"
#include "oracle/allowances.hpp"
#include "oracle/certify.hpp"
#include "oracle/measures.hpp"

namespace {

constexpr int exponents = 50;  // epsilon = 2^-1 to 2^-50

// Of robust with that epsilon, once for each; or those that the environment names.
template <gjk::Scalar S>
const subjects::Subject& robust(const char* scalar, int exponent) {
  static const std::vector<subjects::Subject> all = [scalar] {
    std::vector<subjects::Subject> made;
    for (int i = 0; i < exponents; ++i) {
      gjk::Policy<S> policy = gjk::robust<S>();
      policy.epsilon = std::max(policy.epsilon, std::ldexp(S(1), -1 - i));
      made.push_back(subjects::core_preset<S>(scalar, "robust", policy, ""));
    }
    return made;
  }();
  return all[static_cast<std::size_t>(exponent)];
}

void check(std::size_t index, const subjects::Subject& subject, double epsilon,
           const cases::Case& question) {
  const std::optional<cases::Case> asked = cases::rounded(question, subject.bits);
  if (!asked || !subjects::holds_lengths(subject, *asked)) return;
  const subjects::Answer answer = subject.ask(*asked, nullptr);
  if (!answer.answered && epsilon == 0) return;  // named: what is asked is whether answers hold
  if (answer.answered && !(answer.distance && answer.lower_bound))
    return;  // named: a relation only
  if (!answer.answered) fuzz::fail<"error_bound">(subject, answer.status, *asked);
  // d* to half an ulp, which the allowances leave room for.
  const double truth =
      oracle::rounded_root(oracle::distance_squared(oracle::certify(*asked)), oracle::binary64);
  const double magnitude = cases::magnitude(*asked);
  const double unit = subject.unit_roundoff * magnitude;
  const double norm = answer.distance->value.approximation();
  const double bound = answer.lower_bound->value.approximation();
  fuzz::observe(index, answer, std::fabs(norm - truth) / unit);
  // Half of the digits: what ill-conditioned simplices may lose beyond is a finding.
  const double gross =
      oracle::gross_allowance.units * std::sqrt(subject.unit_roundoff) * magnitude +
      oracle::distance_allowance.underflows * subject.underflow_unit;
  if (!(norm - truth <= epsilon * norm + gross && truth - norm <= gross)) {
    fuzz::fail<"error_bound">(subject, "more than epsilon = " + std::to_string(epsilon), *asked);
  }
  const auto& [name, units, underflows, reason] = oracle::bound_allowance;
  if (!(bound <= truth + units * unit + underflows * subject.underflow_unit)) {
    fuzz::fail<"lower_bound">(subject, "mu exceeds the distance", *asked);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<subjects::Subject> named = fuzz::named_subjects();
  const fuzz::Bytes bytes(data, size);
  const int exponent = size == 0 ? 0 : bytes.back() % exponents;  // the program reads it last
  const cases::Case question = fuzz::question_of(bytes);
  for (std::size_t i = 0; i < named.size(); ++i) check(i, named[i], 0, question);
  if (!named.empty()) return 0;
  const double epsilon = std::ldexp(1.0, -1 - exponent);
  check(0, robust<float>("float", exponent), epsilon, question);
  check(1, robust<double>("double", exponent), epsilon, question);
  return 0;
}
