// SPDX-License-Identifier: MIT
#include "reports/pipe/answered_line.hpp"

#include <fmt/format.h>

#include <array>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "core/cases/file.hpp"
#include "core/subjects/outside/lines/json_text.hpp"
#include "core/subjects/outside/lines/lines.hpp"

namespace reports {
namespace {

using nlohmann::json;

constexpr std::array kinds = {"answer", "error", "skipped"};
constexpr const char* issue = "issue";  // beside "skipped"

// A program in a pipe declares nothing: it may say everything, and of the distance that it may keep
// it to itself.
subjects::Introduction introduction(const json& members) {
  subjects::Introduction said;
  said.capabilities.distance = members.contains("distance");
  said.capabilities.depth = true;
  said.capabilities.witnesses = true;
  said.capabilities.normal = true;
  said.lower_bound = true;
  said.certain = true;
  return said;
}

// The reply that the line holds; null: none.
json reply_in(const json& line, const std::string& where) {
  json reply;
  const char* found = nullptr;
  for (const char* kind : kinds) {
    const auto member = line.find(kind);
    if (member == line.end() || member->is_null()) continue;
    if (found != nullptr) {
      throw cases::ReadError(fmt::format("{}: \"{}\" beside \"{}\"", where, kind, found));
    }
    found = kind;
    const bool whole = std::string(kind) == "answer";
    if (whole && !member->is_object()) {
      throw cases::ReadError(where + ": answer: is not an object");
    }
    reply = whole ? *member : json{{kind, *member}};
  }
  if (line.contains(issue) && reply.contains("skipped")) reply[issue] = line[issue];
  return reply;
}

}  // namespace

AnsweredLine read_answered_line(const std::string& line, const std::string& file,
                                std::size_t number) {
  const std::vector<std::string> added = {kinds[0], kinds[1], kinds[2], issue};
  AnsweredLine result;
  // A number that is not finite may stand in an answer; in a case it is refused, in quotes too.
  result.question = cases::read_line(subjects::with_quoted_words(line), file, number, added);
  if (!result.question) return result;
  const std::string where = fmt::format("{}:{}", file, number);
  const std::optional<json> whole = subjects::json_object(line);
  if (!whole) throw cases::ReadError(where + ": malformed JSON");
  subjects::Reply reply;
  reply.members = reply_in(*whole, where);
  if (reply.members.is_null()) return result;
  result.answer = subjects::answer_of(reply, introduction(reply.members), result.question->dim);
  return result;
}

}  // namespace reports
