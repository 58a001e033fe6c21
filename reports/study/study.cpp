// SPDX-License-Identifier: MIT
#include "reports/study/study.hpp"

#include <fmt/format.h>
#include <tbb/global_control.h>
#include <tbb/parallel_for.h>
#include <tbb/parallel_invoke.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
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

// SIGINT, SIGTERM and SIGHUP end a study after the cases in progress; a second one ends the program at
// once.
std::atomic<bool> interrupted = false;

// Catches these signals during its lifetime, except SIGHUP under nohup.
class InterruptGuard {
 public:
  InterruptGuard() {
    interrupted = false;
    struct sigaction action {};
    action.sa_handler = [](int) { interrupted = true; };
    // Restart interrupted writes; a partial write would look like a full disk.
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
    for (std::size_t i = 0; i < signals.size(); ++i) {
      sigaction(signals[i], &action, &before_[i]);
      const bool ignored = before_[i].sa_handler == SIG_IGN;
      if (signals[i] == SIGHUP && ignored) sigaction(SIGHUP, &before_[i], nullptr);
    }
  }
  ~InterruptGuard() {
    for (std::size_t i = 0; i < signals.size(); ++i) sigaction(signals[i], &before_[i], nullptr);
  }
  InterruptGuard(const InterruptGuard&) = delete;
  InterruptGuard& operator=(const InterruptGuard&) = delete;

 private:
  static constexpr std::array signals = {SIGINT, SIGTERM, SIGHUP};
  std::array<struct sigaction, signals.size()> before_{};
};

constexpr std::uint64_t cases_in_stretch = 16;
constexpr std::size_t stretches_in_member = 4;

// What remains of a few consecutive cases once they are judged, for the counts and the files.
struct Stretch {
  struct Answer {
    cases::Domain domain = cases::Domain::engine;
    Counted counted;
    std::unique_ptr<WorstFinding> worst = nullptr;  // if it may be kept
  };

  std::uint64_t size = 0;       // cases, whether asked or not
  std::vector<Answer> answers;  // empty if there are records
  std::vector<Record> records;  // if the page or the sweep reads them
  std::string lines;            // of the records that are written
  UnitEnd oracles;

  // Keeps the memory.
  void clear() {
    size = 0;
    answers.clear();
    records.clear();
    lines.clear();
    oracles = {};
  }
};

Results results_of(const StudyOptions& options, const std::vector<Group>& groups) {
  RunHeader header = header_of(options, groups);
  std::unique_ptr<StudyPage> page;
  if (options.page) page = options.page(header, options.output);
  return Results(std::move(header), std::move(page), options.expected);
}

// The command of a study without records, from its summary; empty if there is none.
std::string summarized_command(const std::string& summary) {
  const std::string begin = "Made by `";
  const std::size_t at = summary.find(begin);
  if (at == std::string::npos) return {};
  const std::size_t from = at + begin.size();
  return summary.substr(from, summary.find('`', from) - from);
}

// Nobody loses hours of work by a second study in the same folder.  Refuses one that holds the result
// of another command, or an interrupted study, which --resume continues.
void require_replaceable(const ResultFolder& folder, const RunHeader& header) {
  const auto holds = [&folder](const std::string& what, const std::string& command,
                               const std::string& advice) {
    throw std::invalid_argument(fmt::format("{}: holds {} ({}); {}, and -o takes another folder",
                                            folder.path(""), what, command, advice));
  };
  const std::string fresh = folder.fresh(records_file);
  if (std::filesystem::exists(fresh) && GzipReader(fresh).next()) {
    holds("a study that was killed", RunReader(fresh).header().command,
          "--resume goes on with it, --force begins anew");
  }
  std::ifstream file(folder.path(summary_file));
  const std::string summary{std::istreambuf_iterator<char>(file), {}};
  const std::string path = folder.path(records_file);
  std::string command = summarized_command(summary);
  bool same = command == header.command;
  if (std::filesystem::is_regular_file(path)) {
    const RunHeader other = RunReader(path).header();
    command = other.command;
    same = command == header.command && other.study == header.study && other.shard == header.shard;
    if (summary.find(incomplete_note) != std::string::npos) {
      holds("a study that was interrupted", command,
            "--resume goes on with it, --force begins anew");
    }
  }
  if (!command.empty() && !same) holds("another study", command, "--force replaces it");
}

