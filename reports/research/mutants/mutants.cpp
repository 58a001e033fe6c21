// SPDX-License-Identifier: MIT
#include "reports/research/mutants/mutants.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <utility>

#include "core/cases/choices.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/parallel.hpp"
#include "reports/research/tables/tables.hpp"

namespace reports {
namespace {

using oracle::planted::Scores;
using subjects::Fault;

const std::string planted_prefix = "planted/";

std::string short_name(const std::string& fault) { return fault.substr(planted_prefix.size()); }

std::string shown(const std::optional<std::uint64_t>& cases) {
  return cases ? std::to_string(*cases) : "-";
}

// The kills of a driver, by fault.
struct DriverScore {
  std::string driver;
  std::vector<std::optional<std::uint64_t>> cases;    // until killed; empty: it survived
  std::vector<std::optional<std::string>> blindness;  // why the driver cannot see it
  std::size_t killed = 0;                             // of those that it can see
  std::size_t visible = 0;

  // Over the faults that the driver can see, survivors last; empty if it is a survivor.
  std::optional<std::uint64_t> median() const {
    std::vector<std::uint64_t> needed;
    for (std::size_t f = 0; f < cases.size(); ++f) {
      if (cases[f] && !blindness[f]) needed.push_back(*cases[f]);
    }
    std::ranges::sort(needed);
    return visible / 2 < needed.size() ? std::optional(needed[visible / 2]) : std::nullopt;
  }
  bool is_outside(std::size_t fault) const { return !cases[fault] && blindness[fault]; }
};

// By driver, in the order of their first lines.
std::vector<DriverScore> scores_of(const std::vector<Kill>& kills) {
  std::vector<DriverScore> scores;
  for (const Kill& kill : kills) {
    if (std::ranges::find(scores, kill.driver, &DriverScore::driver) != scores.end()) continue;
    DriverScore& score = scores.emplace_back();
    score.driver = kill.driver;
    for (const Fault& fault : subjects::faults()) {
      const auto found = std::ranges::find_if(kills, [&](const Kill& one) {
        return one.driver == score.driver && one.fault == fault.subject.name;
      });
      score.cases.push_back(found == kills.end() ? std::nullopt : found->cases);
      score.blindness.push_back(subjects::blindness(fault.spoils, score.driver));
      if (score.blindness.back()) continue;
      ++score.visible;
      if (score.cases.back()) ++score.killed;
    }
  }
  return scores;
}

// Case i of a study: the families in turn, and the known cases at the end.
cases::Case studied(const MutantOptions& options, std::uint64_t i) {
  const std::uint64_t known = std::min<std::uint64_t>(options.known.size(), options.cases);
  if (i >= options.cases - known) return options.known[i - (options.cases - known)];
  const std::vector<cases::Family>& families = cases::studied_families();
  return cases::generate(families[i % families.size()], options.seed, i / families.size(),
                         {options.vertices_max});
}

// The faults evaluated on a case, and the subjects that have them.
class StudiedFaults {
 public:
  StudiedFaults() {
    for (const Fault& fault : subjects::faults()) {
      base_.push_back(subjects::select({fault.base}).at(0));
      kills_.push_back({"study", fault.subject.name, std::nullopt});
    }
  }

  const std::vector<Kill>& kills() const { return kills_; }

  // Whether any fault remains that this driver can kill with cases of this kind.
  bool are_alive(bool curved) const {
    std::size_t f = 0;
    return std::ranges::any_of(kills_, [&](const Kill&) { return is_asked(f++, curved); });
  }

  void ask(const cases::Case& question, std::uint64_t cases) {
    oracle::Examination examination(question, oracle::Oracle::certificate);
    const bool curved = cases::has_curved_body(question);
    std::map<std::string, bool> base_is_wrong;
    for (std::size_t f = 0; f < kills_.size(); ++f) {
      if (!is_asked(f, curved)) continue;
      const Fault& fault = subjects::faults()[f];
      if (!oracle::is_finding(examination.ask(fault.subject).verdict)) continue;
      const auto [known, is_new] = base_is_wrong.try_emplace(fault.base, false);
      if (is_new) known->second = oracle::is_finding(examination.ask(base_[f]).verdict);
      if (!known->second) kills_[f].cases = cases;
    }
  }

 private:
  bool is_asked(std::size_t f, bool curved) const {
    const Fault& fault = subjects::faults()[f];
    return !kills_[f].cases && !subjects::blindness(fault.spoils, "study") &&
           curved == (fault.spoils == subjects::Spoils::curved_body);
  }

