// SPDX-License-Identifier: MIT
#include "reports/study/checkpoints.hpp"
#include "reports/output/note.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace reports {
namespace {

// A study that a folder holds.
struct Left {
  RunHeader header;
  std::string path;  // of the counts, or else the records
  bool killed = false;
  bool counted = false;
};

// Of a killed study and the result of one before it, the former.
std::optional<Left> study_in(const ResultFolder& folder) {
  for (const bool killed : {true, false}) {
    const auto path = [&](const char* name) {
      return killed ? folder.fresh(name) : folder.path(name);
    };
    const std::string counts = path(counts_file);
    if (std::filesystem::is_regular_file(counts)) {
      return Left{read_counts(counts).header, counts, killed, true};
    }
    const std::string records = path(records_file);
    if (!std::filesystem::is_regular_file(records)) continue;
    if (killed && !GzipReader(records).next()) continue;  // before it wrote a header
    return Left{RunReader(records).header(), records, killed};
  }
  return {};
}

constexpr std::string_view summary_begin = "Made by `";

// The command of a study, from its summary; empty if there is none.
std::string summarized_command(const std::string& summary) {
  const std::size_t at = summary.find(summary_begin);
  if (at == std::string::npos) return {};
  const std::size_t from = at + summary_begin.size();
  return summary.substr(from, summary.find('`', from) - from);
}

}  // namespace

void require_replaceable(const ResultFolder& folder, const RunHeader& header) {
  const auto holds = [&folder](const std::string& what, const std::string& advice) {
    throw std::invalid_argument(
        fmt::format("{} holds {}; {}, and -o takes another folder", folder.name(), what, advice));
  };
  if (std::filesystem::is_directory(folder.path(summary_file))) {
    throw std::invalid_argument(folder.path(summary_file) + ": is a directory");
  }
  std::ifstream file(folder.path(summary_file));
  const std::string summary{std::istreambuf_iterator<char>(file), {}};
  std::string command = summarized_command(summary);
  bool same = command == header.command;
  const std::optional<Left> left = study_in(folder);
  if (left) {
    const RunHeader& other = left->header;
    command = other.command;
    // Neither a sweep nor a study with --expected counts apart.
    const bool can_resume = left->counted || other.records.all();
    const std::string advice =
        std::string(can_resume ? "--resume goes on with it, " : "") + "--force begins anew";
    same = command == header.command && other.study == header.study && other.shard == header.shard;
    if (left->killed) holds("a study that was killed (" + command + ")", advice);
    if (summary.find(incomplete_note) != std::string::npos) {
      holds("a study that was interrupted (" + command + ")", advice);
    }
  }
  if (!command.empty() && !same) holds("another study (" + command + ")", "--force replaces it");
  if (left || summary.find(summary_begin) != std::string::npos) return;
  for (const char* result : {summary_file, page_file, cells_file, counts_file}) {
    if (!std::filesystem::exists(folder.path(result))) continue;
    holds(std::string(result) + ", which no study wrote", "--force replaces it");
  }
}

Checkpoints::Checkpoints(const StudyOptions& options, const Units& units, ResultFolder& folder,
                         Results& results)
    : options_(options),
      units_(units),
      folder_(folder),
      results_(results),
      apart_(!options.records.all() && !results.reads_records()),
      whole_(results.header()) {
  if (!options.resume && !options.force) require_replaceable(folder, results.header());
  if (!options.resume) folder.remove_fresh();
  const std::string before = options.resume ? take_over() : "";
  // First of all, so that no records of a killed study stand without the counts.
  if (apart_) write_counts(whole_);
  if (options.records.none()) return;
  if (before.empty()) {
    run_.emplace(folder.fresh(records_file), results.header());
  } else {
    run_.emplace(folder.fresh(records_file), before, records_);
  }
  records_ = run_->synchronise();
}

// Takes over the whole units of a study that was killed or interrupted.  Returns the file with their
// records, of which the first `records_` bytes are good; empty if there is none.
std::string Checkpoints::take_over() {
  const std::optional<Left> left = study_in(folder_);
  if (!left) return {};
  const std::string& path = left->path;
  if (const auto what = difference(left->header, results_.header())) {
    throw std::invalid_argument(path + ": is of another study: " + *what);
  }
  if (left->header.shard != options_.shard) {
    throw std::invalid_argument(path + ": is another part of the study");
  }
  if (apart_ && !left->counted) return {};  // records of a merge that was killed
  std::string records = apart_ ? take_over_counts(path) : take_over_records(path);
  note("{}: {} of {} units are there\n", path, done_, units_.size());
  return records;
}

std::string Checkpoints::take_over_counts(const std::string& path) {
  Checkpoint before = read_counts(path);
  const std::uint64_t units = before.counts.oracles.unit;
  if (units == 0) return {};
  // Beside the counts; a kill may have come when the records were already published.
  const std::string fresh = folder_.fresh(records_file);
  const bool is_fresh = path == folder_.fresh(counts_file) && std::filesystem::exists(fresh);
  std::string records = is_fresh ? fresh : folder_.path(records_file);
  const bool lacks_records =
      !options_.records.none() &&
      (!std::filesystem::exists(records) || std::filesystem::file_size(records) < before.records);
  if (lacks_records) {
    throw std::invalid_argument(path + ": has more units than " + folder_.path(records_file));
  }
  results_.add(before.counts);
  whole_ = std::move(before.counts);
  done_ = units;
  records_ = before.records;
  return records;
}

std::string Checkpoints::take_over_records(const std::string& path) {
  RunReader before(path);
  records_ = before.bytes();
  while (const std::optional<RunReader::Unit> unit = before.next()) {
    if (!unit->end || done_ == units_.size() || unit->end->unit != units_[done_].number) break;
    try {
      results_.add(*unit);
    } catch (const std::invalid_argument& error) {
      throw std::invalid_argument(path + ": " + error.what());
    }
    ++done_;
    records_ = before.bytes();
  }
  return path;
}

std::unique_ptr<Counts> Checkpoints::counted(std::size_t done) {
  if (!apart_) return nullptr;
  whole_ = results_.counts();
  whole_.oracles.unit = done;
  if (Clock::now() - written_ <= pause_.load()) return nullptr;
  written_ = Clock::now();
  return std::make_unique<Counts>(whole_);
}

void Checkpoints::end_unit(const UnitEnd& end, const Counts* counts) {
  if (run_) records_ = run_->end_unit(end);
  if (counts != nullptr) write_counts(*counts);
}

void Checkpoints::close(bool complete) {
  if (apart_) write_counts(whole_);
  if (run_) run_->close(complete, results_.cases());
}

// The records of these units are on the disk before.
void Checkpoints::write_counts(const Counts& counts) {
  const Clock::time_point begin = Clock::now();
  if (run_) run_->synchronise();
  replace_file(folder_.fresh(counts_file), counts_text({results_.header(), counts, records_}));
  pause_ = std::max<Clock::duration>(pause_min, pause_factor * (Clock::now() - begin));
}

}  // namespace reports
