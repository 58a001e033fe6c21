// SPDX-License-Identifier: MIT
// The checks of the conformance test.  Each looks for one kind of adapter error.  If a fault spoils
// several answers, only the check that knows its cause reports it.
#pragma once

#include <string>
#include <vector>

#include "reports/smoke/sheet.hpp"

namespace reports::smoke {

enum class Outcome { ok, wrong, skipped, hint };

struct Finding {
  Outcome outcome = Outcome::ok;
  std::string text;     // the fault and its remedy, or why it is skipped; empty if ok
  std::string example;  // the smallest case that shows it; may be empty
};

struct Check {
  const char* name;
  const char* sentence;            // the property that holds
  std::vector<const char*> needs;  // earlier checks; if one of them is wrong, this one is skipped
  Finding (*run)(const Sheet&);
};

// All checks, in the order in which they run and are shown.
std::vector<Check> checks();

// --- the checks of each file ---

Finding answers(const Sheet& sheet);
Finding finite(const Sheet& sheet);
Finding declared(const Sheet& sheet);

Finding repeatable(const Sheet& sheet);
Finding batches(const Sheet& sheet);

Finding reading(const Sheet& sheet);
Finding distance(const Sheet& sheet);
Finding relation(const Sheet& sheet);

Finding overlap(const Sheet& sheet);
Finding depth(const Sheet& sheet);

Finding witnesses(const Sheet& sheet);
Finding normal(const Sheet& sheet);

Finding one_vertex(const Sheet& sheet);
Finding repeated_vertices(const Sheet& sheet);
Finding order_of_vertices(const Sheet& sheet);
Finding many_vertices(const Sheet& sheet);

Finding magnitude(const Sheet& sheet);
Finding precision(const Sheet& sheet);

Finding iterations(const Sheet& sheet);
Finding status(const Sheet& sheet);
Finding speed(const Sheet& sheet);

// --- findings ---

inline Finding ok() { return {}; }
inline Finding skipped(std::string why) { return {Outcome::skipped, std::move(why), {}}; }
inline Finding hint(std::string text, std::string example = {}) {
  return {Outcome::hint, std::move(text), std::move(example)};
}
inline Finding wrong(std::string text, std::string example = {}) {
  return {Outcome::wrong, std::move(text), std::move(example)};
}

// "smoke/points: A (1, 2, 3), B (2, 4, 5): SAID"
std::string example(const Entry& entry, const std::string& said);

}  // namespace reports::smoke
