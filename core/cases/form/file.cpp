// SPDX-License-Identifier: MIT
// The canonical writer: keys in a fixed order, no spaces, shortest hex floats; and the reader of a
// file: a header, then cases with unique ids.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <span>
#include <sstream>
#include <unordered_map>
#include <utility>

#include "core/cases/file.hpp"
#include "core/cases/form/reader.hpp"

namespace cases {
namespace {

constexpr const char* announced_key = "cases";  // of a header: how many cases follow

Json json_of(const Point& point, int dim) {
  Json coordinates = Json::array();
  for (const double x : std::span(point).first(static_cast<std::size_t>(dim))) {
    coordinates.push_back(hex_float(x));
  }
  return coordinates;
}

Json json_of(std::span<const Point> points, int dim) {
  Json result = Json::array();
  for (const Point& point : points) result.push_back(json_of(point, dim));
  return result;
}

// Adds nothing if the placement is the identity.
void add_placement(Json& body, const Placement& placement, int dim) {
  if (!is_placed(placement)) return;
  const auto rows = std::span(placement.linear).first(static_cast<std::size_t>(dim));
  body["placement"]["linear"] = json_of(rows, dim);
  body["placement"]["translation"] = json_of(placement.translation, dim);
}

Json json_of(const Curved& curved, int dim) {
  Json shape;
  shape["radius"] = hex_float(curved.radius);
  if (curved.kind != Curved::Kind::sphere) shape["half_height"] = hex_float(curved.half_height);
  Json result;
  result[name(curved.kind)] = std::move(shape);
  add_placement(result, curved, dim);
  return result;
}

Json json_of(const Polytope& polytope, int dim) {
  Json result;
  Json& shape = result[name(polytope.kind)];
  switch (polytope.kind) {
    case Polytope::Kind::points:
    case Polytope::Kind::segment: shape = json_of(polytope.points, dim); break;
    case Polytope::Kind::point: shape = json_of(polytope.points.at(0), dim); break;
    case Polytope::Kind::box: shape["half_extents"] = json_of(polytope.points.at(0), dim); break;
    case Polytope::Kind::with_faces:
      shape["points"] = json_of(polytope.points, dim);
      shape["faces"] = polytope.faces;
      break;
  }
  add_placement(result, polytope, dim);
  return result;
}

Json json_of(const Body& body, int dim) {
  if (body.curved) return json_of(*body.curved, dim);
  if (body.polytope) return json_of(*body.polytope, dim);
  Json result;
  result["points"] = json_of(body.points, dim);
  return result;
}

Json json_of(const Expect& expect) {
  Json result;
  result["relation"] = name(expect.relation);
  if (expect.distance_squared_bounds) {
    result["distance_squared_bounds"] = *expect.distance_squared_bounds;
    return result;
  }
  Json proof = Json::array();
  for (const auto& [a, b, weight] : expect.proof) {
    proof.push_back(Json::object({{"a", a}, {"b", b}, {"weight", weight}}));
  }
  result["distance_squared"] = expect.distance_squared;
  result["v"] = expect.v;
  result["proof"] = std::move(proof);
  if (expect.normal) result["normal"] = *expect.normal;
  if (expect.penetration_depth_squared) {
    result["penetration_depth_squared"] = *expect.penetration_depth_squared;
  }
  return result;
}

Json json_of(const Source& source) {
  return Json::object(
      {{"library", source.library}, {"from", source.from}, {"reported", source.reported}});
}

// Text that is not UTF-8 has no JSON form.  Bad bytes become U+FFFD, because an exception would
// lose the finding that is being written.
std::string line_of(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

std::string header_line(std::optional<std::uint64_t> cases) {
  Json header;
  header["format"] = format_name;
  if (cases) header[announced_key] = *cases;
  return line_of(header);
}

std::string case_line(const Case& question) {
  Json result;
  result["id"] = question.id;
  result["dim"] = question.dim;
  result["bits"] = bits(question);
  if (!question.flags.empty()) result["flags"] = question.flags;
  result["a"] = json_of(question.a, question.dim);
  result["b"] = json_of(question.b, question.dim);
  if (question.expect) result["expect"] = json_of(*question.expect);
  if (question.source) result["source"] = json_of(*question.source);
  return line_of(result);
}

namespace {

void check_header(const Json& header) {
  const Json* format = find(header, "format");
  if (format == nullptr) throw Refusal{"no header; the first line must be " + header_line(), {}};
  inside("format", [&] {
    if (text_of(*format) != format_name) {
      throw Refusal{fmt::format("{} is not \"{}\"", shown(*format), format_name), {}};
    }
  });
  // A header may have any keys, but a case must not be mistaken for one.
  if (find(header, "a") != nullptr && find(header, "b") != nullptr) {
    throw Refusal{"header and case in one document; the header must be separate", {}};
  }
}

// Ids name cases in reports and on command lines, so they must be unique.
class Ids {
 public:
  void add(const std::string& id, std::size_t line) {
    const auto [first, fresh] = lines_.try_emplace(id, line);
    if (fresh) return;
    throw Refusal{fmt::format("{} is already on line {}", shown(id), first->second), "id"};
  }

 private:
  std::unordered_map<std::string, std::size_t> lines_;
};

std::optional<std::uint64_t> announced_by(const Json& header) {
  const Json* const count = find(header, announced_key);
  if (count == nullptr) return std::nullopt;
  if (!count->is_number_unsigned()) {
    throw Refusal{fmt::format("{} is not a non-negative integer", shown(*count)), announced_key};
  }
  return count->get<std::uint64_t>();
}

std::string message(const std::string& file, std::size_t line, const Refusal& refusal) {
  const char* separator = refusal.place.empty() ? "" : ": ";
  return fmt::format("{}:{}: {}{}{}", file, line, refusal.place, separator, refusal.reason);
}

}  // namespace

bool get_line(std::istream& in, const std::string& file, std::string& line) {
  line.clear();
  std::array<char, std::size_t{1} << 16> part;
  bool any = false;
  while (line.size() <= line_bytes_max) {
    in.getline(part.data(), part.size());
    const auto read = static_cast<std::size_t>(in.gcount());
    const bool whole = in.good();  // the line end was read, and is not stored
    any = any || read > 0;
    line.append(part.data(), whole ? read - 1 : read);
    if (whole || in.eof() || in.bad() || read == 0) break;
    in.clear();  // the part was too small
  }
  if (in.bad() && &in == &std::cin) {
    throw ReadError(file + ": standard input is closed or cannot be read");
  }
  return any;
}

CaseCount for_each_case(std::istream& in, const std::string& file,
                        const std::function<void(Case&&)>& visit) {
  Ids ids;
  JsonDocuments documents(in, file);
  CaseCount count;
  bool empty = true;
  for (;;) {
    std::optional<Case> question;
    try {
      const std::optional<Json> json = documents.next();
      if (!json) break;
      // Each of several concatenated files has a header.
      if (empty || find(*json, "format") != nullptr) {
        check_header(*json);
        count.add_header(announced_by(*json));
      } else {
        question = read_case(*json);
        ids.add(question->id, documents.line());
        count.add_case();
      }
      empty = false;
    } catch (const Refusal& refusal) {
      throw ReadError(message(file, documents.line(), refusal));
    }
    if (question) visit(std::move(*question));
  }
  if (empty) {
    throw ReadError(message(file, 1, {"empty file; the first line must be " + header_line(), {}}));
  }
  return count;
}

CaseCount for_each_case(const std::string& path, const std::function<void(Case&&)>& visit) {
  if (path == "-") return for_each_case(std::cin, path, visit);
  if (std::filesystem::is_directory(path)) throw ReadError(path + ": is a directory");
  std::ifstream in(path, std::ios::binary);
  if (!in) throw ReadError(path + ": cannot be opened: " + std::strerror(errno));
  return for_each_case(in, path, visit);
}

std::optional<Case> read_line(const std::string& line, const std::string& file, std::size_t number,
                              const std::vector<std::string>& added, CaseCount& count) {
  std::istringstream in(line);
  try {
    std::optional<Json> json = JsonDocuments(in, file).next();
    if (!json) throw Refusal{"blank line", {}};
    for (const std::string& key : added) json->erase(key);
    if (find(*json, "format") == nullptr) {
      Case question = read_case(*json);
      count.add_case();
      return question;
    }
    check_header(*json);
    count.add_header(announced_by(*json));
    return std::nullopt;
  } catch (const Refusal& refusal) {
    throw ReadError(message(file, number, refusal));
  }
}

std::vector<std::string> files_in(const std::string& folder, const std::string& extension) {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == extension) files.push_back(entry.path().string());
  }
  std::ranges::sort(files);
  return files;
}

std::vector<Case> read_cases(std::istream& in, const std::string& file) {
  std::vector<Case> result;
  for_each_case(in, file, [&result](Case&& question) { result.push_back(std::move(question)); });
  return result;
}

std::vector<Case> read_cases(const std::string& path) {
  std::vector<Case> result;
  for_each_case(path, [&result](Case&& question) { result.push_back(std::move(question)); });
  return result;
}

}  // namespace cases
