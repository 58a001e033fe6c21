// SPDX-License-Identifier: MIT
#include "reports/study/form/record.hpp"

#include <fmt/compile.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <concepts>
#include <string_view>

#include "core/cases/file.hpp"
#include "oracle/judge/measures.hpp"
#include "reports/output/json_text.hpp"

namespace reports {
namespace {

std::optional<Record::Says::Certain> certain(const subjects::Answer& answer) {
  if (!answer.certain) return std::nullopt;
  const subjects::Certainty& said = *answer.certain;
  return Record::Says::Certain{said.relation, *rounded(said.lower), *rounded(said.upper)};
}

// Appends the members of a JSON object to a text.  Written by hand because the JSON library would
// take longer than the judging.
class Line {
 public:
  explicit Line(std::string& text) : text_(text) {}

  // Begins the next member after others; the next call writes its value.
  Line& operator[](std::string_view key) { return plain(",\"", key, "\":"); }

  Line& plain(std::string_view text) {
    text_ += text;
    return *this;
  }
  // All three at once, because each append costs a call.
  Line& plain(std::string_view first, std::string_view text, std::string_view last) {
    const std::size_t size = text_.size();
    text_.resize(size + first.size() + text.size() + last.size());
    char* end = text_.data() + size;
    for (const std::string_view part : {first, text, last}) end = std::ranges::copy(part, end).out;
    return *this;
  }
  Line& word(std::string_view text) { return plain("\"", text, "\""); }
  Line& null() { return plain("null"); }

  Line& quoted(const std::string& text) {
    const auto is_plain = [](unsigned char c) {
      return c >= ' ' && c < 0x7f && c != '"' && c != '\\';
    };
    if (std::ranges::all_of(text, is_plain)) return word(text);
    return plain(json_text(text));
  }

  template <std::integral I>
  Line& integer(I value) {
    return formatted(value);
  }

  // JSON has no numbers for infinity and NaN, so they are written as strings.
  Line& number(double value) {
    return std::isfinite(value) ? formatted(value) : plain("\"").formatted(value).plain("\"");
  }
  Line& number(const std::optional<double>& value) { return value ? number(*value) : null(); }
  Line& length(double value) { return word(cases::hex_float(value)); }
  Line& length(const std::optional<double>& value) { return value ? length(*value) : null(); }
  Line& yes_or_no(bool value) { return plain(value ? "true" : "false"); }

 private:
  template <typename T>
  Line& formatted(T value) {
    std::array<char, 32> characters;
    const char* const end = fmt::format_to(characters.data(), FMT_COMPILE("{}"), value);
    return plain({characters.data(), end});
  }

