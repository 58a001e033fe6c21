// SPDX-License-Identifier: MIT
// Judges an answer and explains a failure to a reader who knows GJK, but not this project.
#include <fmt/format.h>

#include <cmath>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "testing/generate_pair.hpp"
#include "testing/internal/explanation.hpp"

namespace gjkproof {
namespace {

constexpr std::size_t printed_points_max = 64;

std::string array_text(const char* name, const cases::Body& body, int dim, bool single) {
  std::vector<std::string> points;
  for (const cases::Point& p : body.points) {
    std::vector<std::string> numbers;
    for (int i = 0; i < dim; ++i) {
      const double x = p[static_cast<std::size_t>(i)];
      std::string number = single ? fmt::format("{}", static_cast<float>(x)) : fmt::format("{}", x);
      if (number.find_first_of(".e") == std::string::npos) number += ".0";
      numbers.push_back(number + (single ? "f" : ""));
    }
    points.push_back(fmt::format("{{{}}}", fmt::join(numbers, ", ")));
  }
  return fmt::format("  const std::vector<std::array<{}, {}>> {}{{{}}};\n",
                     single ? "float" : "double", dim, name, fmt::join(points, ", "));
}

cases::Case case_of(const Bodies& bodies) {
  cases::Case question;
  question.id = "from-a-test";
  question.dim = static_cast<int>(bodies.dim);
  question.a.points = bodies.a;
  question.b.points = bodies.b;
  return question;
}

// Returns why these are not two bodies; empty if they are.
std::string trouble(const Bodies& bodies) {
  if (bodies.a.empty() || bodies.b.empty()) {
    return fmt::format("body {} has no points", bodies.a.empty() ? "a" : "b");
  }
  if (bodies.dim != 2 && bodies.dim != 3) {
    return "all points must have two coordinates, or all three";
  }
  for (const auto& [name, points] : {std::pair("a", &bodies.a), std::pair("b", &bodies.b)}) {
    for (std::size_t n = 0; n < points->size(); ++n) {
      for (const double x : (*points)[n]) {
        if (!std::isfinite(x)) return fmt::format("point {} of body {} is not finite", n, name);
      }
    }
  }
  return {};
}

Verdict judged(const Bodies& bodies, const Reply& reply, const Judging& judging, const Ask& ask) {
  const cases::Case question = case_of(bodies);
  const Finding first = find(question, reply, judging);
  if (!oracle::is_finding(first.verdict)) return {true, {}};
  std::string text = explained(question, first, judging);
  const auto paste = [&](const cases::Case& shown) {
    return pasted(Bodies{bodies.dim, shown.a.points, shown.b.points},
                  judging.single && cases::bits(shown) <= 24);
  };
  if (!ask) return {false, text + "The bodies:\n" + paste(question)};
  const cases::Case smallest = shrunk(question, first, judging, ask);
  const std::optional<Reply> again = ask({bodies.dim, smallest.a.points, smallest.b.points});
  text += "The simplest pair found on which it is wrong in the same way:\n";
  if (again) text += explained(smallest, find(smallest, *again, judging), judging);
  return {false, text + paste(smallest)};
}

}  // namespace

std::string pasted(const Bodies& bodies, bool single) {
  const cases::Case question = case_of(bodies);
  if (question.a.points.size() + question.b.points.size() > printed_points_max) {
    return "  too many points to print; IsCorrectOn(a, b), which calls the function, shrinks "
           "them\n";
  }
  return array_text("a", question.a, question.dim, single) +
         array_text("b", question.b, question.dim, single) +
         "To run all implementations of gjkproof on this pair, put these two lines into "
         "pair.jsonl\n"
         "and run `gjkproof replay pair.jsonl`, in a checkout `./run gjkproof replay "
         "pair.jsonl`:\n" +
         cases::header_line() + "\n" + cases::case_line(question) + "\n";
}

Verdict verdict_for(const Bodies& bodies, const Reply& reply, const Judging& judging,
                    const Ask& ask) {
  for (const std::string& why : {trouble(bodies), trouble(judging)}) {
    if (!why.empty()) return {false, "gjkproof cannot judge this: " + why + "\n"};
  }
  try {
    return judged(bodies, reply, judging, ask);
  } catch (const std::exception& error) {
    return {false, std::string("gjkproof cannot judge this: ") + error.what() + "\n"};
  }
}

Bodies generate_pair(std::span<const std::uint8_t> bytes, const Wanted& wanted) {
  cases::Choices choices(bytes);
  cases::Case question = cases::generate(choices, {.vertices_max = wanted.vertices_max});
  if (wanted.single) {
    std::optional<cases::Case> rounded = cases::rounded(question, 24);
    if (!rounded) {  // beyond the range of float: the same at scale 1
      rounded =
          cases::rounded(cases::scaled(question, -std::ilogb(cases::magnitude(question))), 24);
    }
    question = rounded.value();
  }
  Bodies bodies{wanted.dim, std::move(question.a.points), std::move(question.b.points)};
  if (wanted.dim == 2) {
    for (auto* points : {&bodies.a, &bodies.b}) {
      for (Point& p : *points) p[2] = 0;
    }
  }
  return bodies;
}

}  // namespace gjkproof
