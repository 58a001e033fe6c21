// SPDX-License-Identifier: MIT
// Right subjects keep the laws, and each law has a wrong subject that breaks it.

#include "oracle/laws/laws.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/test/canned.hpp"

namespace oracle {
namespace {

constexpr int cases_of_family = 60;

// Returns the first case of up to `count` of each family on which the law is broken.
std::optional<std::string> first_broken(const Law& law, const Subject& subject, int count) {
  for (const Family& family : families()) {
    for (int index = 0; index < count; ++index) {
      const auto at = static_cast<std::uint64_t>(index);
      Case question = generate(family, 5, at, {.vertices_max = 12});
      if (const auto rounded = cases::rounded(question, case_bits(subject))) question = *rounded;
      Choices choices = Choices::keyed(5, law.name, at);
      if (const auto how = law.broken(subject, question, choices)) {
        return std::string(law.name) + ", " + subject.name + ": " + *how + "\n" +
               case_line(question);
      }
    }
  }
  return std::nullopt;
}

TEST(Laws, HoldOfRightSubjects) {
  for (const Law& law : laws()) {
    for (const char* name : {"core/float/robust", "core/double/robust", "core/rational/robust",
                             "core/rational/isa", "core/double/signed_volumes"}) {
      const Subject subject = subjects::select({name}).at(0);
      const auto broken = first_broken(law, subject, cases_of_family);
      EXPECT_FALSE(broken) << *broken;
    }
  }
}

TEST(Laws, AreFoundByName) {
  EXPECT_STREQ(law("swap").name, "swap");
  EXPECT_THROW(law("murphy"), std::invalid_argument);
}

// Damages the case before it is put to the subject, or the answer.
Subject spoilt(void (*question)(Case&), void (*answer)(const Case&, Answer&)) {
  Subject subject = subjects::core_subject("core/double/robust");
  const auto ask = subject.ask;
  subject.name = "spoilt";
  subject.ask = [=](const Case& asked, const Trace* trace) {
    Case spoilt = asked;
    question(spoilt);
    Answer result = ask(spoilt, trace);
    answer(asked, result);
    return result;
  };
  return subject;
}

void nothing(Case&) {}
void nothing(const Case&, Answer&) {}

void add(Answer& answer, double x) {
  answer.distance->value = Number(answer.distance->value.approximation() + x);
}

using Conversation = std::function<Answer(const Case&)>;

Subject conversing(const std::function<Conversation(Conversation)>& change) {
  Subject subject = subjects::core_subject("core/rational/isa");
  subject.converse = [change, converse = subject.converse] { return change(converse()); };
  return subject;
}

// Repeats for the second case what was true of the first.
Conversation stubborn(const Conversation& conversation) {
  return [conversation, first = std::make_shared<std::optional<Answer>>()](const Case& question) {
    if (!*first) *first = conversation(question);
    return **first;
  };
}

// Never reuses the axis of the frame before.
Conversation restless(const Conversation& conversation) {
  return [conversation](const Case& question) {
    Answer answer = conversation(question);
    answer.iterations = std::max(answer.iterations, 1);
    return answer;
  };
}

// Traces the newest bound instead of the largest.
Subject forgetful() {
  Subject subject = subjects::core_subject("core/double/robust");
  const auto ask = subject.ask;
  subject.name = "forgetful";
  subject.ask = [ask](const Case& question, const Trace* trace) {
    const Trace newest = [trace](subjects::TraceStep step) {
      step.lower_bound = std::max(0.0, step.v_norm * (1 - step.gap));
      if (trace != nullptr) (*trace)(step);
    };
    return ask(question, &newest);
  };
  return subject;
}

// The distance is below the least normal number of float, and is rounded to it.
TEST(Laws, ScaleAdmitsThatALengthIsRoundedUpToANormalNumber) {
  const Case question = oracle::question(2,
                                         {{0, 0},
                                          {-0x1.d89d88p-127, -0x1.89d8ap-128},
                                          {-0x1.9d89d8p-128, -0x1.f62764p-127},
                                          {-0x1.589d88p-127, -0x1.a27628p-126},
                                          {-0x1.13b13cp-127, -0x1.4ec4ecp-126},
                                          {-0x1.989d8ap-126, -0x1.027628p-125}},
                                         {{-0x1.362762p-126, -0x1.789d8ap-125}});
  const Subject robust = subjects::core_subject("core/float/robust");
  for (std::uint64_t key = 0; key < 300; ++key) {
    auto choices = cases::Choices::keyed(key, "scale", 0);
    const auto broken = law("scale").broken(robust, question, choices);
    EXPECT_FALSE(broken) << *broken;
  }
}

// Each law must be breakable.
TEST(Laws, AreBrokenByWrongSubjects) {
  const auto forgets_last_vertex = [](Case& question) {
    if (question.a.points.size() > 1) question.a.points.pop_back();
  };
  const auto forgets_bound = [](const Case&, Answer& answer) { answer.lower_bound = Length{}; };
  const std::map<std::string, Subject> wrong{
      {"swap", spoilt([](Case& question) { question.a.points.resize(1); }, nothing)},
      {"order", spoilt(forgets_last_vertex, nothing)},
      {"redundancy", spoilt(forgets_last_vertex, nothing)},
      {"translation", spoilt(nothing,
                             [](const Case& question, Answer& answer) {
                               if (!answer.intersecting) add(answer, cases::magnitude(question));
                             })},
      {"permutation", spoilt(
                          [](Case& question) {
                            for (Point& point : question.a.points) point[0] = 0;
                          },
                          nothing)},
      {"scale", spoilt(nothing,
                       [](const Case&, Answer& answer) {
                         if (!answer.intersecting) add(answer, 0x1p-40);
                       })},
      {"warm_start", conversing(stubborn)},
      {"repeated_frame", conversing(restless)},
      {"returned_bound", spoilt(nothing, forgets_bound)},
      {"running_bound", forgetful()},
      {"bound_from_below", spoilt(nothing, forgets_bound)},
  };
  ASSERT_EQ(wrong.size(), laws().size());
  for (const Law& law : laws()) {
    EXPECT_TRUE(first_broken(law, wrong.at(law.name), cases_of_family)) << law.name;
  }
}

const std::vector<std::string> scalars{"float", "double", "long_double", "digits50", "rational"};

std::vector<Subject> presets(const std::string& scalar) {
  const std::string prefix = "core/" + scalar + "/";
  return subjects::select(
      {prefix + "original", prefix + "enhanced", prefix + "signed_volumes", prefix + "robust"});
}

Subject robust() { return subjects::core_subject("core/double/robust"); }

// Visits the runs of `subject` on `count` cases of each family.
void for_each_run(const Subject& subject, std::uint64_t count,
                  const std::function<void(const Case&, const Watched&)>& seen) {
  for (const Case& question : cases_of_families(7, count, {.vertices_max = 12})) {
    const auto asked = cases::rounded(question, case_bits(subject));
    if (!asked || !subjects::holds_lengths(subject, *asked)) continue;
    seen(*asked, watch(subject, *asked));
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
  const Subject enhanced = subjects::core_subject("core/double/enhanced");
  const Subject signed_volumes = subjects::core_subject("core/double/signed_volumes");
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
  const Case question = oracle::question(3, {{0, 0, 0}}, {{1, 0, 0}});
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
  const Subject exact = subjects::core_subject("core/rational/robust");
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
  EXPECT_FALSE(work(robust(), subjects::core_subject("core/rational/robust"),
                    generate(family("curved"), 1, 0)));
}

}  // namespace
}  // namespace oracle
