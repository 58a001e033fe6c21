// SPDX-License-Identifier: MIT
#include "reports/readers/comparison.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <span>

#include "reports/output/text_table.hpp"

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
    std::ranges::stable_sort(entries_, [this](const Entry* one, const Entry* other) {
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
    measure("Errors that changed, in units of u M",
            {"subject and group", "50 %", "99 %", "largest", "larger in", "smaller in", "change"},
            &Compared::errors, {0.5, 0.99}, &Compared::change_of_errors);
    measure("Iterations that changed",
            {"subject and group", "median", "largest", "more in", "fewer in", "change"},
            &Compared::iterations, {0.5}, &Compared::change_of_iterations);
    cases("Worse", total(entries_, &Compared::worse), comparison_.worse(), &ChangedCase::now);
    cases("Better", total(entries_, &Compared::better), comparison_.better(), &ChangedCase::before);
    alone("New", comparison_.added());
    alone("Gone", comparison_.gone());
    return parts_;
  }

 private:
  std::size_t place(const std::string& subject) const {
    const auto& all = which_.header_now->subjects;
    const auto found = std::ranges::find_if(
        all, [&](const RunHeader::Subject& one) { return one.name == subject; });
    return static_cast<std::size_t>(found - all.begin());
  }

  void study(const std::string& which, const std::string& path, const RunHeader& header) {
    parts_.studies.push_back({which, path, header.build.version, header.command});
  }

  void notes() {
    parts_.notes.push_back(fmt::format("{} of the same subjects to the same cases.",
                                       counted(comparison_.answers(), "answer")));
    for (const auto& [now, before] : older_versions(*which_.header_before, *which_.header_now)) {
      parts_.notes.push_back(fmt::format("{} was {}.", now, before));
    }
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

  static std::uint64_t total(std::span<const Entry* const> entries, std::uint64_t Compared::*part) {
    std::uint64_t sum = 0;
    for (const Entry* entry : entries) sum += entry->second.*part;
    return sum;
  }

  static std::string named(const Comparison::Key& key) { return key.first + " " + key.second; }

  // One row per subject, including unchanged ones.
  void subjects() {
    std::vector<Row> all{{"subject", "answers", "worse", "better", "otherwise changed"}};
    for (std::span<const Entry* const> rest = entries_; !rest.empty();) {
      const std::string& subject = rest[0]->first.first;
      const auto end = std::ranges::find_if(
          rest, [&](const Entry* entry) { return entry->first.first != subject; });
      const auto own = rest.first(static_cast<std::size_t>(end - rest.begin()));
      Row row{subject};
      for (const auto part :
           {&Compared::answers, &Compared::worse, &Compared::better, &Compared::otherwise}) {
        row.push_back(count_or_dot(total(own, part)));
      }
      all.push_back(row);
      rest = rest.subspan(own.size());
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

  static double quantile(const Quantiles& errors, double share) { return errors.at(share); }
  static int quantile(const Iterations& counts, double share) { return counts.quantile(share); }

  template <typename Histogram>
  void measure(const std::string& title, const Row& head, InBoth<Histogram> Compared::*measured,
               std::initializer_list<double> shares,
               Change (Compared::*change)(double factor) const) {
    std::vector<Row> all{head};
    for (const Entry* entry : entries_) {
      const auto& [before, now, larger, smaller] = entry->second.*measured;
      if (larger + smaller == 0) continue;
      Row row{named(entry->first)};
      for (const double share : shares) {
        row.push_back(pair_text(quantile(before, share), quantile(now, share)));
      }
      row.insert(row.end(),
                 {pair_text(before.largest(), now.largest()), count_or_dot(larger),
                  count_or_dot(smaller), direction((entry->second.*change)(which_.factor))});
      all.push_back(row);
    }
    add(parts_.tables, title, std::move(all));
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
          {one.now.subject, one.now.question->id,
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
