// SPDX-License-Identifier: MIT
#include "reports/readers/comparison_parts.hpp"

#include <fmt/format.h>

#include "reports/output/escape.hpp"

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
    text += heading_text(one.title, markdown) + table(one.rows, markdown);
  }
  return text;
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

}  // namespace reports
