// SPDX-License-Identifier: MIT
// An implementation under test; read its fields, never parse its name.
#pragma once

#include <concepts>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/settings.hpp"
#include "core/subjects/answer.hpp"
#include "core/subjects/float_format.hpp"

namespace subjects {

// A plug-in, a program or the module of the subjects on request does not load or start.
struct CannotLoad : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// What a subject claims besides its answers.  The laws check these claims and no others.
struct Contract {
  // The claim of `converged`: ‖v‖ - mu <= epsilon [GJK88], else <= epsilon ‖v‖ [vdB99 §5].
  bool absolute_tolerance = false;
  std::optional<double> epsilon;  // rounded up; empty: 8u
  int iteration_limit = 256;      // for polytopes
  // Coordinates are scaled by a power of two: the scale of a case changes no digit of an answer.
  bool normalises_scale = false;
  // Number of iterations in which ‖v‖ may fail to decrease; empty: no limit.
  std::optional<int> rises;
  // v is a sum of weighted points of A - B: rounding apart, ‖v‖ is never below the distance.
  bool convex_combination = false;
  // Whatever it answers is right to the allowances, and of separated bodies ‖v‖ - mu <= 64 u M.
  bool always_accurate = false;
  // Certain intervals are at most u (24 M + 8 d) wide, or two units of the subnormal numbers.
  bool narrow_intervals = false;
  // For intersection queries: when the relation is right up to half of the digits.
  enum class Relation { unclaimed, of_a_separating_axis, always };
  Relation relation = Relation::unclaimed;
};

// Cases that it accepts, and claims that it can make.
struct Capabilities {
  bool plane = true;
  bool space = true;
  bool curved_bodies = true;
  bool shapes = true;        // accepts polytopes as such; else it receives their vertices
  double magnitude_max = 0;  // largest M that it is meant for; 0: any
  bool distance = true;      // false: it only says whether the bodies meet
  bool depth = false;
  bool witnesses = true;
  bool normal = false;
};

// x - x*| <= absolute + relative x*, where x* is the true length; absolute, relative >= 0.
struct PromisedTolerance {
  double absolute = 0;
  double relative = 0;
};

// Tolerances of lengths that the documentation of an implementation promises.
struct PromisedTolerances {
  PromisedTolerance distance;                  // also of a lower bound
  std::optional<PromisedTolerance> depth;      // empty: as `distance`
  std::optional<PromisedTolerance> witnesses;  // of their positions; empty: as `distance`
};

// Ends of processes at questions that a new process answered, so that no question is to blame.
struct UnblamedEnds {
  std::uint64_t count = 0;
  std::string first;  // "killed by SIGSEGV"
};

// A body in the internal form of the subject that made it, useless to another.
using Prepared = std::shared_ptr<const void>;

// Asks one case.  Made from a function of a case and a trace that returns an answer, or that takes
// an answer besides, overwrites all of it and reuses its memory.
class Ask {
 public:
  Ask() = default;
  template <typename Function>
  requires std::is_invocable_r_v<Answer, const Function&, const cases::Case&, const Trace*> &&
      (!std::same_as<Function, Ask>)Ask(Function function)
      : ask_([function = std::move(function)](const cases::Case& question, const Trace* trace,
                                              Answer& answer) {
          answer = function(question, trace);
        }) {}
  template <typename Function>
  requires std::invocable<const Function&, const cases::Case&, const Trace*, Answer&> &&
      (!std::same_as<Function, Ask>)Ask(Function function)
      : ask_(std::move(function)) {}

  Answer operator()(const cases::Case& question, const Trace* trace) const {
    Answer answer;
    ask_(question, trace, answer);
    return answer;
  }
  void operator()(const cases::Case& question, const Trace* trace, Answer& answer) const {
    ask_(question, trace, answer);
  }
  explicit operator bool() const { return ask_ != nullptr; }

 private:
  std::function<void(const cases::Case&, const Trace*, Answer&)> ask_;
};

struct Subject {
  std::string name;  // "core/double/enhanced", and its settings: "?epsilon=1e-9"
  std::string description;
  std::string option;  // its name on the command line; empty: `name`
  FloatFormat format = binary64;
  Contract contract;
  Capabilities capabilities;
  std::optional<PromisedTolerances> promised;  // judged by these besides the rounding allowance
  bool planted = false;                        // wrong on purpose
  bool on_request = false;                     // part of a study only if named
  std::vector<cases::Setting> settings;        // those in its name
  // Returns the same subject with settings (settings.hpp), also in its name; empty: it accepts
  // none.  Throws std::invalid_argument for settings that it does not accept.
  std::function<Subject(const std::vector<cases::Setting>&)> set;
  // Returns the reason if it cannot work on this machine.  Empty: it can.
  std::function<std::optional<std::string>()> start;
  // Starts a conversation, in which answers may use earlier questions, as frame coherence does.
  // Empty: every case stands alone.  A conversation belongs to one thread.
  std::function<std::function<Answer(const cases::Case&)>()> converse;
  // Stores a body for many queries, in two (dim 2) or three dimensions; throws as `ask` does.
  // `prepare` and `query` are both empty if there is nothing to store.
  std::function<Prepared(const cases::Body& body, int dim)> prepare;
  // As `ask`, for two prepared bodies of one dimension.  Overwrites all of `answer` and reuses its
  // memory.
  std::function<void(const Prepared& a, const Prepared& b, Answer& answer, const Trace* trace)>
      query;
  // Answers many cases, in order, if one by one is slower.  Empty: use `ask`.  As safe as `ask`.
  std::function<std::vector<Answer>(std::span<const cases::Case* const>)> ask_all;
  // Nanoseconds of a query of each of many cases that it has answered, measured where it runs;
  // empty if that failed.  Without this function callers measure `ask`, or, if there is `ask_all`,
  // take what the answers say.
  std::function<std::vector<std::optional<double>>(std::span<const cases::Case* const>)> time_all;
  // Those of an outsider until now.  Empty: it has no processes.
  std::function<UnblamedEnds()> unblamed_ends;
  // Never throws for a finite case that it accepts.  `trace` may be null.  Safe to call from
  // several threads.
  Ask ask;
};

// The epsilon of the contract.
inline double tolerance(const Subject& subject) {
  return subject.contract.epsilon.value_or(8 * subject.format.unit_roundoff);
}

// Bits of the coordinates that it accepts: those of float or of double.
inline int case_bits(const Subject& subject) {
  return subject.format == binary32 ? binary32.precision : binary64.precision;
}

// Returns the reason if the subject does not accept a case.
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

// Whether the subject's format holds every possible length, at most sqrt(12) M.  If not, an
// infinite answer is right.
inline bool holds_lengths(const Subject& subject, const cases::Case& question) {
  return cases::magnitude(question) <= (subject.format == binary32 ? 0x1p+126 : 0x1p+1022);
}

inline std::vector<Subject> joined(const std::vector<std::vector<Subject>>& lists) {
  std::vector<Subject> all;
  for (const std::vector<Subject>& list : lists) all.insert(all.end(), list.begin(), list.end());
  return all;
}

}  // namespace subjects
