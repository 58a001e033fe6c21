// SPDX-License-Identifier: MIT
#include "core/subjects/test/small_world.hpp"

#include "core/cases/choices.hpp"
#include "core/subjects/registry.hpp"
#include "core/subjects/scalars.hpp"
#include "core/subjects/test/cubes.hpp"

namespace subjects::test {
namespace {

using Flaw = std::optional<std::string>;

// The root of an exact square, to half an ulp of a double if it is normal.
double root(const Rational& squared) {
  if (squared == 0) return 0;
  return static_cast<double>(BinaryFloat<100>(squared).square_root());
}

SmallCase answered_exactly(cases::Case question) {
  static const Subject exact = select({"core/rational/robust"}).at(0);
  const Answer answer = exact.ask(question, nullptr);
  const double distance = root(answer.distance->value.exact());
  return {std::move(question), answer.intersecting, distance, answer.iterations};
}

// Up to six lattice points in a cube of side 4 around a random lattice point.
cases::Body lattice_body(int dim, cases::Choices& choices) {
  const auto axes = static_cast<std::size_t>(dim);
  cases::Point centre{};
  for (std::size_t axis = 0; axis < axes; ++axis) centre[axis] = choices.between(-2, 2);
  cases::Body body;
  body.points.resize(1 + choices.below(6));
  for (cases::Point& point : body.points) {
    for (std::size_t axis = 0; axis < axes; ++axis) {
      point[axis] = centre[axis] + choices.between(-2, 2);
    }
  }
  return body;
}

cases::Case lattice_case(std::uint64_t index) {
  auto choices = cases::Choices::keyed(1, "small world", index);
  cases::Case question;
  question.id = "lattice-" + std::to_string(index);
  question.dim = index % 3 == 0 ? 2 : 3;
  question.a = lattice_body(question.dim, choices);
  question.b = lattice_body(question.dim, choices);
  return question;
}

// The same in tenths, where everything rounds; every second case has two more points, which make
// facets of four.
SmallCase in_tenths(std::uint64_t index) {
  auto choices = cases::Choices::keyed(2, "small world", index);
  cases::Case question = lattice_case(1000 + index);
  question.id = "tenths-" + std::to_string(index);
  for (cases::Body* body : {&question.a, &question.b}) {
    const std::vector<cases::Point> points = body->points;
    cases::Point by{};
    for (std::size_t axis = 0; axis < 2; ++axis) by[axis] = choices.between(-2, 2);
    for (std::size_t i = 0; i < points.size() && index % 2 == 0 && i < 2; ++i) {
      cases::Point copy = points[i];
      for (std::size_t axis = 0; axis < 3; ++axis) copy[axis] += by[axis];
      body->points.push_back(copy);
    }
    for (cases::Point& point : body->points) {
      for (double& x : point) x /= 10;
    }
  }
  if (index % 4 >= 2) question = cases::rounded(question, 24).value();
  SmallCase small = answered_exactly(std::move(question));
  small.is_rounded = true;
  return small;
}

// In units of 2^k.
SmallCase at_scale(cases::Case question, int k) {
  question.id += " at 2^" + std::to_string(k);
  SmallCase small = answered_exactly(cases::scaled(std::move(question), k));
  small.is_extreme = true;
  return small;
}

// The most distant support points possible, along a diagonal.
cases::Case diagonal(double m) {
  cases::Case question;
  question.id = "diagonal";
  question.a.points = {{m, m, m}, {0.9 * m, 0.9 * m, 0.9 * m}};
  question.b.points = {{-m, -m, -m}};
  return question;
}

cases::Body curved(cases::Curved::Kind kind, double radius, double half_height) {
  cases::Body body;
  body.curved.emplace();
  body.curved->kind = kind;
  body.curved->radius = radius;
  body.curved->half_height = half_height;
  return body;
}

SmallCase apart(const std::string& id, cases::Body a, cases::Body b, double squared) {
  SmallCase small;
  small.question.id = id;
  small.question.a = std::move(a);
  small.question.b = std::move(b);
  small.distance = std::sqrt(squared);
  return small;
}

// Distances from 3-4-5 triangles.
std::vector<SmallCase> curved_cases() {
  using Kind = cases::Curved::Kind;
  const auto at = [](const cases::Point& point) { return cases::Body{{point}}; };
  const cases::Body sphere = curved(Kind::sphere, 1, 0);
  const cases::Body cylinder = curved(Kind::cylinder, 1, 1);
  const cases::Body cone = curved(Kind::cone, 1, 1);
  cases::Body moved = sphere;
  moved.curved->translation = {3, 4, 12};
  cases::Body turned = cone;  // by the angle of 3-4-5 about z: apex at (-0.8, 0.6, 0)
  turned.curved->linear = {{{0.6, -0.8, 0}, {0.8, 0.6, 0}, {0, 0, 1}}};
  return {
      apart("sphere-point", sphere, at({2, 3, 6}), 36),
      apart("sphere-sphere", sphere, moved, 121),
      apart("cylinder-rim", cylinder, at({1.8, 2, 2.4}), 5),
      apart("cylinder-side", cylinder, at({1.8, 0.5, 2.4}), 4),
      apart("cone-apex", cone, at({0, 3, 0}), 4),
      apart("cone-apex-aside", cone, at({0.3, 2, 0.4}), 1.25),
      apart("cone-side", cone, at({1.5, 1, 2}), 5),
      apart("cone-rim", cone, at({1.8, -2, 2.4}), 5),
      apart("cone-turned", turned, at({-2.4, 1.8, 0}), 4),
  };
}

std::vector<SmallCase> known_hard_cases() {
  const std::string folder = std::string(GJKPROOF_SOURCE_DIR) + "/core/cases/known";
  std::vector<SmallCase> list;
  for (const std::string& file : cases::files_in(folder, ".jsonl")) {
    for (cases::Case& question : cases::read_cases(file)) {
      if (cases::has_curved_body(question)) continue;
      list.push_back(answered_exactly(std::move(question)));
      list.back().is_extreme = true;
    }
  }
  return list;
}

// --- checks of an answer ---

double value(const Length& length) {
  return length.squared ? std::sqrt(length.value.approximation()) : length.value.approximation();
}

// Lengths may be wrong by 64 u M, the allowance of the oracle, and by half the spacing at zero.
Flaw wrong_lengths(const Subject& subject, const SmallCase& small, const Answer& answer) {
  const double unit = subject.format.unit_roundoff * cases::magnitude(small.question);
  const double allowed = 64 * unit + subject.format.smallest;
  // The relation is free if the bodies are separated by less than the allowance, or if they meet
  // and a distance below it is given.
  const double said = answer.distance ? value(*answer.distance) : 0;
  const bool near = small.meets ? said > 0 && said <= allowed : small.distance <= allowed;
  if (answer.intersecting != small.meets && !near) return "wrong relation";
  if (answer.distance && !(std::fabs(value(*answer.distance) - small.distance) <= allowed)) {
    return "wrong distance";
  }
  if (answer.lower_bound && !(value(*answer.lower_bound) <= small.distance + allowed)) {
    return "wrong bound";
  }
  return std::nullopt;
}

// A certain interval must contain the distance, which is known to half an ulp, up to one ulp.  The
// relation of a known case is known.
Flaw wrong_certainty(const SmallCase& small, const Answer& answer) {
  if (!answer.certain) return std::nullopt;
  constexpr double infinity = std::numeric_limits<double>::infinity();
  if (value(answer.certain->lower) > std::nextafter(small.distance, infinity) ||
      value(answer.certain->upper) < std::nextafter(small.distance, 0)) {
    return "the distance is not in the interval";
  }
  const bool known = small.question.expect.has_value();
  if (known && answer.certain->relation != small.question.expect->relation) {
    return "another relation is certain";
  }
  return std::nullopt;
}

// Weights of existing vertices sum to 1 and give the witness points, which are as far apart as the
// bodies. 128 u M and 8 u are the allowances of the oracle.
Flaw wrong_witnesses(const Subject& subject, const SmallCase& small, const Answer& answer) {
  if (!answer.witness_a || !answer.witness_b) return std::nullopt;
  const double u = subject.format.unit_roundoff;
  const double allowed = 128 * u * cases::magnitude(small.question) + 8 * subject.format.smallest;
  std::array<double, 3> gap{};
  std::array<double, 3> from_a{};
  std::array<double, 3> from_b{};
  double total = 0;
  for (std::size_t i = 0; i < answer.term_count; ++i) {
    const AnswerTerm& term = answer.terms[i];
    const double weight = term.weight.approximation();
    if (!(weight >= 0 && weight <= 2)) return "a weight is not a weight";
    total += weight;
    for (std::size_t axis = 0; axis < 3; ++axis) {
      from_a[axis] += weight * small.question.a.points.at(term.a)[axis];
      from_b[axis] += weight * small.question.b.points.at(term.b)[axis];
    }
  }
  const bool has_terms = answer.term_count > 0;
  if (has_terms && !(std::fabs(total - 1) <= 8 * u)) return "weights do not sum to 1";
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const double a = (*answer.witness_a)[axis].approximation();
    const double b = (*answer.witness_b)[axis].approximation();
    gap[axis] = a - b;
    const bool close =
        std::fabs(a - from_a[axis]) <= allowed && std::fabs(b - from_b[axis]) <= allowed;
    if (has_terms && !close) return "witness points are not where the weights put them";
  }
  const double between = std::hypot(gap[0], gap[1], gap[2]);
  if (!(std::fabs(between - small.distance) <= allowed))
    return "witness points at another distance";
  return std::nullopt;
}

// The returned bound is the last of those traced, which never fall; the trace is in units that
// differ by a power of two.  The bound of a converged run is within 16 u of the distance: 8 u is
// the tolerance, and as much for roots and quotients.
Flaw wrong_bound(const Subject& subject, const SmallCase& small, const Answer& answer,
                 const std::vector<TraceStep>& steps) {
  if (!answer.lower_bound || steps.empty() || small.is_extreme) return std::nullopt;
  const double u = subject.format.unit_roundoff;
  for (std::size_t k = 1; k < steps.size(); ++k) {
    if (steps[k].lower_bound < steps[k - 1].lower_bound) return "mu falls";
  }
  const double last = steps.back().lower_bound;
  const double bound = value(*answer.lower_bound);
  int exponent = 0;
  const double fraction = last > 0 ? std::frexp(bound / last, &exponent) : 0.5 * (bound == 0);
  const bool same = fraction - 0.5 <= 16 * u || fraction >= 1 - 16 * u;
  if (last > 0 ? !(bound > 0 && same) : bound != 0) return "mu is not the last one";
  const bool converged = answer.ending == Ending::converged;
  if (converged && answer.distance &&
      !(value(*answer.distance) - bound <= 16 * u * small.distance)) {
    return "mu is not within the tolerance";
  }
  return std::nullopt;
}

}  // namespace

