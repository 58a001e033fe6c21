// SPDX-License-Identifier: MIT
// Compares quick_certificate() with certificate(): the hard cases, the candidates, and the
// comparison itself, for any rules of the proof.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <ostream>
#include <string>
#include <vector>

#include "core/cases/choices.hpp"
#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/certificate/internal/quick_run.hpp"
#include "oracle/test/hard_cases.hpp"
#include "oracle/test/questions.hpp"

namespace oracle {

using Candidate = std::vector<IndexPair>;

// Counts what was compared, by kind of case, relation and path.
struct QuickCertificateTally {
  struct Row {
    std::array<std::uint64_t, 3> relations{};
    std::array<std::uint64_t, 3> paths{};
  };
  std::map<std::string, Row> rows;
  std::uint64_t compared = 0;
  std::uint64_t disagreements = 0;
  std::string first;  // the first disagreement
};

inline std::ostream& operator<<(std::ostream& out, const QuickCertificateTally& tally) {
  for (const auto& [kind, row] : tally.rows) {
    out << kind << ":";
    for (std::size_t i = 0; i < 3; ++i) {
      out << ' ' << cases::name(static_cast<cases::Relation>(i)) << ' ' << row.relations[i];
    }
    out << ';';
    for (std::size_t i = 0; i < 3; ++i) {
      out << ' ' << name(static_cast<Path>(i)) << ' ' << row.paths[i];
    }
    out << '\n';
  }
  return out << tally.compared << " compared, " << tally.disagreements << " disagreements\n";
}

template <typename Rules>
void compare_certified(QuickCertificateTally& tally, const std::string& kind,
                       const cases::Case& question, const Truth& truth,
                       const Candidate& candidate) {
  const QuickCertificate certified = quick_certificate_by<Rules>(question, candidate);
  ++tally.compared;
  QuickCertificateTally::Row& row = tally.rows[kind];
  ++row.relations[static_cast<std::size_t>(truth.relation)];
  ++row.paths[static_cast<std::size_t>(certified.path)];
  if (certified.relation == truth.relation &&
      distance_squared(certified) == truth.distance_squared) {
    return;
  }
  if (tally.disagreements++ > 0) return;
  tally.first = kind + ": " + cases::name(certified.relation) + " instead of " +
                cases::name(truth.relation) + " by " + name(certified.path) + ", candidate";
  for (const auto& [a, b] : candidate) {
    tally.first += ' ' + std::to_string(a) + '-' + std::to_string(b);
  }
  tally.first += "\n" + cases::case_line(question);
}

// --- candidates ---

inline Candidate candidate_of(const Truth& truth) {
  Candidate pairs;
  for (const Term& term : truth.proof.terms) pairs.emplace_back(term.a, term.b);
  return pairs;
}

// Arbitrary pairs: repeated, too many, or of vertices that do not exist.
inline Candidate garbage_candidate(cases::Choices& choices, const cases::Case& question) {
  const std::uint64_t kind = choices.below(4);
  const std::size_t beyond = kind == 2 ? 2 : 1;
  const std::size_t count = kind == 3 ? 5 + choices.below(8) : 1 + choices.below(4);
  Candidate pairs;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t a = choices.below(beyond * question.a.points.size());
    const std::size_t b = choices.below(beyond * question.b.points.size());
    pairs.emplace_back(a, b);
    if (kind == 1 && choices.flag()) pairs.back() = pairs.front();
  }
  if (kind == 2 && choices.one_in(4)) {
    pairs.back().first = std::numeric_limits<std::size_t>::max();
  }
  return pairs;
}

// Changes one vertex of one pair.
inline Candidate perturbed_candidate(cases::Choices& choices, const cases::Case& question,
                                     Candidate pairs) {
  const std::size_t index = choices.below(pairs.size());
  if (choices.flag()) {
    pairs[index].first = choices.below(question.a.points.size());
  } else {
    pairs[index].second = choices.below(question.b.points.size());
  }
  return pairs;
}

// --- all of it ---

// Takes one case of every family and kind in turn, with each candidate: its own proof, none, two
// kinds of garbage.  Case `index` does not depend on the cases before it.
template <typename Rules>
void compare_at(QuickCertificateTally& tally, std::uint64_t seed, std::uint64_t index,
                int vertices_max) {
  const auto& families = cases::families();
  const cases::Family& family = families[index % families.size()];
  cases::Choices choices = cases::Choices::keyed(seed, "certify", index);
  std::string kind = family.name;
  cases::Case question =
      cases::generate(family, seed, index / families.size(), {.vertices_max = vertices_max});
  if (cases::has_curved_body(question)) return;
  switch (choices.below(8)) {
    case 0:
    case 1:
      kind += "*";
      question = hardened(choices, question);
      break;
    case 2:
      kind = "extreme_scale";
      question = extreme(choices, question);
      break;
    case 3:
      kind = "nearly_coplanar";
      question = nearly_coplanar(choices);
      break;
    case 4:
      kind = "full_width";
      question = full_width(choices);
      break;
    default: break;
  }
  const Truth truth = certificate(question);
  const Candidate own = candidate_of(truth);
  compare_certified<Rules>(tally, kind, question, truth, own);
  compare_certified<Rules>(tally, kind, question, truth, {});
  compare_certified<Rules>(tally, kind, question, truth, garbage_candidate(choices, question));
  compare_certified<Rules>(tally, kind, question, truth,
                           perturbed_candidate(choices, question, own));
}

}  // namespace oracle
