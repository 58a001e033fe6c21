// SPDX-License-Identifier: MIT
#include "core/cases/form/read_body.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <optional>
#include <string>

#include "core/cases/file.hpp"
#include "core/cases/form/decimal.hpp"
#include "core/cases/form/hex_float.hpp"

namespace cases {
namespace {

// Help for who put a decimal between quotes.
std::string instead(const std::string& text, int bits) {
  const std::size_t sign = text.starts_with('+') ? 1 : 0;
  const std::optional<double> value = nearest_number(text.substr(sign), bits);
  if (!value || !std::isfinite(*value)) return {};
  return fmt::format("; write a JSON number (without quotes) or \"{}\"", hex_float(*value));
}

double coordinate(const Json& value, Form form) {
  if (const std::optional<std::string> decimal = number_text(value)) {
    const double nearest = nearest_number(*decimal, form.bits).value();
    if (std::isfinite(nearest)) return nearest;
    throw Refusal{fmt::format("{} overflows a {}", shown(value),
                              form.bits == 24 ? "float, and bits is 24" : "double"),
                  {}};
  }
  const auto* text = value.get_ptr<const std::string*>();
  if (text == nullptr) throw Refusal{shown(value) + " is neither a number nor a hex float", {}};
  const HexFloat read = read_hex_float(*text);
  if (read.fault.empty()) return read.value;
  throw Refusal{fmt::format("{} {}{}", shown(value), read.fault, instead(*text, form.bits)), {}};
}

Point point(const Json& value, Form form) {
  constexpr std::array<const char*, 3> place = {"coordinate x", "coordinate y", "coordinate z"};
  const std::size_t count = size_of(value, form.dim, "coordinates");
  Point result{};
  for (std::size_t i = 0; i < count; ++i) {
    result[i] = inside(place[i], [&] { return coordinate(value[i], form); });
  }
  return result;
}

double extent(const Json& shape, const char* key, Form form) {
  return inside(key, [&] {
    const Json& value = member(shape, key);
    const double x = coordinate(value, form);
    if (x > 0) return x;
    throw Refusal{shown(value) + " is not greater than zero", {}};
  });
}

// Rows and columns of the identity beyond `dim` stay as they are.
void read_linear(const Json& value, Form form, Curved& curved) {
  const std::size_t count = size_of(value, form.dim, "rows");
  for (std::size_t i = 0; i < count; ++i) {
    const Point row = inside("row", i, [&] { return point(value[i], form); });
    for (std::size_t j = 0; j < count; ++j) curved.linear[i][j] = row[j];
  }
}

Curved curved(const Json& value, Curved::Kind kind, Form form) {
  Curved result;
  result.kind = kind;
  const char* const shape_name = name(kind);
  refuse_other_keys(value, {shape_name, "placement"});
  inside(shape_name, [&] {
    const Json& shape = object_of(member(value, shape_name));
    const bool sphere = kind == Curved::Kind::sphere;
    if (form.dim == 2 && !sphere) throw Refusal{"is a body in space, but dim is 2", {}};
    if (sphere) {
      refuse_other_keys(shape, {"radius"});
    } else {
      refuse_other_keys(shape, {"radius", "half_height"});
      result.half_height = extent(shape, "half_height", form);
    }
    result.radius = extent(shape, "radius", form);
  });
  const Json* placement = find(value, "placement");
  if (placement == nullptr) return result;
  inside("placement", [&] {
    refuse_other_keys(object_of(*placement), {"linear", "translation"});
    if (const Json* linear = find(*placement, "linear")) {
      inside("linear", [&] { read_linear(*linear, form, result); });
    }
    if (const Json* translation = find(*placement, "translation")) {
      result.translation = inside("translation", [&] { return point(*translation, form); });
    }
  });
  return result;
}

}  // namespace

Body read_body(const Json& value, Form form) {
  constexpr const char* expected = "expected \"points\", \"sphere\", \"cone\" or \"cylinder\"";
  Body result;
  const Json* points = find(object_of(value), "points");
  if (points == nullptr) {
    for (const Curved::Kind kind :
         {Curved::Kind::sphere, Curved::Kind::cone, Curved::Kind::cylinder}) {
      if (find(value, name(kind)) == nullptr) continue;
      result.curved = curved(value, kind, form);
      return result;
    }
    if (value.empty()) throw Refusal{fmt::format("no shape; {}", expected), {}};
    const std::string& shape = value.items().begin().key();
    throw Refusal{fmt::format("unknown shape {}; {}", shown(shape), expected), {}};
  }
  refuse_other_keys(value, {"points"});
  inside("points", [&] { result.points.reserve(nonempty_array_of(*points).size()); });
  for (std::size_t i = 0; i < points->size(); ++i) {
    result.points.push_back(inside("point", i, [&] { return point((*points)[i], form); }));
  }
  return result;
}

}  // namespace cases