const std::vector<SmallCase>& small_world() {
  static const std::vector<SmallCase> list = [] {
    std::vector<SmallCase> all;
    for (const Known& known : known_cases()) all.push_back(answered_exactly(known.question));
    for (std::uint64_t i = 0; i < 400; ++i) all.push_back(answered_exactly(lattice_case(i)));
    for (std::uint64_t i = 0; i < 40; ++i) {
      for (const int k : {-1073, -1024, -700, 500, 1019})
        all.push_back(at_scale(lattice_case(i), k));
    }
    for (std::uint64_t i = 0; i < 1500; ++i) all.push_back(in_tenths(i));
    all.push_back(at_scale(diagonal(0x1.fap-1), 1022));
    for (SmallCase& small : curved_cases()) all.push_back(std::move(small));
    for (SmallCase& small : known_hard_cases()) all.push_back(std::move(small));
    return all;
  }();
  return list;
}

Flaw flaw(const Subject& subject, const SmallCase& small) {
  if (cases::bits(small.question) > case_bits(subject)) return std::nullopt;
  if (reason_to_skip(subject, small.question)) return std::nullopt;
  if (!holds_lengths(subject, small.question)) return std::nullopt;
  std::vector<TraceStep> steps;
  const Trace trace = [&](const TraceStep& step) { steps.push_back(step); };
  const Answer answer = subject.ask(small.question, &trace);
  if (!answer.answered) return "no answer: " + answer.status;
  if (const Flaw wrong = wrong_lengths(subject, small, answer)) return wrong;
  if (const Flaw wrong = wrong_certainty(small, answer)) return wrong;
  if (const Flaw wrong = wrong_witnesses(subject, small, answer)) return wrong;
  if (const Flaw wrong = wrong_bound(subject, small, answer, steps)) return wrong;
  // A vertex pair is found once: bodies of up to six vertices need at most 16 iterations more than
  // exact arithmetic.
  const bool is_curved = cases::has_curved_body(small.question);
  if (!is_curved && answer.iterations > small.iterations + 16) return "too many iterations";
  return std::nullopt;
}

Flaw flaw_in_conversation(const Subject& subject, const SmallCase& small) {
  if (!subject.converse || (reason_to_skip(subject, small.question))) return std::nullopt;
  cases::Case now = small.question;
  now.flags.push_back("pair:unit");
  cases::Case before = now;
  for (cases::Point& point : before.b.points) point[0] = 3 - point[0];
  const auto conversation = subject.converse();
  conversation(before);
  const Answer first = conversation(now);
  const Answer second = conversation(now);
  if (first.intersecting != small.meets || second.intersecting != small.meets) {
    return "wrong relation in a conversation";
  }
  const bool separated = first.ending == Ending::separating_axis;
  if (separated && second.iterations > 0) return "a repeated frame is not apart at once";
  return std::nullopt;
}

}  // namespace subjects::test
