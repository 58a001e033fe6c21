// SPDX-License-Identifier: MIT
// Loads the subjects on request from the module that is built beside the program.
#include <dlfcn.h>

#include <filesystem>
#include <string>

#include "core/subjects/on_request.hpp"

namespace subjects {

// The module stays loaded: its subjects are functions in it.
OnRequest on_request_subjects() {
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe");
  const std::string module = program.parent_path() / GJKPROOF_ON_REQUEST_MODULE;
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

}  // namespace subjects
