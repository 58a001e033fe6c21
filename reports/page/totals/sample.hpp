// SPDX-License-Identifier: MIT
// A sample of constant size that does not depend on the order in which points are added.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <queue>
#include <utility>
#include <vector>

namespace reports::page {

struct SamplePoint {
  std::size_t group = 0;
  std::size_t column = 0;
  int condition = 0;  // 100 log10(d*/M)
  int error = 0;      // 100 log10 of the relative error

  auto operator<=>(const SamplePoint&) const = default;
};

// Keeps the points with the smallest hashes.
class Sample {
 public:
  explicit Sample(std::size_t size) : size_(size) {}

  void add(std::uint64_t key, const SamplePoint& point) {
    if (size_ == 0) return;
    const std::uint64_t hash = hashed(key);
    if (kept_.size() == size_) {
      if (hash >= kept_.top().first) return;
      kept_.pop();
    }
    kept_.emplace(hash, point);
  }

  // The order depends only on the points kept.
  std::vector<SamplePoint> points() const {
    std::vector<SamplePoint> result;
    for (auto rest = kept_; !rest.empty(); rest.pop()) result.push_back(rest.top().second);
    return result;
  }

 private:
  // Multiplies and folds three times, so that neighbouring keys get unrelated hashes.
  static std::uint64_t hashed(std::uint64_t x) {
    for (int round = 0; round < 3; ++round) {
      x += 0x9e3779b97f4a7c15U;
      x *= 0xd1342543de82ef95U;
      x ^= x >> 32;
    }
    return x;
  }

  std::size_t size_;
  std::priority_queue<std::pair<std::uint64_t, SamplePoint>> kept_;
};

}  // namespace reports::page
