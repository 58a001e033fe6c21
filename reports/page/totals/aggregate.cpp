// SPDX-License-Identifier: MIT
#include "reports/page/totals/aggregate.hpp"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace reports::page {
namespace {

// All subjects together: more dots hide one another, and each costs 14 bytes of the page.
constexpr std::size_t points_in_all = 32000;
constexpr std::size_t points_max = 2000;  // of a subject

constexpr std::size_t kept_of_a_kind = 4;

int hundredths(double x) { return static_cast<int>(std::lround(100 * std::log10(x))); }

std::size_t half_a_sample(const Header& header) {
  const std::size_t subjects = std::max<std::size_t>(1, header.subjects.size());
  return std::min(points_max, points_in_all / subjects) / 2;
}

bool worse(const Kept& one, const Kept& other) {
  return one.gross != other.gross ? one.gross : one.size > other.size;
}

}  // namespace

Aggregate::Aggregate(Header header)
    : header_(std::move(header)),
      cells_(header_.subjects.size() * header_.groups.size()),
      findings_(header_.subjects.size(), Sample(half_a_sample(header_))),
      others_(findings_),
      precision_(header_.subjects.size()) {}

std::size_t Aggregate::status_place(const std::string& status) {
  const auto known = status_places_.find(status);
  if (known != status_places_.end()) return known->second;
  // As the records name it: subjects of others may use any encoding, and JSON has one.
  constexpr auto replace = nlohmann::json::error_handler_t::replace;
  const std::string text =
      nlohmann::json::parse(nlohmann::json(status).dump(-1, ' ', true, replace));
  const auto place = static_cast<std::size_t>(std::find(statuses_.begin(), statuses_.end(), text) -
                                              statuses_.begin());
  if (place == statuses_.size()) statuses_.push_back(text);
  status_places_.emplace(status, place);
  return place;
}

void Aggregate::add(const Record& record) {
  const Row row = row_of(record, header_);
  if (last_ != std::pair(row.group, row.index)) {
    last_.emplace(row.group, row.index);
    ++questions_;
  }
  Cell& cell = cells_[row.subject * header_.groups.size() + row.group];
  ++cell.counts[row.column];
  if (row.gross && is_finding(row.column)) ++cell.gross;
  if (row.nanoseconds) ++cell.times[time_bin(*row.nanoseconds)];
  if (row.scaled_error) ++cell.errors[{row.column, error_bin(*row.scaled_error)}];
  if (row.iterations) {
    const int count = std::clamp(*row.iterations, 0, iterations_max);
    ++cell.iterations[{row.column, status_place(row.status), count}];
  }
  sample(row);
  if (is_finding(row.column)) keep(row, record);
  if (!heat_ || heat_->group() != row.group) {
    finish();
    heat_.emplace(row.group);
  }
  heat_->add(row);
}

void Aggregate::finish() {
  if (!heat_) return;
  heat_->finish();
  heats_.push_back(*std::move(heat_));
  heat_.reset();
}

void Aggregate::sample(const Row& row) {
  if (!row.distance || !(*row.distance > 0) || !(row.magnitude > 0)) return;
  const double condition = *row.distance / row.magnitude;
  std::optional<double> error = row.relative_error;
  const double u = header_.subjects[row.subject].u;
  if (!error && row.scaled_error) error = *row.scaled_error * u / condition;
  if (!(condition > 0)) return;
  if (error || is_finding(row.column)) {
    precision_.add(row.subject, condition, error.value_or(infinity));
  }
  if (!error || !std::isfinite(*error)) return;
  std::vector<Sample>& samples = is_finding(row.column) ? findings_ : others_;
  samples[row.subject].add(
      row.index * header_.groups.size() + row.group,
      {row.group, row.column, hundredths(condition), *error > 0 ? hundredths(*error) : no_error});
}

void Aggregate::keep(const Row& row, const Record& record) {
  Kept kept{row.subject, row.column, row.group, row.gross, row.size.value_or(infinity), {}};
  std::vector<Kept>& worst = worst_[{row.subject, row.column}];
  // Among equals the first stays.
  const auto at = std::upper_bound(worst.begin(), worst.end(), kept, worse);
  if (at - worst.begin() == kept_of_a_kind) return;
  kept.record = record;
  worst.insert(at, std::move(kept));
  if (worst.size() > kept_of_a_kind) worst.pop_back();
}

std::vector<Kept> Aggregate::worst(std::size_t at_most) const {
  std::vector<Kept> chosen;
  for (std::size_t rank = 0; rank < kept_of_a_kind; ++rank) {
    // Each kind in turn, so that a frequent one leaves room for the others.
    std::array<std::vector<const Kept*>, finding_columns> of;
    for (const auto& [who, worst] : worst_) {
      if (rank < worst.size()) of[who.second].push_back(&worst[rank]);
    }
    for (auto& one : of) {
      std::stable_sort(one.begin(), one.end(),
                       [](const Kept* a, const Kept* b) { return worse(*a, *b); });
    }
    for (std::size_t i = 0; i < header_.subjects.size(); ++i) {
      for (const auto& one : of) {
        if (i < one.size() && chosen.size() < at_most) chosen.push_back(*one[i]);
      }
    }
  }
  std::stable_sort(chosen.begin(), chosen.end(), [](const Kept& one, const Kept& other) {
    return one.column != other.column ? one.column < other.column : worse(one, other);
  });
  return chosen;
}

Total Aggregate::total(std::size_t subject) const {
  Total total;
  for (std::size_t g = 0; g < header_.groups.size(); ++g) {
    const Cell& of = cell(subject, g);
    for (std::size_t c = 0; c < columns.size(); ++c) {
      if (is_finding(c)) total.findings += of.counts[c];
      if (c != skipped) total.judged += of.counts[c];
    }
    total.gross += of.gross;
    for (const auto& [where, count] : of.errors) total.errors[where.second] += count;
    for (const auto& [bin, count] : of.times) total.times[bin] += count;
  }
  return total;
}

}  // namespace reports::page
