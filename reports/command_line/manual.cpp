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

// What a shell completes behind a command.
struct Completed {
  std::vector<std::string> names;  // with their dashes
  std::string meaning;             // its first clause
  bool takes_value = false;
  std::string words;    // values, if they are a list
  std::string command;  // or what prints them
};

std::string first_clause(const std::string& text) {
  return text.substr(0, std::min({text.find(';'), text.find(". "), text.find(": "), text.find(" ("),
                                  text.size()}));
}

std::vector<Completed> options_of(const CLI::App& command, const std::string& name) {
  std::vector<Completed> all;
  for (const CLI::Option* option : command.get_options()) {
    if (option->get_positional()) continue;
    Completed one{{},
                  first_clause(option->get_description()),
                  option->get_expected_max() > 0,
                  words_of(*option),
                  {}};
    std::istringstream names(option->get_name(false, true));
    for (std::string word; std::getline(names, word, ',');) one.names.push_back(word);
    const std::string& last = one.names.back();
    if (last == "--subject") one.command = name + " subjects 2>/dev/null | cut -d ' ' -f 1";
    if (last == "--family") one.command = name + " families | cut -d ' ' -f 1";
    all.push_back(std::move(one));
  }
  return all;
}

std::string joined(const std::vector<std::string>& words, const char* between) {
  return fmt::format("{}", fmt::join(words, between));
}

std::vector<std::string> command_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
  return names;
}

// "_gjkproof".
std::string function_name(const std::string& name) {
  std::string function = "_" + name;
  std::ranges::replace(function, '-', '_');
  return function;
}

// The text with a backslash before each of these characters.
std::string with_backslashes(const std::string& text, std::string_view special) {
  std::string result;
  for (const char c : text) {
    result += std::string(special.find(c) != std::string_view::npos ? "\\" : "") + c;
  }
  return result;
}

std::string bash_completion(const CLI::App& app, const std::string& name) {
  std::string cases;
  for (const CLI::App* command : app.get_subcommands({})) {
    std::string options;
    for (const Completed& option : options_of(*command, name)) {
      options += joined(option.names, " ") + " ";
      const std::string words = option.command.empty() ? option.words : "$(" + option.command + ")";
      if (words.empty()) continue;
      for (const std::string& one : option.names) {
        cases += fmt::format("    '{} {}') words=\"{}\" ;;\n", command->get_name(), one, words);
      }
    }
    cases += fmt::format("    '{} '*) words='{}' ;;\n", command->get_name(), options);
  }
  return fmt::format(R"({0}() {{
  local words='' word=${{COMP_WORDS[COMP_CWORD]}}
  case "$COMP_CWORD:${{COMP_WORDS[1]}}" in
    1:*|2:help) words='{1} ' ;;
  *) case "${{COMP_WORDS[1]}} ${{COMP_WORDS[COMP_CWORD-1]}}" in
{2}  esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}}
complete -o default -F {0} {3}
)",
                     function_name(name), joined(command_names(app), " "), cases, name);
}

// A word in single quotes for zsh, whose _arguments reads brackets and colons.
std::string zsh_quoted(const std::string& text) {
  std::string result;
  for (const char c : with_backslashes(text, "[]:\\"))
    result += c == '\'' ? "'\\''" : std::string(1, c);
  return result;
}

std::string zsh_completion(const CLI::App& app, const std::string& name) {
  std::string commands;
  std::string cases;
  for (const CLI::App* command : app.get_subcommands({})) {
    commands += fmt::format("    '{}:{}'\n", command->get_name(),
                            zsh_quoted(first_clause(command->get_description())));
    cases += fmt::format("    {})\n      _arguments \\\n", command->get_name());
    for (const Completed& option : options_of(*command, name)) {
      // "{-o,--output}": either.  A star: again and again.
      const std::string names = option.names.size() == 1 ? "'*'" + option.names[0]
                                                         : "'*'{" + joined(option.names, ",") + "}";
      std::string action;
      if (!option.command.empty()) {
        action = ":{compadd -- $(" + zsh_quoted(option.command) + ")}";
      } else if (option.takes_value) {
        action = option.words.empty() ? ":_files" : ":(" + option.words + ")";
      }
      cases += fmt::format("        {}'[{}]{}' \\\n", names, zsh_quoted(option.meaning),
                           action.empty() ? "" : ":value" + action);
    }
    cases += "        '*:file:_files' ;;\n";
  }
  return fmt::format(R"(#compdef {0}
{1}() {{
  local -a commands
  commands=(
{2}  )
  if (( CURRENT == 2 )) || {{ (( CURRENT == 3 )) && [[ ${{words[2]}} == help ]]; }}; then
    _describe command commands
    return
  fi
  shift words
  (( CURRENT-- ))
  case ${{words[1]}} in
{3}  esac
}}
if [[ $funcstack[1] == {1} ]]; then {1} "$@"; else compdef {1} {0}; fi
)",
                     name, function_name(name), commands, cases);
}

std::string fish_completion(const CLI::App& app, const std::string& name) {
  const std::string function = "_" + function_name(name);
  const auto quoted = [](const std::string& text) {
    return "'" + with_backslashes(text, "'\\") + "'";
  };
  std::string text = fmt::format(R"(function {0}_is
    set -l words (commandline -opc)
    test (count $words) -gt 1; and test $words[2] = $argv[1]
end
complete -c {1} -n 'test (count (commandline -opc)) -eq 1; or {0}_is help' -f
)",
                                 function, name);
  for (const CLI::App* command : app.get_subcommands({})) {
    text += fmt::format(
        "complete -c {} -n 'test (count (commandline -opc)) -eq 1; or {}_is help' -a {} -d {}\n",
        name, function, command->get_name(), quoted(first_clause(command->get_description())));
    for (const Completed& option : options_of(*command, name)) {
      text += fmt::format("complete -c {} -n '{}_is {}'", name, function, command->get_name());
      for (const std::string& one : option.names) {
        text += one.starts_with("--") ? " -l " + one.substr(2) : " -s " + one.substr(1);
      }
      if (option.takes_value)
        text += option.words.empty() && option.command.empty() ? " -r" : " -x";
      if (!option.words.empty()) text += " -a " + quoted(option.words);
      if (!option.command.empty()) text += " -a " + quoted("(" + option.command + ")");
      text += " -d " + quoted(option.meaning) + "\n";
    }
  }
  return text;
}

}  // namespace

std::string manual(const CLI::App& app, const std::string& name, const std::string& release) {
  std::string text =
      fmt::format(".TH {} 1 \"\" \"{}\"\n.SH NAME\n{} \\- {}", name,
                  release.substr(0, release.find(',')), name, literal(app.get_description()));
  text += fmt::format(".SH SYNOPSIS\n.B {}\n.I COMMAND\n[ARGUMENT...]\n", name);
  for (const auto& [group, commands] : groups(app)) {
    text += ".SH " + literal(group);
    for (const CLI::App* command : commands) text += command_text(*command);
  }
  return text + ".SH NOTES\n.nf\n" + literal(app.get_footer()) + ".fi\n";
}

std::string completion(const CLI::App& app, const std::string& name, const std::string& shell) {
  return shell == "zsh"    ? zsh_completion(app, name)
         : shell == "fish" ? fish_completion(app, name)
                           : bash_completion(app, name);
}

}  // namespace commands