class Study {
 public:
  explicit Study(const StudyOptions& options)
      : options_(options),
        judging_{options.subjects, options.oracle, options.domain, options.timed, options.coherent},
        groups_(groups(options)),
        units_(units(groups_, options.shard)),
        results_(results_of(options, groups_)),
        folder_(options.output) {
    if (!options.into.empty()) require_block(options.into, block());
    if (!options.resume && !options.force) require_replaceable(folder_, results_.header());
    if (options.resume) {
      take_over();
    } else {
      folder_.remove_fresh();
    }
    if (!options.records.none() && !run_)
      run_.emplace(folder_.fresh(records_file), results_.header());
  }

  // The first failed write ends the judging; the results until then are shown.
  ExitCode run() {
    const bool written = judge_and_save();
    fmt::print("{}\n", results_.terminal_text(complete_, options_.worst_shown));
    if (!written) return cannot_write;
    fmt::print("{}", results_.paths(folder_, !options_.records.none()));
    if (!complete_ && !options_.again.empty()) {
      fmt::print(stderr, "gjkproof: interrupted; this goes on: {}\n", options_.again);
    }
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
    results_.publish(folder_, complete_, !options_.records.none());
    if (!options_.into.empty()) write_block(options_.into, block(), results_.tables(complete_));
  }

  // Judges in parallel, then counts and writes in case order.  After an interrupt, finishes the
  // cases in progress and keeps the cases up to the first gap.  Returns false if cases are missing.
  bool run_unit(const Unit& unit, Progress& progress) {
    const Group& group = groups_[unit.group];
    const std::span<const Stretch> kept = judged(unit, group);
    UnitEnd end;
    end.unit = unit.number;
    std::uint64_t size = 0;
    for (const Stretch& stretch : kept) {
      size += stretch.size;
      end.cases += stretch.oracles.cases;
      end.truths += stretch.oracles.truths;
      end.enclosures += stretch.oracles.enclosures;
      end.compared += stretch.oracles.compared;
    }
    keep(unit.group, kept);
    if (size == unit.size && run_) run_->end_unit(end);
    results_.add(end);
    cases_done_ += size;
    progress.show(cases_done_, results_.found(), group.name);
    return size == unit.size;
  }

  // The stretches of a unit, up to the end or the first gap.
  std::span<const Stretch> judged(const Unit& unit, const Group& group) {
    const auto question = [&](std::uint64_t i) {
      return question_of(options_, group, unit.first + i);
    };
    const auto frames = static_cast<std::uint64_t>(group.family ? group.family->frames : 1);
    static_assert(cases_in_block % cases_in_stretch == 0);
    static_assert(cases_in_stretch % cases::motion_frames == 0, "a stretch holds whole motions");
    std::vector<std::optional<Judged>> together;
    if (has_outsiders(judging_)) {
      together = judge(judging_, unit.size, question, interrupted, frames);
    }
    stretches_.resize((unit.size + cases_in_stretch - 1) / cases_in_stretch);
    tbb::parallel_for(std::size_t{0}, stretches_.size(), [&](std::size_t s) {
      Stretch& stretch = stretches_[s];
      stretch.clear();
      const std::uint64_t first = s * cases_in_stretch;
      const std::uint64_t last = std::min(first + cases_in_stretch, unit.size);
      const auto add = [&](std::uint64_t i, Judged& result) {
        this->add(unit.group, unit.first + i, result, stretch);
      };
      if (!has_outsiders(judging_)) {
        return judge_in_order(judging_, first, last, question, interrupted, frames, add);
      }
      for (std::uint64_t i = first; i < last && together[i]; ++i) add(i, *together[i]);
    });
    std::size_t kept = 0;
    while (kept < stretches_.size() && stretches_[kept].size == cases_in_stretch) ++kept;
    return std::span(stretches_).first(std::min(kept + 1, stretches_.size()));
  }

