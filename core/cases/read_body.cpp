// SPDX-License-Identifier: MIT
#include "core/cases/read_body.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <cmath>

#include "core/cases/file.hpp"
#include "core/cases/hex_float.hpp"

namespace cases {
namespace {

// Help for who wrote a decimal: "; nearest is HEX", or nothing when `text` is not a finite decimal.
std::string nearest(std::string_view text) {
  if (text.starts_with('+')) text.remove_prefix(1);
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  if (!whole || !std::isfinite(value)) return {};
  return fmt::format("; nearest is \"{}\"", hex_float(value));
}

double coordinate(const Json& value) {
  if (value.is_number()) {
    const std::string decimal = shown(value);
    throw Refusal{decimal + " is a number, not a string with a hex float" + nearest(decimal), {}};
  }
  const std::string& text = text_of(value);
  const HexFloat read = read_hex_float(text);
  if (read.fault.empty()) return read.value;
  throw Refusal{fmt::format("{} {}{}", shown(value), read.fault, nearest(text)), {}};
}

Point point(const Json& value, int dim) {
  constexpr std::array<const char*, 3> place = {"coordinate x", "coordinate y", "coordinate z"};
  const std::size_t count = size_of(value, dim, "coordinates");
  Point result{};
  for (std::size_t i = 0; i < count; ++i) {
    result[i] = inside(place[i], [&] { return coordinate(value[i]); });
  }
  return result;
}

double extent(const Json& shape, const char* key) {
  return inside(key, [&] {
    const Json& value = member(shape, key);
    const double x = coordinate(value);
    if (x > 0) return x;
    throw Refusal{shown(value) + " is not greater than zero", {}};
  });
}

// Rows and columns of the identity beyond `dim` stay as they are.
void read_linear(const Json& value, int dim, Curved& curved) {
  const std::size_t count = size_of(value, dim, "rows");
  for (std::size_t i = 0; i < count; ++i) {
    const Point row = inside("row", i, [&] { return point(value[i], dim); });
    for (std::size_t j = 0; j < count; ++j) curved.linear[i][j] = row[j];
  }
}

Curved curved(const Json& value, Curved::Kind kind, int dim) {
  Curved result;
  result.kind = kind;
  const char* const shape_name = name(kind);
  refuse_other_keys(value, {shape_name, "placement"});
  inside(shape_name, [&] {
    const Json& shape = object_of(member(value, shape_name));
    const bool sphere = kind == Curved::Kind::sphere;
    if (dim == 2 && !sphere) throw Refusal{"is a body in space, but dim is 2", {}};
    if (sphere) {
      refuse_other_keys(shape, {"radius"});
    } else {
      refuse_other_keys(shape, {"radius", "half_height"});
      result.half_height = extent(shape, "half_height");
    }
    result.radius = extent(shape, "radius");
  });
  const Json* placement = find(value, "placement");
  if (placement == nullptr) return result;
  inside("placement", [&] {
    refuse_other_keys(object_of(*placement), {"linear", "translation"});
    if (const Json* linear = find(*placement, "linear")) {
      inside("linear", [&] { read_linear(*linear, dim, result); });
    }
    if (const Json* translation = find(*placement, "translation")) {
      result.translation = inside("translation", [&] { return point(*translation, dim); });
    }
  });
  return result;
}

}  // namespace

Body read_body(const Json& value, int dim) {
  constexpr const char* expected = "expected \"points\", \"sphere\", \"cone\" or \"cylinder\"";
  Body result;
  const Json* points = find(object_of(value), "points");
  if (points == nullptr) {
    for (const Curved::Kind kind :
         {Curved::Kind::sphere, Curved::Kind::cone, Curved::Kind::cylinder}) {
      if (find(value, name(kind)) == nullptr) continue;
      result.curved = curved(value, kind, dim);
      return result;
    }
    if (value.empty()) throw Refusal{fmt::format("no shape; {}", expected), {}};
    const std::string& shape = value.items().begin().key();
    throw Refusal{fmt::format("unknown shape {}; {}", shown(shape), expected), {}};
  }
  refuse_other_keys(value, {"points"});
  inside("points", [&] { result.points.reserve(nonempty_array_of(*points).size()); });
  for (std::size_t i = 0; i < points->size(); ++i) {
    result.points.push_back(inside("point", i, [&] { return point((*points)[i], dim); }));
  }
  return result;
}

}  // namespace cases
