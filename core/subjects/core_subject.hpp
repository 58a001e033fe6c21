// SPDX-License-Identifier: MIT
// Makes subjects of the core at one scalar type.
#pragma once

#include <cstring>

#include "core/cases/floating_point.hpp"
#include "core/gjk/distance.hpp"
#include "core/subjects/arithmetic.hpp"
#include "core/subjects/body_map.hpp"
#include "core/subjects/scalars.hpp"
#include "core/subjects/settings.hpp"
#include "core/subjects/subject.hpp"

namespace subjects {

// Whether a query that ends with this status has an answer.
constexpr bool is_answer(gjk::Status status) {
  return status != gjk::Status::iteration_limit && status != gjk::Status::not_finite;
}

constexpr Ending ending(gjk::Status status) {
  using gjk::Status;
  switch (status) {
    case Status::converged:
    case Status::closest_features: return Ending::converged;
    case Status::repeated_support_point: return Ending::repeated_support_point;
    case Status::no_valid_subset: return Ending::degenerate;
    case Status::no_progress: return Ending::no_progress;
    case Status::origin_inside:
    case Status::below_omega: return Ending::contact;
    case Status::iteration_limit: return Ending::iteration_limit;
    case Status::not_finite: return Ending::not_finite;
  }
  return Ending::unknown;
}

// These functions overwrite existing numbers: for bodies with few vertices, constructing and moving
// numbers would be a noticeable part of a query.
template <gjk::Scalar S>
void write_number(const S& x, Number& place) {
  if constexpr (std::same_as<S, float> || std::same_as<S, double>) {
    place.set(static_cast<double>(x));
  } else {
    place = number(x);
  }
}

template <typename Part>
Part& present(std::optional<Part>& place) {
  return place ? *place : place.emplace();
}

// Converts a squared length from the core's scaled units to those of the case.
template <gjk::Scalar S>
void write_length(const S& squared, const gjk::Scale<S>& scale, Length& place) {
  place.squared = !gjk::RootScalar<S>;
  if constexpr (gjk::RootScalar<S>) {
    write_number(S(scale.undo(gjk::square_root(squared))), place.value);
  } else {
    write_number(S(scale.undo(scale.undo(squared))), place.value);
  }
}

template <gjk::Scalar S, int D>
void write_point(const gjk::Vec<S, D>& point, std::array<Number, 3>& place) {
  for (std::size_t axis = 0; axis < D; ++axis) write_number(point[axis], place[axis]);
  for (std::size_t axis = D; axis < place.size(); ++axis) place[axis].set(0);
}

// Overwrites all of `answer` and reuses its memory.
template <gjk::Scalar S, int D>
void write_answer(const gjk::Result<S, D>& result, Answer& answer) {
  answer.ending = ending(result.status);
  if (answer.status != gjk::name(result.status)) answer.status = gjk::name(result.status);
  answer.iterations = result.iterations;
  answer.answered = is_answer(result.status);
  answer.skipped = false;
  answer.intersecting = answer.answered && result.intersecting;
  answer.penetration_depth.reset();
  answer.normal.reset();
  answer.certain.reset();
  answer.term_count = 0;
  if (!answer.answered) {
    answer.distance.reset();
    answer.lower_bound.reset();
    answer.witness_a.reset();
    answer.witness_b.reset();
    return;
  }
  Length& distance = present(answer.distance);
  if (result.intersecting) {
    distance.value.set(0);
    distance.squared = false;
  } else {
    write_length(result.vv, result.scale, distance);
  }
  Length& bound = present(answer.lower_bound);
  write_length(result.mu_squared, result.scale, bound);
  if constexpr (std::same_as<S, float> || std::same_as<S, double>) {
    // Beyond the largest number mu is rounded down, or it would be no bound.
    if (gjk::is_finite(result.mu_squared) && !bound.value.is_finite()) {
      write_number(std::numeric_limits<S>::max(), bound.value);
    }
  }
  for (std::size_t i = 0; i <= D; ++i) {
    if (!gjk::contains(result.members, i)) continue;
    AnswerTerm& term = answer.terms[answer.term_count++];
    term.a = result.support[i].p.index;
    term.b = result.support[i].q.index;
    write_number(result.lambda[i], term.weight);
  }
  write_point(result.witness_a, present(answer.witness_a));
  write_point(result.witness_b, present(answer.witness_b));
}

template <gjk::Scalar S, int D>
TraceStep trace_step(const gjk::Step<S, D>& step) {
  const auto root = [](const S& squared) { return std::sqrt(number(squared).approximation()); };
  TraceStep seen;
  seen.k = step.k;
  seen.simplex.reserve(D + 1);
  seen.weights.reserve(D + 1);
  seen.points.reserve(D + 2);
  const auto point = [&seen](const gjk::DifferencePoint<S, D>& pair) {
    std::array<double, 6>& place = seen.points.emplace_back();
    for (std::size_t axis = 0; axis < D; ++axis) {
      place[axis] = number(pair.p.point[axis]).approximation();
      place[3 + axis] = number(pair.q.point[axis]).approximation();
    }
  };
  for (std::size_t i = 0; i <= D; ++i) {
    if (!gjk::contains(step.simplex.members, i)) continue;
    seen.simplex.emplace_back(step.support[i].p.index, step.support[i].q.index);
    seen.weights.push_back(number(step.simplex.lambda[i]).approximation());
    point(step.support[i]);
  }
  point(step.w);
  seen.support = {step.w.p.index, step.w.q.index};
  seen.v_norm = root(step.simplex.vv);
  seen.lower_bound = root(step.mu_squared);
  seen.gap = number(S((step.simplex.vv - step.vw) / step.simplex.vv)).approximation();
  return seen;
}

// Passes each iteration to `trace`, unless it is null.  All queries at S in D dimensions use this type,
// traced or not: with a second type the core would be compiled twice.
template <gjk::Scalar S, int D>
struct Watch {
  const Trace* trace;

