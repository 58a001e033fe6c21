// SPDX-License-Identifier: MIT
// A plug-in in this process, and what it may not be.
#pragma once

#include <string>
#include <vector>

#include "core/subjects/outside/gjkproof_subject.h"

namespace subjects {

// Loads a shared library for as long as the process lives and returns its subjects, at least one,
// each with what gjkproof_subject.h asks for: a name of its own, known bits, `ask`.  Throws
// std::runtime_error, which says what is wrong, without the name of the file.
std::vector<const gjkproof_subject*> load_plugin(const std::string& file);

}  // namespace subjects
