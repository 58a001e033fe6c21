// SPDX-License-Identifier: MIT
// A Subject is whoever answers.  It says what it is by its members: nobody tells that from its
// name.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/settings.hpp"
#include "core/subjects/answer.hpp"
#include "core/subjects/float_format.hpp"

namespace subjects {

// What a subject claims beside its answers.  The laws hold it to that, and to nothing that it does
// not claim.
struct Contract {
  // What `converged` claims: ‖v‖ - mu <= epsilon [GJK88], or else <= epsilon ‖v‖ [vdB99 §5].
  bool absolute_tolerance = false;
  std::optional<double> epsilon;  // no less than it is; empty: 8u
  int iteration_limit = 256;      // of polytopes
  // It scales its coordinates by a power of two: the scale of a case changes no digit of an answer.
  bool normalises_scale = false;
  // ‖v‖ falls from iteration to iteration, but so many times; empty: nothing makes it fall.
  std::optional<int> detours;
  // However it ends, what is lost of a length is no more than half of the digits.
  bool holds_half_of_the_digits = false;
  // An interval that it claims to be certain is at most u (24 M + 8 d) wide, or two units of the
  // subnormal numbers.
  bool narrow_intervals = false;
  // Of an intersection query: when its relation is right up to half of the digits.
  enum class Relation { unclaimed, of_a_separating_axis, always };
  Relation relation = Relation::unclaimed;
};

// What it can be asked, and what it says of it at most.
struct Capabilities {
  bool plane = true;
  bool space = true;
  bool curved_bodies = true;
  bool shapes = true;  // polytopes in another form than points: else it is asked their vertices
  double magnitude_max = 0;  // M of the largest case that it is meant for; 0: any
  bool distance = true;      // false: only whether the bodies meet
  bool depth = false;
  bool witnesses = true;
  bool normal = false;
};

// |x - x*| <= absolute + relative x*, x* being the true length; absolute, relative >= 0.
struct PromisedTolerance {
  double absolute = 0;
  double relative = 0;
};

// What the documentation of an implementation promises of its lengths.
struct PromisedTolerances {
  PromisedTolerance distance;                  // of a distance and of a lower bound
  std::optional<PromisedTolerance> depth;      // empty: as of a distance
  std::optional<PromisedTolerance> witnesses;  // of their place; empty: as of a distance
};

// A body in the form of the subject that made it, and of no use to another.
using Prepared = std::shared_ptr<const void>;

struct Subject {
  std::string name;  // "core/double/enhanced", and its settings: "?epsilon=1e-9"
  std::string description;
  std::string option;  // what a command line calls it by; empty: its name
  FloatFormat format = binary64;
  Contract contract;
  Capabilities capabilities;
  std::optional<PromisedTolerances> promised;  // judged by it too, beside the rounding allowance
  bool planted = false;                        // wrong on purpose
  bool on_request = false;                     // asked only when named: no part of default studies
  std::vector<cases::Setting> settings;        // as in its name
  // The same with settings (settings.hpp), which its name then has; empty: it takes none.  Throws
  // std::invalid_argument where it does not take these.
  std::function<Subject(const std::vector<cases::Setting>&)> set;
  // Why it cannot work here, if it cannot.  Empty: it can.
  std::function<std::optional<std::string>()> start;
  // Starts a conversation: its answers may use what was asked before, as frame coherence does.
  // Empty: every case stands alone.  A conversation belongs to one thread.
  std::function<std::function<Answer(const cases::Case&)>()> converse;
  // Stores a body once for many queries, in the plane (dim 2) or in space; throws as `ask` does.
  // Both are empty where there is nothing to store.
  std::function<Prepared(const cases::Body& body, int dim)> prepare;
  // What `ask` says of two prepared bodies of the same dimension.  Writes all of `answer`, whose
  // memory serves again.
  std::function<void(const Prepared& a, const Prepared& b, Answer& answer, const Trace* trace)>
      query;
  // Many cases at once, where one by one is slower: an answer each, in their order.  Empty: `ask`
  // serves. As safe as `ask`.
  std::function<std::vector<Answer>(std::span<const cases::Case* const>)> ask_all;
  // Nanoseconds of a query of each of many cases that it has answered, measured where it runs;
  // empty where that failed.  No function: whoever asks can measure, or, with `ask_all`, nobody.
  std::function<std::vector<std::optional<double>>(std::span<const cases::Case* const>)> time_all;
  // Never throws on a finite case that it takes.  `trace` may be null; safe to call from several
  // threads.
  std::function<Answer(const cases::Case&, const Trace* trace)> ask;
};

// The epsilon of its contract.
inline double tolerance(const Subject& subject) {
  return subject.contract.epsilon.value_or(8 * subject.format.unit_roundoff);
}

// Bits that a coordinate may have which the subject is asked: those of float or those of double.
inline int case_bits(const Subject& subject) {
  return subject.format == binary32 ? binary32.precision : binary64.precision;
}

// Why the subject cannot be asked a case, if it cannot.
inline std::optional<std::string> reason_to_skip(const Subject& subject,
                                                 const cases::Case& question) {
  const Capabilities& takes = subject.capabilities;
  if (question.dim == 3 && !takes.space) return "a method of the plane, and the case is in space";
  if (question.dim == 2 && !takes.plane) return "a method of space, and the case is in the plane";
  if (takes.magnitude_max > 0 && !(cases::magnitude(question) <= takes.magnitude_max)) {
    return "beyond the largest magnitude that it is meant for";
  }
  if (!takes.shapes && (question.a.polytope || question.b.polytope)) {
    return "takes the vertices of a body, and nothing else";
  }
  if (takes.curved_bodies || !cases::has_curved_body(question)) return std::nullopt;
  return subject.format.is_exact()
             ? "curved bodies need square roots, which exact rationals do not have"
             : "a curved body has no vertices";
}

// Whether the subject's numbers hold every length there can be, sqrt(12) M at most.  Beyond it the
// right answer is infinite, and nobody's fault.
inline bool holds_lengths(const Subject& subject, const cases::Case& question) {
  return cases::magnitude(question) <= (subject.format == binary32 ? 0x1p+126 : 0x1p+1022);
}

}  // namespace subjects
