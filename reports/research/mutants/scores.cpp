// SPDX-License-Identifier: MIT
#include "reports/research/mutants/mutants.hpp"

#include <fmt/format.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <vector>

#include "core/cases/choices.hpp"
#include "reports/output/text_table.hpp"

namespace reports {

std::string short_name(const std::string& fault) { return fault.substr(planted_prefix.size()); }

std::vector<std::string> drivers(const std::vector<Kill>& kills) {
  std::vector<std::string> result;
  for (const Kill& kill : kills) {
    if (std::find(result.begin(), result.end(), kill.driver) == result.end()) {
      result.push_back(kill.driver);
    }
  }
  return result;
}

std::optional<std::string> blindness(const subjects::Fault& fault, const std::string& driver) {
  return subjects::blindness(fault.spoils, driver);
}

std::optional<std::uint64_t> cases_until_killed(const std::vector<Kill>& kills,
                                                const std::string& driver,
                                                const std::string& fault) {
  for (const Kill& kill : kills) {
    if (kill.driver == driver && kill.fault == fault) return kill.cases;
  }
  return std::nullopt;
}

std::size_t score(const std::vector<Kill>& kills, const std::string& driver) {
  std::size_t killed = 0;
  for (const subjects::Fault& fault : subjects::faults()) {
    if (!blindness(fault, driver) && cases_until_killed(kills, driver, fault.subject.name)) {
      ++killed;
    }
  }
  return killed;
}

std::size_t visible(const std::string& driver) {
  std::size_t count = 0;
  for (const subjects::Fault& fault : subjects::faults()) count += blindness(fault, driver) ? 0 : 1;
  return count;
}

std::string mutant_json(const std::vector<Kill>& kills) {
  using nlohmann::ordered_json;
  const auto number = [](const std::optional<std::uint64_t>& cases) {
    return cases ? ordered_json(*cases) : ordered_json(nullptr);
  };
  const std::vector<std::string> columns = drivers(kills);
  ordered_json scores = ordered_json::array();
  for (const std::string& driver : columns) {
    scores.push_back({{"driver", driver},
                      {"killed", score(kills, driver)},
                      {"visible", visible(driver)},
                      {"median", number(median_cases(kills, driver))}});
  }
  ordered_json faults = ordered_json::array();
  for (const subjects::Fault& fault : subjects::faults()) {
    ordered_json cases = ordered_json::object();
    for (const std::string& driver : columns) {
      const auto killed = cases_until_killed(kills, driver, fault.subject.name);
      cases[driver] = !killed && blindness(fault, driver) ? ordered_json("n/a") : number(killed);
    }
    faults.push_back({{"fault", short_name(fault.subject.name)},
                      {"description", fault.subject.description},
                      {"cases", std::move(cases)}});
  }
  const ordered_json all = {{"format", "gjkproof-mutants/1"},
                            {"drivers", std::move(scores)},
                            {"faults", std::move(faults)}};
  return all.dump(1) + "\n";
}

using oracle::planted::Scores;

// Works in blocks, so that the number of cases does not depend on thread timing.
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
