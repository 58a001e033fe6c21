// SPDX-License-Identifier: MIT
// The programs of findings/programs ask a library what a subject asks it, by the library's own
// interface.  What differs from subject to subject stands between `// case begin` and
// `// case end`, behind the bodies.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace reports {

// The template of the subject's library, a file of findings/programs: "fcl.cpp".  Empty where there
// is none: for a subject that is not of FCL, libccd, Bullet or ODE.  Of such a one the next two
// throw std::invalid_argument.
std::optional<std::string> program_template(const std::string& subject);

// The lines that make the calls of the adapter with its settings, for a subject named "peer/...".
std::vector<std::string> settings_lines(const std::string& subject);

// What a shell needs to make the program FILE without .cpp out of FILE.cpp, on Debian.
std::string compile_command(const std::string& subject, const std::string& file);

}  // namespace reports
