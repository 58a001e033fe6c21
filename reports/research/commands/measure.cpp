// SPDX-License-Identifier: MIT
// Commands that check claims about the paper, the core, the oracles, the baseline and libraries.
#include <fmt/format.h>

#include <memory>

#include "reports/command_line/options.hpp"
#include "reports/command_line/subject_choice.hpp"
#include "reports/output/nothing_judged.hpp"
#include "reports/research/baseline/check.hpp"
#include "reports/research/certain/certain.hpp"
#include "reports/research/commands/commands.hpp"
#include "reports/research/findings/pages.hpp"
#include "reports/research/oracles/oracles.hpp"
#include "reports/research/paper/paper.hpp"

namespace commands {
void paper(Program& program) {
  const auto options = std::make_shared<reports::PaperOptions>();
  options->known = GJKPROOF_KNOWN_DIR;
  Command command =
      program.command("paper", "Measure the claims of [vdB99] again: which hold here?", [options] {
        if (options->cases == 0) return reports::nothing_judged("no case");
        return reports::paper(*options);
      });
  add_count(command, "--cases", options->cases,
            "Of the claim of termination; the others take shares of it");
  add_seed(command, options->seed);
  add_threads(command, options->threads);
  command.flag("--time", options->timed,
               "Also measure the claims in time, which differ from run to run");
  command.option("-o,--output", options->output, "Folder of paper.md and, with --time, paper.html")
      .show_default();
  command.option("--into", options->into,
                 "Also write the sections between the lines <!-- paper:begin --> and :end of this "
                 "Markdown file");
}

void certain(Program& program) {
  struct Options {
    reports::CertainOptions certain;
    SubjectChoice subjects;
    bool with_known = true;
  };
  const auto options = std::make_shared<Options>();
  reports::CertainOptions& certain = options->certain;
  options->subjects.patterns = {"core/double/certified", "core/float/certified"};
  certain.command = program.call({"--threads", "--into", "--worst"});
  Command command = program.command(
      "certain", "Judge in bulk what core/*/certified prove: each question in all its symmetries",
      [options] {
        options->certain.subjects = started(options->subjects);
        if (options->certain.cases == 0) return reports::nothing_judged("no case");
        if (options->with_known) options->certain.known = known_files();
        return reports::certain(options->certain);
      });
  add_subjects(command, options->subjects);
  command.option("--family", certain.families, "Only these families; all of point sets by default");
  add_count(command, "--cases", certain.cases, "Cases of each family");
  add_seed(command, certain.seed);
  add_vertices_max(command, certain.vertices_max);
  add_threads(command, certain.threads);
  command.flag_off("--no-known", options->with_known, "Leave the known cases out");
  add_count(command, "--worst", certain.shown_max, "Findings shown with their cases");
  command.option("--into", certain.into,
                 "Also write the tables between the lines <!-- certain:begin --> and :end of this "
                 "Markdown file");
}

void oracles(Program& program) {
  const auto options = std::make_shared<reports::OraclesOptions>();
  Command command = program.command(
      "oracles", "Ask all oracles the same cases, at all scales: do they agree exactly?",
      [options] {
        if (options->cases == 0) return reports::nothing_judged("no case");
        const reports::OraclesReport report = reports::oracles(*options);
        fmt::print("{}", report.text);
        return report.code;
      });
  command.option("--family", options->families,
                 "Only these families; all of point sets by default; curved by itself");
  add_count(command, "--cases", options->cases, "Cases of each family");
  add_seed(command, options->seed);
  add_vertices_max(command, options->vertices_max);
  add_count(command, "--minkowski-share", options->minkowski_share,
            "One case in so many for minkowski and penetration, or the slow enclosure; 0: none");
  add_count(command, "--polytope-distance-share", options->polytope_distance_share,
            "One case in so many for polytope_distance; 0: none");
  add_threads(command, options->threads);
}

void baseline(Program& program) {
  const auto options = std::make_shared<reports::BaselineOptions>();
  options->file = GJKPROOF_BASELINE;
  Command command = program.command(
      "baseline", "Which answers changed since the committed baseline? Every subject, every family",
      [options] { return reports::check_baseline(*options); });
  command.option("--file", options->file, "The baseline").show_default();
  command.flag("--update", options->update, "Write it: the changes are accepted");
  command.option("-s,--subject", options->subjects, "Only the subjects that match");
  command.option("--family", options->families, "Only these families");
  add_count(command, "--shown", options->shown, "Changed cases shown of each subject and family");
  add_threads(command, options->threads);
}

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
