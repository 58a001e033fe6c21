// SPDX-License-Identifier: MIT
// [vdB99 §3, Polytope] and [vdB99 §4] in time: hill climbing finds a support point in nearly
// constant time if directions change little, and so ISA-GJK takes nearly constant time per frame.
#include <memory>
#include <span>
#include <utility>

#include "reports/output/text_table.hpp"
#include "reports/research/paper/paper.hpp"
#include "reports/research/paper/times/climbed_body.hpp"

namespace reports::times {
namespace {

constexpr std::size_t rounds_of_climbing = 9;
constexpr double slow = 1;  // degrees from one direction to the next
constexpr double fast = 10;

struct ClimbFigures {
  double vertices = 0;
  std::size_t different = 0;
  double products[3] = {};  // scan, slow, fast
  Spread nanoseconds[3];    // the same
  Spread scan_to_slow;
  double support_points_a_frame = 0;
  Spread frame_nanoseconds[2];  // scan, climbing
  Spread frame_ratio;
};

// All measurements on a body with this many vertices.
class Climb {
 public:
  Climb(const PaperOptions& options, std::size_t vertices)
      : body_(options.seed, vertices),
        slowly_(walked_directions(options.seed, slow)),
        fast_ones_(walked_directions(options.seed, fast)) {
    figures_.vertices = static_cast<double>(vertices);
    figures_.different = different_support_points(at_slow_, scan_, slowly_) +
                         different_support_points(at_fast_, scan_, fast_ones_);
    const ClimbPoints<CountedDouble> counted_points = counting(body_.points);
    const gjk::VertexCloud<CountedDouble, 3> counted_scan(counted_points);
    const gjk::Polytope<CountedDouble, 3> counted_climb(counted_points, body_.graph.view());
    figures_.products[0] = products_of(counted_scan, slowly_);
    figures_.products[1] = products_of(counted_climb, slowly_);
    figures_.products[2] = products_of(counted_climb, fast_ones_);

    const Tracking by_scan = tracked(scan_, scan_, frames_);
    figures_.different += !(by_scan == tracked(at_slow_, other_, frames_));
    figures_.support_points_a_frame = by_scan.support_points / static_cast<double>(frames_.size());
  }
  Climb(const Climb&) = delete;  // its maps refer to its points
  Climb& operator=(const Climb&) = delete;

  static constexpr std::size_t ways_of_one = 5;
  void add_ways(std::vector<Way>& ways) const {
    ways.insert(ways.end(), {[this] { return support_points(scan_, slowly_); },
                             [this] { return support_points(at_slow_, slowly_); },
                             [this] { return support_points(at_fast_, fast_ones_); },
                             [this] { return tracked(scan_, scan_, frames_).support_points; },
                             [this] { return tracked(at_slow_, other_, frames_).support_points; }});
  }

  // Takes the seconds by way and round.
  ClimbFigures figures(std::span<const std::vector<double>> seconds) const {
    ClimbFigures result = figures_;
    for (std::size_t i = 0; i < 3; ++i) {
      result.nanoseconds[i] = scaled(1e9 / directions_a_walk, spread_of(seconds[i]));
    }
    for (std::size_t i = 0; i < 2; ++i) {
      result.frame_nanoseconds[i] =
          scaled(1e9 / static_cast<double>(frames_.size()), spread_of(seconds[3 + i]));
    }
    result.scan_to_slow = ratio_of(seconds[0], seconds[1]);
    result.frame_ratio = ratio_of(seconds[3], seconds[4]);
    return result;
  }

