// SPDX-License-Identifier: MIT
// Certified queries on request: warm, many at a time, of relations and depths, and of bodies that are
// prepared in their own frames and placed for each query.
#include <deque>
#include <tuple>

#include "core/subjects/presets/makers/certified_subject.hpp"
#include "core/subjects/registry.hpp"

namespace subjects {
namespace {

// Starts from the direction of the previous frame; for a single case it is `certified`.
template <gjk::certified::Binary S>
Subject certified_warm(const std::string& scalar) {
  Subject subject = certified_distance_subject<S>(scalar);
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
  Subject subject = certified_subject<S>("core/" + scalar + "/certified_relation",
                                         "the relation alone with its proof, at " + scalar,
                                         [](const auto& a, const auto& b, const auto& scan) {
                                           return gjk::certified::certified_relation(a, b, scan);
                                         });
  answer_relations(subject);
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
  static const gjk::certified::HighwayLanes lanes;
  const gjk::certified::OnAnswer<double, D> write = [&](std::size_t pair, const auto& found) {
    write_certified(found, answers[places[pair]]);
  };
  certified_distances(std::span<const gjk::certified::BodyPair<double, D>>(pairs), lanes, write);
}

// Many at a time, in the lanes of vector registers.
Subject certified_batch() {
  Subject subject = certified_distance_subject<double>("double");
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

// A polytope by its own vertices and its placement; a point set lies where it is.
template <gjk::certified::Binary S, int D>
class PlacedPoints {
 public:
  explicit PlacedPoints(const cases::Body& body)
      : placement_(subjects::placement<S, D>(body.polytope ? cases::Placement(*body.polytope)
                                                           : cases::Placement())),
        prepared_(vectors<S, D>(body.polytope ? cases::local_vertices(*body.polytope, D)
                                              : body.points)) {}

  gjk::certified::PlacedBody<S, D> placed() const { return {prepared_, placement_}; }

 private:
  gjk::Affine<S, D> placement_;
  gjk::certified::PreparedBody<S, D> prepared_;
};

// On request: its answers about bodies that lie where they are repeat those of `certified` and
// `certified_depth`, with wider intervals.  `run(a, b, scan)` is a query of two placed bodies.
template <gjk::certified::Binary S, typename Run>
Subject placed_subject(std::string name, std::string description, Run run) {
  Subject subject = in_scalar<S>(std::move(name), std::move(description));
  subject.on_request = true;
  subject.capabilities.curved_bodies = false;
  subject.capabilities.normal = true;
  subject.contract.normalises_scale = false;
  using Bodies = Stored<PlacedPoints<S, 2>, PlacedPoints<S, 3>>;
  with_stored<Bodies>(subject, [run](const auto& a, const auto& b, Answer& answer, const Trace*) {
    static const gjk::certified::HighwayScan scan;
    write_certified(run(a.placed(), b.placed(), scan), answer);
  });
  return subject;
}

template <gjk::certified::Binary S>
Subject certified_placed(const std::string& scalar) {
  return placed_subject<S>("core/" + scalar + "/certified_placed",
                           "certified, of bodies placed without preparing them again, at " + scalar,
                           [](const auto& a, const auto& b, const auto& scan) {
                             return gjk::certified::certified_distance(a, b, scan);
                           });
}

template <gjk::certified::Binary S>
Subject certified_placed_relation(const std::string& scalar) {
  Subject subject = placed_subject<S>(
      "core/" + scalar + "/certified_placed_relation",
      "certified_relation, of bodies placed without preparing them again, at " + scalar,
      [](const auto& a, const auto& b, const auto& scan) {
        return gjk::certified::certified_relation(a, b, scan);
      });
  answer_relations(subject);
  return subject;
}

template <gjk::certified::Binary S>
Subject certified_placed_depth(const std::string& scalar) {
  Subject subject = placed_subject<S>(
      "core/" + scalar + "/certified_placed_depth",
      "certified_depth, of bodies placed without preparing them again, at " + scalar,
      [](const auto& a, const auto& b, const auto& scan) {
        return gjk::certified::certified_depth(a, b, scan);
      });
  answer_depths(subject);
  return subject;
}

}  // namespace

std::vector<Subject> core_certified_on_request() {
  return {certified_warm<float>("float"),
          certified_warm<double>("double"),
          certified_batch(),
          certified_relation<float>("float"),
          certified_relation<double>("double"),
          certified_depth<float>("float"),
          certified_depth<double>("double"),
          certified_placed<float>("float"),
          certified_placed<double>("double"),
          certified_placed_relation<float>("float"),
          certified_placed_relation<double>("double"),
          certified_placed_depth<float>("float"),
          certified_placed_depth<double>("double")};
}

}  // namespace subjects
