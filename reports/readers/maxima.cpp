// SPDX-License-Identifier: MIT
#include "reports/readers/maxima.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <stdexcept>

#include "reports/study/form/replay_command.hpp"

namespace reports {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* format = "gjkproof-ratchet/1";
constexpr std::size_t findings_measure = 2;
constexpr std::size_t skipped_measure = 3;

void raise(MaximaRow& row, std::size_t measure, const std::optional<double>& error,
           const RunHeader& header, const Record& record) {
  if (!error || !(*error > row.of.at(measure))) return;
  row.of.at(measure) = *error;
  row.replay.at(measure) = replay_command(header, record);
}

void raise_count(MaximaRow& row, std::size_t measure, const RunHeader& header,
                 const Record& record) {
  if (row.of.at(measure) == 0) row.replay.at(measure) = replay_command(header, record);
  row.of.at(measure) += 1;
}

}  // namespace

const MaximaRow* Maxima::row(const std::string& subject, const std::string& group) const {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const MaximaRow& row) {
    return row.subject == subject && row.group == group;
  });
  return found == rows.end() ? nullptr : &*found;
}

Maxima maxima_of(RecordStream& reader) {
  const RunHeader& header = reader.header();
  std::vector<MaximaRow> rows;
  for (const RunHeader::Subject& subject : header.subjects) {
    for (const RunHeader::Group& group : header.groups) {
      rows.push_back({subject.name, group.name, 0, {}, {}});
    }
  }
  for (Record record; reader.next(record);) {
    MaximaRow& row = rows[reader.places().subject(record.subject) * header.groups.size() +
                          reader.places().group(record.question.group)];
    ++row.answers;
    raise(row, 0, record.counted.scaled_error, header, record);
    raise(row, 1, record.relative_error, header, record);
    if (is_finding(record.counted.verdict)) raise_count(row, findings_measure, header, record);
    if (record.counted.verdict == VerdictKind::skipped)
      raise_count(row, skipped_measure, header, record);
  }
  std::optional<std::string> domain;
  if (header.domain) domain = cases::name(*header.domain);
  std::erase_if(rows, [](const MaximaRow& row) { return row.answers == 0; });
  return {header.seed, header.cases, header.vertices_max, domain, std::move(rows)};
}

std::string maxima_text(const Maxima& maxima) {
  Json head = {{"format", format},
               {"seed", maxima.seed},
               {"cases", maxima.cases},
               {"vertices", maxima.vertices},
               {"domain", nullptr}};
  if (maxima.domain) head["domain"] = *maxima.domain;
  std::string text = head.dump() + "\n";
  for (const MaximaRow& row : maxima.rows) {
    const Json line = {{"subject", row.subject},
                       {"group", row.group},
                       {"answers", row.answers},
                       {"scaled_error", row.of[0]},
                       {"relative_error", row.of[1]},
                       {"findings", static_cast<std::uint64_t>(row.of[findings_measure])},
                       {"skipped", static_cast<std::uint64_t>(row.of[skipped_measure])}};
    text += line.dump() + "\n";
  }
  return text;
}

Maxima read_maxima(const std::string& text, const std::string& file) {
  Maxima maxima;
  std::istringstream lines(text);
  std::string line;
  std::size_t number = 0;
  std::set<std::pair<std::string, std::string>> known;
  const auto refuse = [&](const std::string& reason) {
    throw std::invalid_argument(fmt::format("{}:{}: {}", file, number, reason));
  };
  while (std::getline(lines, line)) {
    ++number;
    try {
      const Json json = Json::parse(line);
      if (number == 1) {
        if (json.at("format") != format) refuse(fmt::format("not the head of a {}", format));
        maxima.seed = json.at("seed");
        maxima.cases = json.at("cases");
        maxima.vertices = json.at("vertices");
        if (json.at("domain").is_string()) maxima.domain = json["domain"].get<std::string>();
        continue;
      }
      MaximaRow row{json.at("subject"), json.at("group"), json.at("answers"), {}, {}};
      for (std::size_t m = 0; m < measures.size(); ++m) {
        if (!json.at(measures.at(m)).is_number()) refuse("not a number: " + line);
        row.of.at(m) = json[measures.at(m)];
      }
      if (!known.emplace(row.subject, row.group).second) {
        refuse("twice: " + row.subject + " " + row.group);
      }
      maxima.rows.push_back(std::move(row));
    } catch (const Json::exception&) {
      refuse(number == 1 ? fmt::format("not the head of a {}", format)
                         : "not a line of maxima: " + line);
    }
  }
  if (number == 0) throw std::invalid_argument(fmt::format("{}: not a {}", file, format));
  return maxima;
}

}  // namespace reports
