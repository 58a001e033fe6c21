// SPDX-License-Identifier: MIT
#include "reports/research/oracles/oracles.hpp"

#include <cmath>
#include <limits>
#include <utility>

#include "core/cases/choices.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/examination/expect.hpp"
#include "reports/output/note.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/parallel.hpp"

namespace reports {
namespace {

// The comparisons made among the cases of a row.
struct Count {
  std::uint64_t cases = 0;
  std::uint64_t quick_certificate = 0;
  std::uint64_t proofs = 0;
  std::uint64_t minkowski = 0;
  std::uint64_t depths = 0;  // of overlaps
  std::uint64_t polytope_distance = 0;
  std::uint64_t disagreements = 0;
  std::array<std::uint64_t, 3> relations{};
  std::array<std::uint64_t, 3> paths{};
};

using ComparedCase = Compared<OracleQuestion, Opinions>;
using Ask = std::function<Opinions(const OracleQuestion&)>;

ComparedCase compared(const OraclesOptions& options, const Ask& ask, const cases::Family& family,
                      std::uint64_t index) {
  ComparedCase result{oracle_question(family, options.seed, index, {options.vertices_max})};
  result.asked.minkowski =
      is_chosen(options, options.minkowski_share, std::string("minkowski/") + family.name, index);
  result.asked.polytope_distance =
      is_chosen(options, options.polytope_distance_share,
                std::string("polytope_distance/") + family.name, index);
  result.compare(ask);
  return result;
}

void add(Count& count, const ComparedCase& one) {
  ++count.cases;
  if (!one.differences.empty()) ++count.disagreements;
  if (!one.opinions) return;
  const Opinions& opinions = *one.opinions;
  const cases::Relation relation = opinions.certificate.relation;
  ++count.relations[static_cast<std::size_t>(relation)];
  ++count.proofs;
  for (const oracle::QuickCertificate& certified : opinions.certified) {
    ++count.quick_certificate;
    ++count.paths[static_cast<std::size_t>(certified.path)];
  }
  if (opinions.minkowski) {
    ++count.minkowski;
    if (relation == cases::Relation::overlapping) ++count.depths;
  }
  if (opinions.polytope_distance) ++count.polytope_distance;
}

std::string percent(std::uint64_t part, std::uint64_t whole) {
  if (whole == 0) return "-";
  return fmt::format("{:.1f}", 100 * static_cast<double>(part) / static_cast<double>(whole));
}

Row head(const std::string& first) {
  return {first,           "cases",           "quick_certificate", "proofs",
          "minkowski",     "depths",          "polytope_distance", "filter %",
          "exact_signs %", "exact_descent %", "separated",         "touching",
          "overlapping",   "disagree"};
}

Row row(const std::string& first, const Count& count) {
  Row result{first};
  for (const std::uint64_t n : {count.cases, count.quick_certificate, count.proofs, count.minkowski,
                                count.depths, count.polytope_distance}) {
    result.push_back(fmt::format("{}", n));
  }
  for (const std::uint64_t n : count.paths) result.push_back(percent(n, count.quick_certificate));
  for (const std::uint64_t n : count.relations) result.push_back(fmt::format("{}", n));
  result.push_back(fmt::format("{}", count.disagreements));
  return result;
}

// In the order of families().
std::vector<const cases::Family*> compared_families(const OraclesOptions& options) {
  for (const std::string& name : options.families) {
    const cases::Family& family = cases::listed_family(name);
    const auto is_it = [&](const auto& other) { return other.generate == family.generate; };
    if (std::ranges::any_of(cases::families(), is_it)) continue;
    throw std::invalid_argument(name + (family.on_request
                                            ? ": its truths are compared by a study of the family"
                                            : ": is compared alone, not with other families"));
  }
  std::vector<const cases::Family*> result = chosen_families({}, cases::families());
  std::erase_if(result, [&names = options.families](const cases::Family* family) {
    return !names.empty() && std::ranges::find(names, family->name) == names.end();
  });
  return result;
}

class Campaign {
 public:
  Campaign(const OraclesOptions& options, const Ask& ask) : options_(options), ask_(ask) {}

  void run(const cases::Family& family) {
    Count count;
    in_order(
        options_.cases,
        [&](std::uint64_t index) { return compared(options_, ask_, family, index); },
        [&](const ComparedCase& one) { keep(count, one); });
    families_.push_back(row(family.name, count));
    note("{:<10} {}, {}\n", family.name, counted(count.cases, "case"),
         counted(count.disagreements, "disagreement"));
  }

