// SPDX-License-Identifier: MIT
#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"

namespace gjk {

GJKPROOF_DISTANCE(double, 2, subjects::BodyMap);
GJKPROOF_DISTANCE(double, 3, subjects::BodyMap);
GJKPROOF_DISTANCE(double, 2, VertexCloud);
GJKPROOF_DISTANCE(double, 3, VertexCloud);

}  // namespace gjk

namespace subjects {

template class BodyMap<double, 2>;
template class BodyMap<double, 3>;
template Subject core_preset(const std::string&, const std::string&, const gjk::Policy<double>&,
                             const std::string&);

std::vector<Subject> core_double() { return core_presets<double>("double"); }

}  // namespace subjects
