// SPDX-License-Identifier: MIT
// Which planted faults the unit tests can see.  Prints a kill line for each fault, in the form that
// `gjkproof-research mutants` reads.
#include <gtest/gtest.h>

#include <cstdio>

#include "core/subjects/planted/faults.hpp"
#include "core/subjects/planted/loop.hpp"
#include "core/subjects/registry.hpp"
#include "core/subjects/test/small_world.hpp"

namespace subjects::test {
namespace {

std::optional<std::string> any_flaw(const Fault& fault, const Subject& subject,
                                    const SmallCase& small) {
  if (fault.spoils == Spoils::conversation) return flaw_in_conversation(subject, small);
  return flaw(subject, small);
}

// Cases until the fault has a flaw that its base does not have.
std::optional<std::size_t> cases_until_killed(const Fault& fault) {
  const Subject sound = select({fault.base}).at(0);
  for (std::size_t i = 0; i < small_world().size(); ++i) {
    const SmallCase& small = small_world()[i];
    if (any_flaw(fault, fault.subject, small) && !any_flaw(fault, sound, small)) return i + 1;
  }
  return std::nullopt;
}

// One test of all, because it takes longer to make the cases than to ask a subject about them.
TEST(Faults, AreSeenInTheSmallWorldUnlessUnitTestsAreBlindToThem) {
  for (const Fault& fault : faults()) {
    const std::optional<std::size_t> killed = cases_until_killed(fault);
    std::printf("mutant unit %s %s\n", fault.subject.name.substr(8).c_str(),
                killed ? std::to_string(*killed).c_str() : "-");
    EXPECT_NE(killed.has_value(), blindness(fault.spoils, "unit").has_value())
        << fault.subject.name << " of " << small_world().size() << " cases";
  }
}

// The bases of the faults, and robust at every scalar, have no flaw except in cases known to be
// hard for the base.
TEST(SmallWorld, HasNothingAgainstTheSoundSubjects) {
  for (const char* name : {"core/float/robust", "core/double/robust", "core/double/signed_volumes",
                           "core/double/enhanced", "core/double/hill_climbing", "core/rational/isa",
                           "core/double/certified", "core/float/certified"}) {
    const Subject subject = select({name}).at(0);
    for (const SmallCase& small : small_world()) {
      if ((small.is_extreme || small.is_rounded) && !subject.contract.normalises_scale) continue;
      if (small.question.expect) continue;
      const auto wrong = flaw(subject, small);
      EXPECT_FALSE(wrong) << name << " on " << small.question.id << ": " << *wrong;
      const auto spoken = flaw_in_conversation(subject, small);
      EXPECT_FALSE(spoken) << name << " on " << small.question.id << ": " << *spoken;
    }
  }
}

// With all switches off the copy of the loop is the loop of the core.
TEST(FaultyLoop, WithoutAFaultIsTheLoopOfTheCore) {
  const Subject sound = select({"core/double/robust"}).at(0);
  const Subject copy =
      plant("none", robust_base, "no fault", with_loop(gjk::robust<double>(), {})).subject;
  for (const SmallCase& small : small_world()) {
    if (cases::has_curved_body(small.question)) continue;
    if (small.question.a.polytope || small.question.b.polytope)
      continue;  // not for planted subjects
    const Answer one = sound.ask(small.question, nullptr);
    const Answer other = copy.ask(small.question, nullptr);
    EXPECT_EQ(one.status, other.status) << small.question.id;
    EXPECT_EQ(one.iterations, other.iterations) << small.question.id;
    if (!one.answered || !other.answered) continue;
    EXPECT_EQ(one.distance->value.approximation(), other.distance->value.approximation());
    EXPECT_EQ(one.lower_bound->value.approximation(), other.lower_bound->value.approximation());
  }
}

}  // namespace
}  // namespace subjects::test
