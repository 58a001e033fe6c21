// SPDX-License-Identifier: MIT
// Planted: the folder is none of the three in core.
#include <vector>
