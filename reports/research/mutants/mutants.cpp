// SPDX-License-Identifier: MIT
#include "reports/research/mutants/mutants.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "core/cases/families.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/output/count_text.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/tables/tables.hpp"

namespace reports {
namespace {

using subjects::Fault;

std::vector<subjects::Subject> bases() {
  std::vector<subjects::Subject> result;
  for (const Fault& fault : subjects::faults()) {
    result.push_back(subjects::select({fault.base}).at(0));
  }
  return result;
}

std::string shown(const std::optional<std::uint64_t>& cases) {
  return cases ? std::to_string(*cases) : "-";
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
  StudiedFaults() : base_(bases()) {
    for (const Fault& fault : subjects::faults()) {
      kills_.push_back({"study", fault.subject.name, std::nullopt});
    }
  }

  const std::vector<Kill>& kills() const { return kills_; }

  // Whether any fault remains that this driver can kill with cases of this kind.
  bool are_alive(bool curved) const {
    for (std::size_t f = 0; f < kills_.size(); ++f) {
      if (is_asked(f, curved)) return true;
    }
    return false;
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
    return !kills_[f].cases && !blindness(fault, "study") &&
           curved == (fault.spoils == subjects::Spoils::curved_body);
  }

  std::vector<subjects::Subject> base_;
  std::vector<Kill> kills_;
};

bool is_planted(const std::string& fault) {
  const std::vector<Fault>& all = subjects::faults();
  return std::any_of(all.begin(), all.end(),
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
std::string notes(const std::vector<std::string>& columns) {
  std::map<std::string, std::string> lines;
  for (const Fault& fault : subjects::faults()) {
    for (const std::string& driver : columns) {
      const auto reason = blindness(fault, driver);
      if (!reason) continue;
      std::string& names = lines[driver + ": " + *reason];
      names += (names.empty() ? "" : ", ") + short_name(fault.subject.name);
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
  const std::vector<std::string> columns = drivers(kills);
  std::vector<Row> rows(1, {"fault"});
  rows[0].insert(rows[0].end(), columns.begin(), columns.end());
  for (const Fault& fault : subjects::faults()) {
    const std::string quote = markdown ? "`" : "";
    Row row{quote + short_name(fault.subject.name) + quote + ": " + fault.subject.description};
    for (const std::string& driver : columns) {
      const auto cases = cases_until_killed(kills, driver, fault.subject.name);
      row.push_back(!cases && blindness(fault, driver) ? "n/a" : shown(cases));
    }
    rows.push_back(std::move(row));
  }
  Row scores{"killed of those it can see"};
  Row medians{"median"};
  for (const std::string& driver : columns) {
    scores.push_back(fmt::format("{}/{}", score(kills, driver), visible(driver)));
    medians.push_back(shown(median_cases(kills, driver)));
  }
  rows.push_back(std::move(scores));
  rows.push_back(std::move(medians));
  return table(rows, markdown) + notes(columns);
}

bool all_killed(const std::vector<Kill>& kills) {
  for (const std::string& driver : drivers(kills)) {
    if (score(kills, driver) != visible(driver)) return false;
  }
  return !kills.empty();
}

std::vector<std::string> killed_by_fewer_than(std::size_t drivers_min, std::uint64_t cases,
                                              const std::vector<Kill>& kills) {
  std::vector<std::string> result;
  for (const Fault& fault : subjects::faults()) {
    std::size_t count = 0;
    for (const std::string& driver : drivers(kills)) {
      const auto needed = cases_until_killed(kills, driver, fault.subject.name);
      count += needed && *needed <= cases ? 1 : 0;
    }
    if (count < drivers_min) result.push_back(short_name(fault.subject.name));
  }
  return result;
}

std::optional<std::uint64_t> median_cases(const std::vector<Kill>& kills,
                                          const std::string& driver) {
  std::vector<std::uint64_t> killed;
  for (const Fault& fault : subjects::faults()) {
    const auto cases = cases_until_killed(kills, driver, fault.subject.name);
    if (cases && !blindness(fault, driver)) killed.push_back(*cases);
  }
  std::sort(killed.begin(), killed.end());
  const std::size_t middle = visible(driver) / 2;
  return middle < killed.size() ? std::optional(killed[middle]) : std::nullopt;
}

}  // namespace reports
