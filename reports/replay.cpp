// SPDX-License-Identifier: MIT
#include "reports/replay.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string>
#include <variant>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "oracle/expect.hpp"
#include "oracle/measures.hpp"
#include "oracle/proof.hpp"
#include "reports/record.hpp"
#include "reports/trace_text.hpp"

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

void print_row(const subjects::Subject& subject, const oracle::Finding& finding,
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
      for (const cases::Case& question : cases::read_cases(file)) {
        if (!wanted(question.id)) continue;
        replay(file, question);
      }
    }
    if (!missing_.empty()) {
      throw std::invalid_argument("no case has the id '" + missing_.front() + "'");
    }
    return found_ ? findings : clean;
  }

 private:
  bool wanted(const std::string& id) {
    if (options_.ids.empty()) return true;
    std::erase(missing_, id);
    return std::find(options_.ids.begin(), options_.ids.end(), id) != options_.ids.end();
  }

  void replay(const std::string& file, const cases::Case& question) {
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
      const oracle::Finding finding = examination.ask(subject, options_.trace ? &sink : nullptr);
      if (options_.trace) fmt::print("    {}\n{}", subject.name, trace.text());
      found_ = found_ || oracle::is_finding(finding.verdict);
      if (options_.jsonl) {
        fmt::print("{}\n", record_line(question.id, subject, finding));
      } else {
        print_row(subject, finding, examination.ulps(subject, finding));
      }
    }
  }

  static std::optional<std::string> difference_to(const oracle::Truth& truth,
                                                  const cases::Expect& claimed) {
    return oracle::disagreement(truth, oracle::claimed_truth(claimed));
  }
  static std::optional<std::string> difference_to(const oracle::Enclosure& enclosure,
                                                  const cases::Expect& claimed) {
    return oracle::disagreement(enclosure, claimed);
  }

  void check_expect(const std::string& file, const cases::Case& question,
                    const oracle::Known& known) {
    if (!question.expect) return;
    const auto difference = std::visit(
        [&](const auto& truth) { return difference_to(truth, *question.expect); }, known);
    if (!difference) return;
    found_ = true;
    fmt::print(stderr, "gjkproof: {}: {}: the stored expect is wrong: {} (truth against file)\n",
               file, question.id, *difference);
  }

  const ReplayOptions& options_;
  std::vector<subjects::Subject> subjects_;
  std::vector<std::string> missing_;
  bool found_ = false;
};

}  // namespace

ExitCode replay(const ReplayOptions& options) {
  return Replay(options).run();
}

ExitCode truth(const std::vector<std::string>& files, oracle::Oracle oracle) {
  bool all_decided = true;
  fmt::print("{}\n", cases::header_line());
  for (const std::string& file : files) {
    for (cases::Case& question : cases::read_cases(file)) {
      if (cases::has_curved_body(question)) {
        question.expect = oracle::expect(oracle::enclosure(question));
      } else {
        question.expect = oracle::expect(oracle::truth(question, oracle), question.dim);
      }
      if (!question.expect) {
        all_decided = false;
        fmt::print(stderr, "gjkproof: {}: {}: the relation is undecided within the bounds\n", file,
                   question.id);
      }
      fmt::print("{}\n", cases::case_line(question));
    }
  }
  return all_decided ? clean : incomplete;
}

ExitCode verify(const std::vector<std::string>& files) {
  std::size_t proved = 0;
  std::size_t trusted = 0;
  std::size_t refuted = 0;
  std::size_t silent = 0;
  for (const std::string& file : files) {
    for (const cases::Case& question : cases::read_cases(file)) {
      if (!question.expect) {
        ++silent;
        fmt::print("{}  claims nothing\n", question.id);
        continue;
      }
      if (cases::has_curved_body(question)) {
        ++silent;
        fmt::print("{}  bounds of curved bodies carry no proof\n", question.id);
        continue;
      }
      const oracle::ProofCheck check =
          oracle::check_proof(question, oracle::claimed_truth(*question.expect));
      if (!check.holds) {
        ++refuted;
        fmt::print("{}  REFUTED: {}\n", question.id, check.reason);
      } else if (!check.relation_proved) {
        ++trusted;
        fmt::print("{}  distance and v proved; that it is {} is not: {}\n", question.id,
                   cases::name(question.expect->relation), check.reason);
      } else {
        ++proved;
        fmt::print("{}  proved\n", question.id);
      }
    }
  }
  fmt::print(
      "{} proved, {} proved but for touching or overlapping, {} refuted, {} without a proof\n",
      proved, trusted, refuted, silent);
  if (refuted > 0) return findings;
  return silent > 0 ? incomplete : clean;
}

ExitCode generate(const std::string& family, std::uint64_t seed, std::uint64_t first,
                  std::uint64_t count, int vertices_max) {
  const cases::Family& chosen = cases::family(family);
  fmt::print("{}\n", cases::header_line());
  for (std::uint64_t i = 0; i < count; ++i) {
    fmt::print("{}\n", cases::case_line(cases::generate(chosen, seed, first + i, {vertices_max})));
  }
  return clean;
}

}  // namespace reports
