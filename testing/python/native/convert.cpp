// SPDX-License-Identifier: MIT
#include "testing/python/native/convert.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace gjkproof::python {
namespace {

std::string text_of(py::handle object) { return py::str(object); }

std::string type_of(py::handle object) { return text_of(py::type::of(object).attr("__name__")); }

py::array array_of(py::handle object, const std::string& name, const char* shape) {
  if (!py::isinstance<py::array>(object)) {
    throw py::type_error(fmt::format("{}: expected a numpy array of shape {}, got {}", name, shape,
                                     type_of(object)));
  }
  return py::reinterpret_borrow<py::array>(object);
}

std::string shape_of(const py::array& array) { return py::str(array.attr("shape")); }

// Nothing is converted: a copy would cost memory, and rounding would change the bodies.
void require_numbers(const py::array& array, const std::string& name) {
  if (py::hasattr(array, "mask")) {
    throw py::type_error(fmt::format("{}: a masked array; use .compressed() or .data", name));
  }
  const py::dtype type = array.dtype();
  if (type.kind() != 'f' || (type.itemsize() != 4 && type.itemsize() != 8)) {
    throw py::type_error(
        fmt::format("{}: numbers are {}, which must be float32 or float64", name, text_of(type)));
  }
  if (!type.attr("isnative").cast<bool>()) {
    throw py::value_error(
        fmt::format("{}: the byte order {} is not that of this machine; use .astype(float)", name,
                    text_of(type.attr("byteorder"))));
  }
  if (!array.attr("flags").attr("aligned").cast<bool>()) {
    throw py::value_error(fmt::format("{}: not aligned in memory; use .copy()", name));
  }
  if ((array.flags() & py::array::c_style) == 0) {
    throw py::value_error(
        fmt::format("{}: not contiguous in memory; use numpy.ascontiguousarray", name));
  }
}

int dim_of(py::ssize_t columns, const py::array& array, const std::string& name,
           const char* shape) {
  if (columns == 2 || columns == 3) return static_cast<int>(columns);
  throw py::value_error(
      fmt::format("{}: the shape is {}, which must be {}", name, shape_of(array), shape));
}

bool is_single(const py::array& array) { return array.dtype().itemsize() == 4; }

constexpr const char* one = "(n, 2) or (n, 3)";
constexpr const char* stacked = "(N, n, 2) or (N, n, 3)";

struct Bodies3 {
  std::vector<Rows> rows;
  int dim = 0;
  bool single = false;
};

Bodies3 bodies_of_stack(const py::array& array, const std::string& name) {
  require_numbers(array, name);
  if (array.ndim() != 3) dim_of(0, array, name, stacked);
  Bodies3 bodies{{}, dim_of(array.shape(2), array, name, stacked), is_single(array)};
  const auto* data = static_cast<const char*>(array.data());
  for (py::ssize_t i = 0; i < array.shape(0); ++i) {
    bodies.rows.push_back({data + i * array.strides(0), static_cast<std::size_t>(array.shape(1))});
  }
  return bodies;
}

Bodies3 bodies_of(py::handle object, const std::string& name) {
  if (py::isinstance<py::array>(object)) {
    return bodies_of_stack(py::reinterpret_borrow<py::array>(object), name);
  }
  if (!py::isinstance<py::list>(object) && !py::isinstance<py::tuple>(object)) {
    throw py::type_error(
        fmt::format("{}: expected a numpy array of shape {} or a list of arrays, got {}", name,
                    stacked, type_of(object)));
  }
  Bodies3 bodies;
  for (const py::handle entry : object) {
    const std::string place = fmt::format("{}[{}]", name, bodies.rows.size());
    const View view = view_of(entry, place);
    if (bodies.rows.empty()) std::tie(bodies.dim, bodies.single) = std::pair(view.dim, view.single);
    if (view.dim != bodies.dim) {
      throw py::value_error(
          fmt::format("{}: {} coordinates, and {}[0] has {}", place, view.dim, name, bodies.dim));
    }
    if (view.single != bodies.single) {
      throw py::type_error(fmt::format("{}: float{}, and {}[0] is float{}", place,
                                       view.single ? 32 : 64, name, bodies.single ? 32 : 64));
    }
    bodies.rows.push_back(view.rows);
  }
  return bodies;
}

template <typename S>
void read_points(const View& view, const std::string& name, std::vector<cases::Point>& points) {
  const auto* x = static_cast<const S*>(view.rows.data);
  for (std::size_t n = 0; n < view.rows.count; ++n) {
    cases::Point& point = points.emplace_back();
    for (std::size_t axis = 0; axis < static_cast<std::size_t>(view.dim); ++axis, ++x) {
      if (!std::isfinite(*x)) {
        throw py::value_error(
            fmt::format("{}: point {} has a coordinate that is not finite", name, n));
      }
      point[axis] = static_cast<double>(*x);
    }
  }
}

std::vector<cases::Point> points_of(py::handle array, const std::string& name, int& dim) {
  const View view = view_of(array, name);
  std::vector<cases::Point> points;
  points.reserve(view.rows.count);
  view.single ? read_points<float>(view, name, points) : read_points<double>(view, name, points);
  dim = view.dim;
  return points;
}

double positive(py::handle value, const std::string& name, const char* what) {
  const auto x = value.cast<double>();
  if (std::isfinite(x) && x > 0) return x;
  throw py::value_error(
      fmt::format("{}: the {} is {}, which must be positive and finite", name, what, x));
}

void place(cases::Placement& placement, py::handle shape, const std::string& name, int dim) {
  const auto numbers = [&](py::handle values, std::size_t count, const char* what) {
    const auto list = values.cast<std::vector<double>>();
    const bool finite =
        std::all_of(list.begin(), list.end(), [](double x) { return std::isfinite(x); });
    if (list.size() == count && finite) return list;
    throw py::value_error(fmt::format("{}: the {} must have {} finite numbers", name, what, count));
  };
  const auto size = static_cast<std::size_t>(dim);
  const auto linear = numbers(shape.attr("linear"), size * size, "linear map");
  const auto translation = numbers(shape.attr("translation"), size, "translation");
  for (std::size_t i = 0; i < size; ++i) {
    for (std::size_t j = 0; j < size; ++j) placement.linear[i][j] = linear[i * size + j];
    placement.translation[i] = translation[i];
  }
}

// The members of Shape in shapes.py.
cases::Body shape_in(py::handle shape, const std::string& name, int& dim) {
  const auto kind = shape.attr("kind").cast<std::string>();
  dim = shape.attr("dim").cast<int>();
  if (dim != 2 && dim != 3) {
    throw py::value_error(fmt::format("{}: {} dimensions, which must be 2 or 3", name, dim));
  }
  cases::Body body;
  for (const auto curved :
       {cases::Curved::Kind::sphere, cases::Curved::Kind::cone, cases::Curved::Kind::cylinder}) {
    if (kind != cases::name(curved)) continue;
    cases::Curved& result = body.curved.emplace();
    result.kind = curved;
    result.radius = positive(shape.attr("radius"), name, "radius");
    if (curved != cases::Curved::Kind::sphere) {
      result.half_height = positive(shape.attr("half_height"), name, "half height");
    }
    place(result, shape, name, dim);
    return body;
  }
  cases::Polytope& result = body.polytope.emplace();
  const bool is_box = kind == "box";
  if (!is_box && kind != "hull") {
    throw py::value_error(
        fmt::format("{}: \"{}\" is not one of sphere, cone, cylinder, box and hull", name, kind));
  }
  result.kind = is_box ? cases::Polytope::Kind::box : cases::Polytope::Kind::points;
  int columns = 0;
  result.points = points_of(shape.attr("points"), name, columns);
  if (columns != dim)
    throw py::value_error(fmt::format("{}: {} coordinates in {} dimensions", name, columns, dim));
  if (is_box) {
    if (result.points.size() != 1) {
      throw py::value_error(fmt::format("{}: a box has one row of half extents", name));
    }
    for (const double x : result.points[0]) {
      if (x < 0) throw py::value_error(fmt::format("{}: half extents must not be negative", name));
    }
  }
  place(result, shape, name, dim);
  return cases::in_normal_form(std::move(body));
}

template <typename S>
py::array array_with(const std::vector<cases::Point>& points, int dim) {
  py::array_t<S> array({static_cast<py::ssize_t>(points.size()), static_cast<py::ssize_t>(dim)});
  auto* x = array.mutable_data();
  for (const cases::Point& point : points) {
    for (std::size_t axis = 0; axis < static_cast<std::size_t>(dim); ++axis) {
      *x++ = static_cast<S>(point[axis]);
    }
  }
  return array;
}

py::object shape_with(const char* kind, const py::object& points, double radius, double half_height,
                      const cases::Placement& placement, int dim) {
  std::vector<double> linear, translation;
  for (std::size_t i = 0; i < static_cast<std::size_t>(dim); ++i) {
    for (std::size_t j = 0; j < static_cast<std::size_t>(dim); ++j)
      linear.push_back(placement.linear[i][j]);
    translation.push_back(placement.translation[i]);
  }
  return py::module_::import("gjkproof.shapes")
      .attr("Shape")(kind, dim, points, radius, half_height, py::cast(linear),
                     py::cast(translation));
}

}  // namespace

