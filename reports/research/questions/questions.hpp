// SPDX-License-Identifier: MIT
// The three questions that the project exists for, answered by measurement: termination by repeated
// support points, the relative error bound, oblong simplices.
#pragma once

#include <array>
#include <cmath>
#include <limits>

#include "core/gjk/policy.hpp"
#include "core/subjects/subject.hpp"
#include "reports/research/paper/paper.hpp"

namespace reports::questions {

inline constexpr int vertices_max = 8;  // of each body
inline constexpr std::array<const char*, 6> scalar_names{"float",    "double",   "long_double",
                                                         "float128", "digits50", "digits100"};

// y = factor x^exponent, by least squares of the logarithms; `spread` is that of spread().
struct PowerLaw {
  double exponent = 0;
  double spread = 0;
  double factor = 0;
  std::size_t points = 0;
};
// Of values in any order; 0 if there are none.
double median(std::vector<double> some);
double quantile(std::vector<double> some, double share);
std::string figure(double x);  // two digits
using Points = std::vector<std::pair<double, double>>;
PowerLaw fitted(const Points& points);

// A fit of cases that are the same at each x has correlated points, so that what it leaves over says
// too little of its error.  Instead the cases are dealt into groups, and each fit is made again
// without one of them [Efron82 §3]: the exponent of other cases is within the first part of this,
// but for one in a thousand.  The second part is what a factor changes that is twice as large at one
// end of x as at the other: c of the laws here is the same within a factor of two, since it has the
// rounding that they leave out and depends on the shapes that come at an x.
inline constexpr std::size_t groups = 10;
template <typename WithoutGroup>  // Points(std::size_t)
double spread(const WithoutGroup& points_without) {
  constexpr double t = 4.781;  // of groups - 1 degrees of freedom, at 0.9995
  std::array<double, groups> exponents{};
  double mean = 0;
  for (std::size_t g = 0; g < groups; ++g) {
    exponents[g] = fitted(points_without(g)).exponent;
    mean += exponents[g] / groups;
  }
  double sum = 0;
  for (const double x : exponents) sum += (x - mean) * (x - mean);
  const Points all = points_without(groups);
  if (all.size() < 3) return std::numeric_limits<double>::infinity();
  const double range = std::fabs(std::log(all.back().first / all.front().first));
  return t * std::sqrt(sum * (groups - 1) / groups) + std::log(2) / range;
}

// The subject of this name; in a test, with the fault that PaperOptions::planted puts into it.
subjects::Subject chosen(const PaperOptions& options, const std::string& name);

double critical_epsilon(const std::vector<subjects::TraceStep>& steps);

Claim onset_of_repetition(const PaperOptions& options);
Claim onset_of_repetition_at(const PaperOptions& options, std::span<const char* const> scalars);
Claim worth_of_a_repetition(const PaperOptions& options);
Claim other_ends(const PaperOptions& options);
Claim momentum(const PaperOptions& options);
Claim error_bound(const PaperOptions& options);
Claim attained_accuracy(const PaperOptions& options);
Claim digits_lost(const PaperOptions& options);

// A sub-algorithm in the loop, with the power of the flatness that its error is said to have.
struct UsedSubAlgorithm {
  const char* name;
  double exponent;
  gjk::SubAlgorithm kind;
};
// fl(sum of lambda_i y_i) alone errs by 6 u R (oracle/judge/allowances.hpp), the weights by about as
// much: the next power of two.
inline constexpr double iteration_factor = 16;
Claim iterations_lost(const PaperOptions& options);
Claim iterations_lost_of(const PaperOptions& options, std::span<const UsedSubAlgorithm> used);

// One way to end the iteration of the toys, made from the preset enhanced unless it says otherwise.
struct ToyEnd {
  const char* name;
  gjk::Repetition repetition = gjk::Repetition::unchecked;
  bool strict = false;
  bool proved = false;  // that it ends, see the text of the claim
  const char* preset = "enhanced";
};
Claim toy_termination(const PaperOptions& options);
Claim toy_termination_of(const PaperOptions& options, std::span<const ToyEnd> ends);

// Writes questions.md; see measured().
ExitCode questions(const PaperOptions& options);

// A document of its own: what discrete stochastic arithmetic says of digits, beside the exact error.
ExitCode random_digits(const PaperOptions& options);

}  // namespace reports::questions
