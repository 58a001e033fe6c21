// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <memory>

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
                              Packaged{"cgal", "libcgal-dev"}};

void compare(const Answers& answers, const std::vector<Proved>& truths, Placing placing,
             const Contender& contender, Measured& measured) {
  if (contender.role == Role::limit) return;
  for (std::size_t i = 0; i < answers.values.size(); ++i) {
    const double answer = answers.values[i];
    const bool relation_counts = placing != Placing::touching;
    if (std::isnan(answer) || (relation_counts && (answer <= 0) != truths[i].meets)) {
      ++measured.wrong;
    }
    if (!contender.query.distance || std::isnan(answer)) continue;
    const double distance = std::max(answer, 0.);
    measured.error =
        std::max({measured.error, truths[i].lower - distance, distance - truths[i].upper});
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

void time_cell(const PeersOptions& options, const Libraries& libraries,
               const std::vector<Contender>& contenders, TimedCell& cell) {
  const Stretch stretch{pairs(cell.placing, cell.vertices, options.seed, options.pairs),
                        cell.placing == Placing::coherent, options.seconds_min};
  std::vector<Proved> truths;
  for (const Pair& pair : stretch.pairs) truths.push_back(proved(pair));
  cell.measured.resize(contenders.size());
  CellRun run(libraries, stretch);
  for (std::size_t i = 0; i < contenders.size(); ++i) {
    Measured& measured = cell.measured[i];
    run.with(contenders[i], measured, [&](TimedProcess& process, std::size_t query) {
      const Answers answers = process.answers(query);
      compare(answers, truths, cell.placing, contenders[i], measured);
      measured.once = answers.values.size() < stretch.pairs.size();
      if (measured.once) measured.seconds = {answers.seconds};
    });
  }
  for (std::size_t round = 0; round < options.rounds; ++round) {
    for (std::size_t i = 0; i < contenders.size(); ++i) {
      Measured& measured = cell.measured[i];
      if (measured.once || !measured.failure.empty()) continue;
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
  for (const Placing placing : placings) {
    for (const int vertices : options.vertices) {
      std::fputs(fmt::format("{}, {} vertices\n", name(placing), vertices).c_str(), stderr);
      TimedCell& cell = run.cells.emplace_back();
      cell.placing = placing;
      cell.vertices = vertices;
      time_cell(options, libraries, run.contenders, cell);
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

}  // namespace bench
