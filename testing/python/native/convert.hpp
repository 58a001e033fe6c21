// SPDX-License-Identifier: MIT
// Converts between objects of Python and those of this project.  Throws TypeError or ValueError, which
// name the argument, for an object that is not a body.
#pragma once

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include <string>
#include <typeinfo>

#include "core/cases/case.hpp"
#include "core/subjects/answer.hpp"
#include "testing/python/native/batch.hpp"

namespace gjkproof::python {

namespace py = pybind11;

// Refuses an object whose __init__ was not called, or failed: pybind11 would read memory in which there
// is no T.
template <typename T>
struct InitializedOnly : py::detail::type_caster_base<T> {
  bool load(py::handle source, bool convert) {
    if (py::isinstance<T>(source) &&
        !reinterpret_cast<py::detail::instance*>(source.ptr())
             ->get_value_and_holder(py::detail::get_type_info(typeid(T)))
             .holder_constructed()) {
      throw py::type_error("__init__ was not called, or failed");
    }
    return py::detail::type_caster_base<T>::load(source, convert);
  }
};

void require_same_dimension(int of_a, int of_b);

// A view of an array of shape (n, 2) or (n, 3), float32 or float64; the array must outlive the view.
struct View {
  Rows rows;
  int dim = 3;
  bool single = false;
};
View view_of(py::handle array, const std::string& name);

// Views of two arrays of shape (N, n, dim), or of two lists of N arrays of shape (n, dim), and the
// arrays, so that none is freed while another thread changes a list.
struct ManyArrays {
  Many many;
  py::object a, b;
};
ManyArrays many_of(const py::object& a, const py::object& b);

// A column of N numbers, or of N points of `dim` numbers; null for None.
const double* column_of(py::handle array, const std::string& name, std::size_t size,
                        std::size_t width);
const bool* flags_of(py::handle array, const std::string& name, std::size_t size);

// The body of an array of points or of a shape (shapes.py).  Sets `dim` to its dimension.
cases::Body body_of(py::handle object, const std::string& name, int& dim);
cases::Case case_of(py::handle a, py::handle b);  // without an id

// A shape, or an array of points: float32 if `single`, else float64.
py::object object_of(const cases::Body& body, int dim, bool single);

Answer answer_of(const py::dict& given, int dim);
py::dict dict_of(const subjects::Answer& answer, int dim);

}  // namespace gjkproof::python

template <>
struct pybind11::detail::type_caster<cases::Case> : gjkproof::python::InitializedOnly<cases::Case> {
};
