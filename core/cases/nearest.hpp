// SPDX-License-Identifier: MIT
// The name that a mistyped word most probably means.
#pragma once

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

namespace cases {

// The edit distance: insertions, deletions and substitutions that turn one word into the other.  A
// star in `word` stands for any characters, a question mark for one.
inline std::size_t edits(std::string_view word, std::string_view name) {
  std::vector<std::size_t> row(name.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (const char c : word) {
    const std::size_t cost = c == '*' ? 0 : 1;
    std::size_t diagonal = row[0];
    row[0] += cost;
    for (std::size_t j = 0; j < name.size(); ++j) {
      const std::size_t replaced = diagonal + (c == name[j] || c == '?' ? 0 : cost);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + cost, row[j + 1] + cost});
    }
  }
  return row.back();
}

// The first of the nearest names; empty if none is near.
template <typename Names>
std::string nearest(std::string_view word, const Names& names) {
  std::string best;
  std::size_t least = std::max<std::size_t>(1, word.size() / 3) + 1;
  for (const auto& name : names) {
    const std::size_t distance = edits(word, name);
    if (distance >= least) continue;
    least = distance;
    best = name;
  }
  return best;
}

}  // namespace cases
