// SPDX-License-Identifier: MIT
#include "core/cases/form/reader.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "core/cases/file.hpp"
#include "core/cases/form/number_text.hpp"

namespace cases {
namespace {

bool take_integer(std::string_view& text) {
  const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
  // Some parsers of big integers take a leading zero for octal.
  const bool valid = end > 0 && (text[0] != '0' || end == 1);
  text.remove_prefix(end);
  return valid;
}

// "p" or "p/q", q > 0, as text.
std::string rational(const Json& value) {
  const std::string& whole = text_of(value);
  std::string_view rest = whole;
  if (rest.starts_with('-')) rest.remove_prefix(1);
  bool valid = take_integer(rest);
  if (valid && rest.starts_with('/')) {
    rest.remove_prefix(1);
    if (rest == "0") throw Refusal{shown(value) + " has a zero denominator", {}};
    valid = take_integer(rest);
  }
  if (valid && rest.empty()) return whole;
  throw Refusal{shown(value) + " is not a rational \"p\" or \"p/q\"", {}};
}

// For squared lengths.
std::string nonnegative_rational(const Json& value) {
  std::string text = rational(value);
  if (is_negative(text)) throw Refusal{shown(value) + " is negative", {}};
  return text;
}

std::vector<std::string> rationals(const Json& value, int dim) {
  const std::size_t count = size_of(value, dim, "entries");
  std::vector<std::string> result;
  for (std::size_t i = 0; i < count; ++i) {
    result.push_back(inside("entry", i, [&] { return rational(value[i]); }));
  }
  return result;
}

Relation relation(const Json& value) {
  const std::string& text = text_of(value);
  for (const Relation known : all_relations) {
    if (text == name(known)) return known;
  }
  throw Refusal{shown(value) + " is not separated, touching or overlapping", {}};
}

ProofTerm proof_term(const Json& value, const Case& question) {
  refuse_other_keys(object_of(value), {"a", "b", "weight"});
  const auto vertex = [&](const char* key, const Body& body) {
    return inside(
        key, [&] { return index_below(member(value, key), vertex_count(body, question.dim)); });
  };
  ProofTerm term{vertex("a", question.a), vertex("b", question.b), {}};
  term.weight = inside("weight", [&] { return rational(member(value, "weight")); });
  return term;
}

// Curved bodies have no vertices to prove a claim with, and their distances are not rational.
Expect expect_of_curved(const Json& value) {
  refuse_other_keys(object_of(value), {"relation", "distance_squared_bounds"});
  Expect result;
  result.relation = inside("relation", [&] { return relation(member(value, "relation")); });
  inside("distance_squared_bounds", [&] {
    const Json& bounds = nonempty_array_of(member(value, "distance_squared_bounds"));
    if (bounds.size() != 2) {
      throw Refusal{fmt::format("has {} entries, not a lower and an upper bound", bounds.size()),
                    {}};
    }
    const auto bound = [&](std::size_t i) {
      return inside("entry", i, [&] { return nonnegative_rational(bounds[i]); });
    };
    result.distance_squared_bounds = {bound(0), bound(1)};
    const auto& [lower, upper] = *result.distance_squared_bounds;
    if (exceeds(lower, upper)) throw Refusal{"the lower bound exceeds the upper one", {}};
  });
  return result;
}

Expect expect(const Json& value, const Case& question) {
  if (has_curved_body(question)) return expect_of_curved(value);
  refuse_other_keys(object_of(value), {"relation", "distance_squared", "v", "proof", "normal",
                                       "penetration_depth_squared"});
  Expect result;
  result.relation = inside("relation", [&] { return relation(member(value, "relation")); });
  result.distance_squared = inside(
      "distance_squared", [&] { return nonnegative_rational(member(value, "distance_squared")); });
  result.v = inside("v", [&] { return rationals(member(value, "v"), question.dim); });
  const Json* proof = inside("proof", [&] { return &nonempty_array_of(member(value, "proof")); });
  for (std::size_t i = 0; i < proof->size(); ++i) {
    result.proof.push_back(inside("proof", i, [&] { return proof_term((*proof)[i], question); }));
  }
  if (const Json* normal = find(value, "normal")) {
    result.normal = inside("normal", [&] { return rationals(*normal, question.dim); });
  }
  if (const Json* depth = find(value, "penetration_depth_squared")) {
    result.penetration_depth_squared =
        inside("penetration_depth_squared", [&] { return nonnegative_rational(*depth); });
  }
  return result;
}

Source source(const Json& value) {
  refuse_other_keys(object_of(value), {"library", "from", "reported"});
  const auto optional_text = [&](const char* key) {
    const Json* found = find(value, key);
    return found == nullptr ? std::string() : inside(key, [&] { return text_of(*found); });
  };
  return {optional_text("library"), optional_text("from"), optional_text("reported")};
}

std::string slug(const Json& value) {
  const std::string& text = text_of(value);
  if (is_slug(text)) return text;
  throw Refusal{shown(value) + " is not a slug of letters, digits and ._-+/:", {}};
}

// An integer that is `low` or `high`.
int one_of(const Json& value, int low, int high) {
  for (const int known : {low, high}) {
    if (value.is_number_integer() && value == known) return known;
  }
  throw Refusal{fmt::format("{} is not {} or {}", shown(value), low, high), {}};
}

std::vector<std::string> flags(const Json& value) {
  if (!value.is_array()) throw Refusal{shown(value) + " is not an array", {}};
  std::vector<std::string> result;
  for (std::size_t i = 0; i < value.size(); ++i) {
    result.push_back(inside("entry", i, [&] { return text_of(value[i]); }));
  }
  return result;
}

void check_bits(const Json& value, const Case& question) {
  const bool narrow = one_of(value, 24, 53) == 24;
  if (narrow && bits(question) > 24) {
    throw Refusal{fmt::format("24, but the coordinates need {}", bits(question)), {}};
  }
}

}  // namespace

bool is_slug(std::string_view text) {
  const auto allowed = [](char c) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    return letter || (c >= '0' && c <= '9') ||
           std::string_view("._-+/:").find(c) != std::string_view::npos;
  };
  return !text.empty() && std::all_of(text.begin(), text.end(), allowed);
}

Case read_case(const Json& json) {
  Case result;
  object_of(json);
  result.id = inside("id", [&] { return slug(member(json, "id")); });
  refuse_other_keys(json, {"id", "dim", "bits", "flags", "a", "b", "expect", "source"});
  result.dim = inside("dim", [&] { return one_of(member(json, "dim"), 2, 3); });
  if (const Json* value = find(json, "flags")) {
    result.flags = inside("flags", [&] { return flags(*value); });
  }
  const Json* claimed = find(json, "bits");
  const Form form{result.dim, claimed != nullptr && *claimed == 24 ? 24 : 53};
  result.a = inside("body a", [&] { return read_body(member(json, "a"), form); });
  result.b = inside("body b", [&] { return read_body(member(json, "b"), form); });
  if (claimed != nullptr) inside("bits", [&] { check_bits(*claimed, result); });
  if (const Json* value = find(json, "expect")) {
    result.expect = inside("expect", [&] { return expect(*value, result); });
  }
  if (const Json* value = find(json, "source")) {
    result.source = inside("source", [&] { return source(*value); });
  }
  return result;
}

}  // namespace cases
