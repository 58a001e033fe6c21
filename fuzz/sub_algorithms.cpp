// SPDX-License-Identifier: MIT
#include "fuzz/checks.hpp"

#include <bit>
#include <cmath>

#include "core/gjk/sub_algorithms/johnson.hpp"
#include "core/gjk/sub_algorithms/projections.hpp"
#include "core/gjk/sub_algorithms/signed_volumes.hpp"
#include "oracle/judge/measures.hpp"

namespace fuzz {
namespace {

// The input at S in D dimensions: `count` points, the last one newest and part of the result, as it
// always is within GJK [vdB99 Theorem 2].
template <typename S, int D>
struct Asked {
  gjk::Points<S, D> y{};
  std::size_t count = 0;
  std::array<std::size_t, D + 1> slot{};  // of points in order of arrival, newest last
  gjk::Slots decoys = 0;
  std::vector<std::array<long double, 3>> points;
  double radius = 0;    // the largest ‖y_i‖
  double shortest = 0;  // the smallest
  double truth = 0;     // d*, to half an ulp of a double
  // Alone, each sub-algorithm takes some flat simplices for one around the origin.  The guard of
  // robust forbids this once the bodies are proved separated, and so does this flag.
  bool full_allowed = true;

  std::size_t newest() const { return slot[count - 1]; }
  gjk::Slots members() const {
    gjk::Slots set = 0;
    for (std::size_t i = 0; i + 1 < count; ++i) set = gjk::with(set, slot[i]);
    return set;
  }
};

// Returns the permutation of the slots with this number.
template <std::size_t size>
std::array<std::size_t, size> permuted(std::size_t number) {
  std::array<std::size_t, size> slot;
  for (std::size_t i = 0; i < size; ++i) slot[i] = i;
  for (std::size_t i = 0; i + 1 < size; ++i) {
    std::swap(slot[i], slot[i + number % (size - i)]);
    number /= size - i;
  }
  return slot;
}

template <typename S, int D>
Asked<S, D> asked(const cases::Case& points, const History& history) {
  const oracle::QuickCertificate certified = oracle::quick_certificate(points);
  Asked<S, D> result;
  result.count = points.a.points.size();
  result.truth = oracle::rounded_root(oracle::distance_squared(certified), oracle::binary64);
  result.full_allowed = certified.relation != cases::Relation::separated;
  result.slot = permuted<D + 1>(history.order);
  result.decoys = history.decoys & gjk::full(D);
  std::vector<cases::Point> order = points.a.points;
  std::swap(order.back(), order[certified.face.pairs[0].first]);
  for (std::size_t i = 0; i < result.count; ++i) {
    for (std::size_t axis = 0; axis < D; ++axis) {
      result.y[result.slot[i]][axis] = static_cast<S>(order[i][axis]);
    }
    const auto wide = [&](std::size_t axis) { return static_cast<long double>(order[i][axis]); };
    result.points.push_back({wide(0), wide(1), wide(2)});
    const double norm = std::hypot(order[i][0], order[i][1], order[i][2]);
    result.radius = std::max(result.radius, norm);
    result.shortest = i == 0 ? norm : std::min(result.shortest, norm);
  }
  return result;
}

// Whether three of the points are collinear to within half of the digits.  Projections of such
// needles may be grossly wrong, because their normal is noise.
template <typename S, int D>
bool has_needle(const Asked<S, D>& asked) {
  const double u = static_cast<double>(gjk::ScalarTraits<S>::unit_roundoff());
  for (std::size_t i = 0; i + 2 < asked.count; ++i) {
    for (std::size_t j = i + 1; j + 1 < asked.count; ++j) {
      for (std::size_t k = j + 1; k < asked.count; ++k) {
        const auto& first = asked.y[asked.slot[i]];
        const auto p = asked.y[asked.slot[j]] - first;
        const auto q = asked.y[asked.slot[k]] - first;
        const double pq = static_cast<double>(gjk::dot(p, q));
        const double area_squared =
            static_cast<double>(gjk::dot(p, p)) * static_cast<double>(gjk::dot(q, q)) - pq * pq;
        const double radius_squared = asked.radius * asked.radius;
        if (!(area_squared > 4096 * u * radius_squared * radius_squared)) return true;
      }
    }
  }
  return false;
}

// Johnson's cache must see the points one by one, whatever was in their slots before.
template <typename S, int D>
gjk::Nearest<S, D> by_johnson(const Asked<S, D>& asked, SubFault fault) {
  gjk::Johnson<S, D> sub;
  gjk::Slots members = 0;
  for (std::size_t i = 0; i < asked.count; ++i) {
    const std::size_t slot = asked.slot[i];
    const bool is_newest = i + 1 == asked.count;
    const bool full_allowed = is_newest ? asked.full_allowed : true;
    if (gjk::contains(asked.decoys, slot)) {
      gjk::Points<S, D> before = asked.y;
      for (S& x : before[slot].x) x = S(1) - x;
      sub.nearest(before, members, slot, true);
      if (fault == SubFault::stale_cache && !is_newest) {
        members = gjk::with(members, slot);
        continue;
      }
    }
    const auto found = sub.nearest(asked.y, members, slot, full_allowed);
    if (is_newest && found) return found;
    members = gjk::with(members, slot);
  }
  return sub.backup(asked.y, asked.members(), asked.newest(), asked.full_allowed);
}

// Returns what is wrong with the weights, which must put v into the hull of the points.
template <typename S, int D>
std::string weights_complaint(const Asked<S, D>& asked, const gjk::Nearest<S, D>& found,
                              bool is_projection) {
  const double u = static_cast<double>(gjk::ScalarTraits<S>::unit_roundoff());
  const gjk::Slots all = gjk::with(asked.members(), asked.newest());
  if (!found) return "no subset";
  if ((found.members & ~all) != 0) return "a subset with a point that does not exist";
  double sum = 0;
  std::array<double, 3> missed{};
  for (std::size_t i = 0; i <= D; ++i) {
    const double weight = static_cast<double>(found.lambda[i]);
    if (!(weight >= 0 && weight <= 2)) return "a weight is not in [0, 2]";
    if (!gjk::contains(found.members, i) && weight != 0)
      return "a weight of a point outside the subset";
    sum += weight;
    for (std::size_t axis = 0; axis < D; ++axis) {
      missed[axis] += weight * static_cast<double>(asked.y[i][axis]);
    }
  }
  if (!(std::fabs(sum - 1) <= 8 * u)) return "the weights do not sum to 1";
  for (std::size_t axis = 0; axis < D; ++axis) {
    missed[axis] -= static_cast<double>(found.v[axis]);
  }
  // If a flat simplex is taken for one around the origin, v is zero by definition and the weights
  // are noise.  Projections compute v from a normal; their weights of slivers are noise too.
  const bool apart = found.members == gjk::full(D) || is_projection;
  const double off = std::hypot(missed[0], missed[1], missed[2]);
  if (!apart && !(off <= 16 * u * asked.radius)) return "the weights do not give v";
  return {};
}

template <typename S, int D>
SubAnswer judged(std::string algorithm, const Asked<S, D>& asked, const gjk::Nearest<S, D>& found,
                 bool is_projection) {
  const double u = static_cast<double>(gjk::ScalarTraits<S>::unit_roundoff());
  const double norm = std::sqrt(static_cast<double>(found.vv));
  SubAnswer answer;
  answer.algorithm = std::move(algorithm);
  answer.members = std::popcount(found.members);
  if (asked.radius > 0) {
    answer.scaled_error = std::fabs(norm - asked.truth) / (u * asked.radius);
  }
  const double gross = oracle::gross_allowance.units / std::sqrt(u);
  answer.complaint = weights_complaint(asked, found, is_projection);
  if (!answer.complaint.empty()) return answer;
  if (!std::isfinite(norm)) answer.complaint = "v is not finite";
  if (is_projection && !(norm <= asked.shortest + 16 * u * asked.radius)) {
    answer.complaint = "v is longer than the vertex nearest to the origin";
  }
  const bool excused =
      is_projection ? has_needle(asked)
                    : oracle::loses_half_of_the_digits(asked.points, static_cast<long double>(u));
  if (!(answer.scaled_error <= gross) && !excused) answer.complaint = "v is grossly wrong";
  return answer;
}

template <typename S, int D>
std::vector<SubAnswer> answers(const cases::Case& points, const std::string& scalar,
                               const History& history, SubFault fault) {
  const Asked<S, D> question = asked<S, D>(points, history);
  const auto search = [&](const auto& sub) {
    return sub.nearest(question.y, question.members(), question.newest(), question.full_allowed);
  };
  gjk::Nearest<S, D> projected = search(gjk::Projections<S, D>{});
  if (fault == SubFault::exchanged_weights) std::swap(projected.lambda[0], projected.lambda[1]);
  return {judged("johnson-" + scalar, question, by_johnson(question, fault), false),
          judged("signed_volumes-" + scalar, question, search(gjk::SignedVolumes<S, D>{}), false),
          judged("projections-" + scalar, question, projected, true)};
}

}  // namespace

cases::Case points_of(const cases::Case& question, int bits) {
  cases::Case points;
  points.id = "points";
  points.dim = question.dim;
  points.b.points = {cases::Point{}};
  const double magnitude = cases::magnitude(question);
  const int exponent = magnitude > 0 ? -std::ilogb(magnitude) : 0;
  const auto& b = question.b.points;
  const std::size_t count =
      std::min(question.a.points.size(), static_cast<std::size_t>(question.dim) + 1);
  for (std::size_t i = 0; i < count; ++i) {
    cases::Point y{};
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const double p = std::ldexp(question.a.points[i][axis], exponent);
      const double q = std::ldexp(b[i % b.size()][axis], exponent);
      y[axis] = bits < 53 ? static_cast<double>(static_cast<float>(p - q)) : p - q;
      // Below u M a coordinate is a rounding residue, at which GJK stops; powers would underflow.
      if (std::fabs(y[axis]) < (bits < 53 ? 0x1p-24 : 0x1p-53)) y[axis] = 0;
    }
    points.a.points.push_back(y);
  }
  return points;
}

std::vector<SubAnswer> sub_answers(const cases::Case& points, int bits, const History& history,
                                   SubFault fault) {
  if (points.dim == 2) {
    return bits < 53 ? answers<float, 2>(points, "float", history, fault)
                     : answers<double, 2>(points, "double", history, fault);
  }
  return bits < 53 ? answers<float, 3>(points, "float", history, fault)
                   : answers<double, 3>(points, "double", history, fault);
}

}  // namespace fuzz
