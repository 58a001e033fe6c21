// SPDX-License-Identifier: MIT
// Cases of the module: made, generated, read, written, copied.
#pragma once

#include <pybind11/pybind11.h>

namespace gjkproof::python {

// Adds Case, generate, case_of_bytes, read_cases, write_cases and families, which
// gjkproof/casework.py and strategies.py call.
void define_cases(pybind11::module_& module);

}  // namespace gjkproof::python
