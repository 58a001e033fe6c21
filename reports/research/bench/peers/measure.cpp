// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <memory>
#include <numbers>
#include <set>

#include "core/cases/families/shapes.hpp"
#include "core/subjects/outside/outside.hpp"
#include "reports/research/bench/peers/peers.hpp"

namespace bench {
namespace {

using Libraries = std::vector<std::pair<Role, Library>>;

// Adapters of libraries that Debian packages, and the packages they need.
struct Packaged {
  const char* adapter;
  const char* packages;
};
constexpr std::array packaged{Packaged{"fcl", "libfcl-dev and libqhull-dev"},
                              Packaged{"libccd", "libccd-dev"},
                              Packaged{"bullet", "libbullet-dev"},
                              Packaged{"bullet_double", "libbullet-dev"},
                              Packaged{"ode", "libode-dev and libqhull-dev"},
                              Packaged{"cgal", "libcgal-dev"},
                              Packaged{"box2d", "libbox2d-dev"},
                              Packaged{"chipmunk", "libchipmunk-dev"}};

void compare(const Answers& answers, const std::vector<Proved>& truths, Placing placing,
             const Contender& contender, Measured& measured) {
  if (contender.role == Role::limit) return;
  for (std::size_t i = 0; i < answers.values.size(); ++i) {
    const double answer = answers.values[i];
    const bool relation_counts = placing != Placing::touching;
    if (std::isnan(answer) || (relation_counts && (answer <= 0) != truths[i].meets)) {
      ++measured.wrong;
    }
    if (std::isnan(answer)) continue;
    const auto add_error = [&measured](double length, double lower, double upper) {
      measured.error = std::max({measured.error, lower - length, length - upper});
    };
    if (contender.query.distance) {
      add_error(std::max(answer, 0.), truths[i].lower, truths[i].upper);
    }
    if (contender.query.depth) {
      add_error(std::max(-answer, 0.), truths[i].depth.lower, truths[i].depth.upper);
    }
  }
}

// Runs the processes of all libraries.  One that died is restarted for the next query.
class CellRun {
 public:
  CellRun(const Libraries& libraries, const Stretch& stretch)
      : libraries_(libraries), stretch_(stretch), processes_(libraries.size()) {}

  // Calls `ask` in the process of a contender, which has failed if the process ends.
  template <typename Ask>
  void with(const Contender& contender, Measured& measured, const Ask& ask) {
    std::unique_ptr<TimedProcess>& process = processes_[contender.library];
    try {
      const Library& library = libraries_[contender.library].second;
      if (!process) process = std::make_unique<TimedProcess>(library, stretch_);
      ask(*process, contender.number);
    } catch (const ProcessDied& died) {
      measured.failure = died.what();
      process.reset();
    }
  }

