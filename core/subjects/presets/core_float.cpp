// SPDX-License-Identifier: MIT
#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"

namespace gjk {

GJKPROOF_DISTANCE(float, 2, subjects::BodyMap);
GJKPROOF_DISTANCE(float, 3, subjects::BodyMap);

}  // namespace gjk

namespace subjects {

template class BodyMap<float, 2>;
template class BodyMap<float, 3>;
template Subject core_preset(const std::string&, const std::string&, const gjk::Policy<float>&,
                             const std::string&);

std::vector<Subject> core_float() { return core_presets<float>("float"); }

}  // namespace subjects
