// SPDX-License-Identifier: MIT
#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"

GJKPROOF_CORE(, double);
GJKPROOF_DISTANCE(double, 2, gjk::VertexCloud);
GJKPROOF_DISTANCE(double, 3, gjk::VertexCloud);

namespace subjects {

template Subject core_preset(const std::string&, const std::string&, const gjk::Policy<double>&,
                             const std::string&);

std::vector<Subject> core_double() { return core_presets<double>("double"); }

}  // namespace subjects