 private:
  const Libraries& libraries_;
  const Stretch& stretch_;
  std::vector<std::unique_ptr<TimedProcess>> processes_;
};

// Filling the caches takes a thousand times as long as the query.
constexpr std::size_t cold_pairs = 64;

std::size_t pair_count(const PeersOptions& options, const Setting& setting) {
  const std::size_t of_size = options.points / static_cast<std::size_t>(setting.vertices);
  const std::size_t count = std::min(options.pairs, std::max<std::size_t>(of_size, 1));
  return setting.placing == Placing::cold ? std::min(count, cold_pairs) : count;
}

bool takes(const Contender& contender, const Setting& setting) {
  return contender.query.dim == setting.dim &&
         static_cast<std::size_t>(setting.vertices) <= contender.query.vertices_max;
}

void time_cell(const PeersOptions& options, const Libraries& libraries,
               const std::vector<Contender>& contenders, TimedCell& cell) {
  const Setting& setting = cell.setting;
  const Stretch stretch{pairs(setting, options.seed, pair_count(options, setting)), setting.dim,
                        setting.placing == Placing::coherent, setting.placing == Placing::cold,
                        options.seconds_min};
  std::vector<Proved> truths;
  for (const Pair& pair : stretch.pairs) truths.push_back(proved(pair, setting.dim));
  cell.measured.resize(contenders.size());
  CellRun run(libraries, stretch);
  for (std::size_t i = 0; i < contenders.size(); ++i) {
    if (!takes(contenders[i], setting)) continue;
    Measured& measured = cell.measured[i];
    run.with(contenders[i], measured, [&](TimedProcess& process, std::size_t query) {
      const Answers answers = process.answers(query);
      compare(answers, truths, setting.placing, contenders[i], measured);
      measured.once = answers.values.size() < stretch.pairs.size();
      if (measured.once) measured.seconds = {answers.seconds};
    });
  }
  for (std::size_t round = 0; round < options.rounds; ++round) {
    for (std::size_t i = 0; i < contenders.size(); ++i) {
      Measured& measured = cell.measured[i];
      if (!takes(contenders[i], setting) || measured.once || !measured.failure.empty()) continue;
      run.with(contenders[i], measured, [&](TimedProcess& process, std::size_t query) {
        measured.seconds.push_back(process.seconds(query));
      });
    }
  }
}

std::string stem(const std::string& file) { return std::filesystem::path(file).stem().string(); }

// Which libraries are absent, one sentence each.
std::vector<std::string> absent(const std::vector<std::string>& plugins) {
  std::vector<std::string> sentences;
  for (const Packaged& one : packaged) {
    if (std::ranges::find(plugins, one.adapter, stem) != plugins.end()) continue;
    sentences.push_back(
        fmt::format("{} is absent: its adapter needs {}.", one.adapter, one.packages));
  }
  return sentences;
}

}  // namespace

std::vector<std::string> adapters() {
  std::vector<std::string> files = subjects::peer_files();
  std::set<std::string> of_engines;
  for (const subjects::Engine& engine : subjects::engines()) {
    if (engine.source.ends_with(".so")) of_engines.insert(engine.source);
  }
  files.insert(files.end(), of_engines.begin(), of_engines.end());
  return files;
}

TimedRun measure(const PeersOptions& options, const Libraries& libraries) {
  TimedRun run;
  const Stretch nothing;
  for (std::size_t i = 0; i < libraries.size(); ++i) {
    const auto& [role, library] = libraries[i];
    const TimedProcess process(library, nothing);
    for (std::size_t query = 0; query < process.queries().size(); ++query) {
      run.contenders.push_back({process.queries()[query], role, i, query});
    }
    if (process.queries().empty()) {
      run.missing.push_back(stem(library.file) + " has no query to time.");
    }
  }
  for (const auto& [dim, sizes] : {std::pair(3, options.vertices), std::pair(2, options.plane)}) {
    for (const Placing placing : placings) {
      for (const int vertices : sizes) {
        TimedCell& cell = run.cells.emplace_back();
        cell.setting = {dim, placing, vertices};
        std::fputs((described(cell.setting) + "\n").c_str(), stderr);
        time_cell(options, libraries, run.contenders, cell);
      }
    }
  }
  return run;
}

TimedRun measure(const PeersOptions& options, const std::vector<std::string>& plugins) {
  Libraries libraries{{Role::core, {"", core_timed()}}};
  for (const std::string& file : plugins) libraries.push_back({Role::peer, {file, {}}});
  libraries.push_back({Role::limit, {"", limits_timed()}});
  TimedRun run = measure(options, libraries);
  for (const std::string& sentence : absent(plugins)) run.missing.push_back(sentence);
  return run;
}

namespace {

using cases::Point;
using cases::Quaternion;
using Points = std::vector<Point>;

// A multiple of 2^-21, which float can represent below 8; differences of such numbers are exact.
double on_grid(double x) { return std::round(x * 0x1p21) * 0x1p-21; }

double dot(const Point& a, const Point& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

Point plus(const Point& a, double factor, const Point& b) {
  return {a[0] + factor * b[0], a[1] + factor * b[1], a[2] + factor * b[2]};
}

// A polygon in an ellipse with half axes between 1/2 and 1.
Points ellipse(int vertices, cases::Choices& choices) {
  Points points;
  const Point half{0.5 + choices.share(16) / 2, 0.5 + choices.share(16) / 2, 0};
  for (int i = 0; i < vertices; ++i) {
    const double angle = 2 * std::numbers::pi * (i + choices.share(16) / 2) / vertices;
    points.push_back({half[0] * std::cos(angle), half[1] * std::sin(angle), 0});
  }
  return points;
}

// An ellipsoid with half axes between 1/2 and 1.  Neighbours in the spiral are so far from each
// other that neither the grid nor flat sides hide a point: each of up to 4096 points is a vertex.
Points ellipsoid(int vertices, cases::Choices& choices) {
  Point half{};
  for (double& axis : half) axis = 0.5 + choices.share(16) / 2;
  Points points;
  for (int i = 0; i < vertices; ++i) {
    const double height = 1 - (2 * i + 1.) / vertices;
    const double radius = std::sqrt(1 - height * height);
    const double angle = i * (3 - std::sqrt(5.)) * std::numbers::pi;
    points.push_back(
        {half[0] * radius * std::cos(angle), half[1] * radius * std::sin(angle), half[2] * height});
  }
  return points;
}

Points body(const Setting& setting, cases::Choices& choices) {
  return setting.dim == 2 ? ellipse(setting.vertices, choices)
                          : ellipsoid(setting.vertices, choices);
}

// In the plane about the third axis.
Quaternion random_turn(int dim, cases::Choices& choices) {
  Quaternion q{1, 0, 0, 0};
  for (double& part : q) part += choices.fraction(16);
  if (dim == 2) q[1] = q[2] = 0;
  return q;
}

// Of unit length.
Point direction_in(int dim, cases::Choices& choices) {
  if (dim == 3) return cases::random_direction(choices);
  const double angle = 2 * std::numbers::pi * choices.share(16);
  return {std::cos(angle), std::sin(angle), 0};
}

Points placed(Points points, const Quaternion& turn, const Point& translation) {
  const cases::Rotation rotation = cases::turn_by(turn);
  for (Point& point : points) {
    point = plus(cases::turned(rotation, point), 1, translation);
    for (double& x : point) x = on_grid(x);
  }
  return points;
}

const Point& furthest(const Points& points, const Point& direction) {
  const Point* best = &points[0];
  for (const Point& point : points) {
    if (dot(point, direction) > dot(*best, direction)) best = &point;
  }
  return *best;
}

// Places B such that the bodies have this gap along `direction`.  If the gap is zero, a vertex of
// each is the same point, and a plane separates the others.
void put_beside(Pair& pair, const Point& direction, double gap) {
  const Point& p = furthest(pair.a, direction);
  const Point q = furthest(pair.b, {-direction[0], -direction[1], -direction[2]});
  Point step = plus({p[0] - q[0], p[1] - q[1], p[2] - q[2]}, gap, direction);
  for (double& x : step) x = on_grid(x);
  for (Point& point : pair.b) point = plus(point, 1, step);
}

Pair alone(const Setting& setting, cases::Choices choices) {
  Pair pair;
  for (Points* points : {&pair.a, &pair.b}) {
    *points = body(setting, choices);
    *points = placed(*points, random_turn(setting.dim, choices), {});
  }
  const Point direction = direction_in(setting.dim, choices);
  const double share = choices.share(16);
  switch (setting.placing) {
    case Placing::overlapping:
      pair.b = placed(pair.b, {1, 0, 0, 0}, plus({}, share / 2, direction));
      break;
    case Placing::touching: put_beside(pair, direction, 0); break;
    case Placing::near:
    case Placing::cold: put_beside(pair, direction, 0.1); break;
    case Placing::close: put_beside(pair, direction, 0.001); break;
    case Placing::shallow: put_beside(pair, direction, -0.01); break;
    case Placing::separated:
    case Placing::coherent: put_beside(pair, direction, 0.0625 + 2 * share); break;
  }
  return pair;
}

// Moves by one degree and a hundredth of the size from frame to frame.
std::vector<Pair> motion(const Setting& setting, cases::Choices choices, std::size_t count) {
  const int dim = setting.dim;
  const Points a = placed(body(setting, choices), random_turn(dim, choices), {});
  const Points b = body(setting, choices);
  Quaternion turn = random_turn(dim, choices);
  const Point direction = direction_in(dim, choices);
  const Point drift = direction_in(dim, choices);
  const Point axis = dim == 2 ? Point{0, 0, 1} : cases::random_direction(choices);
  const double half_degree = std::numbers::pi / 360;
  const Quaternion step{1, half_degree * axis[0], half_degree * axis[1], half_degree * axis[2]};
  std::vector<Pair> result;
  for (std::size_t i = 0; i < count; ++i) {
    // Back and forth, so that B stays on the grid: 2.25 to 2.5 from A, whose points are within 1.
    const std::size_t forth = i % 64 < 32 ? i % 64 : 63 - i % 64;
    const double way = 0.02 * static_cast<double>(forth);
    const Point sideways = plus(drift, -dot(drift, direction), direction);
    result.push_back({a, placed(b, turn, plus(plus({}, 2.25, direction), way, sideways))});
    turn = cases::product(step, turn);
  }
  return result;
}

}  // namespace

const char* name(Placing placing) {
  constexpr std::array names{"separated", "near",        "close",    "touching",
                             "shallow",   "overlapping", "coherent", "cold"};
  return names[static_cast<std::size_t>(placing)];
}

std::string described(const Setting& setting) {
  return fmt::format("{}, {} vertices{}", name(setting.placing), setting.vertices,
                     setting.dim == 2 ? " in the plane" : "");
}

std::vector<Pair> pairs(const Setting& setting, std::uint64_t seed, std::size_t count) {
  if (setting.placing == Placing::coherent) {
    return motion(setting, cases::Choices::keyed(seed, "bench-motion", 0), count);
  }
  std::vector<Pair> result;
  for (std::size_t i = 0; i < count; ++i) {
    result.push_back(alone(setting, cases::Choices::keyed(seed, "bench-peers", i)));
  }
  return result;
}

}  // namespace bench
