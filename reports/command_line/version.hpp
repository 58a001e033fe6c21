// SPDX-License-Identifier: MIT
// What `gjkproof --version` prints.  The build writes the source, which alone changes with a
// commit.
#pragma once

namespace commands {

extern const char* const version;

}  // namespace commands
