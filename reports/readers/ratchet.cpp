// SPDX-License-Identifier: MIT
#include "reports/readers/ratchet.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <utility>

#include "reports/output/nothing_judged.hpp"
#include "reports/output/output_file.hpp"
#include "reports/readers/maxima.hpp"
#include "reports/study/form/run_file.hpp"

namespace reports {
namespace {

std::optional<Maxima> recorded(const RatchetOptions& options) {
  std::ifstream stream(options.file, std::ios::binary);
  if (stream) return read_maxima({std::istreambuf_iterator<char>(stream), {}}, options.file);
  if (options.update) return std::nullopt;
  throw std::invalid_argument(options.file + ": cannot be read; --update makes it");
}

void require_same_study(const Maxima& before, const Maxima& now, const std::string& file) {
  if (before.seed == now.seed && before.cases == now.cases && before.vertices == now.vertices &&
      before.domain == now.domain) {
    return;
  }
  const auto text = [](const Maxima& of) {
    return fmt::format("seed {}, {} cases, {} vertices, domain {}", of.seed, of.cases, of.vertices,
                       of.domain.value_or("any"));
  };
  throw std::invalid_argument(fmt::format("{}: the maxima of another study: {}; this one: {}", file,
                                          text(before), text(now)));
}

class Ratchet {
 public:
  explicit Ratchet(Maxima before) : kept_(std::move(before)) {}

  void compare(const Maxima& now) {
    for (MaximaRow& row : kept_.rows) {
      if (const MaximaRow* other = now.row(row.subject, row.group)) {
        compare(row, *other);
      } else {
        fmt::print("{} {}: not in the study\n", row.subject, row.group);
        ++missing_;
      }
    }
    for (const MaximaRow& row : now.rows) {
      if (kept_.row(row.subject, row.group) != nullptr) continue;
      fmt::print("{} {}: new\n", row.subject, row.group);
      kept_.rows.push_back(row);
      ++added_;
    }
  }

  // The content of the file after an update.
  const Maxima& kept() const { return kept_; }
  std::size_t exceeded() const { return exceeded_; }
  std::size_t beaten() const { return beaten_; }
  std::size_t missing() const { return missing_; }
  std::size_t added() const { return added_; }

 private:
  void compare(MaximaRow& row, const MaximaRow& now) {
    for (std::size_t m = 0; m < measures.size(); ++m) {
      double& before = row.of.at(m);
      if (now.of.at(m) > before) {
        show("exceeded", row, now, m);
        fmt::print("  {}\n", now.replay.at(m));
        ++exceeded_;
      } else if (now.of.at(m) < before) {
        show("beaten", row, now, m);
        before = now.of.at(m);
        ++beaten_;
      }
    }
    row.answers = now.answers;
  }

  static void show(const char* what, const MaximaRow& row, const MaximaRow& now,
                   std::size_t measure) {
    const std::string answers =
        row.answers == now.answers
            ? ""
            : fmt::format(" (of {} answers; on record are {})", now.answers, row.answers);
    fmt::print("{} {}: {} {}: {}, on record is {}{}\n", row.subject, row.group,
               measures.at(measure), what, now.of.at(measure), row.of.at(measure), answers);
  }

  Maxima kept_;
  std::size_t exceeded_ = 0;
  std::size_t beaten_ = 0;
  std::size_t missing_ = 0;
  std::size_t added_ = 0;
};

ExitCode first_record(const RatchetOptions& options, const Maxima& now) {
  replace_file(options.file, maxima_text(now));
  fmt::print("{}: the maxima of {} subjects and groups\n", options.file, now.rows.size());
  return clean;
}

}  // namespace

ExitCode ratchet(const RatchetOptions& options) {
  const std::optional<Maxima> before = recorded(options);
  RecordStream reader(options.study);
  if (reader.header().shard) {
    throw std::invalid_argument(reader.path() + ": a part of a study; gjkproof merge joins them");
  }
  const Maxima now = maxima_of(reader);
  if (!reader.complete()) {
    fmt::print(stderr, "gjkproof: {}: incomplete\n", reader.path());
    return incomplete;
  }
  if (now.rows.empty()) return nothing_judged("no case");
  if (!before) return first_record(options, now);
  require_same_study(*before, now, options.file);
  Ratchet ratchet(*before);
  ratchet.compare(now);
  fmt::print("{} exceeded, {} beaten, {} new, {} missing, of {} subjects and groups\n",
             ratchet.exceeded(), ratchet.beaten(), ratchet.added(), ratchet.missing(),
             before->rows.size());
  if (ratchet.beaten() + ratchet.added() > 0) {
    if (options.update) {
      replace_file(options.file, maxima_text(ratchet.kept()));
      fmt::print("{}: updated\n", options.file);
    } else {
      fmt::print("To record what is beaten and new: gjkproof ratchet {} {} --update\n",
                 options.study, options.file);
    }
  }
  if (ratchet.exceeded() > 0) {
    fmt::print("To accept what is exceeded, take its line out of {} and --update\n", options.file);
    return findings;
  }
  return ratchet.missing() > 0 ? incomplete : clean;
}

}  // namespace reports
