// SPDX-License-Identifier: MIT
// The known cases: each file proves what it claims, every oracle finds the same, and the core gets
// them right; repaired faults without the repair, published depth methods and tutorials do not.
#include <filesystem>

#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/minkowski/minkowski.hpp"
#include "oracle/second_opinions/second_opinions.hpp"
#include "oracle/test/canned.hpp"

namespace oracle {
namespace {

constexpr int count_min = 51;  // of reported_failures.jsonl when this was written

const std::vector<Case>& known_cases() {
  static const std::vector<Case> all = [] {
    const std::string folder = std::string(GJKPROOF_SOURCE_DIR) + "/core/cases/known";
    std::vector<Case> result;
    for (const std::string& file : cases::files_in(folder, ".jsonl")) {
      const std::vector<Case> some = cases::read_cases(file);
      std::cout << some.size() << " cases in " << std::filesystem::path(file).filename() << '\n';
      result.insert(result.end(), some.begin(), some.end());
    }
    return result;
  }();
  return all;
}

// Compares the truth of an oracle with the one in the file; `affordable` selects the cases.
template <typename OracleFunction, typename Affordable>
int compare_all(const OracleFunction& oracle, const Affordable& affordable) {
  int compared = 0;
  for (const Case& c : known_cases()) {
    if (!c.expect || !affordable(c)) continue;
    const auto difference = disagreement(claimed_truth(*c.expect), oracle(c));
    EXPECT_FALSE(difference) << c.id << ": " << *difference;
    ++compared;
  }
  std::cout << compared << " of " << known_cases().size() << " cases compared\n";
  return compared;
}

bool every_case(const Case&) { return true; }

TEST(Known, EveryFileProvesWhatItClaims) {
  int proved = 0;
  int relations_proved = 0;
  for (const Case& c : known_cases()) {
    ASSERT_TRUE(c.expect) << c.id;
    const ProofCheck check = check_proof(c, claimed_truth(*c.expect));
    EXPECT_TRUE(check.holds) << c.id << ": " << check.reason;
    if (check.holds) ++proved;
    if (check.relation_proved) ++relations_proved;
  }
  std::cout << proved << " proved, " << relations_proved << " of them with the relation\n";
  EXPECT_GE(proved, count_min);
}

TEST(Known, MinkowskiFindsWhatTheFilesClaim) {
  EXPECT_GE(compare_all(minkowski, every_case), count_min);
  int depths = 0;
  for (const Case& c : known_cases()) {
    if (!c.expect || !c.expect->penetration_depth_squared) continue;
    EXPECT_EQ(minkowski(c).penetration_depth_squared,
              claimed_truth(*c.expect).penetration_depth_squared)
        << c.id;
    ++depths;
  }
  std::cout << depths << " depths compared\n";
}

TEST(Known, CertificateFindsWhatTheFilesClaim) {
  const auto proven = [](const Case& c) {
    Truth truth = certificate(c);
    EXPECT_TRUE(check_proof(c, truth).relation_proved) << c.id;
    return truth;
  };
  EXPECT_GE(compare_all(proven, every_case), count_min);
}

TEST(Known, EnumerationFindsWhatTheFilesClaim) {
  const auto small = [](const Case& c) { return c.a.points.size() * c.b.points.size() <= 64; };
  EXPECT_GT(compare_all(enumeration, small), 0);
}

void expect_correct(const std::string& name) {
  const Subject subject = subjects::select({name}).at(0);
  int right = 0;
  for (const Case& c : known_cases()) {
    Examination examination(c, Oracle::both);
    const JudgedAnswer finding = examination.ask(subject);
    EXPECT_EQ(finding.verdict.kind, correct)
        << c.id << ": " << oracle::name(finding.verdict.kind) << ", " << finding.verdict.reason;
    if (finding.verdict.kind == correct) ++right;
  }
  std::cout << right << " of " << known_cases().size() << " correct\n";
  EXPECT_GE(right, count_min);
}

TEST(Known, TheRationalCoreIsCorrect) { expect_correct("core/rational/robust"); }

TEST(Known, TheHundredDigitCoreIsCorrect) { expect_correct("core/digits100/robust"); }

std::vector<Case> known(const std::string& topic) {
  return cases::read_cases(std::string(GJKPROOF_SOURCE_DIR) + "/core/cases/known/" + topic +
                           ".jsonl");
}

JudgedAnswer asked(const Case& question, const std::string& subject) {
  return Examination(question, Oracle::certificate).ask(subjects::select({subject}).at(0));
}

// --- repaired faults ---

// Returns the scalar at which the case was found.
std::string scalar(const Case& question) {
  return cases::bits(question) == 24 ? "core/float/" : "core/double/";
}

struct Repaired {
  const char* topic;
  std::size_t count_min;
  const char* without;  // the repair
  bool gross;
};

void expect_repaired(const Repaired& fault) {
  const std::vector<Case> all = known(fault.topic);
  EXPECT_GE(all.size(), fault.count_min);
  for (const Case& question : all) {
    const std::string preset = scalar(question) + "robust";
    EXPECT_EQ(asked(question, preset).verdict.kind, correct) << question.id;
    const Verdict lost = asked(question, preset + fault.without).verdict;
    EXPECT_EQ(lost.kind, false_separation) << question.id;
    EXPECT_TRUE(lost.gross || !fault.gross) << question.id;
  }
}

// Before there was escalation the first had two detours through faces of the newest point, and the
// second, where v is 4.02 u on a segment through the origin, counted as meeting by a rule for noise.
TEST(KnownDetours, Escalate) { expect_repaired({"detours", 7, "_without_escalation", false}); }
TEST(KnownNoise, Escalates) { expect_repaired({"noise", 1, "_without_escalation", true}); }

TEST(KnownWitnesses, AreAtTheirDistance) {
  const std::vector<Case> all = known("witnesses");
  EXPECT_GE(all.size(), 2U);
  for (const Case& question : all) {
    // Near contact excuses the relation of one of them, and nothing else.
    const Verdict found = asked(question, scalar(question) + "robust").verdict;
    EXPECT_FALSE(is_finding(found)) << question.id << ": " << found.reason;
  }
}

// A support point in a direction of momentum is no bound; one that is sought after v is, for more
// iterations.
TEST(KnownMomentum, IsWrongWhereTrustedAndSlowerWhereNot) {
  const std::vector<Case> all = known("momentum");
  EXPECT_GE(all.size(), 2U);
  for (const Case& question : all) {
    const JudgedAnswer plain = asked(question, "core/double/signed_volumes");
    const JudgedAnswer momentum = asked(question, "core/double/nesterov");
    EXPECT_EQ(plain.verdict.kind, correct) << question.id;
    EXPECT_EQ(momentum.verdict.kind, correct) << question.id;
    EXPECT_GT(momentum.answer->iterations, plain.answer->iterations) << question.id;
    const Verdict trusted = asked(question, "core/double/nesterov_trusting").verdict;
    EXPECT_TRUE(trusted.gross) << question.id << ": " << trusted.reason;
  }
}

// 256 iterations are too few for the bits of 100 digits.
TEST(CurvedBodies, HaveAnswersAtManyDigits) {
  const Subject subject = subjects::select({"core/digits100/robust"}).at(0);
  const Case question = generate(family("curved"), 1, 155, {.vertices_max = 64});
  const Answer answer = subject.ask(question, nullptr);
  EXPECT_TRUE(answer.answered) << answer.status;
  EXPECT_GT(answer.iterations, 256);
}

// --- published methods and tutorials ---

struct Wrong {
  const char* id;
  const char* method;
  VerdictKind verdict;
  const char* status;
  bool in_exact_arithmetic;  // otherwise rounding causes it, and rationals are right
};

const Case& find(const std::vector<Case>& all, const std::string& id) {
  const auto place = std::ranges::find(all, id, &Case::id);
  if (place == all.end()) throw std::runtime_error("no case " + id);
  return *place;
}

// Returns the verdict at double.
Verdict expect_wrong(const Case& question, const Wrong& one) {
  const JudgedAnswer found = asked(question, std::string("core/double/") + one.method);
  EXPECT_EQ(found.verdict.kind, one.verdict) << one.id << ": " << name(found.verdict.kind);
  EXPECT_EQ(found.answer->status, one.status) << one.id;
  const Verdict exact = asked(question, std::string("core/rational/") + one.method).verdict;
  EXPECT_EQ(is_finding(exact), one.in_exact_arithmetic) << one.id << ": " << name(exact.kind);
  return found.verdict;
}

using Kind = VerdictKind;

const std::vector<Wrong> wrong_as_published{
    {"epa-vertex-for-contact", "epa", Kind::wrong_depth, "depth_flat", true},
    {"epa-not-finite", "epa", Kind::no_answer, "depth_not_finite", false},
    {"epa-broken", "epa", Kind::wrong_depth, "depth_broken", true},
    {"epa-converged-elsewhere", "epa", Kind::wrong_depth, "depth_converged", false},
    {"epa-iteration-limit", "epa", Kind::wrong_depth, "depth_iteration_limit", true},
    {"epa-no-facet", "epa", Kind::wrong_depth, "depth_no_facet", false},
    {"epa-wrong-way-out", "epa", Kind::wrong_witness, "depth_converged", true},
    {"mpr-another-facet", "mpr", Kind::wrong_depth, "depth_converged", true},
    {"mpr-iteration-limit", "mpr", Kind::wrong_depth, "depth_iteration_limit", true},
    {"mpr-not-finite", "mpr", Kind::no_answer, "depth_not_finite", true},
    {"mpr-in-line", "mpr", Kind::wrong_witness, "depth_flat", true},
    {"thin-difference", "epa", Kind::wrong_depth, "depth_no_facet", false},
};

TEST(KnownDepth, ShowsTheFaultsOfPublishedMethods) {
  const std::vector<Case> all = known("depth");
  EXPECT_EQ(all.size(), wrong_as_published.size());
  for (const Wrong& one : wrong_as_published) {
    // In a thin difference no facet is far.
    EXPECT_EQ(expect_wrong(find(all, one.id), one).gross, std::string(one.id) != "thin-difference")
        << one.id;
  }
}

TEST(KnownDepth, IsSolvedByTheRobustMethod) {
  for (const Case& question : known("depth")) {
    for (const char* const scalar : {"double", "float128", "rational"}) {
      const std::string subject = std::string("core/") + scalar + "/epa_robust";
      const Verdict verdict = asked(question, subject).verdict;
      EXPECT_EQ(verdict.kind, correct)
          << subject << " on " << question.id << ": " << verdict.reason;
    }
  }
}

const std::vector<Wrong> wrong_as_printed{
    {"listing-no-end", "orientation_listing", Kind::no_answer, "iteration_limit", false},
    {"listing-underflow", "orientation_listing", Kind::false_overlap, "origin_enclosed", false},
    {"listing-overflow", "orientation_listing", Kind::no_answer, "not_finite", false},
    {"listing-support-overflow", "orientation_listing", Kind::false_separation, "support_behind",
     false},
    {"listing-literal", "orientation_listing_literal", Kind::false_overlap, "origin_enclosed",
     true},
    {"rules-unordered", "orientation_unordered", Kind::no_answer, "iteration_limit", true},
    {"centres-coincide", "triple_product_centres", Kind::false_separation, "zero_direction", true},
    {"distance-tolerance-overlap", "edge_distance", Kind::false_separation, "converged", true},
    {"distance-tolerance", "edge_distance", Kind::inaccurate, "converged", true},
    {"distance-tolerance-no-end", "edge_distance", Kind::no_answer, "iteration_limit", false},
    {"distance-overflow", "edge_distance", Kind::no_answer, "not_finite", false},
    {"distance-underflow", "edge_distance", Kind::wrong_witness, "converged", false},
    {"printed-line-through-origin", "edge_distance_printed", Kind::false_overlap, "origin_inside",
     true},
    {"printed-line-beside-edge", "edge_distance_printed", Kind::inaccurate, "converged", true},
    {"printed-overlap-no-end", "edge_distance_printed", Kind::no_answer, "iteration_limit", true},
    {"printed-zero-edge", "edge_distance_printed", Kind::no_answer, "not_finite", true},
    {"printed-overlap", "edge_distance_printed", Kind::false_separation, "converged", true},
};

TEST(KnownTutorials, ShowTheFaultsOfThePrintedCode) {
  const std::vector<Case> all = known("tutorials");
  for (const Wrong& one : wrong_as_printed) expect_wrong(find(all, one.id), one);
  // The list covers every case except the two worked examples.
  EXPECT_EQ(all.size(), wrong_as_printed.size() + 2);
}

TEST(KnownTutorials, AreSolvedByTheRobustPreset) {
  for (const Case& question : known("tutorials")) {
    EXPECT_FALSE(is_finding(asked(question, "core/double/robust").verdict)) << question.id;
  }
}

// The walk ends although its listing does not: they only measure sides from different points.
TEST(KnownTutorials, TheOrientationWalkEndsAlthoughItsListingDoesNot) {
  const JudgedAnswer walk =
      asked(find(known("tutorials"), "listing-no-end"), "core/double/orientation_walk");
  EXPECT_TRUE(walk.answer->answered);
  EXPECT_FALSE(is_finding(walk.verdict));
}

// One case in three units of length: the walk ends too early, is right, and does not end.
TEST(KnownTutorials, AnAbsoluteToleranceSuitsOneUnitOfLength) {
  Case original = find(known("tutorials"), "distance-tolerance");
  original.expect.reset();
  const auto verdict = [&](int power) {
    return asked(cases::scaled(original, power), "core/double/edge_distance").verdict.kind;
  };
  EXPECT_EQ(verdict(0), inaccurate);
  EXPECT_EQ(verdict(10), correct);
  EXPECT_EQ(verdict(20), no_answer);
}

}  // namespace
}  // namespace oracle