  void operator()(const gjk::Step<S, D>& step) const {
    if (trace != nullptr) (*trace)(trace_step(step));
  }
  bool sees_all() const { return trace != nullptr || EveryIteration::is_wanted(); }
};

}  // namespace subjects

// The bodies and the distance algorithm are compiled once for each scalar, in presets/core_*.cpp: they
// take most of the time to compile a subject.  A temporary Watch has another type than a constant one: a
// call with it compiles the algorithm again.
// No template can make an explicit instantiation, and its arguments allow no parentheses.
// NOLINTBEGIN(cppcoreguidelines-macro-usage,bugprone-macro-parentheses)
#define GJKPROOF_DISTANCE(S, D, MAP)                                           \
  template gjk::Result<S, D> gjk::distance(const MAP<S, D>&, const MAP<S, D>&, \
                                           const gjk::Policy<S>&, const subjects::Watch<S, D>&)
#define GJKPROOF_CORE(EXTERN, S)                     \
  EXTERN template class subjects::BodyMap<S, 2>;     \
  EXTERN template class subjects::BodyMap<S, 3>;     \
  EXTERN GJKPROOF_DISTANCE(S, 2, subjects::BodyMap); \
  EXTERN GJKPROOF_DISTANCE(S, 3, subjects::BodyMap)
// NOLINTEND(cppcoreguidelines-macro-usage,bugprone-macro-parentheses)

GJKPROOF_CORE(extern, float);
GJKPROOF_CORE(extern, double);
extern GJKPROOF_DISTANCE(double, 2, gjk::VertexCloud);
extern GJKPROOF_DISTANCE(double, 3, gjk::VertexCloud);
GJKPROOF_CORE(extern, long double);
#ifdef __SIZEOF_FLOAT128__
GJKPROOF_CORE(extern, __float128);
#endif
GJKPROOF_CORE(extern, subjects::BinaryFloat<50>);
GJKPROOF_CORE(extern, subjects::BinaryFloat<100>);
GJKPROOF_CORE(extern, subjects::Rational);

