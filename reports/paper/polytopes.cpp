// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "core/cases/choices.hpp"
#include "core/cases/families/shapes.hpp"
#include "core/subjects/core_subject.hpp"
#include "reports/output/text_table.hpp"
#include "reports/paper/paper.hpp"

namespace reports {
namespace {

constexpr std::array<int, 4> vertex_counts{8, 32, 128, 512};
constexpr std::array<double, 8> swept_epsilons{1e-1, 1e-2, 1e-3, 1e-4, 1e-6, 1e-9, 1e-12, 0};

// Two random polytopes on spheres of radius 1, their centres 2 to 4 apart: separated for the most.
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

Claim polytope_iterations(const PaperOptions& options) {
  Claim claim;
  claim.statement =
      "for polytopes the number of iterations is no function of epsilon, for small epsilon, and "
      "depends little on their complexity.";
  const std::size_t count = std::clamp<std::size_t>(options.cases / 1000, 50, 1000);
  std::vector<Row> rows{{"epsilon"}};
  for (const int vertices : vertex_counts) {
    rows[0].push_back(std::to_string(vertices) + " vertices");
  }
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
  double spread = 0;  // largest relative difference between epsilon = 1e-6 and 0
  for (std::size_t v = 0; v < vertex_counts.size(); ++v) {
    spread = std::max(spread, mean[swept_epsilons.size() - 1][v] / mean[4][v] - 1);
  }
  const double growth =
      mean[swept_epsilons.size() - 1].back() / mean[swept_epsilons.size() - 1].front();
  for (std::size_t e = 0; e < swept_epsilons.size(); ++e) {
    Row row{fmt::format("{:g}", swept_epsilons[e])};
    for (const double iterations : mean[e]) row.push_back(fmt::format("{:.2f}", iterations));
    rows.push_back(row);
  }
  // "Little": less than a fifth for each doubling of the vertices, of which there are six.
  const double doubling = std::pow(growth, 1.0 / 6);
  claim.holds = spread < 0.05 && doubling < 1.2;
  claim.finding = fmt::format(
      "From epsilon = 1e-6 to 0 the mean number of iterations grows by at most {:.1f} %, from 8 to "
      "512 vertices by a factor {:.2f}, {:.0f} % for each doubling ({} pairs each, `enhanced` at "
      "double).",
      100 * spread, growth, 100 * (doubling - 1), count);
  claim.figures = table(rows, true);
  return claim;
}

}  // namespace reports