  OraclesReport report() const {
    std::vector<Row> families{head("family")};
    families.insert(families.end(), families_.begin(), families_.end());
    families.push_back(row("total", total_));
    std::vector<Row> scales{head("scale")};
    for (std::size_t i = 0; i < scale_count; ++i) {
      scales.push_back(row(name(static_cast<Scale>(i)), scales_[i]));
    }
    std::vector<Row> proposers{
        {"quick certificate with", "answers", "filter %", "exact_signs %", "exact_descent %"}};
    for (std::size_t i = 0; i < proposer_count; ++i) {
      Row cells{name(static_cast<Proposer>(i)), fmt::format("{}", answers_)};
      for (const std::uint64_t n : by_proposer_[i]) cells.push_back(percent(n, answers_));
      proposers.push_back(cells);
    }
    return {disagreements_ + table(families, false) + "\n" + table(scales, false) + "\n" +
                table(proposers, false) + "\n" + conclusion(),
            total_.disagreements, total_.disagreements == 0 ? clean : oracles_disagree};
  }

 private:
  void keep(Count& count, const ComparedCase& one) {
    add(count, one);
    add(total_, one);
    add(scales_[static_cast<std::size_t>(one.asked.scale)], one);
    if (one.opinions) {
      ++answers_;
      for (std::size_t i = 0; i < proposer_count; ++i) {
        ++by_proposer_[i][static_cast<std::size_t>(one.opinions->certified[i].path)];
      }
    }
    if (one.differences.empty() || total_.disagreements > options_.shown_max) return;
    disagreements_ += one.text();
  }

  std::string conclusion() const {
    const std::uint64_t comparisons = total_.quick_certificate + total_.proofs + total_.minkowski +
                                      total_.depths + total_.polytope_distance;
    if (total_.disagreements == 0) {
      return fmt::format("the oracles agree exactly: {}, {}\n", counted(total_.cases, "case"),
                         counted(comparisons, "comparison"));
    }
    return fmt::format("the oracles disagree on {} of {}\n", total_.disagreements,
                       counted(total_.cases, "case"));
  }

  const OraclesOptions& options_;
  const Ask& ask_;
  std::vector<Row> families_;
  Count total_;
  std::array<Count, scale_count> scales_;
  std::uint64_t answers_ = 0;  // per proposer
  std::array<std::array<std::uint64_t, 3>, proposer_count> by_proposer_{};
  std::string disagreements_;
};

}  // namespace

bool is_chosen(const OraclesOptions& options, std::uint64_t share, const std::string& who,
               std::uint64_t index) {
  if (share == 0) return false;
  return index % share == cases::Choices::keyed(options.seed, who, index / share).below(share);
}

OraclesReport oracles(const OraclesOptions& options, const Ask& ask) {
  if (options.families == std::vector<std::string>{"curved"}) return curved_oracles(options);
  const std::vector<const cases::Family*> families = compared_families(options);
  const auto limit = limit_threads(options.threads);
  Campaign campaign(options, ask);
  for (const cases::Family* family : families) campaign.run(*family);
  return campaign.report();
}

namespace {

using Candidate = std::vector<oracle::IndexPair>;

// The exponent of the largest coordinate.  1e90 is 2^299.0, 1e150 is 2^498.3; below 2^-1022 numbers
// have fewer bits, down to a lattice of few points at 2^-1072.
int exponent_at(Scale scale, cases::Choices& choices) {
  if (scale == Scale::subnormal) return choices.between(-1072, -1023);
  constexpr std::array exponents{0, 298, -298, 498, -498};
  return exponents[static_cast<std::size_t>(scale)];
}

void rescale(cases::Case& question, int exponent) {
  const double magnitude = cases::magnitude(question);
  if (magnitude == 0) return;
  question = cases::scaled(std::move(question), exponent - std::ilogb(magnitude));
}

// Arbitrary pairs: repeated, too many, or with nonexistent vertices.
Candidate garbage(cases::Choices& choices, const cases::Case& question) {
  const std::size_t beyond = choices.one_in(4) ? 2 : 1;
  const bool repeats = choices.one_in(4);
  const std::size_t count = 1 + choices.below(choices.one_in(4) ? 12 : 4);
  Candidate pairs;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t a = choices.below(beyond * question.a.points.size());
    const std::size_t b = choices.below(beyond * question.b.points.size());
    pairs.emplace_back(a, b);
    if (repeats && choices.flag()) pairs.back() = pairs.front();
  }
  if (beyond == 2 && choices.flag()) pairs.back().first = std::numeric_limits<std::size_t>::max();
  return pairs;
}

const subjects::Subject& robust_core() {
  static const subjects::Subject subject = subjects::select({"core/double/robust"}).front();
  return subject;
}

template <typename Ask>
auto named(const char* who, const Ask& ask) {
  try {
    return ask();
  } catch (const std::exception& error) {
    throw std::runtime_error(std::string(who) + " failed: " + error.what());
  }
}

std::optional<std::string> depth_difference(const cases::Case& question, const oracle::Truth& truth,
                                            const std::optional<oracle::Penetration>& penetration) {
  if (penetration.has_value() != (truth.relation != cases::Relation::separated)) {
    return penetration ? "a depth of separated bodies" : "no depth of bodies that meet";
  }
  if (!penetration) return std::nullopt;
  if (!truth.penetration_depth_squared) return "no depth by minkowski to compare with";
  if (penetration->depth_squared != *truth.penetration_depth_squared) {
    return "squared depth " + oracle::text(*truth.penetration_depth_squared) + " against " +
           oracle::text(penetration->depth_squared);
  }
  if (!oracle::proves_upper_bound(question, *penetration)) return "its facet does not prove it";
  return std::nullopt;
}

std::optional<std::string> polytope_difference(const oracle::Truth& truth,
                                               const oracle::PolytopeDistance& other) {
  // It reports no relation, so use the relation of the other oracle.
  oracle::Truth claimed;
  claimed.relation = truth.relation;
  claimed.distance_squared = other.distance_squared;
  claimed.v = other.v;
  if (const auto difference = oracle::disagreement(truth, claimed)) return difference;
  if (oracle::operator-(other.point_a, other.point_b) != other.v)
    return "its points are not v apart";
  return std::nullopt;
}

}  // namespace

