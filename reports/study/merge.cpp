// SPDX-License-Identifier: MIT
// The parts of a study, judged on several machines, put together.
#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "reports/output/note.hpp"
#include "reports/output/output_file.hpp"
#include "reports/study/checkpoints.hpp"
#include "reports/study/form/counts.hpp"
#include "reports/study/form/record.hpp"
#include "reports/study/results.hpp"
#include "reports/study/study.hpp"

namespace reports {
namespace {

// One part: its records, its counts where these are apart, or both.
class Part {
 public:
  explicit Part(const std::filesystem::path& folder) : path_((folder / records_file).string()) {
    const std::string path = (folder / counts_file).string();
    std::optional<Checkpoint> checkpoint;
    if (std::filesystem::exists(path)) checkpoint.emplace(read_counts(path));
    if (!checkpoint || checkpoint->records > 0) reader_.emplace(records_at(folder.string()));
    header_ = reader_ ? reader_->header() : checkpoint->header;
    if (checkpoint) require_same_study(path, checkpoint->header);
    if (!reader_) path_ = path;
    if (!checkpoint) {
      require_all_records(header_, path_);
      return;
    }
    if (checkpoint->counts.oracles.unit < Units(header_.groups, header_.shard).size()) {
      throw std::invalid_argument(path_ + incomplete);
    }
    counts_.emplace(std::move(checkpoint->counts));
  }

  const std::string& path() const { return path_; }
  const RunHeader& header() const { return header_; }
  // A study in one piece is the only part.
  Shard shard() const { return header_.shard.value_or(Shard{}); }
  bool has_records() const { return reader_.has_value(); }
  // Empty if they are not apart, and when they were taken.
  std::optional<Counts> take_counts() { return std::exchange(counts_, {}); }

  // The next one, which must have this number.
  RunReader::Unit take(std::uint64_t number) {
    std::optional<RunReader::Unit> unit = reader_->next();
    if (unit && unit->end && unit->end->unit == number) return *std::move(unit);
    reader_->require_sound();
    throw std::invalid_argument(path_ + incomplete);
  }

  // Throws std::invalid_argument unless the last one was taken.
  void require_end() {
    const bool has_more = reader_->next().has_value();
    reader_->require_sound();
    if (has_more || !reader_->complete()) throw std::invalid_argument(path_ + incomplete);
  }

 private:
  // Throws std::invalid_argument unless the counts are those of the records.
  void require_same_study(const std::string& counts, const RunHeader& header) const {
    auto what = difference(header_, header);
    if (!what && header.shard != header_.shard) what = "they are of different parts";
    if (!what) return;
    throw std::invalid_argument(
        fmt::format("{}: is not of the study of {}: {}", counts, path_, *what));
  }

  static constexpr const char* incomplete = ": is not complete; study --resume completes it";

