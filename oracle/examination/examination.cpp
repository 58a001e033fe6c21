// SPDX-License-Identifier: MIT
#include "oracle/examination/examination.hpp"

#include "core/cases/file.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/judge/measures.hpp"

namespace oracle {
namespace {

using cases::Point;

// The candidate changes the time, not the result.
QuickCertificate quick_certificate_of(const cases::Case& question, const subjects::Answer& answer) {
  std::array<IndexPair, 4> candidate;
  const std::size_t count = std::min(answer.term_count, candidate.size());
  for (std::size_t i = 0; i < count; ++i) {
    candidate[i] = {answer.terms[i].a, answer.terms[i].b};
  }
  return quick_certificate(question, std::span(candidate).first(count));
}

// --- facts ---

// Relative to the magnitude, so that nothing overflows.
Point difference(const Point& a, const Point& b, double magnitude) {
  return {a[0] / magnitude - b[0] / magnitude, a[1] / magnitude - b[1] / magnitude,
          a[2] / magnitude - b[2] / magnitude};
}

Point minus(const Point& x, const Point& y) { return {x[0] - y[0], x[1] - y[1], x[2] - y[2]}; }

double length(const Point& x) { return std::hypot(x[0], x[1], x[2]); }

double doubled_area(const Point& x, const Point& y) {
  return length({x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]});
}

// Of the simplex of these pairs, relative to the magnitude: a segment's length; a triangle's doubled
// area over its longest side.
std::optional<double> smallest_altitude(const cases::Case& question, const PairFace& face) {
  if (face.size != 2 && face.size != 3) return std::nullopt;
  const double magnitude = cases::magnitude(question);
  const auto corners = [&](const std::vector<Point>& of_a, const std::vector<Point>& of_b) {
    std::array<Point, 3> result;
    for (std::size_t i = 0; i < face.size; ++i) {
      result[i] = difference(of_a[face.pairs[i].first], of_b[face.pairs[i].second], magnitude);
    }
    return result;
  };
  const bool placed = question.a.polytope || question.b.polytope;
  const auto [x, y, z] = placed ? corners(cases::rounded_vertices(question.a, question.dim),
                                          cases::rounded_vertices(question.b, question.dim))
                                : corners(question.a.points, question.b.points);
  const Point u = minus(y, x);
  if (face.size == 2) return length(u);
  const Point v = minus(z, x);
  return doubled_area(u, v) / std::max({length(u), length(v), length(minus(v, u))});
}

// The simplex that contains v, without corners of weight 0.
PairFace face_of(const Truth& truth) {
  PairFace face;
  for (const Term& term : truth.proof.terms) {
    if (term.weight != 0) face.pairs[face.size++] = {term.a, term.b};
  }
  return face;
}

Facts facts_of(const cases::Case& question, const Truth& truth) {
  Facts facts;
  facts.relation = truth.relation;
  const double root = rounded_root(truth.distance_squared, binary64);
  facts.distance = {root, root};
  if (truth.relation == cases::Relation::overlapping && truth.penetration_depth_squared) {
    const double depth = rounded_root(*truth.penetration_depth_squared, binary64);
    facts.depth = {depth, depth};
  }
  if (truth.relation == cases::Relation::separated) {
    facts.altitude = smallest_altitude(question, face_of(truth));
  }
  return facts;
}

// The correctly rounded distance, mostly without rationals.
double distance_of(const QuickCertificate& certified, const FloatFormat& format) {
  const std::optional<double> root =
      certified.exact ? std::nullopt : rounded_root(certified.fixed, format);
  return root ? *root : rounded_root(distance_squared(certified), format);
}

// The same facts from a certificate, mostly without rationals; `depth` is empty until computed.
Facts facts_of(const cases::Case& question, const QuickCertificate& certified,
               const std::optional<Rational>& depth_squared) {
  if (certified.exact) {
    Truth truth = *certified.exact;
    truth.penetration_depth_squared = depth_squared;
    return facts_of(question, truth);
  }
  Facts facts;
  facts.relation = certified.relation;
  const double root = distance_of(certified, binary64);
  facts.distance = {root, root};
  if (certified.relation == cases::Relation::overlapping && depth_squared) {
    const double depth = rounded_root(*depth_squared, binary64);
    facts.depth = {depth, depth};
  }
  if (certified.relation == cases::Relation::separated) {
    facts.altitude = smallest_altitude(question, certified.face);
  }
  return facts;
}

Facts facts_of(const cases::Case&, const Enclosure& enclosure) {
  Facts facts;
  facts.relation = enclosure.relation;
  facts.distance = {rounded_root(enclosure.distance_squared_lower, binary64),
                    rounded_root(enclosure.distance_squared_upper, binary64)};
  if (enclosure.relation == cases::Relation::overlapping && enclosure.depth) {
    facts.depth = {rounded_root(enclosure.depth->lower, binary64),
                   rounded_root(enclosure.depth->upper, binary64)};
  }
  facts.is_enclosure = true;
  return facts;
}

}  // namespace

