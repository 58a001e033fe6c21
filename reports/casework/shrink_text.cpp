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
  // Declarations of a name, with its value last; a matrix also has its size.
  const char* scalar;
  const char* vector;
  const char* matrix;
};
constexpr Language cpp{"//",
                       "{",
                       "}",
                       "",
                       "",
                       "const double {} = {};\n",
                       "const double {}[3] = {};\n",
                       "const double {}[{}][{}] =\n    {};\n"};
constexpr Language python{"#",   "[",         "]",         "float.fromhex(\"",
                          "\")", "{} = {}\n", "{} = {}\n", "{0} = {3}\n"};

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

std::string curved_comment(const std::string& name, const cases::Curved& curved,
                           const Language& language) {
  return fmt::format(
      "{} {}: {}, the image of one at the origin, its axis y, under x -> "
      "linear x + translation\n",
      language.comment, name, cases::name(curved.kind));
}

// Explains the points of a polytope; its facets are those of their convex hull.
std::string polytope_comment(const std::string& name, const cases::Polytope& polytope,
                             const Language& language) {
  const bool box = polytope.kind == cases::Polytope::Kind::box;
  return fmt::format("{} {}: {}{}, the image under x -> linear x + translation\n", language.comment,
                     name, cases::name(polytope.kind), box ? " of these half extents" : "");
}

template <typename Points>
std::string matrix(const std::string& name, const Points& points, int dim,
                   const Language& language) {
  return fmt::format(fmt::runtime(language.matrix), name, points.size(), dim,
                     rows(points, dim, language));
}

std::string placement_text(const std::string& name, const cases::Placement& placement,
                           const Language& language) {
  return matrix(name + "_linear", placement.linear, 3, language) +
         fmt::format(fmt::runtime(language.vector), name + "_translation",
                     row(placement.translation, 3, language));
}

std::string body_text(const std::string& name, const cases::Body& body, int dim,
                      const Language& language) {
  if (body.polytope) {
    return polytope_comment(name, *body.polytope, language) +
           matrix(name, body.polytope->points, dim, language) +
           placement_text(name, *body.polytope, language);
  }
  if (!body.curved) return matrix(name, body.points, dim, language);
  const cases::Curved& curved = *body.curved;
  const auto scalar = [&](const char* what, double value) {
    return fmt::format(fmt::runtime(language.scalar), name + what, number(value, language));
  };
  std::string text = curved_comment(name, curved, language) + scalar("_radius", curved.radius);
  if (curved.kind != cases::Curved::Kind::sphere) {
    text += scalar("_half_height", curved.half_height);
  }
  return text + placement_text(name, curved, language);
}

std::string source_text(const cases::Case& question, const Language& language) {
  return comment(question, language) + body_text("a", question.a, question.dim, language) +
         body_text("b", question.b, question.dim, language);
}

}  // namespace

std::string cpp_text(const cases::Case& question) { return source_text(question, cpp); }
std::string python_text(const cases::Case& question) { return source_text(question, python); }

}  // namespace reports
