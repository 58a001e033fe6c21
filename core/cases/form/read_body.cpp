// SPDX-License-Identifier: MIT
#include "core/cases/form/reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/cases/file.hpp"
#include "core/cases/form/number_text.hpp"

namespace cases {
namespace {

// Suggests a correct spelling if `text` is a decimal in quotes.
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

std::vector<Point> points(const Json& value, Form form) {
  std::vector<Point> result;
  result.reserve(nonempty_array_of(value).size());
  for (std::size_t i = 0; i < value.size(); ++i) {
    result.push_back(inside("point", i, [&] { return point(value[i], form); }));
  }
  return result;
}

// Leaves rows and columns beyond `dim` as in the identity.
void read_linear(const Json& value, Form form, Placement& placement) {
  const std::size_t count = size_of(value, form.dim, "rows");
  for (std::size_t i = 0; i < count; ++i) {
    const Point row = inside("row", i, [&] { return point(value[i], form); });
    for (std::size_t j = 0; j < count; ++j) placement.linear[i][j] = row[j];
  }
}

Placement placement(const Json& body, Form form) {
  Placement result;
  const Json* value = find(body, "placement");
  if (value == nullptr) return result;
  inside("placement", [&] {
    refuse_other_keys(object_of(*value), {"linear", "translation"});
    if (const Json* linear = find(*value, "linear")) {
      inside("linear", [&] { read_linear(*linear, form, result); });
    }
    if (const Json* translation = find(*value, "translation")) {
      result.translation = inside("translation", [&] { return point(*translation, form); });
    }
  });
  return result;
}

// --- shapes: each function reads the value of the key of that name ---

Curved curved(const Json& value, Curved::Kind kind, Form form) {
  Curved result;
  result.kind = kind;
  const Json& shape = object_of(value);
  const bool sphere = kind == Curved::Kind::sphere;
  if (form.dim == 2 && !sphere) throw Refusal{"needs dim 3, but dim is 2", {}};
  if (sphere) {
    refuse_other_keys(shape, {"radius"});
  } else {
    refuse_other_keys(shape, {"radius", "half_height"});
    result.half_height = extent(shape, "half_height", form);
  }
  result.radius = extent(shape, "radius", form);
  return result;
}

std::vector<Point> half_extents(const Json& value, Form form) {
  refuse_other_keys(object_of(value), {"half_extents"});
  return inside("half_extents", [&] {
    const Json& extents = member(value, "half_extents");
    const Point result = point(extents, form);
    for (std::size_t i = 0; i < extents.size(); ++i) {
      if (result[i] < 0) throw Refusal{shown(extents[i]) + " is negative", {}};
    }
    return std::vector<Point>{result};
  });
}

std::vector<Point> ends(const Json& value, Form form) {
  const std::size_t count = nonempty_array_of(value).size();
  if (count != 2)
    throw Refusal{fmt::format("has {} entries, but a segment has two ends", count), {}};
  return points(value, form);
}

std::vector<std::uint32_t> face(const Json& value, std::size_t point_count) {
  std::vector<std::uint32_t> result;
  for (const Json& entry : nonempty_array_of(value)) {
    result.push_back(static_cast<std::uint32_t>(index_below(entry, point_count)));
  }
  return result;
}

void read_polytope(const Json& value, Form form, Polytope& polytope) {
  refuse_other_keys(object_of(value), {"points", "faces"});
  polytope.points = inside("points", [&] { return points(member(value, "points"), form); });
  const Json& faces =
      inside("faces", [&]() -> const Json& { return nonempty_array_of(member(value, "faces")); });
  for (std::size_t i = 0; i < faces.size(); ++i) {
    polytope.faces.push_back(
        inside("face", i, [&] { return face(faces[i], polytope.points.size()); }));
  }
  if (const std::optional<FaceFault> fault = face_fault(polytope, form.dim)) {
    inside(fault->face ? "face" : "faces", fault->face, [&] { throw Refusal{fault->reason, {}}; });
  }
}

Polytope polytope(const Json& value, Polytope::Kind kind, Form form) {
  Polytope result;
  result.kind = kind;
  switch (kind) {
    case Polytope::Kind::points: result.points = points(value, form); break;
    case Polytope::Kind::point: result.points = {point(value, form)}; break;
    case Polytope::Kind::segment: result.points = ends(value, form); break;
    case Polytope::Kind::box: result.points = half_extents(value, form); break;
    case Polytope::Kind::with_faces: read_polytope(value, form, result); break;
  }
  return result;
}

constexpr std::array polytopes{Polytope::Kind::points, Polytope::Kind::point,
                               Polytope::Kind::segment, Polytope::Kind::box,
                               Polytope::Kind::with_faces};
constexpr std::array curved_shapes{Curved::Kind::sphere, Curved::Kind::cone,
                                   Curved::Kind::cylinder};

bool is_shape(const std::string& key) {
  const auto is_named = [&key](auto kind) { return key == name(kind); };
  return std::ranges::any_of(polytopes, is_named) || std::ranges::any_of(curved_shapes, is_named);
}

// Reads the shape under the key `name` with `read`, and the placement.
template <typename Read>
auto placed(const Json& body, const char* name, Form form, Read read) {
  for (const auto& [key, value] : body.items()) {
    if (key != name && is_shape(key)) {
      throw Refusal{fmt::format("two shapes: {} and {}", shown(name), shown(key)), {}};
    }
  }
  refuse_other_keys(body, {name, "placement"});
  auto result = read(member(body, name));
  static_cast<Placement&>(result) = placement(body, form);
  return result;
}

}  // namespace

Body read_body(const Json& value, Form form) {
  object_of(value);
  Body result;
  for (const Polytope::Kind kind : polytopes) {
    if (find(value, name(kind)) == nullptr) continue;
    result.polytope = placed(value, name(kind), form, [&](const Json& shape) {
      if (kind != Polytope::Kind::points) {
        return inside(name(kind), [&] { return polytope(shape, kind, form); });
      }
      inside("points", [&] { nonempty_array_of(shape); });
      return polytope(shape, kind, form);  // the place "point 3" is clear without "points"
    });
    return in_normal_form(std::move(result));
  }
  for (const Curved::Kind kind : curved_shapes) {
    if (find(value, name(kind)) == nullptr) continue;
    result.curved = placed(value, name(kind), form, [&](const Json& shape) {
      return inside(name(kind), [&] { return curved(shape, kind, form); });
    });
    return result;
  }
  constexpr const char* expected =
      "expected \"points\", \"point\", \"segment\", \"box\", \"polytope\", \"sphere\", \"cone\" or "
      "\"cylinder\"";
  if (value.empty()) throw Refusal{fmt::format("no shape; {}", expected), {}};
  const std::string& shape = value.items().begin().key();
  throw Refusal{fmt::format("unknown shape {}; {}", shown(shape), expected), {}};
}

}  // namespace cases
