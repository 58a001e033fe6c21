// SPDX-License-Identifier: MIT
// The data of charts, and Vega-Lite.
#include "reports/readers/chart.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>

#include "reports/study/sweep/sweep.hpp"
#include "reports/study/sweep/trend.hpp"

namespace reports {
namespace {

using Json = nlohmann::ordered_json;

constexpr int bins_a_decade = 20;
constexpr int first_bin = -3 * bins_a_decade;  // smaller errors are in one bin

// The share of larger errors falls at the upper end of each bin, down to that of the answers that
// were `lost`, whose errors have no end.
ChartLine tail(const std::string& name, const std::map<int, std::uint64_t>& bins,
               std::uint64_t lost) {
  ChartLine line{name, {}, {}};
  std::uint64_t total = lost;
  for (const auto& entry : bins) total += entry.second;
  std::uint64_t above = total;
  for (const auto& [bin, count] : bins) {
    if (bin >= first_bin && line.points.empty()) {
      const double share = static_cast<double>(above) / static_cast<double>(total);
      line.points.push_back({std::pow(10, static_cast<double>(first_bin) / bins_a_decade), share});
    }
    above -= count;
    if (line.points.empty()) continue;
    // The last step ends at the largest error.
    const double share =
        above > 0 ? static_cast<double>(above) / static_cast<double>(total) : line.points.back()[1];
    line.points.push_back({std::pow(10, static_cast<double>(bin + 1) / bins_a_decade), share});
  }
  if (line.points.empty() && lost > 0) {
    for (const int bin : {first_bin, first_bin + bins_a_decade}) {
      line.points.push_back({std::pow(10, static_cast<double>(bin) / bins_a_decade),
                             static_cast<double>(lost) / static_cast<double>(total)});
    }
  }
  return line;
}

Chart distribution(ChosenRecords& records) {
  std::vector<std::map<int, std::uint64_t>> bins(records.header().subjects.size());
  std::vector<std::uint64_t> lost(bins.size());
  for (Record record; records.next(record);) {
    const std::size_t s = records.places().subject(record.subject);
    const std::optional<double>& error = record.counted.scaled_error;
    if (record.counted.verdict == VerdictKind::no_answer || (error && !std::isfinite(*error))) {
      ++lost[s];
    } else if (error) {
      const double at = std::floor(std::log10(*error) * bins_a_decade);
      ++bins[s][at >= first_bin ? static_cast<int>(at) : first_bin - 1];
    }
  }
  Chart chart{"Errors of the distance",
              {"error of the distance, u M", true},
              {"share of the answers with a larger error, or none given", true},
              false,
              {},
              ""};
  std::string small;
  std::string none;
  for (std::size_t s = 0; s < bins.size(); ++s) {
    const std::string& name = records.header().subjects[s].name;
    ChartLine line = tail(name, bins[s], lost[s]);
    if (!line.points.empty()) {
      chart.lines.push_back(std::move(line));
    } else if (!bins[s].empty()) {
      small += (small.empty() ? "No error above 0.001 u M: " : ", ") + name;
    } else {
      none += (none.empty() ? "No distance: " : ", ") + name;
    }
  }
  chart.note = small + (small.empty() || none.empty() ? "" : ". ") + none;
  return chart;
}

// The quantities that vary, with those that are swept first.
std::vector<std::string> varying(ChosenRecords& records) {
  std::vector<std::string> names{"size_ratio", "gap"};
  for (auto group = records.header().groups.rbegin(); group != records.header().groups.rend();
       ++group) {
    for (auto one = group->settings.rbegin(); one != group->settings.rend(); ++one)
      names.insert(names.begin(), one->name);
  }
  for (auto subject = records.header().subjects.rbegin();
       subject != records.header().subjects.rend(); ++subject) {
    for (auto one = subject->settings.rbegin(); one != subject->settings.rend(); ++one)
      names.insert(names.begin(), one->key);
  }
  return names;
}

// All trends of the records.
std::map<std::string, Trend> trends(ChosenRecords& records) {
  std::map<std::string, Trend> all;
  for (Record record; records.next(record);) {
    const auto [g, s] = records.places().place(record);
    const RunHeader::Subject& subject = records.header().subjects[s];
    for (const auto& [name, x] : quantities(records.header().groups[g], subject, record)) {
      all.try_emplace(name, name).first->second.add(x, subject, record);
    }
  }
  for (auto& entry : all) entry.second.finish();
  std::erase_if(all, [](const auto& entry) { return entry.second.lines().empty(); });
  return all;
}

const Trend& chosen(const std::map<std::string, Trend>& all, const std::vector<std::string>& order,
                    const std::string& x) {
  std::string list;
  for (const auto& entry : all) list += (list.empty() ? "" : ", ") + entry.first;
  const std::string those =
      list.empty() ? "nothing varies in these records" : "these vary: " + list;
  if (!x.empty() && !all.contains(x))
    throw std::invalid_argument("--x " + x + " does not vary; " + those);
  if (!x.empty()) return all.at(x);
  for (const std::string& name : order) {
    if (all.contains(name)) return all.at(name);
  }
  throw std::invalid_argument("no setting was swept, so --x must name what the axis shows; " +
                              those);
}

Chart trend_chart(ChosenRecords& records, const std::string& kind, const std::string& x) {
  const std::vector<std::string> order = varying(records);
  const std::map<std::string, Trend> all = trends(records);
  const Trend& trend = chosen(all, order, x);
  const bool of_findings = kind == "findings";
  Chart chart{"Share of findings",
              {with_unit(trend.name()), true},
              {"share of findings", true},
              true,
              {},
              ""};
  if (kind == "error") {
    chart.title = "Relative error of the distance: median, 10 to 90 %; inf: no answer";
    chart.y.label = "relative error";
  } else if (kind == "iterations") {
    chart.title = "Iterations: median, 10 to 90 %";
    chart.y = {"iterations", false};
  }
  double low = std::numeric_limits<double>::infinity();
  double high = 0;
  std::set<std::string> drawn;
  for (const RunHeader::Subject& subject : records.header().subjects) {
    ChartLine line{name_without(subject, trend.name()), {}, {}};
    const auto points = trend.lines().find(line.name);
    if (points == trend.lines().end() || !drawn.insert(line.name).second) continue;
    for (const TrendPoint& point : points->second) {
      const Quantiles& some = kind == "error" ? point.errors : point.iterations;
      if (!of_findings && some.total() == 0) continue;
      const double share = static_cast<double>(point.findings) / static_cast<double>(point.answers);
      line.points.push_back({point.x, of_findings ? share : some.at(0.5)});
      if (!of_findings) line.band.push_back({some.at(0.1), some.at(0.9)});
      low = std::min(low, point.x);
      high = std::max(high, point.x);
    }
    if (!line.points.empty()) chart.lines.push_back(std::move(line));
  }
  // The rule of axis_of().
  chart.x.log = low > 0 && high / low >= 100;
  return chart;
}

// JSON has no infinity; Vega-Lite parses the word.
Json json_number(double value) { return std::isfinite(value) ? Json(value) : Json("Infinity"); }

// The range of a logarithmic axis, with a decade for what is zero and one for what is infinite.
Json domain(const Chart& chart, bool of_x) {
  double low = std::numeric_limits<double>::infinity();
  double high = 0;
  bool zero = false, infinite = false;
  const auto take = [&](double value) {
    zero = zero || value <= 0;
    infinite = infinite || std::isinf(value);
    if (!(value > 0) || std::isinf(value)) return;
    low = std::min(low, value);
    high = std::max(high, value);
  };
  for (const ChartLine& line : chart.lines) {
    for (const auto& [x, y] : line.points) take(of_x ? x : y);
    for (const auto& [from, to] : line.band) {
      if (!of_x) take(from), take(to);
    }
  }
  if (high == 0) low = high = 1;
  return {std::pow(10, std::floor(std::log10(low)) - (zero ? 1 : 0)),
          std::pow(10, std::ceil(std::log10(high)) + (infinite ? 1 : 0))};
}

Json channel(const Chart& chart, const char* field, bool of_x) {
  const ChartAxis& axis = of_x ? chart.x : chart.y;
  Json scale{{"type", axis.log ? "log" : "linear"}};
  if (axis.log) {
    scale["domain"] = domain(chart, of_x);
    scale["clamp"] = true;
  }
  return {{"field", field}, {"type", "quantitative"}, {"title", axis.label}, {"scale", scale}};
}

}  // namespace

Chart chart_of(ChosenRecords& records, const std::string& kind, const std::string& x, int width) {
  Chart chart = kind == "distribution" ? distribution(records) : trend_chart(records, kind, x);
  chart.width = width;
  if (chart.lines.empty())
    throw std::invalid_argument("no answer of these records has what the chart shows");
  const bool one_panel = !chart.small_multiples || width > 0;
  if (one_panel && chart.lines.size() > chart_lines_max) {
    throw std::invalid_argument(
        fmt::format("{} subjects are more than the {} lines that a chart draws; --subject chooses",
                    chart.lines.size(), chart_lines_max));
  }
  return chart;
}

std::string vega_lite_json(const Chart& chart) {
  Json values = Json::array();
  for (const ChartLine& line : chart.lines) {
    for (std::size_t i = 0; i < line.points.size(); ++i) {
      Json value{
          {"subject", line.name}, {"x", line.points[i][0]}, {"y", json_number(line.points[i][1])}};
      if (!line.band.empty()) {
        value["p10"] = json_number(line.band[i][0]);
        value["p90"] = json_number(line.band[i][1]);
      }
      values.push_back(std::move(value));
    }
  }
  Json spec{{"$schema", "https://vega.github.io/schema/vega-lite/v5.json"},
            {"title", chart.title},
            {"description", chart.note}};
  spec["data"] = {{"values", values},
                  {"format", {{"parse", {{"y", "number"}, {"p10", "number"}, {"p90", "number"}}}}}};
  const Json encoding{{"x", channel(chart, "x", true)}, {"y", channel(chart, "y", false)}};
  if (!chart.small_multiples) {
    spec["mark"] = {{"type", "line"}, {"interpolate", "step-after"}};
    spec["width"] = 600;
    spec["height"] = 400;
    spec["encoding"] = encoding;
    spec["encoding"]["color"] = spec["encoding"]["strokeDash"] = {{"field", "subject"},
                                                                  {"type", "nominal"},
                                                                  {"sort", nullptr},
                                                                  {"legend", {{"labelLimit", 0}}}};
    return spec.dump(1) + "\n";
  }
  Json line{{"mark", {{"type", "line"}, {"point", true}}}, {"encoding", encoding}};
  Json layers = Json::array();
  if (!chart.lines[0].band.empty()) {
    Json band{{"mark", {{"type", "area"}, {"opacity", 0.25}}}, {"encoding", encoding}};
    band["encoding"]["y"]["field"] = "p10";
    band["encoding"]["y2"] = {{"field", "p90"}};
    layers.push_back(std::move(band));
  }
  layers.push_back(std::move(line));
  spec["facet"] = {
      {"field", "subject"}, {"type", "nominal"}, {"sort", nullptr}, {"title", nullptr}};
  spec["columns"] = 3;
  spec["spec"] = {{"width", 240}, {"height", 180}, {"layer", layers}};
  return spec.dump(1) + "\n";
}

}  // namespace reports
