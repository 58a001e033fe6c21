// SPDX-License-Identifier: MIT
// Gathers all planted faults.
#include "core/subjects/planted/faults.hpp"

#include "core/subjects/registry.hpp"

namespace subjects {

const std::vector<Fault>& faults() {
  static const std::vector<Fault> all = [] {
    std::vector<Fault> gathered;
    for (const auto idea :
         {termination_faults, loop_faults, scale_faults, support_faults, climbing_faults,
          johnson_faults, signed_volume_faults, face_faults, result_faults, bound_faults,
          separating_axis_faults, walk_faults, curved_faults, certified_faults}) {
      const std::vector<Fault> some = idea();
      gathered.insert(gathered.end(), some.begin(), some.end());
    }
    for (Fault& fault : gathered) fault.subject.contract = core_subject(fault.base).contract;
    return gathered;
  }();
  return all;
}

std::optional<std::string> blindness(Spoils spoils, std::string_view driver) {
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

std::vector<Subject> planted_subjects() {
  std::vector<Subject> all;
  for (const Fault& fault : faults()) all.push_back(fault.subject);
  Subject absentee;
  absentee.name = "absent/planted";
  absentee.description = "cannot start: what a missing library looks like";
  absentee.planted = true;
  absentee.start = [] { return std::optional<std::string>("planted: it never starts"); };
  absentee.ask = [](const cases::Case&, const Trace*) { return Answer{}; };
  all.push_back(absentee);
  return all;
}

}  // namespace subjects
