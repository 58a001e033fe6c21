// SPDX-License-Identifier: MIT
// Faults in the search for a separating axis and in the state of its incremental form.
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "core/subjects/planted/makers/query.hpp"

namespace subjects {
namespace {

// Starts from an axis between two vertices and tests it on A only.
constexpr auto axis_tested_on_one_body = [](const auto& a, const auto& b) {
  constexpr int D = dimension_of<decltype(a)>;
  const auto axis = a.points()[0] - b.points()[0];
  auto found = gjk::separating_axis(a, b, gjk::enhanced<double>(), axis);
  if (0 < dot(axis, a.support(-axis).point - b.points()[0])) {
    found = gjk::SeparatingAxis<double, D>{gjk::AxisStatus::separating_axis, false, axis, 0, 1};
  }
  return found;
};

// Takes a v of zero, which proves that the bodies meet, for an axis with v.w >= 0.
constexpr auto zero_axis_separates = [](const auto& a, const auto& b) {
  auto found = gjk::separating_axis(a, b, gjk::enhanced<double>());
  if (found.status == gjk::AxisStatus::origin_inside) found.intersecting = false;
  return found;
};

// Reports separation after `limit` iterations.
auto apart_after(int limit) {
  return [limit](const auto& a, const auto& b) {
    auto found = gjk::separating_axis(a, b, gjk::enhanced<double>());
    if (found.iterations > limit) found.status = gjk::AxisStatus::repeated_support_point;
    if (found.iterations > limit) found.intersecting = false;
    return found;
  };
}

// The incremental form in rationals, which starts the next frame from `start(kept, found)`.
template <typename Next>
Fault conversation_fault(const std::string& name, const std::string& description, Next next) {
  Subject subject = incremental<Rational>("rational");
  subject.name = "planted/" + name;
  subject.description = description;
  subject.planted = true;
  subject.on_request = false;
  subject.converse = [next] {
    const auto planar = std::make_shared<std::map<std::string, gjk::Vec<Rational, 2>>>();
    const auto spatial = std::make_shared<std::map<std::string, gjk::Vec<Rational, 3>>>();
    return [planar, spatial, next](const cases::Case& question) {
      return question.dim == 2 ? next(question, *planar) : next(question, *spatial);
    };
  };
  return {std::move(subject), "core/rational/isa", Spoils::conversation};
}

// Starts each frame from the axis of the first.
constexpr auto first_axis_kept = [](const cases::Case& question, auto& axes) {
  const auto before = axes;
  Answer answer = ask_incrementally(question, axes);
  for (const auto& [pair, axis] : before) axes[pair] = axis;
  return answer;
};

// Assumes that the axis of the previous frame separates this one too.
constexpr auto axis_not_tested_again = [](const cases::Case& question, auto& axes) {
  const bool known = axes.contains(pair_of(question)) && !pair_of(question).empty();
  Answer answer = ask_incrementally(question, axes);
  if (known) answer.intersecting = false;
  return answer;
};

}  // namespace

std::vector<Fault> separating_axis_faults() {
  const std::string base = "core/double/separating_axis";
  Policy wide = gjk::enhanced<double>();
  wide.omega_squared = 1e-6;
  return {
      query_fault("axis_tested_on_one_body", base,
                  "the first axis counts as separating before B is asked", axis_tested_on_one_body),
      query_fault(
          "absolute_omega", base, "a v up to 1e-3 is a meeting, whatever the scale",
          [wide](const auto& a, const auto& b) { return gjk::separating_axis(a, b, wide); }),
      query_fault("zero_axis_separates", base, "a v of zero counts as a separating axis",
                  zero_axis_separates),
      query_fault("apart_after_four", base, "what is undecided after 4 iterations is apart",
                  apart_after(4)),
      conversation_fault("first_axis_kept", "each frame starts from the axis of the first frame",
                         first_axis_kept),
      conversation_fault("axis_not_tested_again", "bodies that an axis separated once stay apart",
                         axis_not_tested_again),
  };
}

}  // namespace subjects
