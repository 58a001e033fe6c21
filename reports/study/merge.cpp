// SPDX-License-Identifier: MIT
// The parts of a study, judged on several machines, put together.
#include <fmt/format.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "reports/output/output_file.hpp"
#include "reports/study/form/record.hpp"
#include "reports/study/results.hpp"
#include "reports/study/study.hpp"

namespace reports {
namespace {

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
