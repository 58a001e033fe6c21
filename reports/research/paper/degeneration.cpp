// SPDX-License-Identifier: MIT
#include "reports/research/paper/degeneration.hpp"

#include <limits>

#include "core/gjk/distance.hpp"
#include "core/subjects/body_map.hpp"
#include "core/subjects/scalars.hpp"
#include "reports/research/paper/times/climbed_body.hpp"

namespace gjk {

template <>
struct ScalarTraits<reports::times::CountedDouble> {
  using S = reports::times::CountedDouble;
  static S unit_roundoff() { return S(ScalarTraits<double>::unit_roundoff()); }
  static S smallest() { return S(ScalarTraits<double>::smallest()); }
};

}  // namespace gjk

namespace reports {
namespace {

// Johnson's sub-algorithm that records the results of its backup.  The last point that it returned
// is the v of the previous iteration.
class LoggedJohnson : public gjk::Johnson<double, 3> {
 public:
  using Base = gjk::Johnson<double, 3>;
  using Found = gjk::Nearest<double, 3>;

  LoggedJohnson(std::vector<BackupCall>& calls, double magnitude)
      : calls_(&calls), magnitude_(magnitude) {}

  template <typename... Call>
  Found nearest(const Call&... call) {
    const Found found = Base::nearest(call...);
    if (found) v_ = found;
    return found;
  }

  template <typename... Call>
  Found backup(const Call&... call) {
    const Found best = Base::backup(call...);
    const gjk::Vec<double, 3> apart = best.v - v_.v;
    const double length = std::sqrt(dot(apart, apart));
    const double unit = gjk::ScalarTraits<double>::unit_roundoff() * magnitude_;
    calls_->push_back({length / std::sqrt(v_.vv), length / unit, v_.vv < best.vv});
    v_ = best;
    return best;
  }

 private:
  std::vector<BackupCall>* calls_;
  double magnitude_;
  Found v_;
};

using times::CountedDouble;

std::uint64_t operations() { return CountedDouble::products + CountedDouble::quotients; }

class CountingJohnson : public gjk::Johnson<CountedDouble, 3> {
 public:
  using Base = gjk::Johnson<CountedDouble, 3>;
  using Found = gjk::Nearest<CountedDouble, 3>;

  explicit CountingJohnson(SubAlgorithmWork& work) : work_(&work) {}

  template <typename... Call>
  Found nearest(const Call&... call) {
    const std::uint64_t before = operations();
    const Found found = Base::nearest(call...);
    ++(found ? work_->calls : work_->missing);
    (found ? work_->of_calls : work_->of_missing) += operations() - before;
    return found;
  }

  template <typename... Call>
  Found backup(const Call&... call) const {
    const std::uint64_t before = operations();
    const Found best = Base::backup(call...);
    work_->of_backups += operations() - before;
    return best;
  }

 private:
  SubAlgorithmWork* work_;
};

template <typename S>
std::optional<double> behind(const gjk::Step<S, 3>& step) {
  const S& mu_squared = step.mu_squared;
  if (!(S(0) < mu_squared)) return std::nullopt;
  const S cosine = step.vw / step.simplex.vv;  // delta / ‖v‖
  if (S(0) < step.vw && !(cosine * step.vw < mu_squared)) return 0;
  const auto squared = static_cast<double>(cosine * (step.vw / mu_squared));
  return 1 - std::copysign(std::sqrt(std::fabs(squared)), static_cast<double>(step.vw));
}

template <typename S>
std::optional<double> aspect_of(const gjk::Step<S, 3>& step) {
  std::array<gjk::Vec<double, 3>, 3> triangle;
  std::size_t count = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    if (!gjk::contains(step.simplex.members, i)) continue;
    if (count == 3) return std::nullopt;
    for (std::size_t axis = 0; axis < 3; ++axis) {
      triangle[count][axis] = static_cast<double>(step.support[i].y[axis]);
    }
    ++count;
  }
  if (count < 3) return std::nullopt;
  return aspect(triangle);
}

using Wide = gjk::Vec<__float128, 3>;

Wide widened(const gjk::Vec<double, 3>& narrow) {
  Wide wide;
  for (std::size_t axis = 0; axis < 3; ++axis) wide[axis] = static_cast<__float128>(narrow[axis]);
  return wide;
}

// The nearest point of conv W_k: another GJK query, between at most four points and the origin.
Wide nearest_of(const gjk::Step<double, 3>& step) {
  std::vector<Wide> points;
  for (std::size_t i = 0; i < 4; ++i) {
    if (gjk::contains(step.simplex.members, i)) points.push_back(widened(step.support[i].y));
  }
  const std::vector<Wide> origin(1);
  const auto found =
      gjk::distance(gjk::VertexCloud<__float128, 3>(points),
                    gjk::VertexCloud<__float128, 3>(origin), gjk::enhanced<__float128>());
  return found.intersecting ? Wide{} : found.v;
}

}  // namespace

