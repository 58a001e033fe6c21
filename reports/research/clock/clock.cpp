// SPDX-License-Identifier: MIT
#include "reports/research/clock/clock.hpp"

#include <sys/types.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cmath>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <sstream>
#include <stdexcept>
#include <system_error>

#include "reports/output/text_table.hpp"

namespace reports {
namespace {

double seconds(clockid_t clock) {
  timespec time{};
  if (clock_gettime(clock, &time) != 0) {
    throw std::system_error(errno, std::generic_category(), "clock_gettime");
  }
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

double seconds_of(pid_t id) {
  clockid_t clock{};
  if (const int error = clock_getcpuclockid(id, &clock); error != 0) {
    throw std::system_error(error, std::generic_category(), "clock_getcpuclockid");
  }
  return seconds(clock);
}

// Time of all descendants that have been waited for, in ticks of 10 ms.
double seconds_of_the_dead(pid_t id) {
  std::ifstream file("/proc/" + std::to_string(id) + "/stat");
  std::string text{std::istreambuf_iterator<char>(file), {}};
  // "ID (NAME) STATE ...": a name may contain anything; cutime and cstime are the numbers 13 and 14
  // after the state.
  std::istringstream words(text.substr(text.rfind(')') + 1));
  std::string word;
  for (int i = 0; i < 13; ++i) words >> word;
  double user = 0;
  double system = 0;
  if (!(words >> user >> system)) throw std::runtime_error("the kernel tells no processor time");
  return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

double seconds_with_children(pid_t id) {
  double seconds = seconds_of(id) + seconds_of_the_dead(id);
  for (const auto& thread :
       std::filesystem::directory_iterator("/proc/" + std::to_string(id) + "/task")) {
    std::ifstream children(thread.path() / "children");
    if (!children) throw std::runtime_error("the kernel does not list children of processes");
    for (pid_t child = 0; children >> child;) seconds += seconds_with_children(child);
  }
  return seconds;
}

}  // namespace

double thread_seconds() { return seconds(CLOCK_THREAD_CPUTIME_ID); }

double processor_seconds() { return seconds_with_children(getpid()); }

namespace {

// In SVG user units.
constexpr int width = 680;
constexpr int height = 320;
constexpr int left = 60;  // of the plot
constexpr int right = 430;
constexpr int top = 30;
constexpr int bottom = 270;

constexpr std::array dashes{"none", "7 3", "2 2", "9 3 2 3", "14 4", "1 4"};
// Paths around the origin.
constexpr std::array marks{"M-3-3H3V3H-3Z",      "M0-4L4 0L0 4L-4 0Z", "M-4 3H4L0-4Z",
                           "M-3-3L3 3M-3 3L3-3", "M-4 0H4M0-4V4",      "M-4-3H4L0 4Z"};

constexpr const char* style =
    ":root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;margin:2em}"
    "main{display:grid;gap:1em;grid-template-columns:repeat(auto-fit,minmax(min(34em,100%),1fr))}"
    "svg{width:100%;height:auto;font-size:12px}text{fill:currentColor}"
    "path{fill:none;stroke:currentColor}.curve,.mark{stroke-width:1.5}.grid{opacity:.2}"
    "@media print{body{margin:0}svg{break-inside:avoid}}";

struct ChartAxis {
  bool logarithmic = false;
  double low = 0;
  double high = 1;
  int from = 0;  // positions of low and high in the image
  int to = 1;

  double operator()(double value) const {
    const double part =
        logarithmic ? std::log(value / low) / std::log(high / low) : (value - low) / (high - low);
    return from + part * (to - from);
  }
};

// The step 1, 2 or 5 times a power of ten that needs at most six steps to reach `high`.
double tick_step(double high) {
  const double decade = std::pow(10, std::floor(std::log10(high / 6)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (high <= 6 * factor * decade) return factor * decade;
  }
  return 10 * decade;
}

// Starts at zero or a power of ten; the last tick is not below any point.
std::vector<double> y_ticks(const LineChart& chart) {
  double low = std::numeric_limits<double>::infinity();
  double high = 0;
  for (const Curve& curve : chart.curves) {
    for (const ChartPoint& point : curve.points) {
      low = std::min(low, point.y);
      high = std::max(high, point.y);
    }
  }
  std::vector<double> ticks;
  const double step = chart.log_y ? 1 : tick_step(high > 0 ? high : 1);
  const double first = chart.log_y ? std::floor(std::log10(low)) : 0;
  const double last = std::ceil(chart.log_y ? std::log10(high) : high / step);
  for (double i = first; i <= std::max(last, first + 1); ++i) {
    ticks.push_back(chart.log_y ? std::pow(10, i) : i * step);
  }
  return ticks;
}

// The curve with its legend entry, `row` lines below the first.
std::string drawn(const Curve& curve, std::size_t look, int row, const ChartAxis& x,
                  const ChartAxis& y) {
  // Six styles, then the same marks with other dashes.
  const char* dash = dashes[(look + look / dashes.size()) % dashes.size()];
  const char* mark = marks[look % marks.size()];
  const int at = top + 8 + 18 * row;
  std::string text =
      fmt::format("<text x=\"{}\" y=\"{}\">{}</text>\n", right + 54, at + 4, xml_text(curve.name));
  std::string line;
  for (const ChartPoint& point : curve.points) {
    line += fmt::format("{}{:.1f} {:.1f}", line.empty() ? "M" : "L", x(point.x), y(point.y));
    if (point.text.empty()) continue;
    text += fmt::format(
        "<path class=\"mark\" d=\"{}\" transform=\"translate({:.1f} {:.1f})\"><title>{}, {:g}: "
        "{}</title></path>\n",
        mark, x(point.x), y(point.y), xml_text(curve.name), point.x, xml_text(point.text));
  }
  if (!curve.points[0].text.empty()) {
    text += fmt::format("<path class=\"mark\" d=\"{}\" transform=\"translate({} {})\"/>\n", mark,
                        right + 31, at);
  }
  return text + fmt::format("<path class=\"curve\" stroke-dasharray=\"{}\" d=\"{}M{} {}h34\"/>\n",
                            dash, line, right + 14, at);
}

}  // namespace

std::string svg(const LineChart& chart) {
  const auto first = std::find_if(chart.curves.begin(), chart.curves.end(),
                                  [](const Curve& curve) { return !curve.points.empty(); });
  if (first == chart.curves.end()) return {};
  const std::vector<double> ticks = y_ticks(chart);
  const std::vector<ChartPoint>& places = first->points;
  const ChartAxis x{chart.log_x, places.front().x, places.back().x, left, right};
  const ChartAxis y{chart.log_y, ticks.front(), ticks.back(), bottom, top};
  std::string text =
      fmt::format("<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">\n", width, height,
                  xml_text(chart.title + ": " + chart.y_label + " by " + chart.x_label));
  const auto write = [&text](const std::string& words, const std::string& place) {
    text += fmt::format("<text {}>{}</text>\n", place, xml_text(words));
  };
  constexpr const char* middle = "text-anchor=\"middle\"";
  write(chart.title, fmt::format("x=\"{}\" y=\"16\" font-weight=\"bold\"", left));
  write(chart.x_label,
        fmt::format("x=\"{}\" y=\"{}\" {}", (left + right) / 2, height - 12, middle));
  write(chart.y_label,
        fmt::format("transform=\"translate(14 {}) rotate(-90)\" {}", (top + bottom) / 2, middle));
  text += fmt::format("<path d=\"M{} {}V{}H{}\"/>\n", left, top, bottom, right);
  for (const double tick : ticks) {
    text += fmt::format("<path class=\"grid\" d=\"M{} {:.1f}H{}\"/>\n", left, y(tick), right);
    write(fmt::format("{:g}", tick),
          fmt::format("x=\"{}\" y=\"{:.1f}\" text-anchor=\"end\"", left - 6, y(tick) + 4));
  }
  for (const ChartPoint& place : places) {
    text += fmt::format("<path d=\"M{:.1f} {}v4\"/>\n", x(place.x), bottom);
    write(fmt::format("{:g}", place.x),
          fmt::format("x=\"{:.1f}\" y=\"{}\" {}", x(place.x), bottom + 16, middle));
  }
  int row = 0;
  for (std::size_t i = 0; i < chart.curves.size(); ++i) {
    if (!chart.curves[i].points.empty()) text += drawn(chart.curves[i], i, row++, x, y);
  }
  return text + "</svg>\n";
}

std::string chart_page(const std::string& title, const std::string& introduction,
                       const std::vector<LineChart>& charts) {
  std::string text = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"/>"
      "<meta name=\"viewport\" content=\"width=device-width\"/><title>{0}</title>"
      "<style>{1}</style></head>\n<body><h1>{0}</h1>\n<p>{2}</p>\n<main>\n",
      xml_text(title), style, xml_text(introduction));
  for (const LineChart& chart : charts) text += svg(chart);
  return text + "</main></body></html>\n";
}

}  // namespace reports
