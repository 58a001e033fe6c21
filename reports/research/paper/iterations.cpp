// SPDX-License-Identifier: MIT
// Mean iterations on quadrics and on polytopes, depending on epsilon.
#include <fmt/format.h>

#include <cmath>

#include "core/cases/families/shapes.hpp"
#include "core/gjk/affine_image.hpp"
#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/paper/paper.hpp"
#include "reports/research/parallel.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports {
namespace {

// "cone, sphere", independent of which of them is A.
std::string pair_name(const cases::Case& question) {
  const auto kind = [](const cases::Body& body) {
    return std::string(body.curved ? cases::name(body.curved->kind) : "polytope");
  };
  std::string one = kind(question.a);
  std::string other = kind(question.b);
  if (other < one) std::swap(one, other);
  return (question.dim == 2 ? "in the plane: " : "") + one + ", " + other;
}

struct JudgedPair {
  std::string pair;
  std::vector<oracle::JudgedAnswer> findings;  // by subject
};

Row row(const std::string& pair, const std::string& subject, const Cell& cell) {
  const std::uint64_t correct = cell.count(VerdictKind::correct);
  const std::uint64_t near_contact = cell.count(VerdictKind::near_contact);
  Row cells{pair, subject};
  for (const std::uint64_t n :
       {cell.answers, correct, near_contact, cell.answers - correct - near_contact}) {
    cells.push_back(std::to_string(n));
  }
  cells.push_back(fmt::format("{:.3g}", cell.scaled_error_max));
  return cells;
}

// --- quadrics ---

constexpr std::array<int, 7> quadric_decimals{1, 2, 3, 4, 6, 8, 10};  // epsilon = 10^-k

using Means = std::array<double, quadric_decimals.size()>;

// A rotated and stretched placement; B is 4 to 6 units away, so that the bodies are separated.
gjk::Affine<double, 3> placement(cases::Choices& choices, double offset) {
  const cases::Rotation turn = cases::rotation(choices, 3);
  gjk::Affine<double, 3> result;
  for (std::size_t column = 0; column < 3; ++column) {
    const double stretch = 0.5 + choices.share(16);
    for (std::size_t row = 0; row < 3; ++row) {
      result.linear[row][column] = turn[row][column] * stretch;
    }
  }
  result.translation[0] = offset;
  return result;
}

// Mean iterations of `enhanced` for every epsilon, over the same pairs of two maps.
template <typename A, typename B>
Means mean_iterations(const PaperOptions& options, const A& a, const B& b, std::size_t count) {
  Means mean{};
  for (std::size_t i = 0; i < count; ++i) {
    cases::Choices choices = cases::Choices::keyed(options.seed, "paper-quadrics", i);
    const gjk::AffineImage<A, double> one(a, placement(choices, 0));
    const double offset = 4 + 2 * choices.share(16);
    const gjk::AffineImage<B, double> other(b, placement(choices, offset));
    for (std::size_t e = 0; e < quadric_decimals.size(); ++e) {
      gjk::Policy<double> policy = gjk::enhanced<double>();
      policy.epsilon = 1 / std::pow(10.0, quadric_decimals[e]);
      policy.iteration_limit = 10000;
      mean[e] += gjk::distance(one, other, policy).iterations;
    }
  }
  for (double& sum : mean) sum /= static_cast<double>(count);
  return mean;
}

// The squared correlation of iterations with -log10 epsilon: 1 if they grow linearly.
double linearity(const Means& mean) {
  const double n = quadric_decimals.size();
  double x = 0, y = 0, xx = 0, yy = 0, xy = 0;
  for (std::size_t e = 0; e < quadric_decimals.size(); ++e) {
    const double k = quadric_decimals[e];
    x += k;
    y += mean[e];
    xx += k * k;
    yy += mean[e] * mean[e];
    xy += k * mean[e];
  }
  const double covariance = n * xy - x * y;
  return covariance * covariance / ((n * xx - x * x) * (n * yy - y * y));
}

// Mean iterations over a given number of rotated and stretched pairs of each kind.
std::vector<std::pair<const char*, Means>> iterations_on_quadrics(const PaperOptions& options,
                                                                  std::size_t count) {
  const gjk::Sphere<double, 3> sphere(1);
  const gjk::Cone<double> cone(1, 1);
  const gjk::Cylinder<double> cylinder(1, 1);
  return {{"sphere, sphere", mean_iterations(options, sphere, sphere, count)},
          {"sphere, cone", mean_iterations(options, sphere, cone, count)},
          {"cone, cone", mean_iterations(options, cone, cone, count)},
          {"cylinder, cylinder", mean_iterations(options, cylinder, cylinder, count)},
          {"cone, cylinder", mean_iterations(options, cone, cylinder, count)}};
}

constexpr std::array<int, 4> vertex_counts{8, 32, 128, 512};
// The values used for quadrics come first.
constexpr std::array<double, 9> swept_epsilons{1e-1, 1e-2, 1e-3, 1e-4, 1e-6, 1e-8, 1e-10, 1e-12, 0};
constexpr std::size_t first_small = 5;  // "small values of epsilon": from 1e-8 on

// Two random polytopes on unit spheres with centres at a distance of 2 to 4: mostly separated.
cases::Case two_polytopes(std::uint64_t seed, std::uint64_t index, int vertices) {
  cases::Choices choices = cases::Choices::keyed(seed, "paper-polytopes", index);
  cases::Case question;
  for (cases::Body* body : {&question.a, &question.b}) {
    while (body->points.size() < static_cast<std::size_t>(vertices)) {
      body->points.push_back(cases::random_direction(choices));
    }
  }
  const double offset = 2 + 2 * choices.share(16);
  for (cases::Point& point : question.b.points) point[0] += offset;
  return question;
}

double mean_iterations(const std::vector<cases::Case>& questions, double epsilon) {
  gjk::Policy<double> policy = gjk::enhanced<double>();
  policy.epsilon = epsilon;
  const subjects::Subject subject = subjects::core_preset<double>("double", "epsilon", policy, "");
  double sum = 0;
  for (const cases::Case& question : questions) sum += subject.ask(question, nullptr).iterations;
  return sum / static_cast<double>(questions.size());
}

}  // namespace

