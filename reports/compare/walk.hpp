// SPDX-License-Identifier: MIT
// Two studies side by side.  Both have their cases in the order of their groups, so neither is held
// in memory; known cases may be added in the middle of a file and are held, a file at a time.
#pragma once

#include <functional>

#include "reports/study/form/record_stream.hpp"

namespace reports {

// One case and subject.  Null where a study does not have it; never both.
using SeePair = std::function<void(const Record* before, const Record* now)>;

// Calls `see` for every record of either.  Cases are matched by their names and places, subjects by
// their names.  Of two incomplete studies it ends with the one that ends first; returns whether
// both are complete.  Throws std::invalid_argument where they have nothing to compare: other seeds,
// other numbers of cases or vertices, other parts, or the same groups in another order.
//
// What only one has beyond the end of an incomplete one is not seen.
bool walk(RecordStream& before, RecordStream& now, const SeePair& see);

}  // namespace reports
