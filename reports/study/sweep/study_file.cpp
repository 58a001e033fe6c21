// SPDX-License-Identifier: MIT
#include "reports/study/sweep/sweep.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "core/cases/families.hpp"
#include "core/cases/json_reason.hpp"
#include "core/cases/settings.hpp"
#include "oracle/reference/reference.hpp"
#include "reports/output/output_file.hpp"
#include "reports/output/strict_json.hpp"

namespace reports {
namespace {

using nlohmann::ordered_json;

// Why a study file is not valid, without the file name.
struct WrongStudy : std::runtime_error {
  WrongStudy(std::size_t line, const std::string& reason)
      : std::runtime_error("line " + std::to_string(line) + ": " + reason) {}
};

// Why the value of a JSON pointer is not valid.
struct WrongPlace : std::runtime_error {
  WrongPlace(std::string of_value, const std::string& reason)
      : std::runtime_error((of_value.empty() ? "the document" : of_value) + ": " + reason),
        pointer(std::move(of_value)) {}
  std::string pointer;
};

// A value and its JSON pointer.
struct JsonPlace {
  const ordered_json& json;
  std::string pointer;

  [[noreturn]] void refuse(const std::string& reason) const { throw WrongPlace(pointer, reason); }
  JsonPlace at(const std::string& key) const { return {json.at(key), pointer + "/" + key}; }
  JsonPlace at(std::size_t i) const { return {json.at(i), pointer + "/" + std::to_string(i)}; }

  void require_keys(const std::vector<std::string>& known,
                    const std::vector<std::string>& required) const {
    if (!json.is_object()) refuse("must be an object");
    std::string list;
    for (const std::string& key : known) list += (list.empty() ? "" : ", ") + key;
    for (const auto& [key, value] : json.items()) {
      if (std::find(known.begin(), known.end(), key) == known.end()) {
        refuse("has the unknown key \"" + key + "\"; there are: " + list);
      }
    }
    for (const std::string& key : required) {
      if (!json.contains(key)) refuse("has no \"" + key + "\"");
    }
  }

