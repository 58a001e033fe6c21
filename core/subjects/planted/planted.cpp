// SPDX-License-Identifier: MIT
// Subjects that are wrong on purpose, one fault each, in double.  A driver that cannot tell them
// from the right ones is no driver; how soon it does is a figure of this project.
#include <cstddef>
#include <string>
#include <vector>

#include "core/gjk/distance.hpp"
#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"

namespace subjects {
namespace {

using gjk::DifferencePoint;
using gjk::Johnson;
using gjk::Nearest;
using gjk::Points;
using gjk::Policy;
using gjk::Slots;
using gjk::SupportPoint;
using gjk::Vec;
using gjk::VertexCloud;

// Forgets the last vertex of a body of several: the classical loop bound.
template <int D>
VertexCloud<double, D> without_last(const VertexCloud<double, D>& cloud) {
  const auto points = cloud.points();
  return VertexCloud<double, D>(points.size() > 1 ? points.first(points.size() - 1) : points);
}

// Compares support values that were accumulated in float.
template <int D>
class FloatSupport {
 public:
  static constexpr int dimension = D;

  explicit FloatSupport(const VertexCloud<double, D>& cloud) : cloud_(cloud) {}

  SupportPoint<double, D> support(const Vec<double, D>& direction) const {
    const auto points = cloud_.points();
    const auto along = [&](const Vec<double, D>& point) {
      float sum = 0;
      for (std::size_t i = 0; i < D; ++i) sum += static_cast<float>(point[i] * direction[i]);
      return sum;
    };
    std::size_t best = 0;
    for (std::size_t i = 1; i < points.size(); ++i) {
      if (along(points[best]) < along(points[i])) best = i;
    }
    return {points[best], best};
  }

  double magnitude() const { return cloud_.magnitude(); }

 private:
  const VertexCloud<double, D>& cloud_;
};

// Gives each end of a segment the weight of the other.
template <int D>
class ExchangedWeights : public Johnson<double, D> {
 public:
  Nearest<double, D> nearest(const Points<double, D>& y, Slots members, std::size_t newest,
                             bool full_allowed) {
    Nearest<double, D> found = Johnson<double, D>::nearest(y, members, newest, full_allowed);
    std::vector<std::size_t> slot;
    for (std::size_t i = 0; i <= D; ++i) {
      if (gjk::contains(found.members, i)) slot.push_back(i);
    }
    if (slot.size() != 2) return found;
    std::swap(found.lambda[slot[0]], found.lambda[slot[1]]);
    return gjk::combination<double, D>(y, found.members, found.lambda);
  }
};

// Takes the first subset whose determinants are positive, without asking whether the others lie
// behind it: condition (ii) of Johnson's sub-algorithm is missing.
template <int D>
class NoOutsideTest : public Johnson<double, D> {
 public:
  Nearest<double, D> nearest(const Points<double, D>& y, Slots members, std::size_t newest, bool) {
    this->update(y, members, newest);
    for (Slots rest = 0; rest <= members; ++rest) {
      const Slots subset = gjk::with(rest, newest);
      if ((rest & ~members) == 0 && rest != 0 && this->all_inside(subset)) {
        return this->solution(y, subset);
      }
    }
    return Johnson<double, D>::nearest(y, members, newest, true);
  }
};

template <typename Run>
Subject planted(const std::string& fault, const std::string& description, Run run) {
  Subject subject = cloud_subject<double>("planted/" + fault, description, run);
  subject.planted = true;
  return subject;
}

}  // namespace

std::vector<Subject> planted_faults() {
  const Policy<double> enhanced = gjk::enhanced<double>();

  Policy<double> unchecked = enhanced;
  unchecked.repeated_support_point_check = false;

  Policy<double> absolute = enhanced;
  absolute.tolerance = gjk::Tolerance::absolute;
  absolute.epsilon = 1e-6;

  Policy<double> loose = enhanced;
  loose.epsilon = 0x1p-10;

  return {
      planted("no_repeated_support_point_check", "enhanced without its test for repeated points",
              [unchecked](const auto& a, const auto& b, const auto& trace) {
                return gjk::distance(a, b, unchecked, trace);
              }),
      planted("absolute_epsilon", "enhanced, stopping at an absolute 1e-6 at every scale",
              [absolute](const auto& a, const auto& b, const auto& trace) {
                return gjk::distance(a, b, absolute, trace);
              }),
      planted("last_vertex_skipped", "enhanced, its support mapping one vertex short",
              [enhanced](const auto& a, const auto& b, const auto& trace) {
                return gjk::distance(without_last(a), without_last(b), enhanced, trace);
              }),
      planted("float_support", "enhanced, support values accumulated in float",
              [enhanced](const auto& a, const auto& b, const auto& trace) {
                return gjk::distance(FloatSupport(a), FloatSupport(b), enhanced, trace);
              }),
      planted("exchanged_weights", "enhanced, weights of a segment exchanged",
              [enhanced](const auto& a, const auto& b, const auto& trace) {
                using Cloud = std::remove_cvref_t<decltype(a)>;
                return gjk::distance_with(ExchangedWeights<Cloud::dimension>{}, a, b, enhanced,
                                          trace);
              }),
      planted("no_outside_test", "enhanced, Johnson's condition (ii) never tested",
              [enhanced](const auto& a, const auto& b, const auto& trace) {
                using Cloud = std::remove_cvref_t<decltype(a)>;
                return gjk::distance_with(NoOutsideTest<Cloud::dimension>{}, a, b, enhanced, trace);
              }),
      planted("distance_as_bound", "enhanced, stopping at 1e-3 and claiming it met its bound",
              [loose](const auto& a, const auto& b, const auto& trace) {
                auto result = gjk::distance(a, b, loose, trace);
                result.mu_squared = result.vv;
                return result;
              }),
  };
}

std::vector<Subject> planted_absentee() {
  Subject subject;
  subject.name = "absent/planted";
  subject.description = "cannot start: what a missing library looks like";
  subject.planted = true;
  subject.start = [] { return std::optional<std::string>("planted: it never starts"); };
  subject.ask = [](const cases::Case&, const Trace*) { return Answer{}; };
  return {subject};
}

}  // namespace subjects
