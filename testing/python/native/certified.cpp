// SPDX-License-Identifier: MIT
#include "testing/python/native/certified.hpp"

#include <fmt/format.h>
#include <pybind11/numpy.h>

#include <cmath>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/cases/floating_point.hpp"
#include "core/gjk/compiled/certified.hpp"
#include "testing/python/native/batch.hpp"
#include "testing/python/native/convert.hpp"

namespace gjkproof::python {

// A body, prepared for many queries.
class Prepared {
 public:
  Prepared(py::handle array, const std::string& name) {
    cases::require_floating_point();  // bounds of queries rest on numbers that are computed here
    const View view = view_of(array, name);
    dim_ = view.dim;
    single_ = view.single;
    if (single_) {
      dim_ == 2 ? prepare<float, 2>(array, name) : prepare<float, 3>(array, name);
    } else {
      dim_ == 2 ? prepare<double, 2>(array, name) : prepare<double, 3>(array, name);
    }
  }
  int dim() const { return dim_; }
  bool single() const { return single_; }
  template <typename S, int D>
  const gjk::certified::PreparedBody<S, D>& as() const {
    return *std::static_pointer_cast<const gjk::certified::PreparedBody<S, D>>(body_);
  }

 private:
  template <typename S, int D>
  void prepare(py::handle array, const std::string& name) {
    int dim = D;
    std::vector<gjk::Vec<S, D>> points;
    for (const cases::Point& point : body_of(array, name, dim).points) {
      auto& vec = points.emplace_back();
      for (std::size_t axis = 0; axis < D; ++axis) vec[axis] = static_cast<S>(point[axis]);
    }
    body_ = std::make_shared<const gjk::certified::PreparedBody<S, D>>(points);
  }

  int dim_ = 3;
  bool single_ = false;
  std::shared_ptr<const void> body_;
};

}  // namespace gjkproof::python

template <>
struct pybind11::detail::type_caster<gjkproof::python::Prepared>
    : gjkproof::python::InitializedOnly<gjkproof::python::Prepared> {};

namespace gjkproof::python {
namespace {

// The members of Distance and Depth.  With `points` these and the unit vector along sign * normal.
template <typename S, int D, typename Found>
py::tuple members_of(const Found& found, const gjk::certified::Interval<S>& interval, bool points,
                     S sign) {
  const auto numbers = [](const gjk::Vec<S, D>& vector) {
    py::tuple tuple(static_cast<std::size_t>(D));
    for (std::size_t axis = 0; axis < D; ++axis) tuple[axis] = static_cast<double>(vector[axis]);
    return py::object(tuple);
  };
  const bool along = points && dot(found.normal, found.normal) > S(0);
  const S length = along ? std::sqrt(dot(found.normal, found.normal)) : S(1);
  const auto point = [&](const gjk::Vec<S, D>& vector) {
    return points ? numbers(vector) : py::none();
  };
  return py::make_tuple(static_cast<int>(found.relation), static_cast<double>(interval.lower),
                        static_cast<double>(interval.upper), point(found.witness_a),
                        point(found.witness_b),
                        along ? numbers((sign / length) * found.normal) : py::none(),
                        gjk::certified::name(found.stage), found.iterations);
}

const gjk::certified::HighwayScan& scan() {
  static const gjk::certified::HighwayScan chosen;
  return chosen;
}

struct OfDistance {
  template <typename S, int D>
  py::tuple operator()(const gjk::certified::PreparedBody<S, D>& a,
                       const gjk::certified::PreparedBody<S, D>& b) const {
    const auto found = certified_distance(a, b, scan());
    return members_of<S, D>(found, found.distance, true, S(-1));
  }
};

struct OfDepth {
  template <typename S, int D>
  py::tuple operator()(const gjk::certified::PreparedBody<S, D>& a,
                       const gjk::certified::PreparedBody<S, D>& b) const {
    const auto found = certified_depth(a, b, scan());
    return members_of<S, D>(found, found.depth, found.size > 0, S(1));
  }
};

template <typename Query>
py::tuple certified(const Prepared& a, const Prepared& b) {
  require_same_dimension(a.dim(), b.dim());
  if (a.single() != b.single())
    throw py::type_error("one of a and b is float32 and the other float64");
  const auto asked = [&]<typename S, int D>() { return Query()(a.as<S, D>(), b.as<S, D>()); };
  if (a.single()) {
    return a.dim() == 2 ? asked.template operator()<float, 2>()
                        : asked.template operator()<float, 3>();
  }
  return a.dim() == 2 ? asked.template operator()<double, 2>()
                      : asked.template operator()<double, 3>();
}

py::tuple certified_many(const py::object& a, const py::object& b, int threads) {
  const ManyArrays arrays = many_of(a, b);
  const Many& many = arrays.many;
  const auto size = static_cast<py::ssize_t>(many.a.size());
  const auto array = [&](bool of_points) {
    std::vector<py::ssize_t> shape{size};
    if (of_points) shape.push_back(many.dim);
    return py::array(py::dtype(many.single ? "float32" : "float64"), shape);
  };
  py::array_t<std::uint8_t> relation(size);
  py::array lower = array(false), upper = array(false), witness_a = array(true),
            witness_b = array(true), normal = array(true);
  const CertifiedColumns columns{relation.mutable_data(),  lower.mutable_data(),
                                 upper.mutable_data(),     witness_a.mutable_data(),
                                 witness_b.mutable_data(), normal.mutable_data()};
  {
    const py::gil_scoped_release released;
    certify_distances(many, threads, columns);
  }
  return py::make_tuple(relation, lower, upper, witness_a, witness_b, normal);
}

}  // namespace

void define_certified(py::module_& module) {
  py::class_<Prepared>(module, "Prepared").def(py::init<py::handle, const std::string&>());
  module.def("certified", certified<OfDistance>);
  module.def("certified_depth", certified<OfDepth>);
  module.def("certified_many", certified_many);
}

}  // namespace gjkproof::python
