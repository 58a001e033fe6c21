// SPDX-License-Identifier: MIT
// How many digits does each sub-algorithm lose on oblong simplices?  Each scalar and sub-algorithm
// gets the same triangles, whose aspect and distance are set apart, and is compared with exact
// arithmetic on the very coordinates that it got.
#include <fmt/format.h>

#include <cmath>

#include "core/cases/families/shapes.hpp"
#include "core/gjk/sub_algorithms/johnson.hpp"
#include "core/gjk/sub_algorithms/projections.hpp"
#include "core/gjk/sub_algorithms/signed_volumes.hpp"
#include "core/subjects/binary_float.hpp"
#include "core/subjects/scalars.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/paper/degeneration.hpp"
#include "reports/research/parallel.hpp"
#include "reports/research/questions/questions.hpp"

namespace reports::questions {
namespace {

using subjects::Rational;
using Triangle = std::array<gjk::Vec<double, 3>, 3>;

// A triangle with a base of 1 and height 2^-thin, 2^-near from the origin, whose nearest point is
// inside, well away from the edges; up to the rounding to `bits`.
Triangle triangle(std::uint64_t seed, std::uint64_t index, int thin, int near, int bits) {
  cases::Choices choices = cases::Choices::keyed(seed, "triangle", index);
  const cases::Rotation rotation = cases::turn_by(
      {1 + choices.share(20), choices.fraction(20), choices.fraction(20), choices.fraction(20)});
  const auto about = [&](int exponent) { return std::ldexp(1 + choices.share(32), -exponent - 1); };
  const double height = about(thin);
  const double distance = about(near);
  std::array<double, 3> weight{};
  double sum = 0;
  for (double& one : weight) sum += one = 0.1 + choices.share(32);
  const std::array<std::array<double, 2>, 3> corner{
      {{-0.5, 0}, {0.5, 0}, {choices.share(32) - 0.5, height}}};
  cases::Point foot{};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t axis = 0; axis < 2; ++axis) foot[axis] += weight[i] / sum * corner[i][axis];
  }
  Triangle result;
  for (std::size_t i = 0; i < 3; ++i) {
    const cases::Point at =
        cases::turned(rotation, {corner[i][0] - foot[0], corner[i][1] - foot[1], distance});
    for (std::size_t axis = 0; axis < 3; ++axis) {
      result[i][axis] = bits == 24 ? static_cast<double>(static_cast<float>(at[axis])) : at[axis];
    }
  }
  return result;
}

template <typename S>
Rational exact(const S& x) {
  return subjects::number(x).exact();
}

double root(const Rational& squared) { return std::sqrt(squared.convert_to<double>()); }

// What one call lost, lengths in u M.
struct Loss {
  double aspect = 0;
  bool found = false;
  bool same_subset = false;
  double vector = 0;    // ‖v - v*‖
  double length = 0;    // |‖v‖ - ‖v*‖|
  double weights = 0;   // the largest |lambda_i - lambda*_i|, in u
  double backward = 0;  // how far the points must move until v is the nearest point of their plane
};

template <typename Sub, typename S>
gjk::Nearest<S, 3> asked(Sub& sub, const gjk::Points<S, 3>& y) {
  gjk::Nearest<S, 3> found;
  gjk::Slots members = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    found = sub.nearest(y, members, i, true);
    members = gjk::with(members, i);
  }
  return found;
}

template <typename S, template <typename, int> typename Sub>
Loss loss(const Triangle& points) {
  gjk::Points<S, 3> y;
  gjk::Points<Rational, 3> z;
  double magnitude = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const double x = points[i % 3][axis];
      y[i][axis] = S(x);
      z[i][axis] = Rational(x);
      magnitude = std::max(magnitude, std::fabs(x));
    }
  }
  Sub<S, 3> sub;
  gjk::Johnson<Rational, 3> reference;
  const gjk::Nearest<S, 3> found = asked(sub, y);
  const gjk::Nearest<Rational, 3> truth = asked(reference, z);
  Loss lost;
  lost.aspect = aspect(points);
  lost.found = static_cast<bool>(found);
  if (!lost.found) return lost;
  lost.same_subset = found.members == truth.members;
  const double u = exact(gjk::ScalarTraits<S>::unit_roundoff()).template convert_to<double>();
  const double unit = u * magnitude;
  Rational apart(0);
  gjk::Vec<Rational, 3> v;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    v[axis] = exact(found.v[axis]);
    const Rational d = v[axis] - truth.v[axis];
    apart += d * d;
  }
  lost.vector = root(apart) / unit;
  // ‖v‖ - ‖v*‖ = (v.v - v*.v*) / (‖v‖ + ‖v*‖), whose numerator cancels exactly.
  const Rational vv = dot(v, v);
  const Rational longer = vv - truth.vv;
  lost.length = std::fabs(longer.convert_to<double>()) / (root(vv) + root(truth.vv)) / unit;
  for (std::size_t i = 0; i < 3; ++i) {
    const Rational d = exact(found.lambda[i]) - truth.lambda[i];
    lost.weights = std::max(lost.weights, std::fabs(d.convert_to<double>()) / u);
    if (!gjk::contains(found.members, i)) continue;
    const Rational off = dot(v, z[i]) - vv;
    lost.backward = std::max(lost.backward, std::fabs(off.convert_to<double>()) / root(vv) / unit);
  }
  return lost;
}

struct SubAlgorithm {
  const char* name;
  double exponent;  // of the aspect in ‖v - v*‖ that the derivation gives
  Loss (*loss)(const Triangle&);
};

template <typename S>
std::array<SubAlgorithm, 3> sub_algorithms() {
  return {{{"johnson", 2, loss<S, gjk::Johnson>},
           {"signed_volumes", 1, loss<S, gjk::SignedVolumes>},
           {"projections", 1, loss<S, gjk::Projections>}}};
}

