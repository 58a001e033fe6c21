// SPDX-License-Identifier: MIT
// Checks that an answer depends only on its case, not on earlier cases or the batch.
#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

#include "reports/smoke/checks.hpp"

namespace reports::smoke {
namespace {

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
  return std::all_of(answers.begin(), answers.end(), [&](const Answer& answer) {
    return std::any_of(entries.begin(), entries.end(),
                       [&](const Entry* entry) { return !difference(*entry->answer, answer); });
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

}  // namespace

Finding repeatable(const Sheet& sheet) {
  Entries entries = answered(sheet);
  if (entries.empty()) return skipped("there is no answer to repeat");
  std::reverse(entries.begin(), entries.end());
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
  std::reverse(entries.begin(), entries.end());
  return batch(sheet, entries, "the batch of all in reverse order");
}

}  // namespace reports::smoke
