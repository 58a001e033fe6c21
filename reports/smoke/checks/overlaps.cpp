// SPDX-License-Identifier: MIT
// Checks the lengths of overlapping bodies: distance 0 and the penetration depth.
#include <fmt/format.h>

#include <algorithm>

#include "reports/smoke/checks.hpp"
#include "reports/smoke/checks/lengths.hpp"

namespace reports::smoke {
namespace {

std::string shown_length(const Entry& entry, const char* what, const SaidLength& length) {
  return example(entry, fmt::format("it says the {} {:.6g}, right is {:.6g}", what, length.said,
                                    length.right));
}

}  // namespace

Finding overlap(const Sheet& sheet) {
  const Entry* first = nullptr;
  bool any = false;
  bool is_depth = true;
  bool is_negative_depth = true;
  for (const Entry* entry : sheet.intersecting()) {
    if (!entry->answer->distance) continue;
    any = true;
    const double said = value(*entry->answer->distance);
    const double slack = entry->question.slack;
    is_depth = is_depth && close(said, entry->question.depth, slack);
    is_negative_depth = is_negative_depth && close(said, -entry->question.depth, slack);
    if (!close(said, 0, slack) && first == nullptr) first = entry;
  }
  if (!any) return skipped("it says no distances of overlapping bodies");
  if (first == nullptr) return ok();
  const SaidLength length{value(*first->answer->distance), 0, 0};
  const std::string text =
      is_negative_depth ? "is the depth with the other sign where bodies overlap (a signed "
                          "distance): 0 is asked for, and the depth apart from it"
      : is_depth ? "is the depth where bodies overlap: 0 is asked for, and the depth apart from it"
      : length.said < 0 ? "is negative where bodies overlap: 0 is asked for"
                        : "is not 0 where bodies overlap";
  return wrong("the distance " + text, shown_length(*first, "distance", length));
}

Finding depth(const Sheet& sheet) {
  std::vector<SaidLength> lengths;
  const Entry* first = nullptr;
  for (const Entry* entry : sheet.intersecting()) {
    if (!entry->answer->penetration_depth) continue;
    lengths.push_back(
        {value(*entry->answer->penetration_depth), entry->question.depth, entry->question.slack});
    if (first == nullptr && !is_right(lengths.back())) first = entry;
  }
  if (first != nullptr) {
    const SaidLength length{value(*first->answer->penetration_depth), first->question.depth, 0};
    const std::string shown_first = shown_length(*first, "depth", length);
    const auto why = explanation(lengths);
    if (why) return wrong("the depth " + *why, shown_first);
    return hint(
        "the depth is wrong, in no way that adapters are known for: many algorithms approximate it",
        shown_first);
  }
  for (const Entry* entry : sheet.separated()) {
    const auto& said = entry->answer->penetration_depth;
    if (!said || close(value(*said), 0, entry->question.slack)) continue;
    return wrong("a depth is given of separated bodies: give none there, or 0",
                 shown_length(*entry, "depth", {value(*said), 0, 0}));
  }
  return lengths.empty() ? skipped("it says no depths") : ok();
}

}  // namespace reports::smoke
