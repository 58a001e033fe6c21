// SPDX-License-Identifier: MIT
// One case put to subjects: rounds it to what a subject can take, keeps the truth of what was
// really asked, asks and judges.  The drivers do nothing else.
#pragma once

#include <concepts>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/certificate/quick_certificate.hpp"
#include "oracle/curved/enclosure.hpp"
#include "oracle/examination/facts.hpp"
#include "oracle/examination/oracle.hpp"
#include "oracle/judge/judge.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// The loudest failure there is: two oracles give different truths.
struct Disagreement : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// What an oracle knows of a case.
using Known = std::variant<Truth, Enclosure>;
// Truth by `oracle`, or the enclosure where a body is curved.
Known known(const cases::Case& question, const Oracle& oracle);

struct JudgedAnswer {
  std::optional<subjects::Answer> answer;  // empty when skipped
  Verdict verdict;
  // By what the subject promises; empty where it promises nothing and where a body is curved.
  std::optional<Verdict> by_promise = std::nullopt;
};

// A question as a subject can take it, or why it takes none.
struct Put {
  const cases::Case* question = nullptr;  // lives as long as the examination; null: skipped
  std::string reason;
};

JudgedAnswer skipped(std::string reason);

class Examination {
 public:
  // Throws cases::FloatingPointTrouble where nothing could be judged.
  Examination(cases::Case question, const Oracle& oracle);

  const cases::Case& question() const { return asked_.question; }
  // Exact, or rigorous bounds where a body is curved.
  const Known& known() { return known(asked_); }
  const Truth& truth() { return std::get<Truth>(known()); }  // of a case without curved bodies
  // How many truths and how many enclosures were computed so far.
  std::size_t truths() const {
    return over_all([](const Asked& asked) { return count<Truth>(asked); });
  }
  std::size_t enclosures() const {
    return over_all([](const Asked& asked) { return count<Enclosure>(asked); });
  }

  // How many of the truths were compared with the reference; all but those of large bodies, by
  // `both`.
  std::size_t compared() const {
    return over_all([this](const Asked& asked) { return compared(asked); });
  }

  // A subject of fewer bits than the case needs is asked the rounded case and judged by the truth
  // of that: the rounding of the input is never charged to the algorithm.  One that takes nothing
  // but vertices is asked those of a polytope, where its numbers hold them.
  Put put(const subjects::Subject& subject);
  // What the answer of a subject to such a question is worth.
  JudgedAnswer judged(const subjects::Subject& subject, subjects::Answer answer);
  // Puts the case, asks and judges.
  JudgedAnswer ask(const subjects::Subject& subject, const subjects::Trace* trace = nullptr);

  // Of the case as the subject is asked it, which it can be.  What judging has found is used.
  Facts facts(const subjects::Subject& subject);

  // Whether what an answer to such a question claims to be certain is as narrow as the contract of
  // the subject says; where the contract says nothing it is.
  bool is_narrow(const subjects::Subject& subject, const subjects::Answer& answer);

  // By how many ulps the distance of such a finding is off from the correctly rounded one.  Empty
  // without a distance, for formats other than binary32 and binary64, and where a body is curved.
  std::optional<double> ulps(const subjects::Subject& subject, const JudgedAnswer& finding);

 private:
  // A case as it was put to somebody, and what is known of it once that was needed.
  struct Asked {
    cases::Case question;
    std::optional<Known> known = std::nullopt;
    // By Oracle::certificate, as long as nobody needed more.
    std::optional<QuickCertificate> certified = std::nullopt;
    std::optional<Facts> facts = std::nullopt;
    std::optional<double> float_root = std::nullopt;  // the distance correctly rounded to binary32
    // By enclosure(), where what `known` holds did not suffice.
    std::optional<Enclosure> wide = std::nullopt;
    // Of `certified`: relation and squared distance, which suffice to judge, without a proof.
    std::optional<Truth> figures = std::nullopt;
  };

  template <typename Kind>
  static std::size_t count(const Asked& asked) {
    if (asked.certified) return std::same_as<Kind, Truth> ? 1 : 0;
    return asked.known && std::holds_alternative<Kind>(*asked.known) ? 1 : 0;
  }
  template <typename Count>
  std::size_t over_all(const Count& count_of) const {
    std::size_t sum = count_of(asked_);
    for (const std::optional<Asked>* other : {&narrow_, &points_}) {
      if (*other) sum += count_of(**other);
    }
    return sum;
  }
  std::size_t compared(const Asked& asked) const;
  const Known& known(Asked& asked) const;
  // The truth that the judge is given: where the answer makes it ask for the depth of an overlap,
  // with that depth, found once for all subjects.
  const Truth& truth(Asked& asked, const subjects::Answer& answer) const;
  Verdict judge(const subjects::Subject& subject, Asked& asked,
                const subjects::Answer& answer) const;
  Verdict judge_curved(const subjects::Subject& subject, Asked& asked,
                       const subjects::Answer& answer) const;
  bool wants_points(const subjects::Subject& subject) const {
    return !subject.capabilities.shapes && (question().a.polytope || question().b.polytope);
  }
  Put put_points(const subjects::Subject& subject);
  // As the subject was asked it.
  Asked& asked_of(const subjects::Subject& subject) {
    if (wants_points(subject)) return *points_;
    return cases::bits(question()) <= case_bits(subject) ? asked_ : *narrow_;
  }

  Asked asked_;
  Oracle oracle_;
  std::optional<Asked> narrow_;  // the case in binary32, once asked for
  std::optional<Asked> points_;  // the case with vertices in place of shapes, once asked for
};

}  // namespace oracle
