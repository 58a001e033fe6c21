// SPDX-License-Identifier: MIT
// Outsiders: subjects that run in processes of their own, whatever they do there.  A crash, a hang,
// an exception or garbage is no answer to the one case that caused it, with the reason as its
// status.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/subjects/subject.hpp"

namespace subjects {

struct Limits {
  double seconds = 1;                             // for a query
  std::uint64_t memory = std::uint64_t{2} << 30;  // bytes of address space of a process
  double start_seconds = 20;                      // until a program says what it is
};

// The subjects of a plug-in, a shared library that defines what gjkproof_subject.h says.  Throws
// std::invalid_argument, naming the file, where it is no plug-in.
std::vector<Subject> plugin_subjects(const std::string& file, const Limits& limits);

// The subject that a program plays which speaks the line protocol (lines/PROTOCOL.md); `command` as
// a shell reads it.  Throws std::invalid_argument where it does not start or does not say what it
// is.
Subject program_subject(const std::string& command, const Limits& limits);

// Adapters of other people's libraries: the plug-ins *.so of the folder `peers` of the build, or of
// that which the environment variable GJKPROOF_PEERS names, in order.  Empty where none is built.
std::vector<std::string> peer_files();

// All their subjects.  Throws what plugin_subjects throws.
std::vector<Subject> peer_subjects(const Limits& limits);

// Whether a word of a command line means outsiders.  It is
// - a plug-in, which ends with .so: all of its subjects, or those that match after "libmine.so:";
// - a command, which has a space or is the path of a program: the subject that it plays;
// - the names of adapters with wildcards, which begin with "peer/".
bool means_outsiders(const std::string& word);

// Those that such a word means, at least one, each with what a command line calls it by.  Throws
// std::invalid_argument.
std::vector<Subject> outsiders(const std::string& word, const Limits& limits);

}  // namespace subjects
