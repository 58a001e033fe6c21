// SPDX-License-Identifier: MIT
// Loads a plug-in into this process and checks it.
#pragma once

#include <string>
#include <vector>

#include "core/subjects/outside/gjkproof_subject.h"

namespace subjects {

// Loads a shared library until the process ends and returns its subjects, at least one.  Each has a
// unique name, known bits and `ask`, as gjkproof_subject.h requires.  Throws std::runtime_error
// with the reason, without the name of the file.
std::vector<const gjkproof_subject*> load_plugin(const std::string& file);

}  // namespace subjects
