// SPDX-License-Identifier: MIT
// The certified query at float and double.
#include <deque>
#include <tuple>

#include "core/gjk/certified/highway_batch.hpp"
#include "core/subjects/certified_pairs.hpp"
#include "core/subjects/presets/makers/certified_subject.hpp"
#include "core/subjects/registry.hpp"

namespace gjk::certified {

GJKPROOF_CERTIFIED(float, 2);
GJKPROOF_CERTIFIED(float, 3);
GJKPROOF_CERTIFIED(double, 2);
GJKPROOF_CERTIFIED(double, 3);
GJKPROOF_CERTIFIED_RELATION(float, 2);
GJKPROOF_CERTIFIED_RELATION(float, 3);
GJKPROOF_CERTIFIED_RELATION(double, 2);
GJKPROOF_CERTIFIED_RELATION(double, 3);
GJKPROOF_CERTIFIED_DEPTH(float, 2);
GJKPROOF_CERTIFIED_DEPTH(float, 3);
GJKPROOF_CERTIFIED_DEPTH(double, 2);
GJKPROOF_CERTIFIED_DEPTH(double, 3);
GJKPROOF_DEPTH_BY_INTEGERS(2);
GJKPROOF_DEPTH_BY_INTEGERS(3);
GJKPROOF_BY_INTEGERS(2);
GJKPROOF_BY_INTEGERS(3);

}  // namespace gjk::certified

