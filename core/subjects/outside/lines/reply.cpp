// SPDX-License-Identifier: MIT
// Replies of a program to cases.
#include <fmt/format.h>

#include <bit>

#include "core/subjects/outside/claims.hpp"
#include "core/subjects/outside/lines/lines.hpp"

namespace subjects {
namespace {

using nlohmann::json;

constexpr std::size_t double_size = 8;

// The number of coordinates of a numeric member: 0 for a plain number.
std::optional<std::size_t> coordinates_of(const std::string& member, int dim) {
  if (member == "distance" || member == "depth" || member == "lower_bound" || member == "ns")
    return 0;
  if (member == "witness_a" || member == "witness_b" || member == "normal") {
    return static_cast<std::size_t>(dim);
  }
  return std::nullopt;
}

double raw_number(std::string_view bytes) {
  std::uint64_t pattern = 0;
  for (std::size_t i = double_size; i-- > 0;) {
    pattern = pattern << 8U | static_cast<unsigned char>(bytes[i]);
  }
  return std::bit_cast<double>(pattern);
}

// The members of a reply to many cases; truths and counts are numbers there.
enum class Member {
  intersecting,
  distance,
  depth,
  lower_bound,
  iterations,
  at_limit,
  ns,
  witness_a,
  witness_b,
  normal
};
constexpr std::array<const char*, 10> member_names = {
    "intersecting", "distance", "depth",     "lower_bound", "iterations",
    "at_limit",     "ns",       "witness_a", "witness_b",   "normal"};
constexpr const char* not_a_time = "\"ns\" must be a positive number";
constexpr bool is_time(double ns) { return ns > 0 && ns < HUGE_VAL; }
constexpr bool is_vector(Member kind) { return kind >= Member::witness_a; }

// Completes the answer, whose members are all read.  Returns what is wrong with it; empty: nothing.
std::string completed(Answer& answer, const Introduction& program, bool says_whether) {
  if (!says_whether) return "\"intersecting\" is missing";
  if (program.capabilities.distance && !answer.distance) {
    if (!answer.intersecting) return "\"distance\" is missing";
    answer.distance = Length{};
  }
  if (answer.witness_a.has_value() != answer.witness_b.has_value()) {
    return "one of the two witness points is missing";
  }
  return {};
}

// Reads the members of an answer and keeps the first error.
class AnswerReader {
 public:
  AnswerReader(const json& reply, const Introduction& program, int dim)
      : reply_(reply), program_(program), dim_(static_cast<std::size_t>(dim)) {}

  Answer read() {
    answer_.answered = true;
    answer_.status = "answered";
    bool says_whether = false;
    for (const auto& [member, value] : reply_.items()) {
      take(member, value);
      says_whether = says_whether || member == "intersecting";
    }
    fail(completed(answer_, program_, says_whether));
    return fault_.empty() ? answer_ : lost_answer(fault_);
  }

 private:
  void take(const std::string& member, const json& value) {
    const Capabilities& says = program_.capabilities;
    if (member == "seq" || (member == "raw" && program_.numbers == NumberForm::raw)) {
      // Already checked.
    } else if (member == "intersecting") {
      answer_.intersecting = truth(member, value);
    } else if (member == "distance") {
      answer_.distance = length(member, value, says.distance);
    } else if (member == "depth") {
      answer_.penetration_depth = length(member, value, says.depth);
    } else if (member == "lower_bound") {
      answer_.lower_bound = length(member, value, program_.lower_bound);
    } else if (member == "certain") {
      answer_.certain = certainty(value);
    } else if (member == "witness_a") {
      answer_.witness_a = vector(member, value, says.witnesses);
    } else if (member == "witness_b") {
      answer_.witness_b = vector(member, value, says.witnesses);
    } else if (member == "normal") {
      answer_.normal = vector(member, value, says.normal);
    } else if (member == "iterations") {
      answer_.iterations = count(member, value);
    } else if (member == "ns") {
      answer_.nanoseconds = number_of(value);
      if (!is_time(answer_.nanoseconds.value_or(0))) fail(not_a_time);
    } else if (member == "status") {
      if (!value.is_string()) return fail("\"status\" must be a string");
      answer_.status = in_one_line(value.get_ref<const std::string&>());
    } else if (member == "at_limit") {
      if (!truth(member, value)) return;
      answer_.ending = Ending::iteration_limit;
      if (!reply_.contains("status")) answer_.status = "at its limit";
    } else {
      fail(fmt::format("unknown member \"{}\"", in_one_line(member)));
    }
  }

  void fail(std::string why) {
    if (fault_.empty()) fault_ = std::move(why);
  }

  bool truth(const std::string& member, const json& value) {
    if (!value.is_boolean()) fail(fmt::format("\"{}\" must be true or false", member));
    return value.is_boolean() && value.get<bool>();
  }

  int count(const std::string& member, const json& value) {
    const std::optional<std::uint64_t> said = integer_of(value);
    if (said && *said <= std::uint64_t{std::numeric_limits<int>::max()}) {
      return static_cast<int>(*said);
    }
    fail(fmt::format("\"{}\" must be a non-negative integer", member));
    return 0;
  }

