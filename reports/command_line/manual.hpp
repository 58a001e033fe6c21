// SPDX-License-Identifier: MIT
// The manual page and the completion of a program, made from the description of its commands that
// --help prints.
#pragma once

#include <string>

namespace CLI {  // NOLINT(readability-identifier-naming): the name is that of the library
class App;
}  // namespace CLI

namespace commands {

// In the language of man(7).
std::string manual(const CLI::App& app, const std::string& name, const std::string& release);

// A script for the shell: bash, zsh or fish.
std::string completion(const CLI::App& app, const std::string& name, const std::string& shell);

}  // namespace commands
