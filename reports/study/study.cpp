// SPDX-License-Identifier: MIT
#include "reports/study/study.hpp"

#include <fmt/format.h>
#include <tbb/global_control.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <utility>

#include "reports/output/markdown_block.hpp"
#include "reports/output/output_file.hpp"
#include "reports/output/result_folder.hpp"
#include "reports/study/form/record.hpp"
#include "reports/study/form/run_file.hpp"
#include "reports/study/judging.hpp"
#include "reports/study/plan.hpp"
#include "reports/study/progress.hpp"
#include "reports/study/results.hpp"

namespace reports {
namespace {

// SIGINT and SIGTERM end a study after the cases in progress; a second one ends the program at
// once.
std::atomic<bool> interrupted = false;

// Catches both signals during its lifetime.
class InterruptGuard {
 public:
  InterruptGuard() {
    interrupted = false;
    struct sigaction action {};
    action.sa_handler = [](int) { interrupted = true; };
    // Restart interrupted writes; a partial write would look like a full disk.
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
    for (std::size_t i = 0; i < signals.size(); ++i) sigaction(signals[i], &action, &before_[i]);
  }
  ~InterruptGuard() {
    for (std::size_t i = 0; i < signals.size(); ++i) sigaction(signals[i], &before_[i], nullptr);
  }
  InterruptGuard(const InterruptGuard&) = delete;
  InterruptGuard& operator=(const InterruptGuard&) = delete;

 private:
  static constexpr std::array signals = {SIGINT, SIGTERM};
  std::array<struct sigaction, signals.size()> before_{};
};

// Records of a few cases, also as lines in a gzip member.
struct Stretch {
  std::vector<Record> records;
  std::string member;
};

Results results_of(const StudyOptions& options, const std::vector<Group>& groups) {
  RunHeader header = header_of(options, groups);
  std::unique_ptr<StudyPage> page;
  if (options.page) page = options.page(header, options.output);
  return Results(std::move(header), std::move(page));
}

class Study {
 public:
  explicit Study(const StudyOptions& options)
      : options_(options),
        judging_{options.subjects, options.oracle, options.domain, options.timed, options.coherent},
        groups_(groups(options)),
        units_(units(groups_, options.shard)),
        results_(results_of(options, groups_)),
        folder_(options.output, options.resume) {
    if (!options.into.empty()) require_block(options.into, block());
    if (options.resume) take_over();
    if (options.records && !run_) run_.emplace(folder_.fresh(records_name), results_.header());
  }

  // The first failed write ends the judging; the results until then are shown.
  ExitCode run() {
    const bool written = judge_and_save();
    fmt::print("{}\n", results_.terminal_text(complete_, options_.worst_shown));
    if (!written) return cannot_write;
    fmt::print("{}", results_.paths(folder_, options_.records));
    return results_.exit_code(complete_);
  }

 private:
  // Takes over the whole units of a study that was killed or interrupted.
  void take_over() {
    const std::string path = folder_.unfinished(records_name);
    if (path.empty() || !GzipReader(path).next()) return;  // no header was written
    RunReader before(path);
    if (const auto what = difference(before.header(), results_.header())) {
      throw std::invalid_argument(path + ": is of another study: " + *what);
    }
    if (before.header().shard != options_.shard) {
      throw std::invalid_argument(path + ": is another part of the study");
    }
    std::uint64_t kept = before.bytes();
    while (const std::optional<RunReader::Unit> unit = before.next()) {
      if (!unit->end || done_ == units_.size() || unit->end->unit != units_[done_].number) break;
      results_.add(*unit);
      cases_done_ += units_[done_].size;
      ++done_;
      kept = before.bytes();
    }
    run_.emplace(folder_.fresh(records_name), path, kept);
    std::fputs(fmt::format("{}: {} of {} units are there\n", path, done_, units_.size()).c_str(),
               stderr);
  }

  bool judge_and_save() {
    const InterruptGuard guard;
    try {
      std::uint64_t cases = 0;
      for (const Unit& unit : units_) cases += unit.size;
      Progress progress(cases, cases_done_);
      while (done_ < units_.size() && run_unit(units_[done_], progress)) ++done_;
      complete_ = done_ == units_.size();
      save();
      return true;
    } catch (const CannotWrite& error) {
      std::fputs(fmt::format("gjkproof: {}\n", error.what()).c_str(), stderr);
      return false;
    }
  }