  std::string text() const {
    if (!json.is_string()) refuse("must be text");
    return json.get<std::string>();
  }
  std::uint64_t count(std::uint64_t least, std::uint64_t most) const {
    if (json.is_number_unsigned()) {
      const auto value = json.get<std::uint64_t>();
      if (least <= value && value <= most) return value;
    }
    refuse("must be a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  }
  bool truth() const {
    if (!json.is_boolean()) refuse("must be true or false");
    return json.get<bool>();
  }
  double positive() const {
    if (!json.is_number() || !(json.get<double>() > 0) || !std::isfinite(json.get<double>())) {
      refuse("must be a number above 0");
    }
    return json.get<double>();
  }
};

std::size_t line_at(const std::string& text, std::size_t position) {
  const auto end = text.begin() + static_cast<std::ptrdiff_t>(std::min(position, text.size()));
  return 1 + static_cast<std::size_t>(std::count(text.begin(), end, '\n'));
}

// The line on which the value of a pointer begins, in a valid document that has it.
std::size_t line_of(const std::string& text, const std::string& pointer) {
  using Event = ordered_json::parse_event_t;
  struct Level {
    bool is_array = false;
    std::size_t index = 0;
    std::string key;
  };
  std::vector<Level> levels;
  std::istringstream in(text);
  std::optional<std::size_t> line;
  const auto begin = [&] {
    std::string here;
    for (const Level& level : levels) {
      here += "/" + (level.is_array ? std::to_string(level.index) : level.key);
    }
    if (line || here != pointer) return;
    line = line_at(text, position_in(in, text));
  };
  const auto end = [&] {
    if (!levels.empty()) ++levels.back().index;
  };
  [[maybe_unused]] const auto document =
      ordered_json::parse(in, [&](int, Event event, const ordered_json& value) {
        switch (event) {
          case Event::object_start:
          case Event::array_start:
            begin();
            levels.push_back({event == Event::array_start, 0, ""});
            break;
          case Event::object_end:
          case Event::array_end:
            levels.pop_back();
            end();
            break;
          case Event::key: levels.back().key = value.get<std::string>(); break;
          case Event::value:
            begin();
            end();
            break;
        }
        return true;
      });
  return line.value_or(1);
}

ordered_json parsed_study(const std::string& text) {
  try {
    return parsed_strictly<ordered_json>(text);
  } catch (const RepeatedKey& error) {
    throw WrongStudy(line_at(text, error.position), error.what());
  } catch (const ordered_json::parse_error& error) {
    const std::string reason = cases::json_reason(error);
    throw WrongStudy(line_at(text, error.byte),
                     "malformed JSON: " + reason.substr(reason.find(": ") + 2));
  }
}

// The values of a setting: a list or a single value.
std::vector<std::string> values_in(const JsonPlace& place) {
  std::vector<std::string> result;
  const auto add = [&result](const JsonPlace& one) {
    if (one.json.is_string()) return result.push_back(one.text());
    if (!one.json.is_number()) one.refuse("must be a number or text");
    const auto value = one.json.get<double>();
    if (!std::isfinite(value)) one.refuse("is not finite");
    result.push_back(cases::canonical_decimal(value));
  };
  if (!place.json.is_array()) {
    add(place);
    return result;
  }
  for (std::size_t i = 0; i < place.json.size(); ++i) add(place.at(i));
  if (result.empty()) place.refuse("has no value");
  return result;
}

// All combinations; the last setting varies fastest.
std::vector<std::string> combinations(const std::string& base, const JsonPlace& settings) {
  if (!settings.json.is_object() || settings.json.empty()) {
    settings.refuse("must be an object of settings");
  }
  std::vector<std::vector<cases::Setting>> all{{}};
  for (const auto& [key, value] : settings.json.items()) {
    std::vector<std::vector<cases::Setting>> longer;
    for (const std::vector<cases::Setting>& some : all) {
      for (const std::string& text : values_in(settings.at(key))) {
        longer.push_back(some);
        longer.back().push_back({key, text});
      }
    }
    all = std::move(longer);
  }
  std::vector<std::string> names;
  for (const auto& some : all) names.push_back(cases::with_settings(base, some));
  return names;
}

// A list of names, or of objects {WORD: name, "settings": {...}}.
std::vector<std::string> names_in(const JsonPlace& place, const char* word) {
  if (!place.json.is_array() || place.json.empty())
    place.refuse("must be a list that is not empty");
  std::vector<std::string> result;
  for (std::size_t i = 0; i < place.json.size(); ++i) {
    const JsonPlace one = place.at(i);
    if (one.json.is_string()) {
      result.push_back(one.text());
      continue;
    }
    one.require_keys({word, "settings"}, {word, "settings"});
    const std::string base = one.at(word).text();
    if (!cases::split_settings(base).settings.empty()) {
      one.at(word).refuse("has settings of its own");
    }
    for (std::string& name : combinations(base, one.at("settings")))
      result.push_back(std::move(name));
  }
  return result;
}

std::vector<std::string> families_in(const JsonPlace& place) {
  std::vector<std::string> result = names_in(place, "family");
  for (std::string& name : result) {
    try {
      name = full_name(cases::family(name));
    } catch (const std::invalid_argument& error) {
      place.refuse(error.what());
    }
  }
  return result;
}

cases::Domain domain_at(const JsonPlace& place) {
  try {
    return cases::domain_named(place.text());
  } catch (const std::invalid_argument& error) {
    place.refuse(error.what());
  }
}

std::vector<cases::Domain> boards_at(const JsonPlace& place) {
  if (!place.json.is_array() || place.json.empty())
    place.refuse("must be a list that is not empty");
  std::vector<cases::Domain> result;
  for (std::size_t i = 0; i < place.json.size(); ++i) result.push_back(domain_at(place.at(i)));
  return result;
}

std::vector<double> accuracies_at(const JsonPlace& place) {
  if (!place.json.is_array() || place.json.empty())
    place.refuse("must be a list that is not empty");
  std::vector<double> result;
  for (std::size_t i = 0; i < place.json.size(); ++i) result.push_back(place.at(i).positive());
  return result;
}

StudyFile study_in(const ordered_json& object) {
  const JsonPlace document{object, ""};
  document.require_keys({"format", "name", "description", "seed", "cases", "all_cases", "vertices",
                         "domain", "first_domain", "oracle", "time_limit", "known", "coherent",
                         "subjects", "families", "accuracies", "boards"},
                        {"format", "name"});
  const auto has = [&object](const char* key) { return object.contains(key); };
  if (object.at("format") != study_format) {
    document.at("format").refuse("is not \"" + std::string(study_format) + "\"");
  }
  constexpr std::uint64_t any = std::uint64_t{1} << 53;
  StudyFile study;
  study.name = document.at("name").text();
  if (has("description")) study.description = document.at("description").text();
  if (has("seed")) study.seed = document.at("seed").count(0, any);
  if (has("cases")) study.cases = document.at("cases").count(1, cases_max);
  if (has("all_cases")) study.all_cases = document.at("all_cases").count(1, cases_max);
  if (study.cases && study.all_cases) document.refuse("has \"cases\" and \"all_cases\"");
  if (has("vertices")) {
    study.vertices_max =
        static_cast<int>(document.at("vertices").count(vertices_least, vertices_most));
  }
  if (has("domain")) study.domain = domain_at(document.at("domain"));
  if (has("first_domain")) study.first_domain = domain_at(document.at("first_domain"));
  if (has("oracle")) {
    study.oracle = oracle::oracle_named(document.at("oracle").text());
    if (!study.oracle) document.at("oracle").refuse("must be minkowski, certificate or both");
  }
  if (has("time_limit")) study.time_limit = document.at("time_limit").positive();
  if (has("known")) study.known = document.at("known").truth();
  if (has("coherent")) study.coherent = document.at("coherent").truth();
  if (has("subjects")) study.subjects = names_in(document.at("subjects"), "subject");
  if (has("families")) study.families = families_in(document.at("families"));
  if (has("accuracies")) study.accuracies = accuracies_at(document.at("accuracies"));
  if (has("boards")) boards_at(document.at("boards"));
  study.document = object.dump(-1, ' ', true);
  return study;
}

}  // namespace

StudyFile read_study(const std::string& path) {
  const std::string text = content_of(path);
  try {
    try {
      return study_in(parsed_study(text));
    } catch (const WrongPlace& wrong) {
      throw WrongStudy(line_of(text, wrong.pointer), wrong.what());
    }
  } catch (const WrongStudy& wrong) {
    throw std::invalid_argument(path + ": " + wrong.what());
  } catch (const ordered_json::exception&) {  // text that is not UTF-8
    throw std::invalid_argument(path + ": malformed JSON");
  }
}

std::vector<cases::Domain> boards(const std::string& document) {
  if (document.empty()) return {};
  const ordered_json object = ordered_json::parse(document);
  return object.contains("boards") ? boards_at({object.at("boards"), "/boards"})
                                   : std::vector<cases::Domain>{};
}

std::vector<cases::Domain> asked_domains(std::optional<cases::Domain> chosen,
                                         const std::string& document) {
  return chosen ? std::vector{*chosen} : boards(document);
}

std::vector<double> accuracies(const std::string& document) {
  if (document.empty()) return {};
  const ordered_json object = ordered_json::parse(document);
  return object.contains("accuracies") ? object.at("accuracies").get<std::vector<double>>()
                                       : std::vector<double>{};
}

}  // namespace reports
