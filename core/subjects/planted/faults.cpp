// SPDX-License-Identifier: MIT
// Subjects that are wrong on purpose, one fault each, in double.  A driver that cannot tell them
// from the right ones is no driver; how soon it does is a figure of this project.
#include "core/subjects/planted/faults.hpp"

#include <optional>

#include "core/subjects/registry.hpp"

namespace subjects {

const std::vector<Fault>& faults() {
  static const std::vector<Fault> all = [] {
    std::vector<Fault> gathered;
    for (const auto idea : {termination_faults, support_faults, sub_algorithm_faults, face_faults,
                            result_faults, bound_faults, intersection_faults}) {
      const std::vector<Fault> some = idea();
      gathered.insert(gathered.end(), some.begin(), some.end());
    }
    return gathered;
  }();
  return all;
}

std::vector<Subject> planted_faults() {
  std::vector<Subject> all;
  for (const Fault& fault : faults()) all.push_back(fault.subject);
  return all;
}

std::vector<Subject> planted_absentee() {
  Subject subject;
  subject.name = "absent/planted";
  subject.description = "cannot start: what a missing library looks like";
  subject.planted = true;
  subject.start = [] { return std::optional<std::string>("planted: it never starts"); };
  subject.ask = [](const cases::Case&, const Trace*) { return Answer{}; };
  return {subject};
}

}  // namespace subjects
