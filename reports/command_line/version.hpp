// SPDX-License-Identifier: MIT
// The text of `gjkproof --version` and details of this build.  Only the generated source changes
// with a commit.
#pragma once

namespace commands {

extern const char* const version;
// For the records of a study: compiler flags, and packages with their versions.
extern const char* const flags;
extern const char* const packages;

}  // namespace commands
