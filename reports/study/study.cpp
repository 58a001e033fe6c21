// SPDX-License-Identifier: MIT
#include "reports/study/study.hpp"

#include <fmt/format.h>
#include <tbb/global_control.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "reports/output/markdown_block.hpp"
#include "reports/output/nothing_judged.hpp"
#include "reports/output/output_file.hpp"
#include "reports/output/result_folder.hpp"
#include "reports/study/judging.hpp"
#include "reports/study/record.hpp"
#include "reports/study/replay_command.hpp"
#include "reports/study/run_file.hpp"
#include "reports/study/summary.hpp"
#include "reports/study/tally.hpp"

namespace reports {
namespace {

std::atomic<bool> interrupted = false;

void on_interrupt(int) {
  interrupted = true;
}

// SIGINT and SIGTERM are caught only while a study runs; a second one ends the program at once.
class InterruptGuard {
 public:
  InterruptGuard() {
    interrupted = false;
    struct sigaction action {};
    action.sa_handler = on_interrupt;
    // A write that is under way goes on: a cut one would look like a full disk.
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

// A stretch of cases that share a row of the report.
struct Group {
  std::string name;
  const cases::Family* family = nullptr;  // null: the known cases of `file`
  std::string file;
  std::vector<cases::Case> known;
  std::uint64_t size = 0;
};

std::vector<Group> groups(const StudyOptions& options) {
  std::vector<Group> result;
  for (const std::string& file : options.known) {
    Group group;
    group.name = "known/" + std::filesystem::path(file).stem().string();
    group.file = std::filesystem::proximate(file).string();
    group.known = cases::read_cases(file);
    group.size = group.known.size();
    result.push_back(std::move(group));
  }
  for (const cases::Family& family : cases::all_families()) {
    const auto& chosen = options.families;
    if (!chosen.empty() && std::find(chosen.begin(), chosen.end(), family.name) == chosen.end()) {
      continue;
    }
    Group group;
    group.name = family.name;
    group.family = &family;
    group.size = options.cases;
    result.push_back(std::move(group));
  }
  return result;
}

cases::Case question_of(const StudyOptions& options, const Group& group, std::uint64_t index) {
  return group.family == nullptr
             ? group.known[index]
             : cases::generate(*group.family, options.seed, index, {options.vertices_max});
}

std::string replay_of(const StudyOptions& options, const Group& group, std::uint64_t index,
                      const std::string& id, const std::string& subject) {
  if (group.family == nullptr) return replay_command(group.file, id, subject);
  return replay_command(group.name, options.seed, index, options.vertices_max, subject);
}

nlohmann::ordered_json run_header(const StudyOptions& options) {
  nlohmann::ordered_json header;
  header["format"] = "gjkproof-run/1";
  header["seed"] = options.seed;
  header["cases"] = options.cases;
  header["vertices"] = options.vertices_max;
  if (options.domain) header["domain"] = cases::name(*options.domain);
  header["oracle"] = options.oracle.name();
  return header;
}

// Rewrites its line on a terminal; elsewhere a line a group is enough.
class Progress {
 public:
  void show(const Group& group, std::uint64_t done) {
    const auto now = std::chrono::steady_clock::now();
    const bool last = done == group.size;
    if (!last && (!terminal_ || now - shown_ < std::chrono::milliseconds(200))) return;
    shown_ = now;
    const std::string text = fmt::format("{}{:<28} {:>9} of {} cases{}", terminal_ ? "\r" : "",
                                         group.name, done, group.size, last ? "\n" : "");
    // A study does not end because nobody can watch it.
    std::fputs(text.c_str(), stderr);
    std::fflush(stderr);
  }

 private:
  bool terminal_ = isatty(STDERR_FILENO) != 0;
  std::chrono::steady_clock::time_point shown_{};
};

class Study {
 public:
  explicit Study(const StudyOptions& options)
      : options_(options),
        judging_{options.subjects, options.oracle, options.domain},
        groups_(groups(options)),
        tally_(names(groups_), names(options.subjects)),
        domains_(domain_names(), names(options.subjects)),
        folder_(options.output) {
    if (!options.into.empty()) require_block(options.into, "verdicts");
    if (options.records) run_.emplace(folder_.fresh(records_name), run_header(options_).dump());
    heading_.command = options_.command;
    heading_.oracle = options_.oracle.name();
    heading_.complete = false;
    if (options.first_domain) {
      heading_.first_domain = static_cast<std::size_t>(*options.first_domain);
    }
  }

  // The first write that fails ends the judging; what was judged until then is shown.
  ExitCode run() {
    const bool written = judge_and_save();
    fmt::print("{}\n", terminal_summary(heading_, tally_, domains_, options_.worst_shown));
    if (!written) return cannot_write;
    if (run_) fmt::print("{}\n", folder_.path(records_name));
    fmt::print("{}\n", folder_.path(summary_name));
    if (!heading_.complete) return incomplete;
    if (heading_.judged > 0) return tally_.any_finding() ? findings : clean;
    return nothing_judged(heading_.cases == 0 ? "no case" : "every subject skips every case");
  }

 private:
  bool judge_and_save() {
    const InterruptGuard guard;
    try {
      std::size_t done = 0;
      while (done < groups_.size() && run_group(done)) ++done;
      heading_.complete = done == groups_.size();
      save();
      return true;
    } catch (const CannotWrite& error) {
      std::fputs(fmt::format("gjkproof: {}\n", error.what()).c_str(), stderr);
      return false;
    }
  }

  void save() {
    if (run_) run_->close(heading_.complete, heading_.cases);
    OutputFile summary(folder_.fresh(summary_name));
    summary.write(markdown_summary(heading_, tally_, domains_));
    summary.finish();
    folder_.publish(options_.records);
    if (!options_.into.empty()) {
      const auto tables = options_.first_domain ? domain_tables : verdict_tables;
      write_block(options_.into, "verdicts", tables(heading_, tally_, domains_));
    }
  }

  template <typename Named>
  static std::vector<std::string> names(const std::vector<Named>& all) {
    std::vector<std::string> result;
    for (const Named& one : all) result.push_back(one.name);
    return result;
  }

  // In blocks: judged in parallel, then written in case order.  After an interrupt the cases under
  // way are finished, and those are kept that have all cases before them.  False: some are
  // missing.
  bool run_group(std::size_t g) {
    const Group& group = groups_[g];
    for (std::uint64_t first = 0; first < group.size; first += cases_in_block) {
      const std::uint64_t size = std::min(cases_in_block, group.size - first);
      const auto question = [&](std::uint64_t i) {
        return question_of(options_, group, first + i);
      };
      const std::vector<std::optional<Judged>> results =
          judge(judging_, size, question, interrupted);
      std::uint64_t kept = 0;
      for (; kept < size && results[kept]; ++kept) keep(g, first + kept, *results[kept]);
      if (run_) run_->flush();
      progress_.show(group, first + kept);
      if (kept < size) return false;
    }
    return true;
  }

  static std::vector<std::string> domain_names() {
    std::vector<std::string> result;
    for (const cases::Domain domain : cases::all_domains) result.emplace_back(cases::name(domain));
    return result;
  }

  void keep(std::size_t g, std::uint64_t index, const Judged& result) {
    if (!result.asked) return;
    for (std::size_t s = 0; s < options_.subjects.size(); ++s) {
      const subjects::Subject& subject = options_.subjects[s];
      const oracle::JudgedAnswer& finding = result.findings[s];
      if (run_) run_->write(record_line(result.id, result.domain, subject, finding));
      if (finding.answer) ++heading_.judged;
      std::string replay;
      if (oracle::is_finding(finding.verdict)) {
        replay = replay_of(options_, groups_[g], index, result.id,
                           subject.option.empty() ? subject.name : subject.option);
      }
      tally_.add(g, s, result.id, finding, replay);
      domains_.add(static_cast<std::size_t>(result.domain), s, result.id, finding, replay);
    }
    ++heading_.cases;
    heading_.truths += result.examination->truths();
    heading_.enclosures += result.examination->enclosures();
    heading_.compared += result.examination->compared();
  }

  const StudyOptions& options_;
  Judging judging_;
  std::vector<Group> groups_;
  Tally tally_;    // by family
  Tally domains_;  // by domain
  ResultFolder folder_;
  std::optional<RunFile> run_;
  Heading heading_;
  Progress progress_;
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
