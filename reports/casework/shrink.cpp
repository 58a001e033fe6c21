// SPDX-License-Identifier: MIT
#include "reports/casework/shrink.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <iostream>
#include <iterator>
#include <sstream>
#include <utility>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "oracle/examination/expect.hpp"
#include "reports/casework/replay.hpp"
#include "reports/output/note.hpp"
#include "reports/output/output_file.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports {
namespace {

constexpr double large_error = 1e7;
constexpr double still_large_error = 1e6;

std::string content(const std::string& path) {
  if (path != "-") return content_of(path);
  std::string text(std::istreambuf_iterator<char>(std::cin), {});
  if (std::cin.bad()) throw std::invalid_argument("standard input: cannot be read");
  return text;
}

// Checks only the first line; the reader of cases checks the rest.
bool has_header(const std::string& text) {
  return text.substr(0, text.find('\n')).find(cases::format_name) != std::string::npos;
}

cases::Case generated(const std::string& text, const std::string& file) {
  const std::vector<std::uint8_t> bytes(text.begin(), text.end());
  cases::Choices choices{std::span(bytes)};
  cases::Case question = cases::generate(choices, cases::fuzzed_sizes);
  question.source = cases::Source{"", fmt::format("choices of {}", file), ""};
  return question;
}

cases::Case read(const ShrinkOptions& options) {
  const std::string text = content(options.file);
  if (!options.bytes && has_header(text)) {
    std::istringstream in(text);
    return chosen_case(cases::read_cases(in, options.file), options.id, options.file);
  }
  if (!options.id.empty()) {
    throw std::invalid_argument(options.file + ": no header of cases, and bytes have no --id");
  }
  if (!options.bytes) {
    note("gjkproof: {}: no header of cases: read as the choices of a fuzz target\n", options.file);
  }
  return generated(text, options.file);
}

std::string shown(const FailureClass& failure) {
  std::string text = broad_name(failure.kind);
  if (failure.kind == oracle::VerdictKind::false_separation) text += ", false separation";
  if (failure.kind == oracle::VerdictKind::false_overlap) text += ", false overlap";
  if (failure.kind == oracle::VerdictKind::no_answer) text += ", " + failure.status;
  return text + (failure.gross ? ", gross" : "");
}

// The same truth as `gjkproof truth` writes.
std::optional<cases::Expect> expect(const cases::Case& question) {
  if (cases::has_curved_body(question)) return oracle::expect(oracle::enclosure(question));
  return oracle::expect(oracle::Oracle::both.truth(question), question.dim);
}

// The case as the subject receives it, so that bits lost by rounding are not part of the failure.
cases::Case as_asked(cases::Case question, const subjects::Subject& subject) {
  if (cases::bits(question) <= case_bits(subject)) return question;
  std::optional<cases::Case> rounded = cases::rounded(question, case_bits(subject));
  return rounded ? *std::move(rounded) : std::move(question);
}

// The subject is wrong on it.  Who is wrong on the given case need not be; how that was made stays.
cases::Source source_of_reduced(const cases::Case& given, const subjects::Subject& subject) {
  std::string from = given.id;
  if (given.source && given.source->library.empty() && !given.source->from.empty()) {
    from += "; " + given.source->from;
  }
  return {"gjkproof " + subject.name, from, ""};
}

bool is_word(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '.' || c == '+' || c == '-';
}

// Removes numbers from a status, because times, addresses and figures differ between cases.  Keeps
// exit codes, because they identify how a program fails.
std::string without_numbers(std::string_view status) {
  std::string text;
  while (!status.empty()) {
    const auto length = std::find_if_not(status.begin(), status.end(), is_word) - status.begin();
    const std::string_view word =
        status.substr(0, std::max<std::size_t>(static_cast<std::size_t>(length), 1));
    const bool number = std::isdigit(static_cast<unsigned char>(
                            word[word.find_first_not_of("+-.") % word.size()])) != 0;
    text += number && !text.ends_with("code ") ? "#" : word;
    status.remove_prefix(word.size());
  }
  return text;
}

bool is_family(const std::string& flag) {
  return std::any_of(cases::all_families().begin(), cases::all_families().end(),
                     [&](const cases::Family& family) { return flag == family.name; });
}

// True if a flag such as "relation:touching" starts with `key` and `holds` accepts the rest.
template <typename Holds>
bool claims(const std::string& flag, const std::string& key, const Holds& holds) {
  return flag.starts_with(key) && holds(flag.substr(key.size()));
}

}  // namespace

