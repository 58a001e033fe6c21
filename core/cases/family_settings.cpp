// SPDX-License-Identifier: MIT
// Looking up families by name, with settings.
#include <cmath>
#include <stdexcept>

#include "core/cases/families.hpp"
#include "core/cases/settings.hpp"

namespace cases {
namespace {

using Kind = Settable::Kind;

std::string range_of(const Settable& settable) {
  const std::string range =
      canonical_decimal(settable.least) + " to " + canonical_decimal(settable.most);
  switch (settable.kind) {
    case Kind::whole: return "a whole number from " + range;
    case Kind::power_of_two:
      return "a power of two " + (settable.least == 0
                                      ? "up to " + canonical_decimal(settable.most) + ", or 0"
                                      : "from " + range);
    case Kind::real: break;
  }
  return "a number from " + range;
}

bool takes(const Settable& settable, double value) {
  if (!(settable.least <= value && value <= settable.most)) return false;
  int exponent = 0;
  switch (settable.kind) {
    case Kind::whole: return value == std::floor(value);
    case Kind::power_of_two: return value == 0 || std::frexp(value, &exponent) == 0.5;
    case Kind::real: break;
  }
  return true;
}

std::string listed(const std::vector<Settable>& all) {
  if (all.empty()) return " takes no settings";
  std::string text = " takes";
  for (const Settable& one : all) text += std::string(&one == all.data() ? " " : ", ") + one.name;
  return text;
}

}  // namespace

std::vector<Settable> settables(const Family& family) {
  std::vector<Settable> all = family.settable;
  if (family.as_it_is) return all;
  all.push_back({"exponent", Kind::whole, -100, 100});
  all.push_back({"bits", Kind::whole, 24, 53});
  return all;
}

std::string full_name(const Family& family) {
  std::vector<Setting> settings;
  for (const Parameter& one : family.settings) {
    settings.push_back({one.name, canonical_decimal(one.value)});
  }
  return with_settings(family.name, settings);
}

const Family& listed_family(std::string_view name) {
  std::string known;
  for (const Family& candidate : all_families()) {
    if (candidate.name == name) return candidate;
    known += std::string(" ") + candidate.name;
  }
  throw std::invalid_argument("unknown family \"" + std::string(name) + "\"; known are:" + known);
}

Family family(std::string_view name) {
  const auto [base, settings] = split_settings(name);
  Family result = listed_family(base);
  const std::vector<Settable> all = settables(result);
  const auto refuse = [&name](const std::string& reason) {
    throw std::invalid_argument("'" + std::string(name) + "': " + reason);
  };
  for (const Setting& given : settings) {
    bool known = false;
    for (const Settable& one : all) known = known || one.name == given.key;
    if (!known) refuse("unknown setting \"" + given.key + "\"; " + base + listed(all));
  }
  for (const Settable& settable : all) {
    for (const Setting& given : settings) {
      if (given.key != settable.name) continue;
      const double value = decimal_value(given.value);
      const bool is_bits = given.key == "bits";
      if (!takes(settable, value) || (is_bits && value != 24 && value != 53)) {
        refuse(given.key + " must be " + (is_bits ? "24 or 53" : range_of(settable)));
      }
      for (const Parameter& other : result.settings) {
        if (settable.excludes != nullptr && other.name == settable.excludes) {
          refuse(other.name + " and " + given.key + " cannot both be fixed");
        }
      }
      result.settings.push_back({given.key, value});
    }
  }
  return result;
}

}  // namespace cases
