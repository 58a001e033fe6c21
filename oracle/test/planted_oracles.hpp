// SPDX-License-Identifier: MIT
// Deliberately wrong oracles: each equals the certificate but for one fault that an oracle might
// have.  Any comparison of oracles must catch every one of them.
#pragma once

#include <cstddef>
#include <vector>

#include "core/cases/case.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/test/agreement.hpp"
#include "oracle/test/questions.hpp"

namespace oracle {

inline const std::vector<NamedOracle>& planted_oracles() {
  static const std::vector<NamedOracle> list{
      {"calls what touches through one pair of vertices overlapping",
       [](const cases::Case& c) {
         Truth truth = certificate(c);
         if (truth.relation == cases::Relation::touching && truth.proof.terms.size() == 1) {
           truth.relation = cases::Relation::overlapping;
         }
         return truth;
       },
       {}},
      {"calls what overlaps through one pair of vertices touching",
       [](const cases::Case& c) {
         Truth truth = certificate(c);
         const std::vector<Term>& terms = truth.proof.terms;
         const bool pair = c.a.points[terms[0].a] == c.b.points[terms[0].b];
         if (truth.relation == cases::Relation::overlapping && pair)
           truth.relation = cases::Relation::touching;
         return truth;
       },
       {}},
      {"forgets the last vertex of A",
       [](cases::Case c) {
         if (c.a.points.size() > 1) c.a.points.pop_back();
         return certificate(c);
       },
       {}},
      {"takes the second nearest vertex of A",
       [](cases::Case c) {
         const Truth truth = certificate(c);
         if (truth.relation != cases::Relation::separated || c.a.points.size() == 1) return truth;
         c.a.points.erase(c.a.points.begin() + static_cast<std::ptrdiff_t>(truth.proof.terms[0].a));
         return certificate(c);
       },
       {}},
      {"gives the point of B - A",
       [](const cases::Case& c) { return certificate(swapped(c)); },
       {}},
      {"rounds coordinates to binary32",
       [](const cases::Case& c) { return certificate(cases::rounded(c, 24).value_or(c)); },
       {}},
      {"rounds the squared distance to double",
       [](const cases::Case& c) {
         Truth truth = certificate(c);
         truth.distance_squared = Rational(truth.distance_squared.convert_to<double>());
         return truth;
       },
       {}},
  };
  return list;
}

}  // namespace oracle
