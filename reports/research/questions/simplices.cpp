// SPDX-License-Identifier: MIT
// How many digits does each sub-algorithm lose on oblong simplices?  Each scalar and sub-algorithm
// gets the same triangles, whose aspect and distance are set apart, and is compared with exact
// arithmetic on the very coordinates that it got.
#include "reports/research/questions/simplices.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/cases/families/shapes.hpp"
#include "core/gjk/sub_algorithms/projections.hpp"
#include "core/gjk/sub_algorithms/signed_volumes.hpp"
#include "core/subjects/binary_float.hpp"
#include "reports/output/text_table.hpp"

namespace reports::questions {
namespace {

// A triangle with a base of 1 and height 2^-thin, 2^-near from the origin, whose nearest point is
// inside, well away from the edges; up to the rounding to `bits`.  A tetrahedron has its fourth
// corner 2^-thin behind it: then the triangle is the answer, if the last of its corners is w_k.
Corners corners(std::uint64_t seed, std::uint64_t index, int thin, int near, int bits,
                bool tetrahedron) {
  cases::Choices choices = cases::Choices::keyed(seed, "triangle", index);
  const cases::Rotation rotation = cases::turn_by(
      {1 + choices.share(20), choices.fraction(20), choices.fraction(20), choices.fraction(20)});
  const auto about = [&](int exponent) { return std::ldexp(1 + choices.share(32), -exponent - 1); };
  const double height = about(thin);
  const double distance = about(near);
  std::array<double, 3> weight{};
  double sum = 0;
  for (double& one : weight) sum += one = 0.1 + choices.share(32);
  std::array<cases::Point, 4> corner{
      {{}, {-0.5, 0, 0}, {0.5, 0, 0}, {choices.share(32) - 0.5, height, 0}}};
  corner[0] = {choices.share(32) - 0.5, height * choices.share(32), about(thin)};
  cases::Point foot{};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t axis = 0; axis < 2; ++axis)
      foot[axis] += weight[i] / sum * corner[i + 1][axis];
  }
  Corners result;
  result.tetrahedron = tetrahedron;
  for (std::size_t i = 0; i < 4; ++i) {
    const cases::Point at = cases::turned(
        rotation, {corner[i][0] - foot[0], corner[i][1] - foot[1], corner[i][2] + distance});
    for (std::size_t axis = 0; axis < 3; ++axis) {
      result.y[i][axis] = bits == 24 ? static_cast<double>(static_cast<float>(at[axis])) : at[axis];
    }
  }
  if (!tetrahedron) result.y[0] = result.y[1];
  return result;
}

template <typename S>
std::array<SubAlgorithm, 3> sub_algorithms() {
  return {{{"johnson", 2, loss<S, gjk::Johnson>},
           {"signed_volumes", 1, loss<S, gjk::SignedVolumes>},
           {"projections", 1, loss<S, gjk::Projections>}}};
}

std::vector<Scalar> scalars() {
  return {{"float", 24, 24, sub_algorithms<float>()},
          {"double", 53, 53, sub_algorithms<double>()},
          {"long_double", 64, 53, sub_algorithms<long double>()},
          {"float128", 113, 53, sub_algorithms<__float128>()},
          {"digits50", 168, 53, sub_algorithms<subjects::BinaryFloat<50>>()},
          {"digits100", 334, 53, sub_algorithms<subjects::BinaryFloat<100>>()}};
}

// Of those that found the subset, without a group as in spread().
std::vector<double> all(const std::vector<Loss>& some, double Loss::*part,
                        std::size_t without = groups) {
  std::vector<double> values;
  for (std::size_t i = 0; i < some.size(); ++i) {
    if (i % groups == without) continue;
    if (some[i].found && some[i].same_subset) values.push_back(some[i].*part);
  }
  return values;
}

std::vector<Loss> losses(const SubAlgorithm& sub, const PaperOptions& options, std::size_t count,
                         int thin, int near, int bits, bool tetrahedron) {
  return in_parallel(count, [&](std::size_t i) {
    return sub.loss(corners(options.seed, i, thin, near, bits, tetrahedron));
  });
}

// The power of the aspect by which v is off.
struct AspectLaw {
  PowerLaw law;
  std::vector<double> factors;
  std::vector<double> lengths;
  std::size_t calls = 0;
  std::size_t other = 0;  // that found another subset, or none
};

AspectLaw aspect_law(const Scalar& scalar, const SubAlgorithm& sub, const PaperOptions& options,
                     std::size_t count, bool tetrahedron) {
  AspectLaw found;
  std::vector<std::vector<Loss>> chosen;
  // Up to the aspect at which no digit is left, and above which coordinates do not keep shape.
  const int most =
      std::min(static_cast<int>(scalar.bits / sub.exponent) - 4, scalar.coordinates / 2 - 2);
  for (int thin = 1; thin <= most; thin += std::max(1, most / 10)) {
    for (const int near : {2, scalar.coordinates / 4}) {
      std::vector<Loss> some =
          losses(sub, options, count, thin, near, scalar.coordinates, tetrahedron);
      const std::vector<double> aspects = all(some, &Loss::aspect);
      const std::vector<double> vectors = all(some, &Loss::vector);
      for (std::size_t i = 0; i < vectors.size(); ++i) {
        found.factors.push_back(vectors[i] / std::pow(aspects[i], sub.exponent));
      }
      std::ranges::move(all(some, &Loss::length), std::back_inserter(found.lengths));
      found.calls += some.size();
      found.other += some.size() - vectors.size();
      if (near == 2 && median(vectors) > 2) chosen.push_back(std::move(some));
    }
  }
  const auto medians = [&](std::size_t without) {
    Points points;
    for (const std::vector<Loss>& some : chosen) {
      points.emplace_back(median(all(some, &Loss::aspect, without)),
                          median(all(some, &Loss::vector, without)));
    }
    return points;
  };
  found.law = fitted(medians(groups));
  found.law.spread = spread(medians);
  return found;
}

}  // namespace

