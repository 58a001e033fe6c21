// SPDX-License-Identifier: MIT
// Who can be asked, and what.
#include <fmt/format.h>

#include <cstdio>
#include <stdexcept>
#include <string>

#include "core/cases/families.hpp"
#include "core/subjects/outside/outside.hpp"
#include "core/subjects/registry.hpp"
#include "reports/command_line/program.hpp"

namespace commands {
namespace {

void list(const subjects::Subject& subject, const char* remark) {
  fmt::print("{:<42} {:>2} bits in, u = {:<12.6g} {}{}\n", subject.name, case_bits(subject),
             subject.format.unit_roundoff, subject.description, remark);
}

// A peer that no longer loads is a remark, and hides no other.
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

}  // namespace commands
