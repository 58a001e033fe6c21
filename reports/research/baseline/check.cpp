// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fnmatch.h>

#include <sstream>
#include <utility>

#include "reports/output/output_file.hpp"
#include "reports/research/baseline/baseline.hpp"
#include "reports/research/parallel.hpp"
#include "reports/study/form/record.hpp"

namespace reports {
namespace {

constexpr const char* format = "gjkproof-baseline/1";

// Encodes 78 letters g, one f and one d as "78g1f1d".
std::string runs(const std::string& letters) {
  std::string text;
  for (std::size_t from = 0; from < letters.size();) {
    const std::size_t to = std::min(letters.find_first_not_of(letters[from], from), letters.size());
    text += std::to_string(to - from) + letters[from];
    from = to;
  }
  return text;
}

class Reader {
 public:
  Reader(const std::string& text, std::string file) : text_(text), file_(std::move(file)) {}

  Baseline read() {
    read_head();
    read_verdicts();
    std::string subject;
    while (next_line()) {
      std::string first, digest, letters, marks;
      line_ >> first;
      if (line_ >> digest) {
        line_ >> letters >> marks;
        add({subject, first, digest, expanded(letters), marks});
      } else {
        subject = first;
      }
    }
    return std::move(result_);
  }

 private:
  [[noreturn]] void refuse(const std::string& reason) const {
    throw std::invalid_argument(fmt::format("{}:{}: {}", file_, number_, reason));
  }

  bool next_line() {
    std::string line;
    ++number_;
    if (!std::getline(text_, line)) return false;
    line_ = std::istringstream(line);
    return true;
  }

  void read_head() {
    std::string name, seed, cases, vertices, rest;
    BaselineCases& which = result_.cases;
    const bool well_formed = next_line() && line_ >> name >> seed >> which.seed >> cases >>
                                                which.count >> vertices >> which.vertices_max;
    if (!well_formed || line_ >> rest || name != format || seed != "seed" || cases != "cases" ||
        vertices != "vertices") {
      refuse(fmt::format("not the head of a {}", format));
    }
  }

  void read_verdicts() {
    std::string word;
    const bool begins = next_line() && line_ >> word && word == "verdicts";
    while (begins && line_ >> word) result_.verdicts.push_back(word);
    if (result_.verdicts.empty() || result_.verdicts.size() > 26) refuse("no list of verdicts");
  }

  std::string expanded(const std::string& text) const {
    std::string letters;
    std::istringstream stream(text);
    std::size_t times = 0;
    for (char letter = 0; stream >> times >> letter;) {
      const auto place = static_cast<std::size_t>(letter - 'a');
      if (letter < 'a' || place >= result_.verdicts.size() ||
          times > result_.cases.count - letters.size()) {
        refuse("malformed verdicts: " + text);
      }
      letters.append(times, letter);
    }
    return letters;
  }

  void add(BaselineRow row) {
    if (row.subject.empty()) refuse("a family without a subject");
    if (row.verdicts.size() != result_.cases.count || row.marks.size() != result_.cases.count) {
      refuse(fmt::format("not a verdict and a digest for each of {} cases", result_.cases.count));
    }
    if (result_.row(row.subject, row.family) != nullptr) refuse("twice: " + row.family);
    result_.rows.push_back(std::move(row));
  }

  std::istringstream text_;
  std::istringstream line_;
  std::string file_;
  std::size_t number_ = 0;
  Baseline result_;
};

std::vector<subjects::Subject> chosen_subjects(const std::vector<std::string>& patterns) {
  std::vector<subjects::Subject> chosen = baseline_subjects();
  std::erase_if(chosen, [&](const subjects::Subject& subject) {
    return !patterns.empty() && std::ranges::none_of(patterns, [&](const std::string& pattern) {
      return fnmatch(pattern.c_str(), subject.name.c_str(), 0) == 0;
    });
  });
  if (chosen.empty()) throw std::invalid_argument("no subject of the baseline matches");
  return chosen;
}

Baseline committed(const std::string& file) {
  if (!std::ifstream(file)) {
    throw std::invalid_argument(file +
                                ": does not exist or cannot be read; --update creates a baseline");
  }
  return read_baseline(content_of(file), file);
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
    std::vector<std::size_t> changed;  // as far as the digests of single cases tell
    for (std::size_t i = 0; i < row.marks.size(); ++i) {
      if (before->marks.at(i) != row.marks[i] ||
          before_.verdict(*before, i) != now_.verdict(row, i)) {
        changed.push_back(i);
      }
    }
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
    const auto subject = std::ranges::find(subjects_, row.subject, &subjects::Subject::name);
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

std::string baseline_text(const Baseline& baseline) {
  const BaselineCases& which = baseline.cases;
  std::string text =
      fmt::format("{} seed {} cases {} vertices {}\nverdicts {}\n", format, which.seed, which.count,
                  which.vertices_max, fmt::join(baseline.verdicts, " "));
  const std::string* subject = nullptr;
  for (const BaselineRow& row : baseline.rows) {
    if (subject == nullptr || *subject != row.subject) text += row.subject + "\n";
    subject = &row.subject;
    text += fmt::format("{} {} {} {}\n", row.family, row.digest, runs(row.verdicts), row.marks);
  }
  return text;
}

Baseline read_baseline(const std::string& text, const std::string& file) {
  return Reader(text, file).read();
}

ExitCode check_baseline(const BaselineOptions& options) {
  if (options.update && !(options.subjects.empty() && options.families.empty())) {
    throw std::invalid_argument("--update writes all rows: it excludes --subject and --family");
  }
  const auto limit = limit_threads(options.threads);
  const std::vector<subjects::Subject> subjects = chosen_subjects(options.subjects);
  const std::vector<const cases::Family*> families =
      chosen_families(options.families, cases::studied_families());
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
