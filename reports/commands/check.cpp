// SPDX-License-Identifier: MIT
#include "reports/pipe/check_answers.hpp"

#include <array>
#include <cmath>
#include <memory>
#include <stdexcept>

#include "reports/command_line/options.hpp"
#include "reports/command_line/program.hpp"

namespace commands {

void check(Program& program) {
  const auto options = std::make_shared<reports::CheckOptions>();
  Command command =
      program.command("check", "Judge answers that a program has added to cases, in a pipe",
                      [options] { return reports::check_answers(*options); });
  command
      .option("FILE", options->files,
              "Lines of cases with a member \"answer\", in the words of the line protocol: "
              "{\"intersecting\": false, \"distance\": 1.25, \"witness_a\": [...], ...}; or "
              "\"skipped\" or \"error\" with a reason")
      .default_text("standard input");
  command.flag("--float", options->binary32,
               "The program computes in binary32: it is judged by the cases rounded to that");
  command
      .option<std::array<double, 2>>(
          "--promise",
          [options](const std::array<double, 2>& given) {
            if (!(given[0] >= 0 && given[1] >= 0 && std::isfinite(given[0] + given[1]))) {
              throw std::invalid_argument("--promise takes two numbers that are not negative");
            }
            options->promised = subjects::PromisedTolerance{given[0], given[1]};
          },
          "Judge lengths and points by |x - x*| <= ABS + REL x* in place of what rounding allows")
      .type_name("ABS REL");
  add_oracle(command, options->oracle);
}

}  // namespace commands