std::vector<IndexPair> candidate_of(const subjects::Answer& answer) {
  std::vector<IndexPair> pairs;
  for (std::size_t i = 0; i < answer.term_count; ++i) {
    pairs.emplace_back(answer.terms[i].a, answer.terms[i].b);
  }
  return pairs;
}

bool takes_as_it_is(const subjects::Subject& subject, const cases::Case& question) {
  const auto has_points = [](const cases::Body& body) { return !body.curved && !body.polytope; };
  return has_points(question.a) && has_points(question.b) &&
         subjects::case_bits(subject) == subjects::binary64.precision &&
         !reason_to_skip(subject, question);
}

JudgedAnswer skipped(std::string reason) {
  JudgedAnswer finding;
  finding.verdict.reason = std::move(reason);
  return finding;
}

constinit const Oracle Oracle::certificate{
    "certificate", [](const cases::Case& question) { return oracle::certificate(question); }};

Known known(const cases::Case& question, const Oracle& oracle) {
  if (cases::has_curved_body(question)) return judged_enclosure(question);
  return oracle.truth(question);
}

Examination::Examination(cases::Case question, const Oracle& oracle)
    : asked_(std::move(question)), oracle_(oracle) {
  cases::require_floating_point();
}

const Known& Examination::known(Asked& asked) const {
  if (asked.known) return *asked.known;
  if (!asked.certified) {
    asked.known = oracle::known(asked.question, oracle_);
  } else {
    Truth truth = truth_of(asked.question, *asked.certified);
    if (asked.figures) truth.penetration_depth_squared = asked.figures->penetration_depth_squared;
    asked.known = std::move(truth);
  }
  return *asked.known;
}

const Truth& Examination::truth(Asked& asked, const subjects::Answer& answer) const {
  if (!asked.known && asked.certified && !asked.figures) {
    asked.figures.emplace();
    asked.figures->relation = asked.certified->relation;
    asked.figures->distance_squared = distance_squared(*asked.certified);
  }
  Truth& truth = asked.known ? std::get<Truth>(*asked.known) : *asked.figures;
  const bool overlap = truth.relation == cases::Relation::overlapping;
  if (overlap && !truth.penetration_depth_squared &&
      (!answer.intersecting || answer.penetration_depth)) {
    const bool points = cases::has_points_only(asked.question);
    const auto quick = points ? quick_depth_squared(asked.question) : std::nullopt;
    truth.penetration_depth_squared =
        quick ? rational(*quick) : penetration(asked.question).value().depth_squared;
  }
  return truth;
}

std::size_t Examination::compared(const Asked& asked) const {
  return count<Truth>(asked) == 1 && oracle_.compares(asked.question) ? 1 : 0;
}

namespace {

// What two enclosures of a case prove together.
Enclosure in_both(const Enclosure& x, const Enclosure& y) {
  Enclosure result = x;
  if (!result.relation) result.relation = y.relation;
  result.distance_squared_lower = std::max(x.distance_squared_lower, y.distance_squared_lower);
  result.distance_squared_upper = std::min(x.distance_squared_upper, y.distance_squared_upper);
  return result;
}

}  // namespace

