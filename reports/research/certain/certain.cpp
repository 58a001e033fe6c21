// SPDX-License-Identifier: MIT
#include "reports/research/certain/certain.hpp"

#include <fmt/format.h>

#include <cmath>
#include <cstdio>
#include <iterator>
#include <utility>

#include "core/cases/file.hpp"
#include "core/cases/placements.hpp"
#include "core/cases/symmetry/signed_axes.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/output/note.hpp"
#include "reports/output/output_file.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/parallel.hpp"

namespace reports {
namespace {

using oracle::Certainly;

void add(CertainCount& sum, const CertainCount& part, std::size_t findings_max) {
  sum.questions += part.questions;
  sum.answers += part.answers;
  for (std::size_t i = 0; i < sum.verdicts.size(); ++i) sum.verdicts[i] += part.verdicts[i];
  for (const auto& [status, answers] : part.statuses) sum.statuses[status] += answers;
  sum.widest = std::max(sum.widest, part.widest);
  for (const std::string& finding : part.findings) {
    if (sum.findings.size() < findings_max) sum.findings.push_back(finding);
  }
}

const char* name(Certainly verdict) {
  constexpr std::array names{"wrong relation", "d* outside", "no answer", "too wide", "right"};
  return names[static_cast<std::size_t>(verdict)];
}

// The simplex of the original answer makes the certificate cheap and does not affect the result.
oracle::CertainTruth truth_of(const cases::Case& question, const subjects::Answer& answer) {
  return oracle::certain_truth(question,
                               oracle::quick_certificate(question, oracle::candidate_of(answer)));
}

class Images {
 public:
  Images(const subjects::Subject& subject, const cases::Case& question, std::size_t findings_max,
         CertainCount& count)
      : subject_(subject), question_(question), findings_max_(findings_max), count_(count) {
    query(subject.prepare(question.a, question.dim), subject.prepare(question.b, question.dim));
    truth_ = subject.capabilities.depth ? oracle::certain_depth_truth(question)
                                        : truth_of(question, answer_);
  }

  void ask_all() {
    ask(question_, "as it is");
    for (const cases::SignedAxes& axes : cases::signed_axes(question_.dim)) {
      ask(cases::image(question_, axes), text(axes, question_.dim));
    }
  }

 private:
  void query(const subjects::Prepared& a, const subjects::Prepared& b) {
    subject_.query(a, b, answer_, nullptr);
  }

  void ask(const cases::Case& image, const std::string& which) {
    const subjects::Prepared a = subject_.prepare(image.a, image.dim);
    const subjects::Prepared b = subject_.prepare(image.b, image.dim);
    query(a, b);
    count_answer(image, which);
    query(b, a);
    count_answer(image, which + ", B for A");
  }

  void count_answer(const cases::Case& image, const std::string& which) {
    Certainly verdict = oracle::judge_certain(answer_, truth_, subject_.format);
    if (verdict == Certainly::too_wide && !claims_width()) verdict = Certainly::right;
    ++count_.answers;
    ++count_.verdicts[static_cast<std::size_t>(verdict)];
    ++count_.statuses[answer_.status];
    if (verdict == Certainly::right) {
      if (claims_width()) add_width();
      return;
    }
    if (count_.findings.size() == findings_max_) return;
    count_.findings.push_back(fmt::format("{}: {}, {}; {}, d* is {} to {}\n{}", subject_.name,
                                          name(verdict), which, said(), truth_.below, truth_.above,
                                          cases::case_line(image)));
  }

  void add_width() {
    const auto [lower, upper] = ends();
    const double width = upper - lower;
    if (!std::isfinite(width) || width <= 2 * subject_.format.smallest) return;
    const double half = oracle::half_width_allowed(*answer_.certain, truth_.magnitude, truth_.below,
                                                   subject_.format);
    count_.widest = std::max(count_.widest, width / 2 / half);
  }

  bool claims_width() const { return subject_.contract.narrow_intervals; }

  std::string said() const {
    if (!answer_.certain) return answer_.status;
    const auto [lower, upper] = ends();
    return fmt::format("{}, {} in [{}, {}]", answer_.status, name(answer_.certain->relation), lower,
                       upper);
  }
  // Of the interval of the depth, or else of the distance.
  std::pair<double, double> ends() const {
    const subjects::Certainty& certain = *answer_.certain;
    const auto& [lower, upper] = certain.depth.value_or(std::pair(certain.lower, certain.upper));
    return {lower.value.approximation(), upper.value.approximation()};
  }

  const subjects::Subject& subject_;
  const cases::Case& question_;
  std::size_t findings_max_;
  CertainCount& count_;
  oracle::CertainTruth truth_;
  subjects::Answer answer_;
};

constexpr Certainly wrong_ways[] = {Certainly::wrong_relation, Certainly::outside,
                                    Certainly::no_answer, Certainly::too_wide};

struct BulkGroup {
  std::string name;
  std::uint64_t size = 0;
  std::function<cases::Case(std::uint64_t)> question;
};

std::vector<BulkGroup> groups(const CertainOptions& options) {
  std::vector<BulkGroup> all;
  for (const cases::Family* family : chosen_families(options.families, cases::families())) {
    all.push_back({family->name, options.cases, [family, &options](std::uint64_t index) {
                     return cases::generate(*family, options.seed, index, {options.vertices_max});
                   }});
  }
  std::vector<cases::Case> known;
  for (const std::string& file : options.known) {
    std::ranges::move(cases::read_cases(file), std::back_inserter(known));
  }
  if (known.empty()) return all;
  const std::uint64_t size = known.size();
  all.push_back({"known", size, [known = std::move(known)](std::uint64_t i) { return known[i]; }});
  return all;
}

class BulkCount {
 public:
  BulkCount(const subjects::Subject& subject, const CertainOptions& options)
      : subject_(subject), options_(options) {
    if (!subject.prepare || !subject.query) {
      throw std::invalid_argument(subject.name + ": stores no bodies, so it is not asked in bulk");
    }
  }

