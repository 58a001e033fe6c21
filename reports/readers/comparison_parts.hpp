// SPDX-License-Identifier: MIT
// What is shown of a comparison, whatever the form: text, Markdown or a page.
#pragma once

#include <string>
#include <vector>

#include "reports/output/text_table.hpp"
#include "reports/readers/comparison.hpp"

namespace reports {

struct Compares {
  std::string before;  // paths, as they were given
  std::string now;
  const RunHeader* header_before = nullptr;
  const RunHeader* header_now = nullptr;
  bool complete = true;
  double factor = 1;
};

struct ComparisonParts {
  struct Study {
    std::string which;  // old or new
    std::string path;
    std::string version;
    std::string command;
  };
  struct Table {
    std::string title;
    std::vector<Row> rows;  // the head first; none: there is nothing to show
  };
  struct Change {
    std::string subject;
    std::string id;
    std::string change;  // "correct -> inaccurate"
    std::string reason;  // with the size of the error
    std::string replay;
  };
  struct Changes {
    std::string title;
    std::vector<Change> shown;
  };

  std::vector<Study> studies;
  std::vector<std::string> notes;  // sentences
  bool same = false;               // nothing of what follows is shown then
  bool worse = false;              // something is, as the exit code says
  std::vector<Table> tables;
  std::vector<Changes> changes;
  std::vector<Table> alone;  // what one study has, and not the other
};

ComparisonParts parts_of(const Compares& which, const Comparison& comparison);

// As people read it on the terminal and in a document.
std::string comparison_text(const ComparisonParts& parts, bool markdown);

// A page that is whole without a script and without another file.
std::string comparison_page(const ComparisonParts& parts);

}  // namespace reports
