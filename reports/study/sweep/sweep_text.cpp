// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "core/cases/settings.hpp"
#include "reports/output/text_table.hpp"
#include "reports/study/sweep/sweep.hpp"

namespace reports {
namespace {

std::vector<cases::Setting> settings_of(const RunHeader::Subject& subject) {
  return subject.settings;
}

std::vector<cases::Setting> settings_of(const RunHeader::Group& group) {
  std::vector<cases::Setting> all;
  for (const auto& [name, value] : group.settings) {
    all.push_back({name, cases::canonical_decimal(value)});
  }
  return all;
}

// The settings that occur, in order of first occurrence.
template <typename Some>
std::vector<std::string> setting_keys(const std::vector<Some>& all) {
  std::vector<std::string> result;
  for (const Some& some : all) {
    for (const auto& [key, value] : settings_of(some)) {
      if (std::find(result.begin(), result.end(), key) == result.end()) result.push_back(key);
    }
  }
  return result;
}

template <typename Some>
std::string setting_text(const Some& some, const std::string& key) {
  const std::vector<cases::Setting> all = settings_of(some);
  const auto found = std::ranges::find(all, key, &cases::Setting::key);
  return found == all.end() ? "" : found->value;
}

// Removes the common prefix and suffix up to a slash: "core/double/robust" becomes "double".
std::vector<std::string> short_names(const std::vector<RunHeader::Subject>& subjects) {
  std::vector<std::string> names;
  for (const RunHeader::Subject& one : subjects) names.push_back(one.name);
  const auto in_common = [&names](auto same) {
    std::size_t length = 0;
    while (length < names[0].size() && std::ranges::all_of(names, [&](const std::string& name) {
             return length < name.size() && same(name, length) == same(names[0], length);
           })) {
      ++length;
    }
    return length;
  };
  if (names.size() < 2) return names;
  const std::size_t front =
      in_common([](const std::string& name, std::size_t i) { return name[i]; });
  const std::size_t back =
      in_common([](const std::string& name, std::size_t i) { return name[name.size() - 1 - i]; });
  const std::size_t from = names[0].rfind('/', front == 0 ? 0 : front - 1);
  const std::size_t begin = front == 0 || from == std::string::npos ? 0 : from + 1;
  const std::string tail = names[0].substr(names[0].size() - back);
  const std::size_t slash = tail.find('/');
  const std::size_t cut = slash == std::string::npos ? 0 : tail.size() - slash;
  for (std::string& name : names) {
    if (begin + cut < name.size()) name = name.substr(begin, name.size() - begin - cut);
  }
  return names;
}

std::string figure_text(double value) { return value == 0 ? "0" : fmt::format("{:.3g}", value); }

std::string quantile_text(const Quantiles& quantiles, double share) {
  return quantiles.total() == 0 ? "" : figure_text(quantiles.at(share));
}

std::string largest_text(const Quantiles& quantiles) {
  return quantiles.total() == 0 ? "" : figure_text(quantiles.largest());
}

// The optional columns.
struct Extra {
  std::vector<std::string> of_groups, of_subjects;
  bool promises = false;
};

Extra extra_columns(const Sweep& sweep) {
  const RunHeader& header = sweep.header();
  Extra extra{setting_keys(header.groups), setting_keys(header.subjects), false};
  for (std::size_t g = 0; g < header.groups.size(); ++g) {
    for (std::size_t s = 0; s < header.subjects.size(); ++s) {
      extra.promises = extra.promises || sweep.cell(g, s).promised > 0;
    }
  }
  return extra;
}

Row cell_row(const Extra& extra, const RunHeader::Group& group, const RunHeader::Subject& subject,
             const SweptCell& cell) {
  Row row{base_name(subject)};
  for (const std::string& key : extra.of_subjects) row.push_back(setting_text(subject, key));
  row.push_back(group.family.empty() ? group.name : group.family);
  for (const std::string& key : extra.of_groups) row.push_back(setting_text(group, key));
  row.insert(row.end(),
             {count_or_dot(cell.answers), count_or_dot(cell.findings), count_or_dot(cell.gross)});
  if (extra.promises) row.push_back(cell.promised > 0 ? count_or_dot(cell.broken) : "none made");
  row.insert(row.end(),
             {std::to_string(cell.iterations.quantile(0.5)),
              std::to_string(cell.iterations.largest()), quantile_text(cell.relative, 0.5),
              quantile_text(cell.relative, 0.99), largest_text(cell.relative)});
  const bool predicts = cell.condition.total() > 0 && subject.unit_roundoff > 0;
  const double predicted = subject.unit_roundoff * cell.condition.at(0.5);
  row.push_back(predicts ? figure_text(predicted) : "");
  const bool has_ratio = predicts && cell.relative.total() > 0;
  row.push_back(has_ratio ? figure_text(cell.relative.at(0.5) / predicted) : "");
  row.push_back(quantile_text(cell.scaled, 0.99));
  return row;
}

// Those of cases::Family that are no pure number.
constexpr const char* lengths[] = {"spread",    "offset",          "gap",    "depth",
                                   "clearance", "origin_distance", "radius", "half_height",
                                   "speed",     "pass_distance"};

template <typename Of, typename Whose>
void add_quantiles(std::vector<CellColumn>& all, const std::string& name, const std::string& unit,
                   const std::string& meaning, Of Whose::*quantiles, const std::string& brief) {
  const std::pair<const char*, double> shares[] = {
      {"p10", 0.1}, {"p50", 0.5}, {"p90", 0.9}, {"p99", 0.99}, {"max", 1}};
  for (const auto& [suffix, share] : shares) {
    all.push_back({name + "_" + suffix, unit, meaning, brief.find(suffix) != std::string::npos,
                   [quantiles, share = share](const RunHeader::Subject&,
                                              const SweptCell& cell) -> std::optional<double> {
                     const Of& some = cell.*quantiles;
                     if (some.total() == 0) return std::nullopt;
                     if (share == 1) return some.largest();
                     if constexpr (std::is_same_v<Of, Iterations>) return some.quantile(share);
                     if constexpr (std::is_same_v<Of, Quantiles>) return some.at(share);
                   }});
  }
}

// The largest error after dropping the worst `share` of the answers.
double error_of(const SweptCell& cell, double share) {
  return share == 0 ? cell.relative.largest() : cell.relative.at(1 - share);
}

}  // namespace

const std::vector<CellColumn>& cell_columns() {
  static const std::vector<CellColumn> columns = [] {
    std::vector<CellColumn> all{{"u", "1", "unit roundoff of the subject", false,
                                 [](const RunHeader::Subject& subject, const SweptCell&) {
                                   return subject.unit_roundoff;
                                 }}};
    const auto count = [&all](const std::string& name, const std::string& meaning, bool brief,
                              auto number) {
      all.push_back(
          {name, "1", meaning, brief, [number](const RunHeader::Subject&, const SweptCell& cell) {
             return static_cast<double>(number(cell));
           }});
    };
    using C = const SweptCell&;
    count("cases", "also those that were skipped", true, [](C cell) { return cell.answers; });
    for (const VerdictKind verdict : oracle::all_verdict_kinds) {
      count(name(verdict), "answers", false, [verdict](C cell) { return cell.count(verdict); });
    }
    count("findings", "answers worse than near_contact", true,
          [](C cell) { return cell.findings; });
    count("gross", "findings above 64 sqrt(u) M", true, [](C cell) { return cell.gross; });
    count("promised", "answers with a promised tolerance", false,
          [](C cell) { return cell.promised; });
    count("beyond_promise", "answers that break it", false, [](C cell) { return cell.broken; });
    add_quantiles(all, "relative_error", "1",
                  "|d - d*| / d* of separated bodies, inf without an answer", &SweptCell::relative,
                  "p50 p99 max");
    add_quantiles(all, "scaled_error", "u M", "|d - d*|", &SweptCell::scaled, "p99");
    add_quantiles(all, "ulps", "ulp", "|d - d*| of float and double", &SweptCell::ulps, "");
    add_quantiles(all, "condition", "1", "M / d* of separated bodies", &SweptCell::condition, "");
    add_quantiles(all, "iterations", "1", "of all answers", &SweptCell::iterations, "p50 max");
    return all;
  }();
  return columns;
}

std::string with_unit(const std::string& quantity) {
  const bool is_length = std::ranges::find(lengths, quantity) != std::end(lengths);
  return quantity + (is_length ? " [2^exponent]" : quantity == "turn" ? " [rad]" : " [1]");
}

std::vector<Row> cell_rows(const Sweep& sweep, bool brief) {
  const RunHeader& header = sweep.header();
  const Extra extra = extra_columns(sweep);
  Row head{"subject"};
  for (const std::string& key : extra.of_subjects) head.push_back("subject_" + with_unit(key));
  head.push_back("family");
  for (const std::string& key : extra.of_groups) head.push_back("family_" + with_unit(key));
  for (const CellColumn& column : cell_columns()) {
    if (column.brief || !brief) head.push_back(column.name + " [" + column.unit + "]");
  }
  std::vector<Row> rows{head};
  for (std::size_t g = 0; g < header.groups.size(); ++g) {
    const RunHeader::Group& group = header.groups[g];
    for (std::size_t s = 0; s < header.subjects.size(); ++s) {
      const RunHeader::Subject& subject = header.subjects[s];
      if (sweep.cell(g, s).answers == 0) continue;
      Row row{base_name(subject)};
      for (const std::string& key : extra.of_subjects) row.push_back(setting_text(subject, key));
      row.push_back(group.family.empty() ? group.name : group.family);
      for (const std::string& key : extra.of_groups) row.push_back(setting_text(group, key));
      for (const CellColumn& column : cell_columns()) {
        if (brief && !column.brief) continue;
        const std::optional<double> number = column.number(subject, sweep.cell(g, s));
        row.push_back(!number ? ""
                      : brief && column.name.find('_') != std::string::npos
                          ? figure_text(*number)
                          : fmt::format("{}", *number));
      }
      rows.push_back(std::move(row));
    }
  }
  return rows;
}

std::string cell_table(const Sweep& sweep, bool markdown) {
  const RunHeader& header = sweep.header();
  const Extra extra = extra_columns(sweep);
  Row head{"subject"};
  head.insert(head.end(), extra.of_subjects.begin(), extra.of_subjects.end());
  head.push_back("family");
  head.insert(head.end(), extra.of_groups.begin(), extra.of_groups.end());
  head.insert(head.end(), {"cases", "findings", "gross"});
  if (extra.promises) head.push_back("beyond promise");
  head.insert(head.end(),
              {"it. 50 %", "max", "error 50 %", "99 %", "max", "u M/d", "ratio 50 %", "99 %"});
  std::vector<Row> rows{head};
  for (std::size_t g = 0; g < header.groups.size(); ++g) {
    for (std::size_t s = 0; s < header.subjects.size(); ++s) {
      const SweptCell& cell = sweep.cell(g, s);
      if (cell.answers == 0) continue;
      rows.push_back(cell_row(extra, header.groups[g], header.subjects[s], cell));
    }
  }
  return literal_table(rows, markdown);
}

std::string accuracy_table(const Sweep& sweep, double share, bool markdown) {
  const RunHeader& header = sweep.header();
  const std::vector<double> wanted = accuracies(header.study);
  if (wanted.empty()) return "";
  const std::vector<std::string> names = short_names(header.subjects);
  const Extra extra = extra_columns(sweep);
  Row head{"family"};
  head.insert(head.end(), extra.of_groups.begin(), extra.of_groups.end());
  head.push_back("M/d 50 %");
  for (const double accuracy : wanted) head.push_back(cases::canonical_decimal(accuracy));
  // Sort by precision; equal precision keeps the order of the header.
  std::vector<std::size_t> order(header.subjects.size());
  for (std::size_t s = 0; s < order.size(); ++s) order[s] = s;
  std::ranges::stable_sort(order, [&header](std::size_t one, std::size_t other) {
    return header.subjects[one].unit_roundoff > header.subjects[other].unit_roundoff;
  });
  std::vector<Row> rows{head};
  for (std::size_t g = 0; g < header.groups.size(); ++g) {
    // The most precise one that gives distances.
    const auto has_errors = [&](std::size_t s) { return sweep.cell(g, s).relative.total() > 0; };
    const auto most = std::find_if(order.rbegin(), order.rend(), has_errors);
    if (most == order.rend()) continue;
    const RunHeader::Group& group = header.groups[g];
    Row row{group.family.empty() ? group.name : group.family};
    for (const std::string& key : extra.of_groups) row.push_back(setting_text(group, key));
    row.push_back(quantile_text(sweep.cell(g, *most).condition, 0.5));
    for (const double accuracy : wanted) {
      const auto suffices = [&](std::size_t s) {
        return has_errors(s) && error_of(sweep.cell(g, s), share) <= accuracy;
      };
      const auto found = std::ranges::find_if(order, suffices);
      row.push_back(found == order.end() ? "none" : names[*found]);
    }
    rows.push_back(row);
  }
  return literal_table(rows, markdown);
}

std::string sweep_text(const Sweep& sweep, bool markdown) {
  const std::string title = markdown ? "## Cells\n\n" : "Cells\n";
  std::string text =
      title +
      "A row a subject and a family with their settings.  Relative errors of the "
      "distance are of all bodies\nthat are apart.  `u M/d` is what is predicted of "
      "them, by the median of the condition M/d; `ratio 50 %`\nthe median error over "
      "it, and the 99 % behind it what 99 % of all answers do not exceed in units of "
      "u M:\nthe error over what is predicted of the same case.\n\n" +
      cell_table(sweep, markdown);
  for (const double share : {0.01, 0.0}) {
    const std::string of_accuracies = accuracy_table(sweep, share, markdown);
    if (of_accuracies.empty()) break;
    text += std::string("\n") + (markdown ? "## " : "") + "Which subject suffices, " +
            (share > 0 ? "in 99 % of the answers" : "in all answers") + (markdown ? "\n\n" : "\n") +
            of_accuracies;
  }
  return text;
}

}  // namespace reports
