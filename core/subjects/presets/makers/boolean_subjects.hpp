// SPDX-License-Identifier: MIT
// The intersection queries of the literature, which only say whether the bodies meet.
#pragma once

#include <map>

#include "core/gjk/separating_axis.hpp"
#include "core/gjk/walks/orientation_walk.hpp"
#include "core/gjk/walks/triple_product_walk.hpp"
#include "core/gjk/walks/voronoi_walk.hpp"
#include "core/subjects/core_subject.hpp"

namespace subjects {

// The iterations of a query as its support map sees them.  Walks and the search for a separating
// axis store different parts of A - B, but each iteration looks for one support point: direction,
// point and side of the origin describe their path.
template <gjk::Scalar S, int D>
struct SupportWatch {
  const Trace* trace;         // null: not traced
  gjk::SupportPoint<S, D> p;  // of A, for the direction of the next query of B
  int k = 0;
};

// A - B queries A along d, then B along -d.
template <gjk::Scalar S, int D>
class WatchedA {
 public:
  static constexpr int dimension = D;

  WatchedA(const BodyMap<S, D>& map, SupportWatch<S, D>& watch) : map_(map), watch_(watch) {}

  gjk::SupportPoint<S, D> support(const gjk::Vec<S, D>& direction) const {
    if (watch_.trace == nullptr) return map_.support(direction);
    return watch_.p = map_.support(direction);
  }
  bool curved() const { return map_.curved(); }
  S magnitude() const { return map_.magnitude(); }

 protected:
  const BodyMap<S, D>& map_;
  SupportWatch<S, D>& watch_;
};

template <gjk::Scalar S, int D>
class WatchedB : public WatchedA<S, D> {
 public:
  using WatchedA<S, D>::WatchedA;

  gjk::SupportPoint<S, D> support(const gjk::Vec<S, D>& direction) const {
    const gjk::SupportPoint<S, D> q = this->map_.support(direction);
    SupportWatch<S, D>& watch = this->watch_;
    if (watch.trace == nullptr) return q;
    TraceStep step;
    step.k = watch.k++;
    step.support = {watch.p.index, q.index};
    const gjk::Vec<S, D> d = -direction;
    for (const S& x : d.x) step.direction.push_back(number(x).approximation());
    step.along = number(dot(watch.p.point - q.point, d)).approximation();
    (*watch.trace)(step);
    return q;
  }
};

}  // namespace subjects

// At rational it is compiled once, in presets/core_boolean_rational.cpp.
namespace gjk {

// No template can make an explicit instantiation.  NOLINTNEXTLINE(cppcoreguidelines-macro-usage)
#define GJKPROOF_SEPARATING_AXIS(S, D)                                                             \
  template SeparatingAxis<S, D> separating_axis(const subjects::WatchedA<S, D>&,                   \
                                                const subjects::WatchedB<S, D>&, const Policy<S>&, \
                                                const Vec<S, D>&)

extern GJKPROOF_SEPARATING_AXIS(subjects::Rational, 2);
extern GJKPROOF_SEPARATING_AXIS(subjects::Rational, 3);

}  // namespace gjk

