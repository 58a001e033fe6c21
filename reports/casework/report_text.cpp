// SPDX-License-Identifier: MIT
#include "reports/casework/shrink.hpp"

#include <fmt/format.h>

#include "core/cases/file.hpp"
#include "oracle/judge/measures.hpp"
#include "reports/output/text_table.hpp"
#include "reports/study/form/record.hpp"

namespace reports {
namespace {

// Escapes text for a Markdown cell, because a status may contain anything.
std::string cell(const std::string& text) {
  std::string result;
  for (const char c : text) {
    if (std::string_view("\\|`<*").find(c) != std::string_view::npos) result += '\\';
    result += c;
  }
  return result;
}

std::string words(std::string name) {
  std::replace(name.begin(), name.end(), '_', ' ');
  return name;
}

// "wrong relation, false separation"; the reason has more details.
std::string verdict_text(const oracle::Verdict& verdict) {
  const std::string text = words(broad_name(verdict.kind));
  return is_wrong_relation(verdict.kind) ? text + ", " + words(name(verdict.kind)) : text;
}

// --- the case ---

// Writes the numbers of a case: in space or in the plane, of 24 or 53 bits.
struct Layout {
  int dim;
  int bits;
};

// A label and up to `dim` numbers in hex and in decimal.
std::string row(const std::string& label, std::span<const double> numbers, const Layout& layout) {
  std::string hex;
  std::string decimal;
  for (std::size_t i = 0; i < static_cast<std::size_t>(layout.dim); ++i) {
    const bool any = i < numbers.size();
    hex += any ? fmt::format(" `{}` |", cases::hex_float(numbers[i])) : " |";
    decimal += any ? fmt::format(" {} |", cases::shortest_decimal(numbers[i], layout.bits)) : " |";
  }
  return fmt::format("| {} |{}{}\n", label, hex, decimal);
}

std::string rows(char name, const cases::Body& body, const Layout& layout) {
  const int dim = layout.dim;
  const auto shown = [&](const std::string& label, const cases::Point& point) {
    return row(label, std::span(point).first(static_cast<std::size_t>(dim)), layout);
  };
  std::string text;
  for (std::size_t i = 0; i < body.points.size(); ++i) {
    text += shown(fmt::format("{}{}", name, i), body.points[i]);
  }
  const auto placed = [&](const std::string& label, const cases::Placement& placement) {
    for (int i = 0; i < dim; ++i) {
      text += shown(fmt::format("{}row {} of linear", label, i),
                    placement.linear[static_cast<std::size_t>(i)]);
    }
    text += shown(label + "translation", placement.translation);
  };
  if (body.polytope) {
    const cases::Polytope& polytope = *body.polytope;
    const std::string label = fmt::format("{}: {}, ", name, cases::name(polytope.kind));
    const bool box = polytope.kind == cases::Polytope::Kind::box;
    for (std::size_t i = 0; i < polytope.points.size(); ++i) {
      text += shown(box ? label + "half extents" : fmt::format("{}point {}", label, i),
                    polytope.points[i]);
    }
    placed(label, polytope);
    return text;
  }
  if (!body.curved) return text;
  const cases::Curved& curved = *body.curved;
  const std::string label = fmt::format("{}: {}, ", name, cases::name(curved.kind));
  text += row(label + "radius", std::span(&curved.radius, 1), layout);
  if (curved.kind != cases::Curved::Kind::sphere) {
    text += row(label + "half height", std::span(&curved.half_height, 1), layout);
  }
  placed(label, curved);
  return text;
}

std::string case_section(const cases::Case& question, int bits) {
  const bool space = question.dim == 3;
  const Layout layout{question.dim, bits};
  const char* what =
      cases::has_curved_body(question)
          ? "A curved body is the image of one at the origin, its axis y, under x -> linear x + "
            "translation."
      : !cases::has_points_only(question)
          ? "A body is the image of the shape that is named under x -> linear x + translation."
          : "The bodies are the convex hulls of the points a0, a1, ... and b0, b1, ...";
  return fmt::format(
      "## Case\n\n{}, in {}. {} All numbers are exact: as hexadecimal floats, then as the shortest "
      "decimals that are read as the same {}.\n\n{}{}{}\n",
      question.id, space ? "space" : "the plane", what, bits <= 24 ? "floats" : "doubles",
      space ? "| | x | y | z | x | y | z |\n|---|---|---|---|---|---|---|\n"
            : "| | x | y | x | y |\n|---|---|---|---|---|\n",
      rows('a', question.a, layout), rows('b', question.b, layout));
}

// --- the truth ---

double root(const std::string& square) {
  return oracle::rounded_root(oracle::Rational(square), oracle::binary64);
}

// The truth in one line.
std::string truth_line(const std::optional<cases::Expect>& truth) {
  if (!truth) return "the relation is undecided";
  std::string text = cases::name(truth->relation);
  if (truth->distance_squared_bounds) {
    const auto& [lower, upper] = *truth->distance_squared_bounds;
    return text + fmt::format(", distance within [{:.17g}, {:.17g}]", root(lower), root(upper));
  }
  if (truth->relation == cases::Relation::separated) {
    text += fmt::format(", distance {:.17g}", root(truth->distance_squared));
  }
  if (truth->relation == cases::Relation::overlapping && truth->penetration_depth_squared) {
    text += fmt::format(", depth {:.17g}", root(*truth->penetration_depth_squared));
  }
  return text;
}

// The meaning of the proof terms: see oracle/truth/truth.hpp.
const char* meaning(cases::Relation relation) {
  switch (relation) {
    case cases::Relation::separated:
      return "The weighted differences a - b add up to v, and v . (a_i - b_j) >= v . v for all i "
             "and j: no point of A - B is nearer to the origin than v";
    case cases::Relation::touching:
      return "The weighted differences a - b add up to 0, so the bodies meet, and n . (a_i - b_j) "
             ">= 0 for all i and j, so their interiors do not";
    case cases::Relation::overlapping: break;
  }
  return "The weights are positive, the weighted differences a - b add up to 0 and span the space: "
         "0 is an interior point of A - B";
}

std::string truth_section(const std::optional<cases::Expect>& truth) {
  std::string text = fmt::format("## Exact answer\n\n{}.", truth_line(truth));
  if (!truth) return text + "\n\n";
  if (truth->distance_squared_bounds) {
    const auto& [lower, upper] = *truth->distance_squared_bounds;
    return text + fmt::format(" Squared distance, rigorously: from {} to {}.\n\n", lower, upper);
  }
  text += fmt::format(" Squared distance: {}.", truth->distance_squared);
  if (truth->relation == cases::Relation::overlapping && truth->penetration_depth_squared) {
    text += fmt::format(" Squared depth: {}.", *truth->penetration_depth_squared);
  }
  text += fmt::format("\n\nProof: {}.\n\n", meaning(truth->relation));
  if (truth->relation == cases::Relation::separated) {
    text += fmt::format("v = ({})\n\n", fmt::join(truth->v, ", "));
  }
  if (truth->normal) text += fmt::format("n = ({})\n\n", fmt::join(*truth->normal, ", "));
  text += "| weight | difference |\n|---|---|\n";
  for (const cases::ProofTerm& term : truth->proof) {
    text += fmt::format("| {} | a{} - b{} |\n", term.weight, term.a, term.b);
  }
  return text + "\n";
}

// --- the answers ---

std::string number(double x) { return fmt::format("{:.17g} (`{}`)", x, cases::hex_float(x)); }

std::string length(const char* name, const std::optional<subjects::Length>& length) {
  const std::optional<double> value = rounded(length);
  return value ? fmt::format(", {} {}", name, number(*value)) : std::string();
}

std::string point(const char* name, const std::optional<std::array<subjects::Number, 3>>& point) {
  if (!point) return {};
  return fmt::format(", {} ({:.17g}, {:.17g}, {:.17g})", name, (*point)[0].approximation(),
                     (*point)[1].approximation(), (*point)[2].approximation());
}

// The claims of an answer, or the status if there is no answer.
std::string said(const oracle::JudgedAnswer& judged) {
  if (!judged.answer) return "skipped";
  const subjects::Answer& answer = *judged.answer;
  if (!answer.answered) return "no answer: " + cell(answer.status);
  return relation(judged) + length("distance", answer.distance) +
         length("lower bound", answer.lower_bound) + length("depth", answer.penetration_depth) +
         point("on A", answer.witness_a) + point("on B", answer.witness_b) +
         point("normal", answer.normal) + (answer.certain ? ", " + certain_text(answer) : "");
}

std::string error_of_length(const subjects::PromisedTolerance& tolerance) {
  if (tolerance.relative == 0) return fmt::format("{:.4g}", tolerance.absolute);
  return fmt::format("{:.4g} + {:.4g} x", tolerance.absolute, tolerance.relative);
}

// What the documentation allows, and whether that explains the failure.
std::string documented_line(const subjects::Subject& subject, const oracle::JudgedAnswer& judged) {
  if (!subject.promised || !judged.by_promise || !judged.answer->answered) return {};
  const auto& [distance, depth, witnesses] = *subject.promised;
  std::string text =
      fmt::format("- documented: a length x may be off by {}", error_of_length(distance));
  if (depth) text += fmt::format(", a depth by {}", error_of_length(*depth));
  if (witnesses) text += fmt::format(", a witness point by {}", error_of_length(*witnesses));
  return text + (is_beyond_promise(judged) ? "; this answer is beyond that\n"
                                           : "; this answer is within that\n");
}

std::string answer_row(const subjects::Subject& subject, const oracle::JudgedAnswer& judged) {
  return fmt::format("| {} | {} | {} | {} |\n", cell(subject.name), said(judged),
                     verdict_text(judged.verdict), cell(judged.verdict.reason));
}

// The command uses the subject's name on the command line.
std::string commands_section(const cases::Case& question, const subjects::Subject& subject) {
  const std::string& option = subject.option.empty() ? subject.name : subject.option;
  return fmt::format("## See it again\n\n```\ncat >case.jsonl <<'END'\n{}\n{}\nEND\n{}\n```\n",
                     cases::header_line(), cases::case_line(question),
                     replay_command("case.jsonl", question.id, option));
}

constexpr std::size_t margin = 11;  // the number of the iteration and the space around it

// For a walk or a search for a separating axis: the support point and the query direction.
std::string query_line(const subjects::TraceStep& step) {
  std::string direction;
  for (const double x : step.direction) {
    direction += fmt::format("{}{:.6g}", direction.empty() ? "" : ", ", x == 0 ? 0 : x);
  }
  return fmt::format("w ({},{})  d.w {:<12.6g} d ({})", step.support.first, step.support.second,
                     step.along, direction);
}

// Moves the simplex to a second line if it does not fit.
std::string distance_line(const subjects::TraceStep& step) {
  std::string simplex = "W";
  for (std::size_t i = 0; i < step.simplex.size(); ++i) {
    simplex += fmt::format(" ({},{}):{:.4g}", step.simplex[i].first, step.simplex[i].second,
                           step.weights[i]);
  }
  const std::string line =
      fmt::format("|v| {:<12.6g} mu {:<12.6g} 1 - v.w/v.v {:<10.3g} w ({},{})", step.v_norm,
                  step.lower_bound, step.gap, step.support.first, step.support.second);
  const bool fits = margin + line.size() + 2 + simplex.size() <= screen_width;
  return line + (fits ? "  " : "\n" + std::string(margin, ' ')) + simplex;
}

}  // namespace

std::string report_text(const cases::Case& reduced, const subjects::Subject& subject,
                        std::span<const subjects::Subject> others) {
  oracle::Examination examination(reduced, oracle::Oracle::both);
  const oracle::JudgedAnswer judged = examination.ask(subject);
  std::string answers = answer_row(subject, judged);
  for (const subjects::Subject& other : others) {
    answers += answer_row(other, examination.ask(other));
  }
  const std::string description =
      subject.description.empty() ? "" : fmt::format("{}\n\n", cell(subject.description));
  return fmt::format("# {}: {}\n\n{}- it says: {}\n- exactly: {}\n{}\n", cell(subject.name),
                     verdict_text(judged.verdict), description, said(judged),
                     truth_line(reduced.expect), documented_line(subject, judged)) +
         case_section(reduced, std::max(case_bits(subject), cases::bits(reduced))) +
         truth_section(reduced.expect) +
         "## Answers\n\n| subject | says | verdict | reason |\n|---|---|---|---|\n" + answers +
         "\n" + commands_section(reduced, subject);
}

void TraceText::add(const subjects::TraceStep& step) {
  const std::string line = step.direction.empty() ? distance_line(step) : query_line(step);
  const std::size_t period = period_of(line);
  if (period != 0 && (period_ == 0 || period == period_)) {
    period_ = period;
    repeated_until_ = step.k;
  } else {
    text_ = text() + fmt::format("      {:>3}  {}\n", step.k, line);
    period_ = 0;
  }
  lines_.push_back(line);
}

std::size_t TraceText::period_of(const std::string& line) const {
  for (std::size_t period = 1; period <= std::min<std::size_t>(8, lines_.size()); ++period) {
    if (lines_[lines_.size() - period] == line) return period;
  }
  return 0;
}

std::string TraceText::text() const {
  if (period_ == 0) return text_;
  const std::string what = period_ == 1 ? "line" : fmt::format("{} lines", period_);
  return text_ + fmt::format("      ...  the same {} until k = {}\n", what, repeated_until_);
}

std::string traced(const subjects::Subject& subject, const cases::Case& question) {
  TraceText trace;
  const subjects::Trace sink = [&trace](const subjects::TraceStep& step) { trace.add(step); };
  subject.ask(question, &sink);
  return trace.text();
}

}  // namespace reports
