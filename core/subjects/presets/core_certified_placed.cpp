// SPDX-License-Identifier: MIT
// The certified query of bodies that are prepared in their own frames and placed for each query.

#include "core/gjk/certified/placed_body.hpp"
#include "core/subjects/presets/makers/certified_subject.hpp"
#include "core/subjects/registry.hpp"

namespace subjects {
namespace {

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

// On request: of bodies that lie where they are it says what `certified` says, less narrowly.
template <gjk::certified::Binary S>
Subject certified_placed(const std::string& scalar) {
  Subject subject =
      in_scalar<S>("core/" + scalar + "/certified_placed",
                   "certified, of bodies placed without preparing them again, at " + scalar);
  subject.on_request = true;
  subject.capabilities.curved_bodies = false;
  subject.capabilities.normal = true;
  subject.contract.normalises_scale = false;
  using Bodies = Stored<PlacedPoints<S, 2>, PlacedPoints<S, 3>>;
  with_stored<Bodies>(subject, [](const auto& a, const auto& b, Answer& answer, const Trace*) {
    static const gjk::certified::HighwayScan scan;
    write_certified(certified_distance(a.placed(), b.placed(), scan), answer);
  });
  return subject;
}

}  // namespace

std::vector<Subject> core_certified_placed() {
  return {certified_placed<float>("float"), certified_placed<double>("double")};
}

}  // namespace subjects
