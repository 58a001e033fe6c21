// SPDX-License-Identifier: MIT
// Fuzz target: do the oracles agree exactly?  Compares the quick certificate, with candidates of
// any kind, with the certificate, and now and then with minkowski and the quadratic program.
#include "fuzz/checks.hpp"
#include "oracle/examination/expect.hpp"
#include "oracle/minkowski/minkowski.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const bool planted = fuzz::chosen_fault("planted/first_vertex_skipped");
  const fuzz::Bytes bytes(data, size);
  const cases::Case question = fuzz::question_of(bytes);
  const oracle::Truth truth = oracle::certificate(question);
  const auto candidate = fuzz::candidate_of(bytes, question);
  if (const auto how = fuzz::quick_difference(question, truth, candidate, planted)) {
    fuzz::fail<"quick_certificate">("quick-certificate-rational", *how, question);
  }
  if (fuzz::one_in(64, bytes)) {
    if (const auto how = oracle::disagreement(oracle::minkowski(question), truth)) {
      fuzz::fail<"minkowski">("minkowski-rational", *how, question);
    }
  }
  if (fuzz::one_in(256, bytes)) {
    if (const auto how = fuzz::program_difference(question, truth)) {
      fuzz::fail<"polytope_distance">("polytope_distance-rational", *how, question);
    }
  }
  return 0;
}
