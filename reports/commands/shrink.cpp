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
namespace {

// Who answers in the same format and is not grossly wrong: a report shows that it can be done.
std::vector<subjects::Subject> right_subjects(const subjects::Subject& subject) {
  const char* const name =
      subject.format == subjects::binary32 ? "core/float/robust" : "core/double/robust";
  return subject.name == name ? std::vector<subjects::Subject>{} : started({{name}, false, {}});
}

}  // namespace

void shrink(Program& program) {
  struct Options {
    reports::ShrinkOptions shrink;
    std::string pattern;
    SubjectChoice choice;
  };
  const auto options = std::make_shared<Options>();
  Command command = program.command(
      "shrink", "Reduce a failing case to a simple one that fails in the same way", [options] {
        SubjectChoice& choice = options->choice;
        choice.patterns = {options->pattern};
        choice.on_request = true;
        const std::vector<subjects::Subject> subjects = started(choice);
        if (subjects.size() != 1) {
          throw std::invalid_argument("--subject: one is needed; '" + options->pattern +
                                      "' matches " + std::to_string(subjects.size()));
        }
        options->shrink.subject = subjects.front();
        options->shrink.others = right_subjects(subjects.front());
        options->shrink.file = case_file(options->shrink.file);
        return reports::shrink(options->shrink);
      });
  command
      .option("FILE", options->shrink.file,
              "Case file, or what a fuzz target crashed on: bytes, read as its choices")
      .required();
  command.option("--id", options->shrink.id, "The case, where the file has more than one");
  command.option("-s,--subject", options->pattern, "Who fails on it").required();
  add_time_limit(command, options->choice);
  command.flag("--bytes", options->shrink.bytes,
               "Read FILE as choices even if it begins like a case file");
  command.flag("--in-domain", options->shrink.in_domain,
               "Keep the domain of the case, and half of the margin of a wrong relation");
  const std::map<std::string, reports::ShrinkFormat> formats = {
      {"json", reports::ShrinkFormat::json},
      {"cpp", reports::ShrinkFormat::cpp},
      {"python", reports::ShrinkFormat::python},
      {"report", reports::ShrinkFormat::report}};
  add_choice(
      command, "--format", {"json", "cpp", "python", "report"},
      "A case file, arrays to paste, or a bug report",
      [options, formats](const std::string& word) { options->shrink.format = formats.at(word); },
      "json");
  add_count(command, "--questions", options->shrink.calls_max, "Put to the subject at most", 1);
}

}  // namespace commands
