// SPDX-License-Identifier: MIT
#include "reports/study/form/counts.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <utility>
#include <vector>

#include "core/cases/domain.hpp"
#include "core/cases/file.hpp"
#include "core/cases/json_reason.hpp"
#include "reports/output/output_file.hpp"
#include "reports/output/unique_keys.hpp"

namespace reports {
namespace {

using nlohmann::ordered_json;

std::vector<std::string> domain_names() {
  std::vector<std::string> result;
  for (const cases::Domain domain : cases::all_domains) result.emplace_back(cases::name(domain));
  return result;
}

// The counters of a cell by name, for writing and reading.
constexpr std::pair<const char*, std::uint64_t Cell::*> counters[] = {
    {"answers", &Cell::answers}, {"findings", &Cell::findings}, {"gross", &Cell::gross},
    {"normals", &Cell::normals}, {"promised", &Cell::promised}, {"broken", &Cell::broken},
    {"certain", &Cell::certain}};
constexpr std::pair<const char*, std::uint64_t UnitEnd::*> costs[] = {
    {"units", &UnitEnd::unit},
    {"cases", &UnitEnd::cases},
    {"truths", &UnitEnd::truths},
    {"enclosures", &UnitEnd::enclosures},
    {"compared", &UnitEnd::compared}};

template <typename Value>
std::optional<Value> optional_in(const ordered_json& value) {
  return value.is_null() ? std::nullopt : std::optional(value.get<Value>());
}

ordered_json json_of(const Cell& cell) {
  ordered_json object;
  for (const auto& [key, counter] : counters) object[key] = cell.*counter;
  object["scaled_error_max"] = cases::hex_float(cell.scaled_error_max);
  object["verdicts"] = ordered_json::object();
  for (const VerdictKind kind : oracle::all_verdict_kinds) {
    if (cell.count(kind) > 0) object["verdicts"][name(kind)] = cell.count(kind);
  }
  // In the order of their names, whichever was met first.
  object["statuses"] =
      std::map<std::string, std::uint64_t>(cell.statuses.begin(), cell.statuses.end());
  object["iterations"] = cell.iterations.bins();
  if (const Quantiles& times = cell.nanoseconds; times.total() > 0) {
    object["ns"] = {{"bins", times.bins()}, {"least", times.least()}, {"largest", times.largest()}};
  }
  object["worst"] = ordered_json::array();
  for (const auto& [verdict, worst] : cell.worst) {
    object["worst"].push_back({{"case", worst.id},
                               {"group", worst.group},
                               {"index", worst.index},
                               {"subject", worst.subject},
                               {"replay", worst.replay},
                               {"answer", json_of(worst.answer)}});
  }
  return object;
}

Cell cell_in(const ordered_json& object) {
  Cell cell;
  for (const auto& [key, counter] : counters) cell.*counter = object.at(key);
  cell.scaled_error_max =
      cases::parse_hex_float(object.at("scaled_error_max").get<std::string>()).value();
  for (const auto& [word, count] : object.at("verdicts").items()) {
    cell.counts[static_cast<std::size_t>(verdict_named(word))] = count;
  }
  for (const auto& [status, count] : object.at("statuses").items())
    cell.statuses.add(status, count);
  cell.iterations = Iterations::from(object.at("iterations").get<std::map<int, std::uint64_t>>());
  if (const auto times = object.find("ns"); times != object.end()) {
    cell.nanoseconds =
        Quantiles::from(times->at("bins").get<std::map<std::uint32_t, std::uint64_t>>(),
                        times->at("least"), times->at("largest"));
  }
  for (const ordered_json& worst : object.at("worst")) {
    WorstFinding finding{worst.at("case"),
                         worst.at("group"),
                         worst.at("subject"),
                         worst.at("replay"),
                         read_counted(worst.at("answer")),
                         worst.at("index")};
    const VerdictKind verdict = finding.answer.verdict;
    cell.worst.insert_or_assign(verdict, std::move(finding));
  }
  return cell;
}

// A list of cells by row and subject; null where nothing was counted.
ordered_json json_of(const Tally& tally) {
  ordered_json rows = ordered_json::array();
  for (std::size_t row = 0; row < tally.groups().size(); ++row) {
    ordered_json cells = ordered_json::array();
    for (std::size_t s = 0; s < tally.subjects().size(); ++s) {
      const Cell& cell = tally.cell(row, s);
      cells.push_back(cell.answers > 0 ? json_of(cell) : ordered_json());
    }
    rows.push_back(std::move(cells));
  }
  return rows;
}

void read(const ordered_json& rows, Tally& tally) {
  if (rows.size() != tally.groups().size()) throw std::invalid_argument("another number of rows");
  for (std::size_t row = 0; row < rows.size(); ++row) {
    if (rows[row].size() != tally.subjects().size()) {
      throw std::invalid_argument("another number of subjects");
    }
    for (std::size_t s = 0; s < rows[row].size(); ++s) {
      if (!rows[row][s].is_null()) tally.cell(row, s) = cell_in(rows[row][s]);
    }
  }
}

}  // namespace

// JSON has no infinity; an error without a size has none.
ordered_json json_of(const Counted& answer) {
  return {
      {"verdict", name(answer.verdict)},
      {"reason", answer.reason},
      {"gross", answer.gross},
      {"size", std::isfinite(answer.size) ? ordered_json(answer.size) : ordered_json()},
      {"scaled_error",
       answer.scaled_error ? ordered_json(cases::hex_float(*answer.scaled_error)) : ordered_json()},
      {"promise", answer.keeps_promise ? ordered_json(*answer.keeps_promise) : ordered_json()},
      {"certain", answer.certain},
      {"status", answer.status ? ordered_json(*answer.status) : ordered_json()},
      {"iterations", answer.iterations ? ordered_json(*answer.iterations) : ordered_json()}};
}

VerdictKind verdict_named(const std::string& word) {
  for (const VerdictKind kind : oracle::all_verdict_kinds) {
    if (word == name(kind)) return kind;
  }
  throw std::invalid_argument("unknown verdict \"" + word + "\"");
}

Counted read_counted(const ordered_json& object) {
  Counted answer;
  answer.verdict = verdict_named(object.at("verdict"));
  answer.reason = object.at("reason");
  answer.gross = object.at("gross");
  answer.size =
      optional_in<double>(object.at("size")).value_or(std::numeric_limits<double>::infinity());
  if (const auto error = optional_in<std::string>(object.at("scaled_error"))) {
    answer.scaled_error = cases::parse_hex_float(*error).value();
  }
  answer.keeps_promise = optional_in<bool>(object.at("promise"));
  answer.certain = object.at("certain");
  answer.status = optional_in<std::string>(object.at("status"));
  answer.iterations = optional_in<int>(object.at("iterations"));
  return answer;
}

Counts::Counts(const RunHeader& header)
    : groups(names(header.groups), names(header.subjects)),
      domains(domain_names(), names(header.subjects)) {}

void Counts::add(const Counts& other) {
  groups.add(other.groups);
  domains.add(other.domains);
  for (const auto& [key, cost] : costs) oracles.*cost += other.oracles.*cost;
  judged += other.judged;
  findings += other.findings;
}

std::string counts_text(const Checkpoint& checkpoint) {
  const Counts& counts = checkpoint.counts;
  ordered_json file{{"format", counts_format},
                    {"study", ordered_json::parse(header_line(checkpoint.header))},
                    {"records", checkpoint.records}};
  for (const auto& [key, cost] : costs) file[key] = counts.oracles.*cost;
  file["judged"] = counts.judged;
  file["findings"] = counts.findings;
  file["groups"] = json_of(counts.groups);
  file["domains"] = json_of(counts.domains);
  return file.dump(-1, ' ', true, ordered_json::error_handler_t::replace) + "\n";
}

Checkpoint read_counts(const std::string& path) {
  const std::string text = content_of(path);
  try {
    const auto file = parsed_with_unique_keys<ordered_json>(text);
    if (file.at("format") != counts_format) {
      throw std::invalid_argument("the format is " + file.at("format").dump());
    }
    RunHeader header = read_header(file.at("study").dump(-1, ' ', true));
    Counts counts(header);
    for (const auto& [key, cost] : costs) counts.oracles.*cost = file.at(key);
    counts.judged = file.at("judged");
    counts.findings = file.at("findings");
    read(file.at("groups"), counts.groups);
    read(file.at("domains"), counts.domains);
    return {std::move(header), std::move(counts), file.at("records")};
  } catch (const std::exception& error) {
    throw std::invalid_argument(path + ": no counts of a study: " + cases::json_reason(error));
  }
}

}  // namespace reports
