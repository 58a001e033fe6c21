// SPDX-License-Identifier: MIT
// Nothing here may be reported.
#include <CGAL/Surface_mesh.h>
