// SPDX-License-Identifier: MIT
// What the programs of this folder share: reading the case from standard input, and comparing a
// library's answer with the exact one.
//
// The input has a line for each of these, in any order; numbers are in a format that strtod reads:
//
//   fault NAME              false_separation, false_overlap, no_answer, inaccurate, wrong_depth or
//                           wrong_witness
//   a X Y Z                 a point of the first body; b of the second: bodies are convex hulls
//   distance D              the exact distance
//   depth D                 the exact penetration depth, 0 if the bodies do not overlap
//   allowance E             the error that rounding or the documentation explains: a larger one is
//                           a fault
//   outside a|b X Y Z       a wrong witness: its body, and the direction in which it lies outside
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <functional>
#include <iostream>
#include <limits>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace finding {

using Point = std::array<double, 3>;

// An invalid input, or an unknown name of a call.
struct WrongInput : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct Case {
  std::string fault;
  std::vector<Point> a, b;
  double distance = 0, depth = 0, allowance = 0;
  std::string outside_of;  // "a" or "b"; empty: both witnesses are in their bodies
  Point direction = {0, 0, 0};
};

// The answer of a library; members that it does not report are empty.
struct Answer {
  std::string failure;  // why it gives no answer
  bool meets = false;
  std::optional<double> distance, depth;
  std::vector<Point> witnesses;  // of both bodies
  std::optional<Point> normal;   // from A to B; with a depth, the direction in which B leaves A
};

inline Point minus(const Point& x, const Point& y) {
  return {x[0] - y[0], x[1] - y[1], x[2] - y[2]};
}
inline Point cross(const Point& x, const Point& y) {
  return {x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]};
}
inline double dot(const Point& x, const Point& y) {
  return x[0] * y[0] + x[1] * y[1] + x[2] * y[2];
}
inline double length(const Point& x) { return std::hypot(x[0], x[1], x[2]); }

inline double number(std::istream& words) {
  std::string word;
  words >> word;
  char* end = nullptr;
  const double value = std::strtod(word.c_str(), &end);
  if (word.empty() || *end != 0) throw WrongInput("\"" + word + "\" is no number");
  return value;
}

// Throws WrongInput with the line and the reason.  `single`: coordinates become floats.
inline Case read(std::istream& input, bool single) {
  Case result;
  std::string line, key;
  for (int count = 1; std::getline(input, line); ++count) {
    std::istringstream words(line);
    if (!(words >> key)) continue;
    const auto point = [&] {
      Point p = {0, 0, 0};
      for (double& x : p) x = number(words);
      return p;
    };
    const auto corner = [&] {
      Point p = point();
      for (double& x : p) x = single ? double(float(x)) : x;
      return p;
    };
    try {
      if (key == "fault")
        words >> result.fault;
      else if (key == "a")
        result.a.push_back(corner());
      else if (key == "b")
        result.b.push_back(corner());
      else if (key == "distance")
        result.distance = number(words);
      else if (key == "depth")
        result.depth = number(words);
      else if (key == "allowance")
        result.allowance = number(words);
      else if (key == "outside" && words >> result.outside_of)
        result.direction = point();
      else
        throw WrongInput("\"" + key + "\" is not known");
    } catch (const WrongInput& error) {
      throw WrongInput("line " + std::to_string(count) + ": " + error.what());
    }
  }
  if (result.a.empty() || result.b.empty()) throw WrongInput("a body has no points");
  return result;
}

// Distance of a witness point outside its body, along the direction that the case gives.
inline double outside(const Case& question, const std::vector<Point>& witnesses) {
  const bool of_a = question.outside_of == "a";
  double furthest = -std::numeric_limits<double>::infinity();
  for (const Point& point : of_a ? question.a : question.b) {
    furthest = std::max(furthest, dot(question.direction, point));
  }
  const double height = dot(question.direction, witnesses[of_a ? 0 : 1]);
  return std::max(0., (height - furthest) / length(question.direction));
}

// How far B must be translated along n until it has left A; if negative, their separation along n.
inline double way(const Case& question, const Point& n) {
  double of_a = -std::numeric_limits<double>::infinity(), of_b = -of_a;
  for (const Point& point : question.a) of_a = std::max(of_a, dot(n, point));
  for (const Point& point : question.b) of_b = std::min(of_b, dot(n, point));
  return (of_a - of_b) / length(n);
}