namespace subjects {

// `run(a, b, trace)` is a distance algorithm of the core on two support maps.
template <gjk::Scalar S, typename Map, typename Run>
Answer ask_maps(const Map& a, const Map& b, const Trace* trace, const Run& run) {
  Answer answer;
  write_answer(run(a, b, Watch<S, Map::dimension>{trace}), answer);
  return answer;
}

// Uses the vertices only.
template <gjk::Scalar S, int D, typename Run>
Answer ask_clouds(const cases::Case& question, const Trace* trace, const Run& run) {
  const auto a = vertices<S, D>(question.a);
  const auto b = vertices<S, D>(question.b);
  const gjk::VertexCloud<S, D> cloud_a(a);
  const gjk::VertexCloud<S, D> cloud_b(b);
  return ask_maps<S>(cloud_a, cloud_b, trace, run);
}

// A body stored in two or three dimensions, as a Plane or a Space, which are made from a body.
template <typename Plane, typename Space>
struct Stored {
  std::optional<Plane> plane;
  std::optional<Space> space;

  Stored(const cases::Body& body, int dim) {
    dim == 2 ? void(plane.emplace(body)) : void(space.emplace(body));
  }

  static Prepared prepare(const cases::Body& body, int dim) {
    return std::make_shared<const Stored>(body, dim);
  }
  // Calls run(a, b) with two bodies that `prepare` has stored in the same dimension.
  template <typename Run>
  static void query(const Prepared& of_a, const Prepared& of_b, const Run& run) {
    const auto& a = *static_cast<const Stored*>(of_a.get());
    const auto& b = *static_cast<const Stored*>(of_b.get());
    a.plane ? run(*a.plane, *b.plane) : run(*a.space, *b.space);
  }

  // Calls run(a, b) with both point sets of a question, stored in memory that the thread keeps: several
  // presets at one scalar are asked the same in turn.
  template <typename Run>
  static void once(const cases::Case& question, const Run& run) {
    question.dim == 2 ? once_as<Plane>(question, run) : once_as<Space>(question, run);
  }

 private:
  // 0 is not -0.
  static bool same_bits(const std::vector<cases::Point>& x, const std::vector<cases::Point>& y) {
    return x.size() == y.size() &&
           std::memcmp(x.data(), y.data(), x.size() * sizeof(cases::Point)) == 0;
  }

