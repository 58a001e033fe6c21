// SPDX-License-Identifier: MIT
#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"

namespace gjk {

GJKPROOF_DISTANCE(float, 2, subjects::BodyMap);
GJKPROOF_DISTANCE(float, 3, subjects::BodyMap);

}  // namespace gjk

namespace subjects {

std::vector<Subject> core_float() { return core_presets<float>("float"); }

}  // namespace subjects
