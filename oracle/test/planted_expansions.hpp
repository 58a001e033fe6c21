// SPDX-License-Identifier: MIT
// Deliberately wrong expansions: each equals the right one but for one fault that an expanding
// polytope might have.  Any comparison of depths must catch every one of them.
#pragma once

#include <optional>
#include <vector>

#include "core/cases/case.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/test/penetration_comparison.hpp"

namespace oracle {

struct CountsTries : ExpansionRules {
  bool supports(const FacetPlane& plane, const Integer& ahead) const override {
    ++tries;
    return tries == tries_max || ExpansionRules::supports(plane, ahead);
  }
  mutable int tries = 0;
  int tries_max = 0;
};

struct TakesNearlyForSupporting : ExpansionRules {
  bool supports(const FacetPlane& plane, const Integer& ahead) const override {
    return ahead * 64 <= plane.offset;
  }
};

struct SeesNoOtherFacet : ExpansionRules {
  bool is_visible(const FacetPlane& /*plane*/, const Integer& /*ahead*/) const override {
    return false;
  }
};

struct SeesOnlyWhatIsWellInFront : ExpansionRules {
  bool is_visible(const FacetPlane& plane, const Integer& ahead) const override {
    return ahead * 64 > abs(plane.offset);
  }
};

struct WaversInOnePlane : ExpansionRules {
  bool is_visible(const FacetPlane& plane, const Integer& ahead) const override {
    return ahead > 0 || (ahead == 0 && plane.normal_squared % 4 == 0);
  }
};

struct ForgetsTheSign : ExpansionRules {
  bool is_nearer(const FacetPlane& plane, const FacetPlane& other) const override {
    return plane.offset * plane.offset * other.normal_squared <
           other.offset * other.offset * plane.normal_squared;
  }
};

struct ForgetsTheLengthOfTheNormal : ExpansionRules {
  bool is_nearer(const FacetPlane& plane, const FacetPlane& other) const override {
    return plane.offset < other.offset;
  }
};

struct SkipsEverySixthFacet : ExpansionRules {
  bool is_considered(std::size_t facet) const override { return facet % 6 != 5; }
};

struct PlantedExpansion {
  const char* name;
  DepthOracle oracle;
};

template <typename Rules>
std::optional<Penetration> by(const cases::Case& c) {
  return penetration(c, Rules());
}

inline std::vector<PlantedExpansion> planted_expansions() {
  return {
      {"stops one expansion too early",
       [](const cases::Case& c) {
         CountsTries rules;
         penetration(c, rules);
         rules.tries_max = rules.tries - 1;
         rules.tries = 0;
         return penetration(c, rules);
       }},
      {"stops when little is left ahead", by<TakesNearlyForSupporting>},
      {"replaces the nearest facet alone", by<SeesNoOtherFacet>},
      {"keeps facets that are hardly visible", by<SeesOnlyWhatIsWellInFront>},
      {"decides now this way and now that on facets in one plane with w", by<WaversInOnePlane>},
      {"takes the nearest facet by unsigned distance", by<ForgetsTheSign>},
      {"compares offsets of normals that are no unit vectors", by<ForgetsTheLengthOfTheNormal>},
      {"skips every sixth facet", by<SkipsEverySixthFacet>},
      {"forgets the last vertex of B",
       [](cases::Case c) {
         if (c.b.points.size() > 1) c.b.points.pop_back();
         return penetration(c);
       }},
      {"rounds the squared depth to double",
       [](const cases::Case& c) {
         std::optional<Penetration> result = penetration(c);
         if (result) result->depth_squared = Rational(result->depth_squared.convert_to<double>());
         return result;
       }},
  };
}

}  // namespace oracle
