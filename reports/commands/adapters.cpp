// SPDX-License-Identifier: MIT
// Commands that list subjects and families, and that check adapters and piped answers.
#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstdio>
#include <memory>
#include <stdexcept>
#include <string>

#include "core/cases/families.hpp"
#include "core/subjects/outside/outside.hpp"
#include "core/subjects/registry.hpp"
#include "reports/casework/check_answers.hpp"
#include "reports/command_line/options.hpp"
#include "reports/command_line/subject_choice.hpp"
#include "reports/commands/commands.hpp"
#include "reports/smoke/smoke.hpp"

namespace commands {
namespace {

void list(const subjects::Subject& subject, const char* remark) {
  fmt::print("{:<42} {:>2} bits in, u = {:<12.6g} {}{}\n", subject.name, case_bits(subject),
             subject.format.unit_roundoff, subject.description, remark);
}

// Reports an adapter that no longer loads, and lists the others.
void list_peers() {
  for (const std::string& file : ::subjects::peer_files()) {
    try {
      for (const subjects::Subject& subject : ::subjects::plugin_subjects(file, {})) {
        list(subject, " (adapter: --subject 'peer/*')");
      }
    } catch (const std::invalid_argument& error) {
      fmt::print(stderr, "gjkproof: this adapter is left out: {}\n", error.what());
    }
  }
}

}  // namespace

void subjects(Program& program) {
  program.command("subjects", "List who can be asked", [] {
    for (const subjects::Subject& subject : ::subjects::registry()) {
      list(subject, subject.on_request ? " (on request)" : "");
    }
    list_peers();
    return reports::clean;
  });
}

void families(Program& program) {
  program.command("families", "List what can be asked", [] {
    for (const cases::Family& family : cases::all_families()) {
      fmt::print("{:<12} {}{}\n", family.name, family.description,
                 family.on_request ? " (on request)" : "");
      std::string settings;
      for (const cases::Settable& one : settables(family)) {
        settings += (settings.empty() ? "" : ", ") + std::string(one.name);
      }
      if (!settings.empty()) fmt::print("{:<12}   settings: {}\n", "", settings);
    }
    return reports::clean;
  });
}

void smoke(Program& program) {
  const auto choice = std::make_shared<SubjectChoice>();
  Command command = program.command(
      "smoke", "Test within seconds whether an adapter is connected well, and say what is wrong",
      [choice] {
        if (choice->patterns.empty()) {
          throw std::invalid_argument("smoke needs --subject: the adapter that is tested");
        }
        return reports::smoke::smoke(started(*choice));
      });
  add_subjects(command, *choice);
}

void check(Program& program) {
  const auto options = std::make_shared<reports::CheckOptions>();
  Command command =
      program.command("check", "Judge answers that a program has added to cases, in a pipe",
                      [options] { return reports::check_answers(*options); });
  command
      .option("FILE", options->files,
              "Lines of cases with a member \"answer\", in the words of the line protocol: "
              "{\"intersecting\": false, \"distance\": 1.25, \"witness_a\": [...], ...}; or "
              "\"skipped\" or \"error\" with a reason")
      .default_text("standard input");
  command.flag("--float", options->binary32,
               "The program computes in binary32: it is judged by the cases rounded to that");
  command
      .option<std::array<double, 2>>(
          "--promise",
          [options](const std::array<double, 2>& given) {
            if (!(given[0] >= 0 && given[1] >= 0 && std::isfinite(given[0] + given[1]))) {
              throw std::invalid_argument("--promise takes two numbers that are not negative");
            }
            options->promised = subjects::PromisedTolerance{given[0], given[1]};
          },
          "Judge lengths and points by |x - x*| <= ABS + REL x* in place of what rounding allows")
      .type_name("ABS REL");
  add_oracle(command, options->oracle);
}

}  // namespace commands
