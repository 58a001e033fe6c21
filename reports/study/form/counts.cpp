// SPDX-License-Identifier: MIT
#include "reports/study/form/counts.hpp"

#include <fmt/format.h>

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
#include "reports/output/strict_json.hpp"

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

// Numbers of answers by a number.
template <typename Number>
std::map<Number, std::uint64_t> bins_in(const ordered_json& list) {
  std::map<Number, std::uint64_t> bins;
  for (const ordered_json& bin : list) {
    bins[count_at<Number>(bin, 0)] = count_at<std::uint64_t>(bin, 1);
  }
  return bins;
}

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
  for (const auto& [key, counter] : counters) cell.*counter = count_at<std::uint64_t>(object, key);
  cell.scaled_error_max = size_at(object, "scaled_error_max");
  std::uint64_t answers = 0;
  std::uint64_t findings = 0;
  const ordered_json& verdicts = object.at("verdicts");
  for (const auto& [word, value] : verdicts.items()) {
    const VerdictKind kind = verdict_named(word);
    const auto count = count_at<std::uint64_t>(verdicts, word);
    cell.counts[static_cast<std::size_t>(kind)] = count;
    answers += count;
    if (is_finding(kind)) findings += count;
  }
  if (answers != cell.answers || findings != cell.findings) {
    throw std::invalid_argument("the verdicts of a cell do not sum up to its answers and findings");
  }
  const ordered_json& statuses = object.at("statuses");
  for (const auto& [status, value] : statuses.items())
    cell.statuses.add(status, count_at<std::uint64_t>(statuses, status));
  cell.iterations = Iterations::from(bins_in<int>(object.at("iterations")));
  if (const auto times = object.find("ns"); times != object.end()) {
    cell.nanoseconds = Quantiles::from(bins_in<std::uint32_t>(times->at("bins")),
                                       times->at("least"), times->at("largest"));
  }
  for (const ordered_json& worst : object.at("worst")) {
    WorstFinding finding{worst.at("case"),
                         worst.at("group"),
                         worst.at("subject"),
                         worst.at("replay"),
                         read_counted(worst.at("answer")),
                         count_at<std::uint64_t>(worst, "index")};
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

// Throws std::invalid_argument if figures of which one follows from others differ.
void require_consistent(const Checkpoint& checkpoint) {
  const auto& [header, counts, records] = checkpoint;
  const auto refuse = [](const char* what) {
    throw std::invalid_argument(std::string("the groups have another number of ") + what);
  };
  std::uint64_t judged = 0;
  std::uint64_t findings = 0;
  for (std::size_t s = 0; s < header.subjects.size(); ++s) {
    const Cell cell = counts.groups.total(s);
    if (cell.answers != counts.oracles.cases) refuse("cases");
    if (cell.counts != counts.domains.total(s).counts) refuse("verdicts than the domains");
    for (const auto& [status, count] : cell.statuses) judged += count;
    findings += cell.findings;
  }
  if (judged != counts.judged) refuse("judged answers");
  if (findings != counts.findings) refuse("findings");
  const Units units(header.groups, header.shard);
  const std::uint64_t done = counts.oracles.unit;
  if (done > units.size()) {
    throw std::invalid_argument(fmt::format("has {} units, the study {}", done, units.size()));
  }
  if (!may_ask(header, counts.oracles.cases, units.cases(done))) {
    throw std::invalid_argument(fmt::format("{} units have {} cases, not {}", done,
                                            units.cases(done), counts.oracles.cases));
  }
  if (done > 0 && (records == 0) != header.records.none()) {
    throw std::invalid_argument(fmt::format("records: {}", records));
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
    answer.scaled_error = hex_number(*error);
  }
  answer.keeps_promise = optional_in<bool>(object.at("promise"));
  answer.certain = object.at("certain");
  answer.status = optional_in<std::string>(object.at("status"));
  if (!object.at("iterations").is_null()) answer.iterations = count_at<int>(object, "iterations");
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
    const auto file = parsed_strictly<ordered_json>(text);
    if (file.at("format") != counts_format) {
      throw std::invalid_argument("the format is " + file.at("format").dump());
    }
    RunHeader header = read_header(file.at("study").dump(-1, ' ', true));
    Counts counts(header);
    const auto number = [&file](const char* key) { return count_at<std::uint64_t>(file, key); };
    for (const auto& [key, cost] : costs) counts.oracles.*cost = number(key);
    counts.judged = number("judged");
    counts.findings = number("findings");
    read(file.at("groups"), counts.groups);
    read(file.at("domains"), counts.domains);
    Checkpoint checkpoint{std::move(header), std::move(counts), number("records")};
    require_consistent(checkpoint);
    return checkpoint;
  } catch (const std::exception& error) {
    throw std::invalid_argument(path + ": no counts of a study: " + cases::json_reason(error));
  }
}

}  // namespace reports