const char* name(Scale scale) {
  constexpr std::array names{"own scale", "1e+90", "1e-90", "1e+150", "1e-150", "subnormal"};
  return names[static_cast<std::size_t>(scale)];
}

const char* name(Proposer proposer) {
  constexpr std::array names{"no candidate", "candidate of core/double/robust",
                             "garbage candidate"};
  return names[static_cast<std::size_t>(proposer)];
}

OracleQuestion oracle_question(const cases::Family& family, std::uint64_t seed, std::uint64_t index,
                               const cases::Sizes& sizes) {
  OracleQuestion asked;
  asked.question = cases::generate(family, seed, index, sizes);
  cases::Choices choices =
      cases::Choices::keyed(seed, std::string("oracles/") + family.name, index);
  const std::uint64_t kind = choices.below(12);
  if (kind < scale_count) asked.scale = static_cast<Scale>(kind);
  if (asked.scale != Scale::own) {
    rescale(asked.question, exponent_at(asked.scale, choices));
    asked.question.flags.push_back("rescaled");
  }
  const auto at = [&](Proposer proposer) -> Candidate& {
    return asked.candidates[static_cast<std::size_t>(proposer)];
  };
  at(Proposer::robust_core) = oracle::candidate_of(robust_core().ask(asked.question, nullptr));
  at(Proposer::garbage) = garbage(choices, asked.question);
  return asked;
}

Opinions opinions(const OracleQuestion& asked) {
  const cases::Case& question = asked.question;
  Opinions result;
  result.certificate = named("certificate", [&] { return oracle::certificate(question); });
  for (std::size_t i = 0; i < proposer_count; ++i) {
    result.certified[i] = named("quick_certificate", [&] {
      return oracle::quick_certificate(question, asked.candidates[i]);
    });
  }
  if (asked.minkowski) {
    result.minkowski = named("minkowski", [&] { return oracle::minkowski(question); });
    result.penetration = named("penetration", [&] { return oracle::penetration(question); });
  }
  if (asked.polytope_distance) {
    result.polytope_distance =
        named("polytope_distance", [&] { return oracle::polytope_distance(question); });
  }
  return result;
}

std::vector<std::string> differences(const OracleQuestion& asked, const Opinions& opinions) {
  const oracle::Truth& truth = opinions.certificate;
  std::vector<std::string> result;
  const auto keep = [&](const std::string& who, const std::optional<std::string>& what) {
    if (what) result.push_back(who + ": " + *what);
  };
  const oracle::ProofCheck proof = oracle::check_proof(asked.question, truth);
  if (!proof.holds || !proof.relation_proved) keep("proof of certificate", proof.reason);
  for (std::size_t i = 0; i < proposer_count; ++i) {
    oracle::Truth claimed;
    claimed.relation = opinions.certified[i].relation;
    claimed.distance_squared = oracle::distance_squared(opinions.certified[i]);
    claimed.v = truth.v;  // it has no v
    keep(std::string("certificate against quick certificate (") + name(opinions.certified[i].path) +
             "), " + name(static_cast<Proposer>(i)),
         oracle::disagreement(truth, claimed));
  }
  if (opinions.minkowski) {
    keep("certificate against minkowski", oracle::disagreement(truth, *opinions.minkowski));
    keep("minkowski against penetration",
         depth_difference(asked.question, *opinions.minkowski, opinions.penetration));
  }
  if (opinions.polytope_distance) {
    keep("certificate against polytope_distance",
         polytope_difference(truth, *opinions.polytope_distance));
  }
  return result;
}

}  // namespace reports
