// SPDX-License-Identifier: MIT
// Messages of the host, JSON as programs print it, and the introduction of a program.
#include "core/subjects/outside/lines/lines.hpp"

#include <fmt/format.h>

#include <bit>
#include <charconv>
#include <iterator>
#include <set>

#include "core/cases/file.hpp"

namespace subjects {
namespace {

using nlohmann::json;

void append_decimal(std::string& text, double number) {
  std::array<char, 32> digits{};
  const char* const end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  const std::string_view shortest(digits.data(), static_cast<std::size_t>(end - digits.data()));
  text += shortest;
  // Otherwise Python and others would read an integer and compute exactly.
  if (shortest.find_first_of(".e") == std::string_view::npos) text += ".0";
}

void append_points(std::string& text, const std::vector<cases::Point>& points, int dim,
                   NumberForm numbers) {
  const auto axes = static_cast<std::size_t>(dim);
  text += '[';
  for (const cases::Point& point : points) {
    text += text.back() == '[' ? "[" : ",[";
    for (std::size_t axis = 0; axis < axes; ++axis) {
      if (axis > 0) text += ',';
      if (numbers == NumberForm::hex) {
        fmt::format_to(std::back_inserter(text), "\"{}\"", cases::hex_float(point[axis]));
      } else {
        append_decimal(text, point[axis]);
      }
    }
    text += ']';
  }
  text += ']';
}

void append(std::string& text, std::string_view before, std::uint64_t number) {
  const fmt::format_int digits(number);
  text.append(before).append(digits.data(), digits.size());
}

void append_case(std::string& text, const cases::Case& question, std::uint64_t seq,
                 NumberForm numbers) {
  append(text, "{\"seq\":", seq);
  append(text, ",\"dim\":", static_cast<std::uint64_t>(question.dim));
  if (numbers == NumberForm::raw) {
    append(text, ",\"a\":", question.a.points.size());
    append(text, ",\"b\":", question.b.points.size());
  } else {
    text += ",\"a\":";
    append_points(text, question.a.points, question.dim, numbers);
    text += ",\"b\":";
    append_points(text, question.b.points, question.dim, numbers);
  }
  text += '}';
}

void append_raw(std::string& text, double number) {
  const auto pattern = std::bit_cast<std::uint64_t>(number);
  std::array<char, sizeof pattern> bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    bytes[i] = static_cast<char>(static_cast<unsigned char>(pattern >> 8 * i));
  }
  text.append(bytes.data(), bytes.size());
}

void append_raw(std::string& text, const cases::Case& question) {
  for (const cases::Body* body : {&question.a, &question.b}) {
    for (const cases::Point& point : body->points) {
      for (int axis = 0; axis < question.dim; ++axis) {
        append_raw(text, point[static_cast<std::size_t>(axis)]);
      }
    }
  }
}

std::uint64_t raw_size(const cases::Case& question) {
  return sizeof(double) * static_cast<std::uint64_t>(question.dim) *
         (question.a.points.size() + question.b.points.size());
}

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();
constexpr std::array<std::pair<std::string_view, double>, 4> words = {
    {{"NaN", not_a_number}, {"nan", not_a_number}, {"Infinity", infinity}, {"inf", infinity}}};

std::optional<double> number_of_word(std::string_view text) {
  const bool minus = text.starts_with('-');
  if (minus || text.starts_with('+')) text.remove_prefix(1);
  for (const auto& [word, value] : words) {
    if (text == word) return minus ? -value : value;
  }
  return std::nullopt;
}

// The end of the string that starts at `begin`, after its closing quote.
std::size_t end_of_string(std::string_view text, std::size_t begin) {
  for (std::size_t i = begin + 1; i < text.size(); ++i) {
    if (text[i] == '"') return i + 1;
    if (text[i] == '\\') ++i;
  }
  return text.size();
}

// --- members that an object has twice, of which the library keeps the last

// Members of all objects: each has a colon outside strings.
std::size_t members_in(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < text.size();) {
    if (text[i] == ':') ++count;
    i = text[i] == '"' ? end_of_string(text, i) : i + 1;
  }
  return count;
}

std::size_t members_in(const json& value) {
  std::size_t count = 0;
  std::vector<const json*> open{&value};
  while (!open.empty()) {
    const json& next = *open.back();
    open.pop_back();
    if (next.is_object()) count += next.size();
    for (const json& one : next) {
      if (one.is_structured()) open.push_back(&one);
    }
  }
  return count;
}

