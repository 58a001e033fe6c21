// SPDX-License-Identifier: MIT
// Options that several commands share, and the subjects that a command evaluates: registry subjects
// by name, and external ones.
#pragma once

#include <concepts>
#include <limits>

#include "core/cases/domain.hpp"
#include "core/subjects/outside/outside.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/command_line/program.hpp"

namespace commands {

// Accepts only decimal digits without a leading zero, from `least` to `most`.
Check decimal(std::uint64_t least, std::uint64_t most);

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
std::vector<std::string> known_files();  // sorted by name
void add_seed(Command& command, std::uint64_t& seed);
void add_vertices_max(Command& command, int& vertices_max);
void add_domain(Command& command, std::optional<cases::Domain>& domain,
                const std::string& description);
void add_threads(Command& command, int& threads);
void add_expected(Command& command, std::string& file);

// Thrown if a subject cannot work on this machine.
struct CannotStart : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Each pattern is one of
// - a name with wildcards.  A wildcard matches the default subjects, those on request if
//   `on_request` is set, and planted ones if the pattern contains "planted" ("planted/*");
// - a plug-in, a program or an adapter (core/subjects/outside/outside.hpp).
struct SubjectChoice {
  std::vector<std::string> patterns;
  bool on_request = false;
  subjects::Limits limits;  // of external subjects
};

void add_subjects(Command& command, SubjectChoice& choice);
// Adds only --time-limit, for commands that choose their subjects differently.
void add_time_limit(Command& command, SubjectChoice& choice);

// Returns the matching subjects, started: registry subjects in their order, then external ones in
// the order of the patterns.  Without patterns: the whole registry except planted subjects and
// those on request.  Reports on standard error how many subjects a wildcard left out.  Throws
// CannotStart, and std::invalid_argument if a pattern matches no subject.
std::vector<subjects::Subject> started(const SubjectChoice& choice);

}  // namespace commands
