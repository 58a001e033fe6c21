// SPDX-License-Identifier: MIT
#include "reports/casework/replay.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <optional>
#include <stdexcept>
#include <string>
#include <variant>

#include "core/cases/file.hpp"
#include "oracle/examination/claim.hpp"
#include "oracle/judge/measures.hpp"
#include "reports/casework/trace_text.hpp"
#include "reports/output/nothing_judged.hpp"
#include "reports/output/standard_output.hpp"
#include "reports/study/large_bodies.hpp"
#include "reports/study/record.hpp"

namespace reports {
namespace {

std::string shown(const std::optional<double>& value, const char* otherwise = ".") {
  return value ? fmt::format("{:.6g}", *value) : otherwise;
}

std::string body_text(const cases::Body& body) {
  return body.curved ? cases::name(body.curved->kind)
                     : fmt::format("{} points", body.points.size());
}

std::string heading(const cases::Case& question) {
  const std::string bodies =
      cases::has_curved_body(question)
          ? body_text(question.a) + " and " + body_text(question.b)
          : fmt::format("{}x{} points", question.a.points.size(), question.b.points.size());
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
    text += fmt::format(", d* = {:.17g} within {:.1g}",
                        oracle::rounded_root(enclosure.distance_squared_upper, oracle::binary64),
                        enclosure.relative_width().convert_to<double>());
  }
  return text;
}

void print_row(const subjects::Subject& subject, const oracle::JudgedAnswer& finding,
               const std::optional<double>& ulps) {
  fmt::print(
      "    {:<32} {:<14} {:<13} d {:<22} error {:>10} uM  {:>10} rel.  {:>8} ulp  {:>3} it.  "
      "{}{}\n",
      subject.name, oracle::name(finding.verdict.kind), relation(finding),
      finding.answer && finding.answer->distance
          ? fmt::format("{:.17g}", distance(finding).value_or(0))
          : ".",
      shown(finding.verdict.scaled_error), shown(finding.verdict.relative_error),
      ulps ? fmt::format("{:.4g}", *ulps) : ".", finding.answer ? finding.answer->iterations : 0,
      finding.answer ? finding.answer->status : "",
      finding.verdict.reason.empty() ? "" : " (" + finding.verdict.reason + ")");
}

class Replay {
 public:
  explicit Replay(const ReplayOptions& options)
      : options_(options), subjects_(options.subjects), missing_(options.ids) {
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
    for (const std::string& file : options_.files) {
      cases::for_each_case(file, [&](cases::Case&& question) {
        if (wanted(question.id)) replay(file, question);
      });
    }
    if (!missing_.empty()) {
      throw std::invalid_argument("no case has the id '" + missing_.front() + "'");
    }
    if (found_) return findings;
    if (cases_ == 0) return nothing_judged("no case");
    if (answers_ == 0) return nothing_judged("every subject skips every case");
    return unproved_ ? incomplete : clean;
  }

 private:
  bool wanted(const std::string& id) {
    if (options_.ids.empty()) return true;
    std::erase(missing_, id);
    return std::find(options_.ids.begin(), options_.ids.end(), id) != options_.ids.end();
  }

  // What is printed of a case is out before the next one is read.
  void replay(const std::string& file, const cases::Case& question) {
    ++cases_;
    tell_of_large_bodies(file, question, options_.oracle);
    oracle::Examination examination(question, options_.oracle);
    const oracle::Known& known = examination.known();
    if (!options_.jsonl) {
      const std::string text =
          std::visit([](const auto& truth) { return truth_text(truth); }, known);
      fmt::print("{}, {}\n", heading(question), text);
    }
    check_expect(file, question, known);
    for (const subjects::Subject& subject : subjects_) {
      TraceText trace;
      const subjects::Trace sink = [&trace](const subjects::TraceStep& step) { trace.add(step); };
      const oracle::JudgedAnswer finding =
          examination.ask(subject, options_.trace ? &sink : nullptr);
      if (options_.trace) fmt::print("    {}\n{}", subject.name, trace.text());
      found_ = found_ || oracle::is_finding(finding.verdict);
      if (finding.answer) ++answers_;
      if (options_.jsonl) {
        fmt::print("{}\n", record_line(question.id, subject, finding));
      } else {
        print_row(subject, finding, examination.ulps(subject, finding));
      }
    }
    flush_standard_output();
  }

  void check_expect(const std::string& file, const cases::Case& question,
                    const oracle::Known& known) {
    if (!question.expect) return;
    const oracle::ClaimCheck check = oracle::check_claim(question, &known);
    if (check.status == oracle::ClaimStatus::proved) return;
    const bool refuted = check.status == oracle::ClaimStatus::refuted;
    found_ = found_ || refuted;
    unproved_ = unproved_ || !refuted;
    fmt::print(stderr, "gjkproof: {}: {}: the stored expect is {}: {}\n", file, question.id,
               refuted ? "wrong" : "not proved", check.reason);
  }

  const ReplayOptions& options_;
  std::vector<subjects::Subject> subjects_;
  std::vector<std::string> missing_;
  std::size_t cases_ = 0;
  std::size_t answers_ = 0;  // what is skipped is none
  bool found_ = false;
  bool unproved_ = false;
};

}  // namespace

ExitCode replay(const ReplayOptions& options) {
  return Replay(options).run();
}

}  // namespace reports