Claim digits_lost(const PaperOptions& options) { return digits_lost_of(options, scalars()); }

Claim digits_lost_of(const PaperOptions& options, const std::vector<Scalar>& scalars) {
  Claim claim;
  claim.holds = true;
  const std::size_t count = std::clamp<std::size_t>(options.cases / 250, 400, 4000);
  std::array<double, 3> least{9, 9, 9};
  std::array<double, 3> most{};
  std::size_t without_exponent = 0;
  double widest = 0;                   // spread
  std::array<std::size_t, 3> other{};  // subsets of tetrahedra
  std::array<std::size_t, 3> calls{};
  std::vector<Row> laws{{"scalar, sub-algorithm", "exponent of the aspect, triangle", "±",
                         "c median", "c largest", "length: median", "largest",
                         "exponent, tetrahedron", "±", "c median", "c largest", "other subset %"}};
  std::vector<Row> rows{{"double, distance", "aspect", "error of v / uM", "largest",
                         "of its length", "largest", "of weights / u", "points must move / uM",
                         "largest", "other subset %"}};
  for (const Scalar& scalar : scalars) {
    for (const SubAlgorithm& sub : scalar.sub_algorithms) {
      laws.push_back({fmt::format("{}, {}", scalar.name, sub.name)});
      for (const bool tetrahedron : {false, true}) {
        const AspectLaw found = aspect_law(scalar, sub, options, count, tetrahedron);
        const auto kind = static_cast<std::size_t>(&sub - scalar.sub_algorithms.data());
        if (tetrahedron) other[kind] += found.other, calls[kind] += found.calls;
        // Where errors hardly leave their unit, there is a largest one but no exponent.
        const bool grows = found.law.points >= 4;
        without_exponent += grows ? 0 : 1;
        claim.holds = claim.holds && quantile(found.factors, 1) <= iteration_factor;
        if (grows) {
          // A spread that is wide excuses no more than 0.25.
          claim.holds =
              claim.holds && found.law.spread < 0.75 &&
              std::fabs(found.law.exponent - sub.exponent) <= std::min(found.law.spread, 0.25);
          least[kind] = std::min(least[kind], found.law.exponent);
          most[kind] = std::max(most[kind], found.law.exponent);
          widest = std::max(widest, found.law.spread);
        }
        Row& row = laws.back();
        row.push_back(grows ? fmt::format("{:.2f}", found.law.exponent) : ".");
        row.push_back(grows ? fmt::format("{:.2f}", found.law.spread) : ".");
        row.push_back(figure(median(found.factors)));
        row.push_back(figure(quantile(found.factors, 1)));
        if (tetrahedron) {
          row.push_back(fmt::format("{:.2f}", 100.0 * static_cast<double>(found.other) /
                                                  static_cast<double>(found.calls)));
        } else {
          row.push_back(figure(median(found.lengths)));
          row.push_back(figure(quantile(found.lengths, 1)));
        }
      }
      if (std::string_view(scalar.name) != "double") continue;
      for (const int near : {2, 26}) {
        for (const int thin : {0, 12, 24}) {
          const std::vector<Loss> some = losses(sub, options, count, thin, near, 53, false);
          const std::size_t elsewhere = some.size() - all(some, &Loss::vector).size();
          const auto middle = [&](double Loss::*part) { return figure(median(all(some, part))); };
          const auto largest = [&](double Loss::*part) {
            return figure(quantile(all(some, part), 1));
          };
          rows.push_back({fmt::format("{}, 2^-{}", sub.name, near), fmt::format("2^{}", thin),
                          middle(&Loss::vector), largest(&Loss::vector), middle(&Loss::length),
                          largest(&Loss::length), middle(&Loss::weights), middle(&Loss::backward),
                          largest(&Loss::backward),
                          fmt::format("{:.2f}", 100.0 * static_cast<double>(elsewhere) /
                                                    static_cast<double>(some.size()))});
        }
      }
    }
  }
  claim.finding =
      "The error of v on an oblong triangle, alone or with a point behind it, grows like a power "
      "of its aspect:";
  for (std::size_t i = 0; i < least.size(); ++i) {
    claim.finding +=
        fmt::format("{} {} {:.2f} to {:.2f}, with another subset for {:.2f} % of the tetrahedra",
                    i == 0 ? "" : ";", scalars[0].sub_algorithms[i].name, least[i], most[i],
                    100.0 * static_cast<double>(other[i]) / static_cast<double>(calls[i]));
  }
  claim.finding += fmt::format("; fresh ones are within {:.2f} or less.", widest);
  if (without_exponent > 0) {
    claim.finding += fmt::format(" {} of {} laws have no exponent: errors hardly leave their unit.",
                                 without_exponent, 2 * (laws.size() - 1));
  }
  claim.figures = table(laws, true) + "\n" + table(rows, true);
  return claim;
}

}  // namespace reports::questions
