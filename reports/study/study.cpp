// SPDX-License-Identifier: MIT
#include "reports/study/study.hpp"

#include <fmt/format.h>
#include <tbb/concurrent_queue.h>
#include <tbb/enumerable_thread_specific.h>
#include <tbb/global_control.h>
#include <tbb/parallel_pipeline.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <utility>

#include "reports/output/interrupts.hpp"
#include "reports/output/note.hpp"
#include "reports/output/output_file.hpp"
#include "reports/study/checkpoints.hpp"
#include "reports/study/form/record.hpp"
#include "reports/study/results.hpp"

namespace reports {
namespace {

// Set by a signal to end.
const std::atomic<bool>& interrupted = InterruptGuard::interrupted();

constexpr std::uint64_t cases_in_stretch = 16;
constexpr std::uint64_t cases_in_member = 64;
static_assert(cases_in_block % cases_in_member == 0 && cases_in_member % cases_in_stretch == 0);
static_assert(cases_in_stretch % cases::motion_frames == 0, "a stretch holds whole motions");
// Per thread: enough to judge while a long one is waited for.
constexpr std::size_t stretches_at_once = 32;

// A unit that is being judged, and what subjects that take many cases at a time said to its cases.
struct Running {
  Unit unit;
  std::optional<Together> together;
};

// A few consecutive cases of a unit, and what remains of them once they are judged, for the counts
// and the files.
struct Stretch {
  struct Answer {
    cases::Domain domain = cases::Domain::engine;
    Counted counted;
    std::unique_ptr<WorstFinding> worst = nullptr;  // if it may be kept
  };

  std::shared_ptr<Running> running;
  std::uint64_t first = 0;  // within the unit
  std::uint64_t last = 0;
  std::uint64_t size = 0;       // cases, whether asked or not
  std::size_t answered = 0;     // none if there are records
  std::vector<Answer> answers;  // as many are in use, the others are memory
  std::vector<Record> records;  // if the page or the sweep reads them
  std::string lines;            // of the records that are written
  UnitEnd oracles;

  // Keeps the memory.
  void clear() {
    size = 0;
    answered = 0;
    records.clear();
    lines.clear();
    oracles = {};
  }
};
using StretchPointer = std::shared_ptr<Stretch>;

// Lines of consecutive stretches, for a member of the file; a unit may end behind them, and the counts
// up to its end may be written.
struct Member {
  std::string text;
  std::optional<UnitEnd> end;
  std::unique_ptr<Counts> counts = nullptr;
};

// Cells of the counts up to some place.
struct Known {
  std::size_t group = 0;
  std::vector<Cell> cells;  // one per subject
};

Results results_of(const StudyOptions& options, const std::vector<Group>& groups) {
  RunHeader header = header_of(options, groups);
  std::unique_ptr<StudyPage> page;
  if (options.page) page = options.page(header, options.output);
  return Results(std::move(header), std::move(page), options.expected);
}

class Study {
  using Clock = std::chrono::steady_clock;

 public:
  explicit Study(const StudyOptions& options)
      : options_(options),
        judging_{options.subjects, options.oracle, asked_domains(options.domain, options.study),
                 options.timed, options.coherent},
        groups_(groups(options)),
        units_(groups_, options.shard),
        results_(results_of(options, groups_)),
        folder_(options.output) {
    if (!options.records.all() && results_.reads_records() && (options.resume || options.shard)) {
      throw std::invalid_argument(
          "--resume and --shard of a sweep, or with --expected, need --records all");
    }
    if (!options.into.empty()) {
      require_block(options.into, results_.block());
      if (results_.is_timed_board()) require_block(options.into, Results::times_block);
    }
    checkpoints_.emplace(options, units_, folder_, results_);
    done_ = checkpoints_->done();
    cases_done_ = units_.cases(done_);
  }

  // The first failed write ends the judging; the results until then are shown.
  ExitCode run() {
    const bool written = judge_and_save();
    fmt::print("{}\n", results_.terminal_text(complete_, options_.worst_shown));
    note_unblamed_ends(options_.subjects);
    if (!written) return cannot_write;
    fmt::print("{}", results_.paths(folder_, !options_.records.none()));
    if (!complete_ && !options_.again.empty()) {
      note("gjkproof: interrupted; this goes on: {}\n", options_.again);
    }
    return results_.exit_code(complete_);
  }

 private:
  bool judge_and_save() {
    const InterruptGuard guard;
    try {
      judge_all();
      complete_ = done_ == units_.size();
      save();
      return true;
    } catch (const CannotWrite& error) {
      std::fputs(fmt::format("gjkproof: {}\n", error.what()).c_str(), stderr);
      return false;
    }
  }

