// SPDX-License-Identifier: MIT
#include "reports/readers/comparison.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>

#include "reports/study/form/record.hpp"

namespace reports {
namespace {

constexpr std::size_t gross_column = oracle::all_verdict_kinds.size();
constexpr std::size_t promise_column = gross_column + 1;

// Smaller is worse.
std::tuple<int, bool, bool> rank(const Record& record) {
  const Counted& counted = record.counted;
  const int place = counted.verdict == VerdictKind::skipped
                        ? 2 * static_cast<int>(VerdictKind::near_contact) - 1
                        : 2 * static_cast<int>(counted.verdict);
  return {place, !counted.gross, counted.keeps_promise != false};
}

void count(Compared::Counts& counts, const Counted& counted) {
  ++counts[static_cast<std::size_t>(counted.verdict)];
  if (counted.gross) ++counts[gross_column];
  if (counted.keeps_promise == false) ++counts[promise_column];
}

// Also of two NaN, which subjects may say.
bool same_number(std::optional<double> one, std::optional<double> other) {
  return one == other || (one && other && std::isnan(*one) && std::isnan(*other));
}

bool same_claim(const std::optional<Record::Says::Certain>& one,
                const std::optional<Record::Says::Certain>& other) {
  if (!one || !other) return !one && !other;
  return one->relation == other->relation && same_number(one->lower, other->lower) &&
         same_number(one->upper, other->upper);
}

bool same_words(const std::optional<Record::Says>& one, const std::optional<Record::Says>& other) {
  if (!one || !other) return !one && !other;
  return one->intersecting == other->intersecting && same_number(one->distance, other->distance) &&
         same_number(one->depth, other->depth) &&
         same_number(one->lower_bound, other->lower_bound) &&
         same_claim(one->certain, other->certain);
}

bool same_answer(const Record& one, const Record& other) {
  return one.counted.status == other.counted.status && same_words(one.says, other.says) &&
         one.counted.reason == other.counted.reason &&
         same_number(one.counted.size, other.counted.size) &&
         same_number(one.counted.scaled_error, other.counted.scaled_error) &&
         one.counted.iterations == other.counted.iterations &&
         same_number(one.relative_error, other.relative_error) && same_number(one.ulps, other.ulps);
}

// Compares what the generator and the oracles produced.  If the precision of the subject changed,
// the case was rounded differently; an enclosure may have become narrower.
bool same_case(const RecordedCase& one, const RecordedCase& other) {
  if (one.id != other.id) return false;
  if (one.bits != other.bits) return true;
  const auto agree = [](const auto& left, const auto& right) {
    return !left || !right || *left == *right;
  };
  const bool enclosures = one.exact.is_enclosure || other.exact.is_enclosure;
  return one.dim == other.dim && one.vertices == other.vertices &&
         one.magnitude == other.magnitude && agree(one.exact.relation, other.exact.relation) &&
         (enclosures || agree(one.exact.distance, other.exact.distance));
}

Change change(double before, double now, double factor) {
  if (now > factor * before) return Change::worse;
  if (before > factor * now) return Change::better;
  return Change::same;
}

// A regression is not compensated by improvements.
Change worst(std::initializer_list<Change> changes) { return std::max(changes); }

template <typename Entry>
Entry& entry(std::vector<std::pair<Comparison::Key, Entry>>& entries,
             std::map<Comparison::Key, std::size_t>& places, const Comparison::Key& key) {
  const auto [place, is_new] = places.try_emplace(key, entries.size());
  if (is_new) entries.emplace_back(key, Entry());
  return entries[place->second].second;
}

void add_alone(Alone& alone, const Record& record) {
  ++alone.answers;
  if (is_finding(record.counted.verdict)) ++alone.findings;
}

// Keeps the `shown` worst changes by their record `side`; equal ones keep their order.
void keep_worst(std::vector<ChangedCase>& kept, ChangedCase one, Record ChangedCase::*side,
                std::size_t shown) {
  const auto worse = [side](const ChangedCase& left, const ChangedCase& right) {
    const Record& a = left.*side;
    const Record& b = right.*side;
    return std::tuple(rank(a), -ranked_size(a.counted)) <
           std::tuple(rank(b), -ranked_size(b.counted));
  };
  kept.insert(std::upper_bound(kept.begin(), kept.end(), one, worse), std::move(one));
  if (kept.size() > shown) kept.pop_back();
}

}  // namespace

const char* compared_title(std::size_t column) {
  if (column == gross_column) return "gross";
  if (column == promise_column) return "beyond promise";
  return title(oracle::all_verdict_kinds.at(column));
}

Change change_of_verdict(const Record& before, const Record& now) {
  if (rank(now) < rank(before)) return Change::worse;
  return rank(before) < rank(now) ? Change::better : Change::same;
}

void Compared::add(const Record& record_before, const Record& record_now) {
  const Counted& one = record_before.counted;
  const Counted& other = record_now.counted;
  ++answers;
  count(before, one);
  count(now, other);
  const Change verdict = change_of_verdict(record_before, record_now);
  if (verdict == Change::worse) ++worse;
  if (verdict == Change::better) ++better;
  errors.add(one.scaled_error, other.scaled_error);
  iterations.add(one.iterations, other.iterations);
  const auto in_both_and_changed = [](const auto& left, const auto& right) {
    return left && right && !same_number(left, right);
  };
  const bool else_same = verdict == Change::same &&
                         !in_both_and_changed(one.scaled_error, other.scaled_error) &&
                         !in_both_and_changed(one.iterations, other.iterations);
  if (else_same && !same_answer(record_before, record_now)) ++otherwise;
}

bool Compared::same() const {
  return before == now && worse + better + otherwise == 0 && !errors.changed() &&
         !iterations.changed();
}

Change Compared::change_of_errors(double factor) const {
  return worst({change(errors.before.at(0.5), errors.now.at(0.5), factor),
                change(errors.before.at(0.99), errors.now.at(0.99), factor),
                change(errors.before.largest(), errors.now.largest(), factor)});
}

Change Compared::change_of_iterations(double factor) const {
  return worst({change(iterations.before.quantile(0.5), iterations.now.quantile(0.5), factor),
                change(iterations.before.largest(), iterations.now.largest(), factor)});
}

Comparison::Comparison(const RunHeader& now, std::size_t shown) : now_(now), shown_(shown) {}

void Comparison::add(const Record* before, const Record* now) {
  if (before != nullptr && now != nullptr) {
    if (same_case(*before->question, *now->question)) return compare(*before, *now);
    ++other_cases_;
  } else if (before != nullptr) {
    add_alone(entry(gone_, place_gone_, {before->subject, before->question->group}), *before);
  } else if (now != nullptr) {
    add_alone(entry(added_, place_added_, {now->subject, now->question->group}), *now);
  }
}

void Comparison::compare(const Record& before, const Record& now) {
  entry(compared_, place_compared_, {now.subject, now.question->group}).add(before, now);
  const Change change = change_of_verdict(before, now);
  if (change == Change::same) return;
  ChangedCase one{before, now, replay_command(now_, now)};
  if (change == Change::worse) {
    keep_worst(worse_, std::move(one), &ChangedCase::now, shown_);
  } else {
    keep_worst(better_, std::move(one), &ChangedCase::before, shown_);
  }
}

std::uint64_t Comparison::answers() const {
  std::uint64_t sum = 0;
  for (const auto& [key, one] : compared_) sum += one.answers;
  return sum;
}

bool Comparison::same() const {
  return other_cases_ == 0 && gone_.empty() && added_.empty() &&
         std::ranges::all_of(compared_, [](const auto& one) { return one.second.same(); });
}

bool Comparison::any_worse(double factor) const {
  return std::ranges::any_of(compared_, [=](const auto& entry) {
    const Compared& one = entry.second;
    return one.worse > 0 || one.change_of_errors(factor) == Change::worse ||
           one.change_of_iterations(factor) == Change::worse;
  });
}

}  // namespace reports
