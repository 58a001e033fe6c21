// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "reports/output/count_text.hpp"
#include "reports/output/escape.hpp"
#include "reports/readers/export.hpp"
#include "reports/study/tallies/summary.hpp"

namespace reports {
namespace {

struct Suite {
  std::string cases;
  std::size_t tests = 0;
  std::size_t failures = 0;
  std::size_t skipped = 0;
};

std::string failure(const Cell& cell) {
  const auto& [verdict, worst] = *cell.worst.begin();
  std::string text =
      fmt::format("{} in {}:", counted(cell.findings, "finding"), counted(cell.answers, "answer"));
  for (const auto& entry : cell.worst) {
    text += fmt::format(" {} {}", name(entry.first), cell.count(entry.first));
  }
  text += "\n" + worst.replay + "\n";
  return fmt::format("      <failure type=\"{}\" message=\"{}\">{}</failure>\n",
                     xml_text(name(verdict)), xml_text(finding_text(worst)), xml_text(text));
}

void add_case(Suite& suite, const std::string& subject, const std::string& group,
              const Cell& cell) {
  ++suite.tests;
  suite.cases +=
      fmt::format("    <testcase classname=\"{}\" name=\"{}\"", xml_text(subject), xml_text(group));
  if (!cell.worst.empty()) {
    ++suite.failures;
    suite.cases += ">\n" + failure(cell) + "    </testcase>\n";
  } else if (cell.judged() == 0) {
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

// How the study was made.  An incomplete study is an error, for tools that only count failures.
std::string study_suite(const ReadStudy& study) {
  const RunHeader& header = study.header;
  std::string text = fmt::format(
      "  <testsuite name=\"study\" tests=\"1\" failures=\"0\" errors=\"{}\" skipped=\"0\">\n",
      study.complete ? 0 : 1);
  text += "    <properties>\n" + property("command", header.command) +
          property("seed", std::to_string(header.seed)) +
          property("version", header.build.version) + property("flags", header.build.flags) +
          property("processor", header.processor) + "    </properties>\n";
  text += "    <testcase classname=\"study\" name=\"complete\"";
  text += study.complete ? "/>\n"
                         : ">\n      <error message=\"the study did not come to its end\"/>\n"
                           "    </testcase>\n";
  return text + "  </testsuite>\n";
}

}  // namespace

std::string junit_xml(const ReadStudy& study) {
  const RunHeader& header = study.header;
  std::string suites = study_suite(study);
  std::size_t tests = 1;
  std::size_t failures = 0;
  std::size_t skipped = 0;
  for (std::size_t s = 0; s < header.subjects.size(); ++s) {
    const std::string& subject = header.subjects[s].name;
    Suite suite;
    for (std::size_t g = 0; g < header.groups.size(); ++g) {
      const Cell& cell = study.tally.cell(g, s);
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
      tests, failures, study.complete ? 0 : 1, skipped, suites);
}

}  // namespace reports
