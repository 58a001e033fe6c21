// SPDX-License-Identifier: MIT
// Planted: the layer check must report the next line.
#include "core/cases/allowed.hpp"
