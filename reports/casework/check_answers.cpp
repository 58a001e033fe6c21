// SPDX-License-Identifier: MIT
#include "reports/casework/replay.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iostream>
#include <unordered_map>
#include <utility>

#include "core/cases/file.hpp"
#include "core/subjects/outside/lines/lines.hpp"
#include "reports/output/note.hpp"
#include "reports/output/text_table.hpp"

namespace reports {
namespace {

// --- a line of a case file with an added answer ---

using nlohmann::json;

constexpr std::array kinds = {"answer", "error", "skipped"};
constexpr const char* issue = "issue";  // accompanies "skipped"

// A program in a pipe has no introduction, so it may give any part and may omit the distance.
subjects::Introduction introduction(const json& members) {
  subjects::Introduction said;
  said.capabilities.distance = members.contains("distance");
  said.capabilities.depth = true;
  said.capabilities.witnesses = true;
  said.capabilities.normal = true;
  said.lower_bound = true;
  said.certain = true;
  return said;
}

// The reply in the line; null if there is none.
json reply_in(const json& line, const std::string& where) {
  json reply;
  const char* found = nullptr;
  for (const char* kind : kinds) {
    const auto member = line.find(kind);
    if (member == line.end() || member->is_null()) continue;
    if (found != nullptr) {
      throw cases::ReadError(fmt::format("{}: \"{}\" beside \"{}\"", where, kind, found));
    }
    found = kind;
    const bool whole = std::string(kind) == "answer";
    if (whole && !member->is_object()) {
      throw cases::ReadError(where + ": answer: is not an object");
    }
    reply = whole ? *member : json{{kind, *member}};
  }
  if (line.contains(issue) && reply.contains("skipped")) reply[issue] = line[issue];
  return reply;
}

struct AnsweredLine {
  std::optional<cases::Case> question;     // empty: a header
  std::optional<subjects::Answer> answer;  // empty: the line has none
};

// Throws cases::ReadError with `file` and `number` if the line is not a case, has more than one of
// "answer", "error" and "skipped", or has an answer that is neither an object nor null.  An answer
// with invalid content counts as failed; its status is the reason.
AnsweredLine read_answered_line(const std::string& line, const std::string& file,
                                std::size_t number, cases::CaseCount& count) {
  const std::vector<std::string> added = {kinds[0], kinds[1], kinds[2], issue};
  AnsweredLine result;
  // Non-finite numbers are allowed in answers but not in cases, where they are rejected even in
  // quotes.
  result.question = cases::read_line(subjects::with_quoted_words(line), file, number, added, count);
  if (!result.question) return result;
  const std::string where = fmt::format("{}:{}", file, number);
  const std::optional<json> whole = subjects::json_object(line);
  if (!whole) throw cases::ReadError(where + ": malformed JSON");
  subjects::Reply reply;
  reply.members = reply_in(*whole, where);
  if (reply.members.is_null()) return result;
  result.answer = subjects::answer_of(reply, introduction(reply.members), result.question->dim);
  return result;
}

// --- all lines ---

// The subject that owns the answers while they are judged.  It is never evaluated.
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
    std::optional<cases::CaseCount::Part> unequal = count_.unequal();
    if (options_.count && count_.read() != *options_.count) {
      unequal = {count_.read(), options_.count};
    }
    const bool all = all_arrived("", unequal);
    if (finding_count_ > 0) return findings;
    if (cases_ == 0) return nothing_judged("no case");
    if (missing_ == cases_) return nothing_judged("no case has an answer");
    if (missing_ + skipped_ == cases_) return nothing_judged("every case is skipped");
    return missing_ > 0 || !all ? incomplete : clean;
  }

 private:
  void read(const std::string& file) {
    if (file == "-") return read(std::cin, file);
    std::ifstream in(file, std::ios::binary);
    if (!in) throw cases::ReadError(file + ": cannot be opened: " + std::strerror(errno));
    read(in, file);
  }

  void read(std::istream& in, const std::string& file) {
    std::unordered_map<std::string, std::size_t> ids;
    std::size_t number = 0;
    for (std::string line; cases::get_line(in, file, line);) {
      ++number;
      if (line.size() > cases::line_bytes_max) {
        throw cases::ReadError(fmt::format("{}:{}: {}", file, number, cases::line_too_long));
      }
      AnsweredLine read = read_answered_line(line, file, number, count_);
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

  // One line of the report.
  static std::string row(const cases::Case& question, const oracle::JudgedAnswer& finding) {
    std::string line = fmt::format("    {:<32} {:<13}", question.id, title(finding.verdict.kind));
    const std::string said = relation(finding);
    if (!said.empty()) line += ' ' + said;
    if (const auto value = distance(finding)) line += fmt::format(", d {:.17g}", *value);
    return line + size_text(counted(finding)) + fmt::format(" ({})\n", finding.verdict.reason);
  }

  void show() const {
    if (cases_ == 0) return;
    const std::size_t answers = cases_ - missing_ - skipped_;
    fmt::print("{}, {}, {}{}\n", counted(cases_, "case"), counted(answers, "answer"),
               counted(finding_count_, "finding"),
               missing_ == 0 ? "" : fmt::format(", {} not answered", missing_));
    if (missing_ < cases_) {
      std::vector<Row> rows{{"verdict"}, {"answers"}};
      for (const VerdictKind verdict : oracle::all_verdict_kinds) {
        if (counts_.count(verdict) == 0) continue;
        rows[0].push_back(title(verdict));
        rows[1].push_back(std::to_string(counts_.count(verdict)));
      }
      fmt::print("\n{}{}{}", table(rows, false), kept_.empty() ? "" : "\n", kept_);
    }
    flush_standard_output();
  }

  const CheckOptions& options_;
  subjects::Subject subject_;
  Cell counts_;
  std::string kept_;  // the findings
  cases::CaseCount count_;
  std::size_t cases_ = 0;
  std::size_t missing_ = 0;
  std::size_t skipped_ = 0;
  std::size_t finding_count_ = 0;
};

}  // namespace

ExitCode check_answers(const CheckOptions& options) { return Check(options).run(); }

}  // namespace reports
