// SPDX-License-Identifier: MIT
// Judges an answer and explains a failure to a reader who knows GJK, but not this project.
#include <fmt/format.h>

#include <cmath>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "core/cases/shrink/shrink.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/judge/judge.hpp"
#include "oracle/judge/measures.hpp"
#include "testing/generate_pair.hpp"
#include "testing/gjkproof_testing.hpp"

namespace gjkproof {
namespace {

using cases::Relation;
using oracle::VerdictKind;

constexpr std::size_t printed_points_max = 64;

struct Judged {
  Reply reply;
  oracle::Truth truth;
  oracle::Verdict verdict;
};

const subjects::FloatFormat& format(const Judging& judging) {
  return judging.single ? subjects::binary32 : subjects::binary64;
}

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

std::string headline(const Judged& finding) {
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

Wrong wrong(const cases::Case& question, const Judged& finding) {
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

std::string array_text(const char* name, const cases::Body& body, int dim, bool single) {
  std::vector<std::string> points;
  for (const cases::Point& p : body.points) {
    std::vector<std::string> numbers;
    for (int i = 0; i < dim; ++i) {
      const double x = p[static_cast<std::size_t>(i)];
      std::string number = single ? fmt::format("{}", static_cast<float>(x)) : fmt::format("{}", x);
      if (number.find_first_of(".e") == std::string::npos) number += ".0";
      numbers.push_back(number + (single ? "f" : ""));
    }
    points.push_back(fmt::format("{{{}}}", fmt::join(numbers, ", ")));
  }
  return fmt::format("  const std::vector<std::array<{}, {}>> {}{{{}}};\n",
                     single ? "float" : "double", dim, name, fmt::join(points, ", "));
}

// Says what is wrong, what was answered, what is true, how far off that is, what is allowed and
// why.
std::string explained(const cases::Case& question, const Judged& finding, const Judging& judging) {
  const std::string said =
      finding.reply.failure.empty() ? written(finding.reply.answer) : finding.reply.failure;
  std::string text = fmt::format("gjkproof: {}\n  answered  {}\n  true      {}\n",
                                 headline(finding), said, true_answer(question, finding.truth));
  if (finding.verdict.kind == VerdictKind::no_answer) {
    if (finding.reply.answer.distance < 0.0) {
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

cases::Case case_of(const Bodies& bodies) {
  cases::Case question;
  question.id = "from-a-test";
  question.dim = static_cast<int>(bodies.dim);
  question.a.points = bodies.a;
  question.b.points = bodies.b;
  return question;
}

// Each call evaluates the implementation and the judge: about a second for a slow implementation.
constexpr std::size_t shrink_calls_max = 5000;

// Returns why these are not two bodies; empty if they are.
std::string trouble(const Bodies& bodies) {
  if (bodies.a.empty() || bodies.b.empty()) {
    return fmt::format("body {} has no points", bodies.a.empty() ? "a" : "b");
  }
  if (bodies.dim != 2 && bodies.dim != 3) {
    return "all points must have two coordinates, or all three";
  }
  for (const auto& [name, points] : {std::pair("a", &bodies.a), std::pair("b", &bodies.b)}) {
    for (std::size_t n = 0; n < points->size(); ++n) {
      for (const double x : (*points)[n]) {
        if (!std::isfinite(x)) return fmt::format("point {} of body {} is not finite", n, name);
      }
    }
  }
  return {};
}

std::string trouble(const Judging& judging) {
  if (!judging.promised) return {};
  const auto [absolute, relative] = *judging.promised;
  const bool sound =
      std::isfinite(absolute) && std::isfinite(relative) && !(absolute < 0) && !(relative < 0);
  return sound ? "" : "within() takes two finite numbers that are not negative";
}

// Completes the answer: everything that it does not give is right.
subjects::Answer answer_of(const Answer& said, const oracle::Truth& truth) {
  using subjects::Number;
  const auto length = [](double x) { return subjects::Length{Number(x), false}; };
  const auto place = [](const Point& p) {
    return std::array{Number(p[0]), Number(p[1]), Number(p[2])};
  };
  subjects::Answer answer;
  answer.answered = true;
  answer.status = "answered";
  answer.intersecting = said.intersecting.value_or(truth.relation != cases::Relation::separated);
  if (said.distance) answer.distance = length(*said.distance);
  if (said.lower_bound) answer.lower_bound = length(*said.lower_bound);
  if (said.penetration_depth) answer.penetration_depth = length(*said.penetration_depth);
  if (said.witness_a) answer.witness_a = place(*said.witness_a);
  if (said.witness_b) answer.witness_b = place(*said.witness_b);
  if (said.normal) answer.normal = place(*said.normal);
  return answer;
}

bool says_nothing(const Answer& said) {
  return !said.distance && !said.intersecting && !said.witness_a && !said.witness_b &&
         !said.lower_bound && !said.penetration_depth && !said.normal;
}

Judged finding(const cases::Case& question, Reply reply, const Judging& judging) {
  Judged found{std::move(reply), oracle::certificate(question), {}};
  const auto no_answer = [&found](const std::string& why) {
    found.verdict.kind = oracle::VerdictKind::no_answer;
    found.verdict.reason = why;
    return found;
  };
  if (!found.reply.failure.empty()) return no_answer(found.reply.failure);
  if (says_nothing(found.reply.answer)) return no_answer("no member of the Answer is given");
  const subjects::Answer answer = answer_of(found.reply.answer, found.truth);
  if (judging.promised) {
    const oracle::PromisedTolerances promised{
        {judging.promised->absolute, judging.promised->relative}, {}, {}};
    found.verdict = oracle::judge(question, answer, found.truth, format(judging), promised);
  } else {
    found.verdict = oracle::judge(question, answer, found.truth, format(judging));
  }
  return found;
}

// Returns the simplest pair with a finding of the same kind at the same relation.  It keeps its
// dimension, because bodies that overlap in the plane touch in space.
cases::Case shrunk(const cases::Case& question, const Judged& first, const Judging& judging,
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
    const Judged again = finding(asked, *reply, judging);
    return again.verdict.kind == first.verdict.kind && again.truth.relation == first.truth.relation;
  };
  // A function whose answer changes when it is called again cannot be shrunk.
  if (!still_fails(question)) return question;
  return in_own_dimension(cases::shrink(question, still_fails, shrink_calls_max).question);
}

Verdict judged(const Bodies& bodies, const Reply& reply, const Judging& judging, const Ask& ask) {
  const cases::Case question = case_of(bodies);
  const Judged first = finding(question, reply, judging);
  if (!oracle::is_finding(first.verdict)) return {true, {}};
  std::string text = explained(question, first, judging);
  const auto paste = [&](const cases::Case& of) {
    return pasted(Bodies{bodies.dim, of.a.points, of.b.points},
                  judging.single && cases::bits(of) <= 24);
  };
  if (!ask) return {false, text + "The bodies:\n" + paste(question)};
  const cases::Case smallest = shrunk(question, first, judging, ask);
  const std::optional<Reply> again = ask({bodies.dim, smallest.a.points, smallest.b.points});
  text += "The simplest pair found on which it is wrong in the same way:\n";
  if (again) text += explained(smallest, finding(smallest, *again, judging), judging);
  return {false, text + paste(smallest)};
}

}  // namespace

std::string pasted(const Bodies& bodies, bool single) {
  const cases::Case question = case_of(bodies);
  if (question.a.points.size() + question.b.points.size() > printed_points_max) {
    return "  too many points to print; IsCorrectOn(a, b), which calls the function, shrinks "
           "them\n";
  }
  return array_text("a", question.a, question.dim, single) +
         array_text("b", question.b, question.dim, single) +
         "To run all implementations of gjkproof on this pair, put these two lines into "
         "pair.jsonl\n"
         "and run `gjkproof replay pair.jsonl`, in a checkout `./run gjkproof replay "
         "pair.jsonl`:\n" +
         cases::header_line() + "\n" + cases::case_line(question) + "\n";
}

std::ostream& operator<<(std::ostream& out, const Answer& answer) { return out << written(answer); }

Verdict verdict_for(const Bodies& bodies, const Reply& reply, const Judging& judging,
                    const Ask& ask) {
  for (const std::string& why : {trouble(bodies), trouble(judging)}) {
    if (!why.empty()) return {false, "gjkproof cannot judge this: " + why + "\n"};
  }
  try {
    return judged(bodies, reply, judging, ask);
  } catch (const std::exception& error) {
    return {false, std::string("gjkproof cannot judge this: ") + error.what() + "\n"};
  }
}

Bodies generate_pair(std::span<const std::uint8_t> bytes, const Wanted& wanted) {
  cases::Choices choices(bytes);
  cases::Case question = cases::generate(choices, {.vertices_max = wanted.vertices_max});
  if (wanted.single) {
    std::optional<cases::Case> rounded = cases::rounded(question, 24);
    if (!rounded) {  // beyond the range of float: the same at scale 1
      rounded =
          cases::rounded(cases::scaled(question, -std::ilogb(cases::magnitude(question))), 24);
    }
    question = rounded.value();
  }
  Bodies bodies{wanted.dim, std::move(question.a.points), std::move(question.b.points)};
  if (wanted.dim == 2) {
    for (auto* points : {&bodies.a, &bodies.b}) {
      for (Point& p : *points) p[2] = 0;
    }
  }
  return bodies;
}

}  // namespace gjkproof
