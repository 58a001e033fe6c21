// SPDX-License-Identifier: MIT
// Between the objects of Python and those of this project.  What is not a body is refused with a
// TypeError or ValueError that names it.
#pragma once

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include <string>

#include "core/cases/case.hpp"
#include "core/subjects/answer.hpp"
#include "testing/python/native/batch.hpp"

namespace gjkproof::python {

namespace py = pybind11;

// The memory of an array of shape (n, 2) or (n, 3), float32 or float64, which must outlive it.
struct View {
  Rows rows;
  int dim = 3;
  bool single = false;
};
View view_of(py::handle array, const std::string& name);

// Arrays of shape (N, n, dim), or lists of N arrays of shape (n, dim).  The arrays outlive it.
Many many_of(py::handle a, py::handle b);

// A column of N numbers, or of N points of `dim` numbers; null for None.
const double* column_of(py::handle array, const std::string& name, std::size_t size,
                        std::size_t width);
const bool* flags_of(py::handle array, const std::string& name, std::size_t size);

// An array of points, or a shape (shapes.py), and its dimension.
cases::Body body_of(py::handle object, const std::string& name, int& dim);
cases::Case case_of(py::handle a, py::handle b, const std::string& id);

// An array of float32 if `single`, or a shape.
py::object object_of(const cases::Body& body, int dim, bool single);

Answer answer_of(const py::dict& given, int dim);
py::dict dict_of(const subjects::Answer& answer, int dim);

}  // namespace gjkproof::python
