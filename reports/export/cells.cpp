// SPDX-License-Identifier: MIT
#include "reports/export/cells.hpp"

#include <algorithm>
#include <utility>

#include "reports/study/results.hpp"

namespace reports {
namespace {

void keep_worse(std::optional<Finding>& kept, const Finding& other) {
  if (!kept || other.size > kept->size) kept = other;
}

}  // namespace

void Cell::add(const RunHeader& header, const Record& record) {
  const Counted& counted = record.counted;
  ++answers;
  ++of[static_cast<std::size_t>(counted.column)];
  if (counted.keeps_promise) ++promised;
  if (counted.keeps_promise == false) ++broken;
  scaled_error_max = std::max(scaled_error_max, counted.scaled_error.value_or(0));
  if (counted.column == Column::skipped && skipped.empty()) skipped = counted.reason;
  if (!is_finding(counted.column)) return;
  ++findings;
  if (counted.gross) ++gross;
  std::optional<Finding>& kept = worst[static_cast<std::size_t>(counted.column)];
  // Looked at before the command is made, which takes its time.
  if (kept && !(counted.size > kept->size)) return;
  kept =
      Finding{record.question.group, record.question.id, counted.reason, replay_of(header, record),
              counted.column,        counted.gross,      counted.size};
}

void Cell::add(const Cell& other) {
  for (std::size_t c = 0; c < columns; ++c) {
    of[c] += other.of[c];
    if (other.worst[c]) keep_worse(worst[c], *other.worst[c]);
  }
  answers += other.answers;
  findings += other.findings;
  gross += other.gross;
  promised += other.promised;
  broken += other.broken;
  scaled_error_max = std::max(scaled_error_max, other.scaled_error_max);
  if (skipped.empty()) skipped = other.skipped;
}

const Finding* Cell::worst_finding() const {
  for (const std::optional<Finding>& one : worst) {
    if (one) return &*one;
  }
  return nullptr;
}

Cells::Cells(RecordStream& reader)
    : header_(reader.header()), cells_(header_.subjects.size() * header_.groups.size()) {
  for (Record record; reader.next(record);) {
    cells_[reader.subject(record) * header_.groups.size() + reader.group(record)].add(header_,
                                                                                      record);
  }
  complete_ = reader.complete();
}

Cell Cells::total(std::size_t subject) const {
  Cell sum;
  for (std::size_t group = 0; group < header_.groups.size(); ++group) {
    sum.add(cell(subject, group));
  }
  return sum;
}

}  // namespace reports
