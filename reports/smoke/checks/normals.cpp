// SPDX-License-Identifier: MIT
// Checks the normal: a unit vector from A to B or, if they overlap, along which B leaves A.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>

#include "core/cases/point.hpp"
#include "core/cases/symmetry/signed_axes.hpp"
#include "reports/smoke/checks.hpp"

namespace reports::smoke {
namespace {

using cases::Point;

// Tolerance for the coordinates of a unit vector.  The nearest points may be off by their slack,
// and the least distance is 2^-3 of M.
constexpr double slack = 0x1p-5;

struct SaidNormal {
  const Entry* entry;
  Point vector;
  double length;

  const Point& right() const { return entry->question.normal; }
  // The unit vector, or zero if the vector is zero.
  Point direction() const { return length > 0 ? cases::times(1 / length, vector) : vector; }
};

std::vector<SaidNormal> said_by(const Entries& entries) {
  std::vector<SaidNormal> all;
  for (const Entry* entry : entries) {
    if (!entry->answer->normal) continue;
    const Point vector = value(*entry->answer->normal);
    all.push_back({entry, vector, std::sqrt(cases::dot(vector, vector))});
  }
  return all;
}

bool fits(const std::vector<SaidNormal>& all,
          const std::function<Point(const SaidNormal&)>& expected) {
  return std::all_of(all.begin(), all.end(), [&](const SaidNormal& one) {
    return close(one.direction(), expected(one), slack);
  });
}

std::string fault_of_direction(const std::vector<SaidNormal>& all) {
  if (fits(all, [](const SaidNormal& one) { return one.right(); })) return {};
  if (fits(all, [](const SaidNormal& one) { return cases::times(-1, one.right()); })) {
    return "points from B to A: turn its sign";
  }
  for (const int dim : {3, 2}) {
    std::vector<SaidNormal> own = all;
    std::erase_if(own,
                  [dim](const SaidNormal& one) { return one.entry->question.asked.dim != dim; });
    if (own.empty()) continue;
    for (const cases::SignedAxes& axes : cases::signed_axes(dim)) {
      if (!fits(own, [&](const SaidNormal& one) { return axes(one.right()); })) continue;
      return "has its coordinates " + text(axes, dim);
    }
  }
  return "is not the direction from A to B";
}

std::string fault_of_length(const std::vector<SaidNormal>& all) {
  const auto is = [&](const std::function<double(const SaidNormal&)>& expected) {
    return std::all_of(all.begin(), all.end(), [&](const SaidNormal& one) {
      return close(one.length, expected(one), slack * std::max(1., expected(one)));
    });
  };
  if (is([](const SaidNormal&) { return 1; })) return {};
  if (is([](const SaidNormal&) { return 0; })) return "is always zero: is it set?";
  if (is([](const SaidNormal& one) { return one.entry->question.distance; })) {
    return "has the length of the distance: divide it by that";
  }
  return "is not of length 1: divide it by its length";
}

std::string shown_normal(const SaidNormal& said) {
  const int dim = said.entry->question.asked.dim;
  return example(*said.entry, fmt::format("it says {}, right is {}", short_text(said.vector, dim),
                                          short_text(said.right(), dim)));
}

// Describes the first wrong normal.
std::string first_wrong(const std::vector<SaidNormal>& all) {
  const auto found = std::find_if(all.begin(), all.end(), [](const SaidNormal& one) {
    return !close(one.vector, one.right(), slack);
  });
  return shown_normal(found == all.end() ? all.front() : *found);
}

}  // namespace

Finding normal(const Sheet& sheet) {
  const std::vector<SaidNormal> apart = said_by(sheet.separated());
  if (!apart.empty()) {
    const std::string length = fault_of_length(apart);
    const bool zero = length.starts_with("is always zero");
    const std::string direction = zero ? "" : fault_of_direction(apart);
    if (!direction.empty() || !length.empty()) {
      const char* both = direction.empty() || length.empty() ? "" : "; and it ";
      return wrong("the normal " + direction + both + length, first_wrong(apart));
    }
  }
  const std::vector<SaidNormal> overlapping = said_by(sheet.intersecting());
  for (const SaidNormal& one : overlapping) {
    if (close(one.vector, one.right(), slack)) continue;
    // The sign must be right even if the algorithm does not find the shortest way out.
    const bool turned = std::all_of(
        overlapping.begin(), overlapping.end(),
        [](const SaidNormal& other) { return cases::dot(other.vector, other.right()) < 0; });
    if (turned) {
      return wrong("the normal of overlapping bodies has the wrong sign: B leaves A along it",
                   shown_normal(one));
    }
    return hint(
        "the normal of overlapping bodies is not the unit vector along which B leaves A soonest: "
        "many algorithms approximate it",
        shown_normal(one));
  }
  return apart.empty() && overlapping.empty() ? skipped("it says no normals") : ok();
}

}  // namespace reports::smoke
