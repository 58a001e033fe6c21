// SPDX-License-Identifier: MIT
// The command that replays a judged case.
#pragma once

#include <cstdint>
#include <string>

#include "reports/study/form/record.hpp"
#include "reports/study/form/run_header.hpp"

namespace reports {

// Replays case `index` of a family.  `coherent`: with the preceding frames of a motion.
std::string replay_command(const std::string& family, std::uint64_t seed, std::uint64_t index,
                           int vertices_max, const std::string& subject, bool coherent = false);

// Replays a case of a file.
std::string replay_command(const std::string& file, const std::string& id,
                           const std::string& subject);

// Replays a record.  Throws std::invalid_argument if the header lacks its group or subject.
std::string replay_command(const RunHeader& header, const Record& record);

// The record with its replay command.
WorstFinding worst_finding(const RunHeader& header, const Record& record);

}  // namespace reports
