// SPDX-License-Identifier: MIT
#include "reports/page/row.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "core/cases/file.hpp"

namespace reports::page {
namespace {

using nlohmann::json;

double hex(const json& text) {
  const auto value = cases::parse_hex_float(text.get_ref<const std::string&>());
  if (!value) throw std::invalid_argument("not a hex float: " + text.dump());
  return *value;
}

// JSON has no word for what is not finite: the records have it in quotes.
double number(const json& value) {
  return value.is_string() ? std::stod(value.get<std::string>()) : value.get<double>();
}

// A list is an enclosure, lower bound first.  A length beyond the largest double has no hex float.
std::optional<double> length(const json& value) {
  if (value.is_null()) return std::nullopt;
  return cases::parse_hex_float(
      (value.is_array() ? value.at(0) : value).get_ref<const std::string&>());
}

std::optional<double> number(const json& line, const char* key) {
  const auto at = line.find(key);
  if (at == line.end() || at->is_null()) return std::nullopt;
  return number(*at);
}

std::string text(const json& line, const char* key) {
  const auto at = line.find(key);
  return at == line.end() || at->is_null() ? std::string() : at->get<std::string>();
}

std::size_t place(const std::map<std::string, std::size_t>& places, const json& name) {
  const auto at = places.find(name.get_ref<const std::string&>());
  if (at == places.end()) {
    throw std::invalid_argument("the header does not name " + name.get<std::string>());
  }
  return at->second;
}

std::size_t column_of(const std::string& name) {
  const auto* const at = std::find(columns.begin(), columns.end(), name);
  if (at == columns.end()) throw std::invalid_argument("no such column: " + name);
  return static_cast<std::size_t>(at - columns.begin());
}

// What json throws of a missing key or another type says nothing of records.
template <typename Read>
auto checked(const Read& read) {
  try {
    return read();
  } catch (const json::exception& error) {
    throw std::invalid_argument(error.what());
  } catch (const std::out_of_range& error) {  // of a word that is no number
    throw std::invalid_argument(error.what());
  }
}

}  // namespace

Header header_of(const json& line) {
  return checked([&] {
    if (text(line, "format") != "gjkproof-run/2") {
      throw std::invalid_argument("not the records of a study (gjkproof-run/2)");
    }
    Header header;
    header.seed = line.at("seed").get<std::uint64_t>();
    header.vertices_max = line.at("vertices").get<int>();
    for (const json& group : line.at("groups")) {
      header.group_places.emplace(group.at("name"), header.groups.size());
      header.groups.push_back(
          {group.at("name"), text(group, "file"), group.at("size").get<std::uint64_t>()});
    }
    for (const json& subject : line.at("subjects")) {
      const std::string name = subject.at("name");
      const std::string option = text(subject, "option");
      header.subject_places.emplace(name, header.subjects.size());
      header.subjects.push_back({name, option.empty() ? name : option, text(subject, "description"),
                                 hex(subject.at("u"))});
    }
    return header;
  });
}

Row row_of(const json& line, const Header& header) {
  return checked([&] {
    Row row;
    row.subject = place(header.subject_places, line.at("subject"));
    row.group = place(header.group_places, line.at("group"));
    row.column = column_of(line.at("column"));
    row.index = line.at("index").get<std::uint64_t>();
    for (const auto& [name, value] : line.at("parameters").items()) {
      row.parameters.emplace_back(name, number(value));
    }
    row.magnitude = number(line, "magnitude").value_or(0);
    row.distance = length(line.at("distance"));
    row.altitude = number(line, "altitude");
    for (const json& count : line.at("vertices")) row.vertices += count.get<double>();
    row.status = text(line, "status");
    row.size = number(line, "size");
    row.gross = line.at("gross").is_boolean() && line.at("gross").get<bool>();
    row.scaled_error = number(line, "scaled_error");
    row.relative_error = number(line, "relative_error");
    if (const auto count = number(line, "iterations")) row.iterations = static_cast<int>(*count);
    return row;
  });
}

}  // namespace reports::page
