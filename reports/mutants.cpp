// SPDX-License-Identifier: MIT
#include "reports/mutants.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "core/cases/families.hpp"
#include "core/subjects/planted/faults.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/examination.hpp"
#include "reports/text_table.hpp"

namespace reports {
namespace {

using subjects::Fault;

const std::string prefix = "planted/";

std::string short_name(const std::string& fault) {
  return fault.substr(prefix.size());
}

std::vector<subjects::Subject> bases() {
  std::vector<subjects::Subject> result;
  for (const Fault& fault : subjects::faults()) {
    result.push_back(subjects::select({fault.base}).at(0));
  }
  return result;
}

// In the order of their first line.
std::vector<std::string> drivers(const std::vector<Kill>& kills) {
  std::vector<std::string> result;
  for (const Kill& kill : kills) {
    if (std::find(result.begin(), result.end(), kill.driver) == result.end()) {
      result.push_back(kill.driver);
    }
  }
  return result;
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
  for (const Fault& fault : subjects::faults()) {
    if (cases_until_killed(kills, driver, fault.subject.name)) ++killed;
  }
  return killed;
}

std::string shown(const std::optional<std::uint64_t>& cases) {
  return cases ? std::to_string(*cases) : "-";
}

}  // namespace

std::vector<Kill> study_mutants(const MutantOptions& options) {
  const std::vector<Fault>& faults = subjects::faults();
  const std::vector<subjects::Subject> base = bases();
  std::vector<Kill> kills;
  for (const Fault& fault : faults) kills.push_back({"study", fault.subject.name, std::nullopt});

  const std::vector<cases::Family>& families = cases::families();
  std::size_t alive = faults.size();
  for (std::uint64_t i = 0; i < options.cases && alive > 0; ++i) {
    oracle::Examination examination(cases::generate(families[i % families.size()], options.seed,
                                                    i / families.size(), {options.vertices_max}),
                                    oracle::Oracle::certificate);
    std::map<std::string, bool> base_is_wrong;
    for (std::size_t f = 0; f < faults.size(); ++f) {
      if (kills[f].cases || !oracle::is_finding(examination.ask(faults[f].subject).verdict)) {
        continue;
      }
      const auto [known, is_new] = base_is_wrong.try_emplace(faults[f].base, false);
      if (is_new) known->second = oracle::is_finding(examination.ask(base[f]).verdict);
      if (known->second) continue;
      kills[f].cases = i + 1;
      --alive;
    }
  }
  return kills;
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
    Kill kill{driver, prefix + fault, std::nullopt};
    const std::vector<Fault>& all = subjects::faults();
    if (std::none_of(all.begin(), all.end(),
                     [&](const Fault& one) { return one.subject.name == kill.fault; })) {
      throw refuse("no planted fault " + fault);
    }
    if (cases != "-") {
      if (cases.size() > 18 || cases.find_first_not_of("0123456789") != std::string::npos) {
        throw refuse("not a number of cases: " + cases);
      }
      kill.cases = std::stoull(cases);
    }
    kills.push_back(std::move(kill));
  }
  return kills;
}

std::string mutant_table(const std::vector<Kill>& kills, bool markdown) {
  const std::vector<std::string> columns = drivers(kills);
  std::vector<Row> rows(1, {"fault"});
  rows[0].insert(rows[0].end(), columns.begin(), columns.end());
  for (const Fault& fault : subjects::faults()) {
    const std::string quote = markdown ? "`" : "";
    Row row{quote + short_name(fault.subject.name) + quote + ": " + fault.subject.description};
    for (const std::string& driver : columns) {
      row.push_back(shown(cases_until_killed(kills, driver, fault.subject.name)));
    }
    rows.push_back(std::move(row));
  }
  Row scores{"killed of planted"};
  Row medians{"median"};
  for (const std::string& driver : columns) {
    scores.push_back(fmt::format("{}/{}", score(kills, driver), subjects::faults().size()));
    medians.push_back(shown(median_cases(kills, driver)));
  }
  rows.push_back(std::move(scores));
  rows.push_back(std::move(medians));
  return table(rows, markdown);
}

bool all_killed(const std::vector<Kill>& kills) {
  for (const std::string& driver : drivers(kills)) {
    if (score(kills, driver) != subjects::faults().size()) return false;
  }
  return !kills.empty();
}

std::optional<std::uint64_t> median_cases(const std::vector<Kill>& kills,
                                          const std::string& driver) {
  std::vector<std::uint64_t> killed;
  for (const Fault& fault : subjects::faults()) {
    if (const auto cases = cases_until_killed(kills, driver, fault.subject.name)) {
      killed.push_back(*cases);
    }
  }
  std::sort(killed.begin(), killed.end());
  const std::size_t middle = subjects::faults().size() / 2;
  return middle < killed.size() ? std::optional(killed[middle]) : std::nullopt;
}

}  // namespace reports
