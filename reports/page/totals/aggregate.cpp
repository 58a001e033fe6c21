// SPDX-License-Identifier: MIT
#include "reports/page/totals/aggregate.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

#include "reports/study/sweep/sweep.hpp"

namespace reports::page {
namespace {

// For all subjects.  More dots would hide one another, and each costs 14 bytes of the page.
constexpr std::size_t points_in_all = 32000;
constexpr std::size_t points_max = 2000;  // per subject

constexpr std::size_t kept_of_a_kind = 2;  // of a subject, group and verdict
constexpr std::size_t heat_bytes_max = 300000;

std::size_t half_a_sample(const RunHeader& header) {
  const std::size_t subjects = std::max<std::size_t>(1, header.subjects.size());
  return std::min(points_max, points_in_all / subjects) / 2;
}

bool worse(const Record& one, const Record& other) { return is_worse(one.counted, other.counted); }

}  // namespace

Aggregate::Aggregate(RunHeader header)
    : header_(std::move(header)),
      places_(header_),
      tally_(names(header_.groups), names(header_.subjects)),
      spreads_(header_.subjects.size() * header_.groups.size()),
      findings_(header_.subjects.size(), Sample(half_a_sample(header_))),
      others_(findings_),
      precision_(header_.subjects.size()),
      is_sweep_(is_sweep(header_)) {}

std::size_t Aggregate::status_place(const std::string& status) {
  const auto known = status_places_.find(status);
  if (known != status_places_.end()) return known->second;
  // Convert to valid UTF-8, as in the records, because external subjects may use any encoding.
  constexpr auto replace = nlohmann::json::error_handler_t::replace;
  const std::string text =
      nlohmann::json::parse(nlohmann::json(status).dump(-1, ' ', true, replace));
  const auto place = static_cast<std::size_t>(std::find(statuses_.begin(), statuses_.end(), text) -
                                              statuses_.begin());
  if (place == statuses_.size()) statuses_.push_back(text);
  status_places_.emplace(status, place);
  return place;
}

void Aggregate::add(const Place& place, const Record& record) {
  const auto [group, subject] = place;
  const Counted& answer = record.counted;
  const bool is_new = last_ != std::pair(group, record.question->index);
  if (is_new) {
    last_.emplace(group, record.question->index);
    ++questions_;
  }
  tally_.add(group, subject, answer);
  Spread& spread = spreads_[subject * header_.groups.size() + group];
  if (record.counted.nanoseconds) ++spread.times[time_bin(*record.counted.nanoseconds)];
  if (answer.scaled_error) ++spread.errors[{answer.verdict, error_bin(*answer.scaled_error)}];
  if (answer.iterations) {
    const int count = std::clamp(*answer.iterations, 0, iterations_max);
    const std::size_t status = status_place(answer.status.value_or(""));
    ++spread.iterations[{answer.verdict, status, count}];
  }
  sample(group, subject, record);
  if (is_finding(answer.verdict)) {
    if (std::isfinite(answer.size)) spread.worst = std::max(spread.worst, answer.size);
    keep(place, record);
  }
  if (!heat_ || heat_->group() != group) {
    finish_group();
    heat_.emplace(group);
  }
  heat_->add(record, subject);
  const std::string& family = header_.groups[group].family;
  if (family.empty()) return;
  const RunHeader::Subject& described = header_.subjects[subject];
  // Those of the case are the same for all subjects without settings.
  if (is_new || followed_settings_ || !described.settings.empty()) {
    followed_settings_ = !described.settings.empty();
    followed_.clear();
    for (const auto& [name, x] : quantities(header_.groups[group], described, record)) {
      followed_.emplace_back(&trends_[family].try_emplace(name, name).first->second, x);
    }
  }
  for (const auto& [trend, x] : followed_) trend->add(x, described, record);
}

void Aggregate::finish_group() {
  if (!heat_) return;
  heat_->finish();
  heats_.push_back(*std::move(heat_));
  heat_.reset();
  // The groups of a sweep share their families, and are few.
  if (!is_sweep_) finish_trends();
}

void Aggregate::finish_trends() {
  for (auto& [family, trends] : trends_) {
    for (auto& entry : trends) entry.second.finish();
  }
}

void Aggregate::finish() {
  finish_group();
  finish_trends();
}

void Aggregate::sample(std::size_t group, std::size_t subject, const Record& record) {
  const std::optional<double> condition = inverse_condition(record);
  if (!condition || !(*condition > 0)) return;
  const Counted& answer = record.counted;
  std::optional<double> error = record.relative_error;
  const double u = header_.subjects[subject].unit_roundoff;
  if (!error && answer.scaled_error) error = *answer.scaled_error * u / *condition;
  if (error || is_finding(answer.verdict)) {
    precision_.add(subject, *condition, error.value_or(std::numeric_limits<double>::infinity()));
  }
  if (!error || !std::isfinite(*error)) return;
  std::vector<Sample>& samples = is_finding(answer.verdict) ? findings_ : others_;
  samples[subject].add(record.question->index * header_.groups.size() + group,
                       {group, static_cast<std::size_t>(answer.verdict), hundredths(*condition),
                        *error > 0 ? hundredths(*error) : no_error});
}

void Aggregate::keep(const Place& place, const Record& record) {
  std::vector<Record>& worst = worst_[{place.subject, record.counted.verdict, place.group}];
  // Equal findings keep their order.
  const auto at = std::upper_bound(worst.begin(), worst.end(), record, worse);
  if (at - worst.begin() == kept_of_a_kind) return;
  worst.insert(at, record);
  if (worst.size() > kept_of_a_kind) worst.pop_back();
}

std::vector<Record> Aggregate::worst(std::size_t at_most) const {
  const auto pointed = [](const Record* a, const Record* b) { return worse(*a, *b); };
  // By rank in the group, subject and verdict.
  std::map<std::tuple<std::size_t, std::size_t, VerdictKind>, std::vector<const Record*>> lines;
  for (const auto& [who, worst] : worst_) {
    for (std::size_t rank = 0; rank < worst.size(); ++rank) {
      lines[{rank, std::get<0>(who), std::get<1>(who)}].push_back(&worst[rank]);
    }
  }
  // Every line has its turn before another one has a second.
  std::map<std::pair<std::size_t, std::size_t>, std::vector<const Record*>> turns;
  for (auto& [who, line] : lines) {
    std::ranges::stable_sort(line, pointed);
    for (std::size_t i = 0; i < line.size(); ++i) turns[{std::get<0>(who), i}].push_back(line[i]);
  }
  std::vector<Record> chosen;
  for (auto& [turn, some] : turns) {
    std::ranges::stable_sort(some, pointed);
    for (const Record* one : some) {
      if (chosen.size() < at_most) chosen.push_back(*one);
    }
  }
  std::ranges::stable_sort(chosen, worse);
  return chosen;
}

Total Aggregate::total(std::size_t subject) const {
  Total total{tally_.total(subject), {}, {}, -1};
  for (std::size_t g = 0; g < header_.groups.size(); ++g) {
    total.worst = std::max(total.worst, spread(subject, g).worst);
    for (const auto& [where, count] : spread(subject, g).errors) {
      total.errors[where.second] += count;
    }
    for (const auto& [bin, count] : spread(subject, g).times) total.times[bin] += count;
  }
  return total;
}

// Adds pairs of parameters until the space is used up, starting with the first pair of every group.
nlohmann::json Aggregate::heat_json() const {
  nlohmann::json all = nlohmann::json::array();
  std::size_t most = 0;
  for (const Heat& heat : heats_) {
    most = std::max(most, heat.pairs());
    all.push_back({{"g", heat.group()},
                   {"bins", axis_bins},
                   {"axes", heat.axes_json()},
                   {"pairs", nlohmann::json::array()}});
  }
  std::size_t bytes = 0;
  for (std::size_t pair = 0; pair < most; ++pair) {
    for (std::size_t i = 0; i < heats_.size(); ++i) {
      if (pair >= heats_[i].pairs()) continue;
      nlohmann::json one = heats_[i].pair_json(pair);
      const std::size_t size = one.dump().size();
      if (bytes + size > heat_bytes_max) continue;
      bytes += size;
      all[i]["pairs"].push_back(std::move(one));
    }
  }
  return all;
}

nlohmann::json Aggregate::json() const {
  nlohmann::json cells = nlohmann::json::array();
  nlohmann::json points = nlohmann::json::array();
  for (std::size_t s = 0; s < header_.subjects.size(); ++s) {
    for (std::size_t g = 0; g < header_.groups.size(); ++g) {
      const Cell& cell = tally_.cell(g, s);
      const Spread& bins = spread(s, g);
      nlohmann::json errors = nlohmann::json::array();
      for (const auto& [where, count] : bins.errors) {
        for (const auto x : {static_cast<long>(where.first), static_cast<long>(where.second),
                             static_cast<long>(count)}) {
          errors.push_back(x);
        }
      }
      nlohmann::json iterations = nlohmann::json::array();
      for (const auto& [where, count] : bins.iterations) {
        const auto& [verdict, status, number] = where;
        for (const auto x :
             {static_cast<std::size_t>(verdict), status, static_cast<std::size_t>(number), count}) {
          iterations.push_back(x);
        }
      }
      cells.push_back({{"s", s},
                       {"g", g},
                       {"counts", cell.counts},
                       {"gross", cell.gross},
                       {"worst", bins.worst < 0 ? nlohmann::json() : nlohmann::json(bins.worst)},
                       {"errors", std::move(errors)},
                       {"iterations", std::move(iterations)},
                       {"times", bins_json(bins.times)}});
    }
    nlohmann::json sampled = nlohmann::json::array();
    for (const std::vector<Sample>* samples : {&others_, &findings_}) {
      for (const SamplePoint& point : (*samples)[s].points()) {
        sampled.push_back(point.group);
        sampled.push_back(point.column);
        sampled.push_back(point.condition);
        sampled.push_back(point.error);
      }
    }
    if (!sampled.empty()) points.push_back({{"s", s}, {"points", std::move(sampled)}});
  }
  return {{"statuses", statuses_},
          {"cells", std::move(cells)},
          {"error_bins",
           {{"first_decade", error_first_decade},
            {"per_decade", error_bins_a_decade},
            {"count", error_bins}}},
          {"heat", heat_json()},
          {"trends", trends_json(header_, trends_)},
          {"points", std::move(points)},
          {"precision", precision_.json()}};
}

}  // namespace reports::page
