// SPDX-License-Identifier: MIT
// Faults in Johnson's sub-algorithm.
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "core/subjects/planted/plant.hpp"

namespace subjects {
namespace {

using gjk::Slots;

template <int D>
using Johnson = gjk::Johnson<double, D>;
template <int D>
using Nearest = gjk::Nearest<double, D>;
template <int D>
using Points = gjk::Points<double, D>;

// Gives each end of a segment the weight of the other.
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

// Takes the first subset whose determinants are positive, without asking whether the others lie
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

// Condition (ii) reads the determinant of the newest point in place of that of the point outside.
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

// The point that once entered slot 1 stays there for the sub-algorithm.
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

// The determinants themselves are the weights, without the division by their sum.
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

}  // namespace

std::vector<Fault> sub_algorithm_faults() {
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
  };
}

}  // namespace subjects
