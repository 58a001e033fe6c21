// SPDX-License-Identifier: MIT
#include "reports/command_line/command.hpp"

#include <CLI/CLI.hpp>
#include <array>
#include <cstdint>
#include <vector>

namespace commands {

Option& Option::required() {
  option_->required();
  return *this;
}

Option& Option::type_name(const std::string& name) {
  option_->type_name(name);
  return *this;
}

Option& Option::default_text(const std::string& by_default) {
  option_->default_str(by_default);
  return *this;
}

Option& Option::show_default() {
  option_->capture_default_str();
  return *this;
}

Option& Option::check(const Check& check) {
  option_->check(CLI::Validator(check, ""));  // the help of the option describes the values
  return *this;
}

template <typename Value>
Option Command::option(const std::string& name, Value& value, const std::string& description) {
  return Option(app_->add_option(name, value, description));
}

template Option Command::option(const std::string&, std::string&, const std::string&);
template Option Command::option(const std::string&, int&, const std::string&);
template Option Command::option(const std::string&, std::uint64_t&, const std::string&);
template Option Command::option(const std::string&, double&, const std::string&);
template Option Command::option(const std::string&, std::array<double, 3>&, const std::string&);
template Option Command::option(const std::string&, std::vector<std::string>&, const std::string&);

template <typename Value>
Option Command::option(const std::string& name, const std::function<void(const Value&)>& set,
                       const std::string& description) {
  return Option(app_->add_option_function<Value>(name, set, description));
}

template Option Command::option(const std::string&, const std::function<void(const std::string&)>&,
                                const std::string&);
template Option Command::option(const std::string&,
                                const std::function<void(const std::vector<std::string>&)>&,
                                const std::string&);
template Option Command::option(const std::string&,
                                const std::function<void(const std::array<double, 2>&)>&,
                                const std::string&);
template Option Command::option(const std::string&,
                                const std::function<void(const std::array<double, 4>&)>&,
                                const std::string&);

void Command::flag(const std::string& name, bool& value, const std::string& description) {
  app_->add_flag(name, value, description);
}

void Command::flag_off(const std::string& name, bool& value, const std::string& description) {
  app_->add_flag_callback(
      name, [&value] { value = false; }, description);
}

bool Command::has(const std::string& name) const { return app_->count(name) > 0; }

}  // namespace commands
