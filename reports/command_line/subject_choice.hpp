// SPDX-License-Identifier: MIT
// The subjects that a command evaluates: registry subjects by name, and external ones.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "core/subjects/outside/outside.hpp"
#include "core/subjects/subject.hpp"
#include "reports/command_line/command.hpp"

namespace commands {

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
