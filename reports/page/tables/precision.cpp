// SPDX-License-Identifier: MIT
// Presets at several scalars: how accurate each is on cases of each condition, and which suffices.
#include <fmt/format.h>

#include <cmath>
#include <set>

#include "reports/page/tables/html.hpp"
#include "reports/page/tables/relatives.hpp"
#include "reports/page/tables/tables.hpp"

namespace reports::page {
namespace {

using Subjects = std::vector<std::size_t>;

const Bins* errors(const Aggregate& all, std::size_t subject, int decade) {
  const std::map<int, Bins>& of = all.precision().of(subject);
  const auto at = of.find(decade);
  return at == of.end() ? nullptr : &at->second;
}

std::set<int> decades(const Aggregate& all, const Subjects& subjects) {
  std::set<int> result;
  for (const std::size_t s : subjects) {
    for (const auto& [decade, bins] : all.precision().of(s)) result.insert(decade);
  }
  return result;
}

std::string decade_text(int decade) {
  if (decade == decade_first) return fmt::format("< 1e{}", decade + 1);
  if (decade == decade_last) return ">= 1";
  return fmt::format("1e{} to 1e{}", decade, decade + 1);
}

std::string table_of_errors(const Aggregate& all, const std::string& name,
                            const Subjects& subjects) {
  std::vector<std::string> heads = {"d*/M"};
  for (const std::size_t s : subjects) {
    const std::string scalar = escaped(scalar_of(all.header().subjects[s].name));
    for (const char* what : {"cases", "50 %", "99 %", "u M / d"}) {
      heads.push_back(fmt::format("{}<br>{}", scalar, what));
    }
  }
  std::string text = table_head(
      fmt::format("Relative errors of {} that 50 % and 99 % of the answers do not exceed",
                  escaped(name)),
      heads);
  for (const int decade : decades(all, subjects)) {
    std::vector<std::string> cells;
    for (const std::size_t s : subjects) {
      const Bins* bins = errors(all, s, decade);
      if (bins == nullptr) {
        cells.resize(cells.size() + 4);
        continue;
      }
      std::size_t total = 0;
      for (const auto& [bin, number] : *bins) total += number;
      cells.push_back(fmt::format("{}", total));
      for (const std::size_t percent : {50, 99}) {
        cells.push_back(relative_text(*quantile(*bins, percent)));
      }
      // At the lower end, where the bound is weakest.
      cells.push_back(fmt::format("{:.1e}", all.header().subjects[s].u * std::pow(10, -decade)));
    }
    text += table_row(decade_text(decade), cells);
  }
  return text + table_end;
}

// The least precise scalar of which 99 % of the answers are that accurate.
std::string sufficient(const Aggregate& all, const Subjects& subjects, int decade, int accuracy) {
  bool asked = false;
  for (const std::size_t s : subjects) {
    const Bins* bins = errors(all, s, decade);
    if (bins == nullptr) continue;
    asked = true;
    if (*quantile(*bins, 99) <= 10 * accuracy) {
      return escaped(scalar_of(all.header().subjects[s].name));
    }
  }
  return asked ? "none" : "";
}

std::string table_of_scalars(const Aggregate& all, const std::string& name,
                             const Subjects& subjects) {
  const std::vector<int> accuracies = {-3, -6, -9, -12, -15};
  std::vector<std::string> heads = {"d*/M"};
  for (const int accuracy : accuracies) heads.push_back(fmt::format("1e{}", accuracy));
  std::string text = table_head(
      fmt::format("Which scalar suffices: the least precise one at which 99 % of the answers of {} "
                  "have at most this relative error",
                  escaped(name)),
      heads);
  for (const int decade : decades(all, subjects)) {
    std::vector<std::string> cells;
    for (const int accuracy : accuracies) {
      cells.push_back(sufficient(all, subjects, decade, accuracy));
    }
    text += table_row(decade_text(decade), cells);
  }
  return text + table_end;
}

}  // namespace

std::string precision_html(const Aggregate& all) {
  std::string text;
  for (const auto& [name, subjects] : precision_presets(all)) {
    text += fmt::format(
        "<details{}><summary>{}</summary>\n<div class=\"wide\">{}</div>\n"
        "<div class=\"wide\">{}</div></details>\n",
        name == "core/*/robust" ? " open" : "", escaped(name),
        table_of_scalars(all, name, subjects), table_of_errors(all, name, subjects));
  }
  if (text.empty()) return {};
  return "<section id=\"precision\" aria-labelledby=\"precision-head\">\n"
         "<h2 id=\"precision-head\">How much precision suffices</h2>\n<figure "
         "class=\"script-only\"><div id=\"precision-controls\"></div><div id=\"precision-chart\">"
         "</div></figure>\n<p>On separated bodies, all groups together. M is the largest "
         "coordinate, d* the exact distance; "
         "a finding without a distance counts as an error beyond all.</p>\n" +
         text + "</section>";
}

}  // namespace reports::page
