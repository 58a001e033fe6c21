// SPDX-License-Identifier: MIT
// Charts as SVG.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <sstream>

#include "reports/output/text_table.hpp"
#include "reports/readers/chart.hpp"

namespace reports {
namespace {

// The colours of the page; dashes and markers tell the lines apart without them.
constexpr const char* colours[] = {"#004444", "#ee2200", "#8888cc", "#00aa44",
                                   "#880000", "#8822ff", "#aa6688", "#000044",
                                   "#666644", "#662288", "#220000", "#4400aa"};
constexpr const char* black = "#000";
constexpr const char* dashes[] = {"none", "7 3", "2 3", "9 3 2 3"};
constexpr const char* markers[] = {"m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
                                   "m-3-3h6v6h-6z",
                                   "m0-4l4 7h-8z",
                                   "m-3-3l6 6m0-6l-6 6",
                                   "m0-4l4 4l-4 4l-4-4z",
                                   "m-4 0h8m-4-4v8",
                                   "m-4-3h8l-4 7z",
                                   "m-2-4h4v8h-4z"};
static_assert(std::size(dashes) * std::size(markers) == chart_lines_max);

constexpr double width_of_a_letter = 6.8;  // on the average, of 12 pixels
constexpr double size_of_text = 12;
constexpr double size_in_print = 10;    // pixels of 3/4 pt
constexpr double width_in_print = 6.2;  // of a letter of a wide font
constexpr double infinity = std::numeric_limits<double>::infinity();

// Maps values to pixels.  Zero and infinity have places of their own on a logarithmic axis.
class Scale {
 public:
  Scale(const std::vector<double>& values, bool is_log, bool from_zero, double from, double to)
      : log_(is_log), from_(from), to_(to) {
    low_ = infinity;
    high_ = -infinity;
    for (const double value : values) {
      zero_ = zero_ || (log_ && value <= 0);
      infinite_ = infinite_ || std::isinf(value);
      if (std::isinf(value) || (log_ && value <= 0)) continue;
      low_ = std::min(low_, log_ ? std::log10(value) : value);
      high_ = std::max(high_, log_ ? std::log10(value) : value);
    }
    if (low_ > high_) low_ = high_ = 0;
    if (from_zero && !log_) low_ = std::min(low_, 0.0);
    step_ = log_ ? 1 : nice((high_ - low_) / 5);
    low_ = step_ * std::floor(low_ / step_ + 1e-9);
    high_ = std::max(step_ * std::ceil(high_ / step_ - 1e-9), low_ + step_);
    if (log_) step_ = std::ceil((high_ - low_) / 7);
  }

  double at(double value) const {
    const double before = zero_ ? 1 : 0;
    const double after = infinite_ ? 1 : 0;
    const double all = (high_ - low_) / unit() + before + after;
    double place = all;
    if (log_ && value <= 0) {
      place = 0;
    } else if (std::isfinite(value)) {
      place = before + ((log_ ? std::log10(value) : value) - low_) / unit();
    }
    return from_ + (to_ - from_) * place / all;
  }

  // Pixel and text.
  std::vector<std::pair<double, std::string>> ticks() const {
    std::vector<std::pair<double, std::string>> all;
    if (zero_) all.emplace_back(at(0), "0");
    for (int k = 0; low_ + k * step_ <= high_ + 1e-9 * step_; ++k) {
      const double tick = low_ + k * step_;
      const bool is_plain = !log_ || (tick > -3 && tick < 4);
      const double value = log_ ? std::pow(10, tick) : std::fabs(tick) < 1e-9 * step_ ? 0 : tick;
      all.emplace_back(at(value), is_plain ? fmt::format("{:.6g}", value)
                                           : fmt::format("1e{}", static_cast<int>(tick)));
    }
    if (infinite_) all.emplace_back(to_, "inf");
    return all;
  }

 private:
  // The width of the places of zero and infinity.
  double unit() const { return log_ ? std::max(1.0, (high_ - low_) / 10) : high_ - low_; }
  // 1, 2 or 5 times a power of ten.
  static double nice(double step) {
    if (!(step > 0)) return 1;
    const double ten = std::pow(10, std::floor(std::log10(step)));
    return ten * (step <= 1.5 * ten ? 1 : step <= 3.5 * ten ? 2 : step <= 7.5 * ten ? 5 : 10);
  }

