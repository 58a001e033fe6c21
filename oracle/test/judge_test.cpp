// SPDX-License-Identifier: MIT
// Canned answers against canned truths: what is accepted, and each allowance exactly at its limit.

#include "oracle/judge/allowances.hpp"
#include "oracle/test/canned.hpp"

namespace oracle {
namespace {

TEST(Judge, AcceptsARightAnswerHoweverLittleItSays) {
  for (const double u : {of_float, of_double, 0.0}) {
    expect_verdict(verdict_of(complete(), u), correct);
    expect_verdict(verdict_of(separated_by(3), u), correct);
    expect_verdict(verdict_of(separated(), u), correct);
    EXPECT_EQ(verdict_of(complete(), u).reason, "");
    EXPECT_FALSE(verdict_of(separated(), u).scaled_error);
  }
}

TEST(Judge, AllowsTheDistanceItsAllowanceAndNoUlpMore) {
  for (const double u : {of_float, of_double}) {
    const double t = distance_allowance.units * u * magnitude;
    expect_verdict(verdict_of(separated_by(3 + t), u), correct);
    expect_verdict(verdict_of(separated_by(3 - t), u), correct);
    expect_verdict(verdict_of(separated_by(up(3 + t)), u), inaccurate);
    expect_verdict(verdict_of(separated_by(down(3 - t)), u), inaccurate);
  }
  expect_verdict(verdict_of(separated_by(up(3)), 0), inaccurate);
  expect_verdict(verdict_of(separated_by(down(3)), 0), inaccurate);
}

TEST(Judge, ReadsSquaredLengths) {
  const Rational t = Rational(distance_allowance.units * of_double * magnitude);
  const Rational edge = (3 + t) * (3 + t);
  const Rational hair = Rational(Integer(1), Integer(1) << 300);
  Answer answer = separated_by(3);
  answer.distance = length(edge, true);
  expect_verdict(verdict_of(answer), correct);
  answer.distance = length(Rational(edge + hair), true);
  expect_verdict(verdict_of(answer), inaccurate);
  answer.distance = length(9.0, true);
  expect_verdict(verdict_of(answer, 0), correct);
  answer.distance = length(Rational(9 + hair), true);
  expect_verdict(verdict_of(answer, 0), inaccurate);
}

TEST(Judge, DoesNotIgnoreTheSignOfADistance) {
  EXPECT_TRUE(is_finding(verdict_of(separated_by(-3))));
  Answer squared = separated_by(3);
  squared.distance = length(-9.0, true);
  EXPECT_NO_THROW(EXPECT_TRUE(is_finding(verdict_of(squared))));
}

TEST(Judge, AllowsTheBoundItsAllowanceAndNoUlpMore) {
  for (const double u : {of_float, of_double, 0.0}) {
    const double edge = 3 + bound_allowance.units * u * magnitude;
    expect_verdict(verdict_of(bounded(edge), u), correct);
    expect_verdict(verdict_of(bounded(up(edge)), u), wrong_bound);
    expect_verdict(verdict_of(bounded(0), u), correct);
  }
}

// The unit square around the origin against the origin: depth 1.
TEST(Judge, AllowsTheDepthItsAllowanceAndNoUlpMore) {
  const Case inside = question(2, {{1, 1, 0}, {-1, 1, 0}, {-1, -1, 0}, {1, -1, 0}}, {{0, 0, 0}});
  Truth truth = in_contact(Relation::overlapping);
  const auto with_depth = [&](double depth, double u) {
    return judge(inside, intersecting_by(depth), truth, u);
  };
  for (const bool stored : {true, false}) {  // otherwise penetration() computes it
    if (stored) truth.penetration_depth_squared = Rational(1);
    for (const double u : {of_float, of_double, 0.0}) {
      const double t = depth_allowance.units * u;
      expect_verdict(with_depth(1 + t, u), correct);
      expect_verdict(with_depth(1 - t, u), correct);
      expect_verdict(with_depth(up(1 + t), u), wrong_depth);
      expect_verdict(with_depth(down(1 - t), u), wrong_depth,
                     "the penetration depth is off by more than the allowance");
    }
    truth.penetration_depth_squared.reset();
  }
  EXPECT_TRUE(is_finding(with_depth(-1, of_double)));
  expect_verdict(with_depth(nan, of_double), no_answer);
  Answer apart = separated_by(3);
  apart.penetration_depth = length(0.0);
  expect_verdict(verdict_of(apart), correct);
  apart.penetration_depth = length(1.0);
  expect_verdict(verdict_of(apart), wrong_depth);
}

// The limits are exact: 1/4 + 3/16 around 3.
TEST(Judge, JudgesAPromisedToleranceInPlaceOfItsAllowances) {
  const auto promised = [](const Answer& answer, double absolute, double relative) {
    return judge(two_points(), answer, at_distance(3), of_roundoff(of_double),
                 PromisedTolerances{{absolute, relative}, {}, {}});
  };
  expect_verdict(promised(complete(), 0, 0), correct);
  expect_verdict(promised(separated_by(up(3)), 0, 0), inaccurate);
  for (const double edge : {3 + 0.4375, 3 - 0.4375}) {
    expect_verdict(promised(separated_by(edge), 0.25, 0.0625), correct);
    const double beyond = edge > 3 ? up(edge) : down(edge);
    expect_verdict(promised(separated_by(beyond), 0.25, 0.0625), inaccurate);
  }
  expect_verdict(promised(bounded(3.4375), 0.25, 0.0625), correct);
  expect_verdict(promised(bounded(up(3.4375)), 0.25, 0.0625), wrong_bound);
  expect_verdict(promised(intersecting(), 3, 0), near_contact);
  expect_verdict(promised(intersecting(), down(3), 0), false_overlap);
  const Answer points = with_witnesses({4.25, 0, 0}, {1, 0, 0});
  expect_verdict(promised(points, 0.25, 0), correct);
  expect_verdict(promised(points, down(0.25), 0), wrong_witness);
  expect_verdict(promised(points, 0, 0.0834), correct);  // 1/12 and a little more
  expect_verdict(promised(points, 0, 0.0833), wrong_witness);
  expect_verdict(promised(separated_by(nan), 9, 9), no_answer);
}

// A depth of 1 and points 3 apart, each with a tolerance of its own.
TEST(Judge, JudgesADepthAndWitnessPointsByPromisesOfTheirOwn) {
  const Truth truth = in_contact(Relation::overlapping, Rational(1));
  const auto deep = [&](double of_depth) {
    return judge(two_points(), intersecting_by(1.25), truth, of_roundoff(of_double),
                 PromisedTolerances{{}, PromisedTolerance{of_depth, 0}, {}});
  };
  expect_verdict(deep(0.25), correct);
  expect_verdict(deep(down(0.25)), wrong_depth);
  const Answer points = with_witnesses({4.25, 0, 0}, {1, 0, 0});
  const auto placed = [&](double of_witnesses) {
    return judge(two_points(), points, at_distance(3), of_roundoff(of_double),
                 PromisedTolerances{{}, {}, PromisedTolerance{of_witnesses, 0}});
  };
  expect_verdict(placed(0.25), correct);
  expect_verdict(placed(down(0.25)), wrong_witness);
}

// Opposite corners of the number range are further apart than its largest number.
TEST(Judge, AcceptsInfinityOnlyIfTheDistanceLeavesTheRange) {
  for (const auto& [largest, u] : {std::pair{0x1.fffffep+127, of_float},
                                   std::pair{std::numeric_limits<double>::max(), of_double}}) {
    const Case far = question(3, {{largest, largest, 0}}, {{-largest, 0, 0}});
    const Truth truth = at_distance(Rational(2) * Rational(largest));
    expect_verdict(judge(far, separated_by(infinity), truth, u), correct);
    expect_verdict(judge(far, separated_by(largest), truth, u), inaccurate);
    expect_verdict(judge(far, separated_by(infinity), at_distance(Rational(largest)), u),
                   no_answer);
    // A tolerance that reaches back into the range does not make infinity wrong.
    const PromisedTolerances loose{{0, 0.75}, {}, {}};
    expect_verdict(judge(far, separated_by(infinity), truth, of_roundoff(u), loose), correct);
    expect_verdict(judge(far, separated_by(nan), truth, u), no_answer);
    expect_verdict(judge(far, separated_by(-infinity), truth, u), no_answer);
    Answer meets = separated_by(infinity);
    meets.intersecting = true;
    EXPECT_TRUE(is_finding(judge(far, meets, truth, u)));
  }
}

// No allowance could be told: it is a multiple of M.
TEST(Judge, RefusesPlacedBodiesThatLeaveTheRangeOfDouble) {
  Case far = question(3, {{0, 0, 0}}, {{0, 0, 0}});
  far.a = shape(cases::Polytope::Kind::box, {{1e308, 1e308, 1e308}});
  far.a.polytope->translation = {1e308, 0, 0};
  EXPECT_THROW(judge(far, separated_by(1), at_distance(1), of_double), std::invalid_argument);
  const QuickCertificate certified = quick_certificate(question(3, {{1, 0, 0}}, {{0, 0, 0}}));
  LastFigures last;
  Verdict verdict;
  EXPECT_FALSE(quick_judge(question(3, {{1, 0, 0}}, {{0, 0, 0}}), infinity, separated_by(1),
                           certified, of_roundoff(of_double), last, verdict));
}

// Lengths below half a spacing above the largest number round to it.  An allowed error may still make
// such a distance infinite, a tolerance of zero does not, and no lower bound is infinite.
TEST(Judge, AcceptsInfinityOnlyFromWhereLengthsRoundToIt) {
  for (const FloatFormat& format : {subjects::binary32, subjects::binary64}) {
    const Rational largest(format.largest);
    const Case far = question(3, {{format.largest, 0, 0}}, {{-format.largest, 0, 0}});
    const Rational u(format.unit_roundoff);
    const Rational half_spacing = largest * u / (2 - 2 * u);
    for (const bool rounds_up : {false, true}) {
      const Rational over = rounds_up ? half_spacing : half_spacing * 99 / 100;
      const Truth truth = at_distance(largest + over);
      expect_verdict(judge(far, separated_by(infinity), truth, format), correct);
      expect_verdict(judge(far, separated_by(infinity), truth, format, PromisedTolerances{}),
                     rounds_up ? correct : no_answer);
      Answer answer = separated_by(format.largest);
      answer.lower_bound = length(format.largest);
      expect_verdict(judge(far, answer, truth, format), correct);
      answer.lower_bound = length(infinity);
      expect_verdict(judge(far, answer, truth, format), no_answer, "a length that is not finite");
    }
  }
}

TEST(Judge, AcceptsANegativeBound) {
  for (const bool squared : {false, true}) {
    expect_verdict(verdict_of(bounded(-1000, squared)), correct);
  }
}

TEST(Judge, AllowsTheSumOfWeightsItsAllowanceAndNoUlpMore) {
  for (const double u : {of_float, of_double, 0.0}) {
    const double off = weight_allowance.units * u;
    Answer answer = complete();
    answer.witness_a.reset();
    answer.witness_b.reset();
    for (const double sum : {1 + off, 1 - off}) {
      answer.terms[0].weight = Number(sum);
      expect_verdict(verdict_of(answer, u), correct);
    }
    for (const double sum : {up(1 + off), down(1 - off)}) {
      answer.terms[0].weight = Number(sum);
      expect_verdict(verdict_of(answer, u), wrong_witness, "the weights do not sum to 1");
    }
  }
}

TEST(Judge, AllowsTheWitnessPointsTheirAllowanceAndNoUlpMore) {
  for (const double u : {of_float, of_double, 0.0}) {
    const double edge = 4 + witness_allowance.units * u * magnitude;
    Answer answer = complete();
    answer.witness_a = numbers({edge, 0, 0});
    expect_verdict(verdict_of(answer, u), correct);
    answer.witness_a = {Number(up(edge)), Number(0.0), Number(0.0)};
    expect_verdict(verdict_of(answer, u), wrong_witness,
                   "a witness point is not where its weights put it");
    answer.term_count = 0;
    expect_verdict(verdict_of(answer, u), wrong_witness, "a witness point lies outside its body");
    answer = complete();  // sideways: the distance barely changes
    const double aside = witness_allowance.units * u * magnitude;
    for (auto* witness : {&answer.witness_a, &answer.witness_b}) {
      (**witness)[1] = Number(aside);
      expect_verdict(verdict_of(answer, u), correct);
      (**witness)[1] = Number(up(aside));
      expect_verdict(verdict_of(answer, u), wrong_witness,
                     "a witness point is not where its weights put it");
      (**witness)[1] = Number(0.0);
    }
  }
}

TEST(Judge, DetectsEveryFaultOfAWitness) {
  const auto expect_fault = [](const char* reason, const auto& change) {
    Answer answer = complete();
    change(answer);
    expect_verdict(verdict_of(answer), wrong_witness, reason);
    EXPECT_TRUE(is_finding(verdict_of(answer)));
  };
  const char* missing = "a term names a vertex that does not exist";
  expect_fault(missing, [](Answer& answer) { answer.terms[0].b = 1; });
  expect_fault(missing, [](Answer& answer) { answer.terms[0].a = 1; });
  expect_fault("there are more terms than an answer holds",
               [](Answer& answer) { answer.term_count = 5; });
  expect_fault("a weight is negative", [](Answer& answer) {
    answer.terms[0].weight = Number(2.0);
    answer.terms[answer.term_count++] = {0, 0, Number(-1.0)};
  });
  for (const double weight : {nan, infinity}) {
    expect_fault("a weight is not finite",
                 [&](Answer& answer) { answer.terms[0].weight = Number(weight); });
  }
  expect_fault("only one witness point is given", [](Answer& answer) { answer.witness_a.reset(); });
  expect_fault("only one witness point is given", [](Answer& answer) {
    answer.witness_a.reset();
    (*answer.witness_b)[0] = Number(nan);
  });
  const char* not_finite = "a witness point is not finite";
  expect_fault(not_finite, [](Answer& answer) { (*answer.witness_a)[2] = Number(nan); });
  expect_fault(not_finite, [](Answer& answer) { (*answer.witness_b)[2] = Number(nan); });
  expect_fault("a witness point is not where its weights put it",
               [](Answer& answer) { (*answer.witness_b)[1] = Number(1.0); });
}

// Parallel segments, 3 apart: many witness points are right.
Case segments() { return question(3, {{4, -1, 0}, {4, 1, 0}}, {{1, -1, 0}, {1, 1, 0}}); }

TEST(Judge, AcceptsAnyWitnessPointsInTheBodiesAtTheTrueDistance) {
  const auto verdict = [](double y_a, double y_b, double x_a) {
    const Answer answer = with_witnesses({x_a, y_a, 0}, {1, y_b, 0});
    return judge(segments(), answer, at_distance(3), of_double);
  };
  const double t = witness_allowance.units * of_double * magnitude;
  for (const double y : {-1.0, 0.3, 1.0}) {
    expect_verdict(verdict(y, y, 4), correct);
    expect_verdict(verdict(y, y, 4 - t), correct);
    expect_verdict(verdict(y, y, down(4 - t)), wrong_witness);
  }
  expect_verdict(verdict(1 + t, 1, 4), correct);
  expect_verdict(verdict(up(1 + t), 1, 4), wrong_witness, "a witness point lies outside its body");
  expect_verdict(verdict(0, 0.1, 4), wrong_witness,
                 "the witness points are not at the true distance");
  expect_verdict(verdict(3, 3, 4), wrong_witness, "a witness point lies outside its body");
}

// Planar bodies lie in the plane z = 0, and so must their points.
TEST(Judge, KeepsWitnessPointsOfThePlaneInThePlane) {
  const Case flat = question(2, {{4, 0, 0}}, {{1, 0, 0}});
  Answer answer = complete();
  answer.term_count = 0;
  expect_verdict(judge(flat, answer, at_distance(3), of_double), correct);
  for (auto* witness : {&answer.witness_a, &answer.witness_b}) (**witness)[2] = Number(5.0);
  expect_verdict(judge(flat, answer, at_distance(3), of_double), wrong_witness,
                 "a witness point lies outside its body");
}

TEST(Judge, ComparesTheTermsWithTheDistanceWithoutWitnessPoints) {
  Truth truth = at_distance(3);
  Answer answer = separated_by(3);
  answer.term_count = 2;
  answer.terms[0] = {0, 0, Number(0.5)};
  answer.terms[1] = {1, 1, Number(0.5)};
  expect_verdict(judge(segments(), answer, truth, of_double), correct);
  answer.terms[1].b = 0;
  const Verdict verdict = judge(segments(), answer, truth, of_double);
  expect_verdict(verdict, wrong_witness, "the weights do not give the true distance");
  EXPECT_NEAR(verdict.witness_error, (std::sqrt(10.0) - 3) / 4, 1e-12);
}

// Near contact forgives the relation only; every other claim must hold.
TEST(Judge, DetectsEveryOtherFaultBesideNearContact) {
  const double gap = 0x1p-50;
  const Case close = question(3, {{4, 0, 0}}, {{4 - gap, 0, 0}});
  Truth truth = at_distance(gap);
  Answer near = complete();
  near.intersecting = true;
  near.distance = length(0.0);
  near.lower_bound = length(0.0);
  near.witness_b = numbers({4 - gap, 0, 0});
  const auto spoiled = [&](VerdictKind kind, const auto& change) {
    Answer answer = near;
    change(answer);
    const Verdict verdict = judge(close, answer, truth, of_double);
    expect_verdict(verdict, kind);
    return verdict;
  };
  const Verdict forgiven = spoiled(near_contact, [](Answer&) {});
  EXPECT_EQ(forgiven.reason, false_overlap_near_contact);
  EXPECT_EQ(forgiven.size, 0);
  EXPECT_EQ(forgiven.margin, 0x1p-52);
  spoiled(inaccurate, [](Answer& answer) { answer.distance->value = Number(1e300); });
  spoiled(wrong_bound, [](Answer& answer) { answer.lower_bound->value = Number(1e300); });
  spoiled(wrong_depth, [](Answer& answer) { answer.penetration_depth = length(7.0); });
  spoiled(wrong_witness, [](Answer& answer) { (*answer.witness_a)[0] = Number(nan); });
  spoiled(wrong_witness, [](Answer& answer) { answer.terms[0].weight = Number(-7.0); });
}

// A rightly infinite distance excuses nothing but itself.
TEST(Judge, DetectsEveryOtherFaultBesideADistanceOutOfRange) {
  const double largest = std::numeric_limits<double>::max();
  const Case far = question(3, {{largest, 0, 0}}, {{-largest, 0, 0}});
  const Truth truth = at_distance(Rational(2) * Rational(largest));
  const auto spoiled = [&](VerdictKind kind, const auto& change) {
    Answer answer = complete();
    answer.distance = length(infinity);
    answer.lower_bound = length(largest);
    answer.witness_a = numbers({largest, 0, 0});
    answer.witness_b = numbers({-largest, 0, 0});
    change(answer);
    expect_verdict(judge(far, answer, truth, of_double), kind);
  };
  spoiled(correct, [](Answer&) {});
  spoiled(no_answer, [](Answer& answer) { answer.lower_bound->value = Number(nan); });
  spoiled(no_answer, [](Answer& answer) { answer.lower_bound->value = Number(infinity); });
  spoiled(wrong_witness, [](Answer& answer) { answer.terms[0].weight = Number(2.0); });
  spoiled(wrong_witness, [](Answer& answer) { (*answer.witness_b)[1] = Number(nan); });
  spoiled(wrong_depth, [](Answer& answer) { answer.penetration_depth = length(1e+300); });
}

TEST(Judge, CallsNoAnswerByTheSubjectsOwnStatus) {
  Answer answer = complete();
  answer.answered = false;
  answer.status = "iteration_limit";
  expect_verdict(verdict_of(answer), no_answer, "iteration_limit");
  EXPECT_FALSE(verdict_of(answer).scaled_error);
  answer.status = "";
  expect_verdict(verdict_of(answer), no_answer, "no answer");
}

TEST(Judge, TreatsALengthThatIsNotFiniteAsNoAnswer) {
  for (const double bad : {nan, infinity, -infinity}) {
    expect_verdict(verdict_of(separated_by(bad)), no_answer);
    expect_verdict(verdict_of(bounded(bad)), no_answer);
  }
}

}  // namespace
}  // namespace oracle
