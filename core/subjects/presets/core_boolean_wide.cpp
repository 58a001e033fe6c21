// SPDX-License-Identifier: MIT
// What the queries get wrong shows at float and double; at wider scalars they would only lengthen
// the tables.  In rationals a query is alone with itself.
#include "core/subjects/presets/makers/boolean_subjects.hpp"
#include "core/subjects/registry.hpp"

namespace subjects {

std::vector<Subject> core_boolean_wide() {
  return joined({on_request(queries<long double>("long_double")),
                 on_request(queries<__float128>("float128")), queries<Rational>("rational")});
}

}  // namespace subjects
