// SPDX-License-Identifier: MIT
// The core keeps the laws of a run, and each law detects its fault.  Before, bounds were judged
// from above only: a returned mu of 0 changed no verdict.  Work was not judged at all.
#include "oracle/laws/run_laws.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "core/cases/families.hpp"
#include "core/subjects/registry.hpp"

namespace oracle {
namespace {

using cases::Case;
using subjects::Length;
using subjects::Number;
using subjects::Subject;

const std::vector<std::string> scalars{"float", "double", "long_double", "digits50", "rational"};

std::vector<Subject> presets(const std::string& scalar) {
  const std::string prefix = "core/" + scalar + "/";
  return subjects::select(
      {prefix + "original", prefix + "enhanced", prefix + "signed_volumes", prefix + "robust"});
}

Subject robust() { return subjects::select({"core/double/robust"}).at(0); }

// Visits the runs of `subject` on `count` cases of each family.
void for_each_run(const Subject& subject, std::uint64_t count,
                  const std::function<void(const Case&, const Watched&)>& seen) {
  for (const cases::Family& family : cases::families()) {
    for (std::uint64_t index = 0; index < count; ++index) {
      const Case question = cases::generate(family, 7, index, {.vertices_max = 12});
      const auto asked = cases::rounded(question, case_bits(subject));
      if (!asked || !subjects::holds_lengths(subject, *asked)) continue;
      seen(*asked, watch(subject, *asked));
    }
  }
}

// A law uses the epsilon of the contract: with that of the preset it would be broken.
TEST(RunLaws, HoldWithTheEpsilonOfTheSettings) {
  for (const char* name :
       {"core/float/robust?epsilon=0.01", "core/double/enhanced?epsilon=0.001",
        "core/double/original?epsilon=0.001", "core/double/robust?epsilon=0.01&tolerance=absolute",
        "core/rational/robust?epsilon=0.1", "core/rational/original?epsilon=0.01"}) {
    const Subject subject = subjects::select({name}).at(0);
    Subject tight = subject;
    tight.contract.epsilon.reset();
    int broken = 0;
    for_each_run(subject, 60, [&](const Case& question, const Watched& run) {
      const auto how = broken_bound_from_below(subject, question, run);
      ASSERT_FALSE(how) << name << " " << question.id << ": " << *how;
      if (broken_bound_from_below(tight, question, run)) ++broken;
    });
    EXPECT_GT(broken, 5) << name;
  }
}

TEST(RunLaws, HoldOfEveryPresetAtEveryScalar) {
  for (const std::string& scalar : scalars) {
    for (const Subject& subject : presets(scalar)) {
      for_each_run(subject, scalar == "digits50" ? 20 : 60,
                   [&](const Case& question, const Watched& run) {
                     for (const BrokenRun law :
                          {broken_returned_bound, broken_running_bound, broken_bound_from_below}) {
                       const auto how = law(subject, question, run);
                       ASSERT_FALSE(how) << subject.name << " " << question.id << ": " << *how;
                     }
                   });
    }
  }
}

// Counts the runs that end with `status`, and those of them in which the law detects `change`.
struct Seen {
  int broken = 0;
  int runs = 0;
};
Seen seen(BrokenRun law, const Subject& subject, const std::string& status,
          const std::function<void(Watched&)>& change) {
  Seen result;
  for_each_run(subject, 400, [&](const Case& question, const Watched& run) {
    const bool has_bound = !run.steps.empty() && run.steps.back().lower_bound > 0x1p-100;
    if (run.answer.status != status || !has_bound) return;
    Watched changed = run;
    change(changed);
    ++result.runs;
    result.broken += law(subject, question, changed) ? 1 : 0;
  });
  return result;
}

void multiply_bound(Watched& run, double factor) {
  const double bound = run.answer.lower_bound->value.approximation();
  run.answer.lower_bound = Length{Number(factor * bound), false};
}

// Subnormal lengths have lost the digits that are compared: one run in a hundred.
TEST(RunLaws, R1DetectsAReturnedBoundThatIsNotTheLastOneForEveryStatus) {
  const Subject enhanced = subjects::select({"core/double/enhanced"}).at(0);
  const Subject signed_volumes = subjects::select({"core/double/signed_volumes"}).at(0);
  const auto expect_seen = [](const Subject& subject, const char* status, double factor) {
    const Seen found = seen(broken_returned_bound, subject, status,
                            [factor](Watched& run) { multiply_bound(run, factor); });
    EXPECT_GT(found.runs, 0) << subject.name << " " << status;
    EXPECT_GE(100 * found.broken, 99 * found.runs)
        << subject.name << " " << status << " " << factor;
  };
  for (const double factor : {0.0, 0.5, 1 - 0x1p-40, 1 + 0x1p-40}) {
    expect_seen(robust(), "converged", factor);
    expect_seen(robust(), "repeated_support_point", factor);
    expect_seen(signed_volumes, "no_progress", factor);
    expect_seen(enhanced, "no_valid_subset", factor);
  }
}

TEST(RunLaws, R2DetectsAnIterationWhoseBoundIsNotTheMaximum) {
  const auto change_last = [](double factor) {
    return [factor](Watched& run) { run.steps.back().lower_bound *= factor; };
  };
  for (const double factor : {0.0, 1 - 0x1p-20, 1 + 0x1p-20}) {
    const Seen found = seen(broken_running_bound, robust(), "converged", change_last(factor));
    EXPECT_GT(found.runs, 1000);
    // The maximum is known to the rounding of the earlier v.w, which may be large.
    EXPECT_GE(100 * found.broken, 99 * found.runs) << factor;
  }
}

// Two points a unit apart, with the claim that nothing is known of their distance.
TEST(RunLaws, R3DetectsABoundThatIsFarBelowTheDistance) {
  Case question;
  question.a.points = {{0, 0, 0}};
  question.b.points = {{1, 0, 0}};
  const Watched run = watch(robust(), question);
  using subjects::Ending;
  for (const Ending ending :
       {Ending::converged, Ending::repeated_support_point, Ending::no_progress}) {
    Watched changed = run;
    changed.answer.ending = ending;
    EXPECT_FALSE(broken_bound_from_below(robust(), question, changed));
    multiply_bound(changed, 1 - 0x1p-20);
    EXPECT_TRUE(broken_bound_from_below(robust(), question, changed));
  }
  const Subject exact = subjects::select({"core/rational/robust"}).at(0);
  Watched changed = watch(exact, question);
  EXPECT_FALSE(broken_bound_from_below(exact, question, changed));
  multiply_bound(changed, 1 - 0x1p-50);
  EXPECT_TRUE(broken_bound_from_below(exact, question, changed));
}

TEST(RunLaws, R5LetsNoPresetWorkMoreThanExactArithmetic) {
  const std::vector<Subject> exact = presets("rational");
  for (const char* scalar : {"float", "double"}) {
    const std::vector<Subject> all = presets(scalar);
    for (std::size_t i = 0; i < all.size(); ++i) {
      Work total;
      for_each_run(all[i], 100, [&](const Case& question, const Watched&) {
        const auto one = work(all[i], exact[i], question);
        if (!one) return;
        total.iterations += one->iterations;
        total.exact += one->exact;
        ASSERT_FALSE(broken_work(all[i], *one)) << all[i].name << " " << question.id;
      });
      EXPECT_GT(total.exact, 1000) << all[i].name;
      EXPECT_FALSE(broken_total_work(total)) << all[i].name << ": " << *broken_total_work(total);
    }
  }
}

TEST(RunLaws, R4DetectsWorkBeyondTheAllowance) {
  EXPECT_FALSE(broken_work(robust(), {11, 3}));
  EXPECT_TRUE(broken_work(robust(), {12, 3}));
  EXPECT_FALSE(broken_total_work({5000, 5000}));
  EXPECT_TRUE(broken_total_work({5001, 5000}));
  EXPECT_FALSE(work(robust(), subjects::select({"core/rational/robust"}).at(0),
                    cases::generate(cases::family("curved"), 1, 0)));
}

}  // namespace
}  // namespace oracle
