// SPDX-License-Identifier: MIT
// Checks the distance of separated bodies and the relation.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "oracle/certificate/certificate.hpp"
#include "reports/smoke/checks.hpp"
#include "reports/smoke/checks/lengths.hpp"
#include "reports/smoke/checks/misreadings.hpp"

namespace reports::smoke {
namespace {

Entries with_distance(Entries entries) {
  std::erase_if(entries, [](const Entry* entry) { return !entry->answer->distance; });
  return entries;
}

SaidLength said_distance(const Entry& entry) {
  return {value(*entry.answer->distance), entry.question.distance, entry.question.slack};
}

std::string shown_distance(const Entry& entry) {
  const SaidLength length = said_distance(entry);
  return example(entry, fmt::format("it says {:.6g}, right is {:.6g}", length.said, length.right));
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
    const bool all_meet = std::all_of(
        found.entries.begin(), found.entries.end(),
        [](const Entry* e) { return e->answer->intersecting && value(*e->answer->distance) == 0; });
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
  return std::all_of(entries.begin(), entries.end(), [&](const Entry* entry) {
    const auto misread = misreading.misread(entry->question.asked);
    if (!misread) return is_right(said_distance(*entry));
    const oracle::Rational square = oracle::certificate(*misread).distance_squared;
    return close(value(*entry->answer->distance), std::sqrt(square.convert_to<double>()),
                 entry->question.slack);
  });
}

}  // namespace

Finding reading(const Sheet& sheet) {
  if (!sheet.subject().capabilities.distance) return skipped("it says no distances");
  const auto found = wrong_distances(sheet);
  if (!found)
    return with_distance(sheet.separated()).empty() ? skipped("it says no distances") : ok();
  if (!found->explanation) {
    for (const Misreading& misreading : misreadings(found->smallest->question.asked.dim)) {
      if (!explains(misreading, found->entries)) continue;
      return wrong(where(*found) + misreading.sentence, shown_distance(*found->smallest));
    }
  }
  return skipped("distances are wrong in another way, see distance");
}

Finding distance(const Sheet& sheet) {
  if (with_distance(sheet.separated()).empty()) return skipped("it says no distances");
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
  std::copy_if(all.begin(), all.end(), std::back_inserter(bad), [](const Entry* entry) {
    return entry->answer->intersecting != entry->question.intersecting;
  });
  if (bad.empty()) return ok();
  const Entry& first = *bad.front();
  const bool says = first.answer->intersecting;
  std::string said = fmt::format("it says {}", says ? "intersecting" : "separated");
  const auto& length = first.answer->distance;
  if (length) said += fmt::format(" and the distance {:.6g}", value(*length));
  const std::string shown = example(first, said);
  if (bad.size() == all.size() && !sheet.intersecting().empty() && !sheet.separated().empty()) {
    return wrong("`intersecting` is the wrong way round: it is true where the bodies meet", shown);
  }
  const bool always = std::all_of(all.begin(), all.end(), [says](const Entry* entry) {
    return entry->answer->intersecting == says;
  });
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

}  // namespace reports::smoke
