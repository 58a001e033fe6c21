// SPDX-License-Identifier: MIT
#include "reports/casework/replay.hpp"

#include <fmt/format.h>

#include <cmath>
#include <cstdio>
#include <exception>

#include "core/cases/file.hpp"
#include "oracle/examination/expect.hpp"
#include "oracle/judge/measures.hpp"
#include "reports/casework/shrink.hpp"
#include "reports/output/note.hpp"
#include "reports/output/text_table.hpp"

namespace reports {
namespace {

std::string body_text(const cases::Body& body) {
  if (body.curved) return cases::name(body.curved->kind);
  if (!body.polytope) return counted(body.points.size(), "point");
  using Kind = cases::Polytope::Kind;
  const cases::Polytope& polytope = *body.polytope;
  const bool counts = polytope.kind == Kind::points || polytope.kind == Kind::with_faces;
  return fmt::format("{}{}{}", cases::is_placed(polytope) ? "placed " : "",
                     cases::name(polytope.kind),
                     counts ? fmt::format(" ({})", polytope.points.size()) : "");
}

std::string heading(const cases::Case& question) {
  const std::string bodies =
      cases::has_points_only(question)
          ? fmt::format("{}x{} points", question.a.points.size(), question.b.points.size())
          : body_text(question.a) + " and " + body_text(question.b);
  return fmt::format("{}  dim {}, {}", question.id, question.dim, bodies);
}

std::string truth_text(const oracle::Truth& truth) {
  std::string text = cases::name(truth.relation);
  if (truth.relation == cases::Relation::separated) {
    text += fmt::format(", d* = {:.17g}",
                        oracle::rounded_root(truth.distance_squared, oracle::binary64));
  }
  if (truth.relation == cases::Relation::overlapping && truth.penetration_depth_squared) {
    text += fmt::format(", depth = {:.6g}",
                        oracle::rounded_root(*truth.penetration_depth_squared, oracle::binary64));
  }
  return text;
}

std::string truth_text(const oracle::Enclosure& enclosure) {
  std::string text = enclosure.relation ? cases::name(*enclosure.relation) : "undecided";
  if (enclosure.distance_squared_upper > 0) {
    const double upper = oracle::rounded_root(enclosure.distance_squared_upper, oracle::binary64);
    const double width = enclosure.relative_width().convert_to<double>();  // of the square
    text += fmt::format(", d* = {:.17g} within {:.1g}", upper,
                        upper * width / (1 + std::sqrt(1 - width)));
  }
  return text;
}

// One line, plus a second line if the details do not fit.
std::string row(const subjects::Subject& subject, const oracle::JudgedAnswer& finding,
                const std::optional<double>& ulps) {
  const oracle::Verdict& verdict = finding.verdict;
  const bool has_distance = finding.answer && finding.answer->distance;
  const std::string distance_text =
      has_distance ? fmt::format("d {:.17g}", distance(finding).value_or(0)) : "d .";
  std::string line = fmt::format("    {:<32} {:<13} {:<11} {:<24}", subject.name,
                                 broad_name(verdict.kind), relation(finding), distance_text);
  std::string more;
  if (finding.answer) {
    const std::string end =
        fmt::format(" {:>3} it. {}", finding.answer->iterations, finding.answer->status);
    const bool fits = line.size() + end.size() <= screen_width;
    (fits ? line : more) += fits ? end : end.substr(end.find_first_not_of(' ')) + "  ";
  }
  line.erase(line.find_last_not_of(' ') + 1);
  if (finding.answer && finding.answer->certain) {
    more += certain_text(*finding.answer) + "  ";
  }
  std::vector<std::string> errors;
  // Findings have the unit of a study's list of the worst.
  const bool measured = oracle::is_finding(verdict) && std::isfinite(verdict.size);
  if (measured) errors.push_back(fmt::format("{:.3g} M", verdict.size));
  if (!measured && verdict.scaled_error) {
    errors.push_back(fmt::format("{:.6g} uM", *verdict.scaled_error));
  }
  if (verdict.relative_error) errors.push_back(fmt::format("{:.6g} rel.", *verdict.relative_error));
  if (ulps) errors.push_back(fmt::format("{:.4g} ulp", *ulps));
  if (!errors.empty()) more += fmt::format("error {}", fmt::join(errors, ", "));
  // Without an answer the reason equals the status, which is already shown.
  const bool said = finding.answer && verdict.reason == finding.answer->status;
  if (!verdict.reason.empty() && !said) {
    more += fmt::format("{}({})", more.empty() || more.ends_with(' ') ? "" : " ", verdict.reason);
  }
  more.erase(more.find_last_not_of(' ') + 1);
  return line + '\n' + (more.empty() ? "" : "        " + more + '\n');
}

// One row per subject and one column per verdict that occurs.
std::string counts_table(const std::vector<subjects::Subject>& subjects,
                         const std::vector<Cell>& counts) {
  std::vector<Row> rows(1 + subjects.size());
  rows[0].push_back("subject");
  for (std::size_t s = 0; s < subjects.size(); ++s) rows[1 + s].push_back(subjects[s].name);
  for (const VerdictKind verdict : oracle::all_verdict_kinds) {
    const auto occurs = [=](const Cell& cell) { return cell.count(verdict) > 0; };
    if (std::ranges::none_of(counts, occurs)) continue;
    rows[0].push_back(title(verdict));
    for (std::size_t s = 0; s < subjects.size(); ++s) {
      rows[1 + s].push_back(count_or_dot(counts[s].count(verdict)));
    }
  }
  return table(rows, false);
}

class Replay {
 public:
  explicit Replay(const ReplayOptions& options)
      : options_(options),
        subjects_(options.subjects),
        counts_(subjects_.size()),
        missing_(options.ids) {
    if (!options.coherent) return;
    for (subjects::Subject& subject : subjects_) {
      if (!subject.converse) continue;
      subject.ask = [conversation = subject.converse()](const cases::Case& question,
                                                        const subjects::Trace*) {
        return conversation(question);
      };
    }
  }