namespace subjects {

constexpr Ending ending(gjk::AxisStatus status) {
  using gjk::AxisStatus;
  switch (status) {
    case AxisStatus::separating_axis: return Ending::separating_axis;
    case AxisStatus::origin_inside:
    case AxisStatus::below_omega: return Ending::contact;
    case AxisStatus::repeated_support_point: return Ending::repeated_support_point;
    case AxisStatus::no_valid_subset: return Ending::degenerate;
    case AxisStatus::no_progress: return Ending::no_progress;
    case AxisStatus::iteration_limit: return Ending::iteration_limit;
    case AxisStatus::not_finite: return Ending::not_finite;
  }
  return Ending::unknown;
}

constexpr Ending ending(gjk::walks::WalkStatus status) {
  using gjk::walks::WalkStatus;
  switch (status) {
    case WalkStatus::support_behind: return Ending::separating_axis;
    case WalkStatus::origin_enclosed:
    case WalkStatus::all_planes: return Ending::contact;
    case WalkStatus::zero_direction: return Ending::degenerate;
    case WalkStatus::cap_reached:
    case WalkStatus::iteration_limit: return Ending::iteration_limit;
    case WalkStatus::not_finite: return Ending::not_finite;
  }
  return Ending::unknown;
}

// For walks and the search for a separating axis, whose statuses share the two without an answer.
template <typename Result>
Answer boolean_answer(const Result& result) {
  using Status = decltype(result.status);
  Answer answer;
  answer.ending = ending(result.status);
  answer.status = name(result.status);
  answer.answered = result.status != Status::iteration_limit && result.status != Status::not_finite;
  answer.intersecting = answer.answered && result.intersecting;
  answer.iterations = result.iterations;
  return answer;
}

template <gjk::Scalar S, int D, typename Query>
Answer ask_query(const cases::Case& question, const Trace* trace, const Query& query) {
  const BodyMap<S, D> a(question.a);
  const BodyMap<S, D> b(question.b);
  SupportWatch<S, D> watch{trace, {}, 0};
  return boolean_answer(query(WatchedA<S, D>(a, watch), WatchedB<S, D>(b, watch)));
}

template <gjk::Scalar S>
Subject described(const std::string& scalar, const std::string& name,
                  const std::string& description, Contract::Relation claim) {
  Subject subject = in_scalar<S>("core/" + scalar + "/" + name, description + " at " + scalar);
  subject.contract.relation = claim;
  subject.capabilities.distance = false;
  subject.capabilities.witnesses = false;
  return subject;
}

template <gjk::Scalar S, typename Query>
Subject planar(const std::string& scalar, const std::string& name, const std::string& description,
               const Query& query, Contract::Relation claim) {
  Subject subject = described<S>(scalar, name, description, claim);
  subject.capabilities.space = false;
  subject.ask = [query](const cases::Case& question, const Trace* trace) {
    return ask_query<S, 2>(question, trace, query);
  };
  return subject;
}

template <gjk::Scalar S, typename Query>
Subject in_every_dimension(const std::string& scalar, const std::string& name,
                           const std::string& description, const Query& query,
                           Contract::Relation claim) {
  Subject subject = described<S>(scalar, name, description, claim);
  subject.ask = [query](const cases::Case& question, const Trace* trace) {
    return question.dim == 2 ? ask_query<S, 2>(question, trace, query)
                             : ask_query<S, 3>(question, trace, query);
  };
  return subject;
}

// Starts from the axis that `axes` holds for the pair, and stores the new one.  A case without a
// pair starts from scratch.
template <gjk::Scalar S, int D>
Answer ask_incrementally(const cases::Case& question, std::map<std::string, gjk::Vec<S, D>>& axes) {
  const std::string pair = pair_of(question);
  const auto kept = axes.find(pair);
  const gjk::Vec<S, D> start =
      pair.empty() || kept == axes.end() ? gjk::first_axis<S, D>() : kept->second;
  return ask_query<S, D>(question, nullptr, [&](const auto& a, const auto& b) {
    const gjk::SeparatingAxis<S, D> found = gjk::separating_axis(a, b, gjk::enhanced<S>(), start);
    if (!pair.empty()) axes[pair] = found.v;
    return found;
  });
}

// ISA-GJK [vdB99 §4]: starts from scratch for a single case, from cached axes in a conversation.
template <gjk::Scalar S>
Subject incremental(const std::string& scalar) {
  Subject subject = in_every_dimension<S>(
      scalar, "isa", "incremental separating axis [vdB99 §4]",
      [](const auto& a, const auto& b) { return gjk::separating_axis(a, b, gjk::enhanced<S>()); },
      Contract::Relation::of_a_separating_axis);
  subject.on_request = true;  // for single cases it is separating_axis
  subject.converse = [] {
    const auto planar = std::make_shared<std::map<std::string, gjk::Vec<S, 2>>>();
    const auto spatial = std::make_shared<std::map<std::string, gjk::Vec<S, 3>>>();
    return [planar, spatial](const cases::Case& question) {
      return question.dim == 2 ? ask_incrementally<S, 2>(question, *planar)
                               : ask_incrementally<S, 3>(question, *spatial);
    };
  };
  return subject;
}

template <gjk::Scalar S>
Subject separating_axis(const std::string& scalar, const std::string& name,
                        const gjk::Policy<S>& policy, const std::string& safeguards = {}) {
  return in_every_dimension<S>(
      scalar, name, "separating axis [vdB99 Alg. 2]" + safeguards,
      [policy](const auto& a, const auto& b) { return gjk::separating_axis(a, b, policy); },
      Contract::Relation::of_a_separating_axis);
}

// With the safeguards of the presets; on request.
template <gjk::Scalar S>
std::vector<Subject> separating_axes(const std::string& scalar) {
  return {separating_axis<S>(scalar, "separating_axis_original", gjk::original<S>(),
                             " without safeguards"),
          separating_axis<S>(scalar, "separating_axis_signed_volumes", gjk::signed_volumes<S>(),
                             " with those of signed_volumes"),
          separating_axis<S>(scalar, "separating_axis_robust", gjk::robust<S>(),
                             " with those of robust")};
}

template <gjk::Scalar S>
std::vector<Subject> queries(const std::string& scalar) {
  using gjk::walks::ZeroDirection;
  return {separating_axis<S>(scalar, "separating_axis", gjk::enhanced<S>()),
          planar<S>(
              scalar, "triple_product_walk", "triple-product walk as listed [Bittle10]",
              [](const auto& a, const auto& b) {
                return gjk::walks::triple_product_walk<S>(a, b, ZeroDirection::as_listed);
              },
              Contract::Relation::unclaimed),
          planar<S>(
              scalar, "triple_product_walk_normal",
              "triple-product walk with the advice on zero directions [Bittle10]",
              [](const auto& a, const auto& b) {
                return gjk::walks::triple_product_walk<S>(a, b, ZeroDirection::left_normal);
              },
              Contract::Relation::unclaimed),
          planar<S>(
              scalar, "orientation_walk", "orientation walk [PolyhedraTest19]",
              [](const auto& a, const auto& b) { return gjk::walks::orientation_walk<S>(a, b); },
              Contract::Relation::always),
          in_every_dimension<S>(
              scalar, "voronoi_walk", "walk through Voronoi regions [IntersectionQuery]",
              [](const auto& a, const auto& b) { return gjk::walks::voronoi_walk<S>(a, b); },
              Contract::Relation::of_a_separating_axis),
          incremental<S>(scalar)};
}

inline std::vector<Subject> on_request(std::vector<Subject> some) {
  for (Subject& subject : some) subject.on_request = true;
  return some;
}

}  // namespace subjects
