// SPDX-License-Identifier: MIT
// The certified query of the module: one pair of prepared bodies, or many pairs of arrays.
#pragma once

#include <pybind11/pybind11.h>

namespace gjkproof::python {

// Adds Prepared, certified and certified_many, which gjkproof/certified.py calls.
void define_certified(pybind11::module_& module);

}  // namespace gjkproof::python