  std::string path_;  // of what it is read from
  RunHeader header_;
  std::optional<RunReader> reader_;
  std::optional<Counts> counts_;
};
using Parts = std::vector<std::unique_ptr<Part>>;

struct Opened {
  Parts parts;                   // in the order of their units
  std::optional<Counts> counts;  // the sum, if they are apart
};

// Checks that the parts belong to one study.  Holds the counts of one part at a time.  Some systems let
// a program open 1024 files, unless it asks for more.
Opened opened(const std::vector<std::string>& folders) {
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  Opened result;
  auto& [parts, counts] = result;
  for (const std::string& folder : folders) {
    Part& part = *parts.emplace_back(std::make_unique<Part>(folder));
    if (const auto what = difference(parts.front()->header(), part.header())) {
      throw std::invalid_argument(fmt::format("{} and {} are of different studies: {}",
                                              parts.front()->path(), part.path(), *what));
    }
    std::optional<Counts> more = part.take_counts();
    if (counts && more) {
      counts->add(*more);
    } else if (more) {
      counts = std::move(more);
    }
  }
  std::ranges::stable_sort(parts, {}, [](const auto& part) { return part->shard().part; });
  return result;
}

// Checks that the parts are those of `whole`, one each: of N parts, every Kth makes a part of N/K.
void require_all(const Parts& parts, const Shard& whole) {
  const std::uint64_t among = parts.front()->shard().parts;
  if (among == 1 && whole.parts > 1) {
    throw std::invalid_argument(parts.front()->path() + " is a whole study, and no part of one");
  }
  if (among % whole.parts != 0) {
    throw std::invalid_argument(fmt::format("{} is one of {} parts, which make no {} parts",
                                            parts.front()->path(), among, whole.parts));
  }
  std::uint64_t expected = whole.part;
  const auto miss = [&] {
    throw std::invalid_argument(fmt::format(
        "the part --shard {}/{} is missing: no folder has unit {}", expected, among, expected - 1));
  };
  const Part* before = nullptr;
  for (const std::unique_ptr<Part>& part : parts) {
    const Shard shard = part->shard();
    if (shard.parts != among) {
      throw std::invalid_argument(fmt::format("{} is one of {} parts, and {} one of {}",
                                              parts.front()->path(), among, part->path(),
                                              shard.parts));
    }
    if (before != nullptr && before->shard() == shard) {
      throw std::invalid_argument(
          fmt::format("{} and {} both have unit {}", before->path(), part->path(), shard.part - 1));
    }
    if (shard.part > expected) miss();
    if (shard.part < expected) {
      throw std::invalid_argument(fmt::format("{} is the part {}/{}, and no part of {}/{}",
                                              part->path(), shard.part, among, whole.part,
                                              whole.parts));
    }
    before = part.get();
    expected += whole.parts;
  }
  if (expected <= among) miss();
}

// The header of what the parts make.
RunHeader common_header(const Parts& parts, const std::optional<Shard>& whole) {
  RunHeader header = parts.front()->header();
  for (const std::unique_ptr<Part>& part : parts) {
    if (header.processor.find(part->header().processor) == std::string::npos) {
      header.processor += "; " + part->header().processor;
    }
  }
  require_all(parts, whole.value_or(Shard{}));
  header.shard = whole;
  return header;
}

// Writes the whole into `folder`.
ExitCode write(const Parts& parts, const std::optional<Counts>& counts, Results& results,
               ResultFolder& folder, std::size_t worst_shown) {
  const RunHeader& header = results.header();
  if (counts) results.add(*counts);
  std::optional<RunFile> run;
  std::uint64_t records = 0;
  if (parts.front()->has_records()) {
    run.emplace(folder.fresh(records_file), header);
    records = run->synchronise();
    const Units units(header.groups, header.shard);
    for (std::uint64_t i = 0; i < units.size(); ++i) {
      Part& part = *parts[i % parts.size()];
      const std::uint64_t number = units[i].number;
      const RunReader::Unit unit = part.take(number);
      try {
        if (!counts) results.add(unit);
      } catch (const std::invalid_argument& error) {
        throw std::invalid_argument(part.path() + ": " + error.what());
      }
      run->write(unit.members);
      records = run->end_unit(*unit.end);
    }
    for (const std::unique_ptr<Part>& part : parts) part->require_end();
    run->close(true, results.cases());
  }
  if (counts) {
    OutputFile file(folder.fresh(counts_file));
    file.write(counts_text({header, results.counts(), records}));
    file.finish();
  }
  results.publish(folder, true, run.has_value());
  fmt::print("{}\n{}", results.terminal_text(true, worst_shown),
             results.paths(folder, run.has_value()));
  return results.exit_code(true);
}

}  // namespace

ExitCode merge(const MergeOptions& options) {
  const auto [parts, counts] = opened(options.folders);
  const RunHeader header = common_header(parts, options.shard);
  const bool has_counts = counts.has_value();
  if (has_counts && !options.expected.empty()) require_all_records(header, parts.front()->path());
  if (has_counts && options.page) {
    note("no page: it shows all records, and the parts have fewer\n");
  }
  const bool with_page = options.page && !has_counts;
  Results results(header, with_page ? options.page(header, options.output) : nullptr,
                  options.expected);
  ResultFolder folder(options.output);
  if (!options.force) require_replaceable(folder, header);
  folder.remove_fresh();
  try {
    return write(parts, counts, results, folder, options.worst_shown);
  } catch (...) {
    folder.remove_fresh();
    throw;
  }
}

}  // namespace reports