  const char* block() const { return results_.is_sweep() ? "cells" : "verdicts"; }

  void save() {
    if (run_) run_->close(complete_, results_.cases());
    results_.publish(folder_, complete_, options_.records);
    if (!options_.into.empty()) write_block(options_.into, block(), results_.tables(complete_));
  }

  // Judges in parallel, then writes in case order.  After an interrupt, finishes the cases in
  // progress and keeps the cases up to the first gap.  Returns false if cases are missing.
  bool run_unit(const Unit& unit, Progress& progress) {
    const Group& group = groups_[unit.group];
    const auto question = [&](std::uint64_t i) {
      return question_of(options_, group, unit.first + i);
    };
    const auto frames = static_cast<std::uint64_t>(group.family ? group.family->frames : 1);
    static_assert(cases_in_block % cases::motion_frames == 0, "a unit holds whole motions");
    std::vector<std::optional<Judged>> results =
        judge(judging_, unit.size, question, interrupted, frames);
    std::uint64_t kept = 0;
    while (kept < unit.size && results[kept]) ++kept;
    const UnitEnd end = keep(unit, std::span(results).first(kept));
    if (kept == unit.size && run_) run_->end_unit(end);
    results_.add(end);
    cases_done_ += kept;
    progress.show(cases_done_, results_.found(), group.name);
    return kept == unit.size;
  }

  UnitEnd keep(const Unit& unit, std::span<std::optional<Judged>> results) {
    constexpr std::size_t cases_in_stretch = 64;
    std::vector<Stretch> stretches((results.size() + cases_in_stretch - 1) / cases_in_stretch);
    tbb::parallel_for(std::size_t{0}, stretches.size(), [&](std::size_t s) {
      const std::size_t first = s * cases_in_stretch;
      const std::size_t size = std::min(cases_in_stretch, results.size() - first);
      stretches[s] = stretch_of(unit, first, results.subspan(first, size));
    });
    for (const Stretch& stretch : stretches) {
      if (run_ && !stretch.records.empty()) run_->write(stretch.member);
      for (const Record& record : stretch.records) results_.add(record);
    }
    UnitEnd end;
    end.unit = unit.number;
    for (const std::optional<Judged>& result : results) {
      if (!result->asked) continue;
      ++end.cases;
      end.truths += result->examination->truths();
      end.enclosures += result->examination->enclosures();
      end.compared += result->examination->compared();
    }
    return end;
  }

  Stretch stretch_of(const Unit& unit, std::uint64_t first,
                     std::span<std::optional<Judged>> results) const {
    Stretch stretch;
    std::string lines;
    for (std::size_t i = 0; i < results.size(); ++i) {
      Judged& result = *results[i];
      if (!result.asked) continue;
      for (std::size_t s = 0; s < options_.subjects.size(); ++s) {
        stretch.records.push_back(record_of(groups_[unit.group].name, unit.first + first + i,
                                            *result.examination, options_.subjects[s],
                                            result.findings[s]));
        if (const auto& time = result.nanoseconds[s]) {
          stretch.records.back().nanoseconds = std::nearbyint(10 * *time) / 10;  // as in the file
        }
        if (run_) lines += record_line(stretch.records.back()) + "\n";
      }
    }
    if (run_) stretch.member = gzip_member(lines);
    return stretch;
  }

  const StudyOptions& options_;
  Judging judging_;
  std::vector<Group> groups_;
  std::vector<Unit> units_;
  Results results_;
  ResultFolder folder_;
  std::optional<RunFile> run_;
  std::size_t done_ = 0;  // units
  std::uint64_t cases_done_ = 0;
  bool complete_ = false;
};

}  // namespace

ExitCode study(const StudyOptions& options) {
  std::optional<tbb::global_control> limit;
  if (options.threads > 0) {
    limit.emplace(tbb::global_control::max_allowed_parallelism,
                  static_cast<std::size_t>(options.threads));
  }
  return Study(options).run();
}

}  // namespace reports
