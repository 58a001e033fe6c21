// SPDX-License-Identifier: MIT
#include "reports/smoke/smoke.hpp"

#include <memory>
#include <stdexcept>

#include "reports/command_line/program.hpp"
#include "reports/command_line/subject_choice.hpp"

namespace commands {

void smoke(Program& program) {
  const auto choice = std::make_shared<SubjectChoice>();
  Command command = program.command(
      "smoke", "Test within seconds whether an adapter is connected well, and say what is wrong",
      [choice] {
        if (choice->patterns.empty()) {
          throw std::invalid_argument("smoke needs --subject: the adapter that is tested");
        }
        return reports::smoke::smoke(started(*choice));
      });
  add_subjects(command, *choice);
}

}  // namespace commands
