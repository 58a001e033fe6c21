// SPDX-License-Identifier: MIT
#include "reports/research/questions/questions.hpp"

#include "core/subjects/registry.hpp"

namespace reports::questions {
namespace {

constexpr Section sections[] = {
    {"1. When is the check for repeated points needed?",
     "without it GJK asks for the same support points without an end when epsilon is below "
     "c u (M/d)^p, c < 1 in the median: p = 2 where v is a sum of weighted points (Johnson, signed "
     "volumes), p = 1 where it is a multiple of a normal (projections), whatever the sizes of the "
     "bodies.",
     onset_of_repetition},
    {"1. What is a stop by a repeated point worth?",
     "it is as good as the arithmetic allows [vdB99 §5]: no more of these answers are wrong than "
     "of others.",
     worth_of_a_repetition},
    {"1. What else would end it?",
     "in exact arithmetic nothing is needed, and no check stops too early but a memory of all "
     "points.",
     other_ends},
    {"1. Does momentum end it sooner?",
     "with momentum GJK takes fewer iterations [Montaut22 §IV], and is no more often wrong.",
     momentum},
    {"1. Does the iteration end?",
     "a norm that must fall, or a memory of all support points, ends it in any arithmetic; the "
     "checks of the literature do not.",
     toy_termination},
    {"2. What does epsilon promise in floating point?",
     "where the iteration converged, (1 - epsilon) ‖v‖ <= d + 64 u M, however flat the simplex; "
     "and "
     "d <= ‖v‖ + 64 u M wherever v is a sum of weighted points.",
     error_bound},
    {"2. Which accuracy is attained?",
     "the median error is at most u M whatever M / d is; flat simplices are the exception.",
     attained_accuracy},
    {"3. How many digits do oblong simplices cost?",
     "v is off by c u M a^p for a triangle whose longest edge is a times its smallest height, "
     "alone "
     "or as the answer of a tetrahedron W_k + {w_k}: p = 2 for Johnson, p = 1 for signed volumes "
     "and projections.",
     digits_lost},
    {"3. What do they cost in the iterations of real runs?",
     "‖v_k - v(conv W_k)‖ <= 16 u R (R/h)^p, R the largest ‖y‖ of W_k and h its smallest height, "
     "with the same p.",
     iterations_lost},
};

}  // namespace

subjects::Subject chosen(const PaperOptions& options, const std::string& name) {
  subjects::Subject sound = subjects::select({name}).at(0);
  return options.planted ? options.planted(sound) : sound;
}

ExitCode questions(const PaperOptions& options) {
  return measured({"questions", "The three questions", sections, true}, options);
}

}  // namespace reports::questions
