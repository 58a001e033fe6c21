// SPDX-License-Identifier: MIT
// The distance algorithm at float and double, compiled once in presets/core_float.cpp and
// core_double.cpp, since the core is most of what a subject costs to compile.
#pragma once

#include "core/gjk/distance.hpp"
#include "core/subjects/body_map.hpp"
#include "core/subjects/core_subject.hpp"

namespace gjk {

// No template can make an explicit instantiation.  NOLINTNEXTLINE(cppcoreguidelines-macro-usage)
#define GJKPROOF_DISTANCE(S, D, MAP)                                                   \
  template Result<S, D> distance(const MAP<S, D>&, const MAP<S, D>&, const Policy<S>&, \
                                 const subjects::Watch<S, D>&)

extern GJKPROOF_DISTANCE(float, 2, subjects::BodyMap);
extern GJKPROOF_DISTANCE(float, 3, subjects::BodyMap);
extern GJKPROOF_DISTANCE(double, 2, subjects::BodyMap);
extern GJKPROOF_DISTANCE(double, 3, subjects::BodyMap);
extern GJKPROOF_DISTANCE(double, 2, VertexCloud);
extern GJKPROOF_DISTANCE(double, 3, VertexCloud);

}  // namespace gjk
