// SPDX-License-Identifier: MIT
#include "core/subjects/outside/plugin/plugin_answer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace subjects {
namespace {

constexpr std::pair<unsigned, const char*> bits[] = {
    {GJKPROOF_DISTANCE, "GJKPROOF_DISTANCE"},
    {GJKPROOF_DEPTH, "GJKPROOF_DEPTH"},
    {GJKPROOF_WITNESSES, "GJKPROOF_WITNESSES"},
    {GJKPROOF_NORMAL, "GJKPROOF_NORMAL"},
    {GJKPROOF_LOWER_BOUND, "GJKPROOF_LOWER_BOUND"}};

// Up to its zero or the end of the array, whatever a plug-in has put there.
template <std::size_t Size>
std::string text_of(const char (&array)[Size]) {
  std::string text(array, std::find(array, array + Size, '\0'));
  std::replace_if(
      text.begin(), text.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
  return text;
}

std::string undeclared(unsigned says, unsigned declared) {
  std::string text = "says what it has not declared:";
  unsigned unknown = says & ~declared;
  for (const auto& [bit, name] : bits) {
    if ((unknown & bit) != 0) text += fmt::format(" {}", name);
    unknown &= ~bit;
  }
  if (unknown != 0) text += fmt::format(" unknown bits {:#x}", unknown);
  return text;
}

Answer failed(std::string why) {
  Answer answer;
  answer.ending = Ending::failed;
  answer.status = std::move(why);
  return answer;
}

std::array<Number, 3> point(const double (&coordinates)[3]) {
  return {Number(coordinates[0]), Number(coordinates[1]), Number(coordinates[2])};
}

void read_numbers(const gjkproof_answer& said, Answer& answer) {
  const auto says = [&said](unsigned bit) { return (said.says & bit) != 0; };
  answer.intersecting = said.intersecting != 0;
  answer.iterations = std::max(said.iterations, 0);
  if (says(GJKPROOF_DISTANCE)) answer.distance = Length{Number(said.distance)};
  if (says(GJKPROOF_LOWER_BOUND)) answer.lower_bound = Length{Number(said.lower_bound)};
  if (says(GJKPROOF_DEPTH)) answer.penetration_depth = Length{Number(said.depth)};
  if (says(GJKPROOF_NORMAL)) answer.normal = point(said.normal);
  if (!says(GJKPROOF_WITNESSES)) return;
  answer.witness_a = point(said.witness_a);
  answer.witness_b = point(said.witness_b);
}

}  // namespace

Answer answer_of(const Record& record, unsigned declared) {
  if (record.fate != Fate::answered) return failed(text_of(record.text));
  const gjkproof_answer& said = record.answer;
  if ((said.says & ~declared) != 0) return failed(undeclared(said.says, declared));
  Answer answer;
  answer.status = text_of(said.status);
  const auto ends = [&answer](bool answered, Ending ending, const char* word) {
    answer.answered = answered;
    answer.ending = ending;
    if (answer.status.empty()) answer.status = word;
  };
  switch (said.outcome) {
    case GJKPROOF_ANSWERED: ends(true, Ending::unknown, "answered"); break;
    case GJKPROOF_AT_LIMIT: ends(true, Ending::iteration_limit, "at its limit"); break;
    case GJKPROOF_NO_ANSWER: ends(false, Ending::unknown, "no answer"); return answer;
    case GJKPROOF_SKIPPED:
      ends(false, Ending::unknown, "skipped");
      answer.skipped = true;
      return answer;
    default: return failed(fmt::format("ended with {}, which is no outcome", said.outcome));
  }
  read_numbers(said, answer);
  return answer;
}

}  // namespace subjects