// |edge x edge| is twice the area; the smallest height stands on the longest edge.  Computed in
// binary128, differences of doubles and their products lose nothing that a double would show.
double aspect(const std::array<gjk::Vec<double, 3>, 3>& triangle) {
  std::array<Wide, 3> point;
  for (std::size_t i = 0; i < 3; ++i) point[i] = widened(triangle[i]);
  __float128 longest_squared = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    const Wide edge = point[(i + 1) % 3] - point[i];
    const __float128 squared = dot(edge, edge);
    if (longest_squared < squared) longest_squared = squared;
  }
  const Wide normal = cross(Wide(point[1] - point[0]), Wide(point[2] - point[0]));
  const __float128 twice_area = gjk::square_root(dot(normal, normal));
  if (!(0 < twice_area)) return std::numeric_limits<double>::infinity();
  return static_cast<double>(longest_squared / twice_area);
}

template <typename S>
std::vector<DegenerationStep> degeneration(const cases::Case& question,
                                           const gjk::Policy<S>& policy) {
  const subjects::BodyMap<S, 3> a(question.a);
  const subjects::BodyMap<S, 3> b(question.b);
  std::vector<DegenerationStep> steps;
  gjk::distance(a, b, policy, [&](const gjk::Step<S, 3>& step) {
    DegenerationStep seen{step.k, aspect_of(step), behind(step)};
    if (seen.behind && !std::isfinite(*seen.behind)) return;
    if (seen.aspect && std::isnan(*seen.aspect)) return;
    steps.push_back(seen);
  });
  return steps;
}
template std::vector<DegenerationStep> degeneration(const cases::Case&, const gjk::Policy<double>&);
template std::vector<DegenerationStep> degeneration(const cases::Case&,
                                                    const gjk::Policy<__float128>&);

std::vector<Shortfall> shortfalls(const cases::Case& question, const gjk::Policy<double>& policy) {
  const auto a = subjects::vertices<double, 3>(question.a);
  const auto b = subjects::vertices<double, 3>(question.b);
  const auto wide_a = subjects::vertices<__float128, 3>(question.a);
  const auto wide_b = subjects::vertices<__float128, 3>(question.b);
  const gjk::VertexCloud<__float128, 3> cloud_a(wide_a);
  const gjk::VertexCloud<__float128, 3> cloud_b(wide_b);
  std::vector<Shortfall> steps;
  const auto seen = [&](const gjk::Step<double, 3>& step) {
    const Wide v = nearest_of(step);
    const __float128 vv = dot(v, v);
    if (!(0 < vv)) return;
    const Wide w = cloud_a.support(-v).point - cloud_b.support(v).point;
    const auto computed = static_cast<__float128>(step.vw / std::sqrt(step.simplex.vv));
    const __float128 length = gjk::square_root(vv);
    const Shortfall one{step.k, aspect_of(step),
                        static_cast<double>(dot(v, w) / vv - computed / length)};
    if (std::isfinite(one.relative)) steps.push_back(one);
  };
  gjk::distance(gjk::VertexCloud<double, 3>(a), gjk::VertexCloud<double, 3>(b), policy, seen);
  return steps;
}

std::vector<BackupCall> backup_calls(const cases::Case& question,
                                     const gjk::Policy<double>& policy) {
  const auto a = subjects::vertices<double, 3>(question.a);
  const auto b = subjects::vertices<double, 3>(question.b);
  const gjk::VertexCloud<double, 3> cloud_a(a);
  const gjk::VertexCloud<double, 3> cloud_b(b);
  std::vector<BackupCall> calls;
  const double magnitude = std::max(cloud_a.magnitude(), cloud_b.magnitude());
  gjk::distance_with(LoggedJohnson(calls, magnitude), cloud_a, cloud_b, policy);
  return calls;
}

SubAlgorithmWork work_of_backups(const cases::Case& question) {
  const auto a = times::counting(subjects::vertices<double, 3>(question.a));
  const auto b = times::counting(subjects::vertices<double, 3>(question.b));
  SubAlgorithmWork work;
  gjk::distance_with(CountingJohnson(work), gjk::VertexCloud<CountedDouble, 3>(a),
                     gjk::VertexCloud<CountedDouble, 3>(b), gjk::original<CountedDouble>());
  return work;
}

}  // namespace reports
