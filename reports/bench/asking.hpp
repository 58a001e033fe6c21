// SPDX-License-Identifier: MIT
// What asking costs beside the answer: the same GJK called directly, as a subject, as a plug-in and
// in another process.
#pragma once

#include "core/cases/case.hpp"

namespace bench {

void register_asking(cases::Relation relation);

}  // namespace bench
