// SPDX-License-Identifier: MIT
// Puts one case to subjects: rounds it to what a subject can represent, keeps the truth of the case
// actually put, evaluates and judges.  The drivers do nothing else.
#pragma once

#include <stdexcept>

#include "core/cases/floating_point.hpp"
#include "oracle/examination/expect.hpp"
#include "oracle/judge/judge.hpp"

namespace oracle {

// Two oracles give different truths; the most serious failure of all.
struct Disagreement : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Returns the truth by `oracle`, or the enclosure if a body is curved.
Known known(const cases::Case& question, const Oracle& oracle);

struct JudgedAnswer {
  std::optional<subjects::Answer> answer;  // empty if skipped
  Verdict verdict;
  // The verdict by the documented tolerances; empty if the subject has none or a body is curved.
  std::optional<Verdict> by_promise = std::nullopt;
};

// What is known of a case, in doubles, for tables and plots.
struct Facts {
  std::optional<cases::Relation> relation;  // empty: the enclosure leaves it open
  // Lower and upper bound, both correctly rounded; equal unless a body is curved.
  std::optional<std::array<double, 2>> distance;
  bool is_enclosure = false;
  std::optional<std::array<double, 2>> depth;  // the same for an overlap, once computed
  // The smallest altitude of the simplex of A - B that contains the nearest point, relative to M:
  // how oblong the last problem is.  Empty if the simplex is a vertex, or if the bodies meet.
  std::optional<double> altitude;
};

// The pairs of vertices of the terms: where a certificate may begin.
std::vector<IndexPair> candidate_of(const subjects::Answer& answer);

// A question as a subject can take it, or the reason why it takes none.
struct Put {
  const cases::Case* question = nullptr;  // valid as long as the examination; null: skipped
  std::string reason;
};

// Whether put() gives the subject the case itself, as far as that shows at a glance.
bool takes_as_it_is(const subjects::Subject& subject, const cases::Case& question);

JudgedAnswer skipped(std::string reason);

class Examination {
 public:
  // Throws cases::FloatingPointTrouble if the floating-point environment makes judging impossible.
  Examination(cases::Case question, const Oracle& oracle);

  const cases::Case& question() const { return asked_.question; }
  int bits() const { return asked_.bits; }  // cases::bits() of the question
  // Exact truth, or rigorous bounds if a body is curved.
  const Known& known() { return known(asked_); }
  const Truth& truth() { return std::get<Truth>(known()); }  // of a case without curved bodies
  // Number of truths and of enclosures computed so far.
  std::size_t truths() const {
    return over_all([](const Asked& asked) { return count<Truth>(asked); });
  }
  std::size_t enclosures() const {
    return over_all([](const Asked& asked) { return count<Enclosure>(asked); });
  }

  // Number of truths compared with the reference: with `both`, all but those of large bodies.
  std::size_t compared() const {
    return over_all([this](const Asked& asked) { return compared(asked); });
  }

  // A subject with fewer bits than the case needs gets the rounded case and is judged by the truth
  // of that, so that input rounding is never charged to the algorithm.  A subject that takes
  // vertices only gets those of a polytope, if its numbers can represent them.
  Put put(const subjects::Subject& subject);
  // Judges an answer of the subject to the question that put() gives it.
  JudgedAnswer judged(const subjects::Subject& subject, subjects::Answer answer);
  // Puts the case, evaluates the subject and judges.
  JudgedAnswer ask(const subjects::Subject& subject, const subjects::Trace* trace = nullptr);
  // The same in place of an earlier answer, whose memory it takes.
  void ask(const subjects::Subject& subject, JudgedAnswer& result);

  // For many cases in the same memory: the place of the next one, which is of no use until begin()
  // has been called, and nothing but that may be called meanwhile.
  cases::Case& next() { return asked_.question; }
  void begin() {
    cases::require_floating_point();
    asked_.begin();
    narrow_in_use_ = false;
    points_.reset();
  }

  // Returns the facts of the case as the subject takes it, which it must.  Reuses results.
  Facts facts(const subjects::Subject& subject);

  // Whether the certain interval of an answer is as narrow as the contract of the subject demands;
  // true if the contract demands nothing.
  bool is_narrow(const subjects::Subject& subject, const subjects::Answer& answer);

  // Returns the error of the distance in ulps, against the correctly rounded one.  Empty without a
  // distance, for formats other than binary32 and binary64, and if a body is curved.
  std::optional<double> ulps(const subjects::Subject& subject, const JudgedAnswer& finding);

 private:
  // A case as it was put to a subject, and what was found out about it when it was needed.
  struct Asked {
    explicit Asked(cases::Case put) : question(std::move(put)) { begin(); }

    // Nothing is known of the question, which is new.
    void begin() {
      bits = cases::bits(question);
      magnitude = cases::magnitude(question);
      known.reset();
      certified.reset();
      facts.reset();
      float_root.reset();
      wide.reset();
      figures.reset();
      last = {};
    }

    cases::Case question;
    int bits = 53;
    double magnitude = 0;
    std::optional<Known> known = std::nullopt;
    // By Oracle::certificate, until more is needed.
    std::optional<QuickCertificate> certified = std::nullopt;
    std::optional<Facts> facts = std::nullopt;
    std::optional<double> float_root = std::nullopt;  // the distance correctly rounded to binary32
    // By enclosure(), if `known` did not suffice.
    std::optional<Enclosure> wide = std::nullopt;
    // Relation and squared distance of `certified`, without a proof: enough to judge.
    std::optional<Truth> figures = std::nullopt;
    LastFigures last = {};
  };

  template <typename Kind>
  static std::size_t count(const Asked& asked) {
    if (asked.certified) return std::same_as<Kind, Truth> ? 1 : 0;
    return asked.known && std::holds_alternative<Kind>(*asked.known) ? 1 : 0;
  }
  template <typename Count>
  std::size_t over_all(const Count& count_of) const {
    std::size_t sum = count_of(asked_);
    if (narrow_in_use_) sum += count_of(*narrow_);
    if (points_) sum += count_of(*points_);
    return sum;
  }
  std::size_t compared(const Asked& asked) const;
  const Known& known(Asked& asked) const;
  // Returns the truth for the judge, including the depth of an overlap if the answer requires it;
  // the depth is computed once for all subjects.
  const Truth& truth(Asked& asked, const subjects::Answer& answer) const;
  void judge(const subjects::Subject& subject, Asked& asked, const subjects::Answer& answer,
             Verdict& verdict) const;
  // Judges the answer that is there.
  void judge(const subjects::Subject& subject, JudgedAnswer& result);
  Verdict judge_curved(const subjects::Subject& subject, Asked& asked,
                       const subjects::Answer& answer,
                       const std::optional<subjects::PromisedTolerances>& promised) const;
  bool wants_points(const subjects::Subject& subject) const {
    return !subject.capabilities.shapes && (question().a.polytope || question().b.polytope);
  }
  Put put_points(const subjects::Subject& subject);
  // The case as the subject takes it.
  Asked& asked_of(const subjects::Subject& subject) {
    if (wants_points(subject)) return *points_;
    return asked_.bits <= case_bits(subject) ? asked_ : *narrow_;
  }

  Asked asked_;
  Oracle oracle_;
  std::optional<Asked> narrow_;  // the case in binary32, once needed; memory while not in use
  bool narrow_in_use_ = false;
  std::optional<Asked> points_;  // the case with vertices in place of shapes, once needed
};

}  // namespace oracle
