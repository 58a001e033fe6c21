// SPDX-License-Identifier: MIT
#include "reports/mutants/scores.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

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

}  // namespace reports
