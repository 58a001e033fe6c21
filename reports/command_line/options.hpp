// SPDX-License-Identifier: MIT
// Options that several commands share.
#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/cases/domain.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/command_line/command.hpp"

namespace commands {

// Adds an option that takes a count or an index.  CLI11 alone lets signs and too many digits wrap
// around, reads 010 as octal and an empty word as 0.
template <std::integral Count>
void add_count(Command& command, const std::string& name, Count& count,
               const std::string& description, std::uint64_t least = 0,
               std::uint64_t most = std::numeric_limits<Count>::max());

// Adds an option that takes one of `words`, which --help lists.
Option add_choice(Command& command, const std::string& name, const std::vector<std::string>& words,
                  const std::string& description,
                  const std::function<void(const std::string&)>& choose,
                  const std::string& by_default);

void add_oracle(Command& command, oracle::Oracle& oracle);
void add_files(Command& command, std::vector<std::string>& files);
// Returns the path of the known case file NAME if `path` is known/NAME and does not exist here,
// otherwise `path`.
std::string case_file(const std::string& path);
// The files of the known cases, sorted by name.
std::vector<std::string> known_files();
void add_seed(Command& command, std::uint64_t& seed);
void add_vertices_max(Command& command, int& vertices_max);
void add_domain(Command& command, std::optional<cases::Domain>& domain,
                const std::string& description);
void add_threads(Command& command, int& threads);

}  // namespace commands
