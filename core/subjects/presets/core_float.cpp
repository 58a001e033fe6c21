// SPDX-License-Identifier: MIT
#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"

GJKPROOF_CORE(, float);

namespace subjects {

template Subject core_preset(const std::string&, const std::string&, const gjk::Policy<float>&,
                             const std::string&);

std::vector<Subject> core_float() { return core_presets<float>("float"); }

}  // namespace subjects