// Quick bounds are mostly far narrower than the 1e-30 that enclosure() aims at, but not always, and
// enclosure() is exact where roots are.  What excuses an answer must not depend on which of them
// was computed, so the unit roundoff of the subject decides:
//   u >= 2^-64    64 u M is 2^40 times the width of either: quick bounds
//   u >= 2^-113   64 u M is 2^11 times the width of quick bounds, 2^-120, for d up to 3.5 M: what
//                 they excuse is right, and a fault counts only if enclosure() finds it too
//   below         what either leaves open may be a fault: the bounds that both prove
// A promise allows any error, so that it counts only what enclosure() finds too.
Verdict Examination::judge_curved(
    const subjects::Subject& subject, Asked& asked, const subjects::Answer& answer,
    const std::optional<subjects::PromisedTolerances>& promised) const {
  known(asked);
  auto& quick = std::get<Enclosure>(*asked.known);
  const auto by = [&](Enclosure& enclosure) {
    const bool may_overlap =
        enclosure.relation.value_or(cases::Relation::overlapping) == cases::Relation::overlapping;
    if (may_overlap && (!answer.intersecting || answer.penetration_depth)) {
      if (!quick.depth) quick.depth = depth_bounds(asked.question);
      enclosure.depth = quick.depth;
    }
    return oracle::judge(asked.question, answer, enclosure, subject.format, promised);
  };
  const double u = subject.format.unit_roundoff;
  if (u >= 0x1p-113 || !answer.answered) {
    Verdict verdict = by(quick);
    const bool suffices = u >= 0x1p-64 && !promised;
    if (suffices || !answer.answered || verdict.kind == VerdictKind::correct) return verdict;
  }
  if (!asked.wide) asked.wide = enclosure(asked.question);
  if (u >= 0x1p-113 || promised) return by(*asked.wide);
  Enclosure both = in_both(quick, *asked.wide);
  return by(both);
}

void Examination::judge(const subjects::Subject& subject, Asked& asked,
                        const subjects::Answer& answer, Verdict& verdict) const {
  const auto by = [&](const auto& truth) {
    verdict = oracle::judge(asked.question, answer, truth, subject.format);
  };
  if (cases::has_curved_body(asked.question)) {
    verdict = judge_curved(subject, asked, answer, std::nullopt);
    return;
  }
  if (oracle_ == Oracle::certificate && !asked.known) {
    if (!answer.answered) return by(Truth{});  // no fact can change its verdict
    if (!asked.certified) asked.certified = quick_certificate_of(asked.question, answer);
    if (quick_judge(asked.question, asked.magnitude, answer, *asked.certified, subject.format,
                    asked.last, verdict)) {
      return;
    }
  } else {
    known(asked);
  }
  by(truth(asked, answer));
}

Facts Examination::facts(const subjects::Subject& subject) {
  Asked& asked = asked_of(subject);
  const bool by_certificate = oracle_ == Oracle::certificate && !cases::has_curved_body(question());
  if (by_certificate && !asked.known && !asked.certified) {
    asked.certified = quick_certificate(asked.question, {});
  }
  if (!asked.known && asked.certified) {
    const auto depth = asked.figures ? asked.figures->penetration_depth_squared : std::nullopt;
    if (!asked.facts || (depth && !asked.facts->depth)) {  // found in the meantime
      asked.facts = facts_of(asked.question, *asked.certified, depth);
    }
    return *asked.facts;
  }
  const Known& found = known(asked);
  const Truth* const truth = std::get_if<Truth>(&found);
  const bool has_depth = truth != nullptr ? truth->penetration_depth_squared.has_value()
                                          : std::get<Enclosure>(found).depth.has_value();
  if (!asked.facts || (has_depth && !asked.facts->depth)) {
    const auto derive = [&asked](const auto& some) { return facts_of(asked.question, some); };
    asked.facts = std::visit(derive, found);
  }
  return *asked.facts;
}

bool Examination::is_narrow(const subjects::Subject& subject, const subjects::Answer& answer) {
  if (!answer.certain || !subject.contract.narrow_intervals) return true;
  const double nearest = facts(subject).distance.value()[1];
  const double above = std::nextafter(nearest, std::numeric_limits<double>::infinity());
  return oracle::is_narrow(*answer.certain, asked_of(subject).magnitude, above, subject.format);
}

