// SPDX-License-Identifier: MIT
// Checks the witness points of separated bodies, and the normal: a unit vector from A to B or, if
// they overlap, along which B leaves A.
#include <fmt/format.h>

#include <algorithm>

#include "core/cases/point.hpp"
#include "core/cases/symmetry/signed_axes.hpp"
#include "oracle/judge/witnesses.hpp"
#include "reports/smoke/smoke.hpp"

namespace reports::smoke {
namespace {

using cases::Point;

// One witness point of an answer.
struct SaidPoint {
  Point said, right;
  Point right_other;  // of the other body
  const cases::Body* own = nullptr;
  double slack = 0;
  int dim = 3;
};
using SaidPoints = std::vector<SaidPoint>;

bool has_points(const Entry* entry) { return entry->answer->witness_a && entry->answer->witness_b; }

// `body`: 0 is A, 1 is B.
SaidPoint said_point(const Entry& entry, std::size_t body) {
  const subjects::Answer& answer = *entry.answer;
  const Question& question = entry.question;
  return {value(body == 0 ? *answer.witness_a : *answer.witness_b),
          (*question.witnesses)[body],
          (*question.witnesses)[1 - body],
          body == 0 ? &question.asked.a : &question.asked.b,
          question.slack,
          question.asked.dim};
}

// True if `expected` predicts all points.
bool fits(const SaidPoints& all, const std::function<Point(const SaidPoint&)>& expected) {
  return std::ranges::all_of(
      all, [&](const SaidPoint& one) { return close(one.said, expected(one), one.slack); });
}

constexpr const char* right = "";
constexpr const char* of_the_other = "is the point of the other body: exchange them";
constexpr const char* unknown = "is wrong, in a way that is not known here";

// right if all points are right.
std::string fault(const SaidPoints& all) {
  using cases::minus;
  using cases::plus;
  if (fits(all, [](const SaidPoint& one) { return one.right; })) return right;
  if (fits(all, [](const SaidPoint&) { return Point{}; }))
    return "is always the origin: is it set?";
  if (fits(all, [](const SaidPoint& one) { return one.right_other; })) return of_the_other;
  if (fits(all, [](const SaidPoint& one) {
        return cases::times(0.5, plus(one.right, one.right_other));
      })) {
    return "lies halfway between the bodies: give a point of each body";
  }
  if (fits(all, [](const SaidPoint& one) { return minus(one.right, one.right_other); })) {
    return "is the vector from the other point: add that point";
  }
  for (const auto& centre : {mean, middle}) {
    if (fits(all,
             [&](const SaidPoint& one) { return minus(one.right, centre(one.own->points)); })) {
      return "is given from the centre of its body: move it to the frame of the case";
    }
  }
  if (fits(all, [](const SaidPoint& one) { return minus(one.right, one.own->points[0]); })) {
    return "is given from the first vertex of its body: move it to the frame of the case";
  }
  const Point off = minus(all[0].said, all[0].right);
  if (fits(all, [&](const SaidPoint& one) { return plus(one.right, off); })) {
    return fmt::format("is off by ({:.4g}, {:.4g}, {:.4g}), always: is it in another frame?",
                       off[0], off[1], off[2]);
  }
  for (const cases::SignedAxes& axes : cases::signed_axes(all[0].dim)) {
    if (!fits(all, [&](const SaidPoint& one) { return axes(one.right); })) continue;
    return "has its coordinates " + text(axes, all[0].dim);
  }
  return unknown;
}

std::string shown_points(const Entry& entry) {
  const subjects::Answer& answer = *entry.answer;
  const int dim = entry.question.asked.dim;
  std::string said = fmt::format("it reports {} and {}", short_text(value(*answer.witness_a), dim),
                                 short_text(value(*answer.witness_b), dim));
  if (entry.question.witnesses) {
    said += fmt::format(", right are {} and {}", short_text((*entry.question.witnesses)[0], dim),
                        short_text((*entry.question.witnesses)[1], dim));
  }
  return example(entry, said);
}

bool in_body(const Point& point, const cases::Body& body, double slack) {
  return oracle::distance_squared_to(oracle::rational(point), body) <=
         oracle::Rational(slack) * oracle::Rational(slack);
}

// The fault of a pair of points, which need not be unique; empty if there is none.
std::string pair_fault(const Entry& entry) {
  const Question& question = entry.question;
  const Point a = value(*entry.answer->witness_a);
  const Point b = value(*entry.answer->witness_b);
  // The judge rejects points with a third coordinate in the plane.
  if (question.asked.dim == 2 && (a[2] != 0 || b[2] != 0)) {
    return "have a third coordinate in the plane: leave it 0";
  }
  if (!in_body(a, question.asked.a, question.slack)) return "do not lie in their bodies: that of A";
  if (!in_body(b, question.asked.b, question.slack)) return "do not lie in their bodies: that of B";
  const Point across = cases::minus(a, b);
  const double apart = std::sqrt(cases::dot(across, across));
  if (close(apart, question.distance, question.slack)) return {};
  return fmt::format("are {:.6g} apart, and the bodies {:.6g}: are they of the same iteration?",
                     apart, question.distance);
}

// The fault of witness points that are unique, all in one dimension.
std::string fault_of_both(const Entries& entries) {
  std::array<SaidPoints, 2> all;
  for (const Entry* entry : entries) {
    for (const std::size_t body : {0U, 1U}) all[body].push_back(said_point(*entry, body));
  }
  const std::string a = fault(all[0]);
  const std::string b = fault(all[1]);
  if (a == right && b == right) return {};
  if (a == of_the_other && b == of_the_other) {
    return "witness_a and witness_b are exchanged: witness_a is the point of A";
  }
  if (a == unknown && b == unknown) return {};  // pair_fault() describes it
  if (a == b) return "each witness point " + a;
  return a != right ? "witness_a " + a : "witness_b " + b;
}

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
  return std::ranges::all_of(
      all, [&](const SaidNormal& one) { return close(one.direction(), expected(one), slack); });
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
    return std::ranges::all_of(all, [&](const SaidNormal& one) {
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
  return example(*said.entry,
                 fmt::format("it reports {}, correct is {}", short_text(said.vector, dim),
                             short_text(said.right(), dim)));
}

// Describes the first wrong normal.
std::string first_wrong(const std::vector<SaidNormal>& all) {
  const auto found = std::ranges::find_if(
      all, [](const SaidNormal& one) { return !close(one.vector, one.right(), slack); });
  return shown_normal(found == all.end() ? all.front() : *found);
}

}  // namespace

Finding witnesses(const Sheet& sheet) {
  Entries entries = sheet.separated();
  std::erase_if(entries, [](const Entry* entry) { return !has_points(entry); });
  if (entries.empty()) return skipped("it reports no witness points");
  for (const int dim : {3, 2}) {
    Entries own;
    for (const Entry* entry : entries) {
      if (entry->question.witnesses && entry->question.asked.dim == dim) own.push_back(entry);
    }
    if (own.empty()) continue;
    const std::string text = fault_of_both(own);
    if (text.empty()) continue;
    const auto first = std::ranges::find_if(own, [](const Entry* entry) {
      const SaidPoint a = said_point(*entry, 0), b = said_point(*entry, 1);
      return !close(a.said, a.right, a.slack) || !close(b.said, b.right, b.slack);
    });
    return wrong(text, shown_points(**first));
  }
  for (const Entry* entry : entries) {
    const std::string text = pair_fault(*entry);
    if (!text.empty()) return wrong("the witness points " + text, shown_points(*entry));
  }
  return ok();
}

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
    const bool turned = std::ranges::all_of(overlapping, [](const SaidNormal& other) {
      return cases::dot(other.vector, other.right()) < 0;
    });
    if (turned) {
      return wrong("the normal of overlapping bodies has the wrong sign: B leaves A along it",
                   shown_normal(one));
    }
    return hint(
        "the normal of overlapping bodies is not the unit vector along which B leaves A soonest: "
        "many algorithms approximate it",
        shown_normal(one));
  }
  return apart.empty() && overlapping.empty() ? skipped("it reports no normals") : ok();
}

}  // namespace reports::smoke
