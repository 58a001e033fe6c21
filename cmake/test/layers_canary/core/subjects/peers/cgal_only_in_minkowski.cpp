// SPDX-License-Identifier: MIT
// Planted: the layer check must report the next line.
#include <CGAL/Surface_mesh.h>
