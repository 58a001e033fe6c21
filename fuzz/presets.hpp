// SPDX-License-Identifier: MIT
// Which preset an input asks, and what of it is known to be wrong: as published by its cause, as
// planted by the subject that the fault was made from.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/subjects/subject.hpp"
#include "fuzz/target.hpp"

namespace fuzz {

// A subject and its place among all that the target asks, which names its counters.
inline constexpr const char* preset_names[] = {"robust", "signed_volumes", "enhanced", "original"};

struct Preset {
  std::size_t index;
  const subjects::Subject* subject;
};

// Of 16 inputs 11 ask robust at float and at double, and 5 one other preset at one of them: 3
// signed_volumes, 1 enhanced and 1 original, which may cycle, for 256 iterations each time.  Which,
// a hash of the input says: inputs that cycle are new to libFuzzer again and again, so that by one
// of the bytes a quarter of the corpus would ask original.  Or the subjects that GJKPROOF_SUBJECTS
// names.
std::vector<Preset> asked_presets(Bytes bytes);

// The subject that a planted one was made from.  Null for others.
const subjects::Subject* base_of(const subjects::Subject& subject);
// Its name in the registry, or that of `subject` where it is not planted.
const std::string& base_name(const subjects::Subject& subject);

// How a subject is wrong; empty where it is not.
using Broken = std::function<std::optional<std::string>(const subjects::Subject& subject)>;

// The same preset in exact arithmetic; that of robust for whoever has none.
const subjects::Subject& exact_of(const subjects::Subject& subject);

// Whether the run of `subject` on what it is asked shows a cause (oracle/laws/causes.hpp).  Who is
// named by GJKPROOF_SUBJECTS has no excuse.
bool is_excused(const subjects::Subject& subject, const cases::Case& question);

// How `subject` is wrong where nobody knew it: its base is not, and no run on what it
// is asked is excused.
std::optional<std::string> newly_broken(const subjects::Subject& subject, const Broken& broken);
// The same of a promise, which has no excuse but that the base breaks it as well.
std::optional<std::string> newly_broken_promise(const subjects::Subject& subject,
                                                const Broken& broken);

}  // namespace fuzz
