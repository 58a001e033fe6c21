// SPDX-License-Identifier: MIT
#include "oracle/laws/laws.hpp"

#include <algorithm>
#include <stdexcept>
#include <tuple>

#include "oracle/judge/allowances.hpp"

namespace oracle {
namespace {

using cases::Case, cases::Choices, cases::Point;
using subjects::Answer, subjects::Length, subjects::Subject;

bool takes(const Subject& subject, const Case& question) {
  return !cases::has_curved_body(question) && cases::bits(question) <= case_bits(subject) &&
         subjects::holds_lengths(subject, question) && !reason_to_skip(subject, question);
}

std::array<std::vector<Point>*, 2> bodies(Case& question) {
  return {&question.a.points, &question.b.points};
}

// Whether sum = fl(x + y) has lost nothing [Higham02 §4.3]; false if it overflows.
bool is_exact_sum(double sum, double x, double y) { return sum - x == y && sum - y == x; }

// --- comparing two answers ---

// Bodies that meet have a distance of zero.
Length length_of(const Answer& answer) {
  return answer.intersecting || !answer.distance ? Length{} : *answer.distance;
}

// Exact subjects have no allowance and give all lengths as they are, or all squared.  NaN differs.
bool differ(const Length& one, const Length& other, double allowance) {
  if (allowance == 0) return one.value.exact() != other.value.exact();
  return !(std::fabs(one.value.approximation() - other.value.approximation()) <= allowance);
}

Broken broken_between(const Subject& subject, const Case& question, const Case& related) {
  const Answer one = subject.ask(question, nullptr);
  const Answer other = subject.ask(related, nullptr);
  if (one.answered != other.answered) {
    return "only one of the two is answered: " + one.status + ", " + other.status;
  }
  if (!one.answered) return std::nullopt;
  const bool exact = subject.format.is_exact();
  if (exact && one.intersecting != other.intersecting) return "a different relation";
  const double magnitude = std::max(cases::magnitude(question), cases::magnitude(related));
  const double allowance =
      2 * gross_allowance.units * std::sqrt(subject.format.unit_roundoff) * magnitude;
  if (one.distance && other.distance && differ(length_of(one), length_of(other), allowance)) {
    return "a different distance: " + std::to_string(length_of(one).value.approximation()) + ", " +
           std::to_string(length_of(other).value.approximation());
  }
  return std::nullopt;
}

// --- related cases ---

Broken swap(const Subject& subject, const Case& question, Choices&) {
  if (!takes(subject, question)) return std::nullopt;
  Case related = question;
  std::swap(related.a, related.b);
  return broken_between(subject, question, related);
}

Broken order(const Subject& subject, const Case& question, Choices& choices) {
  if (!takes(subject, question)) return std::nullopt;
  Case related = question;
  for (std::vector<Point>* points : bodies(related)) {
    const auto first = static_cast<std::ptrdiff_t>(choices.below(points->size()));
    if (choices.flag()) std::reverse(points->begin(), points->end());
    std::rotate(points->begin(), points->begin() + first, points->end());
  }
  return broken_between(subject, question, related);
}

Broken redundancy(const Subject& subject, const Case& question, Choices& choices) {
  if (!takes(subject, question)) return std::nullopt;
  Case related = question;
  for (std::vector<Point>* points : bodies(related)) {
    const std::size_t count = points->size();
    for (std::uint64_t more = 1 + choices.below(4); more > 0; --more) {
      const Point p = (*points)[choices.below(count)];
      const Point q = (*points)[choices.below(count)];
      Point midpoint;
      bool exact = true;
      for (std::size_t axis = 0; axis < 3; ++axis) {
        const double sum = p[axis] + q[axis];
        midpoint[axis] = sum / 2;
        exact = exact && is_exact_sum(sum, p[axis], q[axis]) && 2 * midpoint[axis] == sum;
      }
      const auto place = static_cast<std::ptrdiff_t>(choices.below(points->size() + 1));
      points->insert(points->begin() + place, exact ? midpoint : p);
    }
  }
  if (!takes(subject, related)) return std::nullopt;
  return broken_between(subject, question, related);
}

// Translates by -8 to 7 times a power of two that is at most M, which is exact if digits are left.
Broken translation(const Subject& subject, const Case& question, Choices& choices) {
  const double magnitude = cases::magnitude(question);
  if (!takes(subject, question) || magnitude == 0 || magnitude > 0x1p+100) return std::nullopt;
  const int digits = static_cast<int>(choices.below(16));
  const double step = std::ldexp(1.0, std::ilogb(magnitude) - digits);
  Point by{};
  for (int axis = 0; axis < question.dim; ++axis) {
    by[static_cast<std::size_t>(axis)] = step * choices.between(-8, 7);
  }
  Case related = question;
  for (std::vector<Point>* points : bodies(related)) {
    for (Point& point : *points) {
      for (std::size_t axis = 0; axis < 3; ++axis) {
        const double sum = point[axis] + by[axis];
        if (!is_exact_sum(sum, point[axis], by[axis])) return std::nullopt;
        point[axis] = sum;
      }
    }
  }
  if (!takes(subject, related)) return std::nullopt;
  return broken_between(subject, question, related);
}

Broken permutation(const Subject& subject, const Case& question, Choices& choices) {
  if (!takes(subject, question)) return std::nullopt;
  const auto dim = static_cast<std::size_t>(question.dim);
  std::array<std::size_t, 3> from{0, 1, 2};
  std::array<double, 3> sign{1, 1, 1};
  for (std::size_t axis = 0; axis < dim; ++axis) {
    std::swap(from[axis], from[axis + choices.below(dim - axis)]);
    if (choices.flag()) sign[axis] = -1;
  }
  Case related = question;
  for (std::vector<Point>* points : bodies(related)) {
    for (Point& point : *points) {
      const Point old = point;
      for (std::size_t axis = 0; axis < dim; ++axis) {
        point[axis] = old[from[axis]] == 0 ? 0.0 : sign[axis] * old[from[axis]];
      }
    }
  }
  return broken_between(subject, question, related);
}

// --- scale ---

// Whether x 2^k keeps all its digits at u.  The least normal number may be one that was rounded up.
bool scales(const Subject& subject, double x, int k) {
  const double normal_min = subject.format.smallest / (2 * subject.format.unit_roundoff);
  return x == 0 || std::fabs(std::ldexp(x, k)) > normal_min;
}

template <typename Visit>
void for_each_nonzero(const Case& question, const Visit& visit) {
  for (const cases::Body* body : {&question.a, &question.b}) {
    for (const Point& point : body->points) {
      for (const double x : point) {
        if (x != 0) visit(x);
      }
    }
  }
}

// Products of two or three coordinates that differ much in size underflow, and differently at
// different scales.  The law is limited to cases in which nothing underflows.
bool is_plain(const Case& question, double magnitude, double range) {
  bool plain = magnitude > 0;
  for_each_nonzero(question,
                   [&](double x) { plain = plain && !(std::fabs(x) * range < magnitude); });
  return plain;
}

// Returns the exponent of the last bit of x.
int last_exponent(double x) {
  int exponent = 0;
  double fraction = std::frexp(std::fabs(x), &exponent);
  while (fraction != std::floor(fraction)) {
    fraction *= 2;
    --exponent;
  }
  return exponent;
}

// Returns the least and the largest k for which the subject's format represents the case times 2^k,
// from the smallest subnormal to the top binade.
std::pair<int, int> exact_scales(const Subject& subject, const Case& question, double magnitude) {
  const bool narrow = subject.format == subjects::binary32;
  int last = std::ilogb(magnitude);
  for_each_nonzero(question, [&](double x) { last = std::min(last, last_exponent(x)); });
  return {(narrow ? -149 : -1074) - last, (narrow ? 127 : 1023) - std::ilogb(magnitude)};
}

Broken scale(const Subject& subject, const Case& question, Choices& choices) {
  const double magnitude = cases::magnitude(question);
  const bool applies =
      takes(subject, question) && subject.format.unit_roundoff > 0 &&
      is_plain(question, magnitude, subject.format == subjects::binary32 ? 0x1p+20 : 0x1p+100);
  if (!applies) return std::nullopt;
  const auto [low, high] = exact_scales(subject, question, magnitude);
  // One third of the choices lies near each end.
  const std::uint64_t end = choices.below(3);
  const int near = choices.between(0, std::min(20, high - low));
  const int k = end == 1 ? low + near : end == 2 ? high - near : choices.between(low, high);
  const Case related = cases::scaled(question, k);
  const Answer one = subject.ask(question, nullptr);
  const Answer other = subject.ask(related, nullptr);
  const std::string where = " at 2^" + std::to_string(k);
  if (one.answered != other.answered || one.intersecting != other.intersecting ||
      one.iterations != other.iterations || one.term_count != other.term_count) {
    return "a different path to the answer" + where;
  }
  for (std::size_t i = 0; i < one.term_count; ++i) {
    const auto [a, b, weight] = one.terms[i];
    const auto [other_a, other_b, other_weight] = other.terms[i];
    const bool same =
        a == other_a && b == other_b && weight.approximation() == other_weight.approximation();
    if (!same) return "different weights" + where;
  }
  for (const auto& [mine, yours, most] :
       {std::tuple(one.distance, other.distance, std::numeric_limits<double>::infinity()),
        std::tuple(one.lower_bound, other.lower_bound, subject.format.largest)}) {
    if (!mine || !yours) continue;
    const double x = mine->value.approximation();
    if (!scales(subject, x, 0) || !scales(subject, x, k) || x >= most) continue;
    const double y = yours->value.approximation();
    if (x == 0 && y != 0 && !scales(subject, y, -k)) continue;  // rounded to 0
    // Infinite if it leaves the format, but a bound is the largest number then.
    const double scaled = subject.format == subjects::binary32
                              ? static_cast<double>(static_cast<float>(std::ldexp(x, k)))
                              : std::ldexp(x, k);
    if (y != std::min(scaled, most)) return "a different length" + where;
  }
  return std::nullopt;
}

// --- conversations ---

// Returns the frame before `now`: B rotated and moved, so that the axis kept from it may be any.
Case frame_before(const Case& now, Choices& choices) {
  Case before = now;
  for (Point& point : before.b.points) {
    for (std::size_t axis = 0; axis < static_cast<std::size_t>(now.dim); ++axis) {
      point[axis] = choices.between(-4, 4) - point[axis];
    }
  }
  return before;
}

Broken warm_start(const Subject& subject, const Case& question, Choices& choices) {
  if (!subject.converse || subject.format.unit_roundoff > 0 || !takes(subject, question)) {
    return std::nullopt;
  }
  Case now = question;
  now.flags.push_back("pair:law");  // marks cases of one motion
  const Case before = frame_before(now, choices);
  const std::function<Answer(const Case&)> conversation = subject.converse();
  conversation(before);
  const Answer warm = conversation(now);
  const Answer cold = subject.ask(question, nullptr);
  if (warm.answered == cold.answered && warm.intersecting == cold.intersecting) return std::nullopt;
  return "a different relation than after a cold start: " + warm.status + ", " + cold.status;
}

// The bodies and v alone decide whether v.w > 0: with the kept axis they are separated at once.
Broken repeated_frame(const Subject& subject, const Case& question, Choices& choices) {
  if (!subject.converse || !takes(subject, question)) return std::nullopt;
  Case now = question;
  now.flags.push_back("pair:law");
  const Case before = frame_before(now, choices);
  const std::function<Answer(const Case&)> conversation = subject.converse();
  conversation(before);
  const bool separated = conversation(now).ending == subjects::Ending::separating_axis;
  const Answer again = conversation(now);
  if (!separated || again.iterations == 0) return std::nullopt;
  return std::to_string(again.iterations) + " iterations for a repeated frame";
}

// --- one run ---

template <BrokenRun broken_by>
Broken of_run(const Subject& subject, const Case& question, Choices&) {
  const bool applies = cases::bits(question) <= case_bits(subject) &&
                       subjects::holds_lengths(subject, question) &&
                       !reason_to_skip(subject, question);
  if (!applies) return std::nullopt;
  return broken_by(subject, question, watch(subject, question));
}

}  // namespace

const std::vector<Law>& laws() {
  static const std::vector<Law> list{
      {"L1", "swap", "exchanging the bodies changes neither relation nor distance", false, swap},
      {"L2", "order", "the order of vertices changes neither relation nor distance", false, order},
      {"L3", "redundancy", "copies of vertices and midpoints change neither relation nor distance",
       false, redundancy},
      {"L4", "translation", "an exact translation changes neither relation nor distance", false,
       translation},
      {"L5", "permutation", "permuted axes and changed signs change neither relation nor distance",
       false, permutation},
      {"L6", "scale", "multiplying by 2^k multiplies the answer by 2^k, bit for bit", true, scale},
      {"L7", "warm_start", "a warm start from another frame ends with the same relation", false,
       warm_start},
      {"L8", "repeated_frame", "a repeated frame is separated without an iteration", false,
       repeated_frame},
      {"R1", "returned_bound", "the lower bound of the answer is that of the last iteration", false,
       of_run<broken_returned_bound>},
      {"R2", "running_bound", "mu is the largest v.w / |v| there was, and not negative", false,
       of_run<broken_running_bound>},
      {"R3", "bound_from_below", "the status limits how far the lower bound is below the distance",
       false, of_run<broken_bound_from_below>},
  };
  return list;
}

const Law& law(std::string_view name) {
  for (const Law& candidate : laws()) {
    if (candidate.name == name) return candidate;
  }
  throw std::invalid_argument("no law '" + std::string(name) + "'");
}

}  // namespace oracle
