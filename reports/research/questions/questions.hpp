// SPDX-License-Identifier: MIT
// The three questions that the project exists for, answered by measurement: termination by repeated
// support points, the relative error bound, oblong simplices.
#pragma once

#include "core/subjects/subject.hpp"
#include "reports/research/paper/paper.hpp"

namespace reports::questions {

inline constexpr int vertices_max = 8;  // of each body
inline constexpr std::array<const char*, 6> scalar_names{"float",    "double",   "long_double",
                                                         "float128", "digits50", "digits100"};

// y = factor x^exponent, by least squares of the logarithms; `spread` is the standard error of the
// exponent.
struct PowerLaw {
  double exponent = 0;
  double spread = 0;
  double factor = 0;
  std::size_t points = 0;
};
// Of values in any order; 0 if there are none.
double median(std::vector<double> some);
double quantile(std::vector<double> some, double share);
PowerLaw fitted(const std::vector<std::pair<double, double>>& points);

double critical_epsilon(const std::vector<subjects::TraceStep>& steps);

Claim onset_of_repetition(const PaperOptions& options);
Claim worth_of_a_repetition(const PaperOptions& options);
Claim other_ends(const PaperOptions& options);
Claim error_bound(const PaperOptions& options);
Claim attained_accuracy(const PaperOptions& options);
Claim digits_lost(const PaperOptions& options);
Claim toy_termination(const PaperOptions& options);

// Writes questions.md; see measured().
ExitCode questions(const PaperOptions& options);

}  // namespace reports::questions