 private:
  ClimbedBody body_;
  gjk::VertexCloud<double, 3> scan_{body_.points};
  gjk::Polytope<double, 3> at_slow_{body_.points, body_.graph.view()};
  gjk::Polytope<double, 3> at_fast_{body_.points, body_.graph.view()};
  gjk::Polytope<double, 3> other_{body_.points, body_.graph.view()};
  ClimbPoints<double> slowly_;
  ClimbPoints<double> fast_ones_;
  std::vector<gjk::Affine<double, 3>> frames_ = circling();
  ClimbFigures figures_;
};

// By number of vertices.  A round measures all of them in turn: machine speed drifts within
// seconds.
std::vector<ClimbFigures> all_figures(const PaperOptions& options, std::size_t largest) {
  std::vector<std::unique_ptr<Climb>> climbs;
  std::vector<Way> ways;
  for (std::size_t vertices = 8; vertices <= largest; vertices *= 2) {
    climbs.push_back(std::make_unique<Climb>(options, vertices));
    climbs.back()->add_ways(ways);
  }
  const auto seconds = seconds_in_turn(rounds_of_climbing, ways);
  std::vector<ClimbFigures> all;
  for (std::size_t i = 0; i < climbs.size(); ++i) {
    constexpr std::size_t count = Climb::ways_of_one;
    all.push_back(climbs[i]->figures(std::span(seconds).subspan(i * count, count)));
  }
  return all;
}

// One row and one mark per number of vertices.
struct ClimbTables {
  std::vector<Row> supports{{"vertices", "dot products, scan", "climbing, 1 degree",
                             "climbing, 10 degrees", "ns, scan", "climbing, 1 degree",
                             "climbing, 10 degrees", "scan : climbing, 1 degree"}};
  std::vector<Row> frames{
      {"vertices", "support points a frame", "ns a frame, scan", "climbing", "scan : climbing"}};
  LineChart support_chart{
      "Hill climbing",
      "vertices",
      "ns a support point",
      true,
      true,
      {{"linear scan", {}}, {"climbing, 1 degree", {}}, {"climbing, 10 degrees", {}}}};
  LineChart frame_chart{"ISA-GJK, 1 degree a frame",
                        "vertices",
                        "ns a frame",
                        true,
                        true,
                        {{"linear scan", {}}, {"climbing", {}}}};

  void add(const ClimbFigures& figures) {
    const std::string vertices = fmt::format("{}", figures.vertices);
    supports.push_back({vertices});
    for (const double products : figures.products) {
      supports.back().push_back(fmt::format("{:.2f}", products));
    }
    for (std::size_t i = 0; i < 3; ++i) {
      add(figures.vertices, figures.nanoseconds[i], supports.back(), support_chart.curves[i]);
    }
    supports.back().push_back(text_of(figures.scan_to_slow));
    frames.push_back({vertices, fmt::format("{:.2f}", figures.support_points_a_frame)});
    for (std::size_t i = 0; i < 2; ++i) {
      add(figures.vertices, figures.frame_nanoseconds[i], frames.back(), frame_chart.curves[i]);
    }
    frames.back().push_back(text_of(figures.frame_ratio));
  }

 private:
  static void add(double vertices, const Spread& spread, Row& row, Curve& curve) {
    row.push_back(text_of(spread));
    curve.points.push_back({vertices, spread.median, row.back()});
  }
};

double growth(const Spread& first, const Spread& last) { return last.median / first.median; }

}  // namespace

Claim climbing(const PaperOptions& options) {
  Claim claim;
  // A hull of this size takes seconds.
  const std::size_t largest = options.cases >= 10000 ? 4096 : 512;
  ClimbTables tables;
  const std::vector<ClimbFigures> all = all_figures(options, largest);
  std::size_t different = 0;
  for (const ClimbFigures& figures : all) {
    different += figures.different;
    tables.add(figures);
  }
  const ClimbFigures& first = all.front();
  const ClimbFigures& last = all.back();
  const double of_support = growth(first.nanoseconds[1], last.nanoseconds[1]);
  const double of_frame = growth(first.frame_nanoseconds[1], last.frame_nanoseconds[1]);
  const double limit = std::pow(1.2, static_cast<double>(all.size() - 1));
  claim.holds = different == 0 && of_support < limit && of_frame < limit;
  claim.finding = fmt::format(
      "From 8 to {} vertices a support point takes {:.2f} times as long by climbing and {:.2f} "
      "times by linear scan, a frame of ISA-GJK {:.2f} and {:.2f} times; at {} vertices climbing "
      "is {} times faster. {} answers differ from those of the scan (directions and frames 1 "
      "degree apart; medians of {} rounds, least and largest beside).",
      largest, of_support, growth(first.nanoseconds[0], last.nanoseconds[0]), of_frame,
      growth(first.frame_nanoseconds[0], last.frame_nanoseconds[0]), largest,
      text_of(last.scan_to_slow), different, rounds_of_climbing);
  claim.figures = table(tables.supports, true) + "\n" + table(tables.frames, true);
  claim.charts = {std::move(tables.support_chart), std::move(tables.frame_chart)};
  return claim;
}

}  // namespace reports::times