  void save() {
    checkpoints_->close(complete_);
    results_.publish(folder_, complete_, !options_.records.none());
    if (options_.into.empty()) return;
    write_block(options_.into, results_.block(), results_.tables(complete_));
    // Apart, since they differ from run to run and all else is the same.
    if (!results_.is_timed_board()) return;
    write_block(options_.into, Results::times_block, results_.times());
  }

  // Judges and compresses in parallel; counts and writes in case order meanwhile.  After an
  // interrupt, finishes the cases in progress and keeps the cases up to the first gap.
  void judge_all() {
    Progress progress(units_.cases(units_.size()), cases_done_);
    next_ = done_;
    const auto judge = [this](StretchPointer stretch) {
      judge_stretch(*stretch);
      return stretch;
    };
    const auto count = [&](const StretchPointer& stretch) {
      Member member = counted(*stretch, progress);
      spare_.push(stretch);
      return member;
    };
    const auto compress = [](Member member) {
      if (!member.text.empty()) member.text = gzip_member(member.text);
      return member;
    };
    const auto write = [this](const Member& member) {
      if (!member.text.empty()) checkpoints_->write(member.text);
      if (member.end) checkpoints_->end_unit(*member.end, member.counts.get());
    };
    const auto threads = static_cast<std::size_t>(tbb::this_task_arena::max_concurrency());
    using tbb::filter_mode;
    tbb::parallel_pipeline(
        stretches_at_once * threads,
        tbb::make_filter<void, StretchPointer>(filter_mode::serial_in_order,
                                               [this](tbb::flow_control& flow) {
                                                 auto stretch = next_stretch();
                                                 if (!stretch) flow.stop();
                                                 return stretch;
                                               }) &
            tbb::make_filter<StretchPointer, StretchPointer>(filter_mode::parallel, judge) &
            tbb::make_filter<StretchPointer, Member>(filter_mode::serial_in_order, count) &
            tbb::make_filter<Member, Member>(filter_mode::parallel, compress) &
            tbb::make_filter<Member, void>(filter_mode::serial_in_order, write));
    if (!lines_.empty()) checkpoints_->write(gzip_member(lines_));  // after an interrupt
  }

  // Null after the last one, and after an interrupt.
  StretchPointer next_stretch() {
    if (running_ && first_ == running_->unit.size) running_.reset();
    if (interrupted || (!running_ && next_ == units_.size())) return nullptr;
    if (!running_) {
      running_ = started(units_[next_++]);
      first_ = 0;
    }
    StretchPointer stretch;
    if (spare_.try_pop(stretch)) {
      stretch->clear();
    } else {
      stretch = std::make_shared<Stretch>();
    }
    stretch->running = running_;
    stretch->first = first_;
    stretch->last = first_ = std::min(first_ + cases_in_stretch, running_->unit.size);
    return stretch;
  }

  auto question_in(const Unit& unit) const {
    return [this, &unit](std::uint64_t i, cases::Case& place) {
      make_question(options_, groups_[unit.group], unit.first + i, place);
    };
  }

  std::uint64_t frames_in(const Unit& unit) const {
    const auto& family = groups_[unit.group].family;
    return static_cast<std::uint64_t>(family ? family->frames : 1);
  }

  std::shared_ptr<Running> started(const Unit& unit) {
    auto running = std::make_shared<Running>(Running{unit, {}});
    if (has_outsiders(judging_)) {
      Together memory;
      memory_.try_pop(memory);
      running->together =
          ask_outsiders(judging_, unit.size, question_in(unit), interrupted, std::move(memory));
    }
    return running;
  }

  void judge_stretch(Stretch& stretch) {
    const Unit& unit = stretch.running->unit;
    std::shared_ptr<const Known> known;
    {
      const std::lock_guard lock(known_lock_);
      if (known_ && known_->group == unit.group) known = known_;
    }
    const auto add = [&](std::uint64_t i, Judged& result) {
      this->add(unit.group, unit.first + i, result, known.get(), stretch);
    };
    std::optional<Together>& together = stretch.running->together;
    if (has_outsiders(judging_) && !together) return;  // interrupted
    judge_in_order(judging_, stretch.first, stretch.last, question_in(unit), interrupted,
                   frames_in(unit), together ? &*together : nullptr, judged_.local(), add);
  }

