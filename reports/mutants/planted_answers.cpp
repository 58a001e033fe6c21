// SPDX-License-Identifier: MIT
#include "reports/mutants/planted_answers.hpp"

#include <fmt/format.h>
#include <tbb/parallel_for.h>

#include <cstddef>
#include <vector>

#include "core/cases/choices.hpp"
#include "reports/output/text_table.hpp"

namespace reports {

using oracle::planted::Scores;

// In blocks, so that the number of cases does not depend on who is first.
Scores planted_answers(std::uint64_t seed, std::uint64_t answers) {
  constexpr std::uint64_t block = 64;
  Scores sum;
  for (std::uint64_t first = 0; sum.answers() < answers; first += block) {
    std::vector<Scores> scores(block);
    tbb::parallel_for(std::uint64_t{0}, block, [&](std::uint64_t i) {
      cases::Choices choices = cases::Choices::keyed(seed, "planted", first + i);
      scores[i] =
          oracle::planted::examine(oracle::planted::case_for_planting(seed, first + i), choices);
    });
    for (const Scores& some : scores) sum.add(some);
  }
  return sum;
}

std::string planted_answer_table(const Scores& scores, bool markdown) {
  std::vector<Row> rows{{"damage", "inside", "outside", "quick judge too", "wrong"}};
  const auto& damages = oracle::planted::damages();
  for (std::size_t d = 0; d < damages.size(); ++d) {
    const oracle::planted::Score& score = scores.of_damage[d];
    const std::string quote = markdown ? "`" : "";
    rows.push_back({quote + damages[d].name + quote + ": " + damages[d].sentence,
                    std::to_string(score.answers[0]), std::to_string(score.answers[1]),
                    std::to_string(score.quick), std::to_string(score.wrong)});
  }
  std::string text = table(rows, markdown);
  text += fmt::format("\n{} planted answers", scores.answers());
  const char* separator = ": ";
  for (const auto& [kind, count] : scores.of_kind) {
    text += fmt::format("{}{} {}", separator, count, kind);
    separator = ", ";
  }
  text += fmt::format("; {} wrong verdicts\n", scores.wrong());
  for (const oracle::planted::Score& score : scores.of_damage) {
    if (!score.first.empty()) text += "\n" + score.first + "\n";
  }
  return text;
}

}  // namespace reports
