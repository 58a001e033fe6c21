// SPDX-License-Identifier: MIT
// What does momentum save, where does it cost, and where is it wrong [Montaut22]?
#include <fmt/format.h>

#include <algorithm>

#include "core/cases/point.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/parallel.hpp"
#include "reports/research/questions/questions.hpp"

namespace reports::questions {
namespace {

// The same policy without momentum, with it, and with it to the end.
constexpr std::array<const char*, 4> variants{"signed_volumes", "polyak", "nesterov",
                                              "nesterov_trusting"};
constexpr std::size_t plain = 0;
constexpr std::size_t trusting = 3;

constexpr const char* ellipsoids = "ellipsoids";  // no family: see on_ellipsoids()

struct Ask {
  const char* family;
  int vertices;  // of each body, at most
};
constexpr std::array asks{Ask{"generic", 8},   Ask{"generic", 64},  Ask{"oblong", 8},
                          Ask{"sliver", 8},    Ask{"parallel", 8},  Ask{"duplicate", 8},
                          Ask{"touching", 64}, Ask{ellipsoids, 64}, Ask{ellipsoids, 512}};

cases::Point random_direction(cases::Choices& choices) {
  cases::Point d{};
  double length = 0;
  while (!(length > 0.1)) {
    for (double& x : d) x = choices.fraction(30);
    length = cases::length(d);
  }
  for (double& x : d) x /= length;
  return d;
}

double furthest(const std::vector<cases::Point>& points, const cases::Point& d) {
  double most = cases::dot(points[0], d);
  for (const cases::Point& p : points) most = std::max(most, cases::dot(p, d));
  return most;
}

// Two polytopes whose points are all vertices, on ellipsoids with half axes of 0.5 to 2, a tenth or a
// thousandth apart along some direction: the smooth bodies of [Montaut22], as meshes.
cases::Case on_ellipsoids(std::uint64_t seed, std::uint64_t i, int vertices) {
  cases::Choices choices = cases::Choices::keyed(seed, "momentum/ellipsoids", i);
  cases::Case question;
  for (cases::Body* body : {&question.a, &question.b}) {
    cases::Point axes{};
    for (double& axis : axes) axis = 0.5 + 1.5 * choices.share(30);
    for (int k = 0; k < vertices; ++k) {
      cases::Point p = random_direction(choices);
      for (std::size_t axis = 0; axis < 3; ++axis) p[axis] *= axes[axis];
      body->points.push_back(p);
    }
  }
  const cases::Point d = random_direction(choices);
  const cases::Point back{-d[0], -d[1], -d[2]};
  const double gap = i % 2 == 0 ? 0.1 : 0.001;
  const double shift = furthest(question.a.points, d) + furthest(question.b.points, back) + gap;
  for (cases::Point& p : question.b.points) {
    for (std::size_t axis = 0; axis < 3; ++axis) p[axis] += shift * d[axis];
  }
  for (cases::Body* body : {&question.a, &question.b}) {
    for (cases::Point& p : body->points) {
      for (double& x : p) x = static_cast<double>(static_cast<float>(x));
    }
  }
  return question;
}

cases::Case case_of(const Ask& ask, std::uint64_t seed, std::uint64_t i) {
  if (ask.family == ellipsoids) return on_ellipsoids(seed, i, ask.vertices);
  return cases::generate(cases::family(ask.family), seed, i, {ask.vertices});
}

// Answers of a variant, beside those without momentum.
struct Tally {
  std::size_t answers = 0;
  std::size_t wrong = 0;
  std::size_t gross = 0;
  std::size_t iterations = 0;
  std::size_t fewer = 0;
  std::size_t more = 0;
  double most = 0;  // times the iterations without momentum

