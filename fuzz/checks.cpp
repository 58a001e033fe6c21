// SPDX-License-Identifier: MIT
#include "fuzz/checks.hpp"

#include <cmath>
#include <iterator>
#include <limits>

#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"
#include "fuzz/presets.hpp"
#include "oracle/certificate/internal/quick_run.hpp"
#include "oracle/minkowski/minkowski.hpp"

namespace fuzz {
namespace {

void ask(const subjects::Subject& subject, const cases::Case& question) {
  const std::optional<cases::Case> asked = cases::rounded(question, case_bits(subject));
  if (!asked || reason_to_skip(subject, *asked)) return;
  if (!subjects::holds_lengths(subject, *asked)) return;
  if (const auto how = oracle::not_a_number(subject.ask(*asked, nullptr))) {
    fail<"not_a_number">(subject, *how, *asked);
  }
}

template <gjk::Scalar S, int D>
std::optional<std::string> broken_decrease_at(const cases::Case& question) {
  const auto a = subjects::vertices<S, D>(question.a);
  const auto b = subjects::vertices<S, D>(question.b);
  S before = std::numeric_limits<S>::infinity();
  bool strictly = true;  // until it escalates: then less than the spacing of S may be left
  int rises = 0;
  const gjk::VertexCloud<S, D> cloud_a(a);
  const gjk::VertexCloud<S, D> cloud_b(b);
  const gjk::Policy<S> policy = gjk::robust<S>();
  gjk::distance(cloud_a, cloud_b, policy, [&](const gjk::Step<S, D>& step) {
    const bool falls = strictly ? step.simplex.vv < before : !(before < step.simplex.vv);
    rises += falls ? 0 : 1;
    strictly = strictly && falls;
    before = step.simplex.vv;
  });
  if (rises <= 1) return std::nullopt;
  return D == 2 ? "v.v does not decrease in the plane" : "v.v does not decrease in space";
}

std::optional<std::string> broken_decrease(const cases::Case& question) {
  if (question.dim == 2) {
    if (const auto how = broken_decrease_at<double, 2>(question)) return how;
    if (cases::bits(question) > 24) return std::nullopt;
    return broken_decrease_at<float, 2>(question);
  }
  if (const auto how = broken_decrease_at<double, 3>(question)) return how;
  if (cases::bits(question) > 24) return std::nullopt;
  return broken_decrease_at<float, 3>(question);
}

}  // namespace

void ask_whether_all_end(Bytes bytes, const cases::Case& question) {
  static const std::vector<subjects::Subject> all =
      subjects::select({"core/float/*", "core/double/*"});
  if (!one_in(16, bytes)) return;
  const cases::Case curved = curved_question_of(bytes);
  for (const subjects::Subject& subject : all) {
    ask(subject, question);
    ask(subject, curved);
  }
}

void ask_whether_robust_falls(const cases::Case& question) {
  if (const auto how = broken_decrease(question)) fail<"decrease">("robust", *how, question);
}

namespace {

constexpr int exponents = 50;

double epsilon_of(int exponent) { return std::ldexp(1.0, -1 - exponent); }

// The four presets with each epsilon, in the order of `preset_names`.
template <gjk::Scalar S>
std::vector<subjects::Subject> with_epsilon(const std::string& scalar, int exponent) {
  std::vector<subjects::Subject> made;
  for (gjk::Policy<S> policy :
       {gjk::robust<S>(), gjk::signed_volumes<S>(), gjk::enhanced<S>(), gjk::original<S>()}) {
    policy.epsilon = std::max(policy.epsilon, static_cast<S>(epsilon_of(exponent)));
    made.push_back(subjects::core_preset<S>(scalar, preset_names[made.size()], policy, ""));
  }
  return made;
}

template <gjk::Scalar S>
const subjects::Subject& asked(const char* scalar, std::size_t preset, int exponent) {
  static const std::vector<std::vector<subjects::Subject>> all = [scalar] {
    std::vector<std::vector<subjects::Subject>> made;
    for (int i = 0; i < exponents; ++i) made.push_back(with_epsilon<S>(scalar, i));
    return made;
  }();
  return all[static_cast<std::size_t>(exponent)][preset];
}

}  // namespace

std::vector<Tolerant> tolerant_presets(Bytes bytes) {
  static const std::vector<subjects::Subject> named = named_subjects();
  std::vector<Tolerant> all;
  for (std::size_t i = 0; i < named.size(); ++i) all.push_back({i, &named[i], {}});
  if (!named.empty()) return all;
  const int last = bytes.empty() ? 0 : bytes.back();
  const std::size_t preset = static_cast<std::size_t>(last / exponents) % std::size(preset_names);
  const int exponent = last % exponents;
  const bool absolute = preset_names[preset] == std::string("original");
  // Of presets, which ask for no digits that are not there.
  const auto promised = [&](double unit_roundoff) {
    return oracle::Promised{std::max(epsilon_of(exponent), 8 * unit_roundoff), absolute};
  };
  all.push_back({2 * preset, &asked<float>("float", preset, exponent), promised(0x1p-24)});
  all.push_back({2 * preset + 1, &asked<double>("double", preset, exponent), promised(0x1p-53)});
  return all;
}

void observe_error(const Tolerant& tolerant, const cases::Case& question,
                   const subjects::Answer& answer, double true_distance) {
  ErrorSizes sizes;
  if (answer.distance) {
    const double unit = tolerant.subject->format.unit_roundoff * cases::magnitude(question);
    sizes.distance = std::fabs(answer.distance->value.approximation() - true_distance) / unit;
  }
  observe(tolerant.index, answer, sizes);
}

namespace {

// The classical loop bound.
struct FirstVertexSkipped : oracle::SoundRules {
  static constexpr std::size_t first_vertex = 1;
};

}  // namespace

std::vector<oracle::IndexPair> candidate_of(Bytes bytes, const cases::Case& question) {
  cases::Choices choices(bytes.last(std::min<std::size_t>(bytes.size(), 13)));
  std::vector<oracle::IndexPair> pairs(choices.below(7));
  for (auto& [a, b] : pairs) {
    a = choices.below(question.a.points.size() + 1);
    b = choices.below(question.b.points.size() + 1);
  }
  return pairs;
}

std::optional<std::string> quick_difference(const cases::Case& question, const oracle::Truth& truth,
                                            const std::vector<oracle::IndexPair>& candidate,
                                            bool planted) {
  const oracle::QuickCertificate found =
      planted ? oracle::quick_certificate_by<FirstVertexSkipped>(question, candidate)
              : oracle::quick_certificate(question, candidate);
  subjects::Answer seen;
  seen.status = oracle::name(found.path);
  seen.iterations = static_cast<int>(4 * candidate.size() + found.face.size);
  observe(static_cast<std::size_t>(found.relation), seen);
  const bool same =
      found.relation == truth.relation && oracle::distance_squared(found) == truth.distance_squared;
  if (same) return std::nullopt;
  return "disagrees with the certificate";
}

std::optional<std::string> program_difference(const cases::Case& question,
                                              const oracle::Truth& truth) {
  const oracle::PolytopeDistance third = oracle::polytope_distance(question);
  if (third.distance_squared == truth.distance_squared && third.v == truth.v) return std::nullopt;
  return "a different distance";
}

}  // namespace fuzz
