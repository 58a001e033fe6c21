// SPDX-License-Identifier: MIT
#include "reports/smoke/smoke.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <utility>

#include "core/cases/floating_point.hpp"
#include "reports/output/text_table.hpp"

namespace reports::smoke {
namespace {

using subjects::Answer;
using subjects::Length;
using subjects::Number;

bool same(const Number& one, const Number& other) {
  if (one.is_double() != other.is_double()) return false;
  if (!one.is_double()) return one.exact() == other.exact();
  const double x = one.approximation();
  const double y = other.approximation();
  return std::bit_cast<std::uint64_t>(x) == std::bit_cast<std::uint64_t>(y) ||
         (std::isnan(x) && std::isnan(y));
}

bool same(const Length& one, const Length& other) {
  return one.squared == other.squared && same(one.value, other.value);
}

bool same(const std::array<Number, 3>& one, const std::array<Number, 3>& other) {
  return same(one[0], other[0]) && same(one[1], other[1]) && same(one[2], other[2]);
}

std::string text_of(const Length& length) { return fmt::format("{:.17g}", value(length)); }

std::string text_of(const std::array<Number, 3>& point) { return text(value(point), 3); }

template <typename Part>
std::optional<std::string> difference_in(const char* name, const std::optional<Part>& one,
                                         const std::optional<Part>& other) {
  if (!one && !other) return std::nullopt;
  if (one && other && same(*one, *other)) return std::nullopt;
  const auto said = [](const std::optional<Part>& part) { return part ? text_of(*part) : "none"; };
  return fmt::format("{} {} and {}", name, said(one), said(other));
}

bool same_terms(const Answer& one, const Answer& other) {
  if (one.term_count != other.term_count) return false;
  for (std::size_t i = 0; i < one.term_count; ++i) {
    const subjects::AnswerTerm& x = one.terms[i];
    const subjects::AnswerTerm& y = other.terms[i];
    if (x.a != y.a || x.b != y.b || !same(x.weight, y.weight)) return false;
  }
  return true;
}

bool is_finite_part(const std::optional<Length>& length) {
  return !length || length->value.is_finite();
}

bool is_finite_part(const std::optional<std::array<Number, 3>>& point) {
  return !point || std::all_of(point->begin(), point->end(),
                               [](const Number& number) { return number.is_finite(); });
}

std::size_t size(const Entry& entry) {
  return entry.question.asked.a.points.size() + entry.question.asked.b.points.size();
}

Entries smallest_first(Entries entries) {
  std::ranges::stable_sort(
      entries, [](const Entry* one, const Entry* other) { return size(*one) < size(*other); });
  return entries;
}

const char* name(Outcome outcome) {
  switch (outcome) {
    case Outcome::ok: return "ok";
    case Outcome::wrong: return "WRONG";
    case Outcome::skipped: return "skipped";
    case Outcome::hint: return "hint";
  }
  return "";
}

// Wraps the text at `screen_width` columns.  The first line starts with `first`; the others are
// indented to match.
std::string wrapped(const std::string& first, std::string_view text) {
  const std::string indent(first.size(), ' ');
  std::string all = first;
  std::size_t column = first.size();
  while (!text.empty()) {
    const std::size_t width = std::min(text.find(' '), text.size());
    const bool fits = column + 1 + width <= screen_width;
    if (column > indent.size()) all += fits ? " " : "\n" + indent;
    column = column == indent.size() ? column + width
             : fits                  ? column + 1 + width
                                     : indent.size() + width;
    all += text.substr(0, width);
    text.remove_prefix(std::min(width + 1, text.size()));
  }
  return all + '\n';
}

// The first required check that failed.
const char* blocked_by(const Check& check, const std::vector<Checked>& before) {
  for (const char* needed : check.needs) {
    for (const Checked& other : before) {
      const bool same = std::string_view(other.check.name) == needed;
      if (same && other.finding.outcome == Outcome::wrong) return needed;
    }
  }
  return nullptr;
}

bool is_wrong(const Checked& checked) { return checked.finding.outcome == Outcome::wrong; }

}  // namespace

double value(const Length& length) {
  const double number = length.value.approximation();
  return length.squared ? std::sqrt(number) : number;
}

cases::Point value(const std::array<Number, 3>& point) {
  return {point[0].approximation(), point[1].approximation(), point[2].approximation()};
}

bool close(double one, double other, double slack) { return std::abs(one - other) <= slack; }

bool close(const cases::Point& one, const cases::Point& other, double slack) {
  return close(one[0], other[0], slack) && close(one[1], other[1], slack) &&
         close(one[2], other[2], slack);
}

bool is_finite(const Answer& answer) {
  return is_finite_part(answer.distance) && is_finite_part(answer.lower_bound) &&
         is_finite_part(answer.penetration_depth) && is_finite_part(answer.witness_a) &&
         is_finite_part(answer.witness_b) && is_finite_part(answer.normal);
}

std::optional<std::string> difference(const Answer& one, const Answer& other) {
  const auto said = [](const Answer& answer) {
    return answer.answered ? "an answer" : "none (" + answer.status + ")";
  };
  if (one.answered != other.answered || one.skipped != other.skipped) {
    return said(one) + " and " + said(other);
  }
  if (one.intersecting != other.intersecting) return "intersecting and separated";
  if (auto d = difference_in("distance", one.distance, other.distance)) return d;
  if (auto d = difference_in("lower bound", one.lower_bound, other.lower_bound)) return d;
  const auto end = [](const Answer& answer, Length subjects::Certainty::*which) {
    return answer.certain ? std::optional(*answer.certain.*which) : std::nullopt;
  };
  for (const auto which : {&subjects::Certainty::lower, &subjects::Certainty::upper}) {
    if (auto d = difference_in("certain end", end(one, which), end(other, which))) return d;
  }
  if (one.certain && one.certain->relation != other.certain->relation) {
    return fmt::format("certain: {} and {}", cases::name(one.certain->relation),
                       cases::name(other.certain->relation));
  }
  if (auto d = difference_in("depth", one.penetration_depth, other.penetration_depth)) return d;
  if (auto d = difference_in("witness_a", one.witness_a, other.witness_a)) return d;
  if (auto d = difference_in("witness_b", one.witness_b, other.witness_b)) return d;
  if (auto d = difference_in("normal", one.normal, other.normal)) return d;
  if (!same_terms(one, other)) return "other weights";
  if (one.iterations != other.iterations) {
    return fmt::format("{} iterations and {}", one.iterations, other.iterations);
  }
  if (one.status != other.status || one.ending != other.ending) {
    return fmt::format("status '{}' and '{}'", one.status, other.status);
  }
  return std::nullopt;
}

Sheet::Sheet(const subjects::Subject& asked) : subject_(asked) {
  constexpr std::size_t lost_max = 3;
  for (Question& question : questions(asked)) entries_.push_back({std::move(question), {}});
  const auto begin = std::chrono::steady_clock::now();
  std::size_t count = 0;
  std::size_t lost = 0;
  for (Entry& entry : entries_) {
    if (lost == lost_max && lost == count) break;
    entry.answer = asked.ask(entry.question.asked, nullptr);
    ++count;
    lost += entry.lost() ? 1 : 0;
  }
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
  const auto skips = [this](bool of_one_vertex) {
    return std::ranges::all_of(entries_, [of_one_vertex](const Entry& entry) {
      const Group group = entry.question.group;
      return (of_one_vertex ? group != Group::single : group > Group::flat) || entry.skipped();
    });
  };
  takes_one_vertex_alone_ = skips(false) && !skips(true);
  seconds_alone_ = count == 0 ? 0 : time.count() / static_cast<double>(count);
}

bool Sheet::is_easy(const Question& question) const {
  return question.group <= (takes_one_vertex_alone_ ? Group::single : Group::flat);
}

Entries Sheet::entries(Group group) const {
  Entries entries;
  for (const Entry& entry : entries_) {
    if (entry.question.group == group) entries.push_back(&entry);
  }
  return smallest_first(std::move(entries));
}

Entries Sheet::usable() const {
  Entries entries;
  for (const Entry& entry : entries_) {
    if (is_easy(entry.question) && entry.usable()) entries.push_back(&entry);
  }
  return smallest_first(std::move(entries));
}

Entries Sheet::separated() const {
  Entries entries = usable();
  std::erase_if(entries, [](const Entry* entry) { return entry->question.intersecting; });
  return entries;
}

Entries Sheet::intersecting() const {
  Entries entries = usable();
  std::erase_if(entries, [](const Entry* entry) { return !entry->question.intersecting; });
  return entries;
}

std::vector<Check> checks() {
  using Names = std::vector<const char*>;
  const Names repeats{"repeatable"};
  const Names reads{"repeatable", "reading"};
  const Names is_right{"repeatable", "reading", "distance", "relation"};
  return {
      {"answers", "every easy question gets an answer", {}, answers},
      {"repeatable",
       "the same question gets the same answer, whatever was asked before",
       {},
       repeatable},
      {"batches", "answers do not depend on the batch and come in order", repeats, batches},
      {"finite", "every number is finite", repeats, finite},
      {"declared", "it reports what it declares, and takes it", repeats, declared},
      {"reading", "it reads the points as they are", repeats, reading},
      {"distance", "the distance is right", reads, distance},
      {"relation", "`intersecting` is right", reads, relation},
      {"overlap", "the distance of overlapping bodies is 0", reads, overlap},
      {"depth", "the penetration depth is right", {"repeatable", "reading", "relation"}, depth},
      {"witnesses", "the witness points are right", reads, witnesses},
      {"normal", "the normal is right", reads, normal},
      {"one vertex", "a body may have one vertex", is_right, one_vertex},
      {"repeated", "vertices may repeat", is_right, repeated_vertices},
      {"order", "vertices may come in any order", is_right, order_of_vertices},
      {"many", "a body may have more than 256 vertices", is_right, many_vertices},
      {"magnitude", "coordinates may be as large as it declares", is_right, magnitude},
      {"precision",
       "coordinates keep their 53 bits",
       {"repeatable", "reading", "distance", "relation", "magnitude"},
       precision},
      {"status", "every answer says how it ended", {}, status},
      {"speed", "time of a query", {}, speed},
      {"survival", "its process survives every question that it answers", {}, survival},
  };
}

std::string example(const Entry& entry, const std::string& said) {
  return fmt::format("{}: {}: {}", entry.question.asked.id, text(entry.question.asked), said);
}

std::vector<Checked> check_subject(const subjects::Subject& subject) {
  const Sheet sheet(subject);
  const bool answers = std::ranges::any_of(sheet.all(), &Entry::answered);
  std::vector<Checked> all;
  for (const Check& check : checks()) {
    const char* blocked = blocked_by(check, all);
    Finding finding = blocked != nullptr ? skipped(fmt::format("put \"{}\" right first", blocked))
                                         : check.run(sheet);
    if (finding.outcome == Outcome::ok && !answers) finding = skipped("there is no answer");
    all.push_back({check, std::move(finding)});
  }
  cases::require_floating_point();  // a subject may change it
  return all;
}

std::string report(const subjects::Subject& subject, const std::vector<Checked>& all) {
  std::string lines = subject.name + '\n';
  for (const auto& [check, finding] : all) {
    const std::string first = fmt::format("  {:<7}  {:<10}  ", name(finding.outcome), check.name);
    lines += wrapped(first, finding.text.empty() ? check.sentence : finding.text);
    if (!finding.example.empty()) lines += wrapped(std::string(first.size(), ' '), finding.example);
  }
  return lines;
}

ExitCode smoke(const std::vector<subjects::Subject>& subjects) {
  bool found = false;
  std::string silent;
  for (const subjects::Subject& subject : subjects) {
    const std::vector<Checked> all = check_subject(subject);
    fmt::print("{}", report(subject, all));
    flush_standard_output();
    found = found || std::ranges::any_of(all, is_wrong);
    const bool judged = std::ranges::any_of(all, [](const Checked& checked) {
      return std::string_view(checked.check.name) == "relation" &&
             checked.finding.outcome != Outcome::skipped;
    });
    if (!judged && silent.empty()) silent = subject.name;
  }
  if (found) return findings;
  if (subjects.empty()) return nothing_judged("no subject");
  if (!silent.empty()) return nothing_judged(silent + " answers nothing");
  return clean;
}

}  // namespace reports::smoke
