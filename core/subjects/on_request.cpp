// SPDX-License-Identifier: MIT
// The subjects on request: linked, or loaded from GJKPROOF_ON_REQUEST_MODULE if that is defined.
#ifdef GJKPROOF_ON_REQUEST_MODULE
#include <dlfcn.h>

#include <filesystem>
#endif

#include "core/subjects/program.hpp"
#include "core/subjects/registry.hpp"

namespace subjects {

#ifdef GJKPROOF_ON_REQUEST_MODULE
// The module stays loaded: its subjects are functions in it.
OnRequest on_request_subjects() {
  const std::filesystem::path& program = program_path();
  const std::string module =
      program_part("lib/gjkproof/" GJKPROOF_ON_REQUEST_MODULE,
                   (program.parent_path() / GJKPROOF_ON_REQUEST_MODULE).c_str());
  void* const handle = dlopen(module.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (handle == nullptr) {
    throw CannotLoad(std::string("subjects on request cannot be loaded: ") + dlerror());
  }
  const auto fill = reinterpret_cast<void (*)(OnRequest&)>(dlsym(handle, "gjkproof_on_request"));
  if (fill == nullptr) throw CannotLoad(module + " has no gjkproof_on_request");
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
