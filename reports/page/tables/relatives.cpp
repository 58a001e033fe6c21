// SPDX-License-Identifier: MIT
#include "reports/page/tables/relatives.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace reports::page {
namespace {

// As core/subjects/presets/core_ablations.cpp describes its subjects.
constexpr const char* variant_words = "one safeguard changed";

bool is_variant(const Asked& subject) { return subject.description.starts_with(variant_words); }

// What answers without a distance has nothing but findings here.
bool has_distances(const std::map<int, Bins>& errors) {
  return std::any_of(errors.begin(), errors.end(), [](const auto& decade) {
    const Bins& bins = decade.second;
    return std::any_of(bins.begin(), bins.end(),
                       [](const auto& bin) { return bin.first != no_answer; });
  });
}

}  // namespace

std::optional<std::size_t> preset_of(const Header& header, std::size_t subject) {
  const Asked& variant = header.subjects[subject];
  if (!is_variant(variant)) return std::nullopt;
  for (std::size_t s = 0; s < header.subjects.size(); ++s) {
    const Asked& preset = header.subjects[s];
    if (!is_variant(preset) && variant.name.starts_with(preset.name + "_")) return s;
  }
  return std::nullopt;
}

std::string scalar_of(const std::string& name) {
  const std::size_t first = name.find('/');
  const std::size_t last = name.rfind('/');
  const bool has_three_parts =
      name.starts_with("core/") && last > first && name.find('/', first + 1) == last;
  return has_three_parts ? name.substr(first + 1, last - first - 1) : "";
}

std::map<std::string, std::vector<std::size_t>> precision_presets(const Aggregate& all) {
  const Header& header = all.header();
  std::map<std::string, std::vector<std::size_t>> presets;
  for (std::size_t s = 0; s < header.subjects.size(); ++s) {
    const std::string& name = header.subjects[s].name;
    if (scalar_of(name).empty() || is_variant(header.subjects[s])) continue;
    if (!has_distances(all.precision().of(s))) continue;
    presets["core/*" + name.substr(name.rfind('/'))].push_back(s);
  }
  std::erase_if(presets, [](const auto& preset) { return preset.second.size() < 2; });
  for (auto& [name, subjects] : presets) {
    std::stable_sort(subjects.begin(), subjects.end(), [&](std::size_t one, std::size_t other) {
      return header.subjects[one].u > header.subjects[other].u;
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

std::string relative_text(int bin) {
  if (bin == no_error) return "0";
  if (bin == no_answer) return "none";
  const int decade = static_cast<int>(std::floor(bin / 10.0));
  return fmt::format("{:.1f}e{:+03}", std::pow(10, (bin - 10 * decade) / 10.0), decade);
}

}  // namespace reports::page
