// SPDX-License-Identifier: MIT
// The command, and CSV, which is written record by record.
#include "reports/readers/export.hpp"

#include <fmt/format.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

#include "core/subjects/outside/process/temporary_folder.hpp"
#include "reports/output/note.hpp"
#include "reports/output/output_file.hpp"
#include "reports/output/text_table.hpp"
#include "reports/readers/chart.hpp"
#include "reports/study/form/expected.hpp"
#include "reports/study/form/record.hpp"
#include "reports/study/sweep/sweep.hpp"

namespace reports {
namespace {

using Fields = std::vector<std::string>;

// The shortest decimal that parses to the same double.
std::string text(double number) { return fmt::format("{}", number); }

bool is_chart(const std::string& format) {
  return format == "vega-lite" || format == "svg" || format == "pdf";
}

std::string text(const std::optional<double>& number) {
  return number ? text(*number) : std::string();
}

std::string text(const std::optional<int>& number) {
  return number ? std::to_string(*number) : std::string();
}

std::string text(const std::optional<bool>& truth) {
  return truth ? (*truth ? "true" : "false") : "";
}

std::string line(const Fields& fields) {
  std::string result;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    result += (i == 0 ? "" : ",") + csv_field(fields[i]);
  }
  return result + "\r\n";
}

// Each parameter once, in order of first occurrence.
Fields parameters_of(const ExportOptions& options) {
  ChosenRecords reader(options.study, options.choice, RecordStream::Needs::findings);
  Fields names;
  std::set<std::string> known;
  for (Record record; reader.next(record);) {
    for (const cases::Parameter& one : record.question->parameters) {
      if (known.insert(one.name).second) names.push_back(one.name);
    }
  }
  return names;
}

// Fields for an exact length (rounded), and for the lower and upper bound of an enclosure.
std::array<std::string, 3> lengths(const std::optional<std::array<double, 2>>& bounds,
                                   bool is_enclosure) {
  if (!bounds) return {};
  const auto [lower, upper] = *bounds;
  if (!is_enclosure) return {text(lower), "", ""};
  return {"", text(lower), text(upper)};
}

// The fields that every record has, with the names of their columns.
std::vector<std::pair<const char*, std::string>> fields_of(const Record& record) {
  const RecordedCase& question = *record.question;
  const oracle::Facts& exact = question.exact;
  const Counted& counted = record.counted;
  const auto [distance, lower, upper] = lengths(exact.distance, exact.is_enclosure);
  const auto [depth, depth_lower, depth_upper] = lengths(exact.depth, exact.is_enclosure);
  const Record::Says says = record.says.value_or(Record::Says());
  const std::string said = says.intersecting ? "intersecting" : "separated";
  const auto& certain = says.certain;
  return {{"case", question.id},
          {"group", question.group},
          {"index", std::to_string(question.index)},
          {"domain", cases::name(question.domain)},
          {"dim", std::to_string(question.dim)},
          {"vertices_a", std::to_string(question.vertices[0])},
          {"vertices_b", std::to_string(question.vertices[1])},
          {"bits", std::to_string(question.bits)},
          {"magnitude", text(question.magnitude)},
          {"relation", exact.relation ? cases::name(*exact.relation) : ""},
          {"distance", distance},
          {"distance_lower", lower},
          {"distance_upper", upper},
          {"depth", depth},
          {"depth_lower", depth_lower},
          {"depth_upper", depth_upper},
          {"altitude", text(exact.altitude)},
          {"subject", record.subject},
          {"status", counted.status.value_or("")},
          {"says_relation", record.says ? said : ""},
          {"says_distance", text(says.distance)},
          {"says_depth", text(says.depth)},
          {"says_lower_bound", text(says.lower_bound)},
          {"says_certain", certain ? cases::name(certain->relation) : ""},
          {"says_certain_lower", certain ? text(certain->lower) : ""},
          {"says_certain_upper", certain ? text(certain->upper) : ""},
          {"verdict", broad_name(counted.verdict)},
          {"column", name(counted.verdict)},
          {"reason", counted.reason},
          {"gross", counted.gross ? "true" : "false"},
          {"size", std::isfinite(counted.size) ? text(counted.size) : ""},
          {"scaled_error", text(counted.scaled_error)},
          {"relative_error", text(record.relative_error)},
          {"ulps", text(record.ulps)},
          {"promise", text(counted.keeps_promise)},
          {"iterations", text(counted.iterations)}};
}

// `timed`: adds a column for the time of each query.
Fields head(const Fields& parameters, bool timed) {
  Fields names;
  Record none;
  none.question = std::make_shared<RecordedCase>();
  for (const auto& field : fields_of(none)) names.emplace_back(field.first);
  if (timed) names.emplace_back("ns");
  for (const std::string& name : parameters) names.push_back("parameter_" + name);
  return names;
}

Fields row(const Record& record, const Fields& parameters, bool timed) {
  Fields fields;
  for (auto& field : fields_of(record)) fields.push_back(std::move(field.second));
  if (timed) fields.push_back(text(record.counted.nanoseconds));
  for (const std::string& parameter : parameters) {
    const auto& all = record.question->parameters;
    const auto found = std::ranges::find(all, parameter, &cases::Parameter::name);
    fields.push_back(found == all.end() ? "" : text(found->value));
  }
  return fields;
}

void print(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stdout) == text.size()) return;
  throw std::runtime_error("standard output cannot be written");
}

