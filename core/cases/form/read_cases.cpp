// SPDX-License-Identifier: MIT
// Reads the documents of a file: a header, then cases with unique ids.
#include <fmt/format.h>

#include <fstream>
#include <iostream>
#include <sstream>
#include <unordered_map>
#include <utility>

#include "core/cases/file.hpp"
#include "core/cases/form/json_documents.hpp"
#include "core/cases/form/read_case.hpp"

namespace cases {
namespace {

void check_header(const Json& header) {
  const Json* format = find(header, "format");
  if (format == nullptr) throw Refusal{"no header; the first line must be " + header_line(), {}};
  inside("format", [&] {
    if (text_of(*format) != format_name) {
      throw Refusal{fmt::format("{} is not \"{}\"", shown(*format), format_name), {}};
    }
  });
  // A header may have any keys, but a case must not be mistaken for one.
  if (find(header, "a") != nullptr && find(header, "b") != nullptr) {
    throw Refusal{"header and case in one document; the header must be separate", {}};
  }
}

// Ids name cases in reports and on command lines, so they must be unique.
class Ids {
 public:
  void add(const std::string& id, std::size_t line) {
    const auto [first, fresh] = lines_.try_emplace(id, line);
    if (fresh) return;
    throw Refusal{fmt::format("{} is already on line {}", shown(id), first->second), "id"};
  }

 private:
  std::unordered_map<std::string, std::size_t> lines_;
};

std::string message(const std::string& file, std::size_t line, const Refusal& refusal) {
  const char* separator = refusal.place.empty() ? "" : ": ";
  return fmt::format("{}:{}: {}{}{}", file, line, refusal.place, separator, refusal.reason);
}

}  // namespace

void for_each_case(std::istream& in, const std::string& file,
                   const std::function<void(Case&&)>& visit) {
  Ids ids;
  JsonDocuments documents(in);
  bool empty = true;
  for (;;) {
    std::optional<Case> question;
    try {
      const std::optional<Json> json = documents.next();
      if (!json) break;
      // Each of several concatenated files has a header.
      if (empty || find(*json, "format") != nullptr) {
        check_header(*json);
      } else {
        question = read_case(*json);
        ids.add(question->id, documents.line());
      }
      empty = false;
    } catch (const Refusal& refusal) {
      throw ReadError(message(file, documents.line(), refusal));
    }
    if (question) visit(std::move(*question));
  }
  if (empty) {
    throw ReadError(message(file, 1, {"empty file; the first line must be " + header_line(), {}}));
  }
}

void for_each_case(const std::string& path, const std::function<void(Case&&)>& visit) {
  if (path == "-") return for_each_case(std::cin, path, visit);
  std::ifstream in(path, std::ios::binary);
  if (!in) throw ReadError(path + ": cannot be opened");
  for_each_case(in, path, visit);
}

std::optional<Case> read_line(const std::string& line, const std::string& file, std::size_t number,
                              const std::vector<std::string>& added) {
  std::istringstream in(line);
  try {
    std::optional<Json> json = JsonDocuments(in).next();
    if (!json) throw Refusal{"blank line", {}};
    for (const std::string& key : added) json->erase(key);
    if (find(*json, "format") == nullptr) return read_case(*json);
    check_header(*json);
    return std::nullopt;
  } catch (const Refusal& refusal) {
    throw ReadError(message(file, number, refusal));
  }
}

std::vector<Case> read_cases(std::istream& in, const std::string& file) {
  std::vector<Case> result;
  for_each_case(in, file, [&result](Case&& question) { result.push_back(std::move(question)); });
  return result;
}

std::vector<Case> read_cases(const std::string& path) {
  std::vector<Case> result;
  for_each_case(path, [&result](Case&& question) { result.push_back(std::move(question)); });
  return result;
}

}  // namespace cases
