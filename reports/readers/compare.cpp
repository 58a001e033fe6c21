// SPDX-License-Identifier: MIT
#include "reports/readers/compare.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <stdexcept>

#include "reports/output/markdown_block.hpp"
#include "reports/output/output_file.hpp"
#include "reports/readers/comparison.hpp"
#include "reports/readers/comparison_parts.hpp"
#include "reports/study/form/run_file.hpp"

namespace reports {

ExitCode compare(const CompareOptions& options) {
  if (!options.into.empty()) require_block(options.into, "compare");
  RecordStream before(options.before);
  RecordStream now(options.now);
  Comparison comparison(now.header(), options.shown);
  const bool complete = walk(
      before, now, [&](const Record* left, const Record* right) { comparison.add(left, right); });
  if (before.complete() != now.complete()) {
    fmt::print(stderr, "gjkproof: {}: incomplete, and the other study is not\n",
               before.complete() ? now.path() : before.path());
    return incomplete;
  }
  if (comparison.answers() == 0) {
    throw std::invalid_argument(
        comparison.other_cases() > 0
            ? "nothing to compare: the cases of the studies have the same names alone"
            : "nothing to compare: the studies have no case and subject in common");
  }
  const Compares which{options.before, options.now, &before.header(),
                       &now.header(),  complete,    options.factor};
  const ComparisonParts parts = parts_of(which, comparison);
  fmt::print("{}", comparison_text(parts, false));
  if (!options.into.empty()) write_block(options.into, "compare", comparison_text(parts, true));
  if (!options.page.empty()) replace_file(options.page, comparison_page(parts));
  return comparison.any_worse(options.factor) ? findings : clean;
}

}  // namespace reports
