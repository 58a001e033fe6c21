// SPDX-License-Identifier: MIT
#include "reports/study/form/units.hpp"

#include <algorithm>

namespace reports {
namespace {

std::uint64_t blocks(std::uint64_t cases) {
  return cases / cases_in_block + (cases % cases_in_block > 0 ? 1 : 0);
}

}  // namespace

void Units::add(std::uint64_t size) {
  sizes_.push_back(size);
  first_numbers_.push_back(first_numbers_.back() + blocks(size));
}

Unit Units::operator[](std::uint64_t i) const {
  const std::uint64_t number = shard_.part - 1 + i * shard_.parts;
  const auto next = std::upper_bound(first_numbers_.begin(), first_numbers_.end(), number);
  const auto group = static_cast<std::size_t>(next - first_numbers_.begin()) - 1;
  const std::uint64_t first = (number - first_numbers_[group]) * cases_in_block;
  return {number, group, first, std::min(cases_in_block, sizes_[group] - first)};
}

std::uint64_t Units::cases(std::uint64_t count) const {
  std::uint64_t sum = count * cases_in_block;
  for (std::size_t g = 0; g < sizes_.size(); ++g) {
    const std::uint64_t blocks_here = blocks(sizes_[g]);
    if (blocks_here == 0) continue;
    const std::uint64_t last = first_numbers_[g + 1] - 1;  // the only one that may be smaller
    const bool is_counted = rank(last) < rank(last + 1) && rank(last) < count;
    if (is_counted) sum -= blocks_here * cases_in_block - sizes_[g];
  }
  return sum;
}

}  // namespace reports
