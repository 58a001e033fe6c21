// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "core/cases/families.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/paper/paper.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports {
namespace {

// "cone, sphere", independent of which of them is A.
std::string pair_name(const cases::Case& question) {
  const auto kind = [](const cases::Body& body) {
    return std::string(body.curved ? cases::name(body.curved->kind) : "polytope");
  };
  std::string one = kind(question.a);
  std::string other = kind(question.b);
  if (other < one) std::swap(one, other);
  return (question.dim == 2 ? "in the plane: " : "") + one + ", " + other;
}

struct Judged {
  std::string pair;
  std::string id;
  std::vector<oracle::JudgedAnswer> findings;  // by subject
};

Row row(const std::string& pair, const std::string& subject, const Cell& cell) {
  const std::uint64_t correct = cell.count(VerdictKind::correct);
  const std::uint64_t near_contact = cell.count(VerdictKind::near_contact);
  return {pair,
          subject,
          std::to_string(cell.answers),
          std::to_string(correct),
          std::to_string(near_contact),
          std::to_string(cell.answers - correct - near_contact),
          fmt::format("{:.3g}", cell.scaled_error_max)};
}

}  // namespace

Claim curved_pairs(const PaperOptions& options) {
  Claim claim;
  claim.statement =
      "the algorithm takes every convex body that has a support mapping, curved ones like "
      "polytopes.";
  const std::vector<subjects::Subject> subjects =
      subjects::select({"core/double/original", "core/double/enhanced",
                        "core/double/signed_volumes", "core/double/robust"});
  std::vector<Judged> all(std::clamp<std::uint64_t>(options.cases / 500, 100, 4000));
  tbb::parallel_for(std::size_t{0}, all.size(), [&](std::size_t i) {
    oracle::Examination examination(cases::generate(cases::family("curved"), options.seed, i),
                                    oracle::Oracle::certificate);
    all[i] = {pair_name(examination.question()), examination.question().id, {}};
    for (const subjects::Subject& subject : subjects) {
      all[i].findings.push_back(examination.ask(subject));
    }
  });
  std::map<std::string, std::vector<Cell>> pairs;
  for (const Judged& judged : all) {
    std::vector<Cell>& counts = pairs[judged.pair];
    counts.resize(subjects.size());
    for (std::size_t s = 0; s < subjects.size(); ++s) counts[s].add(counted(judged.findings[s]));
  }
  std::vector<Row> rows{
      {"pair", "subject", "cases", "correct", "near contact", "findings", "max |d-d*|/uM"}};
  Cell robust;
  for (const auto& [pair, counts] : pairs) {
    for (std::size_t s = 0; s < subjects.size(); ++s) {
      rows.push_back(row(pair, subjects[s].name, counts[s]));
    }
    robust.add(counts.back());
  }
  const std::uint64_t right =
      robust.count(VerdictKind::correct) + robust.count(VerdictKind::near_contact);
  claim.holds = right == robust.answers;
  claim.finding = fmt::format(
      "`robust` at double is right on {} of {} cases of the family curved, within {:.3g} u M of "
      "the enclosure of the true distance.",
      right, robust.answers, robust.scaled_error_max);
  claim.figures = table(rows, true);
  return claim;
}

}  // namespace reports