// CSV [RFC 4180], one line per record.  Fields have the names that they have in the records, with
// the prefix says_ or parameter_ for members of `says` and `parameters`.  Lengths are decimals that
// parse to the same double.  Reads the records twice, first for the names of the parameters.
bool write_csv(const ExportOptions& options, const std::function<void(std::string_view)>& sink) {
  const Fields parameters = parameters_of(options);
  ChosenRecords reader(options.study, options.choice, RecordStream::Needs::findings);
  const bool timed = reader.header().timed;
  sink(line(head(parameters, timed)));
  for (Record record; reader.next(record);) sink(line(row(record, parameters, timed)));
  return reader.complete();
}

// Streams into a temporary file, because the CSV may exceed memory, then renames it.
bool csv(const ExportOptions& options) {
  if (options.output.empty()) return write_csv(options, print);
  bool complete = false;
  replace_file(options.output, [&](OutputFile& file) {
    complete = write_csv(options, [&](std::string_view lines) { file.write(lines); });
  });
  return complete;
}

std::string short_form(const std::string& format, const ReadStudy& study,
                       const std::string& records) {
  if (format == "markdown") return markdown_page(study);
  if (format == "latex") return latex_page(study);
  if (format == "junit") return junit_xml(study);
  return sarif_json(study, records);
}

std::string cells(ChosenRecords& reader, const std::string& format) {
  if (!is_sweep(reader.header())) {
    throw std::invalid_argument(reader.path() +
                                ": no setting was swept, so there are no --cells; `gjkproof study "
                                "--list` lists sweeps");
  }
  Sweep sweep(reader.header());
  for (Record record; reader.next(record);) {
    const Place place = reader.places().place(record);
    sweep.add(place.group, place.subject, record);
  }
  const std::vector<Row> rows = cell_rows(sweep, format == "latex");
  if (format == "latex") {
    return latex_origin(reader.header(), reader.complete()) + latex_table(rows);
  }
  std::string text;
  for (const Row& row : rows) text += line(row);
  return text;
}

// The findings as a list of known failures.
std::string expected_list(ChosenRecords& reader) {
  std::string text = expected_header(reader.header()) + "\n";
  for (Record record; reader.next(record);) {
    if (is_finding(record.counted.verdict)) text += expected_line(record) + "\n";
  }
  return text;
}

void write(const std::string& text, const std::string& output) {
  if (output.empty()) return print(text);
  replace_file(output, text);
}

// Converts by librsvg's program, which reads and writes files.
ExitCode write_pdf(const std::string& svg, const std::string& output) {
  const subjects::TemporaryFolder folder;
  const std::string from = folder.path() / "chart.svg";
  const std::string to = folder.path() / "chart.pdf";
  replace_file(from, svg);
  const int status = std::system(
      ("rsvg-convert --format=pdf --output=" + shell_word(to) + " " + shell_word(from)).c_str());
  std::ostringstream pdf;
  if (status == 0) pdf << std::ifstream(to, std::ios::binary).rdbuf();
  if (status != 0) {
    note(
        "gjkproof: PDF is made by rsvg-convert of the Debian package librsvg2-bin, which "
        "ended with {}; --format svg needs no program\n",
        WIFEXITED(status) && WEXITSTATUS(status) == 127 ? "\"not found\"" : "an error");
    return failed_to_start;
  }
  write(pdf.str(), output);
  return clean;
}

