// SPDX-License-Identifier: MIT
// Sources of truth.  Converts between a Truth and its text in a case file, and checks what a case
// claims as its truth.
#pragma once

#include <variant>

#include "oracle/curved/enclosure.hpp"

namespace oracle {

// What an oracle knows of a case.
using Known = std::variant<Truth, Enclosure>;

// "p" or "p/q" in lowest terms.
std::string text(const Rational& x);

cases::Expect expect(const Truth& truth, int dim);

// For curved bodies: relation and bounds.  Empty if the relation is undecided.
std::optional<cases::Expect> expect(const Enclosure& enclosure);

// `expect` must be well formed, as the reader of case files guarantees.  Throws
// std::invalid_argument if it claims bounds only, as for curved bodies.
Truth claimed_truth(const cases::Expect& expect);

// Returns how two truths of one case differ in what is unique: relation, squared distance, v, and
// the penetration depth if both have it.  Empty if they agree exactly.
std::optional<std::string> disagreement(const Truth& one, const Truth& other);

// Returns how the claimed relation and bounds contradict the enclosure; empty if they may be true.
std::optional<std::string> disagreement(const Enclosure& enclosure, const cases::Expect& claimed);

// Checks what a case claims as its truth; the result is proved, refuted or incomplete.
//
//   proved      everything claimed follows from the stored proof, which check_proof checks.  Only
//               a depth and bounds of curved bodies store no proof and are computed again, by
//               penetration() and enclosure().
//   refuted     something claimed is false, or the stored proof does not prove it.
//   incomplete  nothing is false, but something is not proved: a relation of bodies in contact
//               without a normal or terms that span the space, a relation that is undecided, bounds
//               that are tighter than what can be proved or too wide to be useful.
enum class ClaimStatus { proved, refuted, incomplete };

struct ClaimCheck {
  ClaimStatus status = ClaimStatus::proved;
  std::string reason;  // empty when proved
};

// `question.expect` must be present and well formed, as the reader of case files guarantees.
// `known`: what an oracle found for the case, null if the caller has none; a claim that differs is
// refuted.  Claimed bounds come from enclosure(), which may be narrower than others: a claim that
// `known` leaves incomplete is checked again without it.
ClaimCheck check_claim(const cases::Case& question, const Known* known = nullptr);

// A source of truth for cases without curved bodies.
class Oracle {
 public:
  static const Oracle certificate;
  // These two are defined in the library oracle_reference, which needs CGAL; code that names them
  // must link it.  `both` compares the two exactly, if reference_use() says so.
  static const Oracle minkowski;
  static const Oracle both;

  // Chooses: whether two oracles agreed on the truth of that case; null: never.
  using Finds = Truth (*)(const cases::Case&);
  using Chooses = bool (*)(const cases::Case&);
  constexpr Oracle(const char* of_users, Finds find, Chooses choose = nullptr)
      : name_(of_users), truth_(find), compares_(choose) {}

  const char* name() const { return name_; }
  // Throws Disagreement if two oracles were compared and differ.
  Truth truth(const cases::Case& question) const { return truth_(question); }
  bool compares(const cases::Case& question) const {
    return compares_ != nullptr && compares_(question);
  }
  bool operator==(const Oracle& other) const { return truth_ == other.truth_; }

 private:
  const char* name_;
  Finds truth_;
  Chooses compares_;
};

}  // namespace oracle
