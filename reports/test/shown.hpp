// SPDX-License-Identifier: MIT
// Documents show what commands print.  GJKPROOF_UPDATE rewrites the documents instead.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "reports/output/markdown_block.hpp"

inline std::string path_of(const std::string& document) {
  return std::string(GJKPROOF_SOURCE_DIR) + "/" + document;
}

inline void expect_in(const std::string& document, const std::string& block,
                      const std::string& printed) {
  const std::string fresh = "```\n" + printed + "```\n";
  if (std::getenv("GJKPROOF_UPDATE") != nullptr) {
    reports::write_block(path_of(document), block, fresh);
  } else {
    EXPECT_EQ(reports::read_block(path_of(document), block), fresh)
        << "with GJKPROOF_UPDATE=1 this test brings " << document << " up to date";
  }
}

// The output of a study up to the worst findings.
inline std::string table_of(const std::string& out) {
  return out.substr(0, out.find("\nworst findings"));
}