bool is_needle(const cases::Case& question) {
  const cases::Domain domain = cases::domain(question);
  const bool solid = domain == cases::Domain::engine || domain == cases::Domain::engine_plane;
  return solid && !cases::has_curved_body(question) &&
         std::min(cases::vertex_count(question.a, question.dim),
                  cases::vertex_count(question.b, question.dim)) <=
             static_cast<std::size_t>(question.dim);
}

std::vector<std::string> kept_flags(const cases::Case& was, const cases::Case& now) {
  const std::string relation = now.expect ? cases::name(now.expect->relation) : "";
  const auto is_relation = [&](const std::string& text) { return text == relation; };
  // Flags claim the depth itself, but the square of the distance.
  const auto is_distance_squared = [&](const std::string& text) {
    const std::optional<double> value = cases::parse_hex_float(text);
    return value && now.expect && !now.expect->distance_squared.empty() &&
           oracle::Rational(*value) == oracle::Rational(now.expect->distance_squared);
  };
  const auto is_depth = [&](const std::string& text) {
    const std::optional<double> value = cases::parse_hex_float(text);
    if (!value || !now.expect || !now.expect->penetration_depth_squared) return false;
    const oracle::Rational depth(*value);
    return depth * depth == oracle::Rational(*now.expect->penetration_depth_squared);
  };
  std::vector<std::string> kept;
  for (const std::string& flag : was.flags) {
    // "touching" and the like are claims even if a family has the same name.
    const bool is_claim = flag == "separated" || flag == "touching" || flag == "overlapping";
    const bool holds = is_claim ? is_relation(flag)
                                : is_family(flag) || claims(flag, "relation:", is_relation) ||
                                      claims(flag, "distance_squared:", is_distance_squared) ||
                                      claims(flag, "penetration_depth:", is_depth);
    if (holds) kept.push_back(flag);
  }
  return kept;
}

std::optional<FailureClass> failure_class(const cases::Case& question,
                                          const subjects::Subject& subject) {
  oracle::Examination examination(question, oracle::Oracle::certificate);
  const oracle::JudgedAnswer finding = examination.ask(subject);
  const oracle::Verdict& verdict = finding.verdict;
  if (!oracle::is_finding(verdict)) return std::nullopt;
  FailureClass result;
  result.kind = verdict.kind;
  if (verdict.kind == oracle::VerdictKind::no_answer) result.status = finding.answer->status;
  result.gross = verdict.gross;
  result.scaled_error = verdict.scaled_error.value_or(0);
  result.margin = verdict.margin;
  result.of_normal = is_of_normal(verdict.kind, verdict.reason);
  result.beyond_promise = is_beyond_promise(finding);
  return result;
}

bool is_beyond_promise(const oracle::JudgedAnswer& finding) {
  return finding.by_promise && finding.by_promise->kind == finding.verdict.kind;
}

bool same_class(const FailureClass& was, const FailureClass& now) {
  if (was.scaled_error > large_error && !(now.scaled_error > still_large_error)) return false;
  return was.kind == now.kind && without_numbers(was.status) == without_numbers(now.status) &&
         was.gross <= now.gross;
}