  bool log_;
  bool zero_ = false;
  bool infinite_ = false;
  double from_, to_, low_, high_, step_;
};

struct Frame {
  double left, top, right, bottom;
};

std::string text_at(double x, double y, const char* anchor, const std::string& text) {
  return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n", x, y, anchor,
                     xml_text(text));
}

std::string straight(double x1, double y1, double x2, double y2, const char* colour) {
  return fmt::format(
      "<path d=\"M{:.1f} {:.1f}L{:.1f} {:.1f}\" stroke=\"{}\" stroke-width=\"0.6\"/>\n", x1, y1, x2,
      y2, colour);
}

std::string axes(const Frame& frame, const Scale& x, const Scale& y) {
  std::string text;
  double last = -infinity;
  for (const auto& [at, word] : x.ticks()) {
    text += straight(at, frame.top, at, frame.bottom, "#ccc");
    const double half = width_of_a_letter * static_cast<double>(word.size()) / 2;
    if (at - half < last + 6) continue;
    last = at + half;
    text += text_at(at, frame.bottom + 16, "middle", word);
  }
  for (const auto& [at, word] : y.ticks()) {
    text += straight(frame.left, at, frame.right, at, "#ccc") +
            text_at(frame.left - 6, at + 4, "end", word);
  }
  return text;
}

std::string path_of(const ChartLine& line, const Scale& x, const Scale& y, bool steps) {
  std::string path;
  for (const auto& [px, py] : line.points) {
    const char* const form = path.empty() ? "M{:.1f} {:.1f}"
                             : steps      ? "H{:.1f}V{:.1f}"
                                          : "L{:.1f} {:.1f}";
    path += fmt::format(fmt::runtime(form), x.at(px), y.at(py));
  }
  return path;
}

std::string drawn(const ChartLine& line, std::size_t place, const Scale& x, const Scale& y,
                  bool steps, bool print) {
  const char* const colour = print ? black : colours[place % std::size(colours)];
  std::string text;
  if (!line.band.empty() && !print) {
    std::string path;
    for (std::size_t i = 0; i < line.points.size(); ++i) {
      path += fmt::format("{}{:.1f} {:.1f}", i == 0 ? "M" : "L", x.at(line.points[i][0]),
                          y.at(line.band[i][1]));
    }
    for (std::size_t i = line.points.size(); i-- > 0;) {
      path += fmt::format("L{:.1f} {:.1f}", x.at(line.points[i][0]), y.at(line.band[i][0]));
    }
    text += fmt::format("<path class=\"band\" d=\"{}Z\" fill=\"{}\" fill-opacity=\"0.2\"/>\n", path,
                        colour);
  }
  text += fmt::format(
      "<path class=\"line\" d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"1.6\" "
      "stroke-dasharray=\"{}\"><title>{}</title></path>\n",
      path_of(line, x, y, steps), colour, dashes[place % std::size(dashes)], xml_text(line.name));
  // Of many points, every eighth has a marker.
  const std::size_t every = line.points.size() > 24 ? 8 : 1;
  std::string marks;
  for (std::size_t i = place % every; i < line.points.size(); i += every) {
    marks += fmt::format("M{:.1f} {:.1f}{}", x.at(line.points[i][0]), y.at(line.points[i][1]),
                         markers[place / std::size(dashes) % std::size(markers)]);
  }
  return text + fmt::format("<path class=\"marks\" d=\"{}\" fill=\"none\" stroke=\"{}\"/>\n", marks,
                            colour);
}

// Lines of at most so many letters, if the words allow it.
std::vector<std::string> wrapped(const std::string& text, double letters) {
  std::vector<std::string> lines;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    if (lines.empty() || static_cast<double>(lines.back().size() + word.size()) > letters) {
      lines.push_back(word);
    } else {
      lines.back() += " " + word;
    }
  }
  return lines;
}

// With spaces where the name of a subject may be broken.
std::string breakable(const std::string& name) {
  std::string text;
  for (const char c : name) {
    text += c;
    if (c == '?' || c == '&' || c == ',') text += ' ';
  }
  return text;
}

// Moves labels down, then up, until none covers another.
void spread(std::vector<double>& heights, double bottom) {
  constexpr double least = 14;
  for (std::size_t i = 1; i < heights.size(); ++i)
    heights[i] = std::max(heights[i], heights[i - 1] + least);
  double limit = bottom;
  for (std::size_t i = heights.size(); i-- > 0; limit = heights[i] - least)
    heights[i] = std::min(heights[i], limit);
}

// A piece of a line with its mark.
std::string sample(double x, double y, std::size_t place, const char* colour) {
  return fmt::format(
      "<path d=\"M{:.1f} {:.1f}h24\" stroke=\"{}\" stroke-width=\"1.6\" "
      "stroke-dasharray=\"{}\"/><path d=\"M{:.1f} {:.1f}{}\" fill=\"none\" stroke=\"{}\"/>\n",
      x, y, colour, dashes[place % std::size(dashes)], x + 12, y,
      markers[place / std::size(dashes) % std::size(markers)], colour);
}

// The name of each line behind its end.
std::string names_at_ends(const Chart& chart, const Frame& frame, const Scale& x, const Scale& y) {
  std::vector<std::size_t> order(chart.lines.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  const auto end_of = [&](std::size_t i) { return y.at(chart.lines[i].points.back()[1]); };
  std::ranges::stable_sort(order, {}, end_of);
  std::vector<double> heights;
  for (const std::size_t i : order) heights.push_back(end_of(i));
  spread(heights, frame.bottom);
  std::string text;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const ChartLine& line = chart.lines[order[i]];
    const char* const colour = colours[order[i] % std::size(colours)];
    text += straight(x.at(line.points.back()[0]), end_of(order[i]), frame.right + 14, heights[i],
                     colour);
    text += sample(frame.right + 14, heights[i], order[i], colour);
    text += text_at(frame.right + 42, heights[i] + 4, "start", line.name);
  }
  return text;
}

