// SPDX-License-Identifier: MIT
// The default study, all of it: two minutes of processor time.
#include "reports/test/cli.hpp"
#include "reports/test/shown.hpp"

namespace {

TEST_F(Cli, StudyIsThatOfTheRecord) {
  expect_in("reports/records/study.md", "study", table_of(run("study").out));
}

}  // namespace