  void add(const Tally& other) {
    for (const auto part : {&Tally::answers, &Tally::wrong, &Tally::gross, &Tally::iterations,
                            &Tally::fewer, &Tally::more}) {
      this->*part += other.*part;
    }
    most = std::max(most, other.most);
  }
};

bool is_counted(const oracle::JudgedAnswer& judged) {
  return judged.answer && judged.answer->iterations >= 0;
}

using Tallies = std::array<Tally, variants.size()>;

Tallies tallied(const std::vector<subjects::Subject>& subjects, const Ask& ask,
                const PaperOptions& options, std::size_t count) {
  Tallies all{};
  in_order(
      count,
      [&](std::uint64_t i) {
        oracle::Examination examination(case_of(ask, options.seed, i), oracle::Oracle::certificate);
        std::vector<oracle::JudgedAnswer> judged;
        for (const subjects::Subject& subject : subjects)
          judged.push_back(examination.ask(subject));
        return judged;
      },
      [&](const std::vector<oracle::JudgedAnswer>& judged) {
        if (!std::ranges::all_of(judged, is_counted)) return;
        const int without = judged[plain].answer->iterations;
        for (std::size_t s = 0; s < judged.size(); ++s) {
          const int with = judged[s].answer->iterations;
          Tally one{1,
                    oracle::is_finding(judged[s].verdict.kind) ? 1U : 0U,
                    judged[s].verdict.gross ? 1U : 0U,
                    static_cast<std::size_t>(with),
                    with < without ? 1U : 0U,
                    with > without ? 1U : 0U};
          if (without > 0) one.most = static_cast<double>(with) / without;
          all[s].add(one);
        }
      });
  return all;
}

std::string percent(std::size_t part, const Tally& tally) {
  return fmt::format("{:.2f}",
                     100.0 * static_cast<double>(part) / static_cast<double>(tally.answers));
}

std::string mean(const Tally& one) {
  return fmt::format("{:.3f}",
                     static_cast<double>(one.iterations) / static_cast<double>(one.answers));
}

std::string finding(const std::string& where, const Tallies& all) {
  std::string text = fmt::format("Of {} answers {}", grouped(all[plain].answers), where);
  for (std::size_t s = 0; s < all.size(); ++s) {
    text += fmt::format(
        "{} `{}` has {} wrong, {} grossly, in {} iterations{}", s == 0 ? "" : ";", variants[s],
        grouped(all[s].wrong), grouped(all[s].gross), mean(all[s]),
        s == 0 ? ""
               : fmt::format(", fewer for {} % and more for {} %", percent(all[s].fewer, all[s]),
                             percent(all[s].more, all[s])));
  }
  return text + ".";
}

}  // namespace

Claim momentum(const PaperOptions& options) {
  Claim claim;
  const std::size_t count = std::clamp<std::size_t>(options.cases / 100, 200, 20000);
  std::vector<Row> rows{{"scalar, family, vertices", "variant", "answers", "wrong %", "gross",
                         "iterations", "fewer %", "more %", "most times"}};
  Tallies of_families{};
  Tallies of_ellipsoids{};
  for (const char* scalar : {"float", "double"}) {
    std::vector<subjects::Subject> subjects;
    for (const char* variant : variants) {
      subjects.push_back(chosen(options, fmt::format("core/{}/{}", scalar, variant)));
    }
    for (const Ask& ask : asks) {
      const Tallies here = tallied(subjects, ask, options, count);
      Tallies& all = ask.family == ellipsoids ? of_ellipsoids : of_families;
      for (std::size_t s = 0; s < here.size(); ++s) {
        const Tally& one = here[s];
        all[s].add(one);
        rows.push_back({fmt::format("{}, {}, {}", scalar, ask.family, ask.vertices), variants[s],
                        grouped(one.answers), percent(one.wrong, one), count_or_dot(one.gross),
                        mean(one), percent(one.fewer, one), percent(one.more, one),
                        figure(one.most)});
      }
    }
  }
  claim.holds = true;
  for (const Tallies& all : {of_families, of_ellipsoids}) {
    claim.holds = claim.holds && all[plain].answers > 0;
    for (std::size_t s = 1; s < trusting; ++s) {
      claim.holds = claim.holds && all[s].wrong <= all[plain].wrong &&
                    all[s].iterations < all[plain].iterations;
    }
  }
  claim.finding = finding("of families", of_families) + " " +
                  finding("on hulls of points on ellipsoids", of_ellipsoids);
  claim.figures = table(rows, true);
  return claim;
}

}  // namespace reports::questions
