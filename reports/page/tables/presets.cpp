// SPDX-License-Identifier: MIT
// Compares the presets of a study: the effect of each safeguard and, for several scalars, the
// accuracy by condition and the scalar that suffices.
//
// Subjects are related by name: core/SCALAR/PRESET, and variants with one safeguard changed,
// core/SCALAR/PRESET_with_something.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>

#include "reports/output/text_table.hpp"
#include "reports/page/tables/tables.hpp"

namespace reports::page {
namespace {

// core/subjects/presets/core_ablations.cpp begins its descriptions with these words.
constexpr const char* variant_words = "one safeguard changed";

bool is_variant(const RunHeader::Subject& subject) {
  return subject.description.starts_with(variant_words);
}

// False if the subject answers without distances, because then only its findings are counted.
bool has_distances(const std::map<int, Bins>& errors) {
  return std::ranges::any_of(errors, [](const auto& decade) {
    const Bins& bins = decade.second;
    return std::ranges::any_of(bins, [](const auto& bin) { return bin.first != no_answer; });
  });
}

// The preset of a variant, if the study has it.
std::optional<std::size_t> preset_of(const RunHeader& header, std::size_t subject) {
  const RunHeader::Subject& variant = header.subjects[subject];
  if (!is_variant(variant)) return std::nullopt;
  for (std::size_t s = 0; s < header.subjects.size(); ++s) {
    const RunHeader::Subject& preset = header.subjects[s];
    if (!is_variant(preset) && variant.name.starts_with(preset.name + "_")) return s;
  }
  return std::nullopt;
}

// The scalar in a name core/SCALAR/PRESET, otherwise empty.
std::string scalar_of(const std::string& name) {
  const std::size_t first = name.find('/');
  const std::size_t last = name.rfind('/');
  const bool has_three_parts =
      name.starts_with("core/") && last > first && name.find('/', first + 1) == last;
  return has_three_parts ? name.substr(first + 1, last - first - 1) : "";
}

// The upper end of a relative_bin.
std::string relative_text(int bin) {
  if (bin == no_error) return "0";
  if (bin == no_answer) return "none";
  const int decade = static_cast<int>(std::floor(bin / 10.0));
  return fmt::format("{:.1f}e{:+03}", std::pow(10, (bin - 10 * decade) / 10.0), decade);
}

// --- the effect of each safeguard ---

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
    // Errors in the same bin count as equal.
    factor = fmt::format("{:.3g}", std::pow(10, static_cast<double>(*error_without - *error_with) /
                                                    error_bins_a_decade));
  }
  return table_row(
      all.header().subjects[variant].name,
      {std::to_string(without.cell.judged()), count_or_dot(with.cell.findings),
       count_or_dot(without.cell.findings), difference(with.cell.findings, without.cell.findings),
       count_or_dot(with.cell.gross), count_or_dot(without.cell.gross),
       difference(with.cell.gross, without.cell.gross), error_text(error_with),
       error_text(error_without), factor});
}

// --- which scalar suffices ---

using Subjects = std::vector<std::size_t>;

const Bins* errors(const Aggregate& all, std::size_t subject, int decade) {
  const std::map<int, Bins>& decades = all.precision().errors(subject);
  const auto at = decades.find(decade);
  return at == decades.end() ? nullptr : &at->second;
}

std::set<int> decades(const Aggregate& all, const Subjects& subjects) {
  std::set<int> result;
  for (const std::size_t s : subjects) {
    for (const auto& [decade, bins] : all.precision().errors(s)) result.insert(decade);
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
      cells.push_back(std::to_string(total(*bins)));
      for (const std::size_t percent : {50, 99}) {
        cells.push_back(relative_text(*quantile(*bins, percent)));
      }
      // Use the lower end of the decade, because the bound is weakest there.
      cells.push_back(
          fmt::format("{:.1e}", all.header().subjects[s].unit_roundoff * std::pow(10, -decade)));
    }
    text += table_row(decade_text(decade), cells);
  }
  return text + table_end;
}

// The least precise scalar for which 99 % of the answers reach the accuracy.
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

std::map<std::string, std::vector<std::size_t>> precision_presets(const Aggregate& all) {
  const RunHeader& header = all.header();
  std::map<std::string, std::vector<std::size_t>> presets;
  for (std::size_t s = 0; s < header.subjects.size(); ++s) {
    const std::string& name = header.subjects[s].name;
    if (scalar_of(name).empty() || is_variant(header.subjects[s])) continue;
    if (!has_distances(all.precision().errors(s))) continue;
    presets["core/*" + name.substr(name.rfind('/'))].push_back(s);
  }
  std::erase_if(presets, [](const auto& preset) { return preset.second.size() < 2; });
  for (auto& [name, subjects] : presets) {
    std::ranges::stable_sort(subjects, [&](std::size_t one, std::size_t other) {
      return header.subjects[one].unit_roundoff > header.subjects[other].unit_roundoff;
    });
  }
  return presets;
}

std::string error_text(std::optional<int> bin) {
  if (!bin) return {};
  const auto end = [](int at) {
    return std::pow(10, error_first_decade + static_cast<double>(at) / error_bins_a_decade);
  };
  if (*bin >= error_bins) return fmt::format("&gt; {:.3g}", end(error_bins));
  return fmt::format("{:.3g}", end(*bin + 1));
}

std::string ablations_html(const Aggregate& all) {
  std::string rows;
  const RunHeader& header = all.header();
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
