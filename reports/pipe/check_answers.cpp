// SPDX-License-Identifier: MIT
#include "reports/pipe/check_answers.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <fstream>
#include <iostream>
#include <unordered_map>
#include <utility>

#include "core/cases/file.hpp"
#include "reports/output/count_text.hpp"
#include "reports/output/nothing_judged.hpp"
#include "reports/output/standard_output.hpp"
#include "reports/output/text_table.hpp"
#include "reports/pipe/answered_line.hpp"
#include "reports/study/form/record.hpp"
#include "reports/study/large_bodies.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports {
namespace {

// As which the answers are judged; nobody asks it.
subjects::Subject somebody(const CheckOptions& options) {
  subjects::Subject subject;
  subject.name = "answers";
  subject.format = options.binary32 ? subjects::binary32 : subjects::binary64;
  if (options.promised) {
    subject.promised = subjects::PromisedTolerances{*options.promised, std::nullopt, std::nullopt};
  }
  return subject;
}

class Check {
 public:
  explicit Check(const CheckOptions& options) : options_(options), subject_(somebody(options)) {}

  ExitCode run() {
    try {
      for (const std::string& file : options_.files) read(file);
    } catch (const std::exception&) {
      show();
      throw;
    }
    show();
    if (finding_count_ > 0) return findings;
    if (cases_ == 0) return nothing_judged("no case");
    if (missing_ == cases_) return nothing_judged("no case has an answer");
    if (missing_ + skipped_ == cases_) return nothing_judged("every case is skipped");
    return missing_ > 0 ? incomplete : clean;
  }

 private:
  void read(const std::string& file) {
    if (file == "-") return read(std::cin, file);
    std::ifstream in(file, std::ios::binary);
    if (!in) throw cases::ReadError(file + ": cannot be opened");
    read(in, file);
  }

  void read(std::istream& in, const std::string& file) {
    std::unordered_map<std::string, std::size_t> ids;
    std::size_t number = 0;
    for (std::string line; std::getline(in, line);) {
      AnsweredLine read = read_answered_line(line, file, ++number);
      if (!read.question) continue;
      const auto [first, fresh] = ids.try_emplace(read.question->id, number);
      if (!fresh) {
        throw cases::ReadError(fmt::format("{}:{}: id: \"{}\" is already on line {}", file, number,
                                           first->first, first->second));
      }
      judge(file, *read.question, std::move(read.answer));
    }
    if (in.bad()) throw cases::ReadError(fmt::format("{}:{}: cannot be read", file, number + 1));
  }

  void judge(const std::string& file, const cases::Case& question,
             std::optional<subjects::Answer> answer) {
    ++cases_;
    if (!answer) {
      ++missing_;
      return;
    }
    tell_of_large_bodies(file, question, options_.oracle);
    oracle::Examination examination(question, options_.oracle);
    const oracle::Put put = examination.put(subject_);
    oracle::JudgedAnswer finding = put.question == nullptr
                                       ? oracle::skipped(put.reason)
                                       : examination.judged(subject_, *std::move(answer));
    if (finding.by_promise) finding.verdict = *std::exchange(finding.by_promise, std::nullopt);
    counts_.add(counted(finding));
    if (!finding.answer) ++skipped_;
    if (!oracle::is_finding(finding.verdict)) return;
    ++finding_count_;
    kept_ += row(question, finding);
  }

  // One line.
  static std::string row(const cases::Case& question, const oracle::JudgedAnswer& finding) {
    std::string line =
        fmt::format("    {:<32} {:<13}", question.id, title(column(finding.verdict)));
    const std::string said = relation(finding);
    if (!said.empty()) line += ' ' + said;
    if (const auto value = distance(finding)) line += fmt::format(", d {:.17g}", *value);
    const auto& error = finding.verdict.scaled_error;
    if (error) line += fmt::format(", error {:.6g} uM", *error);
    return line + fmt::format(" ({})\n", finding.verdict.reason);
  }

  void show() const {
    if (cases_ == 0) return;
    const std::size_t answers = cases_ - missing_ - skipped_;
    fmt::print("{}, {}, {}{}\n", counted(cases_, "case"), counted(answers, "answer"),
               counted(finding_count_, "finding"),
               missing_ == 0 ? "" : fmt::format(", {} not answered", missing_));
    if (missing_ < cases_) {
      std::vector<Row> rows{{"verdict"}, {"answers"}};
      for (std::size_t c = 0; c < columns; ++c) {
        if (counts_.of[c] == 0) continue;
        rows[0].push_back(title(static_cast<Column>(c)));
        rows[1].push_back(std::to_string(counts_.of[c]));
      }
      fmt::print("\n{}{}{}", table(rows, false), kept_.empty() ? "" : "\n", kept_);
    }
    flush_standard_output();
  }

  const CheckOptions& options_;
  subjects::Subject subject_;
  Counts counts_;
  std::string kept_;  // the findings
  std::size_t cases_ = 0;
  std::size_t missing_ = 0;
  std::size_t skipped_ = 0;
  std::size_t finding_count_ = 0;
};

}  // namespace

ExitCode check_answers(const CheckOptions& options) { return Check(options).run(); }

}  // namespace reports