  std::vector<subjects::Subject> base_;
  std::vector<Kill> kills_;
};

bool is_planted(const std::string& fault) {
  return std::ranges::any_of(subjects::faults(),
                             [&](const Fault& one) { return one.subject.name == fault; });
}

std::vector<Kill> kills_by_fuzzing(const std::string& folder) {
  std::vector<Kill> kills;
  for (const FuzzRuns& runs : read_fuzz_logs(folder)) {
    Kill kill{"fuzz", planted_prefix + runs.name, std::nullopt};
    if (!is_planted(kill.fault)) {
      throw std::runtime_error(fmt::format("{}/{}: no planted fault", folder, runs.name));
    }
    if (!runs.findings.empty()) kill.cases = runs.executed;
    kills.push_back(std::move(kill));
  }
  return kills;
}

// Why a driver has no number for some of the faults, one line per reason.
std::string notes(const std::vector<DriverScore>& scores) {
  std::map<std::string, std::string> lines;
  for (const DriverScore& score : scores) {
    for (std::size_t f = 0; f < score.cases.size(); ++f) {
      if (!score.blindness[f]) continue;
      std::string& names = lines[score.driver + ": " + *score.blindness[f]];
      names += (names.empty() ? "" : ", ") + short_name(subjects::faults()[f].subject.name);
    }
  }
  std::string text;
  for (const auto& [reason, names] : lines) {
    text += "\nn/a for " + reason + " (" + names + ")\n";
  }
  return text;
}

}  // namespace

std::vector<Kill> study_mutants(const MutantOptions& options) {
  StudiedFaults studied_faults;
  for (std::uint64_t i = 0; i < options.cases; ++i) {
    const bool point_sets = studied_faults.are_alive(false);
    const bool curved = studied_faults.are_alive(true);
    if (!point_sets && !curved) break;
    const cases::Case question = studied(options, i);
    if (cases::has_curved_body(question) ? curved : point_sets) studied_faults.ask(question, i + 1);
  }
  return studied_faults.kills();
}

std::string fault_list() {
  std::string text;
  for (const Fault& fault : subjects::faults())
    text += fault.subject.name + " " + fault.base + "\n";
  return text;
}

std::string kill_line(const Kill& kill) {
  return fmt::format("mutant {} {} {}", kill.driver, short_name(kill.fault), shown(kill.cases));
}

std::vector<Kill> read_kills(const std::string& file) {
  if (std::filesystem::is_directory(file)) return kills_by_fuzzing(file);
  std::ifstream stream(file);
  if (!stream) throw std::runtime_error(file + ": cannot be read");
  std::vector<Kill> kills;
  std::string line;
  for (int number = 1; std::getline(stream, line); ++number) {
    std::istringstream words(line);
    std::string mutant, driver, fault, cases, rest;
    if (!(words >> mutant) || mutant != "mutant") continue;
    const auto refuse = [&](const std::string& reason) {
      return std::runtime_error(fmt::format("{}:{}: {}", file, number, reason));
    };
    if (!(words >> driver >> fault >> cases) || words >> rest) {
      throw refuse("a kill line is: mutant DRIVER FAULT CASES");
    }
    Kill kill{driver, planted_prefix + fault, std::nullopt};
    if (!is_planted(kill.fault)) throw refuse("no planted fault " + fault);
    if (cases != "-") {
      kill.cases = count_in(cases);
      if (!kill.cases) throw refuse("not a number of cases: " + cases);
    }
    kills.push_back(std::move(kill));
  }
  return kills;
}

std::string mutant_table(const std::vector<Kill>& kills, bool markdown) {
  const std::vector<DriverScore> scores = scores_of(kills);
  std::vector<Row> rows{{"fault"}};
  Row killed{"killed of those it can see"};
  Row medians{"median"};
  for (const DriverScore& score : scores) {
    rows[0].push_back(score.driver);
    killed.push_back(fmt::format("{}/{}", score.killed, score.visible));
    medians.push_back(shown(score.median()));
  }
  const std::string quote = markdown ? "`" : "";
  for (std::size_t f = 0; f < subjects::faults().size(); ++f) {
    const subjects::Subject& fault = subjects::faults()[f].subject;
    Row row{quote + short_name(fault.name) + quote + ": " + fault.description};
    for (const DriverScore& score : scores) {
      row.push_back(score.is_outside(f) ? "n/a" : shown(score.cases[f]));
    }
    rows.push_back(std::move(row));
  }
  rows.insert(rows.end(), {killed, medians});
  return table(rows, markdown) + notes(scores);
}

std::string mutant_json(const std::vector<Kill>& kills) {
  using nlohmann::ordered_json;
  const auto number = [](const std::optional<std::uint64_t>& cases) {
    return cases ? ordered_json(*cases) : ordered_json(nullptr);
  };
  const std::vector<DriverScore> scores = scores_of(kills);
  ordered_json drivers = ordered_json::array();
  for (const DriverScore& score : scores) {
    drivers.push_back({{"driver", score.driver},
                       {"killed", score.killed},
                       {"visible", score.visible},
                       {"median", number(score.median())}});
  }
  ordered_json faults = ordered_json::array();
  for (std::size_t f = 0; f < subjects::faults().size(); ++f) {
    const subjects::Subject& fault = subjects::faults()[f].subject;
    ordered_json cases = ordered_json::object();
    for (const DriverScore& score : scores) {
      cases[score.driver] = score.is_outside(f) ? ordered_json("n/a") : number(score.cases[f]);
    }
    faults.push_back({{"fault", short_name(fault.name)},
                      {"description", fault.description},
                      {"cases", std::move(cases)}});
  }
  const ordered_json all = {{"format", "gjkproof-mutants/1"},
                            {"drivers", std::move(drivers)},
                            {"faults", std::move(faults)}};
  return all.dump(1) + "\n";
}

bool all_killed(const std::vector<Kill>& kills) {
  return !kills.empty() && std::ranges::all_of(scores_of(kills), [](const DriverScore& score) {
    return score.killed == score.visible;
  });
}

std::optional<std::uint64_t> median_cases(const std::vector<Kill>& kills,
                                          const std::string& driver) {
  const std::vector<DriverScore> scores = scores_of(kills);
  const auto found = std::ranges::find(scores, driver, &DriverScore::driver);
  return found == scores.end() ? std::nullopt : found->median();
}

// Works in blocks, so that the number of cases does not depend on thread timing.
Scores planted_answers(std::uint64_t seed, std::uint64_t answers) {
  constexpr std::uint64_t block = 64;
  Scores sum;
  for (std::uint64_t first = 0; sum.answers() < answers; first += block) {
    for (const Scores& some : in_parallel(block, [&](std::size_t i) {
           cases::Choices choices = cases::Choices::keyed(seed, "planted", first + i);
           return oracle::planted::examine(oracle::planted::case_for_planting(seed, first + i),
                                           choices);
         })) {
      sum.add(some);
    }
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