Claim curved_pairs(const PaperOptions& options) {
  const std::vector<subjects::Subject> subjects =
      subjects::select({"core/double/original", "core/double/enhanced",
                        "core/double/signed_volumes", "core/double/robust"});
  std::map<std::string, std::vector<Cell>> pairs;
  const auto judged = [&](std::uint64_t i) {
    oracle::Examination examination(cases::generate(cases::family("curved"), options.seed, i),
                                    oracle::Oracle::certificate);
    JudgedPair one{pair_name(examination.question()), {}};
    for (const subjects::Subject& subject : subjects) {
      one.findings.push_back(examination.ask(subject));
    }
    return one;
  };
  in_order(std::clamp<std::uint64_t>(options.cases / 500, 100, 4000), judged,
           [&](const JudgedPair& one) {
             std::vector<Cell>& counts = pairs[one.pair];
             counts.resize(subjects.size());
             for (std::size_t s = 0; s < subjects.size(); ++s) {
               counts[s].add(counted(one.findings[s]));
             }
           });
  std::vector<Row> rows{
      {"pair", "subject", "cases", "correct", "near contact", "findings", "max |d-d*|/uM"}};
  Cell robust;
  for (const auto& [pair, counts] : pairs) {
    for (std::size_t s = 0; s < subjects.size(); ++s) {
      rows.push_back(row(pair, subjects[s].name, counts[s]));
    }
    robust.add(counts.back());
  }
  const std::uint64_t right =
      robust.count(VerdictKind::correct) + robust.count(VerdictKind::near_contact);
  return {right == robust.answers,
          fmt::format("`robust` at double is right on {} of {} cases of the family curved, within "
                      "{:.3g} u M of "
                      "the enclosure of the true distance.",
                      right, robust.answers, robust.scaled_error_max),
          table(rows, true)};
}

