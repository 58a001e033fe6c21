// SPDX-License-Identifier: MIT
// The planted faults with the subjects they were made from.  A new one is a few lines in the file
// of its idea.
#pragma once

#include <string>
#include <vector>

#include "core/subjects/subject.hpp"

namespace subjects {

struct Fault {
  Subject subject;
  // The subject that it is but for the fault.  A case on which both are wrong kills nobody: there
  // the base has a flaw of its own.
  std::string base;
};

std::vector<Fault> termination_faults();
std::vector<Fault> support_faults();
std::vector<Fault> sub_algorithm_faults();
std::vector<Fault> face_faults();
std::vector<Fault> result_faults();
std::vector<Fault> bound_faults();
std::vector<Fault> intersection_faults();

// All of them, in this order.
const std::vector<Fault>& faults();

}  // namespace subjects