// The last one.  Watching each key takes longer than reading a reply.
std::string repeated_key(std::string_view line) {
  std::vector<std::set<std::string>> open;
  std::string repeated;
  const json::parser_callback_t watch = [&](int, json::parse_event_t event, const json& key) {
    if (event == json::parse_event_t::object_start) open.emplace_back();
    if (event == json::parse_event_t::object_end) open.pop_back();
    if (event == json::parse_event_t::key && !open.back().insert(key).second) repeated = key;
    return true;
  };
  [[maybe_unused]] const json again = json::parse(with_quoted_words(line), watch, false);
  return in_one_line(repeated);
}

// --- the introduction of a program

[[noreturn]] void refuse(const std::string& why) { throw std::invalid_argument(why); }

std::string text_of(const json& value, const std::string& member) {
  if (!value.is_string()) refuse(fmt::format("\"{}\" must be a string", member));
  return value.get<std::string>();
}

bool truth_of(const json& value, const std::string& member) {
  if (!value.is_boolean()) refuse(fmt::format("\"{}\" must be true or false", member));
  return value.get<bool>();
}

// Requires a finite number of at least 0.
double size_of(const json& value, const std::string& member) {
  const std::optional<double> size = number_of(value);
  if (!size || !(*size >= 0 && *size <= binary64.largest)) {
    refuse(fmt::format("\"{}\" must be a non-negative number", member));
  }
  return *size;
}

// The value for a message.  Lists and objects are not shown, since they may be deep.
std::string shown(const json& value) {
  return value.is_structured() ? "a list or an object" : in_one_line(value.dump(-1, ' ', true));
}

// The index of the value among `choices`.
template <std::size_t N>
std::size_t choice_of(const json& value, const std::string& member,
                      const std::array<const char*, N>& choices) {
  for (std::size_t i = 0; i < N && value.is_string(); ++i) {
    if (value == choices[i]) return i;
  }
  refuse(fmt::format("\"{}\" has the unknown value {}", member, shown(value)));
}

std::string name_of(const json& value) {
  constexpr std::size_t length_max = 64;
  constexpr const char* allowed =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._/+-";
  std::string name = text_of(value, "name");
  if (name.empty() || name.size() > length_max || name.find_first_not_of(allowed) != name.npos) {
    refuse("\"name\" must be 1 to 64 letters, digits and ._/+-");
  }
  return name;
}

void take_answers(const json& value, Introduction& program) {
  if (!value.is_array()) refuse("\"answers\" must be a list");
  Capabilities& says = program.capabilities;
  const std::array<std::pair<const char*, bool*>, 6> kinds = {
      {{"distance", &says.distance},
       {"depth", &says.depth},
       {"witnesses", &says.witnesses},
       {"normal", &says.normal},
       {"lower_bound", &program.lower_bound},
       {"certain", &program.certain}}};
  for (const auto& [name, said] : kinds) *said = false;
  for (const json& kind : value) {
    *kinds[choice_of<6>(kind, "answers",
                        {"distance", "depth", "witnesses", "normal", "lower_bound", "certain"})]
         .second = true;
  }
}

PromisedTolerance promise_of(const json& value) {
  PromisedTolerance promised;
  if (!value.is_object()) refuse("each member of \"promised\" must be an object");
  for (const auto& [member, size] : value.items()) {
    if (member != "absolute" && member != "relative") {
      refuse(fmt::format("unknown member \"{}\" in a member of \"promised\"", in_one_line(member)));
    }
    (member == "absolute" ? promised.absolute : promised.relative) = size_of(size, member);
  }
  return promised;
}

void take_promises(const json& value, Introduction& program) {
  if (!value.is_object()) refuse("\"promised\" must be an object");
  for (const auto& [member, promise] : value.items()) {
    auto* const said = member == "distance"    ? &program.promised_distance
                       : member == "depth"     ? &program.promised_depth
                       : member == "witnesses" ? &program.promised_witnesses
                                               : nullptr;
    if (said == nullptr) {
      refuse(fmt::format("unknown member \"{}\" in \"promised\"", in_one_line(member)));
    }
    *said = promise_of(promise);
  }
}

void take_member(const std::string& member, const json& value, Introduction& program) {
  Capabilities& takes = program.capabilities;
  if (member == "name") {
    program.name = name_of(value);
  } else if (member == "description") {
    program.description = in_one_line(text_of(value, member));
  } else if (member == "format") {
    program.format =
        choice_of<2>(value, member, {"binary64", "binary32"}) == 0 ? binary64 : binary32;
  } else if (member == "plane") {
    takes.plane = truth_of(value, member);
  } else if (member == "space") {
    takes.space = truth_of(value, member);
  } else if (member == "answers") {
    take_answers(value, program);
  } else if (member == "magnitude_max") {
    takes.magnitude_max = size_of(value, member);
  } else if (member == "promised") {
    take_promises(value, program);
  } else if (member == "numbers") {
    program.numbers =
        static_cast<NumberForm>(choice_of<3>(value, member, {"decimal", "hex", "raw"}));
  } else if (member == "run") {
    constexpr std::uint64_t most = 1024;
    program.run_cases = integer_of(value).value_or(0);
    if (program.run_cases < 1 || program.run_cases > most) {
      refuse(fmt::format("\"run\" must be an integer from 1 to {}", most));
    }
  } else if (member != "protocol") {
    refuse(fmt::format("unknown member \"{}\" in \"started\"", in_one_line(member)));
  }
}

}  // namespace

