// SPDX-License-Identifier: MIT
#include "reports/page/totals/row.hpp"

#include <cmath>
#include <stdexcept>

namespace reports::page {
namespace {

std::size_t place(const std::map<std::string, std::size_t>& places, const std::string& name) {
  const auto at = places.find(name);
  if (at == places.end()) throw std::invalid_argument("the header does not name " + name);
  return at->second;
}

std::optional<double> finite(const std::optional<double>& value) {
  return value && std::isfinite(*value) ? value : std::nullopt;
}

}  // namespace

Header header_of(const RunHeader& run) {
  Header header;
  header.seed = run.seed;
  header.vertices_max = run.vertices_max;
  header.coherent = run.coherent;
  for (const RunHeader::Group& group : run.groups) {
    header.group_places.emplace(group.name, header.groups.size());
    header.groups.push_back({group.name, group.file, group.size});
  }
  for (const RunHeader::Subject& subject : run.subjects) {
    header.subject_places.emplace(subject.name, header.subjects.size());
    header.subjects.push_back(
        {subject.name, subject.option, subject.description, subject.unit_roundoff});
  }
  return header;
}

Row row_of(const Record& record, const Header& header) {
  const RecordedCase& question = record.question;
  const Counted& counted = record.counted;
  Row row;
  row.subject = place(header.subject_places, record.subject);
  row.group = place(header.group_places, question.group);
  row.column = static_cast<std::size_t>(counted.column);
  row.index = question.index;
  for (const cases::Parameter& parameter : question.parameters) {
    row.parameters.emplace_back(parameter.name, parameter.value);
  }
  row.magnitude = question.magnitude;
  if (question.exact.distance) row.distance = finite(question.exact.distance->front());
  row.altitude = question.exact.altitude;
  row.vertices = static_cast<double>(question.vertices[0] + question.vertices[1]);
  row.status = counted.status.value_or("");
  row.size = finite(counted.size);
  row.gross = counted.gross;
  row.scaled_error = counted.scaled_error;
  row.relative_error = record.relative_error;
  row.iterations = counted.iterations;
  // As records have it, in tenths.
  if (record.nanoseconds) row.nanoseconds = std::nearbyint(10 * *record.nanoseconds) / 10;
  return row;
}

}  // namespace reports::page
