// SPDX-License-Identifier: MIT
// Which subjects a command asks: those of this program by name, and outsiders.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "core/subjects/outside/outside.hpp"
#include "core/subjects/subject.hpp"
#include "reports/command_line/command.hpp"

namespace commands {

// A subject that cannot work on this machine.
struct CannotStart : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Each pattern is one of
// - names with wildcards.  A wildcard means subjects that are asked by default: those on request
//   besides with `on_request`, and planted ones where the pattern says so ("planted/*");
// - whatever means outsiders (core/subjects/outside/outside.hpp).
struct SubjectChoice {
  std::vector<std::string> patterns;
  bool on_request = false;
  subjects::Limits limits;  // of outsiders
};

void add_subjects(Command& command, SubjectChoice& choice);
// --time-limit alone, for who takes subjects in another way.
void add_time_limit(Command& command, SubjectChoice& choice);

// Those that match, ready to be asked, in the order of the registry, then outsiders in that of the
// patterns; without patterns all of the registry but the planted and the on-request ones.  Says on
// standard error how many a wildcard did not mean.  Throws CannotStart, and std::invalid_argument
// where a pattern means nobody.
std::vector<subjects::Subject> started(const SubjectChoice& choice);

}  // namespace commands
