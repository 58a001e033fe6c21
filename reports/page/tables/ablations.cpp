// SPDX-License-Identifier: MIT
// What each safeguard is worth: presets beside themselves with one switch changed.
#include <fmt/format.h>

#include <cmath>
#include <optional>

#include "reports/page/tables/html.hpp"
#include "reports/page/tables/relatives.hpp"
#include "reports/page/tables/tables.hpp"

namespace reports::page {
namespace {

std::string difference(std::size_t with, std::size_t without) {
  if (with == without) return "0";
  return fmt::format("{:+}", static_cast<long>(without) - static_cast<long>(with));
}

std::string row(const Aggregate& all, std::size_t preset, std::size_t variant) {
  const Total with = all.total(preset);
  const Total without = all.total(variant);
  const std::optional<int> error_with = quantile(with.errors, 99);
  const std::optional<int> error_without = quantile(without.errors, 99);
  std::string factor;
  if (error_with && error_without) {
    // The same bin is the same error as far as the page knows.
    factor = fmt::format("{:.3g}", std::pow(10, static_cast<double>(*error_without - *error_with) /
                                                    error_bins_a_decade));
  }
  return table_row(all.header().subjects[variant].name,
                   {fmt::format("{}", without.judged), count(with.findings),
                    count(without.findings), difference(with.findings, without.findings),
                    count(with.gross), count(without.gross), difference(with.gross, without.gross),
                    error_text(error_with), error_text(error_without), factor});
}

}  // namespace

std::string ablations_html(const Aggregate& all) {
  std::string rows;
  const Header& header = all.header();
  for (std::size_t s = 0; s < header.subjects.size(); ++s) {
    if (const auto preset = preset_of(header, s)) rows += row(all, *preset, s);
  }
  if (rows.empty()) return {};
  return "<section aria-labelledby=\"ablations-head\">\n<h2 id=\"ablations-head\">What each "
         "safeguard is worth</h2>\n<p>A preset, and the same with one safeguard changed, on the "
         "same cases. The error is that of the distance in units of u M which 99 % of the answers "
         "do not exceed.</p>\n<div id=\"ablations\" class=\"wide\">" +
         table_head("Presets with one safeguard changed",
                    {"changed", "cases", "findings of the preset", "changed", "difference",
                     "gross of the preset", "changed", "difference", "99 % error of the preset",
                     "changed", "factor"}) +
         rows + table_end + "</div>\n</section>";
}

}  // namespace reports::page
