// SPDX-License-Identifier: MIT
#include <cmath>

#include "reports/output/text_table.hpp"
#include "reports/research/bench/peers/peers.hpp"

namespace bench {
namespace {

using reports::Row;
using reports::times::ratio_of;
using reports::times::Spread;
using reports::times::spread_of;

std::optional<Spread> nanoseconds(const Measured& measured) {
  if (measured.seconds.empty() || !measured.failure.empty()) return std::nullopt;
  return reports::times::scaled(1e9, spread_of(measured.seconds));
}

std::string number(double value) {
  if (value >= 1e6) return fmt::format("{:.3g}e6", value / 1e6);
  return fmt::format("{:.{}f}", value, value < 10 ? 1 : 0);
}

// Minimum and median; for a slow contender the mean of a few queries.
std::string time_text(const Measured& measured) {
  const std::optional<Spread> time = nanoseconds(measured);
  if (!time) return measured.failure.empty() ? "-" : "died";
  if (measured.once) return "about " + number(time->median);
  return number(time->least) + " / " + number(time->median);
}

// Ratios within the same round; for a slow contender of its mean.
std::optional<Spread> ratio_to(std::size_t reference, const TimedCell& cell,
                               std::size_t contender) {
  const Measured& one = cell.measured[contender];
  const Measured& other = cell.measured[reference];
  if (!nanoseconds(one) || !nanoseconds(other)) return std::nullopt;
  if (!one.once) return ratio_of(one.seconds, other.seconds);
  const double ratio = one.seconds[0] / spread_of(other.seconds).median;
  return Spread{ratio, ratio, ratio};
}

std::vector<const TimedCell*> cells_of(const TimedRun& run, int dim, Placing placing) {
  std::vector<const TimedCell*> cells;
  for (const TimedCell& cell : run.cells) {
    if (cell.setting.dim == dim && cell.setting.placing == placing) cells.push_back(&cell);
  }
  return cells;
}

// A row for each contender, a column for each number of vertices.  Empty if there is no cell.
std::string times_of(const TimedRun& run, int dim, Placing placing, bool markdown) {
  const std::vector<const TimedCell*> cells = cells_of(run, dim, placing);
  if (cells.empty()) return {};
  std::vector<Row> rows{{fmt::format("{}{}, ns", name(placing), dim == 2 ? " in the plane" : "")}};
  for (const TimedCell* cell : cells) rows[0].push_back(std::to_string(cell->setting.vertices));
  for (std::size_t i = 0; i < run.contenders.size(); ++i) {
    if (run.contenders[i].query.dim != dim) continue;
    Row& row = rows.emplace_back();
    row.push_back(run.contenders[i].query.name);
    for (const TimedCell* cell : cells) row.push_back(time_text(cell->measured[i]));
  }
  return fmt::format("\n{}", reports::table(rows, markdown));
}

// The contender of a kind whose minimum time is lowest.
template <typename Is>
std::optional<std::size_t> fastest(const TimedRun& run, const TimedCell& cell, const Is& is) {
  std::optional<std::size_t> best;
  for (std::size_t i = 0; i < run.contenders.size(); ++i) {
    if (!is(run.contenders[i], cell.measured[i])) continue;
    const std::optional<Spread> time = nanoseconds(cell.measured[i]);
    if (time && (!best || time->least < nanoseconds(cell.measured[*best])->least)) best = i;
  }
  return best;
}

// An error of a distance or depth that counts as right, of bodies of size 1: MPR and contacts of
// polygons are off by a tenth and more.
constexpr double right_within = 1e-3;

bool is_right(const Contender& contender, const Measured& measured) {
  return contender.role == Role::peer && measured.wrong == 0 && measured.error < right_within;
}

// Who is compared with whom, and how many times as long the rival must take.  A rival of several is
// the fastest.
struct Race {
  const char* reference;
  const char* rival;
  bool (*is_rival)(const Contender& contender, const Measured& measured);
  std::optional<double> (*bar)(const Setting& setting);
};

bool meets(Placing placing) {
  return placing == Placing::touching || placing == Placing::shallow ||
         placing == Placing::overlapping;
}

// In the plane the bars are for polygons of engines.
std::optional<double> bar_in_plane(const Setting& setting) {
  if (setting.vertices > 8) return std::nullopt;
  return setting.placing == Placing::touching ? 0.5 : 1.0;
}
std::optional<double> bar_of_distance(const Setting& setting) {
  if (setting.dim == 2) return bar_in_plane(setting);
  if (setting.placing == Placing::coherent || meets(setting.placing)) return 1.0;
  if (setting.placing == Placing::cold || setting.vertices > 512) return std::nullopt;
  return setting.vertices <= 32 ? 1.5 : 3.0;
}
std::optional<double> bar_of_relation(const Setting& setting) {
  if (setting.dim == 2) return bar_in_plane(setting);
  return setting.placing == Placing::touching || setting.placing == Placing::cold
             ? std::nullopt
             : std::optional(1.0);
}
std::optional<double> bar_of_depth(const Setting& setting) {
  if (!meets(setting.placing) || setting.placing == Placing::touching) return std::nullopt;
  return setting.vertices <= 32 ? std::optional(1.0) : std::nullopt;
}
// A placed query may take 1.25 times as long.
std::optional<double> bar_of_placed(const Setting&) { return 1 / 1.25; }

template <const auto& Name>
bool is_named(const Contender& contender, const Measured&) {
  return contender.query.name == Name;
}

constexpr std::array races{
    Race{certified_name, "fastest peer with right distances",
         [](const Contender& contender, const Measured& measured) {
           return contender.query.distance && is_right(contender, measured);
         },
         bar_of_distance},
    Race{relation_name, "fastest peer that is right", is_right, bar_of_relation},
    Race{depth_name, "fastest peer with right depths",
         [](const Contender& contender, const Measured& measured) {
           return contender.query.depth && is_right(contender, measured);
         },
         bar_of_depth},
    Race{placed_name, "of bodies not placed", is_named<certified_name>, bar_of_placed},
    Race{placed_relation_name, "of bodies not placed", is_named<relation_name>, bar_of_placed}};

struct Result {
  const TimedCell* cell = nullptr;
  std::size_t rival = 0;
  Spread ratio;
  std::optional<double> bar;

