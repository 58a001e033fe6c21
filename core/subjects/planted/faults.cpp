// SPDX-License-Identifier: MIT
// Gathers all planted faults.
#include "core/subjects/planted/faults.hpp"

#include "core/subjects/registry.hpp"

namespace subjects {
namespace {

struct Idea {
  const char* name;
  std::vector<Fault> (*faults)();
};
constexpr Idea ideas[] = {{"termination", termination_faults},
                          {"loop", loop_faults},
                          {"scale", scale_faults},
                          {"support", support_faults},
                          {"climbing", climbing_faults},
                          {"johnson", johnson_faults},
                          {"signed_volumes", signed_volume_faults},
                          {"face", face_faults},
                          {"result", result_faults},
                          {"bound", bound_faults},
                          {"separating_axis", separating_axis_faults},
                          {"walk", walk_faults},
                          {"curved", curved_faults},
                          {"certified", certified_faults}};

}  // namespace

const std::vector<Fault>& faults() {
  static const std::vector<Fault> all = [] {
    std::vector<Fault> gathered;
    for (const auto& [idea, list] : ideas) {
      for (Fault& fault : list())
        gathered.push_back({fault.subject, fault.base, fault.spoils, idea});
    }
    for (Fault& fault : gathered) fault.subject.contract = core_subject(fault.base).contract;
    return gathered;
  }();
  return all;
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
