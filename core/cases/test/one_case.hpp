// SPDX-License-Identifier: MIT
// Reading a single case, cases with one significant body, lookups in a case, and messages.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <sstream>
#include <utility>

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
  return with_body(cases::Body{{}, curved}, dim);
}
inline cases::Case with_body(const cases::Polytope& polytope, int dim = 3) {
  return with_body(cases::Body{{}, std::nullopt, polytope}, dim);
}

// The value of a parameter.
inline std::optional<double> recorded(const cases::Case& question, const std::string& name) {
  for (const cases::Parameter& parameter : question.parameters) {
    if (parameter.name == name) return parameter.value;
  }
  return std::nullopt;
}

// The flag "KEY:..." without KEY, or nothing.
inline std::string flag(const cases::Case& question, const std::string& key) {
  for (const std::string& one : question.flags) {
    if (one.starts_with(key + ":")) return one.substr(key.size() + 1);
  }
  return "";
}

// The message of the exception that `act` throws, or nothing.
template <typename Exception = std::invalid_argument, typename Act>
std::string message_of(const Act& act) {
  try {
    act();
  } catch (const Exception& error) {
    return error.what();
  }
  return "";
}
