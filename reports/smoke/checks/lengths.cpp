// SPDX-License-Identifier: MIT
#include "reports/smoke/checks/lengths.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "reports/smoke/sheet.hpp"

namespace reports::smoke {
namespace {

using Lengths = std::vector<SaidLength>;

template <typename Predicate>
bool all(const Lengths& lengths, const Predicate& predicate) {
  return std::all_of(lengths.begin(), lengths.end(), predicate);
}

// True if the lengths differ enough for a common factor or summand to be significant.
bool differ(const Lengths& lengths) {
  return std::any_of(lengths.begin(), lengths.end(), [&](const SaidLength& length) {
    return !close(length.right, lengths[0].right, 8 * length.slack);
  });
}

std::optional<double> factor(const Lengths& lengths) {
  const SaidLength& largest =
      *std::max_element(lengths.begin(), lengths.end(),
                        [](const auto& one, const auto& other) { return one.right < other.right; });
  const double k = largest.said / largest.right;
  const bool fits = all(lengths, [k](const SaidLength& length) {
    return close(length.said, k * length.right, std::abs(k) * length.slack);
  });
  return fits ? std::optional(k) : std::nullopt;
}

std::string text_of_factor(double k) {
  if (close(k, 2, 0x1p-6)) return "is twice the right one";
  if (close(k, 0.5, 0x1p-8)) return "is half of the right one";
  if (close(k, -1, 0x1p-7)) return "is negative: a length is not, turn its sign";
  return fmt::format("is {:.4g} times the right one: is it in another unit?", k);
}

}  // namespace

bool is_right(const SaidLength& length) { return close(length.said, length.right, length.slack); }

std::optional<std::string> explanation(const Lengths& lengths) {
  if (all(lengths, [](const SaidLength& length) { return length.said == 0; })) {
    return "is always 0: is it set?";
  }
  if (!differ(lengths)) return std::nullopt;
  // Squaring multiplies the slack by twice the root.
  if (all(lengths, [](const SaidLength& length) {
        return close(length.said, length.right * length.right, 2 * length.right * length.slack);
      })) {
    return "is the square of the right one: take its root";
  }
  if (all(lengths, [](const SaidLength& length) {
        return close(length.said * length.said, length.right, length.slack);
      })) {
    return "is the root of the right one: is the root taken twice?";
  }
  if (const auto k = factor(lengths)) return text_of_factor(*k);
  if (all(lengths, [](const SaidLength& length) { return length.said < 0; })) {
    return "is negative, and not even the right one with the other sign";
  }
  const double more = lengths[0].said - lengths[0].right;
  if (all(lengths, [more](const SaidLength& length) {
        return close(length.said - more, length.right, length.slack);
      })) {
    return fmt::format("is too {} by {:.4g}, always: does the library take a margin {}?",
                       more < 0 ? "small" : "large", std::abs(more), more < 0 ? "off" : "into it");
  }
  return std::nullopt;
}

}  // namespace reports::smoke
