// SPDX-License-Identifier: MIT
// Checks that there are answers and that they contain the declared parts.
#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

#include "reports/smoke/checks.hpp"

namespace reports::smoke {
namespace {

Entries easy(const Sheet& sheet) {
  Entries all;
  for (const Group group : {Group::space, Group::plane, Group::flat, Group::single}) {
    for (const Entry* entry : sheet.of(group)) {
      if (sheet.is_easy(entry->question)) all.push_back(entry);
    }
  }
  return all;
}

template <typename Predicate>
Entries those(Entries entries, const Predicate& predicate) {
  std::erase_if(entries, [&](const Entry* entry) { return !predicate(*entry); });
  return entries;
}

// Finds a dimension that the subject declares but always skips.
Finding takes_dimension(const Sheet& sheet, int dim) {
  const Entries entries =
      those(easy(sheet), [dim](const Entry& entry) { return entry.question.asked.dim == dim; });
  const Entries refused = those(entries, [](const Entry& entry) { return entry.skipped(); });
  if (entries.empty() || refused.size() < entries.size()) return ok();
  return wrong(fmt::format(
      "declares that it takes cases {}, and skips all of them: declare that it does not ({})",
      dim == 2 ? "in the plane" : "in space", refused.front()->answer->status));
}

// Finds a part that is declared but never given, or given but not declared.
template <typename Has>
Finding says(const Entries& answered, const char* part, bool declared, const Has& has) {
  const Entries with = those(answered, [&](const Entry& entry) { return has(*entry.answer); });
  if (answered.empty() || with.empty() != declared) return ok();
  if (!declared) {
    return wrong(fmt::format("gives {}, and does not declare that: declare it", part));
  }
  return wrong(
      fmt::format("declares {}, and never gives that: fill it in, or do not declare it", part));
}

}  // namespace

Finding answers(const Sheet& sheet) {
  const Entries all = easy(sheet);
  if (all.empty()) return skipped("there is nothing that it can be asked");
  const Entries lost = those(all, [](const Entry& entry) { return entry.lost(); });
  if (!lost.empty()) {
    const bool any =
        std::any_of(all.begin(), all.end(), [](const Entry* entry) { return entry->answered(); });
    const std::string& status = lost.front()->answer->status;
    const std::string text =
        any ? fmt::format(
                  "gives no answer to {} of {} easy questions: does the library fail, or does the "
                  "adapter not hand its answer on?",
                  lost.size(), all.size())
            : std::string(
                  "gives no answer to the easiest questions: does the adapter work at all?");
    return wrong(text, example(*lost.front(), status));
  }
  const Entries refused =
      those(sheet.of(Group::space), [](const Entry& entry) { return entry.skipped(); });
  if (refused.empty() || refused.size() == sheet.of(Group::space).size()) return ok();
  return hint(fmt::format("skips {} of {} easy questions of solid bodies in space", refused.size(),
                          sheet.of(Group::space).size()),
              example(*refused.front(), refused.front()->answer->status));
}

Finding finite(const Sheet& sheet) {
  for (const Entry& entry : sheet.all()) {
    if (!entry.answered() || entry.usable()) continue;
    const subjects::Answer& answer = *entry.answer;
    const auto none = [](const std::optional<subjects::Length>& length) {
      return length && !length->value.is_finite();
    };
    const char* part = none(answer.distance)            ? "distance"
                       : none(answer.lower_bound)       ? "lower bound"
                       : none(answer.penetration_depth) ? "depth"
                                                        : "point or normal";
    return wrong(fmt::format("gives a {} that is NaN or infinite: is it set before it is read, and "
                             "is a zero divided by?",
                             part),
                 example(entry, entry.answer->status));
  }
  return ok();
}

Finding declared(const Sheet& sheet) {
  using subjects::Answer;
  const subjects::Capabilities& takes_and_says = sheet.subject().capabilities;
  const Entries apart = sheet.separated();
  const Entries overlapping = sheet.intersecting();
  const auto at_distance = [](const Answer& answer) { return answer.distance.has_value(); };
  const auto at_depth = [](const Answer& answer) { return answer.penetration_depth.has_value(); };
  const auto with_points = [](const Answer& answer) {
    return answer.witness_a.has_value() && answer.witness_b.has_value();
  };
  const auto with_normal = [](const Answer& answer) { return answer.normal.has_value(); };
  for (const Finding& finding :
       {takes_dimension(sheet, 3), takes_dimension(sheet, 2),
        says(apart, "a distance", takes_and_says.distance, at_distance),
        says(sheet.usable(), "witness points", takes_and_says.witnesses, with_points),
        says(overlapping, "a depth", takes_and_says.depth, at_depth),
        says(sheet.usable(), "a normal", takes_and_says.normal, with_normal)}) {
    if (finding.outcome != Outcome::ok) return finding;
  }
  return ok();
}

}  // namespace reports::smoke
