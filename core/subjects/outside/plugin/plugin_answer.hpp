// SPDX-License-Identifier: MIT
// What a plug-in says, as an Answer.
#pragma once

#include "core/subjects/answer.hpp"
#include "core/subjects/outside/worker/worker_message.hpp"

namespace subjects {

// `declared`: gjkproof_subject.answers.  What breaks the rules of gjkproof_subject.h is no answer.
Answer answer_of(const Record& record, unsigned declared);

}  // namespace subjects