Claim quadric_iterations(const PaperOptions& options) {
  const std::size_t count = std::clamp<std::size_t>(options.cases / 1000, 50, 1000);
  std::vector<Row> rows{{"pair"}};
  for (const int k : quadric_decimals) rows[0].push_back(fmt::format("1e-{}", k));
  rows[0].push_back("r^2");
  double worst = 1;
  for (const auto& [name, mean] : iterations_on_quadrics(options, count)) {
    Row row{name};
    for (const double iterations : mean) row.push_back(fmt::format("{:.2f}", iterations));
    row.push_back(fmt::format("{:.4f}", linearity(mean)));
    rows.push_back(row);
    worst = std::min(worst, linearity(mean));
  }
  return {worst > 0.9,
          fmt::format("Mean iterations against -log10 epsilon correlate with r^2 of {:.3f} or more "
                      "({} turned and "
                      "stretched pairs each, `enhanced` at double).",
                      worst, count),
          table(rows, true)};
}

// --- polytopes ---

Claim polytope_iterations(const PaperOptions& options) {
  const std::size_t count = std::clamp<std::size_t>(options.cases / 1000, 50, 1000);
  std::vector<Row> rows{{"epsilon"}};
  for (const int vertices : vertex_counts) {
    rows[0].push_back(std::to_string(vertices) + " vertices");
  }
  rows[0].insert(rows[0].end(), {"quadrics, the least pair", "the largest"});
  std::array<std::array<double, vertex_counts.size()>, swept_epsilons.size()> mean{};
  for (std::size_t v = 0; v < vertex_counts.size(); ++v) {
    std::vector<cases::Case> questions;
    for (std::size_t i = 0; i < count; ++i) {
      questions.push_back(two_polytopes(options.seed, i, vertex_counts[v]));
    }
    for (std::size_t e = 0; e < swept_epsilons.size(); ++e) {
      mean[e][v] = mean_iterations(questions, swept_epsilons[e]);
    }
  }
  const auto quadrics = iterations_on_quadrics(options, count);
  double spread = 0;  // largest relative difference between the first small epsilon and 0
  for (std::size_t v = 0; v < vertex_counts.size(); ++v) {
    spread = std::max(spread, mean.back()[v] / mean[first_small][v] - 1);
  }
  bool fewer = true;
  std::string exceeding;  // epsilons at which some polytopes take more than some quadrics
  for (std::size_t e = 0; e < swept_epsilons.size(); ++e) {
    Row row{fmt::format("{:g}", swept_epsilons[e])};
    for (const double iterations : mean[e]) row.push_back(fmt::format("{:.2f}", iterations));
    if (e < quadric_decimals.size()) {
      double least = quadrics[0].second[e];
      double largest = least;
      for (const auto& [pair, of_pair] : quadrics) {
        least = std::min(least, of_pair[e]);
        largest = std::max(largest, of_pair[e]);
      }
      row.insert(row.end(), {fmt::format("{:.2f}", least), fmt::format("{:.2f}", largest)});
      const bool all_fewer = *std::max_element(mean[e].begin(), mean[e].end()) < least;
      fewer = fewer && (all_fewer || e < first_small);
      if (!all_fewer) exceeding += (exceeding.empty() ? "" : ", ") + row[0];
    } else {
      row.insert(row.end(), {".", "."});
    }
    rows.push_back(row);
  }
  return {spread < 0.05 && fewer,
          fmt::format(
              "From epsilon = {:g} to 0 the mean number of iterations grows by at most {:.1f} %. "
              "With up "
              "to 512 vertices it is below that of every pair of quadrics, but not at epsilon = "
              "{}. From 8 "
              "to 512 vertices it grows by a factor {:.2f} ({} pairs each, `enhanced` at double).",
              swept_epsilons[first_small], 100 * spread, exceeding,
              mean.back().back() / mean.back()[0], count),
          table(rows, true)};
}

}  // namespace reports
