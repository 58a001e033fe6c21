// SPDX-License-Identifier: MIT
// The program gjkproof as its users have it: what they call it, and where its parts are.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>

namespace subjects {

// What a user writes to start gjkproof, for commands to paste: a verb of GJKPROOF_RUN, which ./run
// sets to how it was called, or else GJKPROOF_CALLED, which the program sets, or else "gjkproof".
inline std::string program_call() {
  const char* const run = std::getenv("GJKPROOF_RUN");
  if (run != nullptr && *run != '\0') return std::string(run) + " gjkproof";
  const char* const called = std::getenv("GJKPROOF_CALLED");
  return called != nullptr && *called != '\0' ? called : "gjkproof";
}

// The path of the program gjkproof; a host of this code that is another program sets it.
inline std::filesystem::path& program_path() {
  std::error_code none;
  static std::filesystem::path path = std::filesystem::read_symlink("/proc/self/exe", none);
  return path;
}

// A file or folder that the program needs: PREFIX/`installed` if the program is PREFIX/bin/NAME
// and that exists, otherwise where it was built.
inline std::string program_part(const char* installed, const char* built) {
  namespace fs = std::filesystem;
  std::error_code none;
  const fs::path& program = program_path();
  const fs::path part = program.parent_path().parent_path() / installed;
  return program.parent_path().filename() == "bin" && fs::exists(part, none) ? part.string()
                                                                             : built;
}

}  // namespace subjects
