// SPDX-License-Identifier: MIT
// Checks that there are answers, that they contain the declared parts and that each depends only on
// its case, not on earlier cases or the batch; and checks that report hints, not faults.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstddef>

#include "reports/smoke/smoke.hpp"

namespace reports::smoke {
namespace {

Entries easy(const Sheet& sheet) {
  Entries all;
  for (const Group group : {Group::space, Group::plane, Group::flat, Group::single}) {
    for (const Entry* entry : sheet.entries(group)) {
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

using subjects::Answer;

// Omits cases without an answer, which could time out again.
Entries answered(const Sheet& sheet) {
  Entries entries;
  for (const Entry& entry : sheet.all()) {
    if (entry.answered()) entries.push_back(&entry);
  }
  return entries;
}

std::optional<std::string> other_answer(const Sheet& sheet, const Entry& entry) {
  return difference(*entry.answer, sheet.subject().ask(entry.question.asked, nullptr));
}

std::vector<Answer> answers_of(const Sheet& sheet, const Entries& entries) {
  std::vector<const cases::Case*> questions;
  for (const Entry* entry : entries) questions.push_back(&entry->question.asked);
  return sheet.subject().ask_all(questions);
}

// True if every answer fits some case of the batch.
bool is_mixed_up(const Entries& entries, const std::vector<Answer>& answers) {
  return std::ranges::all_of(answers, [&](const Answer& answer) {
    return std::ranges::any_of(
        entries, [&](const Entry* entry) { return !difference(*entry->answer, answer); });
  });
}

Finding batch(const Sheet& sheet, const Entries& entries, const std::string& name) {
  const std::vector<Answer> answers = answers_of(sheet, entries);
  if (answers.size() != entries.size()) {
    return wrong(
        fmt::format("gives {} answers to {} questions in a batch", answers.size(), entries.size()));
  }
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const auto what = difference(*entries[i]->answer, answers[i]);
    if (!what) continue;
    const std::string shown = example(*entries[i], fmt::format("{}, alone and in {}", *what, name));
    if (is_mixed_up(entries, answers)) {
      return wrong(
          "gives the answers of a batch in another order: each must come for its own question",
          shown);
    }
    return wrong(
        "answers depend on the batch: does one question leave something behind for the next one?",
        shown);
  }
  return ok();
}

std::string time_text(double seconds) {
  if (seconds >= 1) return fmt::format("{:.2g} s", seconds);
  return seconds >= 1e-3 ? fmt::format("{:.3g} ms", seconds * 1e3)
                         : fmt::format("{:.3g} us", seconds * 1e6);
}

}  // namespace

Finding answers(const Sheet& sheet) {
  const Entries all = easy(sheet);
  if (all.empty()) return skipped("there is nothing that it can be asked");
  const Entries lost = those(all, [](const Entry& entry) { return entry.lost(); });
  if (!lost.empty()) {
    const bool any = std::ranges::any_of(all, [](const Entry* entry) { return entry->answered(); });
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
      those(sheet.entries(Group::space), [](const Entry& entry) { return entry.skipped(); });
  if (refused.empty() || refused.size() == sheet.entries(Group::space).size()) return ok();
  return hint(fmt::format("skips {} of {} easy questions of solid bodies in space", refused.size(),
                          sheet.entries(Group::space).size()),
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

Finding repeatable(const Sheet& sheet) {
  Entries entries = answered(sheet);
  if (entries.empty()) return skipped("there is no answer to repeat");
  std::ranges::reverse(entries);
  const Entry* before = nullptr;
  for (const Entry* entry : entries) {
    for (const char* when : {"the second time", "twice in a row"}) {
      const auto what = other_answer(sheet, *entry);
      if (!what) continue;
      const std::string after = before == nullptr ? "" : ", after " + before->question.asked.id;
      return wrong(
          "answers the same question in two ways: does it keep anything from one call to the next "
          "(a simplex, a direction, a body)?",
          example(*entry, fmt::format("{} {}{}", *what, when, after)));
    }
    before = entry;
  }
  return ok();
}

Finding batches(const Sheet& sheet) {
  if (!sheet.subject().ask_all) return skipped("it is asked one by one");
  Entries entries = answered(sheet);
  if (entries.empty()) return skipped("there is no answer to repeat");
  for (const std::size_t size : {entries.size(), std::size_t{1}, std::size_t{2}, std::size_t{7}}) {
    for (std::size_t first = 0; first < entries.size(); first += size) {
      const auto begin = entries.begin() + static_cast<std::ptrdiff_t>(first);
      const auto count = static_cast<std::ptrdiff_t>(std::min(size, entries.size() - first));
      const Finding finding =
          batch(sheet, Entries(begin, begin + count), fmt::format("a batch of {}", count));
      if (finding.outcome != Outcome::ok) return finding;
    }
  }
  std::ranges::reverse(entries);
  return batch(sheet, entries, "the batch of all in reverse order");
}

Finding status(const Sheet& sheet) {
  for (const Entry& entry : sheet.all()) {
    if (!entry.answer || !entry.answer->status.empty()) continue;
    return hint(
        "an answer has an empty status: a word for how it ended helps whoever reads the report",
        example(entry, "its status is empty"));
  }
  return ok();
}

Finding speed(const Sheet& sheet) {
  std::vector<const cases::Case*> asked;
  for (const Entry& entry : sheet.all()) {
    if (entry.answered()) asked.push_back(&entry.question.asked);
  }
  if (asked.empty()) return skipped("there is no answer");
  // A study of the default size has 10^4 cases and should end within minutes.
  constexpr double slow = 0.01;
  double seconds = sheet.seconds_alone();
  std::string text = time_text(seconds) + " for a query alone";
  if (const auto& ask_all = sheet.subject().ask_all) {
    const auto begin = std::chrono::steady_clock::now();
    ask_all(asked);
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
    seconds = time.count() / static_cast<double>(asked.size());
    text += ", " + time_text(seconds) + " in a batch";
  }
  if (seconds > slow) return hint("is slow: " + text);
  return {Outcome::ok, text, {}};
}

Finding survival(const Sheet& sheet) {
  if (!sheet.subject().unblamed_ends) return ok();
  const subjects::UnblamedEnds ends = sheet.subject().unblamed_ends();
  if (ends.count == 0) return ok();
  return wrong(
      "its process ended at questions that a new one answered: does it write beyond its memory, or "
      "grow from call to call?",
      fmt::format("ends: {}, the first: {}", ends.count, ends.first));
}

}  // namespace reports::smoke
