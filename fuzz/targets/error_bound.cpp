// SPDX-License-Identifier: MIT
// Fuzz target: does every tolerance bound the error (oracle/laws/laws.hpp)?
#include "fuzz/checks.hpp"
#include "fuzz/presets.hpp"
#include "oracle/judge/measures.hpp"

namespace {

void check(const fuzz::Tolerant& tolerant, const cases::Case& question) {
  const subjects::Subject& subject = *tolerant.subject;
  const std::optional<cases::Case> asked = cases::rounded(question, case_bits(subject));
  if (!asked || !subjects::holds_lengths(subject, *asked)) return;
  const oracle::Rational truth = oracle::distance_squared(oracle::quick_certificate(*asked));
  const double root = oracle::rounded_root(truth, oracle::binary64);
  bool converged = false;
  const auto broken = [&](const subjects::Subject& one) -> std::optional<std::string> {
    const subjects::Answer answer = one.ask(*asked, nullptr);
    converged = answer.ending == subjects::Ending::converged;
    fuzz::observe_error(tolerant, *asked, answer, root);
    // Subjects in GJKPROOF_SUBJECTS, whose epsilon is 0, need not answer; an answer must hold.
    if (!answer.answered && tolerant.promised.epsilon > 0) {
      return "no answer: " + answer.status;
    }
    return oracle::broken_tolerance(one, *asked, answer, tolerant.promised, truth);
  };
  // An answer that has converged has no excuse, unless products may underflow.  A planted fault
  // counts only if its base is right.
  const bool excused = !subject.contract.normalises_scale || fuzz::base_of(subject) != nullptr;
  auto how = excused ? std::nullopt : broken(subject);
  if (!how || !converged) how = fuzz::newly_broken(subject, broken);
  if (how) fuzz::fail<"error_bound">(subject, *how, *asked);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const fuzz::Bytes bytes(data, size);
  const cases::Case question = fuzz::question_of(bytes);
  for (const fuzz::Tolerant& tolerant : fuzz::tolerant_presets(bytes)) check(tolerant, question);
  return 0;
}
