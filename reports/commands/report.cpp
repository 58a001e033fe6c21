// SPDX-License-Identifier: MIT
#include "reports/page/report.hpp"

#include <memory>

#include "reports/command_line/program.hpp"

namespace commands {

void report(Program& program) {
  const auto options = std::make_shared<reports::ReportOptions>();
  Command command =
      program.command("report", "Write the page of a study: charts, worst findings in space",
                      [options] { return reports::write_report(*options); });
  command.option("DIR", options->folder, "Folder of a study").required();
  command.option("-o,--output", options->output, "The page").default_text("DIR/report.html");
}

}  // namespace commands
