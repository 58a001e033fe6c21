// SPDX-License-Identifier: MIT
// The whole default study: two minutes of processor time.
#include "reports/test/cli.hpp"

namespace {

TEST_F(Cli, StudyIsThatOfTheRecord) {
  expect_in("reports/records/study.md", "study", table_of(run("study").out));
}

}  // namespace
