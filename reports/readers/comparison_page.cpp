// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "reports/output/escape.hpp"
#include "reports/readers/comparison_parts.hpp"

namespace reports {
namespace {

// Colours are never the only sign: cells also say "worse" or "better".
constexpr const char* style = R"(
:root { color-scheme: light dark; --ink: #1b1f24; --paper: #fff; --soft: #f2f4f7; --line: #c9ced6;
  --worse: #a33a00; --better: #00694a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ee; --paper: #14171b; --soft: #20252b;
  --line: #47505b; --worse: #ff9a5c; --better: #5fd3a8; } }
body { margin: 0 auto; max-width: 75rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 15px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; margin: 1.5rem 0 .5rem; }
code { font: .85em ui-monospace, monospace; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--line); padding: .2rem .6rem; text-align: right; }
th:first-child { text-align: left; } thead th { background: var(--soft); }
dt { font-weight: 600; } li { margin: .5rem 0; }
.worse { color: var(--worse); font-weight: 600; } .better { color: var(--better); }
.outcome { font-size: 1.1rem; }
)";

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
  return fmt::format(
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
      "'unsafe-inline'\">\n<title>{0}</title>\n<style>{1}</style>\n</head>\n<body>\n"
      "<h1>{0}</h1>\n{2}</body>\n</html>\n",
      title, style, body);
}

}  // namespace reports