  std::string& text_;
};

void add_parameters(Line& line, const std::vector<cases::Parameter>& all) {
  line["parameters"].plain("{");
  for (const cases::Parameter& one : all) {
    if (&one != &all.front()) line.plain(",");
    line.word(one.name).plain(":").number(one.value);
  }
  line.plain("}");
}

void add_truth(Line& line, const oracle::Facts& exact) {
  line["relation"];
  exact.relation ? line.word(cases::name(*exact.relation)) : line.null();
  const auto add = [&](const char* name, const std::optional<std::array<double, 2>>& bounds) {
    line[name];
    if (!bounds) {
      line.null();
    } else if (exact.is_enclosure) {
      line.plain("[").length(bounds->front()).plain(",").length(bounds->back()).plain("]");
    } else {
      line.length(bounds->front());
    }
  };
  add("distance", exact.distance);
  add("depth", exact.depth);
  line["altitude"].number(exact.altitude);
}

void add_says(Line& line, const std::optional<Record::Says>& said) {
  line["says"];
  if (!said) {
    line.null();
    return;
  }
  line.plain(R"({"relation":)").word(said->intersecting ? "intersecting" : "separated");
  line["distance"].length(said->distance);
  line["depth"].length(said->depth);
  line["lower_bound"].length(said->lower_bound);
  if (said->certain) {
    line.plain(R"(,"certain":{"relation":)").word(cases::name(said->certain->relation));
    line["lower"].length(said->certain->lower);
    line["upper"].length(said->certain->upper).plain("}");
  }
  line.plain("}");
}

// The members of a record that belong to the case.
void append_case(const RecordedCase& question, std::string& text) {
  text.reserve(1024);  // room for most records
  Line line(text);
  line.plain("{\"case\":").quoted(question.id);
  line["group"].quoted(question.group);
  line["index"].integer(question.index);
  add_parameters(line, question.parameters);
  line["domain"].word(cases::name(question.domain));
  line["dim"].integer(question.dim);
  line["vertices"].plain("[").integer(question.vertices[0]).plain(",");
  line.integer(question.vertices[1]).plain("]");
  line["bits"].integer(question.bits);
  line["magnitude"].number(question.magnitude);
  add_truth(line, question.exact);
}

// The members that belong to the answer, to the end of the object.
void append_answer(const Record& record, std::string& text) {
  const Counted& counted = record.counted;
  Line line(text);
  line["subject"].quoted(record.subject);
  line["status"];
  counted.status ? line.quoted(*counted.status) : line.null();
  add_says(line, record.says);
  line["verdict"].word(broad_name(counted.verdict));
  line["column"].word(name(counted.verdict));
  line["reason"].quoted(counted.reason);
  line["gross"].yes_or_no(counted.gross);
  line["size"];
  std::isfinite(counted.size) ? line.number(counted.size) : line.null();
  line["scaled_error"].number(counted.scaled_error);
  line["relative_error"].number(record.relative_error);
  line["ulps"].number(record.ulps);
  line["promise"];
  counted.keeps_promise ? line.yes_or_no(*counted.keeps_promise) : line.null();
  line["iterations"];
  counted.iterations ? line.integer(*counted.iterations) : line.null();
  if (record.counted.nanoseconds)
    line["ns"].plain(fmt::format("{:.1f}", *record.counted.nanoseconds));
  line.plain("}");
}

}  // namespace

std::optional<double> rounded(const std::optional<subjects::Length>& length) {
  if (!length) return std::nullopt;
  const subjects::Number& value = length->value;
  const bool has_root = length->squared && value.is_finite() && value.exact() >= 0;
  return has_root ? oracle::rounded_root(value.exact(), oracle::binary64) : value.approximation();
}

std::string certain_text(const subjects::Answer& answer) {
  const std::optional<Record::Says::Certain> said = certain(answer);
  if (!said) return {};
  return fmt::format("certain: {}, {:.17g} to {:.17g}", cases::name(said->relation), said->lower,
                     said->upper);
}

std::optional<double> positive_distance(const Record& record) {
  const auto& distance = record.question->exact.distance;
  if (!distance || !(distance->front() > 0)) return std::nullopt;
  return distance->front();
}

std::string relation(const oracle::JudgedAnswer& finding) {
  if (!finding.answer || !finding.answer->answered) return {};
  return finding.answer->intersecting ? "intersecting" : "separated";
}

std::optional<double> distance(const oracle::JudgedAnswer& finding) {
  return finding.answer ? rounded(finding.answer->distance) : std::nullopt;
}

const std::shared_ptr<const RecordedCase>& CaseRecorder::recorded(
    const subjects::Subject& subject) {
  const cases::Case* const put = examination_.put(subject).question;
  const int bits = std::min(examination_.bits(), case_bits(subject));
  const auto known = std::ranges::find_if(
      forms_, [&](const Form& form) { return form.put == put && form.bits == bits; });
  if (known != forms_.end()) return known->recorded;
  const cases::Case& question = put == nullptr ? examination_.question() : *put;
  const auto result = std::make_shared<RecordedCase>();
  result->id = question.id;
  result->group = group_;
  result->index = index_;
  result->parameters = question.parameters;
  result->domain = domain_;
  result->dim = question.dim;
  result->vertices = {cases::vertex_count(question.a, question.dim),
                      cases::vertex_count(question.b, question.dim)};
  result->bits = bits;
  result->magnitude = cases::magnitude(question);
  if (put != nullptr) result->exact = examination_.facts(subject);
  forms_.push_back({put, bits, result});
  return forms_.back().recorded;
}

Record CaseRecorder::record(const subjects::Subject& subject, const oracle::JudgedAnswer& finding) {
  Record record;
  record.question = recorded(subject);
  record.subject = subject.name;
  if (finding.answer && finding.answer->answered) {
    const subjects::Answer& answer = *finding.answer;
    record.says = {answer.intersecting, rounded(answer.distance), rounded(answer.penetration_depth),
                   rounded(answer.lower_bound), certain(answer)};
  }
  record.counted = counted(finding);
  record.relative_error = finding.verdict.relative_error;
  record.ulps = examination_.ulps(subject, finding);
  return record;
}

Record record_of(const std::string& group, std::uint64_t index, oracle::Examination& examination,
                 const subjects::Subject& subject, const oracle::JudgedAnswer& finding) {
  const cases::Domain domain = cases::domain(examination.question());
  return CaseRecorder(group, index, domain, examination).record(subject, finding);
}

std::string record_line(const Record& record) {
  std::string text;
  append_case(*record.question, text);
  append_answer(record, text);
  return text;
}

void CaseRecorder::append_line(const Record& record, std::string& lines) {
  Form& form = *std::ranges::find(forms_, record.question, &Form::recorded);
  if (form.text.empty()) append_case(*record.question, form.text);
  lines += form.text;
  append_answer(record, lines);
  lines += '\n';
}

}  // namespace reports
