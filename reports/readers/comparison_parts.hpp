// SPDX-License-Identifier: MIT
// The content of a comparison, independent of its format (text, Markdown or a page).
#pragma once

#include <string>
#include <vector>

#include "reports/output/text_table.hpp"
#include "reports/readers/comparison.hpp"

namespace reports {

struct Compares {
  std::string before;  // path as given
  std::string now;
  const RunHeader* header_before = nullptr;
  const RunHeader* header_now = nullptr;
  bool complete = true;
  double factor = 1;
};

struct ComparisonParts {
  struct Study {
    std::string which;  // "old" or "new"
    std::string path;
    std::string version;
    std::string command;
  };
  struct Table {
    std::string title;
    std::vector<Row> rows;  // the first row is the head; empty: nothing to show
  };
  struct Change {
    std::string subject;
    std::string id;
    std::string change;  // "correct -> inaccurate"
    std::string reason;  // including the size of the error
    std::string replay;
  };
  struct Changes {
    std::string title;
    std::vector<Change> shown;
  };

  std::vector<Study> studies;
  std::vector<std::string> notes;  // sentences
  bool same = false;               // no difference; nothing below is shown
  bool worse = false;              // something became worse, as in the exit code
  std::vector<Table> tables;
  std::vector<Changes> changes;
  std::vector<Table> alone;  // answers that only one study has
};

ComparisonParts parts_of(const Compares& which, const Comparison& comparison);

// The comparison as text for the terminal, or as Markdown.
std::string comparison_text(const ComparisonParts& parts, bool markdown);

// A self-contained page without scripts.
std::string comparison_page(const ComparisonParts& parts);

}  // namespace reports
