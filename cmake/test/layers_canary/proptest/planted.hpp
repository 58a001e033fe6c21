// SPDX-License-Identifier: MIT
// Nothing here may be reported; a file of reports includes it, and may not.
#include <vector>