  // Adds the answers to one case.
  void add(std::size_t group, std::uint64_t index, Judged& judged, Stretch& stretch) const {
    ++stretch.size;
    if (!judged.asked) return;
    oracle::Examination& examination = *judged.examination;
    CaseRecorder recorder(groups_[group].name, index, judged.domain, examination);
    for (std::size_t s = 0; s < options_.subjects.size(); ++s) {
      const subjects::Subject& subject = options_.subjects[s];
      const oracle::JudgedAnswer& finding = judged.findings[s];
      const bool is_written = run_ && options_.records.has(index, finding.verdict.kind);
      std::optional<Record> record;
      if (is_written || results_.reads_records()) {
        record = recorder.record(subject, finding);
        const auto& time = judged.nanoseconds[s];
        if (time) record->nanoseconds = std::nearbyint(10 * *time) / 10;  // as in the file
      }
      if (is_written) recorder.append_line(*record, stretch.lines);
      if (results_.reads_records()) {
        stretch.records.push_back(*std::move(record));
        continue;
      }
      // A record needs the truth even without an answer, so that is computed and counted here too.
      const bool answered = finding.answer && finding.answer->answered;
      if (!answered && examination.put(subject).question != nullptr) examination.facts(subject);
      Stretch::Answer& answer = stretch.answers.emplace_back();
      answer.domain = judged.domain;
      answer.counted = counted(finding);
      if (results_.keeps({group, s}, answer.counted)) {
        if (!record) record = recorder.record(subject, finding);
        answer.worst = std::make_unique<WorstFinding>(worst_finding(results_.header(), *record));
      }
    }
    ++stretch.oracles.cases;
    stretch.oracles.truths += examination.truths();
    stretch.oracles.enclosures += examination.enclosures();
    stretch.oracles.compared += examination.compared();
  }

  // Counts the answers of a unit while others compress the records.
  void keep(std::size_t group, std::span<const Stretch> stretches) {
    std::vector<std::string> members;
    const auto compress = [&] {
      members.resize((stretches.size() + stretches_in_member - 1) / stretches_in_member);
      tbb::parallel_for(std::size_t{0}, members.size(), [&](std::size_t m) {
        std::string lines;
        const std::size_t first = m * stretches_in_member;
        const std::size_t size = std::min(stretches_in_member, stretches.size() - first);
        for (const Stretch& stretch : stretches.subspan(first, size)) lines += stretch.lines;
        if (!lines.empty()) members[m] = gzip_member(lines);
      });
    };
    const auto count = [&] {
      for (const Stretch& stretch : stretches) {
        std::size_t s = 0;
        const auto next_place = [&] { return Place{group, s++ % options_.subjects.size()}; };
        for (const Record& record : stretch.records) results_.add(next_place(), record);
        for (const Stretch::Answer& answer : stretch.answers) {
          results_.add(next_place(), answer.domain, answer.counted, answer.worst.get());
        }
      }
    };
    if (!run_) return count();
    tbb::parallel_invoke(compress, count);
    for (const std::string& member : members) {
      if (!member.empty()) run_->write(member);
    }
  }

  const StudyOptions& options_;
  Judging judging_;
  std::vector<Group> groups_;
  std::vector<Unit> units_;
  Results results_;
  ResultFolder folder_;
  std::optional<RunFile> run_;
  std::vector<Stretch> stretches_;  // of the current unit
  std::size_t done_ = 0;            // units
  std::uint64_t cases_done_ = 0;
  bool complete_ = false;
};

// Yields the units of one part in order.
class Part {
 public:
  explicit Part(const std::string& folder)
      : path_((std::filesystem::path(folder) / records_file).string()), reader_(path_) {
    require_all_records(reader_.header(), path_);
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
  if (!unit) {
    const std::optional<Shard>& shard = parts.front()->header().shard;
    const std::string missing =
        shard ? fmt::format("the part --shard {}/{} is missing: ", number % shard->parts + 1,
                            shard->parts)
              : std::string();
    throw std::invalid_argument(fmt::format("{}no folder has unit {}", missing, number));
  }
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
  Results results(header, options.page ? options.page(header, options.output) : nullptr,
                  options.expected);
  ResultFolder folder(options.output);
  if (!options.force) require_replaceable(folder, header);
  folder.remove_fresh();
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
