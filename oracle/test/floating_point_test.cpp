// SPDX-License-Identifier: MIT
// Every entry point of the oracle refuses to work, in any thread, in a floating-point environment
// that would make its filters wrong.
#include "core/cases/floating_point.hpp"

#include <gtest/gtest.h>

#include <cfenv>
#include <functional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "core/cases/families.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/certificate/quick_certificate.hpp"
#include "oracle/curved/enclosure.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/judge/judge.hpp"
#include "oracle/minkowski/minkowski.hpp"
#include "oracle/minkowski/polytope_distance.hpp"
#include "oracle/test/judged_by_roundoff.hpp"

namespace {

// Restores the usual environment before it returns.
bool refused(const std::function<void()>& entry) {
  bool thrown = false;
  std::fesetround(FE_UPWARD);
  try {
    entry();
  } catch (const cases::FloatingPointTrouble&) {
    thrown = true;
  }
  std::fesetround(FE_TONEAREST);
  return thrown;
}

std::vector<std::pair<std::string, std::function<void()>>> entries() {
  static const cases::Case question = cases::generate(cases::family("generic"), 1, 0, {16});
  static const oracle::Truth truth = oracle::certificate(question);
  static const oracle::Enclosure enclosure = oracle::enclosure(question);
  static const subjects::Subject subject = subjects::select({"core/double/robust"}).at(0);
  static const subjects::Answer answer = subject.ask(question, nullptr);
  const double u = subject.format.unit_roundoff;
  return {
      {"quick_certificate", [] { oracle::quick_certificate(question); }},
      {"certificate", [] { oracle::certificate(question); }},
      {"minkowski", [] { oracle::minkowski(question); }},
      {"polytope_distance", [] { oracle::polytope_distance(question); }},
      {"enclosure", [] { oracle::enclosure(question); }},
      {"penetration", [] { oracle::penetration(question); }},
      {"truth", [] { oracle::Oracle::both.truth(question); }},
      {"judge", [u] { oracle::judge(question, answer, truth, u); }},
      {"judge by an enclosure", [u] { oracle::judge(question, answer, enclosure, u); }},
      {"Examination", [] { oracle::Examination(question, oracle::Oracle::certificate); }},
  };
}

TEST(FloatingPoint, IsCheckedByEveryEntryPointOfTheOracle) {
  for (const auto& [name, entry] : entries()) {
    EXPECT_TRUE(refused(entry)) << name;
    EXPECT_NO_THROW(entry()) << name;
  }
}

TEST(FloatingPoint, IsThatOfTheCallingThread) {
  for (const auto& [name, entry] : entries()) {
    bool there = false;
    std::thread([&, &call = entry] { there = refused(call); }).join();
    EXPECT_TRUE(there) << name;
    EXPECT_NO_THROW(entry()) << name << ", here";
  }
}

// A subject may change the environment of its thread, which would spoil its judging and the next
// subject.  The first subject certifies the case, so that the second is judged from what is known.
TEST(FloatingPoint, IsCheckedAfterASubjectBeforeItsAnswerIsJudged) {
  const cases::Case question = cases::generate(cases::family("generic"), 1, 0, {16});
  const subjects::Subject first = subjects::select({"core/double/robust"}).at(0);
  subjects::Subject subject = first;
  subject.ask = [inner = first.ask](const cases::Case& asked, const subjects::Trace* trace) {
    subjects::Answer answer = inner(asked, trace);
    std::fesetround(FE_UPWARD);
    return answer;
  };
  EXPECT_TRUE(refused([&] {
    std::fesetround(FE_TONEAREST);
    oracle::Examination examination(question, oracle::Oracle::certificate);
    examination.ask(first);
    examination.ask(subject);
  }));
}

}  // namespace
