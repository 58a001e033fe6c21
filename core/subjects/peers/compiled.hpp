// SPDX-License-Identifier: MIT
// Between the adapter of the presets and the presets themselves, which are compiled by other options.
// A plain interface: inline functions merge at link, so the two sides have none in common.
#pragma once

#include <cstddef>

#include "core/subjects/outside/gjkproof_subject.h"

namespace peers {

struct CompiledPreset {
  const char* name;         // "double/robust"
  const char* description;  // one line
  bool single;
  void (*ask)(const void* a, const void* b, gjkproof_answer* answer);  // of gjkproof_body
};

// Null after the last.  Constant, so that no code of that unit runs before the first query.
const CompiledPreset* compiled_preset(std::size_t index);

}  // namespace peers
