// SPDX-License-Identifier: MIT
// A command and its options.  Hides CLI11, which adds seconds to the compilation of each unit that
// includes it.
#pragma once

#include <functional>
#include <string>

namespace CLI {  // NOLINT(readability-identifier-naming): the name is that of the library
class App;
class Option;
}  // namespace CLI

namespace commands {

// Returns "" if `text` is valid, otherwise what is wrong with it.
using Check = std::function<std::string(const std::string& text)>;

class Option {
 public:
  explicit Option(CLI::Option* option) : option_(option) {}

  Option& required();
  Option& type_name(const std::string& name);           // for --help
  Option& default_text(const std::string& by_default);  // for --help
  Option& show_default();                               // the current value
  Option& check(const Check& check);

 private:
  CLI::Option* option_;
};

class Command {
 public:
  explicit Command(CLI::App* app) : app_(app) {}

  // Adds an option (an argument if `name` has no dash) that sets `value`: a string, a number, an
  // array of numbers, which takes as many words, or a vector of strings, which takes all words.
  template <typename Value>
  Option option(const std::string& name, Value& value, const std::string& description);
  // The same, but passes the value to `set`.
  template <typename Value>
  Option option(const std::string& name, const std::function<void(const Value&)>& set,
                const std::string& description);
  void flag(const std::string& name, bool& value, const std::string& description);
  // A flag that makes `value` false.
  void flag_off(const std::string& name, bool& value, const std::string& description);

  // True if the option was given.
  bool has(const std::string& name) const;

 private:
  CLI::App* app_;
};

}  // namespace commands