// Error bound of `way` along a difference of witness points of length `apart`: their allowance
// rotates it, and points of two bodies differ by up to 3.5 times the largest coordinate.
inline double turned(const Case& question, double apart) {
  double largest = 0;
  for (const std::vector<Point>* body : {&question.a, &question.b}) {
    for (const Point& point : *body) {
      for (const double x : point) largest = std::max(largest, std::abs(x));
    }
  }
  return 7 * question.allowance * largest / apart;
}

// Prints the answer, and whether it has the fault that the case shows.
inline bool is_shown(const Case& question, Answer answer, int digits) {
  bool is_off = false;
  // A negative length and NaN count as wrong.
  const auto compare = [&](const char* fault, const char* name, double said, double exact,
                           double more = 0) {
    std::printf("%s %.*g, off by %.3g\n", name, digits, said, said - exact);
    is_off |= question.fault == fault &&
              !(said >= 0 && std::abs(said - exact) <= question.allowance + more);
  };
  for (const std::optional<double>& said : {answer.distance, answer.depth}) {
    if (said && !std::isfinite(*said)) answer.failure = "a length that is not finite";
  }
  const bool answered = answer.failure.empty();
  std::puts(!answered ? "no answer" : answer.meets ? "they meet" : "separated");
  if (!answered) std::printf("%s\n", answer.failure.c_str());
  if (answer.distance) compare("inaccurate", "distance", *answer.distance, question.distance);
  if (answer.depth) compare("wrong_depth", "depth", *answer.depth, question.depth);
  if (!answer.witnesses.empty()) {
    const double apart = length(minus(answer.witnesses[0], answer.witnesses[1]));
    const bool of_depth = answer.meets && answer.depth;
    compare("wrong_witness", "witnesses apart", apart,
            of_depth ? question.depth : question.distance);
    if (of_depth) {
      const Point out = minus(answer.witnesses[0], answer.witnesses[1]);
      compare("wrong_witness", "along them B leaves A after", way(question, out), question.depth,
              turned(question, apart));
    }
  }
  if (answer.normal && answer.meets && answer.depth) {
    compare("wrong_witness", "along the normal B leaves A after", way(question, *answer.normal),
            question.depth);
  } else if (answer.normal && !answer.meets) {
    compare("wrong_witness", "along the normal they are apart by", -way(question, *answer.normal),
            question.distance, turned(question, question.distance));
  }
  if (!answer.witnesses.empty() && !question.outside_of.empty()) {
    const double beyond = outside(question, answer.witnesses);
    compare("wrong_witness", "witness outside of its body", beyond, 0);
  }
  if (question.fault == "no_answer") return !answered;
  if (question.fault == "false_separation") {
    return answered && !answer.meets && question.distance == 0;
  }
  if (question.fault == "false_overlap") {
    return answered && answer.meets && question.distance > question.allowance;
  }
  return is_off;
}

// Makes one of a library's calls, chosen by its name; throws WrongInput if the name is unknown.
using Call = std::function<Answer(const std::string& name, const Case& question)>;

// `main` of a program: returns 0 if the answer has the fault, 1 if not, 2 if the input is invalid.
// Prints `digits` digits of the library's numbers, 9 of floats.
inline int run(int argc, char** argv, const std::string& library, int digits, const Call& call) {
  try {
    if (argc != 2) throw WrongInput("usage: PROGRAM CALL <CASE");
    const Case question = read(std::cin, digits == 9);
    std::printf("%s, %s\n", library.c_str(), argv[1]);
    std::printf("exact: distance %.17g, depth %.17g\n", question.distance, question.depth);
    std::puts("what follows is the library's");
    std::fflush(stdout);
    Answer answer;
    try {
      answer = call(argv[1], question);
    } catch (const WrongInput&) {
      throw;
    } catch (const std::exception& error) {
      answer.failure = error.what();
    }
    const bool shown = is_shown(question, answer, digits);
    std::printf("%s: %s\n", shown ? "shown" : "not shown", question.fault.c_str());
    return shown ? 0 : 1;
  } catch (const WrongInput& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 2;
  }
}

}  // namespace finding
