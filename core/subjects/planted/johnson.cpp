// SPDX-License-Identifier: MIT
// Faults in Johnson's sub-algorithm.
#include <bit>
#include <optional>
#include <vector>

#include "core/subjects/planted/plant.hpp"

namespace subjects {
namespace {

using gjk::Slots;

template <int D>
using Johnson = gjk::Johnson<double, D>;

// Exchanges the weights of the two ends of a segment.
template <int D>
class ExchangedWeights : public Johnson<D> {
 public:
  Nearest<D> nearest(const Points<D>& y, Slots members, std::size_t newest, bool full_allowed) {
    Nearest<D> found = Johnson<D>::nearest(y, members, newest, full_allowed);
    std::vector<std::size_t> slot;
    for (std::size_t i = 0; i <= D; ++i) {
      if (gjk::contains(found.members, i)) slot.push_back(i);
    }
    if (slot.size() != 2) return found;
    std::swap(found.lambda[slot[0]], found.lambda[slot[1]]);
    return gjk::combination<double, D>(y, found.members, found.lambda);
  }
};

// Takes the first subset with positive determinants without testing whether the other points lie
// behind it: condition (ii) of Johnson's sub-algorithm is missing.
template <int D>
class NoOutsideTest : public Johnson<D> {
 public:
  Nearest<D> nearest(const Points<D>& y, Slots members, std::size_t newest, bool) {
    this->update(y, members, newest);
    for (Slots rest = 0; rest <= members; ++rest) {
      const Slots subset = gjk::with(rest, newest);
      if ((rest & ~members) == 0 && rest != 0 && this->all_inside(subset)) {
        return this->solution(y, subset);
      }
    }
    return Johnson<D>::nearest(y, members, newest, true);
  }
};

// Condition (ii) reads the determinant of the newest point instead of that of the point outside.
template <int D>
class WrongIndex : public Johnson<D> {
 public:
  Nearest<D> nearest(const Points<D>& y, Slots members, std::size_t newest, bool) {
    this->update(y, members, newest);
    for (Slots rest = 0; rest <= members; ++rest) {
      const Slots subset = gjk::with(rest, newest);
      if ((rest & ~members) != 0 || !this->all_inside(subset)) continue;
      if (outside(subset, gjk::with(members, newest), newest)) return this->solution(y, subset);
    }
    return {};
  }

 private:
  bool outside(Slots x, Slots all, std::size_t newest) const {
    for (std::size_t j = 0; j <= D; ++j) {
      if (!gjk::contains(all, j) || gjk::contains(x, j)) continue;
      if (!(this->delta_[gjk::with(x, j)][newest] <= 0)) return false;
    }
    return true;
  }
};

// The first point in slot 1 stays there for the sub-algorithm.
template <int D>
class StaleSlot : public Johnson<D> {
 public:
  Nearest<D> nearest(const Points<D>& y, Slots members, std::size_t newest, bool full_allowed) {
    if (newest == 1 && !kept_) kept_ = y[1];
    Points<D> seen = y;
    if (kept_) seen[1] = *kept_;
    return Johnson<D>::nearest(seen, members, newest, full_allowed);
  }

 private:
  std::optional<gjk::Vec<double, D>> kept_;
};

// Uses the determinants as weights, without dividing by their sum.
template <int D>
class WeightsNotNormalised : public Johnson<D> {
 public:
  Nearest<D> nearest(const Points<D>& y, Slots members, std::size_t newest, bool full_allowed) {
    Nearest<D> found = Johnson<D>::nearest(y, members, newest, full_allowed);
    if (!found) return found;
    for (std::size_t i = 0; i <= D; ++i) {
      if (gjk::contains(found.members, i)) found.lambda[i] = this->delta_[found.members][i];
    }
    return gjk::combination<double, D>(y, found.members, found.lambda);
  }
};

template <int D>
class FloatWeights : public Johnson<D> {
 public:
  Nearest<D> nearest(const Points<D>& y, Slots members, std::size_t newest, bool full_allowed) {
    Nearest<D> found = Johnson<D>::nearest(y, members, newest, full_allowed);
    if (!found) return found;
    for (double& weight : found.lambda) weight = static_cast<double>(static_cast<float>(weight));
    return gjk::combination<double, D>(y, found.members, found.lambda);
  }
};

// The sub-algorithm written again, with a choice of two faults.  Either dot products with slots
// above the newest stay those of earlier points, which is right as long as slots fill in ascending
// order; or a determinant of four points has a difference reversed.
template <int D, bool stale_dots, bool reversed_difference>
class Rewritten : public Johnson<D> {
 public:
  Nearest<D> nearest(const Points<D>& y, Slots members, std::size_t newest, bool full_allowed) {
    for (std::size_t i = 0; i <= D; ++i) {
      const bool is_new = gjk::contains(gjk::with(members, newest), i);
      if (!is_new || (stale_dots && i > newest)) continue;
      this->dot_[i][newest] = this->dot_[newest][i] = dot(y[i], y[newest]);
    }
    for (std::size_t i = 0; i <= D; ++i) this->delta_[gjk::with(0, i)][i] = 1;
    for (Slots rest = 1; rest <= members; ++rest) {
      if ((rest & ~members) == 0) extend_by(gjk::with(rest, newest));
    }
    for (Slots rest = 0; rest <= members; ++rest) {
      const Slots subset = gjk::with(rest, newest);
      if ((rest & ~members) != 0 || (subset == gjk::full(D) && !full_allowed)) continue;
      if (this->all_inside(subset) && this->all_outside(subset, gjk::with(members, newest))) {
        return this->solution(y, subset);
      }
    }
    return {};
  }

 private:
  void extend_by(Slots subset) {
    for (std::size_t j = 0; j <= D; ++j) {
      if (!gjk::contains(subset, j)) continue;
      const double sound = this->extend(gjk::without(subset, j), j);
      const bool wrong = reversed_difference && std::popcount(subset) == 4 && j == 0;
      this->delta_[subset][j] = wrong ? -sound : sound;
    }
  }
};

template <int D>
using StaleDots = Rewritten<D, true, false>;
template <int D>
using ReversedDifference = Rewritten<D, false, true>;

}  // namespace

std::vector<Fault> johnson_faults() {
  const Policy enhanced = gjk::enhanced<double>();
  const auto fault = [](const std::string& name, const std::string& description, auto run) {
    return plant(name, enhanced_base, description, run);
  };
  return {
      fault("exchanged_weights", "the two ends of a segment have each other's weight",
            with_sub_algorithm<ExchangedWeights>(enhanced)),
      fault("no_outside_test", "Johnson's condition (ii) is never tested",
            with_sub_algorithm<NoOutsideTest>(enhanced)),
      fault("wrong_determinant_index", "condition (ii) reads the newest point's determinant",
            with_sub_algorithm<WrongIndex>(enhanced)),
      fault("stale_slot", "a point that replaces that of slot 1 is not seen",
            with_sub_algorithm<StaleSlot>(enhanced)),
      fault("weights_not_normalised", "weights are not divided by their sum",
            with_sub_algorithm<WeightsNotNormalised>(enhanced)),
      fault("float_weights", "weights are rounded to float",
            with_sub_algorithm<FloatWeights>(enhanced)),
      fault("stale_dot_products", "dot products with slots above the newest are old ones",
            with_sub_algorithm<StaleDots>(enhanced)),
      fault("reversed_difference", "one determinant of four points has the wrong sign",
            with_sub_algorithm<ReversedDifference>(enhanced)),
  };
}

}  // namespace subjects
