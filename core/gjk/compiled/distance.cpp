// SPDX-License-Identifier: MIT
// Certified distances of prepared bodies, and the scan.
#include "core/gjk/compiled/certified.hpp"
// After the declarations of what is compiled here.
#include "core/gjk/certified/highway_scan.hpp"

namespace gjk::certified {

template class PreparedBody<float, 2>;
template class PreparedBody<float, 3>;
template class PreparedBody<double, 2>;
template class PreparedBody<double, 3>;
template const AllScans* HighwayScan::chosen_scans<void>();

namespace detail {

GJKPROOF_EVERYWHERE(, GJKPROOF_CERTIFIED_DISTANCE, HighwayScan);
GJKPROOF_BY_INTEGERS(, PreparedDifference, 2);
GJKPROOF_BY_INTEGERS(, PreparedDifference, 3);

}  // namespace detail
}  // namespace gjk::certified
