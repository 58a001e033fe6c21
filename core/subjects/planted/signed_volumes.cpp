// SPDX-License-Identifier: MIT
// Faults in the signed-volumes sub-algorithm.
#include <cmath>
#include <vector>

#include "core/subjects/planted/plant.hpp"

namespace subjects {
namespace {

template <int D>
using SoundVolumes = gjk::SignedVolumeFaces<double, D>;

// Measures the weights of a triangle in the plane in which its area is smallest.
template <int D>
struct SmallestAreaKept : SoundVolumes<D> {
  static Nearest<D> triangle(const Points<D>& y, const Slots3& slot, bool full_allowed) {
    const Nearest<D> found = SoundVolumes<D>::triangle(y, slot, full_allowed);
    if constexpr (D == 3) {
      if (member_count<D>(found) == 3) return remeasured(y, slot, found);
    }
    return found;
  }

 private:
  static Nearest<D> remeasured(const Points<D>& y, const Slots3& slot,
                               const Nearest<D>& found) requires(D == 3) {
    const Vec<3> n = cross(y[slot[1]] - y[slot[0]], y[slot[2]] - y[slot[0]]);
    std::size_t drop = 0;
    for (std::size_t axis = 1; axis < 3; ++axis) {
      if (std::fabs(n[axis]) < std::fabs(n[drop])) drop = axis;
    }
    const Vec<3> p = (dot(y[slot[0]], n) / dot(n, n)) * n;
    std::array<double, 3> area;
    for (std::size_t k = 0; k < 3; ++k) {
      const Vec<3> one = y[slot[(k + 1) % 3]] - p;
      const Vec<3> other = y[slot[(k + 2) % 3]] - p;
      const std::size_t i = (drop + 1) % 3;
      const std::size_t j = (drop + 2) % 3;
      area[k] = one[i] * other[j] - one[j] * other[i];
    }
    std::array<double, 4> lambda{};
    for (std::size_t k = 0; k < 3; ++k) lambda[slot[k]] = area[k] / (area[0] + area[1] + area[2]);
    return gjk::combination<double, 3>(y, found.members, lambda);
  }
};

// Measures a segment along the first axis, whatever its direction: 0 / 0 if they are perpendicular.
template <int D>
struct FirstAxisMeasured : SoundVolumes<D> {
  static Nearest<D> segment(const Points<D>& y, std::size_t s, std::size_t t) {
    Nearest<D> found = SoundVolumes<D>::segment(y, s, t);
    if (member_count<D>(found) != 2) return found;
    found.lambda[s] = (y[t][0] - found.v[0]) / (y[t][0] - y[s][0]);
    found.lambda[t] = 1 - found.lambda[s];
    return found;
  }
};

// Negates one of the four volumes, so that other facets appear visible.
template <int D>
struct OneVolumeNegated : SoundVolumes<D> {
  static Nearest<D> tetrahedron(const Points<D>& y, bool full_allowed) requires(D == 3) {
    const Nearest<D> found = SoundVolumes<D>::tetrahedron(y, full_allowed);
    const double volume = dot(y[1], cross(y[2], y[3]));
    const double total = volume - dot(y[0], cross(y[2], y[3])) + dot(y[0], cross(y[1], y[3])) -
                         dot(y[0], cross(y[1], y[2]));
    const bool is_seen = total * volume < 0;
    const bool is_full = found.members == gjk::full(D);
    if (!is_seen && !is_full) return found;
    // The facet opposite to slot 0 counts as hidden if it is visible, and as visible if it is
    // hidden.
    if (is_full) return SoundVolumes<D>::triangle(y, {1, 2, 3}, full_allowed);
    return SoundVolumes<D>::triangle(y, {0, 1, 2}, full_allowed);
  }
};

// Takes the first end of a segment, not the nearer one.
template <int D>
struct FirstEndTaken : SoundVolumes<D> {
  static Nearest<D> segment(const Points<D>& y, std::size_t s, std::size_t t) {
    const Nearest<D> found = SoundVolumes<D>::segment(y, s, t);
    return member_count<D>(found) == 2 ? found : gjk::vertex<double, D>(y, s);
  }
};

}  // namespace

std::vector<Fault> signed_volume_faults() {
  const Policy policy = gjk::signed_volumes<double>();
  const auto fault = [](const std::string& name, const std::string& description, auto run) {
    return plant(name, signed_volumes_base, description, run);
  };
  return {
      fault("smallest_area_kept", "weights are measured where the projected area is smallest",
            with_faces<SmallestAreaKept>(policy)),
      fault("first_axis_measured", "a segment is measured along the first axis: NaN weights",
            with_faces<FirstAxisMeasured>(policy)),
      fault("one_volume_negated", "the sign of one signed volume is wrong",
            with_faces<OneVolumeNegated>(policy)),
      fault("first_end_taken", "of the ends of a segment the first is taken, not the nearer",
            with_faces<FirstEndTaken>(policy)),
  };
}

}  // namespace subjects