  ExitCode run() {
    try {
      read();
    } catch (const std::exception&) {
      show_kept();
      throw;
    }
    show_kept();
    note_unblamed_ends(subjects_);
    if (!missing_.empty()) {
      throw std::invalid_argument("no case has the id '" + missing_.front() + "'");
    }
    if (found_) return findings;
    if (cases_ == 0) return nothing_judged("no case");
    if (answers_ == 0) return nothing_judged("every subject skips every case");
    return unproved_ || !all_arrived_ ? incomplete : clean;
  }

 private:
  void read() {
    for (const std::string& file : options_.files) {
      const cases::CaseCount count = cases::for_each_case(file, [&](cases::Case&& question) {
        if (wanted(question.id)) replay(file, question);
      });
      all_arrived_ &= all_arrived(file + ": ", count.unequal());
    }
  }

  // True if rows are printed immediately.  Otherwise they are kept until the counts are printed.
  bool streams() const { return options_.all || options_.trace; }

  void show_kept() {
    if (options_.jsonl || cases_ == 0) return;
    if (cases_ == 1) {
      fmt::print("{}", streams() ? std::string() : single_);
    } else {
      const std::string summary =
          fmt::format("{}, {}, {}\n\n{}", counted(cases_, "case"), counted(answers_, "answer"),
                      counted(finding_count_, "finding"), counts_table(subjects_, counts_));
      const std::size_t left_out = answers_ - finding_count_;
      const std::string hint =
          left_out == 0 || streams() ? "" : fmt::format("\n--all shows {} more\n", left_out);
      fmt::print("{}{}{}{}{}", streams() ? "\n" : "", summary, kept_.empty() ? "" : "\n", kept_,
                 hint);
    }
    flush_standard_output();
  }

  bool wanted(const std::string& id) {
    if (options_.ids.empty()) return true;
    std::erase(missing_, id);
    return std::find(options_.ids.begin(), options_.ids.end(), id) != options_.ids.end();
  }

  // Prints everything about a case before the next one is read.
  void replay(const std::string& file, const cases::Case& question) {
    const std::uint64_t index = cases_++;
    tell_of_large_bodies(file, question, options_.oracle);
    oracle::Examination examination(question, options_.oracle);
    const oracle::Known& known = examination.known();
    const std::string truth = std::visit([](const auto& some) { return truth_text(some); }, known);
    const std::string head = fmt::format("{}, {}\n", heading(question), truth);
    if (!options_.jsonl && streams()) fmt::print("{}", head);
    check_expect(file, question, known);
    std::string all = head;
    std::string bad;
    for (std::size_t s = 0; s < subjects_.size(); ++s) {
      const subjects::Subject& subject = subjects_[s];
      const oracle::JudgedAnswer finding = ask(examination, subject);
      const bool is_finding = oracle::is_finding(finding.verdict);
      counts_[s].add(counted(finding));
      found_ = found_ || is_finding;
      if (finding.answer) ++answers_;
      if (is_finding) ++finding_count_;
      if (options_.jsonl) {
        fmt::print("{}\n", record_line(record_of(file, index, examination, subject, finding)));
        continue;
      }
      const std::string text = row(subject, finding, examination.ulps(subject, finding));
      if (streams()) {
        fmt::print("{}", text);
        continue;
      }
      if (cases_ == 1) all += text;
      if (is_finding) bad += text;
    }
    if (cases_ == 1) single_ = all;
    if (!bad.empty() && !streams()) kept_ += head + bad;
    flush_standard_output();
  }

  oracle::JudgedAnswer ask(oracle::Examination& examination, const subjects::Subject& subject) {
    if (!options_.trace) return examination.ask(subject);
    TraceText trace;
    const subjects::Trace sink = [&trace](const subjects::TraceStep& step) { trace.add(step); };
    oracle::JudgedAnswer finding = examination.ask(subject, &sink);
    if (!finding.answer) return finding;
    const std::string steps = trace.text();
    fmt::print("    {}\n{}", subject.name, steps.empty() ? "      shows no iterations\n" : steps);
    return finding;
  }

  void check_expect(const std::string& file, const cases::Case& question,
                    const oracle::Known& known) {
    if (!question.expect) return;
    oracle::ClaimCheck check = oracle::check_claim(question, &known);
    const bool is_open = check.status == oracle::ClaimStatus::incomplete;
    if (is_open && cases::has_curved_body(question)) {
      check = oracle::check_claim(question);  // with the bounds that such claims have
    }
    if (check.status == oracle::ClaimStatus::proved) return;
    const bool refuted = check.status == oracle::ClaimStatus::refuted;
    found_ = found_ || refuted;
    unproved_ = unproved_ || !refuted;
    note("gjkproof: {}: {}: the stored expect is {}: {}\n", file, question.id,
         refuted ? "wrong" : "not proved", check.reason);
  }

  const ReplayOptions& options_;
  std::vector<subjects::Subject> subjects_;
  std::vector<Cell> counts_;  // one per subject
  std::vector<std::string> missing_;
  std::string kept_;    // the findings so far
  std::string single_;  // full output for the first case
  std::size_t cases_ = 0;
  std::size_t answers_ = 0;  // excludes skipped cases
  std::size_t finding_count_ = 0;
  bool found_ = false;
  bool unproved_ = false;
  bool all_arrived_ = true;
};

}  // namespace

ExitCode replay(const ReplayOptions& options) { return Replay(options).run(); }

}  // namespace reports
