// SPDX-License-Identifier: MIT
// What the child does all its life.
#pragma once

#include "core/subjects/outside/gjkproof_subject.h"
#include "core/subjects/outside/worker/board.hpp"

namespace subjects {

// Answers what is left of the batch on the board, in order.  Does not return from an exception of
// the plug-in: says so on the board and exits.
void ask_all_questions(const Board& board, const gjkproof_subject& subject);

}  // namespace subjects
