// SPDX-License-Identifier: MIT
// What accuracy costs: the time of a query beside its error.
#include <fmt/format.h>

#include "reports/page/tables/html.hpp"
#include "reports/page/tables/relatives.hpp"
#include "reports/page/tables/tables.hpp"

namespace reports::page {
namespace {

std::string time_text(const Bins& times, std::size_t percent) {
  return fmt::format("{:.0f}", time_of(*quantile(times, percent)));
}

}  // namespace

std::string times_html(const Aggregate& all) {
  std::string rows;
  for (std::size_t s = 0; s < all.header().subjects.size(); ++s) {
    const Total total = all.total(s);
    if (total.times.empty()) continue;
    std::size_t timed = 0;
    for (const auto& [bin, number] : total.times) timed += number;
    rows +=
        table_row(all.header().subjects[s].name,
                  {fmt::format("{}", timed), time_text(total.times, 50), time_text(total.times, 90),
                   error_text(quantile(total.errors, 50)), error_text(quantile(total.errors, 99))});
  }
  if (rows.empty()) {
    return "<p>This study has no times: <code>gjkproof study --time</code> records them.</p>";
  }
  return "<figure class=\"script-only\"><div id=\"times-chart\"></div></figure>\n"
         "<div id=\"times\" class=\"wide\">" +
         table_head(
             "Time of a query, and error in units of u M, of all groups",
             {"subject", "answers", "median, ns", "90 %, ns", "median error", "99 % error"}) +
         rows + table_end + "</div>";
}

}  // namespace reports::page
