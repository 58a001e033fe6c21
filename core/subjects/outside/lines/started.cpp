// SPDX-License-Identifier: MIT
// The introduction of a program.
#include <fmt/format.h>

#include <array>
#include <stdexcept>
#include <utility>

#include "core/subjects/outside/lines/json_text.hpp"
#include "core/subjects/outside/lines/lines.hpp"

namespace subjects {
namespace {

using nlohmann::json;

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

// The index of the word among `words`.
template <std::size_t N>
std::size_t choice_of(const json& value, const std::string& member,
                      const std::array<const char*, N>& words) {
  for (std::size_t i = 0; i < N && value.is_string(); ++i) {
    if (value == words[i]) return i;
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
    if (member == "absolute") {
      promised.absolute = size_of(size, "absolute");
    } else if (member == "relative") {
      promised.relative = size_of(size, "relative");
    } else {
      refuse(fmt::format("unknown member \"{}\" in a member of \"promised\"", in_one_line(member)));
    }
  }
  return promised;
}

void take_promises(const json& value, Introduction& program) {
  if (!value.is_object()) refuse("\"promised\" must be an object");
  for (const auto& [member, promise] : value.items()) {
    if (member == "distance") {
      program.promised_distance = promise_of(promise);
    } else if (member == "depth") {
      program.promised_depth = promise_of(promise);
    } else if (member == "witnesses") {
      program.promised_witnesses = promise_of(promise);
    } else {
      refuse(fmt::format("unknown member \"{}\" in \"promised\"", in_one_line(member)));
    }
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
  } else if (member != "protocol") {
    refuse(fmt::format("unknown member \"{}\" in \"started\"", in_one_line(member)));
  }
}

}  // namespace

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
