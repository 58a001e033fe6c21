// SPDX-License-Identifier: MIT
// Planted: the layer check must report this file, for what it includes leads out of testing.
#include "testing/internal/allowed.hpp"
