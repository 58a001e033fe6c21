// SPDX-License-Identifier: MIT
// The subjects on request: linked, or loaded from GJKPROOF_ON_REQUEST_MODULE if that is defined.
#ifdef GJKPROOF_ON_REQUEST_MODULE
#include <filesystem>

#include "core/subjects/module.hpp"
#include "core/subjects/program.hpp"
#endif

#include "core/subjects/registry.hpp"

namespace subjects {

#ifdef GJKPROOF_ON_REQUEST_MODULE
OnRequest on_request_subjects() {
  const std::filesystem::path beside = program_path().parent_path() / GJKPROOF_ON_REQUEST_MODULE;
  const auto fill = function_of_module<void(OnRequest&)>(
      program_part("lib/gjkproof/" GJKPROOF_ON_REQUEST_MODULE, beside.c_str()),
      "subjects on request", "gjkproof_on_request");
  OnRequest all;
  fill(all);
  return all;
}

const std::vector<Fault>& faults() {
  static const std::vector<Fault>& all = on_request_subjects().faults();
  return all;
}
#else
OnRequest on_request_subjects() {
  return {core_boolean_wide(),
          core_ablations(),
          core_variants(),
          core_hill_climbing(),
          joined({core_depth(), core_depth_wide()}),
          core_tracking(),
          core_certified_on_request(),
          core_tutorials(),
          core_stochastic(1),
          planted_subjects,
          faults};
}
#endif

}  // namespace subjects
