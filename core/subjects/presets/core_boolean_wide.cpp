// SPDX-License-Identifier: MIT
// The intersection queries at the wide hardware scalars.  What they get wrong shows at float and
// double; here they would only lengthen the tables of a default study.
#include "core/subjects/on_request/on_request.hpp"
#include "core/subjects/presets/makers/boolean_subjects.hpp"

namespace subjects {

std::vector<Subject> core_boolean_wide() {
  return on_request(joined({queries<long double>("long_double"), queries<__float128>("float128")}));
}

}  // namespace subjects
