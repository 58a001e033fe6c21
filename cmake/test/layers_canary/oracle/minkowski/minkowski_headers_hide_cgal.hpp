// SPDX-License-Identifier: MIT
// Planted: oracle/reference/allowed.hpp includes this file, and with it CGAL.
#include <CGAL/Epeck.h>
