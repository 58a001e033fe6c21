// SPDX-License-Identifier: MIT
// The subjects that a command evaluates: those of the registry by name, and outsiders.
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
// - a name with wildcards.  A wildcard matches the subjects that are evaluated by default, those on
//   request too if `on_request` is set, and planted ones if the pattern says so ("planted/*");
// - a plug-in, a program or an adapter (core/subjects/outside/outside.hpp).
struct SubjectChoice {
  std::vector<std::string> patterns;
  bool on_request = false;
  subjects::Limits limits;  // of outsiders
};

void add_subjects(Command& command, SubjectChoice& choice);
// Adds --time-limit alone, for commands that choose their subjects in another way.
void add_time_limit(Command& command, SubjectChoice& choice);

// Returns the matching subjects, started: those of the registry in its order, then outsiders in the
// order of the patterns.  Without patterns: all of the registry but planted subjects and those on
// request.  Reports on standard error how many subjects a wildcard left out.  Throws CannotStart,
// and std::invalid_argument if a pattern matches no subject.
std::vector<subjects::Subject> started(const SubjectChoice& choice);

}  // namespace commands
