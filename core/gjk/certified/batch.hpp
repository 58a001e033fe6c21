// SPDX-License-Identifier: MIT
// Many certified queries at a time.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/gjk/certified/certified.hpp"
#include "core/gjk/certified/query.hpp"
#include "core/gjk/certified/search_lanes.hpp"

namespace gjk::certified {

// Two bodies, which outlive the query, and the memory of the pair, if it has one.
template <Binary S, int D, typename Kept = Memory>
struct BodyPair {
  const PreparedBody<S, D>* a = nullptr;
  const PreparedBody<S, D>* b = nullptr;
  Kept* memory = nullptr;
};

template <Binary S, int D>
using RelationPair = BodyPair<S, D, RelationMemory<S, D>>;

// A scan that can advance searches side by side, and knows whether that pays (highway_batch.hpp).
template <typename Scan, typename S, int D>
concept LaneScan = requires(const Scan& scan, SearchLanes<S, D>& lanes) {
  scan.advance(lanes);
  { scan.pays() } -> std::convertible_to<bool>;
};

namespace detail {

// The scan of one search: its own type if a LaneScan names one as Alone, so that it is compiled once.
template <typename Scan>
struct ScanOf {
  using Alone = Scan;
};
template <typename Scan>
requires requires { typename Scan::Alone; }
struct ScanOf<Scan> {
  using Alone = typename Scan::Alone;
};

template <Binary S, int D, typename Scan, typename Bounds>
Certified<S, D> answer_alone(const BodyPair<S, D>& pair, const Scan& scan) {
  return pair.memory == nullptr ? certified_distance<Bounds>(*pair.a, *pair.b, scan)
                                : certified_distance<Bounds>(*pair.a, *pair.b, scan, *pair.memory);
}

// Gives every lane a pair as long as any are left.
template <Binary S, int D, typename Scan, typename Bounds, typename Found>
class Batch {
 public:
  Batch(std::span<const BodyPair<S, D>> pairs, const Scan& scan, const Found& found)
      : pairs_(pairs), scan_(scan), found_(found) {}

  void run() {
    for (std::size_t lane = 0; lane < lanes_.count; ++lane) fill(lane);
    while (busy_ != 0) {
      scan_.advance(lanes_);
      std::uint32_t ended = busy_ & (lanes_.close | lanes_.encloses | lanes_.lost);
      for (; ended != 0; ended &= ended - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(ended));
        if (lanes_.to_begin_anew(lane)) {
          lanes_.begin_along_centres(lane);
        } else {
          finish(lane);
          fill(lane);
        }
      }
    }
  }

 private:
  using Difference = PreparedDifference<S, D>;
  using Alone = typename ScanOf<Scan>::Alone;
  using Search = FloatingPointSearch<Difference, Alone, Bounds>;

  // Gives the lane the next pair that needs one; answers those before it.
  void fill(std::size_t lane) {
    while (next_ < pairs_.size()) {
      const std::size_t i = next_++;
      if (!begins(i, lane)) continue;
      asked_[lane] = i;
      busy_ |= bit(lane);
      return;
    }
    busy_ &= ~bit(lane);
    lanes_.leave(lane);
  }

  // A search with a memory begins in the lane.  Others scan once before, and many end there.
  bool begins(std::size_t i, std::size_t lane) {
    const BodyPair<S, D>& pair = pairs_[i];
    if (!in_range(std::max(pair.a->magnitude(), pair.b->magnitude())) || !lanes_.holds(*pair.a) ||
        !lanes_.holds(*pair.b)) {
      found_(i, answer_alone<S, D, Alone, Bounds>(pair, scan_));
      return false;
    }
    if (pair.memory != nullptr && pair.memory->size > 0) {
      lanes_.begin(lane, *pair.a, *pair.b, *pair.memory);
      return true;
    }
    const Difference difference(*pair.a, *pair.b);
    Search search(difference, alone());
    search.begin({});
    Certified<S, D> result;
    bool proved = false;
    if (!long_enough(search.simplex().nn())) {
      proved = search.touching(0, result);
    } else {
      const auto seen = search.look();
      if (!seen.ends) {
        lanes_.go_on(lane, *pair.a, *pair.b, search.simplex(), seen.extremes);
        return true;
      }
      proved = search.separated(seen, 1, result);
    }
    finish(i, search, proved, result);
    return false;
  }

