// SPDX-License-Identifier: MIT
// A comparison as text, as Markdown and as a page.
#include <fmt/format.h>

#include <cstdio>
#include <stdexcept>

#include "reports/output/note.hpp"
#include "reports/output/output_file.hpp"
#include "reports/output/text_table.hpp"
#include "reports/readers/comparison.hpp"
#include "reports/study/form/record.hpp"

namespace reports {
namespace {

std::string heading_text(const std::string& title, bool markdown) {
  return markdown ? fmt::format("\n### {}\n\n", title) : fmt::format("\n{}\n", title);
}

std::string study_text(const ComparisonParts::Study& study, bool markdown) {
  if (!markdown) {
    return fmt::format("{}: {}, {}: {}\n", study.which, study.path, study.version, study.command);
  }
  return fmt::format("{}: {}, {}: {}  \n", study.which, markdown_code(study.path), study.version,
                     markdown_code(study.command));
}

std::string change_text(const ComparisonParts::Change& one, bool markdown) {
  if (!markdown) {
    return fmt::format("  {} on {}: {}{}\n    {}\n", one.subject, one.id, one.change, one.reason,
                       one.replay);
  }
  return fmt::format("- {} on {}: {}{}  \n  {}\n", markdown_text(one.subject),
                     markdown_text(one.id), one.change, markdown_text(one.reason),
                     markdown_code(one.replay));
}

std::string tables_text(const std::vector<ComparisonParts::Table>& tables, bool markdown) {
  std::string text;
  for (const ComparisonParts::Table& one : tables) {
    text += heading_text(one.title, markdown) + literal_table(one.rows, markdown);
  }
  return text;
}

// The class of a cell that says "worse" or "better", or of a count below such a title.
std::string class_of(const std::string& head, const std::string& cell) {
  for (const char* way : {"worse", "better"}) {
    if (cell == way || (head == way && cell != ".")) return fmt::format(" class=\"{}\"", way);
  }
  return {};
}

std::string row_html(const Row& head, const Row& row) {
  std::string text = fmt::format("<tr><th scope=\"row\">{}</th>", xml_text(row[0]));
  for (std::size_t i = 1; i < row.size(); ++i) {
    text += fmt::format("<td{}>{}</td>", class_of(head[i], row[i]), xml_text(row[i]));
  }
  return text + "</tr>\n";
}

std::string tables_html(const std::vector<ComparisonParts::Table>& tables) {
  std::string text;
  for (const ComparisonParts::Table& one : tables) {
    const Row& head = one.rows.front();
    text += fmt::format("<h2>{}</h2>\n<div class=\"wide\"><table><thead><tr>", xml_text(one.title));
    for (const std::string& name : head) {
      text += fmt::format("<th scope=\"col\">{}</th>", xml_text(name));
    }
    text += "</tr></thead><tbody>\n";
    for (std::size_t i = 1; i < one.rows.size(); ++i) text += row_html(head, one.rows[i]);
    text += "</tbody></table></div>\n";
  }
  return text;
}

std::string changes_html(const ComparisonParts::Changes& changes) {
  std::string text = fmt::format("<h2>{}</h2>\n<ul>\n", xml_text(changes.title));
  for (const ComparisonParts::Change& one : changes.shown) {
    text += fmt::format("<li>{} on {}: {}{}<br><code>{}</code></li>\n", xml_text(one.subject),
                        xml_text(one.id), xml_text(one.change), xml_text(one.reason),
                        xml_text(one.replay));
  }
  return text + "</ul>\n";
}

std::string studies_html(const ComparisonParts& parts) {
  std::string text = "<dl>\n";
  for (const ComparisonParts::Study& study : parts.studies) {
    text += fmt::format("<dt>{}</dt><dd>{}, {}<br><code>{}</code></dd>\n", study.which,
                        xml_text(study.path), xml_text(study.version), xml_text(study.command));
  }
  return text + "</dl>\n";
}

}  // namespace

std::string comparison_text(const ComparisonParts& parts, bool markdown) {
  std::string text;
  for (const ComparisonParts::Study& study : parts.studies) text += study_text(study, markdown);
  for (const std::string& note : parts.notes) {
    text += (&note == parts.notes.data() ? "" : "\n") + note + "\n";
  }
  if (parts.same) return text + "\nthe same\n";
  text += tables_text(parts.tables, markdown);
  for (const ComparisonParts::Changes& changes : parts.changes) {
    text += heading_text(changes.title, markdown);
    for (const ComparisonParts::Change& one : changes.shown) text += change_text(one, markdown);
  }
  return text + tables_text(parts.alone, markdown);
}

std::string comparison_page(const ComparisonParts& parts) {
  const std::string title = fmt::format("gjkproof: {} and {}", xml_text(parts.studies.front().path),
                                        xml_text(parts.studies.back().path));
  std::string body = studies_html(parts);
  for (const std::string& note : parts.notes) body += fmt::format("<p>{}</p>\n", xml_text(note));
  body += parts.same    ? "<p class=\"outcome\">The same.</p>\n"
          : parts.worse ? "<p class=\"outcome worse\">Something became worse.</p>\n"
                        : "<p class=\"outcome better\">Nothing became worse.</p>\n";
  for (const ComparisonParts::Changes& changes : parts.changes) body += changes_html(changes);
  body += tables_html(parts.tables) + tables_html(parts.alone);
  return html_page(title, body);
}

ExitCode compare(const CompareOptions& options) {
  if (!options.into.empty()) require_block(options.into, "compare");
  for (const std::string& study : {options.before, options.now}) {
    require_no_result(options.page, study);
  }
  RecordStream before(options.before);
  RecordStream now(options.now);
  Comparison comparison(now.header(), options.shown);
  const bool complete = walk(
      before, now, [&](const Record* left, const Record* right) { comparison.add(left, right); });
  if (before.complete() != now.complete()) {
    note("gjkproof: {}: incomplete, and the other study is not\n",
         before.complete() ? now.path() : before.path());
    return incomplete;
  }
  if (comparison.answers() == 0) {
    throw std::invalid_argument(
        comparison.other_cases() > 0
            ? "nothing to compare: the cases of the studies agree only in their names"
            : "nothing to compare: the studies have no case and subject in common");
  }
  const Compares which{options.before, options.now, &before.header(),
                       &now.header(),  complete,    options.factor};
  const ComparisonParts parts = parts_of(which, comparison);
  fmt::print("{}", comparison_text(parts, false));
  if (!options.into.empty()) write_block(options.into, "compare", comparison_text(parts, true));
  if (!options.page.empty()) replace_file(options.page, comparison_page(parts));
  return comparison.any_worse(options.factor) ? findings : clean;
}

}  // namespace reports
