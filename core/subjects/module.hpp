// SPDX-License-Identifier: MIT
// Modules: parts of the program that it loads when they are asked for.
#pragma once

#include <dlfcn.h>

#include <string>

#include "core/subjects/subject.hpp"

namespace subjects {

// The function `name` of the module in `file`, which stays loaded.  Throws CannotLoad, which says
// that `what` cannot be loaded.
template <typename Function>
Function* function_of_module(const std::string& file, const std::string& what, const char* name) {
  void* const module = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
  void* const function = module != nullptr ? dlsym(module, name) : nullptr;
  if (function == nullptr) throw CannotLoad(what + " cannot be loaded: " + dlerror());
  return reinterpret_cast<Function*>(function);
}

}  // namespace subjects
