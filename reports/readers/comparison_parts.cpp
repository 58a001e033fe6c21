// SPDX-License-Identifier: MIT
#include "reports/readers/comparison_parts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "reports/output/count_text.hpp"

namespace reports {
namespace {

using Entry = std::pair<Comparison::Key, Compared>;

// Two numbers with just enough digits to distinguish them, at least three.
std::string pair_text(double before, double now) {
  if (before == now) return fmt::format("{:.3g}", now);
  for (int digits = 3;; ++digits) {
    const std::string left = fmt::format("{:.{}g}", before, digits);
    const std::string right = fmt::format("{:.{}g}", now, digits);
    if (left != right || digits == 17) return left + " -> " + right;
  }
}

std::string pair_text(int before, int now) {
  return before == now ? std::to_string(now) : fmt::format("{} -> {}", before, now);
}

std::string verdict_text(const Counted& answer) {
  std::string text = name(answer.verdict);
  if (answer.gross) text += ", gross";
  if (answer.keeps_promise == false) text += ", beyond its promise";
  return text;
}

class Parts {
 public:
  Parts(const Compares& which, const Comparison& comparison)
      : which_(which), comparison_(comparison) {
    for (const Entry& entry : comparison.compared()) entries_.push_back(&entry);
    std::stable_sort(entries_.begin(), entries_.end(),
                     [this](const Entry* one, const Entry* other) {
                       return place(one->first.first) < place(other->first.first);
                     });
  }

  ComparisonParts all() {
    study("old", which_.before, *which_.header_before);
    study("new", which_.now, *which_.header_now);
    notes();
    parts_.same = comparison_.same();
    parts_.worse = comparison_.any_worse(which_.factor);
    if (parts_.same) return parts_;
    subjects();
    verdicts();
    errors();
    iterations();
    cases("Worse", total(&Compared::worse), comparison_.worse(), &ChangedCase::now);
    cases("Better", total(&Compared::better), comparison_.better(), &ChangedCase::before);
    alone("New", comparison_.added());
    alone("Gone", comparison_.gone());
    return parts_;
  }

 private:
  std::size_t place(const std::string& subject) const {
    const auto& all = which_.header_now->subjects;
    const auto found = std::find_if(
        all.begin(), all.end(), [&](const RunHeader::Subject& one) { return one.name == subject; });
    return static_cast<std::size_t>(found - all.begin());
  }

  void study(const std::string& which, const std::string& path, const RunHeader& header) {
    parts_.studies.push_back({which, path, header.build.version, header.command});
  }

  void notes() {
    parts_.notes.push_back(fmt::format("{} of the same subjects to the same cases.",
                                       counted(comparison_.answers(), "answer")));
    if (!which_.complete) {
      parts_.notes.emplace_back(
          "INCOMPLETE: both studies were ended early; compared as far as both go.");
    }
    if (comparison_.other_cases() > 0) {
      parts_.notes.push_back(fmt::format("Other cases of the same names: {} not compared.",
                                         counted(comparison_.other_cases(), "answer")));
    }
  }

  // Omits tables that have only a head.
  static void add(std::vector<ComparisonParts::Table>& tables, const std::string& title,
                  std::vector<Row> rows) {
    if (rows.size() > 1) tables.push_back({title, std::move(rows)});
  }

  std::uint64_t total(std::uint64_t Compared::*part) const {
    std::uint64_t sum = 0;
    for (const Entry* entry : entries_) sum += entry->second.*part;
    return sum;
  }

  static std::string named(const Comparison::Key& key) { return key.first + " " + key.second; }

  // One row per subject, including unchanged ones.
  void subjects() {
    std::vector<Row> all{{"subject", "answers", "worse", "better", "otherwise changed"}};
    for (std::size_t from = 0; from < entries_.size();) {
      const std::string& subject = entries_[from]->first.first;
      std::uint64_t answers = 0;
      std::uint64_t worse = 0;
      std::uint64_t better = 0;
      std::uint64_t otherwise = 0;
      for (; from < entries_.size() && entries_[from]->first.first == subject; ++from) {
        const Compared& one = entries_[from]->second;
        answers += one.answers;
        worse += one.worse;
        better += one.better;
        otherwise += one.otherwise;
      }
      all.push_back({subject, std::to_string(answers), count_or_dot(worse), count_or_dot(better),
                     count_or_dot(otherwise)});
    }
    add(parts_.tables,
        "Verdicts by subject; otherwise: answers, but neither verdict, error nor iterations",
        std::move(all));
  }

