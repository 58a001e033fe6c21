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

std::string base_of(const RunHeader::Subject& subject) {
  return subject.settings.empty() ? subject.name : cases::split_settings(subject.name).base;
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

std::string quantile_text(const Quantiles& of, double share) {
  return of.total() == 0 ? "" : figure_text(of.at(share));
}

std::string largest_text(const Quantiles& of) {
  return of.total() == 0 ? "" : figure_text(of.largest());
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
  Row row{base_of(subject)};
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
  row.push_back(predicts ? figure_text(cell.relative.at(0.5) / predicted) : "");
  row.push_back(quantile_text(cell.scaled, 0.99));
  return row;
}

// The largest error after dropping the worst `share` of the answers.
double error_of(const SweptCell& cell, double share) {
  return share == 0 ? cell.relative.largest() : cell.relative.at(1 - share);
}

}  // namespace

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
  return table(rows, markdown);
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
    const SweptCell& exact = sweep.cell(g, order.back());
    if (exact.relative.total() == 0) continue;
    const RunHeader::Group& group = header.groups[g];
    Row row{group.family.empty() ? group.name : group.family};
    for (const std::string& key : extra.of_groups) row.push_back(setting_text(group, key));
    row.push_back(quantile_text(exact.condition, 0.5));
    for (const double accuracy : wanted) {
      const auto suffices = [&](std::size_t s) {
        const SweptCell& cell = sweep.cell(g, s);
        return cell.relative.total() > 0 && error_of(cell, share) <= accuracy;
      };
      const auto found = std::ranges::find_if(order, suffices);
      row.push_back(found == order.end() ? "none" : names[*found]);
    }
    rows.push_back(row);
  }
  return table(rows, markdown);
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