  Number number(const std::string& member, const json& value) {
    const std::optional<double> said = number_of(value);
    if (!said) fail(fmt::format("\"{}\" must be a number", member));
    return Number(said.value_or(0));
  }

  void look_whether_declared(const std::string& member, bool declared) {
    if (!declared) fail(fmt::format("\"{}\" is not declared in \"answers\"", member));
  }

  Length length(const std::string& member, const json& value, bool declared) {
    look_whether_declared(member, declared);
    return {number(member, value), false};
  }

  Certainty certainty(const json& value) {
    look_whether_declared("certain", program_.certain);
    Certainty certain;
    if (!value.is_object() || value.size() != 3 || !value.contains("relation") ||
        !value.contains("lower") || !value.contains("upper")) {
      fail("\"certain\" must have relation, lower and upper only");
      return certain;
    }
    const auto relation =
        std::find_if(cases::all_relations.begin(), cases::all_relations.end(),
                     [&](cases::Relation one) { return value["relation"] == cases::name(one); });
    if (relation == cases::all_relations.end()) {
      fail("the relation of \"certain\" must be separated, touching or overlapping");
    } else {
      certain.relation = *relation;
    }
    certain.lower.value = number("certain lower", value["lower"]);
    certain.upper.value = number("certain upper", value["upper"]);
    return certain;
  }

  std::array<Number, 3> vector(const std::string& member, const json& value, bool declared) {
    look_whether_declared(member, declared);
    std::array<Number, 3> coordinates;
    if (!value.is_array() || value.size() != dim_) {
      fail(fmt::format("\"{}\" must be a list of {} numbers", member, dim_));
      return coordinates;
    }
    for (std::size_t axis = 0; axis < dim_; ++axis) {
      coordinates[axis] = number(member, value[axis]);
    }
    return coordinates;
  }