  void verdicts() {
    std::vector<Row> all{{"subject and group", "verdict", "old", "new"}};
    for (const Entry* entry : entries_) {
      for (std::size_t c = 0; c < compared_columns; ++c) {
        const std::uint64_t before = entry->second.before[c];
        const std::uint64_t now = entry->second.now[c];
        if (before == now) continue;
        all.push_back(
            {named(entry->first), compared_title(c), count_or_dot(before), count_or_dot(now)});
      }
    }
    add(parts_.tables, "Counts that changed", std::move(all));
  }

  static std::string direction(Change change) {
    return change == Change::worse ? "worse" : change == Change::better ? "better" : "";
  }

  void errors() {
    std::vector<Row> all{
        {"subject and group", "50 %", "99 %", "largest", "larger in", "smaller in", "change"}};
    for (const Entry* entry : entries_) {
      const Compared& one = entry->second;
      if (one.errors_larger + one.errors_smaller == 0) continue;
      const Quantiles& before = one.errors_before;
      const Quantiles& now = one.errors_now;
      all.push_back({named(entry->first), pair_text(before.at(0.5), now.at(0.5)),
                     pair_text(before.at(0.99), now.at(0.99)),
                     pair_text(before.largest(), now.largest()), count_or_dot(one.errors_larger),
                     count_or_dot(one.errors_smaller),
                     direction(one.change_of_errors(which_.factor))});
    }
    add(parts_.tables, "Errors that changed, in units of u M", std::move(all));
  }

  void iterations() {
    std::vector<Row> all{
        {"subject and group", "median", "largest", "more in", "fewer in", "change"}};
    for (const Entry* entry : entries_) {
      const Compared& one = entry->second;
      if (one.iterations_more + one.iterations_fewer == 0) continue;
      const Iterations& before = one.iterations_before;
      const Iterations& now = one.iterations_now;
      all.push_back({named(entry->first), pair_text(before.quantile(0.5), now.quantile(0.5)),
                     pair_text(before.largest(), now.largest()), count_or_dot(one.iterations_more),
                     count_or_dot(one.iterations_fewer),
                     direction(one.change_of_iterations(which_.factor))});
    }
    add(parts_.tables, "Iterations that changed", std::move(all));
  }

  // `side`: the record whose reason and size are shown.
  void cases(const std::string& way, std::uint64_t all, const std::vector<ChangedCase>& shown,
             Record ChangedCase::*side) {
    if (all == 0) return;
    ComparisonParts::Changes changes;
    changes.title = fmt::format("{}: {}", way, counted(all, "verdict"));
    if (shown.size() < all) changes.title += fmt::format(", the worst {} of them", shown.size());
    for (const ChangedCase& one : shown) {
      const Counted& answer = (one.*side).counted;
      std::string reason = answer.reason.empty() ? "" : ": " + answer.reason;
      if (answer.size > 0 && std::isfinite(answer.size)) {
        reason += fmt::format(", off by {:.3g} M", answer.size);
      }
      changes.shown.push_back(
          {one.now.subject, one.now.question.id,
           verdict_text(one.before.counted) + " -> " + verdict_text(one.now.counted), reason,
           one.replay});
    }
    parts_.changes.push_back(std::move(changes));
  }

  void alone(const std::string& title, const std::vector<std::pair<Comparison::Key, Alone>>& all) {
    std::vector<Row> table{{"subject and group", "answers", "findings"}};
    for (const auto& [key, one] : all) {
      table.push_back({named(key), std::to_string(one.answers), count_or_dot(one.findings)});
    }
    add(parts_.alone, title, std::move(table));
  }

  const Compares& which_;
  const Comparison& comparison_;
  std::vector<const Entry*> entries_;
  ComparisonParts parts_;
};

}  // namespace

ComparisonParts parts_of(const Compares& which, const Comparison& comparison) {
  return Parts(which, comparison).all();
}

}  // namespace reports
