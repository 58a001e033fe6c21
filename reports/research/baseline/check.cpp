// SPDX-License-Identifier: MIT
#include "reports/research/baseline/check.hpp"

#include <fmt/format.h>
#include <fnmatch.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <stdexcept>
#include <utility>

#include "oracle/examination/examination.hpp"
#include "reports/output/output_file.hpp"
#include "reports/research/baseline/baseline_file.hpp"
#include "reports/research/parallel.hpp"
#include "reports/study/form/record.hpp"
#include "reports/study/form/replay_command.hpp"

namespace reports {
namespace {

std::vector<subjects::Subject> chosen_subjects(const BaselineOptions& options) {
  std::vector<subjects::Subject> chosen;
  for (const subjects::Subject& subject : baseline_subjects()) {
    const auto matches = [&](const std::string& pattern) {
      return fnmatch(pattern.c_str(), subject.name.c_str(), 0) == 0;
    };
    const auto& patterns = options.subjects;
    if (patterns.empty() || std::any_of(patterns.begin(), patterns.end(), matches)) {
      chosen.push_back(subject);
    }
  }
  if (chosen.empty()) throw std::invalid_argument("no subject of the baseline matches");
  return chosen;
}

std::vector<const cases::Family*> chosen_families(const BaselineOptions& options) {
  std::vector<const cases::Family*> chosen;
  for (const std::string& name : options.families) chosen.push_back(&cases::listed_family(name));
  if (!chosen.empty()) return chosen;
  for (const cases::Family& family : cases::studied_families()) chosen.push_back(&family);
  return chosen;
}

Baseline committed(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) throw std::invalid_argument(file + ": cannot be read; --update makes a baseline");
  return read_baseline({std::istreambuf_iterator<char>(stream), {}}, file);
}

class Comparison {
 public:
  Comparison(const BaselineOptions& options, const Baseline& before, const Baseline& now,
             const std::vector<subjects::Subject>& subjects)
      : options_(options), before_(before), now_(now), subjects_(subjects) {}

  ExitCode show() {
    for (const BaselineRow& row : now_.rows) compare(row);
    if (options_.subjects.empty() && options_.families.empty()) {
      for (const BaselineRow& row : before_.rows) {
        if (now_.row(row.subject, row.family) == nullptr) report(row, "is gone");
      }
    }
    if (different_ == 0) {
      fmt::print("{} rows of {} cases are as in {}\n", now_.rows.size(), now_.cases.count,
                 options_.file);
      return clean;
    }
    for (const auto& [change, count] : changes_) {
      fmt::print("{:>6} {} -> {}\n", count, change.first, change.second);
    }
    fmt::print(
        "{} of {} rows differ from {}\nWhen that is as it should be: gjkproof-research baseline "
        "--update, and commit the file with the reason\n",
        different_, now_.rows.size(), options_.file);
    return findings;
  }

 private:
  void report(const BaselineRow& row, const std::string& what) {
    ++different_;
    fmt::print("{} {}: {}\n", row.subject, row.family, what);
  }

  void compare(const BaselineRow& row) {
    const BaselineRow* before = before_.row(row.subject, row.family);
    if (before == nullptr) return report(row, "is new");
    const std::vector<std::size_t> changed = changed_cases(before_, *before, now_, row);
    if (changed.empty()) {
      if (before->digest != row.digest) report(row, "changed in a case that its digit hides");
      return;
    }
    report(row, fmt::format("{} of {} cases changed", changed.size(), row.marks.size()));
    for (std::size_t i = 0; i < changed.size(); ++i) {
      const std::string& was = before_.verdict(*before, changed[i]);
      ++changes_[{was, now_.verdict(row, changed[i])}];
      if (i < options_.shown) show_case(row, changed[i], was);
    }
    if (changed.size() > options_.shown) {
      fmt::print("    ... and {} more (--shown)\n", changed.size() - options_.shown);
    }
  }

  // The file has only digests: the new answer can be shown, the old one cannot.
  void show_case(const BaselineRow& row, std::uint64_t index, const std::string& was) const {
    const BaselineCases& which = now_.cases;
    oracle::Examination examination(
        cases::generate(cases::listed_family(row.family), which.seed, index, {which.vertices_max}),
        oracle::Oracle::certificate);
    const auto subject =
        std::find_if(subjects_.begin(), subjects_.end(),
                     [&](const subjects::Subject& one) { return one.name == row.subject; });
    fmt::print(
        "    was {}, is {}\n      {}\n", was,
        record_line(record_of(row.family, index, examination, *subject, examination.ask(*subject))),
        replay_command(row.family, which.seed, index, which.vertices_max, row.subject));
  }

  const BaselineOptions& options_;
  const Baseline& before_;
  const Baseline& now_;
  const std::vector<subjects::Subject>& subjects_;
  std::size_t different_ = 0;
  std::map<std::pair<std::string, std::string>, std::size_t> changes_;
};

}  // namespace

ExitCode check_baseline(const BaselineOptions& options) {
  if (options.update && !(options.subjects.empty() && options.families.empty())) {
    throw std::invalid_argument("--update writes all rows: it goes with no --subject or --family");
  }
  const ThreadLimit limit(options.threads);
  const std::vector<subjects::Subject> subjects = chosen_subjects(options);
  const std::vector<const cases::Family*> families = chosen_families(options);
  if (options.update) {
    const Baseline now = measured(subjects, families, {});
    replace_file(options.file, baseline_text(now));
    fmt::print("{}: {} rows of {} cases\n", options.file, now.rows.size(), now.cases.count);
    return clean;
  }
  const Baseline before = committed(options.file);
  const Baseline now = measured(subjects, families, before.cases);
  return Comparison(options, before, now, subjects).show();
}

}  // namespace reports
