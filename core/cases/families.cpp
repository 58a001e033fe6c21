// SPDX-License-Identifier: MIT
#include "core/cases/families.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <stdexcept>
#include <utility>

#include "core/cases/floating_point.hpp"
#include "core/cases/nearest.hpp"
#include "core/cases/settings.hpp"

namespace cases {
namespace {

// Scales both bodies by a power of two in one case of four.  Exponents are modest so that scaling
// is exact; the family `extreme` covers the others.
void scale_globally(Choices& choices, Case& question) {
  const int drawn = choices.one_in(4) ? choices.between(-30, 30) : 0;
  const int exponent = choices.fixed_or("exponent", drawn);
  if (exponent != 0) scale_in_place(question, exponent);
}

// Rounds half of the cases to binary32, so that every subject is asked the same questions.
void round_some(Choices& choices, Case& question) {
  const bool drawn = choices.flag();
  if (choices.fixed_or("bits", drawn ? 24 : 53) > 24) return;
  round_in_place(question);
}

void require_room(const Family& family, const Sizes& sizes) {
  for (const Parameter& setting : family.settings) {
    if (setting.name.starts_with("vertices") && setting.value > sizes.vertices_max) {
      throw std::invalid_argument("'" + full_name(family) + "' exceeds the limit of " +
                                  std::to_string(sizes.vertices_max) + " vertices per body");
    }
  }
}

void generate(const Family& family, Choices& choices, const Sizes& sizes, Case& question) {
  require_floating_point();
  require_room(family, sizes);
  choices.fix(family.settings);
  clear(question);
  family.generate(choices, sizes, question);
  if (!family.as_it_is) {
    question.parameters.push_back({"exponent", 0});
    scale_globally(choices, question);
    round_some(choices, question);
  }
  // The file format has only one zero, so generated cases must not contain -0.
  const auto one_zero = [](Point& point) {
    for (double& x : point) x += 0.0;  // changes -0 alone
  };
  for (Body* body : {&question.a, &question.b}) {
    std::for_each(body->points.begin(), body->points.end(), one_zero);
    if (body->polytope) {
      std::for_each(body->polytope->points.begin(), body->polytope->points.end(), one_zero);
    }
    if (Placement* placement = placement_of(*body)) {
      std::for_each(placement->linear.begin(), placement->linear.end(), one_zero);
      one_zero(placement->translation);
    }
  }
  question.id = family.name;
  question.flags.insert(question.flags.begin(), family.name);
}

// Appends the word and the number without a string of their own.
template <typename Whole>
void append(std::string& text, std::string_view word, Whole number) {
  std::array<char, 24> digits{};
  char* const end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  text.append(word).append(digits.data(), end);
}

using Kind = Settable::Kind;

Settable vertices(const char* name, int least) {
  return {name, Kind::whole, static_cast<double>(least), 1 << 20};
}
Settable vertices_a(int least) { return vertices("vertices_a", least); }
Settable vertices_b(int least) { return vertices("vertices_b", least); }

}  // namespace

const std::vector<Family>& families() {
  static const std::vector<Family> list{
      {"lattice",
       "few points with small integer coordinates: ties, coplanar and coincident features",
       lattice,
       {"spread", "vertices_a", "vertices_b", "exponent"},
       {{"spread", Kind::whole, 1, 1000}, vertices_a(1), vertices_b(1)}},
      {"generic",
       "random polytopes of 4 to 512 vertices, far apart to deeply overlapping",
       generic,
       {"size_ratio", "offset", "vertices_a", "vertices_b", "exponent"},
       {{"size_ratio", Kind::real, 1, 1e12},
        {"offset", Kind::real, 0, 1e6},
        vertices_a(4),
        vertices_b(4)}},
      {"oblong",
       "size ratio 1 to 1e8 in close proximity, so that A - B has oblong facets",
       oblong,
       {"size_ratio", "gap", "vertices_a", "vertices_b", "exponent"},
       {{"size_ratio", Kind::real, 1, 1e15}, {"gap", Kind::real, -1e3, 1e3}}},
      {"parallel",
       "parallel faces, edges and vertices with gaps of 1e-1 to 1e-15",
       parallel,
       {"gap", "axes_apart", "tilt", "exponent"},
       {{"gap", Kind::real, -1e3, 1e3},
        {"axes_apart", Kind::whole, 1, 2},
        {"tilt", Kind::real, 0, 1}}},
      {"duplicate",
       "repeated, almost repeated, collinear and interior vertices",
       duplicate,
       {"derived_a", "derived_b", "offset", "vertices_a", "vertices_b", "exponent"},
       {{"offset", Kind::real, 0, 1e6}}},
      {"touching",
       "bodies that share a boundary point, of every kind of feature",
       touching,
       {"spread", "contact_vertices_a", "contact_vertices_b", "vertices_a", "vertices_b",
        "exponent"},
       {{"spread", Kind::whole, 1, 1000}, vertices_a(1), vertices_b(1)}},
      {"flat",
       "points, segments and polygons in space, in a common plane or line or not",
       flat,
       {"rank_a", "rank_b", "offset", "vertices_a", "vertices_b", "exponent"},
       {{"rank_a", Kind::whole, 0, 1},
        {"rank_b", Kind::whole, 0, 1},
        {"offset", Kind::real, 0, 1e6},
        vertices_a(1),
        vertices_b(1)}},
      {"sliver",
       "simplices of aspect 1 to 1e12: needles and blades",
       sliver,
       {"aspect_a", "aspect_b", "thin_axes_a", "thin_axes_b", "gap", "offset", "exponent"},
       {{"aspect_a", Kind::real, 1, 1e15},
        {"aspect_b", Kind::real, 1, 1e15},
        {"gap", Kind::real, 0, 1e3, "offset"},
        {"offset", Kind::real, 0, 1e6, "gap"}}},
      {"overlap",
       "shallow overlap, 1e-1 to 1e-15 deep, and deep overlap; mostly of known depth",
       overlap,
       {"gap", "depth", "vertices_a", "vertices_b"},
       {{"depth", Kind::power_of_two, 0x1p-45, 0x1p-3}},
       true},
      {"nested",
       "one body inside the other, strictly or up to its boundary",
       nested,
       {"spread", "size_ratio", "clearance", "depth", "vertices_a", "vertices_b"},
       {{"spread", Kind::whole, 1, 1000}, {"size_ratio", Kind::power_of_two, 2, 1024}},
       true},
      {"distant",
       "bodies of size 1, touching or with a small known gap, 1e3 to 1e12 from the origin",
       distant,
       {"gap", "origin_distance", "vertices_a", "vertices_b"},
       {{"gap", Kind::power_of_two, 0, 1}, {"origin_distance", Kind::power_of_two, 0x1p10, 0x1p40}},
       true},
      {"extreme",
       "scales up to the ends of the number range, subnormal, 1e+-150, and mixtures of them",
       extreme,
       {"vertices_a", "vertices_b", "exponent_spread", "exponent"},
       {{"exponent", Kind::whole, -1000, 1000}},
       true},
      {"mirrored",
       "identical bodies, images in a plane at a known distance, and rotated copies",
       mirrored,
       {"spread", "gap", "offset", "vertices_a", "vertices_b"},
       {},
       true},
      {"motion",
       "frames of motions in which one body passes the other and both rotate",
       motion,
       {"frame", "speed", "pass_distance", "offset", "turn_a", "turn_b", "vertices_a", "vertices_b",
        "exponent"},
       {{"speed", Kind::real, 0, 1e3}, {"pass_distance", Kind::real, 0, 1e6}},
       false,
       motion_frames},
      {"program",
       "vertices that opcodes make from earlier ones or from arbitrary bits",
       program,
       {"origin_distance", "vertices_a", "vertices_b", "exponent"},
       {},
       true},
      {"hull",
       "hulls of up to 512 vertices beside points, segments, small bodies and hulls; prisms",
       hull,
       {"size_ratio", "gap", "vertices_a", "vertices_b", "exponent"},
       {{"size_ratio", Kind::real, 1, 1e15}, {"gap", Kind::real, -1e3, 1e3}}},
      {"features",
       "a vertex, an edge or a face opposite another at a known distance, oblique",
       features,
       {"spread", "gap", "contact_vertices_a", "contact_vertices_b", "vertices_a", "vertices_b"},
       {},
       true},
      {"corner",
       "bodies that share a vertex beside two edges that are nearly alike",
       corner,
       {"edge_difference", "vertices_a", "vertices_b", "exponent"},
       {}},
  };
  return list;
}

const std::vector<Family>& all_families() {
  static const std::vector<Family> list = [] {
    std::vector<Family> all = families();
    all.push_back({"curved",
                   "spheres, cones and cylinders, rotated and stretched, against each other and "
                   "against polytopes",
                   curved,
                   {"radius_a", "half_height_a", "stretch_a", "radius_b", "half_height_b",
                    "stretch_b", "gap", "offset", "vertices_b", "exponent"},
                   {{"gap", Kind::power_of_two, 0, 0x1p-3, "offset"},
                    {"offset", Kind::real, 0, 1e6, "gap"}}});
    all.push_back({"shapes",
                   "boxes, segments, points, polytopes with faces and curved bodies, where an "
                   "affine map takes them",
                   shapes,
                   {"gap", "offset", "exponent"},
                   {}});
    all.back().on_request = true;
    return all;
  }();
  return list;
}

const std::vector<Family>& studied_families() {
  static const std::vector<Family> list = [] {
    std::vector<Family> studied = all_families();
    std::erase_if(studied, [](const Family& family) { return family.on_request; });
    return studied;
  }();
  return list;
}

Case generate(Choices& choices, const Sizes& sizes) {
  Case question;
  generate(choices, sizes, question);
  return question;
}

void generate(Choices& choices, const Sizes& sizes, Case& question) {
  const Family& family = families()[choices.below(families().size())];
  generate(family, choices, sizes, question);
  question.id += "-case";
}

Case generate(const Family& family, std::uint64_t seed, std::uint64_t index, const Sizes& sizes) {
  Case question;
  generate(family, seed, index, sizes, question);
  return question;
}

void generate(const Family& family, std::uint64_t seed, std::uint64_t index, const Sizes& sizes,
              Case& question) {
  const auto frames = static_cast<std::uint64_t>(family.frames);
  Choices choices = Choices::keyed(seed, family.name, index / frames);
  // A frame of a motion reads its index, then a copy of the stream of the motion.
  std::array<std::uint8_t, 32> bytes{};
  if (frames > 1) {
    for (std::uint8_t& byte : bytes) byte = choices.byte();
    bytes[0] = static_cast<std::uint8_t>(index % frames);
    choices = Choices(bytes);
  }
  generate(family, choices, sizes, question);
  for (const Parameter& setting : family.settings) {
    question.id += "+" + setting.name + ":" + canonical_decimal(setting.value);
  }
  append(question.id, "-s", seed);
  append(question.id, "-", index);
  // Different sizes give different cases.
  const Sizes usual;
  if (sizes.vertices_max != usual.vertices_max) {
    append(question.id, "-v", sizes.vertices_max);
  }
  if (sizes.far_apart != usual.far_apart) question.id += sizes.far_apart ? "-apart" : "-near";
}

namespace {

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
  std::vector<std::string> names;
  for (const Family& candidate : all_families()) {
    if (candidate.name == name) return candidate;
    known += std::string(" ") + candidate.name;
    names.emplace_back(candidate.name);
  }
  const std::string near = nearest(name, names);
  throw std::invalid_argument("unknown family \"" + std::string(name) + "\"; " +
                              (near.empty() ? "" : "the nearest is " + near + "; ") +
                              "known are:" + known);
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
      double value = 0;
      try {
        value = decimal_value(given.value);
      } catch (const std::invalid_argument& error) {
        refuse(given.key + ": " + error.what());
      }
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