std::optional<double> Examination::ulps(const subjects::Subject& subject,
                                        const JudgedAnswer& finding) {
  if (subject.format != binary32 && subject.format != binary64) return std::nullopt;
  if (!finding.answer || !finding.answer->distance) return std::nullopt;
  const subjects::Length& distance = *finding.answer->distance;
  if (distance.squared || !distance.value.is_finite()) return std::nullopt;
  const Facts facts = this->facts(subject);
  if (facts.is_enclosure) return std::nullopt;
  Asked& asked = asked_of(subject);
  double root = facts.distance->front();
  if (subject.format == binary32) {
    if (!asked.float_root) {
      asked.float_root =
          asked.known ? rounded_root(std::get<Truth>(*asked.known).distance_squared, binary32)
                      : distance_of(*asked.certified, binary32);
    }
    root = *asked.float_root;
  }
  return ulp_error(distance.value.approximation(), root, subject.format);
}

// The points are not rounded: that would change the body.
Put Examination::put_points(const subjects::Subject& subject) {
  if (!points_) {
    std::optional<cases::Case> points = in_points(question());
    if (!points) return {nullptr, "a vertex of a placed body is not a double"};
    points_.emplace(*std::move(points));
  }
  const cases::Case& points = points_->question;
  if (std::optional<std::string> reason = reason_to_skip(subject, points)) {
    return {nullptr, *std::move(reason)};
  }
  if (points_->bits <= case_bits(subject)) return {&points, {}};
  return {nullptr, "a vertex is not representable in the subject's format"};
}

Put Examination::put(const subjects::Subject& subject) {
  if (wants_points(subject)) {
    if (std::isfinite(asked_.magnitude)) return put_points(subject);
    return {nullptr, "a placed body leaves the range of double"};
  }
  if (std::optional<std::string> reason = reason_to_skip(subject, question())) {
    return {nullptr, *std::move(reason)};
  }
  if (!std::isfinite(asked_.magnitude)) {
    return {nullptr, "a placed body leaves the range of double"};
  }
  if (asked_.bits <= case_bits(subject)) return {&question(), {}};
  if (!narrow_in_use_) {
    if (!narrow_) narrow_.emplace(cases::Case());
    narrow_->question = question();
    if (!cases::round_in_place(narrow_->question)) {
      return {nullptr, "a number of the case leaves the range of the subject's format"};
    }
    narrow_->begin();
    narrow_in_use_ = true;
  }
  return {&narrow_->question, {}};
}

void Examination::judge(const subjects::Subject& subject, JudgedAnswer& result) {
  cases::require_floating_point();  // a subject may leave it changed
  if (result.answer->skipped) {
    result = skipped(std::string(result.answer->status));
    return;
  }
  Asked& asked = asked_of(subject);
  judge(subject, asked, *result.answer, result.verdict);
  result.by_promise.reset();
  if (!subject.promised) return;
  if (cases::has_curved_body(asked.question)) {
    result.by_promise = judge_curved(subject, asked, *result.answer, subject.promised);
  } else {
    known(asked);
    result.by_promise = oracle::judge(asked.question, *result.answer, truth(asked, *result.answer),
                                      subject.format, subject.promised);
  }
}

JudgedAnswer Examination::judged(const subjects::Subject& subject, subjects::Answer answer) {
  JudgedAnswer result{std::move(answer), {}, std::nullopt};
  judge(subject, result);
  return result;
}

void Examination::ask(const subjects::Subject& subject, JudgedAnswer& result) {
  const Put put = this->put(subject);
  if (put.question == nullptr) {
    result = skipped(put.reason);
    return;
  }
  if (!result.answer) result.answer.emplace();
  subject.ask(*put.question, nullptr, *result.answer);
  judge(subject, result);
}

JudgedAnswer Examination::ask(const subjects::Subject& subject, const subjects::Trace* trace) {
  const Put put = this->put(subject);
  if (put.question == nullptr) return skipped(put.reason);
  return judged(subject, subject.ask(*put.question, trace));
}

}  // namespace oracle