void require_same_dimension(int of_a, int of_b) {
  if (of_a == of_b) return;
  throw py::value_error(fmt::format("points of a have {} coordinates, those of b {}", of_a, of_b));
}

View view_of(py::handle object, const std::string& name) {
  const py::array array = array_of(object, name, one);
  require_numbers(array, name);
  if (array.ndim() != 2) dim_of(0, array, name, one);
  const int dim = dim_of(array.shape(1), array, name, one);
  if (array.shape(0) == 0) throw py::value_error(fmt::format("{}: there are no points", name));
  return {{array.data(), static_cast<std::size_t>(array.shape(0))}, dim, is_single(array)};
}

ManyArrays many_of(const py::object& a, const py::object& b) {
  const auto kept = [](const py::object& object) -> py::object {
    return py::isinstance<py::list>(object) ? py::object(py::tuple(object)) : object;
  };
  py::object kept_a = kept(a), kept_b = kept(b);
  Bodies3 of_a = bodies_of(kept_a, "a");
  Bodies3 of_b = bodies_of(kept_b, "b");
  if (of_a.rows.size() != of_b.rows.size()) {
    throw py::value_error(
        fmt::format("a has {} bodies, and b has {}", of_a.rows.size(), of_b.rows.size()));
  }
  if (!of_a.rows.empty()) require_same_dimension(of_a.dim, of_b.dim);
  if (!of_a.rows.empty() && of_a.single != of_b.single) {
    throw py::type_error("one of a and b is float32 and the other float64");
  }
  return {{of_a.dim, of_a.single, std::move(of_a.rows), std::move(of_b.rows)},
          std::move(kept_a),
          std::move(kept_b)};
}