std::optional<Reduced> reduced(const cases::Case& given, const subjects::Subject& subject,
                               bool in_domain, std::size_t calls_max, bool by_column) {
  const cases::Case question = as_asked(given, subject);
  const std::optional<FailureClass> was = failure_class(question, subject);
  if (!was) return std::nullopt;
  const cases::Domain domain = cases::domain(question);
  // Bounds of a curved body can leave the relation open; exact truths cannot.
  const auto is_open = [](const cases::Case& one) {
    return cases::has_curved_body(one) && !expect(one);
  };
  const bool may_be_open = is_open(question);
  const auto still_fails = [&](const cases::Case& candidate) {
    if (cases::bits(candidate) > case_bits(subject)) return false;
    if (in_domain && cases::domain(candidate) != domain) return false;
    const std::optional<FailureClass> now = failure_class(candidate, subject);
    if (!now || !same_class(*was, *now)) return false;
    if (in_domain && is_needle(candidate)) return false;
    if (by_column && now->of_normal != was->of_normal) return false;
    if (by_column && was->beyond_promise && !now->beyond_promise) return false;
    if (in_domain && now->margin < was->margin / 2) return false;
    return may_be_open || !is_open(candidate);
  };
  cases::Shrunk shrunk = cases::shrink(question, still_fails, calls_max);
  if (by_column) {
    shrunk.question =
        cases::in_short_decimals(shrunk.question, case_bits(subject), still_fails, calls_max)
            .question;
  }
  cases::Case& result = shrunk.question;
  result.id += "-shrunk";
  result.source = source_of_reduced(question, subject);
  result.expect = expect(result);
  result.flags = kept_flags(question, result);
  return Reduced{std::move(result), *was, shrunk.asked, shrunk.complete};
}

ExitCode shrink(const ShrinkOptions& options) {
  const cases::Case question = read(options);
  const subjects::Subject& subject = options.subject;
  const std::optional<Reduced> shrunk =
      reduced(question, subject, options.in_domain, options.calls_max);
  if (!shrunk) {
    throw std::invalid_argument(
        fmt::format("{}: {} does not fail on it", question.id, subject.name));
  }
  const cases::Case& result = shrunk->question;

  note("gjkproof: {}: {}\n", question.id, shown(shrunk->was));
  note("gjkproof: {} to {} vertices, {} to {} significant bits, {}{}\n",
       cases::vertex_count(question), cases::vertex_count(result),
       cases::significant_bits(question), cases::significant_bits(result),
       counted(static_cast<std::uint64_t>(shrunk->asked), "question"),
       shrunk->complete ? "" : " (the limit: more might reduce it further)");
  switch (options.format) {
    case ShrinkFormat::json:
      fmt::print("{}\n{}\n", cases::header_line(), cases::case_line(result));
      break;
    case ShrinkFormat::cpp: fmt::print("{}", cpp_text(result)); break;
    case ShrinkFormat::python: fmt::print("{}", python_text(result)); break;
    case ShrinkFormat::report:
      fmt::print("{}", report_text(result, subject, options.others));
      break;
  }
  return clean;
}

// --- writes a case as source text for a test of the failing library ---

