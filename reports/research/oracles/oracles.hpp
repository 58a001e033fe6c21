// SPDX-License-Identifier: MIT
// The agreement campaign: oracles that share no algorithm must agree exactly on every case of point
// sets; bounds for curved bodies must not contradict each other.
#pragma once

#include <fmt/format.h>

#include <exception>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "oracle/curved/enclosure.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/minkowski/minkowski.hpp"
#include "oracle/second_opinions/second_opinions.hpp"
#include "reports/output/exit_code.hpp"

namespace reports {

// The scale of a case: a power of two for its largest coordinate.  quick_certificate() decides high
// and low in integers of fixed width; beyond them it leaves all cases to certificate().
enum class Scale { own, high, low, huge, tiny, subnormal };
inline constexpr std::size_t scale_count = 6;
const char* name(Scale scale);

// The source of the candidate simplex for quick_certificate().
enum class Proposer { nobody, robust_core, garbage };
inline constexpr std::size_t proposer_count = 3;
const char* name(Proposer proposer);

struct OracleQuestion {
  cases::Case question;
  Scale scale = Scale::own;
  std::array<std::vector<oracle::IndexPair>, proposer_count> candidates;
  // The slow ones evaluate a share of the cases.
  bool minkowski = false;  // and the penetration depth
  bool polytope_distance = false;
};

// Case `index` of the family, five of twelve at another scale.  A power of two is exact unless a
// coordinate becomes subnormal and loses bits; then the rounded coordinates define the case.
OracleQuestion oracle_question(const cases::Family& family, std::uint64_t seed, std::uint64_t index,
                               const cases::Sizes& sizes);

struct Opinions {
  oracle::Truth certificate;
  std::array<oracle::QuickCertificate, proposer_count> certified;
  std::optional<oracle::Truth> minkowski;
  std::optional<oracle::Penetration> penetration;  // also empty if the oracle reports separation
  std::optional<oracle::PolytopeDistance> polytope_distance;
};

// Throws std::runtime_error naming the oracle that failed and why.
Opinions opinions(const OracleQuestion& asked);

// Each names who differs from whom and in what; empty if all agree exactly and the certificate's
// proof proves its truth.
std::vector<std::string> differences(const OracleQuestion& asked, const Opinions& opinions);

struct CurvedQuestion {
  cases::Case question;
  std::string pair;           // the kinds of its bodies
  bool is_asked_all = false;  // otherwise the slow enclosure() runs only if the quick one is empty
};

// The names of all pairs of sphere, cone, cylinder and polytope except two polytopes.
std::vector<std::string> curved_pairs();

// Every other case is of the family `curved`.  The others take the pairs in turn, with a random
// linear map of each body, singular in one case of eight, its first row up to 1024 times longer,
// and a few at other scales.
CurvedQuestion curved_question(std::uint64_t seed, std::uint64_t index, const cases::Sizes& sizes);

struct CurvedOpinions {
  std::optional<oracle::Enclosure> quick;
  std::optional<oracle::Enclosure> full;  // computed on request, or if `quick` is empty
  oracle::DistanceBounds cone_program;
  // For an overlap.
  std::optional<oracle::DepthBounds> depth;
  std::optional<oracle::DirectionBounds> directions;

  const oracle::Enclosure& enclosure() const { return quick ? *quick : full.value(); }
};

// Evaluates both enclosures and the cone program; for an overlap also the bounds of its depth and a
// search of all directions.
CurvedOpinions curved_opinions(const CurvedQuestion& asked);

// Each names the contradicting methods; empty if all bounds intersect and proved relations agree.
std::vector<std::string> differences(const CurvedQuestion& asked, const CurvedOpinions& opinions);

struct OraclesOptions {
  std::vector<std::string> families;  // names; empty: all families of point sets
  std::uint64_t seed = 1;
  std::uint64_t cases = 1000;  // per family
  int vertices_max = 12;
  // One case in this many; 0: none.
  std::uint64_t minkowski_share = 10;
  std::uint64_t polytope_distance_share = 10;
  int threads = 0;             // 0: one per core
  std::size_t shown_max = 10;  // disagreements printed with their case line; all are counted
};

// Chooses one case of every `share` at random, none if it is 0: a fixed place would always evaluate
// the same frame of a family of motions, or the same pair of kinds.
bool is_chosen(const OraclesOptions& options, std::uint64_t share, const std::string& who,
               std::uint64_t index);

// One case after evaluation and comparison.
template <typename Question, typename Results>
struct Compared {
  Question asked;
  std::optional<Results> opinions = {};  // empty: one failed
  std::vector<std::string> differences = {};

  // Evaluates by `ask`.
  void compare(const std::function<Results(const Question&)>& ask) {
    try {
      opinions = ask(asked);
      differences = reports::differences(asked, *opinions);
    } catch (const std::exception& error) {
      opinions.reset();
      differences = {error.what()};
    }
  }
  // The differences and the case line.
  std::string text() const {
    return fmt::format("{}\n{}\n\n", fmt::join(differences, "\n"),
                       cases::case_line(asked.question));
  }
};

struct OraclesReport {
  std::string text;                 // disagreements, each with its case line, then tables
  std::uint64_t disagreements = 0;  // cases
  ExitCode code = clean;            // or oracles_disagree
};

// The result does not depend on `threads`.  Progress goes to standard error.  An oracle that fails
// on a case counts as a disagreement.  `ask` evaluates the oracles; tests replace it.  Throws
// std::invalid_argument for an unknown family.  The family `curved`, whose truths are bounds, must
// be alone and is compared by curved_oracles().
OraclesReport oracles(const OraclesOptions& options,
                      const std::function<Opinions(const OracleQuestion&)>& ask = opinions);

// Ignores the families in `options`; also evaluates enclosure() on one case in `minkowski_share`.
// A contradiction is a disagreement; a wide bound is only counted.
OraclesReport curved_oracles(
    const OraclesOptions& options,
    const std::function<CurvedOpinions(const CurvedQuestion&)>& ask = curved_opinions);

}  // namespace reports