const double* column_of(py::handle object, const std::string& name, std::size_t size,
                        std::size_t width) {
  if (object.is_none()) return nullptr;
  const py::array array = array_of(object, name, width == 1 ? "(N,)" : "(N, dim)");
  require_numbers(array, name);
  const bool fits = width == 1
                        ? array.ndim() == 1
                        : array.ndim() == 2 && array.shape(1) == static_cast<py::ssize_t>(width);
  if (!fits || is_single(array) || array.shape(0) != static_cast<py::ssize_t>(size)) {
    throw py::value_error(fmt::format("{}: the shape is {}, which must be ({},{})", name,
                                      shape_of(array), size,
                                      width == 1 ? "" : fmt::format(" {}", width)));
  }
  return static_cast<const double*>(array.data());
}

const bool* flags_of(py::handle object, const std::string& name, std::size_t size) {
  if (object.is_none()) return nullptr;
  const py::array array = array_of(object, name, "(N,)");
  if (array.dtype().kind() != 'b') throw py::type_error(name + ": expected an array of bool");
  if (array.ndim() != 1 || array.shape(0) != static_cast<py::ssize_t>(size) ||
      (array.flags() & py::array::c_style) == 0) {
    throw py::value_error(
        fmt::format("{}: the shape is {}, which must be ({},)", name, shape_of(array), size));
  }
  return static_cast<const bool*>(array.data());
}