  void run(const BulkGroup& group) {
    constexpr std::uint64_t together = 16;
    CertainCount count;
    const auto asked = [&](std::uint64_t part) {
      CertainCount result;
      const std::uint64_t end = std::min((part + 1) * together, group.size);
      for (std::uint64_t i = part * together; i < end; ++i) {
        const std::optional<Placed> placed =
            options_.placed ? std::optional(Placed{options_.seed, i}) : std::nullopt;
        ask_images(subject_, group.question(i), options_.shown_max, result, placed);
      }
      return result;
    };
    in_order((group.size + together - 1) / together, asked,
             [&](const CertainCount& part) { add(count, part, options_.shown_max); });
    rows_.emplace_back(group.name, count);
    add(total_, count, options_.shown_max);
    note("{} {:<10} {}, {} not right\n", subject_.name, group.name,
         counted(count.answers, "answer"), count.wrong());
  }

  const CertainCount& total() const { return total_; }

  std::vector<Row> table() const {
    Row head{"family", "questions", "answers"};
    for (const Certainly way : wrong_ways) head.emplace_back(name(way));
    head.emplace_back("widest");
    for (const auto& [status, answers] : total_.statuses) head.push_back(status + " %");
    std::vector<Row> rows{head};
    for (const auto& [group, count] : rows_) rows.push_back(row(group, count));
    rows.push_back(row("total", total_));
    return rows;
  }

 private:
  Row row(const std::string& first, const CertainCount& count) const {
    Row cells{first, grouped(count.questions), grouped(count.answers)};
    for (const Certainly way : wrong_ways) cells.push_back(grouped(count.count(way)));
    const bool claims_width = subject_.contract.narrow_intervals;
    cells.push_back(claims_width ? fmt::format("{:.2f}", count.widest) : "-");
    for (const auto& [status, all] : total_.statuses) {
      const auto found = count.statuses.find(status);
      const std::uint64_t answers = found == count.statuses.end() ? 0 : found->second;
      cells.push_back(count.answers == 0
                          ? "-"
                          : fmt::format("{:.1f}", 100 * static_cast<double>(answers) /
                                                      static_cast<double>(count.answers)));
    }
    return cells;
  }

  const subjects::Subject& subject_;
  const CertainOptions& options_;
  std::vector<std::pair<std::string, CertainCount>> rows_;
  CertainCount total_;
};

std::string conclusion(const subjects::Subject& subject, const CertainCount& total) {
  std::string wrong;
  for (const Certainly way : wrong_ways) {
    if (total.count(way) == 0) continue;
    wrong +=
        fmt::format("{}{} {}", wrong.empty() ? "" : ", ", grouped(total.count(way)), name(way));
  }
  const std::string widths =
      subject.contract.narrow_intervals
          ? fmt::format("the widest interval has {:.2f} of what it may have", total.widest)
          : "its contract says nothing about widths";
  return fmt::format("{}: {} answers to {} questions, {}; {}.", subject.name,
                     grouped(total.answers), grouped(total.questions),
                     wrong.empty() ? "all of them right" : wrong, widths);
}

}  // namespace

void ask_images(const subjects::Subject& subject, const cases::Case& question,
                std::size_t findings_max, CertainCount& count,
                const std::optional<Placed>& placed) {
  oracle::Examination examination(question, oracle::Oracle::certificate);
  const oracle::Put put = examination.put(subject);
  if (put.question == nullptr || !cases::has_points_only(*put.question)) return;
  cases::Case asked = *put.question;
  if (placed) {
    const auto kind = cases::placement_kinds[placed->index % cases::placement_kinds.size()];
    asked = subject.format == subjects::binary32
                ? cases::placed<float>(asked, kind, placed->seed, placed->index)
                : cases::placed<double>(asked, kind, placed->seed, placed->index);
    if (!subjects::holds_lengths(subject, asked)) return;
  }
  ++count.questions;
  Images(subject, asked, findings_max, count).ask_all();
}

ExitCode certain(const CertainOptions& options) {
  const auto limit = limit_threads(options.threads);
  if (!options.into.empty()) require_block(options.into, "certain");
  const std::vector<BulkGroup> all = groups(options);
  std::string document = "Made by `" + options.command + "`.\n";
  bool right = true;
  for (const subjects::Subject& subject : options.subjects) {
    BulkCount bulk(subject, options);
    for (const BulkGroup& group : all) bulk.run(group);
    for (const std::string& finding : bulk.total().findings) fmt::print("{}\n\n", finding);
    const std::string words = conclusion(subject, bulk.total());
    fmt::print("{}\n{}\n\n", table(bulk.table(), false), words);
    document += "\n" + words + "\n\n" + table(bulk.table(), true);
    right = right && bulk.total().wrong() == 0;
  }
  if (!options.into.empty()) write_block(options.into, "certain", document);
  return right ? clean : findings;
}

}  // namespace reports