namespace {

// The syntax of a language.
struct Language {
  const char* comment;
  const char* open;  // of a list
  const char* close;
  const char* number_open;
  const char* number_close;
  // Declarations of a name, with its value last; a matrix also has its size.
  const char* scalar;
  const char* vector;
  const char* matrix;
};
constexpr Language cpp{"//",
                       "{",
                       "}",
                       "",
                       "",
                       "const double {} = {};\n",
                       "const double {}[3] = {};\n",
                       "const double {}[{}][{}] =\n    {};\n"};
constexpr Language python{"#",   "[",         "]",         "float.fromhex(\"",
                          "\")", "{} = {}\n", "{} = {}\n", "{0} = {3}\n"};

std::string number(double x, const Language& language) {
  return language.number_open + cases::hex_float(x) + language.number_close;
}

std::string list(const std::vector<std::string>& items, const Language& language,
                 const char* separator) {
  return fmt::format("{}{}{}", language.open, fmt::join(items, separator), language.close);
}

std::string row(const cases::Point& point, int dim, const Language& language) {
  std::vector<std::string> items;
  for (int axis = 0; axis < dim; ++axis) {
    items.push_back(number(point[static_cast<std::size_t>(axis)], language));
  }
  return list(items, language, ", ");
}

template <typename Points>
std::string rows(const Points& points, int dim, const Language& language) {
  std::vector<std::string> items;
  for (const cases::Point& point : points) items.push_back(row(point, dim, language));
  return list(items, language, ",\n     ");
}

// The exact facts of the case and its source.
std::string comment(const cases::Case& question, const Language& language) {
  std::string text = fmt::format("{} {}", language.comment, question.id);
  if (question.source && !question.source->library.empty()) {
    text += fmt::format(", wrong: {}", question.source->library);
  }
  text += '\n';
  if (!question.expect) return text + language.comment + " the relation is undecided\n";
  const cases::Expect& truth = *question.expect;
  if (truth.distance_squared_bounds) {
    const auto& [lower, upper] = *truth.distance_squared_bounds;
    return text +
           fmt::format("{0} exactly: {1}, squared distance within\n{0}   [{2},\n{0}    {3}]\n",
                       language.comment, cases::name(truth.relation), lower, upper);
  }
  return text + fmt::format("{} exactly: {}, squared distance {}, nearest point of A - B ({})\n",
                            language.comment, cases::name(truth.relation), truth.distance_squared,
                            fmt::join(truth.v, ", "));
}

std::string curved_comment(const std::string& name, const cases::Curved& curved,
                           const Language& language) {
  return fmt::format(
      "{} {}: {}, the image of one at the origin, its axis y, under x -> "
      "linear x + translation\n",
      language.comment, name, cases::name(curved.kind));
}

// Explains the points of a polytope; its facets are those of their convex hull.
std::string polytope_comment(const std::string& name, const cases::Polytope& polytope,
                             const Language& language) {
  const bool box = polytope.kind == cases::Polytope::Kind::box;
  return fmt::format("{} {}: {}{}, the image under x -> linear x + translation\n", language.comment,
                     name, cases::name(polytope.kind), box ? " of these half extents" : "");
}

template <typename Points>
std::string matrix(const std::string& name, const Points& points, int dim,
                   const Language& language) {
  return fmt::format(fmt::runtime(language.matrix), name, points.size(), dim,
                     rows(points, dim, language));
}

std::string placement_text(const std::string& name, const cases::Placement& placement,
                           const Language& language) {
  return matrix(name + "_linear", placement.linear, 3, language) +
         fmt::format(fmt::runtime(language.vector), name + "_translation",
                     row(placement.translation, 3, language));
}

std::string body_text(const std::string& name, const cases::Body& body, int dim,
                      const Language& language) {
  if (body.polytope) {
    return polytope_comment(name, *body.polytope, language) +
           matrix(name, body.polytope->points, dim, language) +
           placement_text(name, *body.polytope, language);
  }
  if (!body.curved) return matrix(name, body.points, dim, language);
  const cases::Curved& curved = *body.curved;
  const auto scalar = [&](const char* what, double value) {
    return fmt::format(fmt::runtime(language.scalar), name + what, number(value, language));
  };
  std::string text = curved_comment(name, curved, language) + scalar("_radius", curved.radius);
  if (curved.kind != cases::Curved::Kind::sphere) {
    text += scalar("_half_height", curved.half_height);
  }
  return text + placement_text(name, curved, language);
}

std::string source_text(const cases::Case& question, const Language& language) {
  return comment(question, language) + body_text("a", question.a, question.dim, language) +
         body_text("b", question.b, question.dim, language);
}

}  // namespace

std::string cpp_text(const cases::Case& question) { return source_text(question, cpp); }
std::string python_text(const cases::Case& question) { return source_text(question, python); }

}  // namespace reports
