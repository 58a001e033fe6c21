// SPDX-License-Identifier: MIT
// Checks lengths: the distance of separated bodies with the relation, and distance 0 and the
// penetration depth of overlapping ones.  Infers from several lengths what an adapter did to them.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "oracle/certificate/certificate.hpp"
#include "reports/smoke/smoke.hpp"

namespace reports::smoke {
namespace {

struct SaidLength {
  double said = 0;
  double right = 0;
  double slack = 0;
};
using Lengths = std::vector<SaidLength>;

bool is_right(const SaidLength& length) { return close(length.said, length.right, length.slack); }

template <typename Predicate>
bool all(const Lengths& lengths, const Predicate& predicate) {
  return std::ranges::all_of(lengths, predicate);
}

// True if the lengths differ enough for a common factor or summand to be significant.
bool differ(const Lengths& lengths) {
  return std::ranges::any_of(lengths, [&](const SaidLength& length) {
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

// "is the square of the right one: ..." if one cause explains all lengths, else empty.  Requires
// that at least one length is wrong.
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

Entries with_distance(Entries entries) {
  std::erase_if(entries, [](const Entry* entry) { return !entry->answer->distance; });
  return entries;
}

SaidLength said_distance(const Entry& entry) {
  return {value(*entry.answer->distance), entry.question.distance, entry.question.slack};
}

std::string shown_distance(const Entry& entry) {
  const SaidLength length = said_distance(entry);
  return example(entry,
                 fmt::format("it reports {:.6g}, correct is {:.6g}", length.said, length.right));
}

// The distances of the first group that has a wrong one; empty if all are right.
struct WrongDistances {
  Entries entries;  // all of the group
  const Entry* smallest = nullptr;
  std::optional<std::string> explanation;
};

std::optional<WrongDistances> wrong_distances(const Sheet& sheet) {
  const Entries all = with_distance(sheet.separated());
  for (const Group group : {Group::space, Group::plane, Group::flat, Group::single}) {
    WrongDistances found;
    std::vector<SaidLength> lengths;
    for (const Entry* entry : all) {
      if (entry->question.group != group) continue;
      found.entries.push_back(entry);
      lengths.push_back(said_distance(*entry));
      if (found.smallest == nullptr && !is_right(lengths.back())) found.smallest = entry;
    }
    if (found.smallest == nullptr) continue;
    // If all bodies seem to meet, the points are misread.
    const bool all_meet = std::ranges::all_of(found.entries, [](const Entry* e) {
      return e->answer->intersecting && value(*e->answer->distance) == 0;
    });
    if (!all_meet) found.explanation = explanation(lengths);
    return found;
  }
  return std::nullopt;
}

// Prefix such as "in the plane: "; empty if solid bodies in space are wrong too.
std::string where(const WrongDistances& found) {
  switch (found.smallest->question.group) {
    case Group::plane: return "in the plane: ";
    case Group::flat: return "of flat bodies in space: ";
    default: return "";
  }
}

bool explains(const Misreading& misreading, const Entries& entries) {
  return std::ranges::all_of(entries, [&](const Entry* entry) {
    const auto misread = misreading.misread(entry->question.asked);
    if (!misread) return is_right(said_distance(*entry));
    const oracle::Rational square = oracle::certificate(*misread).distance_squared;
    return close(value(*entry->answer->distance), std::sqrt(square.convert_to<double>()),
                 entry->question.slack);
  });
}

std::string shown_length(const Entry& entry, const char* what, const SaidLength& length) {
  return example(entry, fmt::format("it reports the {} {:.6g}, correct is {:.6g}", what,
                                    length.said, length.right));
}

}  // namespace

Finding reading(const Sheet& sheet) {
  if (!sheet.subject().capabilities.distance) return skipped("it reports no distances");
  const auto found = wrong_distances(sheet);
  if (!found)
    return with_distance(sheet.separated()).empty() ? skipped("it reports no distances") : ok();
  if (!found->explanation) {
    for (const Misreading& misreading : misreadings(found->smallest->question.asked.dim)) {
      if (!explains(misreading, found->entries)) continue;
      return wrong(where(*found) + misreading.sentence, shown_distance(*found->smallest));
    }
  }
  return skipped("distances are wrong in another way, see distance");
}

Finding distance(const Sheet& sheet) {
  if (with_distance(sheet.separated()).empty()) return skipped("it reports no distances");
  const auto found = wrong_distances(sheet);
  if (!found) return ok();
  std::string text = "the distance is wrong, in a way that is not known here";
  if (found->explanation) text = "the distance " + *found->explanation;
  if (!found->explanation && found->smallest->question.group == Group::flat) {
    text += "; let it skip bodies that it does not take";
  }
  return wrong(where(*found) + text, shown_distance(*found->smallest));
}

Finding relation(const Sheet& sheet) {
  const Entries all = sheet.usable();
  if (all.empty()) return skipped("there is no answer to look at");
  Entries bad;
  std::ranges::copy_if(all, std::back_inserter(bad), [](const Entry* entry) {
    return entry->answer->intersecting != entry->question.intersecting;
  });
  if (bad.empty()) return ok();
  const Entry& first = *bad.front();
  const bool says = first.answer->intersecting;
  std::string said = fmt::format("it reports {}", says ? "intersecting" : "separated");
  const auto& length = first.answer->distance;
  if (length) said += fmt::format(" and the distance {:.6g}", value(*length));
  const std::string shown = example(first, said);
  if (bad.size() == all.size() && !sheet.intersecting().empty() && !sheet.separated().empty()) {
    return wrong("`intersecting` is the wrong way round: it is true where the bodies meet", shown);
  }
  const bool always = std::ranges::all_of(
      all, [says](const Entry* entry) { return entry->answer->intersecting == says; });
  if (always && !sheet.intersecting().empty() && !sheet.separated().empty()) {
    return wrong(fmt::format("`intersecting` is always {}: is it set?", says), shown);
  }
  if (length && (value(*length) > first.question.slack) == says) {
    return wrong(
        "`intersecting` contradicts the distance: bodies meet where it is 0, and only there",
        shown);
  }
  return wrong("`intersecting` is wrong", shown);
}

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
  if (!any) return skipped("it reports no distances of overlapping bodies");
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
  return lengths.empty() ? skipped("it reports no depths") : ok();
}

}  // namespace reports::smoke
