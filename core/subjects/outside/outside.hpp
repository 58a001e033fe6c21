// SPDX-License-Identifier: MIT
// Outsiders: subjects that run in processes of their own.  After a crash, a hang, an exception or
// garbage only the case that caused it has no answer, with the reason as its status.
#pragma once

#include <cstdint>
#include <functional>

#include "core/subjects/subject.hpp"

namespace subjects {

struct Limits {
  double seconds = 1;                             // of a query
  std::uint64_t memory = std::uint64_t{2} << 30;  // bytes that a process may write
  double start_seconds = 20;                      // for a program to introduce itself
};

// The subjects of a plug-in, a shared library as described in gjkproof_subject.h.  Throws
// CannotLoad, with the file, if it is not a plug-in.
std::vector<Subject> plugin_subjects(const std::string& file, const Limits& limits);

// The subject of a program that speaks the line protocol (lines/PROTOCOL.md); a shell reads
// `command`.  Throws CannotLoad if it does not start or does not introduce itself.
Subject program_subject(const std::string& command, const Limits& limits);

// Adapters of other libraries: the plug-ins *.so, sorted, of the folder `peers` of the build or of
// the one in the environment variable GJKPROOF_PEERS, but for those of engines.  Empty if none is
// built.
std::vector<std::string> peer_files();

// All subjects of peer_files().  Throws as plugin_subjects() does.
std::vector<Subject> peer_subjects(const Limits& limits);

// A method of an engine in the list engines.json of core/subjects/engines, or of the folder in the
// environment variable GJKPROOF_ENGINES: a program from npm or a plug-in in the folder of peer_files().
struct Engine {
  std::string name;  // "engine/LIBRARY-VERSION/SCALAR/METHOD", not installed: no version
  std::string description;
  FloatFormat format = binary64;
  std::string source;  // for program_subject() or, *.so, plugin_subjects(); empty: not installed
};

// All that are listed, in their order.  Throws std::invalid_argument, with the file, if that is not
// such a list.
std::vector<Engine> engines();

// Whether a word of a command line names outsiders:
// - a plug-in, which ends with .so: all of its subjects, or those that match after "libmine.so:";
// - a command, which contains a space or is the path of a program: its subject;
// - the names of adapters, with wildcards, which begin with "peer/", "engine/" or "compiled/": the
//   presets of the core by options of other compilations.
bool means_outsiders(const std::string& word);

// The outsiders that such a word names, at least one, each with its name on the command line.
// Throws CannotLoad, or std::invalid_argument if none matches or engines() throws it.  Engines that
// match and are not installed or do not start are left out, and `left_out` is told which and why.
std::vector<Subject> outsiders(const std::string& word, const Limits& limits,
                               const std::function<void(const std::string&)>& left_out = {});

}  // namespace subjects
