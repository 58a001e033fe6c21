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

#include "reports/output/output_file.hpp"
#include "reports/study/form/record.hpp"
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
    if (options.records && !run_) run_.emplace(folder_.fresh(records_file), results_.header());
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
    const std::string path = folder_.unfinished(records_file);
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
    run_.emplace(folder_.fresh(records_file), path, kept);
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

// Yields the units of one part in order.
class Part {
 public:
  explicit Part(const std::string& folder)
      : path_((std::filesystem::path(folder) / records_file).string()), reader_(path_) {
    advance();
  }

  const std::string& path() const { return path_; }
  const RunHeader& header() const { return reader_.header(); }
  // Number of the next unit; empty after the last.
  std::optional<std::uint64_t> number() const {
    return next_ ? std::optional(next_->end->unit) : std::nullopt;
  }
  RunReader::Unit take() {
    RunReader::Unit unit = *std::move(next_);
    advance();
    return unit;
  }

 private:
  void advance() {
    next_ = reader_.next();
    if ((next_ && !next_->end) || (!next_ && !reader_.complete())) {
      throw std::invalid_argument(path_ + ": is not complete; study --resume ends it");
    }
  }

  std::string path_;
  RunReader reader_;
  std::optional<RunReader::Unit> next_;
};

// The header of the whole study.  Checks that all parts belong to it.
RunHeader common_header(const std::vector<std::unique_ptr<Part>>& parts) {
  RunHeader header = parts.front()->header();
  for (const std::unique_ptr<Part>& part : parts) {
    if (const auto what = difference(header, part->header())) {
      throw std::invalid_argument(fmt::format("{} and {} are of different studies: {}",
                                              parts.front()->path(), part->path(), *what));
    }
    if (header.processor.find(part->header().processor) == std::string::npos) {
      header.processor += "; " + part->header().processor;
    }
  }
  header.shard.reset();
  return header;
}

RunReader::Unit take(std::uint64_t number, const std::vector<std::unique_ptr<Part>>& parts) {
  std::optional<RunReader::Unit> unit;
  std::string from;
  for (const std::unique_ptr<Part>& part : parts) {
    if (part->number() != number) continue;
    if (unit) {
      throw std::invalid_argument(
          fmt::format("{} and {} both have unit {}", from, part->path(), number));
    }
    unit = part->take();
    from = part->path();
  }
  if (!unit) throw std::invalid_argument(fmt::format("no folder has unit {}", number));
  return *std::move(unit);
}

}  // namespace

ExitCode study(const StudyOptions& options) {
  std::optional<tbb::global_control> limit;
  if (options.threads > 0) {
    limit.emplace(tbb::global_control::max_allowed_parallelism,
                  static_cast<std::size_t>(options.threads));
  }
  return Study(options).run();
}

ExitCode merge(const MergeOptions& options) {
  std::vector<std::unique_ptr<Part>> parts;
  for (const std::string& folder : options.folders) parts.push_back(std::make_unique<Part>(folder));
  const RunHeader header = common_header(parts);
  Results results(header, options.page ? options.page(header, options.output) : nullptr);
  ResultFolder folder(options.output);
  RunFile run(folder.fresh(records_file), results.header());
  for (std::uint64_t number = 0; number < unit_count(results.header()); ++number) {
    const RunReader::Unit unit = take(number, parts);
    results.add(unit);
    run.write(unit.members);
    run.end_unit(*unit.end);
  }
  run.close(true, results.cases());
  results.publish(folder, true, true);
  fmt::print("{}\n{}", results.terminal_text(true, options.worst_shown),
             results.paths(folder, true));
  return results.exit_code(true);
}

}  // namespace reports
