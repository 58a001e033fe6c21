// SPDX-License-Identifier: MIT
#include "reports/research/certain/certain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <stdexcept>
#include <utility>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "reports/output/count_text.hpp"
#include "reports/output/markdown_block.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/certain/images.hpp"
#include "reports/research/parallel.hpp"

namespace reports {
namespace {

using oracle::Certainly;

constexpr Certainly wrong_ways[] = {Certainly::wrong_relation, Certainly::outside,
                                    Certainly::no_answer, Certainly::too_wide};

struct Group {
  std::string name;
  std::uint64_t size = 0;
  std::function<cases::Case(std::uint64_t)> question;
};

std::vector<Group> groups(const CertainOptions& options) {
  std::vector<const cases::Family*> families;
  for (const std::string& name : options.families) families.push_back(&cases::listed_family(name));
  if (options.families.empty()) {
    for (const cases::Family& family : cases::families()) families.push_back(&family);
  }
  std::vector<Group> all;
  for (const cases::Family* family : families) {
    all.push_back({family->name, options.cases, [family, &options](std::uint64_t index) {
                     return cases::generate(*family, options.seed, index, {options.vertices_max});
                   }});
  }
  std::vector<cases::Case> known;
  for (const std::string& file : options.known) {
    for (cases::Case& one : cases::read_cases(file)) known.push_back(std::move(one));
  }
  if (known.empty()) return all;
  const std::uint64_t size = known.size();
  all.push_back({"known", size, [known = std::move(known)](std::uint64_t i) { return known[i]; }});
  return all;
}

class Campaign {
 public:
  Campaign(const subjects::Subject& subject, std::size_t shown_max)
      : subject_(subject), shown_max_(shown_max) {
    if (!subject.prepare || !subject.query) {
      throw std::invalid_argument(subject.name + ": stores no bodies, so it is not asked in bulk");
    }
  }

  void run(const Group& group) {
    constexpr std::uint64_t together = 16;
    CertainCount count;
    const auto asked = [&](std::uint64_t part) {
      Part result;
      for (std::uint64_t i = part * together; i < std::min((part + 1) * together, group.size);
           ++i) {
        ask_images(subject_, group.question(i), shown_max_, result.count, result.findings);
      }
      return result;
    };
    in_order((group.size + together - 1) / together, asked, [&](const Part& part) {
      add(count, part.count);
      for (const std::string& finding : part.findings) {
        if (findings_.size() < shown_max_) findings_.push_back(finding);
      }
    });
    rows_.emplace_back(group.name, count);
    add(total_, count);
    fmt::print(stderr, "{} {:<10} {}, {} not right\n", subject_.name, group.name,
               counted(count.answers, "answer"), count.wrong());
  }

  const CertainCount& total() const { return total_; }
  const std::vector<std::string>& findings() const { return findings_; }

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
  struct Part {
    CertainCount count;
    std::vector<std::string> findings;
  };

  Row row(const std::string& first, const CertainCount& count) const {
    Row cells{first, grouped(count.questions), grouped(count.answers)};
    for (const Certainly way : wrong_ways) cells.push_back(grouped(count.of(way)));
    cells.push_back(fmt::format("{:.2f}", count.widest));
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
  std::size_t shown_max_;
  std::vector<std::pair<std::string, CertainCount>> rows_;
  CertainCount total_;
  std::vector<std::string> findings_;
};

std::string conclusion(const subjects::Subject& subject, const CertainCount& total) {
  std::string wrong;
  for (const Certainly way : wrong_ways) {
    if (total.of(way) == 0) continue;
    wrong += fmt::format("{}{} {}", wrong.empty() ? "" : ", ", grouped(total.of(way)), name(way));
  }
  return fmt::format(
      "{}: {} answers to {} questions, {}; the widest interval has {:.2f} of what it may have.",
      subject.name, grouped(total.answers), grouped(total.questions),
      wrong.empty() ? "all of them right" : wrong, total.widest);
}

}  // namespace

ExitCode certain(const CertainOptions& options) {
  const ThreadLimit limit(options.threads);
  if (!options.into.empty()) require_block(options.into, "certain");
  const std::vector<Group> all = groups(options);
  std::string document = "Made by `" + options.command + "`.\n";
  bool right = true;
  for (const subjects::Subject& subject : options.subjects) {
    Campaign campaign(subject, options.shown_max);
    for (const Group& group : all) campaign.run(group);
    for (const std::string& finding : campaign.findings()) fmt::print("{}\n\n", finding);
    const std::string words = conclusion(subject, campaign.total());
    fmt::print("{}\n{}\n\n", table(campaign.table(), false), words);
    document += "\n" + words + "\n\n" + table(campaign.table(), true);
    right = right && campaign.total().wrong() == 0;
  }
  if (!options.into.empty()) write_block(options.into, "certain", document);
  return right ? clean : findings;
}

}  // namespace reports