  template <typename Map, typename Run>
  static void once_as(const cases::Case& question, const Run& run) {
    struct Kept {
      std::optional<Map> map;
      std::vector<cases::Point> points;  // of the map, if it may become another
    };
    thread_local std::array<Kept, 2> kept;
    const auto store = [](Kept& place, const cases::Body& body) -> Map& {
      if constexpr (requires { place.map->become(body.points); }) {
        if (!place.map || !same_bits(place.points, body.points)) {
          place.points.clear();  // in case that it throws
          place.map ? place.map->become(body.points) : void(place.map.emplace(body));
          place.points = body.points;
        }
        return *place.map;
      } else {
        return place.map.emplace(body);
      }
    };
    const Map& a = store(kept[0], question.a);
    const Map& b = store(kept[1], question.b);
    run(a, b);
  }
};

template <gjk::Scalar S>
FloatFormat float_format() {
  if constexpr (std::same_as<S, Rational>) {
    return exact_numbers;
  } else if constexpr (std::same_as<S, Float128>) {
    return {113, -16494, 16384};  // std::numeric_limits is not specialised for it
  } else if constexpr (std::floating_point<S>) {
    using Limits = std::numeric_limits<S>;
    return {Limits::digits, Limits::min_exponent - Limits::digits, Limits::max_exponent};
  } else {
    return S::format();
  }
}

// The contract of the presets of core/gjk/policy.hpp (S1 to S8 of core/gjk/result.hpp).
template <gjk::Scalar S>
Contract contract(const gjk::Policy<S>& policy) {
  Contract contract;
  contract.absolute_tolerance = policy.tolerance == gjk::Tolerance::absolute;
  contract.normalises_scale = policy.normalise_scale;
  if (policy.strict_decrease_check) contract.rises = policy.escalates ? 1 : 0;
  contract.convex_combination = policy.sub_algorithm != gjk::SubAlgorithm::projections;
  // Otherwise a repeated support point ends the loop although mu proves nothing, and Johnson's
  // determinants may leave no subset [vdB99 §5]; see doubts() of core/gjk/escalation.hpp.
  // And without scale or omega v may be noise whose squares or direction mean nothing.
  const S omega = S(4) * gjk::ScalarTraits<S>::unit_roundoff();
  contract.always_accurate =
      policy.escalates && policy.normalise_scale && !(policy.omega_squared < omega * omega);
  return contract;
}

// The contract with settings.  Presets are always accurate only with their own epsilon, limit
// and omega, or tighter ones; with less than 4u of omega never.
template <gjk::Scalar S>
Contract contract(const gjk::Policy<S>& policy, const gjk::Policy<S>& preset) {
  Contract result = contract(policy);
  if (policy.epsilon != preset.epsilon) {
    const double nearest = number(policy.epsilon).approximation();
    result.epsilon = std::nextafter(nearest, 1);
  }
  result.iteration_limit = policy.iteration_limit;
  const bool as_safe = policy.repetition == preset.repetition &&
                       policy.identity == preset.identity &&
                       policy.strict_decrease_check == preset.strict_decrease_check;
  const bool as_tight = !(preset.epsilon < policy.epsilon) &&
                        policy.iteration_limit >= preset.iteration_limit &&
                        !(preset.omega_squared < policy.omega_squared);
  result.always_accurate = result.always_accurate && as_safe && as_tight;
  return result;
}

// Tolerances promised with an epsilon wider than that of the preset, in exact arithmetic: ‖v‖ - d*
// <= epsilon ‖v‖, hence ‖v‖ <= d* / (1 - epsilon).  Rounding errors are not included: the allowance
// of the judge covers them.  An absolute epsilon is a length of the case only if the scale is not
// normalised.
template <gjk::Scalar S>
std::optional<PromisedTolerances> promise(const gjk::Policy<S>& policy,
                                          const gjk::Policy<S>& preset) {
  if (!(preset.epsilon < policy.epsilon)) return std::nullopt;
  // Nothing is promised for witness points.
  const PromisedTolerance anywhere{std::numeric_limits<double>::max(), 0};
  const double epsilon = std::nextafter(number(policy.epsilon).approximation(), 1);
  if (policy.tolerance == gjk::Tolerance::relative) {
    const double relative = epsilon / (1 - epsilon) * (1 + 0x1p-50);
    if (!std::isfinite(relative)) return std::nullopt;
    return PromisedTolerances{{0, relative}, std::nullopt, anywhere};
  }
  if (policy.normalise_scale) return std::nullopt;
  return PromisedTolerances{{epsilon, 0}, std::nullopt, anywhere};
}

// A subject that computes in S, still without `ask`.
template <gjk::Scalar S>
Subject in_scalar(std::string name, std::string description) {
  Subject subject;
  subject.name = std::move(name);
  subject.description = std::move(description);
  subject.format = float_format<S>();
  subject.capabilities.curved_bodies = gjk::RootScalar<S>;
  subject.start = cases::floating_point_trouble;
  return subject;
}

// `run(a, b, trace)` is a distance algorithm on two vertex clouds.
template <gjk::Scalar S, typename Run>
Subject cloud_subject(std::string name, std::string description, Run run) {
  Subject subject = in_scalar<S>(std::move(name), std::move(description));
  subject.capabilities.curved_bodies = false;
  subject.capabilities.shapes = false;
  subject.ask = [run](const cases::Case& question, const Trace* trace) {
    return question.dim == 2 ? ask_clouds<S, 2>(question, trace, run)
                             : ask_clouds<S, 3>(question, trace, run);
  };
  return subject;
}

// Gives `subject` bodies stored as `Bodies`, and query(a, b, answer, trace) on two of them.
template <typename Bodies, typename Query>
void with_stored(Subject& subject, const Query& query) {
  subject.prepare = Bodies::prepare;
  subject.query = [query](const Prepared& of_a, const Prepared& of_b, Answer& answer,
                          const Trace* trace) {
    Bodies::query(of_a, of_b, [&](const auto& a, const auto& b) { query(a, b, answer, trace); });
  };
  subject.ask = [query](const cases::Case& question, const Trace* trace, Answer& answer) {
    const auto run = [&](const auto& a, const auto& b) { query(a, b, answer, trace); };
    // Keeps memory for bodies of usual size only, and not while traced: the trace may start another
    // query.
    constexpr std::size_t many = 4096;
    if (trace == nullptr && cases::has_points_only(question) &&
        question.a.points.size() + question.b.points.size() <= many) {
      return Bodies::once(question, run);
    }
    Bodies::query(Bodies::prepare(question.a, question.dim),
                  Bodies::prepare(question.b, question.dim), run);
  };
}

// The distance algorithm of the core with this policy.
template <gjk::Scalar S>
Subject with_policy(std::string name, std::string description, const gjk::Policy<S>& policy) {
  Subject subject = in_scalar<S>(std::move(name), std::move(description));
  subject.contract = contract(policy);
  using Maps = Stored<BodyMap<S, 2>, BodyMap<S, 3>>;
  with_stored<Maps>(subject, [policy]<int D>(const BodyMap<S, D>& a, const BodyMap<S, D>& b,
                                             Answer& answer, const Trace* trace) {
    const Watch<S, D> watch{trace};
    write_answer(gjk::distance(a, b, policy, watch), answer);
    if (a.curved() || b.curved()) answer.term_count = 0;  // the indices refer to no vertices
  });
  return subject;
}

// The subject in other arithmetic, that of a Scope(value) round each query: its promises about rounding
// do not hold there.
template <typename Scope, typename Value>
Subject in_arithmetic(Subject subject, const Value& value) {
  subject.contract.always_accurate = false;
  subject.contract.normalises_scale = false;
  subject.ask = [ask = subject.ask, value](const cases::Case& question, const Trace* trace,
                                           Answer& answer) {
    const Scope scope(value);
    ask(question, trace, answer);
  };
  subject.query = [query = subject.query, value](const Prepared& a, const Prepared& b,
                                                 Answer& answer, const Trace* trace) {
    const Scope scope(value);
    query(a, b, answer, trace);
  };
  return subject;
}

// A subject "core/SCALAR/PRESET" that accepts settings.
template <gjk::Scalar S>
Subject core_preset(const std::string& scalar, const std::string& preset,
                    const gjk::Policy<S>& policy, const std::string& description) {
  Subject subject =
      with_policy<S>("core/" + scalar + "/" + preset, description + " at " + scalar, policy);
  subject.set = [name = subject.name, description = subject.description,
                 policy](const std::vector<cases::Setting>& given) {
    const std::vector<cases::Setting> settings = checked_settings(name, given);
    const gjk::Policy<S> changed = with_settings(name, policy, settings);
    const std::string text = cases::with_settings("", settings).substr(1);
    Subject result =
        with_policy<S>(cases::with_settings(name, settings), description + ", " + text, changed);
    result.settings = settings;
    result.contract = contract(changed, policy);
    result.promised = promise(changed, policy);
    constexpr bool is_binary = std::same_as<S, float> || std::same_as<S, double>;
    const Arithmetic arithmetic =
        arithmetic_of(name, settings, std::floating_point<S>, is_binary && can_flush);
    return arithmetic.is_usual() ? result
                                 : in_arithmetic<ArithmeticScope>(std::move(result), arithmetic);
  };
  return subject;
}

extern template Subject core_preset(const std::string&, const std::string&,
                                    const gjk::Policy<float>&, const std::string&);
extern template Subject core_preset(const std::string&, const std::string&,
                                    const gjk::Policy<double>&, const std::string&);

// The named presets at scalar S.
template <gjk::Scalar S>
std::vector<Subject> core_presets(const std::string& scalar) {
  return {core_preset<S>(scalar, "original", gjk::original<S>(), "GJK of 1988 [GJK88]"),
          core_preset<S>(scalar, "enhanced", gjk::enhanced<S>(), "GJK of 1999 [vdB99]"),
          core_preset<S>(scalar, "signed_volumes", gjk::signed_volumes<S>(),
                         "signed volumes [Montanari17], normalised, every safeguard"),
          core_preset<S>(scalar, "robust", gjk::robust<S>(),
                         "projections on every face, normalised, every safeguard")};
}

// make<Float128>(), or nothing where there is no such type.
template <typename S = Float128, typename Make>
std::vector<Subject> float128_subjects(const Make& make) {
  if constexpr (gjk::Scalar<S>) return make.template operator()<S>();
  return {};
}

// The pair of moving bodies of a case: its flag "pair:...", or "".
inline std::string pair_of(const cases::Case& question) {
  for (const std::string& flag : question.flags) {
    if (flag.starts_with("pair:")) return flag;
  }
  return {};
}

}  // namespace subjects
