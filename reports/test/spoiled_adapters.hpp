// SPDX-License-Identifier: MIT
// A sound adapter for the tests of the conformance test, and ways to spoil it.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/cases/file.hpp"
#include "core/cases/point.hpp"
#include "core/subjects/registry.hpp"
#include "reports/smoke/smoke.hpp"

namespace reports::smoke {

using cases::Case;
using cases::Point;
using subjects::Answer;
using subjects::Length;
using subjects::Number;
using subjects::Subject;

using Ask = std::function<Answer(const Case&)>;
using Batch = std::span<const Case* const>;

inline Length length(double value) { return {Number(value), false}; }
inline double number(const std::optional<Length>& length) { return length->value.approximation(); }
inline std::array<Number, 3> numbers(const Point& p) {
  return {Number(p[0]), Number(p[1]), Number(p[2])};
}

// With depth and normal, which the core does not compute.
inline Answer right_anew(const Case& asked) {
  Answer answer = subjects::core_subject("core/double/robust").ask(asked, nullptr);
  const Question truth = solved(asked, Group::space);
  answer.normal = numbers(truth.normal);
  if (answer.intersecting) answer.penetration_depth = length(truth.depth);
  return answer;
}

inline Answer right(const Case& asked) {
  static std::map<std::string, Answer> known;
  std::string line = cases::case_line(asked);
  const auto found = known.find(line);
  if (found != known.end()) return found->second;
  return known.emplace(std::move(line), right_anew(asked)).first->second;
}

inline void set_ask(Subject& subject, const Ask& ask) {
  subject.ask = [ask](const Case& asked, const subjects::Trace*) { return ask(asked); };
  subject.ask_all = [ask](Batch batch) {
    std::vector<Answer> answers;
    for (const Case* asked : batch) answers.push_back(ask(*asked));
    return answers;
  };
}

inline Subject sound() {
  Subject subject = subjects::core_subject("core/double/robust");
  subject.name = "sound";
  subject.capabilities.depth = true;
  subject.capabilities.normal = true;
  set_ask(subject, right);
  return subject;
}

inline std::string complaints(const std::vector<Checked>& all) {
  std::string text;
  for (const auto& [check, finding] : all) {
    if (finding.outcome != Outcome::wrong && finding.outcome != Outcome::hint) continue;
    text += std::string(check.name) + ": " + finding.text + '\n' + finding.example + '\n';
  }
  return text;
}

// --- spoiled adapters ---

using Spoil = std::function<void(Subject&)>;

struct Fault {
  std::string name;
  Spoil spoil;
  std::string check;
  std::string diagnosis;  // a part of the diagnosis
  Outcome outcome = Outcome::wrong;
};

// Spoils the adapter's answers.
inline Spoil after(const std::function<void(Answer&, const Case&)>& spoil) {
  return [spoil](Subject& subject) {
    set_ask(subject, [spoil](const Case& asked) {
      Answer answer = right(asked);
      spoil(answer, asked);
      return answer;
    });
  };
}

inline Spoil of_answer(const std::function<void(Answer&)>& spoil) {
  return after([spoil](Answer& answer, const Case&) { spoil(answer); });
}

inline Spoil of_distance(const std::function<double(double)>& spoil) {
  return of_answer([spoil](Answer& answer) {
    if (answer.intersecting) return;
    answer.distance = length(spoil(number(answer.distance)));
  });
}

inline Spoil of_depth(const std::function<double(double)>& spoil) {
  return of_answer([spoil](Answer& answer) {
    if (!answer.intersecting) return;
    answer.penetration_depth = length(spoil(number(answer.penetration_depth)));
  });
}

using PointChange = std::function<Point(const Point& own, const Point& other, const Case&)>;

// Spoils the points of separated bodies.
inline Spoil of_points(const PointChange& spoil_a, const PointChange& spoil_b) {
  return after([=](Answer& answer, const Case& asked) {
    if (answer.intersecting) return;
    const Point a = value(*answer.witness_a);
    const Point b = value(*answer.witness_b);
    answer.witness_a = numbers(spoil_a(a, b, asked));
    answer.witness_b = numbers(spoil_b(b, a, asked));
  });
}

inline Spoil of_points(const PointChange& spoil) { return of_points(spoil, spoil); }

inline Point unchanged(const Point& own, const Point&, const Case&) { return own; }

inline Spoil of_normal(const std::function<Point(const Point&, const Answer&)>& spoil) {
  return of_answer(
      [spoil](Answer& answer) { answer.normal = numbers(spoil(value(*answer.normal), answer)); });
}

// Spoils the questions before the adapter sees them.
inline Spoil before(const std::function<Case(Case)>& spoil) {
  return [spoil](Subject& subject) {
    set_ask(subject, [spoil](const Case& asked) { return right(spoil(asked)); });
  };
}

inline Spoil of_some(const std::function<bool(const Case&)>& those,
                     const std::function<void(Answer&)>& spoil) {
  return after([=](Answer& answer, const Case& asked) {
    if (those(asked)) spoil(answer);
  });
}

inline void lose(Answer& answer) {
  answer = Answer();
  answer.ending = subjects::Ending::failed;
  answer.status = "killed by SIGSEGV";
}

inline void skip(Answer& answer) {
  answer = Answer();
  answer.skipped = true;
  answer.status = "no such bodies";
}

inline void gross(Answer& answer) {
  answer.distance = length(17);
  answer.intersecting = false;
}

using Those = std::function<bool(const Case&)>;

inline bool is(const Case& asked, const std::string& part) {
  return asked.id.find(part) != std::string::npos;
}
inline Those named(const std::string& part) {
  return [part](const Case& asked) { return is(asked, part); };
}
inline Those of_dim(int dim) {
  return [dim](const Case& asked) { return asked.dim == dim; };
}

// Expects each fault to be reported by its own check and by no other.
inline void expect_named(const std::vector<Fault>& faults) {
  for (const Fault& fault : faults) {
    Subject subject = sound();
    fault.spoil(subject);
    const std::vector<Checked> all = check_subject(subject);
    bool named = false;
    for (const auto& [check, finding] : all) {
      const bool complains = finding.outcome == Outcome::wrong || finding.outcome == Outcome::hint;
      if (check.name == fault.check) {
        named = finding.outcome == fault.outcome &&
                finding.text.find(fault.diagnosis) != std::string::npos;
        EXPECT_FALSE(finding.example.empty() && fault.check != "speed" &&
                     fault.check != "declared" && fault.name != "loses the last of a batch")
            << fault.name << ": shows no example";
      } else if (complains) {
        ADD_FAILURE() << fault.name << ": " << check.name << " complains too";
      }
    }
    EXPECT_TRUE(named) << fault.name << " is taken for:\n" << complaints(all);
  }
}

}  // namespace reports::smoke
