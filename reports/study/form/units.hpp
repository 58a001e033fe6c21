// SPDX-License-Identifier: MIT
// The blocks of cases that a study judges, records and counts as a whole.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace reports {

// Large enough to occupy all threads and small enough for memory.
constexpr std::uint64_t cases_in_block = 2048;

// Part `part` of `parts`, counted from 1: the units whose number modulo `parts` is part - 1.
struct Shard {
  std::uint64_t part = 1;
  std::uint64_t parts = 1;

  bool operator==(const Shard&) const = default;
};

// A block of cases of one group.
struct Unit {
  std::uint64_t number = 0;
  std::size_t group = 0;
  std::uint64_t first = 0;
  std::uint64_t size = 0;
};

// All units, or those of a shard, in case order.  A study may have more than memory could hold.
class Units {
 public:
  // `groups`: anything with a `size` each.
  template <typename Groups>
  Units(const Groups& groups, const std::optional<Shard>& shard)
      : first_numbers_{0}, shard_(shard.value_or(Shard{})) {
    for (const auto& group : groups) add(group.size);
  }

  std::uint64_t size() const { return rank(all()); }
  // How many units all shards have.
  std::uint64_t all() const { return first_numbers_.back(); }
  Unit operator[](std::uint64_t i) const;
  // Number of cases in the first `count` units.
  std::uint64_t cases(std::uint64_t count) const;

 private:
  void add(std::uint64_t size);
  // How many of these units have a smaller number.
  std::uint64_t rank(std::uint64_t number) const {
    return number < shard_.part ? 0 : (number - shard_.part) / shard_.parts + 1;
  }

  std::vector<std::uint64_t> sizes_;          // of the groups
  std::vector<std::uint64_t> first_numbers_;  // of their first units; then how many units there are
  Shard shard_;
};

}  // namespace reports
