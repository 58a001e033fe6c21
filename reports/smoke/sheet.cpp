// SPDX-License-Identifier: MIT
#include "reports/smoke/sheet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <utility>

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
  std::stable_sort(entries.begin(), entries.end(),
                   [](const Entry* one, const Entry* other) { return size(*one) < size(*other); });
  return entries;
}

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
    return std::all_of(entries_.begin(), entries_.end(), [of_one_vertex](const Entry& entry) {
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

Entries Sheet::of(Group group) const {
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

}  // namespace reports::smoke
