// SPDX-License-Identifier: MIT
// The work of the asking child.
#pragma once

#include "core/subjects/outside/gjkproof_subject.h"
#include "core/subjects/outside/worker/board.hpp"

namespace subjects {

// Answers the rest of the batch on the board, in order.  If the plug-in throws, writes that on the
// board and exits.
void ask_all_questions(const Board& board, const gjkproof_subject& subject);

}  // namespace subjects
