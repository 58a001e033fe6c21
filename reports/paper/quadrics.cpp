// SPDX-License-Identifier: MIT
#include "reports/paper/quadrics.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "core/cases/choices.hpp"
#include "core/cases/families/shapes.hpp"
#include "core/gjk/affine_image.hpp"
#include "core/gjk/distance.hpp"
#include "core/gjk/shapes.hpp"
#include "reports/output/text_table.hpp"

namespace reports {
namespace {

constexpr const auto& decimals = quadric_decimals;
using Means = std::array<double, quadric_decimals.size()>;

// A turned and stretched placement; B lies 4 to 6 units away, so that the bodies are apart.
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

// Mean iterations of `enhanced` for every epsilon, over the same pairs of a map and a map.
template <typename A, typename B>
Means mean_iterations(const PaperOptions& options, const A& a, const B& b, std::size_t count) {
  Means mean{};
  for (std::size_t i = 0; i < count; ++i) {
    cases::Choices choices = cases::Choices::keyed(options.seed, "paper-quadrics", i);
    const gjk::AffineImage<A, double> one(a, placement(choices, 0));
    const double offset = 4 + 2 * choices.share(16);
    const gjk::AffineImage<B, double> other(b, placement(choices, offset));
    for (std::size_t e = 0; e < decimals.size(); ++e) {
      gjk::Policy<double> policy = gjk::enhanced<double>();
      policy.epsilon = 1 / std::pow(10.0, decimals[e]);
      policy.iteration_limit = 10000;
      mean[e] += gjk::distance(one, other, policy).iterations;
    }
  }
  for (double& sum : mean) sum /= static_cast<double>(count);
  return mean;
}

// The squared correlation of iterations with -log10 epsilon: 1 where they grow linearly.
double linearity(const Means& mean) {
  const double n = decimals.size();
  double x = 0, y = 0, xx = 0, yy = 0, xy = 0;
  for (std::size_t e = 0; e < decimals.size(); ++e) {
    const double k = decimals[e];
    x += k;
    y += mean[e];
    xx += k * k;
    yy += mean[e] * mean[e];
    xy += k * mean[e];
  }
  const double covariance = n * xy - x * y;
  return covariance * covariance / ((n * xx - x * x) * (n * yy - y * y));
}

}  // namespace

std::vector<QuadricIterations> iterations_on_quadrics(const PaperOptions& options,
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

Claim quadric_iterations(const PaperOptions& options) {
  Claim claim;
  claim.statement =
      "for quadrics the mean number of iterations is roughly linear in the number of accurate "
      "digits, -log epsilon.";
  const std::size_t count = std::clamp<std::size_t>(options.cases / 1000, 50, 1000);
  std::vector<Row> rows{{"pair"}};
  for (const int k : decimals) rows[0].push_back(fmt::format("1e-{}", k));
  rows[0].push_back("r^2");
  double worst = 1;
  for (const auto& [name, mean] : iterations_on_quadrics(options, count)) {
    Row row{name};
    for (const double iterations : mean) row.push_back(fmt::format("{:.2f}", iterations));
    row.push_back(fmt::format("{:.4f}", linearity(mean)));
    rows.push_back(row);
    worst = std::min(worst, linearity(mean));
  }
  claim.holds = worst > 0.9;
  claim.finding = fmt::format(
      "Mean iterations against -log10 epsilon correlate with r^2 of {:.3f} or more ({} turned and "
      "stretched pairs each, `enhanced` at double).",
      worst, count);
  claim.figures = table(rows, true);
  return claim;
}

}  // namespace reports
