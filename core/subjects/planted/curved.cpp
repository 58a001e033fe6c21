// SPDX-License-Identifier: MIT
// Faults in the support maps of curved bodies and of affine images.
#include <cmath>
#include <memory>
#include <vector>

#include "core/subjects/body_map.hpp"
#include "core/subjects/planted/plant.hpp"
#include "core/subjects/registry.hpp"

namespace subjects {
namespace {

using Direction = gjk::Vec<double, 3>;
using Curved = cases::Curved;

gjk::SupportPoint<double, 3> at(const Direction& point) { return {point, 0}; }

// The primitive at the origin with support map `furthest`, placed as in the case.
template <typename Furthest>
AnyMap<3> placed(const Curved& curved, double reach, Furthest furthest) {
  const gjk::Affine<double, 3> place = placement<double, 3>(curved);
  const AnyMap<3> primitive{[furthest](const Direction& d) { return at(furthest(d)); },
                            curved.radius + curved.half_height};
  const gjk::AffineImage<AnyMap<3>, double> image(primitive, place);
  return {[image](const Direction& d) { return at(image.support(d).point); }, reach};
}

// `spoil(curved, reach)` is a faulty map of a curved body in space, or one without `furthest` if
// the fault does not concern this body.
template <typename Spoil>
AnyMap<3> spoiled(const cases::Body& body, const BodyMap<double, 3>& sound, Spoil spoil) {
  AnyMap<3> map;
  if (body.curved) map = spoil(*body.curved, sound.magnitude());
  if (!map.furthest) {
    map = {[&sound](const Direction& d) { return at(sound.support(d).point); }, sound.magnitude()};
  }
  return map;
}

template <typename Spoil>
Fault curved_fault(const std::string& name, const std::string& description, Spoil spoil) {
  Subject subject = in_scalar<double>("planted/" + name, description);
  subject.planted = true;
  subject.ask = [spoil](const cases::Case& question, const Trace* trace) {
    const auto run = [](const auto& a, const auto& b, const auto& seen) {
      return gjk::distance(a, b, gjk::robust<double>(), seen);
    };
    if (question.dim == 2) return core_subject(robust_base).ask(question, trace);
    const BodyMap<double, 3> a(question.a);
    const BodyMap<double, 3> b(question.b);
    Answer answer =
        ask_maps<double>(spoiled(question.a, a, spoil), spoiled(question.b, b, spoil), trace, run);
    answer.term_count = 0;
    return answer;
  };
  return {std::move(subject), robust_base, Spoils::curved_body};
}

// Divides the direction by its largest component instead of its length.
constexpr auto sphere_by_largest = [](const Curved& curved, double reach) {
  if (curved.kind != Curved::Kind::sphere) return AnyMap<3>{};
  return placed(curved, reach,
                [r = curved.radius](const Direction& d) { return r * gjk::normalised(d); });
};

// Takes the apex of a cone only if eta y > rho sigma, for half of the directions for which it is
// right.
constexpr auto apex_by_radius = [](const Curved& curved, double reach) {
  if (curved.kind != Curved::Kind::cone) return AnyMap<3>{};
  return placed(curved, reach, [c = curved](const Direction& direction) {
    const Direction d = gjk::normalised(direction);
    const double sigma = std::sqrt(d[0] * d[0] + d[2] * d[2]);
    if (c.radius * sigma < c.half_height * d[1]) return Direction{{0, c.half_height, 0}};
    return gjk::furthest_on_circle(c.radius, -c.half_height, direction);
  });
};

// Divides by the length of the whole direction, so that the point lies within the rim.
constexpr auto rim_by_whole_length = [](const Curved& curved, double reach) {
  if (curved.kind != Curved::Kind::cylinder) return AnyMap<3>{};
  return placed(curved, reach, [c = curved](const Direction& direction) {
    const Direction d = gjk::unit(direction);
    return Direction{{c.radius * d[0], d[1] < 0 ? -c.half_height : c.half_height, c.radius * d[2]}};
  });
};

// Uses s(B v) instead of s(B^T v).
constexpr auto not_transposed = [](const Curved& curved, double reach) {
  cases::Body unplaced;
  unplaced.curved = curved;
  unplaced.curved->linear = Curved{}.linear;
  unplaced.curved->translation = {};
  const auto primitive = std::make_shared<const BodyMap<double, 3>>(unplaced);
  const auto place = placement<double, 3>(curved);
  return AnyMap<3>{[primitive, place](const Direction& direction) {
                     const Direction d = gjk::normalised(direction);
                     Direction pulled_back;
                     for (std::size_t i = 0; i < 3; ++i) pulled_back[i] = dot(place.linear[i], d);
                     return at(place(primitive->support(pulled_back).point));
                   },
                   reach};
};

}  // namespace

std::vector<Fault> curved_faults() {
  return {
      curved_fault("sphere_by_largest", "a sphere is scaled by the largest component",
                   sphere_by_largest),
      curved_fault("apex_by_radius", "the apex of a cone is taken too seldom", apex_by_radius),
      curved_fault("rim_by_whole_length", "support points of a cylinder lie within its rim",
                   rim_by_whole_length),
      curved_fault("direction_not_transposed", "directions are mapped by B in place of B^T",
                   not_transposed),
  };
}

}  // namespace subjects
