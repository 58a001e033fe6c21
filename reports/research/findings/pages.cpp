// SPDX-License-Identifier: MIT
#include "reports/research/findings/pages.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <optional>
#include <set>
#include <span>
#include <utility>

#include "core/cases/file.hpp"
#include "reports/casework/report_text.hpp"
#include "reports/output/markdown_block.hpp"
#include "reports/output/output_file.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/findings/program.hpp"
#include "reports/research/findings/reported.hpp"

namespace reports {
namespace {

namespace fs = std::filesystem;

void write(const fs::path& path, const std::string& text) {
  OutputFile file(path.string());
  file.write(text);
  file.finish();
}

std::string scope_text(const ReducedFinding& finding) {
  const std::vector<std::string> notes = scope_notes(finding.subject.name, finding.domain);
  if (notes.empty()) return {};
  return fmt::format("\n## What its documentation says\n\n{}\n", fmt::join(notes, "\n\n"));
}

std::vector<subjects::Subject> others_of(const ReducedFinding& finding,
                                         std::span<const subjects::Subject> subjects) {
  std::vector<subjects::Subject> result;
  for (const subjects::Subject& subject : subjects) {
    if (library_of(subject.name) == finding.library && subject.name != finding.subject.name) {
      result.push_back(subject);
    }
  }
  return result;
}

void write_page(const PageOptions& options, const ReducedFinding& finding, Programs& programs) {
  const std::string path = (fs::path(options.output) / page_name(finding)).string();
  write(path + ".jsonl", cases::header_line() + "\n" + cases::case_line(finding.question) + "\n");
  const std::vector<subjects::Subject> others = others_of(finding, options.search.subjects);
  std::string page = report_text(finding.question, finding.subject, others) + scope_text(finding);
  if (const std::optional<Program> found = program(finding.subject.name)) {
    page += program_section(finding, *found, programs);
  }
  write(path + ".md", page);
}

// Removes pages of the evaluated libraries that are no longer findings.
void remove_old_pages(const PageOptions& options, const std::vector<ReducedFinding>& found) {
  std::set<std::string> names;
  for (const ReducedFinding& finding : found) names.insert(page_name(finding));
  std::set<std::string> libraries;
  for (const subjects::Subject& subject : options.search.subjects) {
    libraries.insert(library_of(subject.name));
  }
  for (const auto& entry : fs::directory_iterator(options.output)) {
    const std::string name = entry.path().stem().string();
    for (const std::string& library : libraries) {
      if (name.starts_with(library + "-") && !names.contains(name)) fs::remove(entry.path());
    }
  }
}

std::string list(const std::vector<ReducedFinding>& found) {
  std::vector<Row> rows{{"library", "domain", "finding", "of", "vertices"}};
  for (const ReducedFinding& finding : found) {
    const std::string& subject = finding.subject.name;
    rows.push_back({finding.library, cases::name(finding.domain), name(finding.kind),
                    subject.substr(subject.find(finding.library) + finding.library.size() + 1),
                    fmt::format("{} + {}", finding.question.a.points.size(),
                                finding.question.b.points.size())});
  }
  return markdown_table(rows, "lllll");
}

}  // namespace

std::string page_name(const ReducedFinding& finding) {
  return fmt::format("{}-{}-{}", finding.library, cases::name(finding.domain), name(finding.kind));
}

ExitCode write_pages(const PageOptions& options) {
  if (!options.into.empty()) {
    require_block(options.into, "findings");
    require_block(options.into, "reported");
  }
  fs::create_directories(options.output);
  const std::vector<ReducedFinding> found = reduced_findings(options.search);
  remove_old_pages(options, found);
  Programs programs;
  for (const ReducedFinding& finding : found) {
    write_page(options, finding, programs);
    fmt::print("{}/{}.md: {} + {} vertices\n", options.output, page_name(finding),
               finding.question.a.points.size(), finding.question.b.points.size());
  }
  if (!options.into.empty()) {
    write_block(options.into, "findings", list(found));
    write_block(options.into, "reported",
                reported_table(cases::read_cases(options.reported), options.search.subjects));
  }
  return found.empty() ? clean : findings;
}

}  // namespace reports
