// SPDX-License-Identifier: MIT
// What the sub-algorithms lose in the runs in which they are used.
#include <fmt/format.h>

#include "core/gjk/distance.hpp"
#include "core/subjects/body_map.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/questions/simplices.hpp"

namespace reports::questions {
namespace {

// An iteration that ended with a segment or a triangle: lengths in u R, R the largest ‖y‖ of W_k.
struct Seen {
  double flatness = 0;  // R over the smallest height of W_k
  double vector = 0;    // ‖v_k - v(conv W_k)‖
  double length = 0;    // |‖v_k‖ - ‖v(conv W_k)‖|
};

template <typename S>
std::optional<Seen> seen(const gjk::Step<S, 3>& step) {
  gjk::Points<Rational, 3> z;
  std::vector<gjk::Vec<Rational, 3>> corner;
  Rational longest(0);
  for (std::size_t i = 0; i < 4; ++i) {
    if (!gjk::contains(step.simplex.members, i)) continue;
    corner.push_back(z[i] = exact(step.support[i].y));
    longest = std::max(longest, dot(z[i], z[i]));
  }
  if (corner.size() < 2 || corner.size() > 3) return std::nullopt;
  // The smallest height stands on the longest edge.
  Rational height = dot(corner[1] - corner[0], corner[1] - corner[0]);
  if (corner.size() == 3) {
    const auto normal = cross(corner[1] - corner[0], corner[2] - corner[0]);
    for (const std::size_t i : {0U, 1U}) {
      const auto edge = corner[2] - corner[i];
      height = std::max(height, Rational(dot(edge, edge)));
    }
    height = dot(normal, normal) / height;
  }
  if (height == 0) return std::nullopt;
  const gjk::Nearest<Rational, 3> truth = truth_of(z, step.simplex.members);
  const gjk::Vec<Rational, 3> v = exact(step.simplex.v);
  const gjk::Vec<Rational, 3> off = v - truth.v;
  const double radius = root(longest);
  const double unit = unit_roundoff<S>() * radius;
  const Rational vv = dot(v, v);
  Seen one;
  one.flatness = radius / root(height);
  one.vector = root(dot(off, off)) / unit;
  one.length =
      std::fabs(Rational(vv - truth.vv).convert_to<double>()) / (root(vv) + root(truth.vv)) / unit;
  return one;
}

template <typename S>
std::vector<Seen> seen(const cases::Case& question, const gjk::Policy<S>& policy) {
  std::vector<Seen> all;
  const auto a = subjects::vertices<S, 3>(question.a);
  const auto b = subjects::vertices<S, 3>(question.b);
  gjk::distance(gjk::VertexCloud<S, 3>(a), gjk::VertexCloud<S, 3>(b), policy,
                [&](const gjk::Step<S, 3>& step) {
                  if (const auto one = seen(step)) all.push_back(*one);
                });
  return all;
}

template <typename S>
void measure(const char* scalar, std::span<const UsedSubAlgorithm> used, std::size_t count,
             const PaperOptions& options, std::vector<Row>& rows, Claim& claim) {
  for (const UsedSubAlgorithm& sub : used) {
    gjk::Policy<S> policy = gjk::enhanced<S>();
    policy.sub_algorithm = sub.kind;
    std::vector<double> flatness;
    std::vector<double> vectors;
    std::vector<double> factors;
    std::vector<double> lengths;
    for (const char* family : {"oblong", "generic", "sliver"}) {
      const cases::Family chosen = cases::family(family);
      in_order(
          count,
          [&](std::uint64_t i) {
            const cases::Case question = cases::generate(chosen, options.seed, i, {vertices_max});
            const auto put = cases::rounded(question, std::same_as<S, float> ? 24 : 53);
            return put && put->dim == 3 ? seen(*put, policy) : std::vector<Seen>{};
          },
          [&](const std::vector<Seen>& some) {
            for (const Seen& one : some) {
              flatness.push_back(one.flatness);
              vectors.push_back(one.vector);
              factors.push_back(one.vector / std::pow(one.flatness, sub.exponent));
              lengths.push_back(one.length);
            }
          });
    }
    const double factor = quantile(factors, 1);
    claim.holds = claim.holds && !factors.empty() && factor <= iteration_factor;
    claim.finding += fmt::format("{} {} {}: {}", claim.finding.empty() ? "" : ",", scalar, sub.name,
                                 figure(factor));
    Row row{fmt::format("{}, {}", scalar, sub.name), grouped(vectors.size())};
    for (const auto* some : {&flatness, &vectors}) {
      for (const double share : {0.5, 0.99, 1.0}) row.push_back(figure(quantile(*some, share)));
    }
    row.push_back(figure(factor));
    row.push_back(figure(quantile(lengths, 0.99)));
    row.push_back(figure(quantile(lengths, 1)));
    rows.push_back(row);
  }
}

}  // namespace

Claim iterations_lost(const PaperOptions& options) {
  using enum gjk::SubAlgorithm;
  return iterations_lost_of(options,
                            std::array<UsedSubAlgorithm, 3>{{{"johnson", 2, johnson},
                                                             {"signed_volumes", 1, signed_volumes},
                                                             {"projections", 1, projections}}});
}

Claim iterations_lost_of(const PaperOptions& options, std::span<const UsedSubAlgorithm> used) {
  Claim claim;
  claim.holds = true;
  std::vector<Row> rows{{"scalar, sub-algorithm", "iterations", "R/h: median", "99 %", "largest",
                         "error of v_k / uR: median", "99 %", "largest", "largest c",
                         "of its length: 99 %", "largest"}};
  const std::size_t count = std::clamp<std::size_t>(options.cases / 100, 100, 4000);
  measure<float>("float", used, count, options, rows, claim);
  measure<double>("double", used, count, options, rows, claim);
  claim.finding = "The largest c of all iterations:" + claim.finding + ".";
  claim.figures = table(rows, true);
  return claim;
}

}  // namespace reports::questions
