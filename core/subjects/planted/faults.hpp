// SPDX-License-Identifier: MIT
// Subjects that are wrong on purpose, one fault each, with the subjects that they were made from.
// A driver that cannot tell the two apart is useless; how soon it does is a figure of this project.
//
// To add a fault, write a few lines in the file of its idea.
#pragma once

#include <string_view>
#include <utility>

#include "core/subjects/subject.hpp"

namespace subjects {

// What a fault spoils, which decides which drivers can see it.
enum class Spoils {
  answer,        // what the judge compares with the truth
  hard_case,     // the same, but only on rare or large cases
  low_bound,     // the lower bound, which becomes too low but stays valid
  work,          // the number of iterations; the answer stays right
  curved_body,   // the answer for curved bodies only
  conversation,  // answers that use earlier questions
};

struct Fault {
  Subject subject;  // with the contract of its base
  // The subject without the fault.  A case on which both are wrong does not count: the base has a
  // flaw of its own there.
  std::string base;
  Spoils spoils = Spoils::answer;
  const char* idea = "";  // what the faults of its list have in common: "termination"
};

// The drivers that search for planted faults, in the order of their columns.
inline constexpr const char* fault_drivers[] = {"unit", "property", "fuzz", "study"};

// Why `driver` cannot see such a fault by construction; empty if it can, and then it must.
inline std::optional<std::string> blindness(Spoils spoils, std::string_view driver) {
  if (driver == "unit" && spoils == Spoils::hard_case) {
    return "a few thousand small cases do not reach it";
  }
  if (driver != "study") return std::nullopt;
  switch (spoils) {
    case Spoils::low_bound: return "a bound that is too low is a bound";
    case Spoils::work: return "the judge counts no iterations";
    case Spoils::conversation: return "a case alone is no conversation";
    case Spoils::answer:
    case Spoils::hard_case:
    case Spoils::curved_body: break;
  }
  return std::nullopt;
}

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

// All faults, in this order.
const std::vector<Fault>& faults();

}  // namespace subjects
