// SPDX-License-Identifier: MIT
// Writes a case as source text for a test of the failing library.
#include <fmt/format.h>

#include <string>
#include <vector>

#include "core/cases/file.hpp"
#include "reports/casework/shrink.hpp"

namespace reports {
namespace {

// The syntax of a language.
struct Language {
  const char* comment;
  const char* open;  // of a list
  const char* close;
  const char* number_open;
  const char* number_close;
};
constexpr Language cpp{"//", "{", "}", "", ""};
constexpr Language python{"#", "[", "]", "float.fromhex(\"", "\")"};

std::string number(double x, const Language& language) {
  return language.number_open + cases::hex_float(x) + language.number_close;
}

std::string list(const std::vector<std::string>& items, const Language& language,
                 const char* separator) {
  return fmt::format("{}{}{}", language.open, fmt::join(items, separator), language.close);
}

std::string row(const cases::Point& point, int dim, const Language& language) {
  std::vector<std::string> items;
  for (int axis = 0; axis < dim; ++axis) {
    items.push_back(number(point[static_cast<std::size_t>(axis)], language));
  }
  return list(items, language, ", ");
}

template <typename Points>
std::string rows(const Points& points, int dim, const Language& language) {
  std::vector<std::string> items;
  for (const cases::Point& point : points) items.push_back(row(point, dim, language));
  return list(items, language, ",\n     ");
}

// The exact facts of the case and its source.
std::string comment(const cases::Case& question, const Language& language) {
  std::string text = fmt::format("{} {}", language.comment, question.id);
  if (question.source && !question.source->library.empty()) {
    text += fmt::format(", wrong: {}", question.source->library);
  }
  text += '\n';
  if (!question.expect) return text + language.comment + " the relation is undecided\n";
  const cases::Expect& truth = *question.expect;
  if (truth.distance_squared_bounds) {
    const auto& [lower, upper] = *truth.distance_squared_bounds;
    return text +
           fmt::format("{0} exactly: {1}, squared distance within\n{0}   [{2},\n{0}    {3}]\n",
                       language.comment, cases::name(truth.relation), lower, upper);
  }
  return text + fmt::format("{} exactly: {}, squared distance {}, nearest point of A - B ({})\n",
                            language.comment, cases::name(truth.relation), truth.distance_squared,
                            fmt::join(truth.v, ", "));
}

std::string curved_comment(const char* name, const cases::Curved& curved,
                           const Language& language) {
  return fmt::format(
      "{} {}: {}, the image of one at the origin, its axis y, under x -> "
      "linear x + translation\n",
      language.comment, name, cases::name(curved.kind));
}

// Explains the points of a polytope; its facets are those of their convex hull.
std::string polytope_comment(const char* name, const cases::Polytope& polytope,
                             const Language& language) {
  const bool box = polytope.kind == cases::Polytope::Kind::box;
  return fmt::format("{} {}: {}{}, the image under x -> linear x + translation\n", language.comment,
                     name, cases::name(polytope.kind), box ? " of these half extents" : "");
}

std::string placement_cpp(const char* name, const cases::Placement& placement) {
  return fmt::format("const double {}_linear[3][3] =\n    {};\n", name,
                     rows(placement.linear, 3, cpp)) +
         fmt::format("const double {}_translation[3] = {};\n", name,
                     row(placement.translation, 3, cpp));
}

std::string placement_python(const char* name, const cases::Placement& placement) {
  return fmt::format("{}_linear = {}\n", name, rows(placement.linear, 3, python)) +
         fmt::format("{}_translation = {}\n", name, row(placement.translation, 3, python));
}

std::string points_cpp(const char* name, const std::vector<cases::Point>& points, int dim) {
  return fmt::format("const double {}[{}][{}] =\n    {};\n", name, points.size(), dim,
                     rows(points, dim, cpp));
}

std::string points_python(const char* name, const std::vector<cases::Point>& points, int dim) {
  return fmt::format("{} = {}\n", name, rows(points, dim, python));
}

std::string body_cpp(const char* name, const cases::Body& body, int dim) {
  if (body.polytope) {
    return polytope_comment(name, *body.polytope, cpp) +
           points_cpp(name, body.polytope->points, dim) + placement_cpp(name, *body.polytope);
  }
  if (!body.curved) return points_cpp(name, body.points, dim);
  const cases::Curved& curved = *body.curved;
  std::string text = curved_comment(name, curved, cpp);
  text += fmt::format("const double {}_radius = {};\n", name, number(curved.radius, cpp));
  if (curved.kind != cases::Curved::Kind::sphere) {
    text +=
        fmt::format("const double {}_half_height = {};\n", name, number(curved.half_height, cpp));
  }
  return text + placement_cpp(name, curved);
}

std::string body_python(const char* name, const cases::Body& body, int dim) {
  if (body.polytope) {
    return polytope_comment(name, *body.polytope, python) +
           points_python(name, body.polytope->points, dim) + placement_python(name, *body.polytope);
  }
  if (!body.curved) return points_python(name, body.points, dim);
  const cases::Curved& curved = *body.curved;
  std::string text = curved_comment(name, curved, python);
  text += fmt::format("{}_radius = {}\n", name, number(curved.radius, python));
  if (curved.kind != cases::Curved::Kind::sphere) {
    text += fmt::format("{}_half_height = {}\n", name, number(curved.half_height, python));
  }
  return text + placement_python(name, curved);
}

}  // namespace

std::string cpp_text(const cases::Case& question) {
  return comment(question, cpp) + body_cpp("a", question.a, question.dim) +
         body_cpp("b", question.b, question.dim);
}

std::string python_text(const cases::Case& question) {
  return comment(question, python) + body_python("a", question.a, question.dim) +
         body_python("b", question.b, question.dim);
}

}  // namespace reports
