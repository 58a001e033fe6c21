// SPDX-License-Identifier: MIT
#include <memory>

#include "reports/command_line/options.hpp"
#include "reports/command_line/program.hpp"
#include "reports/command_line/subject_choice.hpp"
#include "reports/findings/pages.hpp"

namespace commands {

void findings(Program& program) {
  struct Options {
    reports::PageOptions pages;
    SubjectChoice subjects;
  };
  const auto options = std::make_shared<Options>();
  options->subjects.patterns = {"peer/*"};
  options->subjects.limits.seconds = 0.1;
  reports::PageOptions& pages = options->pages;
  pages.reported = GJKPROOF_KNOWN_DIR "/reported_failures.jsonl";
  Command command = program.command(
      "findings", "Write a page for the worst finding of each kind against other libraries",
      [options] {
        options->pages.search.subjects = started(options->subjects);
        return reports::write_pages(options->pages);
      });
  add_subjects(command, options->subjects);
  add_count(command, "--cases", pages.search.cases, "Cases of each family", 1);
  add_seed(command, pages.search.seed);
  add_vertices_max(command, pages.search.vertices_max);
  add_count(command, "--questions", pages.search.calls_max, "To reduce a case, at most", 1);
  command.option("-o,--output", pages.output, "Folder of the pages").show_default();
  command.option("--into", pages.into,
                 "Also write the list between the lines <!-- findings:begin --> and :end of this "
                 "Markdown file, and what became of the reported failures between <!-- "
                 "reported:begin --> and :end");
}

}  // namespace commands