struct Scalar {
  const char* name;
  int bits;         // of a number
  int coordinates;  // bits of these: 24 or 53
  std::array<SubAlgorithm, 3> sub_algorithms;
};

std::vector<Scalar> scalars() {
  return {{"float", 24, 24, sub_algorithms<float>()},
          {"double", 53, 53, sub_algorithms<double>()},
          {"long_double", 64, 53, sub_algorithms<long double>()},
          {"float128", 113, 53, sub_algorithms<__float128>()},
          {"digits50", 168, 53, sub_algorithms<subjects::BinaryFloat<50>>()},
          {"digits100", 334, 53, sub_algorithms<subjects::BinaryFloat<100>>()}};
}

std::vector<double> all(const std::vector<Loss>& some, double Loss::*part) {
  std::vector<double> values;
  for (const Loss& one : some) {
    if (one.found && one.same_subset) values.push_back(one.*part);
  }
  return values;
}

std::vector<Loss> losses(const SubAlgorithm& sub, const PaperOptions& options, std::size_t count,
                         int thin, int near, int bits) {
  return in_parallel(
      count, [&](std::size_t i) { return sub.loss(triangle(options.seed, i, thin, near, bits)); });
}

}  // namespace

Claim digits_lost(const PaperOptions& options) {
  Claim claim;
  claim.holds = true;
  const std::size_t count = std::clamp<std::size_t>(options.cases / 500, 100, 4000);
  std::array<double, 3> least{9, 9, 9};
  std::array<double, 3> most_found{};
  std::vector<Row> laws{{"scalar, sub-algorithm", "exponent of the aspect", "±", "c median",
                         "c largest", "length: median", "largest"}};
  std::vector<Row> rows{{"double, distance", "aspect", "error of v / uM", "largest",
                         "of its length", "largest", "of weights / u", "points must move / uM",
                         "largest", "other subset %"}};
  for (const Scalar& scalar : scalars()) {
    for (const SubAlgorithm& sub : scalar.sub_algorithms) {
      std::vector<std::pair<double, double>> medians;
      std::vector<double> factors;
      std::vector<double> lengths;
      // Up to the aspect at which no digit is left, and above which coordinates do not keep shape.
      const int most =
          std::min(static_cast<int>(scalar.bits / sub.exponent) - 4, scalar.coordinates / 2 - 2);
      for (int thin = 1; thin <= most; thin += std::max(1, most / 10)) {
        for (const int near : {2, scalar.coordinates / 4}) {
          const std::vector<Loss> some =
              losses(sub, options, count, thin, near, scalar.coordinates);
          std::vector<double> aspects = all(some, &Loss::aspect);
          const std::vector<double> vectors = all(some, &Loss::vector);
          const double middle = median(vectors);
          if (near == 2 && middle > 2) medians.emplace_back(median(aspects), middle);
          for (std::size_t i = 0; i < vectors.size(); ++i) {
            factors.push_back(vectors[i] / std::pow(aspects[i], sub.exponent));
          }
          const std::vector<double> some_lengths = all(some, &Loss::length);
          lengths.insert(lengths.end(), some_lengths.begin(), some_lengths.end());
        }
      }
      const PowerLaw law = fitted(medians);
      if (law.points >= 4) {
        claim.holds = claim.holds && std::fabs(law.exponent - sub.exponent) < 0.25;
        const auto kind = static_cast<std::size_t>(&sub - scalar.sub_algorithms.data());
        least[kind] = std::min(least[kind], law.exponent);
        most_found[kind] = std::max(most_found[kind], law.exponent);
      }
      laws.push_back(
          {fmt::format("{}, {}", scalar.name, sub.name), fmt::format("{:.2f}", law.exponent),
           fmt::format("{:.2f}", law.spread), fmt::format("{:.2g}", median(factors)),
           fmt::format("{:.2g}", quantile(factors, 1)), fmt::format("{:.2g}", median(lengths)),
           fmt::format("{:.2g}", quantile(lengths, 1))});
      if (std::string_view(scalar.name) != "double") continue;
      for (const int near : {2, 13, 26}) {
        for (const int thin : {0, 6, 12, 18, 24}) {
          const std::vector<Loss> some = losses(sub, options, count, thin, near, 53);
          std::size_t other = 0;
          for (const Loss& one : some) other += one.found && one.same_subset ? 0 : 1;
          const auto middle = [&](double Loss::*part) {
            return fmt::format("{:.2g}", median(all(some, part)));
          };
          const auto largest = [&](double Loss::*part) {
            return fmt::format("{:.2g}", quantile(all(some, part), 1));
          };
          rows.push_back({fmt::format("{}, 2^-{}", sub.name, near), fmt::format("2^{}", thin),
                          middle(&Loss::vector), largest(&Loss::vector), middle(&Loss::length),
                          largest(&Loss::length), middle(&Loss::weights), middle(&Loss::backward),
                          largest(&Loss::backward),
                          fmt::format("{:.2f}", 100.0 * static_cast<double>(other) /
                                                    static_cast<double>(some.size()))});
        }
      }
    }
  }
  claim.finding = "The error of v on an oblong triangle grows like a power of its aspect:";
  const std::array<SubAlgorithm, 3> named = sub_algorithms<double>();
  for (std::size_t i = 0; i < named.size(); ++i) {
    claim.finding += fmt::format("{} {} {:.2f} to {:.2f}", i == 0 ? "" : ",", named[i].name,
                                 least[i], most_found[i]);
  }
  claim.finding += ".";
  claim.figures = table(laws, true) + "\n" + table(rows, true);
  return claim;
}

}  // namespace reports::questions
