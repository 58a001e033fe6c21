// SPDX-License-Identifier: MIT
#include "testing/internal/explanation.hpp"

#include <fmt/format.h>

#include <cmath>

#include "core/cases/shrink/shrink.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/judge/measures.hpp"

namespace gjkproof {
namespace {

using cases::Relation;
using oracle::VerdictKind;

std::string written(double x) { return fmt::format("{:.17g}", x); }

std::string written(const Point& p) {
  return fmt::format("({:.17g}, {:.17g}, {:.17g})", p[0], p[1], p[2]);
}

std::string written(const Answer& answer) {
  std::vector<std::string> parts;
  if (answer.intersecting) parts.push_back(*answer.intersecting ? "intersecting" : "separated");
  if (answer.distance) parts.push_back("distance " + written(*answer.distance));
  if (answer.lower_bound) parts.push_back("lower bound " + written(*answer.lower_bound));
  if (answer.penetration_depth) {
    parts.push_back("penetration depth " + written(*answer.penetration_depth));
  }
  if (answer.witness_a) parts.push_back("witness_a " + written(*answer.witness_a));
  if (answer.witness_b) parts.push_back("witness_b " + written(*answer.witness_b));
  if (answer.normal) parts.push_back("normal " + written(*answer.normal));
  return parts.empty() ? "nothing" : fmt::format("{}", fmt::join(parts, ", "));
}

double root(const oracle::Rational& square) {
  return oracle::rounded_root(square, oracle::binary64);
}

oracle::Rational depth_squared(const cases::Case& question) {
  return oracle::penetration(question).value().depth_squared;
}

std::string true_answer(const cases::Case& question, const oracle::Truth& truth) {
  switch (truth.relation) {
    case Relation::separated: return "separated, distance " + written(root(truth.distance_squared));
    case Relation::touching: return "touching, distance 0";
    case Relation::overlapping: break;
  }
  return "overlapping, distance 0, penetration depth " + written(root(depth_squared(question)));
}

std::string headline(const Finding& finding) {
  const oracle::Verdict& verdict = finding.verdict;
  switch (verdict.kind) {
    case VerdictKind::false_overlap:
      return "it calls the bodies intersecting, but they are separated";
    case VerdictKind::false_separation:
      return fmt::format("it calls the bodies separated, but they are {}",
                         cases::name(finding.truth.relation));
    case VerdictKind::no_answer: return "there is no answer: " + verdict.reason;
    case VerdictKind::wrong_bound: return "the lower bound is above the true distance";
    case VerdictKind::inaccurate:
      if (finding.truth.relation == Relation::separated) return "the distance is wrong";
      return fmt::format("the distance is wrong: the bodies are {}, so it is 0",
                         cases::name(finding.truth.relation));
    case VerdictKind::wrong_depth: return "the penetration depth is wrong: " + verdict.reason;
    default: return "the witness points or the normal are wrong: " + verdict.reason;
  }
}

// The length that was answered and the true one, squared; empty for witness points.
struct Wrong {
  const oracle::Allowance& allowance;
  double off = 0;          // |x - x*|
  double true_length = 0;  // x*
};

Wrong wrong(const cases::Case& question, const Finding& finding) {
  const oracle::Truth& truth = finding.truth;
  const Answer& answer = finding.reply.answer;
  const double magnitude = cases::magnitude(question);
  const auto off = [](double said, const oracle::Rational& square) {
    const oracle::Rational length(said);
    return oracle::scaled_error(
        *oracle::compare(oracle::square_of(length * length), oracle::square_of(square)), 1, 1);
  };
  const double distance = root(truth.distance_squared);
  switch (finding.verdict.kind) {
    case VerdictKind::wrong_bound:
      return {oracle::bound_allowance, off(*answer.lower_bound, truth.distance_squared), distance};
    case VerdictKind::inaccurate:
      return {oracle::distance_allowance, off(*answer.distance, truth.distance_squared), distance};
    case VerdictKind::wrong_depth: {
      const bool overlap = truth.relation == Relation::overlapping;
      const oracle::Rational depth = overlap ? depth_squared(question) : oracle::Rational(0);
      return {oracle::depth_allowance, off(*answer.penetration_depth, depth), root(depth)};
    }
    case VerdictKind::wrong_witness:
      return {oracle::witness_allowance, finding.verdict.witness_error * magnitude, distance};
    default: return {oracle::distance_allowance, finding.verdict.margin * magnitude, distance};
  }
}

std::string unit_text(const Judging& judging) {
  return fmt::format("u = 2^{} is the unit roundoff of {}", judging.single ? -24 : -53,
                     judging.single ? "float" : "double");
}

std::string allowed_text(const Wrong& wrong, double magnitude, const Judging& judging) {
  if (judging.promised) {
    const auto [absolute, relative] = *judging.promised;
    return fmt::format("{:.6g} = {:.6g} + {:.6g} times the true length, as within() promises",
                       absolute + relative * wrong.true_length, absolute, relative);
  }
  const double u = format(judging).unit_roundoff;
  const double allowed =
      wrong.allowance.units * u * magnitude + wrong.allowance.underflows * format(judging).smallest;
  return fmt::format(
      "{:.6g} = {} u M, for what rounding costs a careful implementation:\n"
      "            {}; {},\n            M = {:.6g} the largest |coordinate|",
      allowed, wrong.allowance.units, wrong.allowance.reason, unit_text(judging), magnitude);
}

std::string first_lines(const Finding& finding, const std::string& true_answer) {
  const std::string said =
      finding.reply.failure.empty() ? written(finding.reply.answer) : finding.reply.failure;
  return fmt::format("gjkproof: {}\n  answered  {}\n  true      {}\n", headline(finding), said,
                     true_answer);
}

// Each call evaluates the implementation and the judge: about a second for a slow implementation.
constexpr std::size_t shrink_calls_max = 5000;

}  // namespace

std::string explained(const cases::Case& question, const Finding& finding, const Judging& judging) {
  std::string text = first_lines(finding, true_answer(question, finding.truth));
  if (finding.verdict.kind == VerdictKind::no_answer) {
    if (finding.reply.answer.distance.value_or(0.0) < 0.0) {
      text +=
          "  hint      a distance is not negative: it is 0 for bodies that meet, and the depth of\n"
          "            an overlap is Answer::penetration_depth\n";
    }
    return text;
  }
  const double magnitude = cases::magnitude(question);
  const Wrong what = wrong(question, finding);
  if (std::isfinite(what.off)) {
    text += fmt::format("  off by    {:.6g}", what.off);
    const double unit = format(judging).unit_roundoff * magnitude;
    if (unit > 0) text += fmt::format(" = {:.3g} u M", what.off / unit);
    if (what.true_length > 0) text += fmt::format(", relative {:.3g}", what.off / what.true_length);
    text += "\n";
  }
  return text + "  allowed   " + allowed_text(what, magnitude, judging) + "\n";
}

std::string explained(const Finding& finding, const oracle::Enclosure& bounds) {
  const auto between = [](const oracle::Rational& lower, const oracle::Rational& upper) {
    const double low = root(lower), high = root(upper);
    return low == high ? written(low) : written(low) + " to " + written(high);
  };
  std::string truth = bounds.relation ? cases::name(*bounds.relation) : "touching up to rounding";
  truth += ", distance " + between(bounds.distance_squared_lower, bounds.distance_squared_upper);
  if (bounds.depth) {
    truth += ", penetration depth " + between(bounds.depth->lower, bounds.depth->upper);
  }
  return first_lines(finding, truth);
}

cases::Case shrunk(const cases::Case& question, const Finding& first, const Judging& judging,
                   const Ask& ask) {
  const auto in_own_dimension = [dim = question.dim](cases::Case candidate) {
    candidate.dim = dim;
    return candidate;
  };
  const auto still_fails = [&](const cases::Case& candidate) {
    const cases::Case asked = in_own_dimension(candidate);
    const std::optional<Reply> reply =
        ask({static_cast<std::size_t>(asked.dim), asked.a.points, asked.b.points});
    if (!reply) return false;
    const Finding again = find(asked, *reply, judging);
    return again.verdict.kind == first.verdict.kind && again.truth.relation == first.truth.relation;
  };
  // A function whose answer changes when it is called again cannot be shrunk.
  if (!still_fails(question)) return question;
  return in_own_dimension(cases::shrink(question, still_fails, shrink_calls_max).question);
}

std::ostream& operator<<(std::ostream& out, const Answer& answer) { return out << written(answer); }

}  // namespace gjkproof
