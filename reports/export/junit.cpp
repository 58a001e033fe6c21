// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <cmath>

#include "reports/export/forms.hpp"
#include "reports/output/count_text.hpp"
#include "reports/output/escape.hpp"

namespace reports {
namespace {

struct Suite {
  std::string cases;
  std::size_t tests = 0;
  std::size_t failures = 0;
  std::size_t skipped = 0;
};

std::string failure(const Cell& cell, const Finding& worst) {
  const std::string size =
      std::isfinite(worst.size) ? fmt::format(", off by {:.3g} M", worst.size) : "";
  const std::string message = fmt::format("{} on {}{}", worst.reason, worst.id, size);
  std::string text =
      fmt::format("{} in {}:", counted(cell.findings, "finding"), counted(cell.answers, "answer"));
  for (std::size_t c = 0; c < columns; ++c) {
    const auto column = static_cast<Column>(c);
    if (is_finding(column) && cell.of[c] > 0)
      text += fmt::format(" {} {}", name(column), cell.of[c]);
  }
  text += "\n" + worst.replay + "\n";
  return fmt::format("      <failure type=\"{}\" message=\"{}\">{}</failure>\n",
                     xml_text(name(worst.column)), xml_text(message), xml_text(text));
}

void add_case(Suite& suite, const std::string& subject, const std::string& group,
              const Cell& cell) {
  ++suite.tests;
  suite.cases +=
      fmt::format("    <testcase classname=\"{}\" name=\"{}\"", xml_text(subject), xml_text(group));
  if (const Finding* worst = cell.worst_finding()) {
    ++suite.failures;
    suite.cases += ">\n" + failure(cell, *worst) + "    </testcase>\n";
  } else if (cell.count(Column::skipped) == cell.answers) {
    ++suite.skipped;
    suite.cases += fmt::format(">\n      <skipped message=\"{}\"/>\n    </testcase>\n",
                               xml_text(cell.skipped));
  } else {
    suite.cases += "/>\n";
  }
}

std::string property(const std::string& name, const std::string& value) {
  return fmt::format("      <property name=\"{}\" value=\"{}\"/>\n", name, xml_text(value));
}

// How the study was made.  A reader who counts failures alone sees that it did not end.
std::string study_suite(const Cells& cells) {
  const RunHeader& header = cells.header();
  std::string text = fmt::format(
      "  <testsuite name=\"study\" tests=\"1\" failures=\"0\" errors=\"{}\" skipped=\"0\">\n",
      cells.complete() ? 0 : 1);
  text += "    <properties>\n" + property("command", header.command) +
          property("seed", std::to_string(header.seed)) +
          property("version", header.build.version) + property("flags", header.build.flags) +
          property("processor", header.processor) + "    </properties>\n";
  text += "    <testcase classname=\"study\" name=\"complete\"";
  text += cells.complete() ? "/>\n"
                           : ">\n      <error message=\"the study did not come to its end\"/>\n"
                             "    </testcase>\n";
  return text + "  </testsuite>\n";
}

}  // namespace

std::string junit_xml(const Cells& cells) {
  const RunHeader& header = cells.header();
  std::string suites = study_suite(cells);
  std::size_t tests = 1;
  std::size_t failures = 0;
  std::size_t skipped = 0;
  for (std::size_t s = 0; s < header.subjects.size(); ++s) {
    const std::string& subject = header.subjects[s].name;
    Suite suite;
    for (std::size_t g = 0; g < header.groups.size(); ++g) {
      const Cell& cell = cells.cell(s, g);
      if (cell.answers > 0) add_case(suite, subject, header.groups[g].name, cell);
    }
    suites += fmt::format(
        "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"0\" skipped=\"{}\">\n"
        "{}  </testsuite>\n",
        xml_text(subject), suite.tests, suite.failures, suite.skipped, suite.cases);
    tests += suite.tests;
    failures += suite.failures;
    skipped += suite.skipped;
  }
  return fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<testsuites name=\"gjkproof\" tests=\"{}\" failures=\"{}\" errors=\"{}\" "
      "skipped=\"{}\">\n{}</testsuites>\n",
      tests, failures, cells.complete() ? 0 : 1, skipped, suites);
}

}  // namespace reports
