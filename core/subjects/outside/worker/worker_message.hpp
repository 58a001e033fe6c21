// SPDX-License-Identifier: MIT
// Messages between gjkproof and gjkproof-worker over pipes: plain structs, since both come from one
// build and run on one machine.
//
//   worker    Hello                          when the plug-in is loaded
//   gjkproof  Batch, then its questions      each a Question, then the points of A and of B
//   worker    as many Records, in their order
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "core/subjects/outside/gjkproof_subject.h"

namespace subjects {

constexpr std::uint64_t protocol_word = 0x6a6b'7072'6f6f'6607;  // changes with this file

struct Hello {
  std::uint64_t word = protocol_word;
};

struct Batch {
  std::uint64_t word = protocol_word;
  std::uint64_t questions = 0;
  std::uint64_t bytes = 0;  // of all questions together
  std::uint64_t fresh = 0;  // 1: earlier questions must not influence the answers
  std::uint64_t timed = 0;  // 1: each question is repeated to measure its time
};

// Followed by its points: three doubles each, z being 0 in the plane.
struct Question {
  std::uint64_t dim = 3;
  std::uint64_t count_a = 0;
  std::uint64_t count_b = 0;

  std::size_t bytes() const {
    return sizeof(Question) + 3 * sizeof(double) * static_cast<std::size_t>(count_a + count_b);
  }
};

enum class Fate : std::uint32_t {
  answered,  // the plug-in returned `answer`
  died,      // `text` says how, also for the fates below; of an answered question how an earlier
             // process ended at it, or is empty
  timed_out,
  threw,
  miscounted,  // ask_batch returned another number than that of its cases
  not_asked,   // the subject does not accept the question
};

struct Record {
  gjkproof_answer answer;
  double nanoseconds;  // if the batch is timed
  Fate fate;
  char text[188];  // ends with a zero byte
};

static_assert(std::is_trivial_v<Record> && sizeof(Record) % alignof(double) == 0);
static_assert(sizeof(Question) % alignof(double) == 0);

}  // namespace subjects
