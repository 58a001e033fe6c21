// SPDX-License-Identifier: MIT
#include "reports/casework/shrink.hpp"

#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "reports/command_line/options.hpp"
#include "reports/command_line/program.hpp"
#include "reports/command_line/subject_choice.hpp"

namespace commands {

void shrink(Program& program) {
  struct Options {
    reports::ShrinkOptions shrink;
    std::string pattern;
  };
  const auto options = std::make_shared<Options>();
  Command command = program.command(
      "shrink", "Reduce a failing case to a simple one that fails in the same way", [options] {
        std::vector<subjects::Subject> subjects = started({{options->pattern}, true, {}});
        if (subjects.size() != 1) {
          throw std::invalid_argument("--subject: one is needed; '" + options->pattern +
                                      "' matches " + std::to_string(subjects.size()));
        }
        options->shrink.subject = subjects.front();
        return reports::shrink(options->shrink);
      });
  command
      .option("FILE", options->shrink.file,
              "Case file, or what a fuzz target crashed on: bytes, read as its choices")
      .required();
  command.option("--id", options->shrink.id, "The case, where the file has more than one");
  command.option("-s,--subject", options->pattern, "Who fails on it").required();
  command.flag("--bytes", options->shrink.bytes,
               "Read FILE as choices even if it begins like a case file");
  command.flag("--in-domain", options->shrink.in_domain,
               "Keep the domain of the case, and half of the margin of a wrong relation");
  const std::map<std::string, reports::ShrinkFormat> formats = {
      {"json", reports::ShrinkFormat::json},
      {"cpp", reports::ShrinkFormat::cpp},
      {"python", reports::ShrinkFormat::python}};
  add_choice(
      command, "--format", {"json", "cpp", "python"}, "A case file, or arrays to paste",
      [options, formats](const std::string& word) { options->shrink.format = formats.at(word); },
      "json");
  add_count(command, "--questions", options->shrink.calls_max, "Put to the subject at most", 1);
}

}  // namespace commands
