// SPDX-License-Identifier: MIT
// One judged answer as a line of JSON: what a study and a replay write.
#pragma once

#include <optional>
#include <string>

#include "core/cases/domain.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/examination/examination.hpp"

namespace reports {

// {"id","subject","status","relation","distance","verdict","reason","gross","scaled_error",
//  "relative_error","iterations"}; what there is not is null, and so is an infinite error.
// `distance` is a hex float, rounded to double where the subject is wider; `gross` is said of
// findings.
std::string record_line(const std::string& id, cases::Domain domain,
                        const subjects::Subject& subject, const oracle::JudgedAnswer& finding);

// "separated" or "intersecting"; empty without an answer.
std::string relation(const oracle::JudgedAnswer& finding);

// The distance rounded to double; empty without an answer.
std::optional<double> distance(const oracle::JudgedAnswer& finding);

}  // namespace reports
