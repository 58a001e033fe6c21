// SPDX-License-Identifier: MIT
#include "reports/study.hpp"

#include <fmt/format.h>
#include <tbb/global_control.h>
#include <tbb/parallel_for.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "reports/markdown_block.hpp"
#include "reports/record.hpp"
#include "reports/run_file.hpp"
#include "reports/summary.hpp"
#include "reports/tally.hpp"

namespace reports {
namespace {

std::atomic<bool> interrupted = false;

void on_interrupt(int) {
  interrupted = true;
}

// The interrupt is caught only while a study runs; a second one ends the program at once.
class InterruptGuard {
 public:
  InterruptGuard() {
    interrupted = false;
    struct sigaction action {};
    action.sa_handler = on_interrupt;
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigaction(SIGINT, &action, &before_);
  }
  ~InterruptGuard() { sigaction(SIGINT, &before_, nullptr); }
  InterruptGuard(const InterruptGuard&) = delete;
  InterruptGuard& operator=(const InterruptGuard&) = delete;

 private:
  struct sigaction before_ {};
};

// A stretch of cases that share a row of the report.
struct Group {
  std::string name;
  const cases::Family* family = nullptr;  // null: the known cases of `file`
  std::string file;
  std::vector<cases::Case> known;
  std::uint64_t size = 0;
};

struct Judged {
  std::string id;
  std::vector<oracle::Finding> findings;  // by subject
  std::size_t truths = 0;
  std::size_t enclosures = 0;
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

Judged judged(const StudyOptions& options, const Group& group, std::uint64_t index) {
  cases::Case question = group.family != nullptr ? cases::generate(*group.family, options.seed,
                                                                   index, {options.vertices_max})
                                                 : group.known[index];
  Judged result{question.id, {}};
  oracle::Examination examination(std::move(question), options.oracle);
  result.findings.reserve(options.subjects.size());
  for (const subjects::Subject& subject : options.subjects) {
    result.findings.push_back(examination.ask(subject));
  }
  result.truths = examination.truths();
  result.enclosures = examination.enclosures();
  return result;
}

// As a shell reads it: plain words stay, others go in single quotes.
std::string quoted(const std::string& word) {
  const bool plain = word.find_first_not_of(
                         "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                         "0123456789._-+/:") == std::string::npos;
  if (plain && !word.empty()) return word;
  std::string result = "'";
  for (const char c : word) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

std::string replay_command(const StudyOptions& options, const Group& group, std::uint64_t index,
                           const std::string& id, const std::string& subject) {
  if (group.family == nullptr) {
    return fmt::format("gjkproof replay {} --id {} --subject {}", quoted(group.file), id, subject);
  }
  const std::string vertices = options.vertices_max == cases::Sizes{}.vertices_max
                                   ? std::string()
                                   : fmt::format(" --vertices {}", options.vertices_max);
  return fmt::format("gjkproof gen {} --seed {} --first {}{} | gjkproof replay - --subject {}",
                     group.name, options.seed, index, vertices, subject);
}

nlohmann::ordered_json run_header(const StudyOptions& options) {
  nlohmann::ordered_json header;
  header["format"] = "gjkproof-run/1";
  header["seed"] = options.seed;
  header["cases"] = options.cases;
  header["vertices"] = options.vertices_max;
  header["oracle"] = oracle::name(options.oracle);
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
    fmt::print(stderr, "{}{:<28} {:>9} of {} cases{}", terminal_ ? "\r" : "", group.name, done,
               group.size, last ? "\n" : "");
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
        groups_(groups(options)),
        tally_(names(groups_), names(options.subjects)) {
    if (!options.into.empty()) require_block(options.into, "verdicts");
    if (options.records) run_.emplace(path("run.jsonl"), run_header(options_).dump());
  }

  ExitCode run() {
    const InterruptGuard guard;
    for (std::size_t g = 0; g < groups_.size() && !interrupted; ++g) run_group(g);
    heading_.complete = !interrupted;
    if (run_) run_->close(heading_.complete, heading_.cases);

    heading_.command = options_.command;
    heading_.oracle = oracle::name(options_.oracle);
    std::ofstream summary(path("summary.md"));
    summary << markdown_summary(heading_, tally_);
    summary.close();
    if (!summary) throw std::runtime_error(path("summary.md") + ": cannot be written");
    if (!options_.into.empty()) {
      write_block(options_.into, "verdicts", verdict_tables(heading_, tally_));
    }
    fmt::print("{}\n", terminal_summary(heading_, tally_, options_.worst_shown));
    if (run_) fmt::print("{}\n", path("run.jsonl"));
    fmt::print("{}\n", path("summary.md"));
    if (!heading_.complete) return incomplete;
    return tally_.any_finding() ? findings : clean;
  }

 private:
  template <typename Named>
  static std::vector<std::string> names(const std::vector<Named>& all) {
    std::vector<std::string> result;
    for (const Named& one : all) result.push_back(one.name);
    return result;
  }

  std::string path(const char* file) const {
    return (std::filesystem::path(options_.output) / file).string();
  }

  // In blocks: judged in parallel, then written in case order.
  void run_group(std::size_t g) {
    constexpr std::uint64_t block = 256;
    const Group& group = groups_[g];
    for (std::uint64_t first = 0; first < group.size && !interrupted; first += block) {
      const std::uint64_t size = std::min(block, group.size - first);
      std::vector<Judged> results(size);
      tbb::parallel_for(std::uint64_t{0}, size,
                        [&](std::uint64_t i) { results[i] = judged(options_, group, first + i); });
      for (std::uint64_t i = 0; i < size; ++i) keep(g, first + i, results[i]);
      progress_.show(group, first + size);
    }
  }

  void keep(std::size_t g, std::uint64_t index, const Judged& result) {
    for (std::size_t s = 0; s < options_.subjects.size(); ++s) {
      const subjects::Subject& subject = options_.subjects[s];
      const oracle::Finding& finding = result.findings[s];
      if (run_) run_->write(record_line(result.id, subject, finding));
      std::string replay;
      if (oracle::is_finding(finding.verdict)) {
        replay = replay_command(options_, groups_[g], index, result.id, subject.name);
      }
      tally_.add(g, s, result.id, finding, replay);
    }
    ++heading_.cases;
    heading_.truths += result.truths;
    heading_.enclosures += result.enclosures;
  }

  const StudyOptions& options_;
  std::vector<Group> groups_;
  Tally tally_;
  std::optional<RunFile> run_;
  Heading heading_;
  Progress progress_;
};

}  // namespace

ExitCode study(const StudyOptions& options) {
  std::error_code error;
  std::filesystem::create_directories(options.output, error);
  if (error) throw std::runtime_error(options.output + ": " + error.message());
  std::optional<tbb::global_control> limit;
  if (options.threads > 0) {
    limit.emplace(tbb::global_control::max_allowed_parallelism,
                  static_cast<std::size_t>(options.threads));
  }
  return Study(options).run();
}

}  // namespace reports