std::string head(const std::string& title, const std::string& width, const std::string& height,
                 double across, double down, double size) {
  return fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
      "version=\"1.1\" width=\"{}\" height=\"{}\" viewBox=\"0 0 {:.0f} {:.0f}\" "
      "font-family=\"sans-serif\" font-size=\"{}\">\n<title>{}</title>\n<rect width=\"100%\" "
      "height=\"100%\" fill=\"#fff\"/>\n",
      width, height, across, down, size, xml_text(title));
}

// One panel, and below it a sample and the name of each line, in as many rows as that takes.
std::string in_print(const Chart& chart, const std::vector<double>& xs,
                     const std::vector<double>& ys) {
  const double across = chart.width * 96 / 2.54;
  const Frame frame{50, 24, across - 14, 24 + across * 0.6};
  const Scale x(xs, chart.x.log, false, frame.left, frame.right);
  const Scale y(ys, chart.y.log, true, frame.bottom, frame.top);
  const std::string label = chart.y.label + (chart.lines[0].band.empty() ? "" : ", median");
  std::string text =
      text_at(4, 13, "start", label) + axes(frame, x, y) +
      text_at((frame.left + frame.right) / 2, frame.bottom + 30, "middle", chart.x.label);
  double down = frame.bottom + 48;
  const auto write = [&](const std::string& words, double from) {
    for (const std::string& row : wrapped(words, (across - from) / width_in_print - 1)) {
      text += text_at(from, down, "start", row);
      down += 13;
    }
  };
  for (std::size_t i = 0; i < chart.lines.size(); ++i) {
    text += drawn(chart.lines[i], i, x, y, !chart.small_multiples, true) +
            sample(4, down - 4, i, black);
    write(breakable(chart.lines[i].name), 36);
  }
  write(chart.note, 4);
  const auto cm = [&](double pixels) { return fmt::format("{:.2f}cm", pixels * 2.54 / 96); };
  return head(chart.title, cm(across), cm(down), across, down, size_in_print) + text + "</svg>\n";
}

}  // namespace

std::string svg_text(const Chart& chart) {
  std::vector<double> xs, ys;
  std::size_t longest = 0;
  for (const ChartLine& line : chart.lines) {
    longest = std::max(longest, line.name.size());
    for (const auto& [x, y] : line.points) xs.push_back(x), ys.push_back(y);
    if (chart.width > 0) continue;
    for (const auto& [low, high] : line.band) ys.push_back(low), ys.push_back(high);
  }
  if (chart.width > 0) return in_print(chart, xs, ys);
  const std::size_t columns =
      chart.small_multiples ? std::min<std::size_t>(3, chart.lines.size()) : 1;
  const std::size_t panels = chart.small_multiples ? chart.lines.size() : 1;
  const double inner = chart.small_multiples ? 240 : 480;
  const double name_width =
      chart.small_multiples ? 20 : 52 + width_of_a_letter * static_cast<double>(longest);
  const double across = 62 + inner + name_width;
  const double down = (chart.small_multiples ? 180 : 340) + 64;
  const double width = std::max(static_cast<double>(columns) * across, 480.0);
  const std::vector<std::string> notes = wrapped(chart.note, width / width_of_a_letter - 2);
  const std::size_t rows = (panels + columns - 1) / columns;
  const double height =
      44 + static_cast<double>(rows) * down + 16 * static_cast<double>(notes.size());
  std::string text = head(chart.title, fmt::format("{:.0f}", width), fmt::format("{:.0f}", height),
                          width, height, size_of_text);
  text += text_at(8, 18, "start", chart.small_multiples ? chart.title : chart.y.label);
  for (std::size_t panel = 0; panel < panels; ++panel) {
    const double left = 62 + static_cast<double>(panel % columns) * across;
    const std::size_t row = panel / columns;
    const double top = 48 + static_cast<double>(row) * down;
    const Frame frame{left, top, left + inner, top + down - 64};
    const Scale x(xs, chart.x.log, false, frame.left, frame.right);
    const Scale y(ys, chart.y.log, true, frame.bottom, frame.top);
    text += axes(frame, x, y) +
            text_at((frame.left + frame.right) / 2, frame.bottom + 34, "middle", chart.x.label);
    if (chart.small_multiples) {
      text += text_at(frame.left, frame.top - 8, "start", chart.lines[panel].name) +
              drawn(chart.lines[panel], panel, x, y, false, false);
      continue;
    }
    for (std::size_t i = 0; i < chart.lines.size(); ++i)
      text += drawn(chart.lines[i], i, x, y, true, false);
    text += names_at_ends(chart, frame, x, y);
  }
  for (std::size_t i = 0; i < notes.size(); ++i) {
    text += text_at(8, height - 16 * static_cast<double>(notes.size() - i) + 8, "start", notes[i]);
  }
  return text + "</svg>\n";
}

}  // namespace reports