std::string start_message() {
  return "{\"start\":{\"protocol\":1,\"gjkproof\":\"" GJKPROOF_VERSION "\"}}\n";
}

std::string stop_message() { return "{\"stop\":true}\n"; }

std::string run_message(std::span<const cases::Case* const> run, std::uint64_t first_seq,
                        NumberForm numbers) {
  std::string text = "{\"run\":[";
  for (const cases::Case* question : run) {
    if (text.back() != '[') text += ',';
    append_case(text, *question, first_seq++, numbers);
  }
  if (numbers != NumberForm::raw) return text + "]}\n";
  std::uint64_t size = 0;
  for (const cases::Case* question : run) size += raw_size(*question);
  append(text, "],\"bytes\":", size);
  text += "}\n";
  text.reserve(text.size() + size);
  for (const cases::Case* question : run) append_raw(text, *question);
  return text;
}

std::string in_one_line(std::string_view text) {
  constexpr std::size_t length_max = 200;
  std::string line(text.substr(0, length_max));
  if (text.size() > length_max) {
    // A byte 10xxxxxx continues a character.
    std::size_t end = length_max;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    line.resize(end);
  }
  for (char& c : line) {
    if (static_cast<unsigned char>(c) < ' ' || c == '\x7f') c = ' ';
  }
  return line;
}

std::string with_quoted_words(std::string_view text) {
  std::string quoted;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = 0;
    if (text[i] == '"') {
      end = end_of_string(text, i);
    } else {
      end = text.find_first_of(" \t\r,:[]{}\"", i);
      end = std::max(i + 1, std::min(end, text.size()));
    }
    const std::string_view part = text.substr(i, end - i);
    const bool is_word = number_of_word(part).has_value();
    if (is_word) quoted += '"';
    quoted += part;
    if (is_word) quoted += '"';
    i = end;
  }
  return quoted;
}

std::optional<json> json_object(std::string_view line) {
  // The library reads NUL as the end of its input and would ignore the rest.
  if (line.find('\0') != std::string_view::npos) return std::nullopt;
  json read = json::parse(line, nullptr, false);
  if (read.is_discarded()) read = json::parse(with_quoted_words(line), nullptr, false);
  if (!read.is_object()) return std::nullopt;
  if (members_in(line) != members_in(read)) refuse("duplicate key \"" + repeated_key(line) + "\"");
  return read;
}

std::optional<double> number_of(const json& value) {
  if (value.is_number()) return value.get<double>();
  if (value.is_null()) return not_a_number;
  if (!value.is_string()) return std::nullopt;
  const auto& text = value.get_ref<const std::string&>();
  if (const std::optional<double> word = number_of_word(text)) return word;
  return cases::parse_hex_float(text);
}

std::optional<std::uint64_t> integer_of(const json& value) {
  constexpr double largest = 0x1p+53;
  if (!value.is_number()) return std::nullopt;
  const auto number = value.get<double>();
  if (!(number >= 0 && number <= largest) || number != std::floor(number)) return std::nullopt;
  return static_cast<std::uint64_t>(number);
}

Introduction read_started(std::string_view line) {
  const std::optional<json> message = json_object(line);
  if (!message) {
    refuse(
        fmt::format("its first line is not a JSON object: {}",
                    json(in_one_line(line)).dump(-1, ' ', true, json::error_handler_t::replace)));
  }
  if (message->size() != 1 || !message->contains("started") || !(*message)["started"].is_object()) {
    refuse("its first line is not {\"started\": {...}}");
  }
  const json& said = (*message)["started"];
  if (!said.contains("protocol")) refuse("\"protocol\" is missing");
  if (integer_of(said["protocol"]) != std::uint64_t{1}) {
    refuse(fmt::format("\"protocol\" is {} and must be 1", shown(said["protocol"])));
  }
  if (!said.contains("name")) refuse("\"name\" is missing");
  Introduction program;
  program.capabilities.curved_bodies = false;
  program.capabilities.shapes = false;
  program.capabilities.witnesses = false;
  for (const auto& [member, value] : said.items()) take_member(member, value, program);
  if (!program.capabilities.plane && !program.capabilities.space) {
    refuse("\"plane\" and \"space\" are both false");
  }
  return program;
}

}  // namespace subjects
