// SPDX-License-Identifier: MIT
#include "reports/command_line/manual.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <sstream>
#include <vector>

namespace commands {
namespace {

// Text that man(7) shows literally.
std::string literal(const std::string& text) {
  std::string result;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with('.') || line.starts_with('\'')) result += "\\&";
    for (const char c : line) {
      if (c == '-') result += '\\';
      result += c == '\\' ? "\\e" : std::string(1, c);
    }
    result += '\n';
  }
  return result;
}

std::string type_text(const CLI::Option& option) {
  std::string text;
  if (option.get_type_size() != 0 && !option.get_positional()) text = " " + option.get_type_name();
  const std::string& by_default = option.get_default_str();
  return by_default.empty() ? text : text + "=" + by_default;
}

std::string option_text(const CLI::Option& option) {
  const std::string name =
      option.get_positional() ? option.get_name(true, false) : option.get_name(false, true);
  return ".TP\n.B " + literal(name + type_text(option)) + literal(option.get_description());
}

std::string command_text(const CLI::App& command) {
  std::string usage = command.get_name();
  std::string options;
  for (const CLI::Option* option : command.get_options()) {
    if (option->get_positional()) usage += " " + option->get_name(true, false);
    if (option->get_name() != "--help") options += option_text(*option);
  }
  const std::string footer = command.get_footer();
  return ".TP\n.B " + literal(usage) + literal(command.get_description()) +
         (options.empty() ? "" : ".RS\n" + options + ".RE\n") +
         (footer.empty() ? "" : ".RS\n.nf\n" + literal(footer) + ".fi\n.RE\n");
}

// The commands in groups, in the order of --help.
std::vector<std::pair<std::string, std::vector<const CLI::App*>>> groups(const CLI::App& app) {
  std::vector<std::pair<std::string, std::vector<const CLI::App*>>> all;
  for (const CLI::App* command : app.get_subcommands({})) {
    if (all.empty() || all.back().first != command->get_group()) {
      all.push_back({command->get_group(), {}});
    }
    all.back().second.push_back(command);
  }
  return all;
}

// The words that an option takes, if its type is a list of them: "table|jsonl".
std::string words_of(const CLI::Option& option) {
  std::string type = option.get_type_name();
  const bool is_list = type.find('|') != std::string::npos && type.find('=') == std::string::npos &&
                       type.find('.') == std::string::npos;
  if (!is_list) return {};
  std::ranges::replace(type, '|', ' ');
  return type;
}

}  // namespace

std::string manual(const CLI::App& app, const std::string& name, const std::string& release) {
  std::string text = fmt::format(".TH {} 1 \"\" \"{}\"\n.SH NAME\n{} \\- {}", name,
                                 release.substr(0, release.find(',')), literal(name),
                                 literal(app.get_description()));
  text += fmt::format(".SH SYNOPSIS\n.B {}\n.I COMMAND\n[ARGUMENT...]\n", name);
  for (const auto& [group, commands] : groups(app)) {
    text += ".SH " + literal(group);
    for (const CLI::App* command : commands) text += command_text(*command);
  }
  return text + ".SH NOTES\n.nf\n" + literal(app.get_footer()) + ".fi\n";
}

std::string bash_completion(const CLI::App& app, const std::string& name) {
  std::string function = "_" + name;
  std::ranges::replace(function, '-', '_');
  std::string commands;
  std::string cases;
  for (const CLI::App* command : app.get_subcommands({})) {
    commands += command->get_name() + " ";
    std::string options;
    for (const CLI::Option* option : command->get_options()) {
      if (option->get_positional()) continue;
      std::string names = option->get_name(false, true);
      std::ranges::replace(names, ',', ' ');
      options += names + " ";
      std::ranges::replace(names, ' ', '|');
      std::string words = words_of(*option);
      if (names == "-s|--subject") words = "$(" + name + " subjects 2>/dev/null | cut -d ' ' -f 1)";
      if (names == "--family") words = "$(" + name + " families | cut -d ' ' -f 1)";
      if (words.empty()) continue;
      for (std::size_t at = 0; at < names.size();) {
        const std::size_t end = std::min(names.find('|', at), names.size());
        cases += fmt::format("    '{} {}') words=\"{}\" ;;\n", command->get_name(),
                             names.substr(at, end - at), words);
        at = end + 1;
      }
    }
    cases += fmt::format("    '{} '*) words='{}' ;;\n", command->get_name(), options);
  }
  return fmt::format(R"({0}() {{
  local words='' word=${{COMP_WORDS[COMP_CWORD]}}
  case "$COMP_CWORD:${{COMP_WORDS[1]}}" in
    1:*|2:help) words='{1}' ;;
  *) case "${{COMP_WORDS[1]}} ${{COMP_WORDS[COMP_CWORD-1]}}" in
{2}  esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}}
complete -o default -F {0} {3}
)",
                     function, commands, cases, name);
}

}  // namespace commands
