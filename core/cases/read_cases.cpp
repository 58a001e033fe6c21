// SPDX-License-Identifier: MIT
// The lines of a file: the header, then cases with different ids.
#include <fmt/format.h>

#include <fstream>
#include <iostream>
#include <unordered_map>
#include <utility>

#include "core/cases/file.hpp"
#include "core/cases/json_line.hpp"
#include "core/cases/read_case.hpp"

namespace cases {
namespace {

void check_header(const std::string& line) {
  const Json header = parse_json_line(line);
  const Json* format = header.is_object() ? find(header, "format") : nullptr;
  if (format == nullptr) throw Refusal{"no header; the first line must be " + header_line(), {}};
  inside("format", [&] {
    if (text_of(*format) != format_name) {
      throw Refusal{fmt::format("{} is not \"{}\"", shown(*format), format_name), {}};
    }
  });
}

Case case_of_line(const std::string& line) {
  const Json json = parse_json_line(line);
  if (json.is_object() && json.contains("format")) {
    throw Refusal{"header again; it belongs on line 1 only", {}};
  }
  return read_case(json);
}

// Ids name cases in reports and on command lines, hence one case each.
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
  std::string line;
  std::size_t number = 0;
  while (std::getline(in, line)) {
    ++number;
    if (line.ends_with('\r')) line.pop_back();
    std::optional<Case> question;
    try {
      if (number == 1) {
        check_header(line);
      } else {
        question = case_of_line(line);
        ids.add(question->id, number);
      }
    } catch (const Refusal& refusal) {
      throw ReadError(message(file, number, refusal));
    }
    if (question) visit(std::move(*question));
  }
  if (in.bad()) throw ReadError(message(file, number + 1, {"cannot be read", {}}));
  if (number == 0) {
    throw ReadError(message(file, 1, {"empty file; the first line must be " + header_line(), {}}));
  }
}

void for_each_case(const std::string& path, const std::function<void(Case&&)>& visit) {
  if (path == "-") return for_each_case(std::cin, path, visit);
  std::ifstream in(path, std::ios::binary);
  if (!in) throw ReadError(path + ": cannot be opened");
  for_each_case(in, path, visit);
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
