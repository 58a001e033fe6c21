// SPDX-License-Identifier: MIT
// A case of one line, and cases with one body that matters.
#pragma once

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "core/cases/file.hpp"

inline cases::Case read_one(const std::string& line) {
  std::istringstream in(cases::header_line() + "\n" + line + "\n");
  const std::vector<cases::Case> read = cases::read_cases(in, "F");
  EXPECT_EQ(read.size(), 1U);
  return read.at(0);
}

inline cases::Case with_body(cases::Body body, int dim = 3) {
  cases::Case question;
  question.id = "x";
  question.dim = dim;
  question.a.points = {{0, 0, 0}};
  question.b = std::move(body);
  return question;
}
inline cases::Case with_body(const cases::Curved& curved, int dim = 3) {
  cases::Body body;
  body.curved = curved;
  return with_body(std::move(body), dim);
}
inline cases::Case with_body(const cases::Polytope& polytope, int dim = 3) {
  cases::Body body;
  body.polytope = polytope;
  return with_body(std::move(body), dim);
}