cases::Body body_of(py::handle object, const std::string& name, int& dim) {
  if (py::hasattr(object, "half_height")) return shape_in(object, name, dim);
  cases::Body body;
  body.points = points_of(object, name, dim);
  return body;
}

cases::Case case_of(py::handle a, py::handle b) {
  cases::Case question;
  int dim_of_b = 0;
  question.a = body_of(a, "a", question.dim);
  question.b = body_of(b, "b", dim_of_b);
  require_same_dimension(question.dim, dim_of_b);
  return question;
}

py::object object_of(const cases::Body& body, int dim, bool single) {
  const auto points = [&](const std::vector<cases::Point>& list) -> py::object {
    return single ? array_with<float>(list, dim) : array_with<double>(list, dim);
  };
  if (body.curved) {
    return shape_with(cases::name(body.curved->kind), py::none(), body.curved->radius,
                      body.curved->half_height, *body.curved, dim);
  }
  if (!body.polytope) return points(body.points);
  const bool is_box = body.polytope->kind == cases::Polytope::Kind::box;
  return shape_with(is_box ? "box" : "hull", array_with<double>(body.polytope->points, dim), 0, 0,
                    *body.polytope, dim);
}

Answer answer_of(const py::dict& given, int dim) {
  const auto number = [&](const char* key) -> std::optional<double> {
    if (!given.contains(key) || given[key].is_none()) return std::nullopt;
    return given[key].cast<double>();
  };
  const auto point = [&](const char* key) -> std::optional<Point> {
    if (!given.contains(key) || given[key].is_none()) return std::nullopt;
    const auto list = given[key].cast<std::vector<double>>();
    if (list.size() != static_cast<std::size_t>(dim)) {
      throw py::value_error(
          fmt::format("{} has {} numbers in {} dimensions", key, list.size(), dim));
    }
    return Point{list[0], list[1], dim == 3 ? list[2] : 0.0};
  };
  Answer answer;
  answer.distance = number("distance");
  if (given.contains("intersecting") && !given["intersecting"].is_none()) {
    answer.intersecting = given["intersecting"].cast<bool>();
  }
  answer.witness_a = point("witness_a");
  answer.witness_b = point("witness_b");
  answer.lower_bound = number("lower_bound");
  answer.penetration_depth = number("depth");
  answer.normal = point("normal");
  return answer;
}

py::dict dict_of(const subjects::Answer& answer, int dim) {
  const auto length = [](const std::optional<subjects::Length>& said) -> py::object {
    if (!said) return py::none();
    const double x = said->value.approximation();
    return py::float_(said->squared ? std::sqrt(x) : x);
  };
  const auto point =
      [dim](const std::optional<std::array<subjects::Number, 3>>& said) -> py::object {
    if (!said) return py::none();
    py::tuple result(static_cast<std::size_t>(dim));
    for (std::size_t axis = 0; axis < result.size(); ++axis)
      result[axis] = (*said)[axis].approximation();
    return result;
  };
  py::dict result;
  if (!answer.answered) {
    result["failure"] = std::string(answer.status);
    return result;
  }
  result["distance"] = length(answer.distance);
  result["intersecting"] = answer.intersecting;
  result["witness_a"] = point(answer.witness_a);
  result["witness_b"] = point(answer.witness_b);
  result["lower_bound"] = length(answer.lower_bound);
  result["depth"] = length(answer.penetration_depth);
  result["normal"] = point(answer.normal);
  return result;
}

}  // namespace gjkproof::python
