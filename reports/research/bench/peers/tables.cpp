// SPDX-License-Identifier: MIT
#include <map>

#include "reports/output/text_table.hpp"
#include "reports/research/bench/peers/peers.hpp"

namespace bench {
namespace {

using reports::Row;
using reports::times::ratio_of;
using reports::times::Spread;
using reports::times::spread_of;

// Required speed of `certified` relative to the fastest peer with a distance, by vertices.
const std::map<int, double> bars{{8, 2}, {32, 3}, {128, 3}};

constexpr std::size_t certified = 0;  // the first contender

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

std::string ratio_text(const TimedCell& cell, std::size_t contender) {
  const std::optional<Spread> ratio = ratio_to(certified, cell, contender);
  if (!ratio) return "-";
  return fmt::format("{:.{}f}", ratio->median, ratio->median < 100 ? 2 : 0);
}

std::vector<const TimedCell*> cells_of(const TimedRun& run, Placing placing) {
  std::vector<const TimedCell*> cells;
  for (const TimedCell& cell : run.cells) {
    if (cell.placing == placing) cells.push_back(&cell);
  }
  return cells;
}

// A row for each contender from `first` on, a column for each number of vertices.
template <typename Text>
std::string by_vertices(const TimedRun& run, Placing placing, const char* what, std::size_t first,
                        bool markdown, const Text& text) {
  const std::vector<const TimedCell*> cells = cells_of(run, placing);
  std::vector<Row> rows{{std::string(name(placing)) + what}};
  for (const TimedCell* cell : cells) rows[0].push_back(std::to_string(cell->vertices));
  for (std::size_t i = first; i < run.contenders.size(); ++i) {
    Row& row = rows.emplace_back();
    row.push_back(run.contenders[i].query.name);
    for (const TimedCell* cell : cells) row.push_back(text(*cell, i));
  }
  return reports::table(rows, markdown);
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

// An error of a depth that counts as right, of bodies of size 1: MPR and contacts of polygons are off by
// a tenth and more.
constexpr double right_within = 1e-3;

// What a query is asked for.
struct Kind {
  const char* rival;
  const char* column;
  const char* reference;
  bool (*is_rival)(const Listed& query, const Measured& measured);
  std::optional<double> (*bar)(const TimedCell& cell);
};

std::optional<double> bar_of_distance(const TimedCell& cell) {
  const auto found = bars.find(cell.vertices);
  return found == bars.end() ? std::nullopt : std::optional(found->second);
}
std::optional<double> bar_of_relation(const TimedCell& cell) {
  return cell.placing == Placing::touching ? std::nullopt : std::optional(1.0);
}
std::optional<double> bar_of_depth(const TimedCell& cell) {
  const bool overlaps = cell.placing == Placing::shallow || cell.placing == Placing::overlapping;
  return overlaps && cell.vertices <= 32 ? std::optional(1.0) : std::nullopt;
}

constexpr std::array kinds{
    Kind{"fastest peer with a distance", "of certified", certified_name,
         [](const Listed& query, const Measured&) { return query.distance; }, bar_of_distance},
    Kind{"fastest peer", "of certified_relation", relation_name,
         [](const Listed&, const Measured&) { return true; }, bar_of_relation},
    Kind{"fastest peer with right depths", "of certified_depth", depth_name,
         [](const Listed& query, const Measured& measured) {
           return query.depth && measured.wrong == 0 && measured.error < right_within;
         },
         bar_of_depth}};

// The fastest peer that answers this beside the core.
std::string fastest_of(const TimedRun& run, const Kind& kind, bool markdown) {
  std::vector<Row> rows{{"pairs", "vertices", kind.rival, kind.column, "bar", "reached"}};
  for (const TimedCell& cell : run.cells) {
    const auto is_rival = [&](const Contender& contender, const Measured& measured) {
      return contender.role == Role::peer && kind.is_rival(contender.query, measured);
    };
    const auto is_reference = [&](const Contender& contender, const Measured&) {
      return contender.query.name == kind.reference;
    };
    const std::optional<std::size_t> best = fastest(run, cell, is_rival);
    const std::optional<std::size_t> reference = fastest(run, cell, is_reference);
    if (!best || !reference) continue;
    const std::optional<Spread> ratio = ratio_to(*reference, cell, *best);
    if (!ratio) continue;
    const std::optional<double> bar = kind.bar(cell);
    rows.push_back({name(cell.placing), std::to_string(cell.vertices),
                    run.contenders[*best].query.name, reports::times::text_of(*ratio),
                    bar ? fmt::format("{:g}", *bar) : "-",
                    !bar                    ? "-"
                    : ratio->median >= *bar ? "yes"
                                            : "no"});
  }
  return reports::table(rows, markdown);
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
        {contender.query.name,
         contender.query.call + (contender.query.warm ? "; keeps an axis" : ""),
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
      text += fmt::format("{} died, {}, {} vertices: {}.\n", run.contenders[i].query.name,
                          name(cell.placing), cell.vertices, cell.measured[i].failure);
    }
  }
  for (const std::string& sentence : run.missing) text += sentence + "\n";
  return text.empty() ? text : "\n" + text;
}

// A chart has little room: certified, the limits, and the contenders with its kind of result.
bool is_drawn(const Contender& contender, bool distance) {
  const std::string& name = contender.query.name;
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
    for (const TimedCell* cell : cells_of(run, placing)) {
      const std::optional<Spread> time = nanoseconds(cell->measured[i]);
      if (!time) continue;
      curve.points.push_back({static_cast<double>(cell->vertices), time->least / 1000,
                              time_text(cell->measured[i]) + " ns"});
    }
  }
  return chart;
}

}  // namespace

std::string tables(const TimedRun& run, bool markdown) {
  std::string text =
      "Nanoseconds of a query by vertices of each body, least / median of all rounds.\n";
  for (const Placing placing : placings) {
    text += "\n" + by_vertices(run, placing, ", ns", 0, markdown,
                               [](const TimedCell& cell, std::size_t contender) {
                                 return time_text(cell.measured[contender]);
                               });
  }
  text += "\nTheir ratio to " + std::string(certified_name) + ", the median over the rounds.\n";
  for (const Placing placing : placings) {
    text += "\n" + by_vertices(run, placing, ", of certified", 1, markdown, ratio_text);
  }
  for (const Kind& kind : kinds) text += "\n" + fastest_of(run, kind, markdown);
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