  // Above 1 the bar is reached.
  double share() const { return bar ? ratio.median / *bar : HUGE_VAL; }
};

std::vector<Result> results_of(const TimedRun& run, const Race& race) {
  std::vector<Result> results;
  for (const TimedCell& cell : run.cells) {
    const auto is_reference = [&](const Contender& contender, const Measured&) {
      return contender.query.name == race.reference;
    };
    const std::optional<std::size_t> best = fastest(run, cell, race.is_rival);
    const std::optional<std::size_t> reference = fastest(run, cell, is_reference);
    if (!best || !reference) continue;
    if (const std::optional<Spread> ratio = ratio_to(*reference, cell, *best)) {
      results.push_back({&cell, *best, *ratio, race.bar(cell.setting)});
    }
  }
  std::ranges::stable_sort(results, {}, &Result::share);
  return results;
}

// The cells of a race, those that miss their bar most first.
std::string race_of(const TimedRun& run, const Race& race, bool markdown) {
  const std::vector<Result> results = results_of(run, race);
  if (results.empty()) return {};
  std::vector<Row> rows{
      {"pairs", race.rival, fmt::format("of {}", race.reference), "bar", "reached"}};
  for (const Result& result : results) {
    rows.push_back({described(result.cell->setting), run.contenders[result.rival].query.name,
                    reports::times::text_of(result.ratio),
                    result.bar ? fmt::format("{:g}", *result.bar) : "-",
                    !result.bar           ? "-"
                    : result.share() >= 1 ? "yes"
                                          : "no"});
  }
  return fmt::format("\n{}", reports::table(rows, markdown));
}

const char* said_by(const Listed& query) {
  if (query.distance) return query.depth ? "distance, depth" : "distance";
  return query.depth ? "depth" : "relation";
}

// Describes each contender, and compares its answers with proved bounds.
std::string contenders_of(const TimedRun& run, bool markdown) {
  std::vector<Row> rows{{"contender", "call", "says", "largest error", "wrong"}};
  for (std::size_t i = 0; i < run.contenders.size(); ++i) {
    const Contender& contender = run.contenders[i];
    if (contender.role == Role::limit) continue;
    double error = 0;
    std::size_t wrong = 0;
    for (const TimedCell& cell : run.cells) {
      error = std::max(error, cell.measured[i].error);
      wrong += cell.measured[i].wrong;
    }
    rows.push_back(
        {contender.query.name + (contender.query.dim == 2 ? ", plane" : ""),
         contender.query.call + (contender.query.warm ? "; keeps what the query before found" : ""),
         said_by(contender.query),
         contender.query.distance || contender.query.depth ? fmt::format("{:.1g}", error) : "-",
         std::to_string(wrong)});
  }
  return reports::table(rows, markdown);
}

std::string failures_of(const TimedRun& run) {
  std::string text;
  for (const TimedCell& cell : run.cells) {
    for (std::size_t i = 0; i < run.contenders.size(); ++i) {
      if (cell.measured[i].failure.empty()) continue;
      text += fmt::format("{} died, {}: {}.\n", run.contenders[i].query.name,
                          described(cell.setting), cell.measured[i].failure);
    }
  }
  for (const std::string& sentence : run.missing) text += sentence + "\n";
  return text.empty() ? text : "\n" + text;
}

// A chart has little room: certified, the limits, and the contenders with its kind of result.
bool is_drawn(const Contender& contender, bool distance) {
  const std::string& name = contender.query.name;
  if (contender.query.dim != 3) return false;
  if (contender.role == Role::limit || name == certified_name) return true;
  return contender.query.distance == distance && name != "core/double/enhanced" &&
         name != "core/float/certified";
}

// Without the version, for which a legend has no room.
std::string short_name(std::string name) {
  const std::size_t from = name.find('-');
  const std::size_t to = name.find('/');
  return from < to && to != std::string::npos ? name.erase(from, to - from) : name;
}

reports::LineChart chart_of(const TimedRun& run, Placing placing, bool distance) {
  reports::LineChart chart;
  chart.title = std::string(name(placing)) + (distance ? ": distances" : ": relations");
  chart.x_label = "vertices of each body";
  chart.y_label = "microseconds of a query";
  chart.log_x = chart.log_y = true;
  for (std::size_t i = 0; i < run.contenders.size(); ++i) {
    if (!is_drawn(run.contenders[i], distance)) continue;
    reports::Curve& curve = chart.curves.emplace_back();
    curve.name = short_name(run.contenders[i].query.name);
    for (const TimedCell* cell : cells_of(run, 3, placing)) {
      const std::optional<Spread> time = nanoseconds(cell->measured[i]);
      if (!time) continue;
      curve.points.push_back({static_cast<double>(cell->setting.vertices), time->least / 1000,
                              time_text(cell->measured[i]) + " ns"});
    }
  }
  return chart;
}

}  // namespace

std::string tables(const TimedRun& run, bool markdown) {
  std::string text =
      "How many times as long the rival takes, the median over the rounds: below 1 it is faster.  "
      "Lost "
      "cells come first.\n";
  for (const Race& race : races) text += race_of(run, race, markdown);
  text += "\nNanoseconds of a query by vertices of each body, least / median of all rounds.\n";
  for (const int dim : {3, 2}) {
    for (const Placing placing : placings) text += times_of(run, dim, placing, markdown);
  }
  text +=
      "\nErrors are distances from the interval that is proved; wrong is how many pairs got "
      "another relation or\nno answer, those that touch aside.\n\n";
  return text + contenders_of(run, markdown) + failures_of(run);
}

std::vector<reports::LineChart> charts(const TimedRun& run) {
  std::vector<reports::LineChart> result;
  for (const Placing placing : placings) {
    for (const bool distance : {true, false}) result.push_back(chart_of(run, placing, distance));
  }
  return result;
}

}  // namespace bench
