// SPDX-License-Identifier: MIT
// The command that shows a judged case again.
#pragma once

#include <cstdint>
#include <string>

#include "reports/study/form/record.hpp"
#include "reports/study/form/run_header.hpp"

namespace reports {

// For case `index` of a family; `coherent`: with the frames before, if it is one of a motion.
std::string replay_command(const std::string& family, std::uint64_t seed, std::uint64_t index,
                           int vertices_max, const std::string& subject, bool coherent = false);

// For a case of a file.
std::string replay_command(const std::string& file, const std::string& id,
                           const std::string& subject);

// For a record.  Throws std::invalid_argument if the header does not have its group and subject.
std::string replay_command(const RunHeader& header, const Record& record);

// The record with its command.
WorstFinding worst_finding(const RunHeader& header, const Record& record);

}  // namespace reports
