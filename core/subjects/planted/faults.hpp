// SPDX-License-Identifier: MIT
// The planted faults with the subjects they were made from.  A new one is a few lines in the file
// of its idea.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/subjects/subject.hpp"

namespace subjects {

// What a fault spoils, which decides who can see it.
enum class Spoils {
  answer,        // what the judge compares with the truth
  hard_case,     // the same, on cases that a few thousand small ones do not reach
  low_bound,     // the lower bound, downwards: a bound that is too low is still a bound
  work,          // the number of iterations: the answer stays right
  curved_body,   // the answer about curved bodies: point sets do not show it
  conversation,  // answers that use what was asked before: a case alone does not show it
};

struct Fault {
  Subject subject;  // with the contract of its base
  // The subject that it is but for the fault.  A case on which both are wrong kills nobody: there
  // the base has a flaw of its own.
  std::string base;
  Spoils spoils = Spoils::answer;
};

// The drivers that ask planted faults, in the order of their columns.
inline constexpr const char* fault_drivers[] = {"unit", "property", "fuzz", "study"};

// Why `driver` cannot see such a fault by construction; empty where it can, and then must.
std::optional<std::string> blindness(Spoils spoils, std::string_view driver);

std::vector<Fault> termination_faults();
std::vector<Fault> loop_faults();
std::vector<Fault> scale_faults();
std::vector<Fault> support_faults();
std::vector<Fault> climbing_faults();
std::vector<Fault> johnson_faults();
std::vector<Fault> signed_volume_faults();
std::vector<Fault> face_faults();
std::vector<Fault> result_faults();
std::vector<Fault> bound_faults();
std::vector<Fault> separating_axis_faults();
std::vector<Fault> walk_faults();
std::vector<Fault> curved_faults();
std::vector<Fault> certified_faults();

// All of them, in this order.
const std::vector<Fault>& faults();

}  // namespace subjects
