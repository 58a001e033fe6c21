// SPDX-License-Identifier: MIT
// The records of a study in the forms of others.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "reports/export/cells.hpp"
#include "reports/study/form/record_stream.hpp"

namespace reports {

// Takes whole lines.
using Sink = std::function<void(std::string_view)>;

// CSV [RFC 4180], a line a record: every field by the name it has in the records, those of `says`
// behind says_, those of `parameters` behind parameter_.  Lengths are decimals that read back as
// the same double.  Reads the records twice, for the names of the parameters first.  Returns
// whether the study is complete.
bool write_csv(const std::string& path, const Sink& sink);

// The verdict matrix and the worst findings: short, for the summary page of a CI job.
std::string markdown_page(const Cells& cells);

// JUnit XML: a test suite a subject, a test case a group that has a failure where it has findings.
std::string junit_xml(const Cells& cells);

// SARIF 2.1.0: a result for the worst finding of each subject and column, whose rule is the column.
// `records`: their path, where a generated case is found.
std::string sarif_json(const Cells& cells, const std::string& records);

}  // namespace reports