// Whether what is exported counts answers of all verdicts.
bool counts_all(const ExportOptions& options) {
  const std::string& format = options.format;
  return options.cells || is_chart(format) || format == "markdown" || format == "latex" ||
         format == "junit";
}

// What the options ask for together must make sense.
void require_sense(const ExportOptions& options) {
  const bool chart = is_chart(options.format);
  const auto refuse = [](const std::string& reason) { throw std::invalid_argument(reason); };
  if (options.cells && options.format != "csv" && options.format != "latex") {
    refuse("--cells is for --format csv and latex");
  }
  if (!chart && (options.chart != "distribution" || !options.x.empty())) {
    refuse("--chart and --x are for --format vega-lite, svg and pdf");
  }
  if (options.width > 0 && options.format != "svg" && options.format != "pdf") {
    refuse("--width is for --format svg and pdf");
  }
  if (chart && !options.x.empty() && options.chart == "distribution") {
    refuse("--x is for --chart error, iterations and findings");
  }
  if (counts_all(options) && !options.choice.verdicts.empty()) {
    refuse(
        "--verdict would change the counts of markdown, latex and junit, and the shares and "
        "quantiles of a chart or of --cells");
  }
}

}  // namespace

ReadStudy read_whole(ChosenRecords& reader, const std::string& expected) {
  const RunHeader& header = reader.header();
  const Tally none(names(header.groups), names(header.subjects));
  ReadStudy study{header, none, none, {}, false};
  std::optional<Expectations> known;
  if (!expected.empty()) known.emplace(expected, header);
  for (Record record; reader.next(record);) {
    const VerdictKind verdict = record.counted.verdict;
    const std::size_t group = reader.places().group(record.question->group);
    const std::size_t subject = reader.places().subject(record.subject);
    const auto finding = [&] { return worst_finding(header, record); };
    const ExpectedFinding* const entry =
        known && is_finding(verdict) ? known->expects(record) : nullptr;
    study.tally.add(group, subject, record.counted, entry == nullptr ? finding : MakeFinding());
    if (entry == nullptr) continue;
    study.expected.add(group, subject, record.counted, finding);
    if (entry->issue.empty()) continue;
    for (const std::string& place : {record.question->group, std::string()}) {
      study.issues[{record.subject, verdict, place}].insert(entry->issue);
    }
  }
  study.complete = reader.complete();
  return study;
}

ExitCode export_study(const ExportOptions& options) {
  require_sense(options);
  require_no_result(options.output, options.study);
  require_other_file(options.output, options.expected);
  const std::string& format = options.format;
  ChosenRecords reader(
      options.study, options.choice,
      counts_all(options) ? RecordStream::Needs::all : RecordStream::Needs::findings);
  if (!reader.header().records.all()) {
    note("gjkproof: {}: holds only {}\n", reader.path(), description(reader.header().records));
  }
  bool complete = false;
  if (is_chart(format)) {
    const Chart chart = chart_of(reader, options.chart, options.x, options.width);
    complete = reader.complete();
    if (format == "pdf") {
      if (const ExitCode code = write_pdf(svg_text(chart), options.output); code != clean)
        return code;
    } else {
      write(format == "svg" ? svg_text(chart) : vega_lite_json(chart), options.output);
    }
  } else if (options.cells) {
    write(cells(reader, format), options.output);
    complete = reader.complete();
  } else if (format == "csv") {
    complete = csv(options);
  } else if (format == "expected") {
    write(expected_list(reader), options.output);
    complete = reader.complete();
  } else {
    const ReadStudy study = read_whole(reader, options.expected);
    complete = study.complete;
    write(short_form(format, study, reader.path()), options.output);
  }
  if (complete) return clean;
  note("gjkproof: {}: incomplete\n", options.study);
  return incomplete;
}

}  // namespace reports
