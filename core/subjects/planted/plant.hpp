// SPDX-License-Identifier: MIT
// Makes a subject of a faulty distance algorithm over vertex clouds.
#pragma once

#include <functional>

#include "core/subjects/core_subject.hpp"
#include "core/subjects/planted/faults.hpp"

namespace subjects {

using Policy = gjk::Policy<double>;

inline const std::string enhanced_base = "core/double/enhanced";
inline const std::string signed_volumes_base = "core/double/signed_volumes";
inline const std::string robust_base = "core/double/robust";
// For faults that escalation would mend.
inline const std::string unescalated_base = "core/double/robust_without_escalation";
inline Policy unescalated() {
  Policy policy = gjk::robust<double>();
  policy.escalates = false;
  return policy;
}

// Types of the sub-algorithms at double.
using Slots3 = std::array<std::size_t, 3>;

template <int D>
using Nearest = gjk::Nearest<double, D>;
template <int D>
using Points = gjk::Points<double, D>;
template <int D>
using Vec = gjk::Vec<double, D>;

template <int D>
constexpr std::size_t member_count(const Nearest<D>& found) {
  std::size_t count = 0;
  for (std::size_t i = 0; i <= D; ++i) count += gjk::contains(found.members, i) ? 1 : 0;
  return count;
}

template <typename Cloud>
inline constexpr int dimension_of = std::remove_cvref_t<Cloud>::dimension;

// Any support map.  All faults share this type, so that the distance loop is compiled once for them.
template <int D>
struct AnyMap {
  static constexpr int dimension = D;
  std::function<gjk::SupportPoint<double, D>(const Vec<D>&)> furthest;
  double reach = 0;

  gjk::SupportPoint<double, D> support(const Vec<D>& direction) const {
    return furthest(direction);
  }
  double magnitude() const { return reach; }
};

// Any sub-algorithm, for the same reason.
template <int D>
class AnySub {
 public:
  AnySub() = default;
  AnySub(const AnySub&) = delete;
  AnySub& operator=(const AnySub&) = delete;
  virtual ~AnySub() = default;
  virtual Nearest<D> nearest(const Points<D>& y, gjk::Slots members, std::size_t newest,
                             bool full_allowed) = 0;
  virtual Nearest<D> backup(const Points<D>& y, gjk::Slots members, std::size_t newest,
                            bool full_allowed) = 0;
  virtual void settle(const Points<D>& y, Nearest<D>& W) const = 0;
};

template <typename Sub, int D>
class Wrapped final : public AnySub<D> {
 public:
  Nearest<D> nearest(const Points<D>& y, gjk::Slots members, std::size_t newest,
                     bool full_allowed) override {
    return sub_.nearest(y, members, newest, full_allowed);
  }
  Nearest<D> backup(const Points<D>& y, gjk::Slots members, std::size_t newest,
                    bool full_allowed) override {
    return sub_.backup(y, members, newest, full_allowed);
  }
  void settle(const Points<D>& y, Nearest<D>& W) const override {
    gjk::settle<double, D>(sub_, y, W);
  }

 private:
  Sub sub_;
};

// `run(a, b, trace)` is the faulty algorithm in S.
template <gjk::Scalar S = double, typename Run>
Fault plant(const std::string& name, const std::string& base, const std::string& description,
            Run run, Spoils spoils = Spoils::answer) {
  Subject subject = cloud_subject<S>("planted/" + name, description, std::move(run));
  subject.planted = true;
  return {std::move(subject), base, spoils};
}

template <gjk::Scalar S>
auto with_policy(const gjk::Policy<S>& policy) {
  return [policy](const auto& a, const auto& b, const auto& trace) {
    return gjk::distance(a, b, policy, trace);
  };
}

template <gjk::Scalar S, typename Change>
gjk::Policy<S> changed(gjk::Policy<S> policy, const Change& change) {
  change(policy);
  return policy;
}

// `change(result)` spoils the result of a correct run.
template <typename Change>
auto with_change(const Policy& policy, Change change) {
  return [policy, change](const auto& a, const auto& b, const auto& trace) {
    auto result = gjk::distance(a, b, policy, trace);
    change(result);
    return result;
  };
}

template <int D>
using Spy = std::function<void(const gjk::Step<double, D>&)>;

// The robust preset; `see(step)` is called in each iteration before the trace.
template <int D>
gjk::Result<double, D> watched(const gjk::VertexCloud<double, D>& a,
                               const gjk::VertexCloud<double, D>& b, const Watch<double, D>& trace,
                               const std::type_identity_t<Spy<D>>& see) {
  const Spy<D> both = [&](const auto& step) {
    see(step);
    trace(step);
  };
  return gjk::distance_with(gjk::Projections<double, D>{}, a, b, gjk::robust<double>(), both);
}

// Uses Sub<D> as the sub-algorithm.
template <template <int> typename Sub>
auto with_sub_algorithm(const Policy& policy) {
  return [policy](const auto& a, const auto& b, const auto& trace) {
    constexpr int D = dimension_of<decltype(a)>;
    Wrapped<Sub<D>, D> sub;
    return gjk::distance_with(static_cast<AnySub<D>&>(sub), a, b, policy, trace);
  };
}

// Uses Faces<D> in the search through faces.
template <template <int> typename Faces>
auto with_faces(const Policy& policy) {
  return [policy](const auto& a, const auto& b, const auto& trace) {
    constexpr int D = dimension_of<decltype(a)>;
    Wrapped<gjk::FaceSearch<Faces<D>, double, D>, D> sub;
    return gjk::distance_with(static_cast<AnySub<D>&>(sub), a, b, policy, trace);
  };
}

}  // namespace subjects