  void finish(std::size_t lane) {
    const std::size_t i = asked_[lane];
    const auto corner = [&](std::size_t c) { return lanes_.corner(c, lane); };
    const Difference difference(*pairs_[i].a, *pairs_[i].b);
    const Search search(difference, alone(), lanes_.simplex_size(lane), corner,
                        lanes_.nearest(lane), lanes_.vector(lanes_.plane, lane));
    Certified<S, D> result;
    finish(i, search, proves(search, lane, result), result);
  }

  void finish(std::size_t i, const Search& search, bool proved, Certified<S, D>& result) {
    const BodyPair<S, D>& pair = pairs_[i];
    if (!proved && pair.memory != nullptr && !is_empty(*pair.memory)) {
      result = proved_distance<Bounds>(*pair.a, *pair.b, alone(), Memory{});
    } else {
      const Difference difference(*pair.a, *pair.b);
      if (!proved) {
        escalate<Bounds>(difference, alone(), search.memory(), search.plane(), result);
      }
      write_witness_points(*pair.a, *pair.b, result);
    }
    if (pair.memory != nullptr) *pair.memory = {result.pairs, result.size};
    found_(i, result);
  }

  bool proves(const Search& search, std::size_t lane, Certified<S, D>& result) const {
    const int k = static_cast<int>(lanes_.k[lane]);
    if ((lanes_.close & bit(lane)) != 0) {
      const Extremes<S> extremes{lanes_.least_of_a[lane], lanes_.greatest_of_b[lane], 0, 0};
      return search.separated({extremes, lanes_.length[lane], true}, k, result);
    }
    if ((lanes_.encloses & bit(lane)) != 0) return search.overlapping(k, result);
    return search.touching(k - 1, result);  // k was counted for the next one
  }

  const Alone& alone() const { return scan_; }
  static std::uint32_t bit(std::size_t lane) { return std::uint32_t{1} << lane; }

  std::span<const BodyPair<S, D>> pairs_;
  const Scan& scan_;
  const Found& found_;
  std::size_t next_ = 0;
  std::uint32_t busy_ = 0;  // one bit a lane
  std::array<std::size_t, SearchLanes<S, D>::count> asked_{};
  SearchLanes<S, D> lanes_;
};

}  // namespace detail

// The answers of certified_distance to all pairs, bit for bit: calls found(i, answer) once for
// each, in any order.  Searches run side by side with a LaneScan that pays, else one after the
// other.  No two pairs share a memory.  Throws what certified_distance throws.  Not inlined, as
// detail::proved_distance.
template <typename Bounds = ProvedBounds, Binary S, int D, typename Scan, typename Found>
[[gnu::noinline]] void certified_distances(std::span<const BodyPair<S, D>> pairs, const Scan& scan,
                                           const Found& found) {
  using Alone = typename detail::ScanOf<Scan>::Alone;
  detail::check_assumptions<S>();
  if constexpr (LaneScan<Scan, S, D>) {
    if (scan.pays()) return detail::Batch<S, D, Scan, Bounds, Found>(pairs, scan, found).run();
  }
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    found(i, detail::answer_alone<S, D, Alone, Bounds>(pairs[i], scan));
  }
}

// The answers of certified_relation to all pairs, one after the other: calls found(i, answer) in
// order.  No two pairs share a memory.  Throws what certified_relation throws.
template <typename Bounds = ProvedBounds, Binary S, int D, typename Scan, typename Found>
void certified_relations(std::span<const RelationPair<S, D>> pairs, const Scan& scan,
                         const Found& found) {
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const RelationPair<S, D>& pair = pairs[i];
    found(i, pair.memory == nullptr
                 ? certified_relation<Bounds>(*pair.a, *pair.b, scan)
                 : certified_relation<Bounds>(*pair.a, *pair.b, scan, *pair.memory));
  }
}

}  // namespace gjk::certified
