// SPDX-License-Identifier: MIT
// The presets of the core as other options compile them, "compiled/OPTIONS/SCALAR/PRESET".  A plug-in,
// so that they run in a process of their own: no function of theirs merges with one of ours, and what
// their options do to the processor stays there.
#include "core/subjects/peers/compiled.hpp"

#include "core/subjects/peers/peer.hpp"

namespace peers {
namespace {

#ifdef GJKPROOF_COMPILED_FOR_FMA
bool has_its_instructions() { return __builtin_cpu_supports("fma") != 0; }
#else
bool has_its_instructions() { return true; }
#endif

void skip(const void*, const void*, gjkproof_answer* answer) {
  end(*answer, GJKPROOF_SKIPPED, "the processor has no fused operations");
}

}  // namespace

Roll all() {
  Roll roll("compiled/" GJKPROOF_COMPILED "/");
  for (std::size_t i = 0; const CompiledPreset* const preset = compiled_preset(i); ++i) {
    gjkproof_subject& subject =
        roll.add(preset->name, std::string(preset->description) + ", by " GJKPROOF_COMPILED_BY,
                 preset->single, GJKPROOF_DISTANCE | GJKPROOF_WITNESSES | GJKPROOF_LOWER_BOUND,
                 has_its_instructions() ? preset->ask : skip);
    subject.takes = GJKPROOF_PLANE | GJKPROOF_SPACE;
  }
  return roll;
}

}  // namespace peers
