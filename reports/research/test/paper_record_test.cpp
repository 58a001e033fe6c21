// SPDX-License-Identifier: MIT
// The claims of the paper agree with the record: a quarter of a minute.
#include "reports/test/cli.hpp"

namespace {

TEST_F(Cli, ThePaperIsThatOfTheRecord) {
  run("paper --cases 100000 -o paper");
  const std::string report = content(folder_ / "paper/paper.md");
  const std::string sections = report.substr(report.find("Made by"));
  const std::string record = path_of("reports/records/paper.md");
  if (std::getenv("GJKPROOF_UPDATE") != nullptr) reports::write_block(record, "paper", sections);
  EXPECT_EQ(reports::read_block(record, "paper"), sections);
}

}  // namespace