  // Counts the answers, in case order, up to the first gap.
  Member counted(const Stretch& stretch, Progress& progress) {
    Member member;
    const Unit& unit = stretch.running->unit;
    if (has_gap_) return member;
    std::size_t s = 0;
    const auto next_place = [&] { return Place{unit.group, s++ % options_.subjects.size()}; };
    for (const Record& record : stretch.records) results_.add(next_place(), record);
    for (const Stretch::Answer& answer : std::span(stretch.answers).first(stretch.answered)) {
      results_.add(next_place(), answer.domain, answer.counted, answer.worst.get());
    }
    results_.add(stretch.oracles);
    lines_ += stretch.lines;
    end_.unit = unit.number;
    end_.cases += stretch.oracles.cases;
    end_.truths += stretch.oracles.truths;
    end_.enclosures += stretch.oracles.enclosures;
    end_.compared += stretch.oracles.compared;
    cases_done_ += stretch.size;
    has_gap_ = stretch.size < stretch.last - stretch.first;
    const bool ends = !has_gap_ && stretch.last == unit.size;
    if (ends || (!has_gap_ && stretch.last % cases_in_member == 0)) member.text.swap(lines_);
    if (!ends) return member;
    member.end = std::exchange(end_, {});
    if (stretch.running->together) memory_.push(*std::exchange(stretch.running->together, {}));
    ++done_;
    member.counts = checkpoints_->counted(done_);
    progress.show(cases_done_, results_.found(), groups_[unit.group].name);
    if (results_.reads_records()) return member;
    auto known = std::make_shared<const Known>(Known{unit.group, results_.cells(unit.group)});
    const std::lock_guard lock(known_lock_);
    known_ = std::move(known);
    return member;
  }

  // Adds the answers to one case.  `known`: cells of its group before; null if there are none.
  void add(std::size_t group, std::uint64_t index, Judged& judged, const Known* known,
           Stretch& stretch) const {
    ++stretch.size;
    if (!judged.asked) return;
    oracle::Examination& examination = *judged.examination;
    CaseRecorder recorder(groups_[group].name, index, judged.domain, examination);
    for (std::size_t s = 0; s < options_.subjects.size(); ++s) {
      const subjects::Subject& subject = options_.subjects[s];
      const oracle::JudgedAnswer& finding = judged.findings[s];
      const bool is_written = options_.records.has(index, finding.verdict.kind);
      std::optional<double> time = judged.nanoseconds[s];
      if (time) time = std::nearbyint(10 * *time) / 10;  // as in the file
      std::optional<Record> record;
      if (is_written || results_.reads_records()) {
        record = recorder.record(subject, finding);
        record->counted.nanoseconds = time;
      }
      if (is_written) recorder.append_line(*record, stretch.lines);
      if (results_.reads_records()) {
        stretch.records.push_back(*std::move(record));
        continue;
      }
      // A record needs the truth even without an answer, so that is computed and counted here too.
      const bool answered = finding.answer && finding.answer->answered;
      if (!answered && examination.put(subject).question != nullptr) examination.facts(subject);
      if (stretch.answered == stretch.answers.size()) stretch.answers.emplace_back();
      Stretch::Answer& answer = stretch.answers[stretch.answered++];
      answer.domain = judged.domain;
      answer.worst = nullptr;
      count(finding, answer.counted);
      answer.counted.nanoseconds = time;
      if (known == nullptr ? oracle::is_finding(answer.counted.verdict)
                           : known->cells[s].keeps(answer.counted)) {
        if (!record) record = recorder.record(subject, finding);
        answer.worst = std::make_unique<WorstFinding>(worst_finding(results_.header(), *record));
      }
    }
    ++stretch.oracles.cases;
    stretch.oracles.truths += examination.truths();
    stretch.oracles.enclosures += examination.enclosures();
    stretch.oracles.compared += examination.compared();
  }

  const StudyOptions& options_;
  Judging judging_;
  std::vector<Group> groups_;
  Units units_;
  Results results_;
  ResultFolder folder_;
  std::optional<Checkpoints> checkpoints_;
  // The first stretch that is not begun.
  std::size_t next_ = 0;  // the unit behind the running one
  std::shared_ptr<Running> running_;
  std::uint64_t first_ = 0;
  tbb::concurrent_queue<StretchPointer> spare_;     // counted, to be used again
  tbb::concurrent_queue<Together> memory_;          // the same of units
  tbb::enumerable_thread_specific<Judged> judged_;  // the memory of each thread
  // What is counted.
  std::size_t done_ = 0;  // units
  std::uint64_t cases_done_ = 0;
  bool has_gap_ = false;  // after an interrupt: what follows is not counted
  std::string lines_;     // counted, and not yet in a member
  UnitEnd end_;           // of the current unit so far
  // Findings that are no worse than those kept in these cells are not kept; the cells may be old.
  std::shared_ptr<const Known> known_;
  std::mutex known_lock_;
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
