// SPDX-License-Identifier: MIT
// The algorithm of the paper to the letter, and what the literature has added since: momentum, other
// criteria, Frank-Wolfe.
#include "core/gjk/variants/accelerated.hpp"
#include "core/gjk/variants/frank_wolfe.hpp"
#include "core/gjk/variants/textbook.hpp"
#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"

namespace subjects {
namespace {

template <gjk::Scalar S, typename Run>
Subject variant(const std::string& scalar, const std::string& name, const std::string& description,
                const gjk::Policy<S>& policy, const Run& run) {
  Subject subject =
      cloud_subject<S>("core/" + scalar + "/" + name, description + " at " + scalar, run);
  subject.on_request = true;
  subject.contract = contract(policy);
  return subject;
}

template <gjk::Scalar S>
std::vector<Subject> variants(const std::string& scalar) {
  std::vector<Subject> all;
  const gjk::Policy<S> textbook = gjk::original<S>();
  all.push_back(variant<S>(scalar, "textbook", "Algorithm 1 to the letter [vdB99]", textbook,
                           [textbook](const auto& a, const auto& b, const auto& trace) {
                             return gjk::textbook(a, b, textbook.epsilon, textbook.iteration_limit,
                                                  trace);
                           }));
  // The safeguards of signed_volumes, so that what differs is the direction or the criterion.
  const gjk::Policy<S> policy = gjk::signed_volumes<S>();
  const auto accelerated = [&](const std::string& name, const std::string& description,
                               const gjk::Acceleration& how) {
    all.push_back(
        variant<S>(scalar, name, description + " [Montaut22]", policy,
                   [policy, how]<typename Map>(const Map& a, const Map& b, const auto& trace) {
                     return gjk::accelerated(gjk::SignedVolumes<S, Map::dimension>{}, a, b, policy,
                                             how, trace);
                   }));
  };
  using gjk::Criterion, gjk::Momentum;
  accelerated("nesterov", "with Nesterov's momentum", {Momentum::nesterov, Criterion::bound});
  accelerated("nesterov_trusting", "with Nesterov's momentum to the end, its bounds untested",
              {Momentum::nesterov, Criterion::bound, true});
  accelerated("polyak", "with Polyak's momentum", {Momentum::polyak, Criterion::bound});
  accelerated("nesterov_duality_gap", "with Nesterov's momentum, by the duality gap",
              {Momentum::nesterov, Criterion::duality_gap});
  accelerated("duality_gap", "by the duality gap", {Momentum::none, Criterion::duality_gap});
  accelerated("hybrid", "by the hybrid criterion", {Momentum::none, Criterion::hybrid});
  for (const bool away : {false, true}) {
    all.push_back(variant<S>(scalar, away ? "frank_wolfe_away" : "frank_wolfe",
                             std::string("Frank-Wolfe") + (away ? " with away steps" : ""), policy,
                             [policy, away](const auto& a, const auto& b, const auto& trace) {
                               return gjk::frank_wolfe(a, b, policy, away, trace);
                             }));
  }
  return all;
}

}  // namespace

std::vector<Subject> core_variants() {
  return joined({variants<float>("float"), variants<double>("double")});
}

}  // namespace subjects
