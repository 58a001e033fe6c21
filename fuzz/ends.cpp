// SPDX-License-Identifier: MIT
#include "fuzz/ends.hpp"

#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "core/gjk/distance.hpp"
#include "core/subjects/body_map.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/laws/promises.hpp"

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
  int rises = 0;
  const gjk::VertexCloud<S, D> cloud_a(a);
  const gjk::VertexCloud<S, D> cloud_b(b);
  const gjk::Policy<S> policy = gjk::robust<S>();
  gjk::distance(cloud_a, cloud_b, policy, [&](const gjk::Step<S, D>& step) {
    rises += step.simplex.vv < before ? 0 : 1;
    before = step.simplex.vv;
  });
  if (rises <= policy.detours) return std::nullopt;
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

}  // namespace fuzz