  const json& reply_;
  const Introduction& program_;
  std::size_t dim_;
  Answer answer_;
  std::string fault_;
};

// Reads a reply that gives no answer but the reason `kind`, followed by the optional text of
// `more`.
Answer none(const json& reply, const std::string& kind, const std::string& more) {
  std::string text;
  for (const auto& [member, value] : reply.items()) {
    if (member == "seq") continue;
    if (member != kind && (member != more || more.empty())) {
      return lost_answer(
          fmt::format("\"{}\" is not allowed beside \"{}\"", in_one_line(member), kind));
    }
    if (!value.is_string()) return lost_answer(fmt::format("\"{}\" must be a string", member));
  }
  Answer answer;
  answer.status = in_one_line(reply[kind].get_ref<const std::string&>());
  if (answer.status.empty()) answer.status = fmt::format("\"{}\" without a reason", kind);
  if (!more.empty() && reply.contains(more)) {
    answer.status += " (" + in_one_line(reply[more].get_ref<const std::string&>()) + ")";
  }
  return answer;
}

bool overflows(std::string_view line) {
  try {
    [[maybe_unused]] const json read = json::parse(line);
  } catch (const json::out_of_range&) {
    return true;
  } catch (const json::exception&) {
  }
  return false;
}

}  // namespace

Reply read_reply(std::string_view line) {
  Reply reply;
  std::optional<json> members;
  try {
    members = json_object(line);
  } catch (const std::invalid_argument& error) {
    reply.fault = error.what();
    return reply;
  }
  if (!members) {
    constexpr std::size_t shown = 60;
    const json start = std::string(line.substr(0, shown));
    const char* const what =
        overflows(line) ? "a number overflows a double: " : "not a JSON object: ";
    reply.fault = what + start.dump(-1, ' ', true, json::error_handler_t::replace);
    return reply;
  }
  reply.members = std::move(*members);
  const auto seq = reply.members.find("seq");
  if (seq == reply.members.end()) {
    reply.fault = "\"seq\" is missing";
  } else if (seq->is_array()) {
    for (const json& one : *seq) reply.all.push_back(integer_of(one).value_or(0));
    if (reply.all.empty() || std::count(reply.all.begin(), reply.all.end(), 0U) > 0) {
      reply.fault = "\"seq\" must be a list of positive integers";
    } else {
      reply.seq = reply.all.front();
    }
  } else if (const std::optional<std::uint64_t> number = integer_of(*seq);
             !number || *number == 0) {
    reply.fault = "\"seq\" must be a positive integer";
  } else {
    reply.seq = *number;
  }
  return reply;
}

std::optional<std::size_t> raw_bytes(const Reply& reply, int dim) {
  const auto raw = reply.members.find("raw");
  if (raw == reply.members.end()) return 0;
  if (!raw->is_array()) return std::nullopt;
  std::size_t bytes = 0;
  for (const json& member : *raw) {
    if (!member.is_string()) return std::nullopt;
    const auto& name = member.get_ref<const std::string&>();
    const auto coordinates = coordinates_of(name, dim);
    const bool is_given_twice =
        std::count(raw->begin(), raw->end(), member) > 1 || reply.members.contains(name);
    if (!coordinates || is_given_twice) return std::nullopt;
    bytes += double_size * std::max<std::size_t>(*coordinates, 1);
  }
  return bytes;
}

void add_raw(Reply& reply, int dim, std::string_view bytes) {
  const auto take = [&bytes] {
    const double number = raw_number(bytes);
    bytes.remove_prefix(double_size);
    return number;
  };
  const json names = reply.members["raw"];
  for (const json& name : names) {
    const auto& member = name.get_ref<const std::string&>();
    const std::size_t coordinates = *coordinates_of(member, dim);
    json& value = reply.members[member];
    if (coordinates == 0) {
      value = take();
    } else {
      value = json::array();
      for (std::size_t axis = 0; axis < coordinates; ++axis) value.push_back(take());
    }
  }
}

RawAnswers::RawAnswers(const Reply& reply, const Introduction& program) : program_(program) {
  const auto raw = reply.members.find("raw");
  if (program.numbers != NumberForm::raw || raw == reply.members.end() || !raw->is_array()) return;
  for (const json& member : *raw) {
    const auto kind = std::find(member_names.begin(), member_names.end(), member);
    const auto place = static_cast<std::size_t>(kind - member_names.begin());
    if (kind == member_names.end() || std::count(kinds_.begin(), kinds_.end(), place) > 0) return;
    kinds_.push_back(place);
  }
  valid_ = true;
  const Capabilities& says = program.capabilities;
  const std::array<bool, member_names.size()> declared = {
      true, says.distance, says.depth,     program.lower_bound, true,
      true, true,          says.witnesses, says.witnesses,      says.normal};
  for (const std::size_t kind : kinds_) {
    if (!declared[kind] && fault_.empty()) {
      fault_ = fmt::format("\"{}\" is not declared in \"answers\"", member_names[kind]);
    }
  }
  for (const auto& [member, value] : reply.members.items()) {
    if (member != "seq" && member != "raw" && fault_.empty()) {
      fault_ = fmt::format("\"{}\" is not allowed beside a list of cases", in_one_line(member));
    }
  }
}

std::optional<std::size_t> RawAnswers::bytes(int dim) const {
  if (!valid_) return std::nullopt;
  std::size_t numbers = 0;
  for (const std::size_t kind : kinds_) {
    numbers += is_vector(Member{static_cast<int>(kind)}) ? static_cast<std::size_t>(dim) : 1;
  }
  return double_size * numbers;
}

Answer RawAnswers::answer_of(int dim, std::string_view bytes) const {
  if (!fault_.empty()) return lost_answer(fault_);
  Answer answer;
  answer.answered = true;
  answer.status = "answered";
  std::string fault;
  const auto take = [&bytes] {
    const double number = raw_number(bytes);
    bytes.remove_prefix(double_size);
    return number;
  };
  const auto truth = [&](const char* member) {
    const double number = take();
    if (number != 0 && number != 1) fault = fmt::format("\"{}\" must be 0 or 1", member);
    return number == 1;
  };
  const auto vector = [&] {
    std::array<Number, 3> coordinates;
    for (std::size_t axis = 0; axis < static_cast<std::size_t>(dim); ++axis) {
      coordinates[axis].set(take());
    }
    return coordinates;
  };
  bool says_whether = false;
  for (const std::size_t kind : kinds_) {
    switch (Member{static_cast<int>(kind)}) {
      case Member::intersecting:
        answer.intersecting = truth("intersecting");
        says_whether = true;
        break;
      case Member::distance: answer.distance = Length{Number(take())}; break;
      case Member::depth: answer.penetration_depth = Length{Number(take())}; break;
      case Member::lower_bound: answer.lower_bound = Length{Number(take())}; break;
      case Member::iterations: {
        const double count = take();
        if (!(count >= 0 && count <= std::numeric_limits<int>::max() &&
              count == std::floor(count))) {
          fault = "\"iterations\" must be a non-negative integer";
        } else {
          answer.iterations = static_cast<int>(count);
        }
        break;
      }
      case Member::at_limit:
        if (!truth("at_limit")) break;
        answer.ending = Ending::iteration_limit;
        answer.status = "at its limit";
        break;
      case Member::ns:
        answer.nanoseconds = take();
        if (!is_time(*answer.nanoseconds)) fault = not_a_time;
        break;
      case Member::witness_a: answer.witness_a = vector(); break;
      case Member::witness_b: answer.witness_b = vector(); break;
      case Member::normal: answer.normal = vector(); break;
    }
  }
  if (fault.empty()) fault = completed(answer, program_, says_whether);
  return fault.empty() ? answer : lost_answer(std::move(fault));
}

Answer answer_of(const Reply& reply, const Introduction& program, int dim) {
  if (reply.members.contains("error")) return none(reply.members, "error", "");
  if (reply.members.contains("skipped")) {
    Answer answer = none(reply.members, "skipped", "issue");
    answer.skipped = answer.ending != Ending::failed;
    return answer;
  }
  return AnswerReader(reply.members, program, dim).read();
}

}  // namespace subjects