namespace subjects {

template <gjk::certified::Binary S, int D>
void certified_pairs(
    std::span<const gjk::certified::BodyPair<S, D>> pairs,
    const std::function<void(std::size_t, const gjk::certified::Certified<S, D>&)>& found) {
  static const gjk::certified::HighwayLanes lanes;
  gjk::certified::certified_distances(pairs, lanes, found);
}

template <gjk::certified::Binary S, int D>
using Found = std::function<void(std::size_t, const gjk::certified::Certified<S, D>&)>;
template void certified_pairs(std::span<const gjk::certified::BodyPair<float, 2>>,
                              const Found<float, 2>&);
template void certified_pairs(std::span<const gjk::certified::BodyPair<float, 3>>,
                              const Found<float, 3>&);
template void certified_pairs(std::span<const gjk::certified::BodyPair<double, 2>>,
                              const Found<double, 2>&);
template void certified_pairs(std::span<const gjk::certified::BodyPair<double, 3>>,
                              const Found<double, 3>&);

template <gjk::certified::Binary S, int D>
gjk::certified::CertifiedDepth<S, D> depth_of_pair(const gjk::certified::PreparedBody<S, D>& a,
                                                   const gjk::certified::PreparedBody<S, D>& b) {
  static const gjk::certified::HighwayScan scan;
  return gjk::certified::certified_depth(a, b, scan);
}

template <gjk::certified::Binary S, int D>
using Depth = gjk::certified::CertifiedDepth<S, D>;
template <gjk::certified::Binary S, int D>
using PreparedOf = gjk::certified::PreparedBody<S, D>;
template Depth<float, 2> depth_of_pair(const PreparedOf<float, 2>&, const PreparedOf<float, 2>&);
template Depth<float, 3> depth_of_pair(const PreparedOf<float, 3>&, const PreparedOf<float, 3>&);
template Depth<double, 2> depth_of_pair(const PreparedOf<double, 2>&, const PreparedOf<double, 2>&);
template Depth<double, 3> depth_of_pair(const PreparedOf<double, 3>&, const PreparedOf<double, 3>&);

namespace {

template <gjk::certified::Binary S>
Subject certified(const std::string& scalar) {
  Subject subject =
      certified_subject<S>("core/" + scalar + "/certified",
                           "the distance and the relation with their proof, at " + scalar,
                           [](const auto& a, const auto& b, const auto& scan) {
                             return certified_distance(a, b, scan);
                           });
  subject.contract.normalises_scale = false;
  subject.contract.always_accurate = true;
  subject.contract.narrow_intervals = true;
  return subject;
}

// Starts from the direction of the previous frame; for a single case it is `certified`.
template <gjk::certified::Binary S>
Subject certified_warm(const std::string& scalar) {
  Subject subject = certified<S>(scalar);
  subject.name += "_warm";
  subject.on_request = true;
  subject.description = "certified, begun from the direction of the frame before, at " + scalar;
  subject.converse = [] {
    const auto memory = std::make_shared<gjk::certified::Memory>();
    return [memory](const cases::Case& question) {
      Answer answer;
      CertifiedBody<S>::once(question, [&](const auto& a, const auto& b) {
        ask_certified(a, b, answer, [&](const auto& of_a, const auto& of_b, const auto& scan) {
          return certified_distance(of_a, of_b, scan, *memory);
        });
      });
      return answer;
    };
  };
  return subject;
}

// On request: whatever it says of a case `certified` says too, in every default study.
template <gjk::certified::Binary S>
Subject certified_relation(const std::string& scalar) {
  Subject subject = relation_subject<S>("core/" + scalar + "/certified_relation",
                                        "the relation alone with its proof, at " + scalar,
                                        [](const auto& a, const auto& b, const auto& scan) {
                                          return gjk::certified::certified_relation(a, b, scan);
                                        });
  subject.on_request = true;
  subject.converse = [] {
    using gjk::certified::RelationMemory;
    const auto memories =
        std::make_shared<std::tuple<RelationMemory<S, 2>, RelationMemory<S, 3>>>();
    return [memories](const cases::Case& question) {
      Answer answer;
      CertifiedBody<S>::once(question, [&](const auto& a, const auto& b) {
        ask_certified(a, b, answer,
                      [&]<int D>(const gjk::certified::PreparedBody<S, D>& of_a,
                                 const gjk::certified::PreparedBody<S, D>& of_b, const auto& scan) {
                        auto& memory = std::get<RelationMemory<S, D>>(*memories);
                        return gjk::certified::certified_relation(of_a, of_b, scan, memory);
                      });
      });
      return answer;
    };
  };
  return subject;
}

// On request: it says the same relation, and the default study judges depths on request.
template <gjk::certified::Binary S>
Subject certified_depth(const std::string& scalar) {
  Subject subject = certain_depth_subject<S>("core/" + scalar + "/certified_depth",
                                             "the penetration depth with its proof, at " + scalar,
                                             [](const auto& a, const auto& b, const auto& scan) {
                                               return gjk::certified::certified_depth(a, b, scan);
                                             });
  subject.on_request = true;
  return subject;
}

// Answers those of the questions that have D dimensions.
template <int D>
void ask_side_by_side(std::span<const cases::Case* const> questions, std::vector<Answer>& answers) {
  std::deque<CertifiedPoints<double, D>> bodies;
  std::vector<gjk::certified::BodyPair<double, D>> pairs;
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < questions.size(); ++i) {
    if (questions[i]->dim != D) continue;
    const auto* const a = &bodies.emplace_back(questions[i]->a);
    const auto* const b = &bodies.emplace_back(questions[i]->b);
    pairs.push_back({a, b, nullptr});
    places.push_back(i);
  }
  certified_pairs<double, D>(pairs, [&](std::size_t pair, const auto& found) {
    write_certified(found, answers[places[pair]]);
  });
}

// Many at a time, in the lanes of vector registers.
Subject certified_batch() {
  Subject subject = certified<double>("double");
  subject.name += "_batch";
  subject.on_request = true;
  subject.description = "certified, many queries side by side, at double";
  subject.ask_all = [](std::span<const cases::Case* const> questions) {
    std::vector<Answer> answers(questions.size());
    ask_side_by_side<2>(questions, answers);
    ask_side_by_side<3>(questions, answers);
    return answers;
  };
  return subject;
}

}  // namespace

std::vector<Subject> core_certified() {
  return {certified<float>("float"),
          certified_warm<float>("float"),
          certified<double>("double"),
          certified_warm<double>("double"),
          certified_batch(),
          certified_relation<float>("float"),
          certified_relation<double>("double"),
          certified_depth<float>("float"),
          certified_depth<double>("double")};
}

}  // namespace subjects
