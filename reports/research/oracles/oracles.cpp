// SPDX-License-Identifier: MIT
#include "reports/research/oracles/oracles.hpp"

#include <stdexcept>

#include "core/cases/choices.hpp"
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
    fmt::print(stderr, "{:<10} {}, {}\n", family.name, counted(count.cases, "case"),
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

}  // namespace reports
