// SPDX-License-Identifier: MIT
// Who can be asked, and what.
#include <fmt/format.h>

#include "core/cases/families.hpp"
#include "core/subjects/registry.hpp"
#include "reports/command_line/program.hpp"

namespace commands {

void subjects(Program& program) {
  program.command("subjects", "List who can be asked", [] {
    for (const subjects::Subject& subject : ::subjects::registry()) {
      fmt::print("{:<42} {:>2} bits in, u = {:<12.6g} {}{}\n", subject.name, case_bits(subject),
                 subject.format.unit_roundoff, subject.description,
                 subject.on_request ? " (on request)" : "");
    }
    return reports::clean;
  });
}

void families(Program& program) {
  program.command("families", "List what can be asked", [] {
    for (const cases::Family& family : cases::all_families()) {
      fmt::print("{:<12} {}\n", family.name, family.description);
    }
    return reports::clean;
  });
}

}  // namespace commands
