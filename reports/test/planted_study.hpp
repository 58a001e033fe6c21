// SPDX-License-Identifier: MIT
// Records of studies that were never run, as input of readers.
#pragma once

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include "reports/output/output_file.hpp"

using Json = nlohmann::ordered_json;

// A known group of two cases, a family of three, and one subject.
inline Json planted_header() {
  Json header = Json::parse(R"({"format":"gjkproof-run/2","command":"gjkproof study --cases 3",
    "seed":1,"cases":3,"vertices":512,"domain":null,"first_domain":null,"oracle":"both",
    "groups":[{"name":"known/sliver","file":"known/sliver.jsonl","size":2},
              {"name":"oblong","file":null,"size":3}],
    "subjects":[{"name":"mine","option":"./libmine.so","u":"0x1p-53","description":"a plug-in"}],
    "version":"0.1.0 36b3652, g++ 12.2.0","flags":"-O2","packages":"fmt 9","processor":"one"})");
  return header;
}

// A correct answer to a case of separated polytopes.
inline Json planted_record(const std::string& group, int index, const std::string& subject) {
  Json record = Json::parse(R"({"case":"","group":"","index":0,"parameters":{},"domain":"engine",
    "dim":3,"vertices":[8,12],"bits":53,"magnitude":3.5,"relation":"separated",
    "distance":"0x1.8p+0","depth":null,"altitude":0.01,"subject":"","status":"converged",
    "says":{"relation":"separated","distance":"0x1.8p+0","depth":null,"lower_bound":null},
    "verdict":"correct","column":"correct","reason":"","gross":false,"size":0,"scaled_error":0.5,
    "relative_error":1e-17,"ulps":0.5,"promise":null,"iterations":4})");
  record["case"] = group == "oblong" ? "oblong-s1-" + std::to_string(index)
                                     : group.substr(6) + "-" + std::to_string(index);
  record["group"] = group;
  record["index"] = index;
  record["subject"] = subject;
  if (group == "oblong") record["parameters"] = {{"size_ratio", 1e-6 * (index + 1)}};
  return record;
}

// Lines of records, as a study writes them: one gzip member for the header, for each run of records
// and for each other line.
inline void write_members(const std::filesystem::path& path, const std::vector<std::string>& all) {
  std::string bytes, records;
  const auto end_records = [&] {
    if (!records.empty()) bytes += reports::gzip_member(records);
    records.clear();
  };
  for (const std::string& line : all) {
    if (line.starts_with("{\"case\"")) {
      records += line + "\n";
    } else {
      end_records();
      bytes += reports::gzip_member(line + "\n");
    }
  }
  end_records();
  std::ofstream(path, std::ios::binary) << bytes;
}

struct PlantedStudy {
  Json header = planted_header();
  std::vector<Json> records;
  bool trailer = true;
  bool complete = true;

  // The record of a case and subject.
  Json& record(const std::string& id, const std::string& subject = "mine") {
    for (Json& record : records) {
      if (record["case"] == id && record["subject"] == subject) return record;
    }
    throw std::out_of_range(id);
  }

  // A unit for each group, with its records in the order of a study.  Groups of a complete one have as
  // many cases as there are; that of an incomplete one ends with the first that lacks some.
  void write(const std::filesystem::path& folder) const {
    const auto place = [](const Json& list, const Json& name) {
      return std::ranges::find(list, name, [](const Json& one) { return one["name"]; }) -
             list.begin();
    };
    std::map<std::tuple<std::ptrdiff_t, int, std::ptrdiff_t>, std::string> sorted;
    std::vector<std::set<int>> cases(header["groups"].size());
    for (const Json& record : records) {
      const std::ptrdiff_t group = place(header["groups"], record["group"]);
      const int index = record["index"];
      sorted[{group, index, place(header["subjects"], record["subject"])}] = record.dump();
      cases.at(static_cast<std::size_t>(group)).insert(index);
    }
    Json head = header;
    std::vector<std::string> all;
    std::size_t units = 0;
    std::size_t sum = 0;
    auto next = sorted.begin();
    for (std::size_t group = 0; group < cases.size(); ++group) {
      const std::size_t count = cases[group].size();
      Json& size = head["groups"][group]["size"];
      if (complete && trailer && head["domain"].is_null()) size = count;
      for (; next != sorted.end() && std::get<0>(next->first) == static_cast<int>(group); ++next) {
        all.push_back(next->second);
      }
      sum += count;
      const bool is_whole = size == count || !head["domain"].is_null();
      if (!trailer || count == 0 || !is_whole) continue;
      all.push_back(Json{
          {"unit", units++},
          {"cases", count},
          {"truths", count},
          {"enclosures", 0},
          {"compared",
           count}}.dump());
    }
    all.insert(all.begin(), head.dump());
    if (trailer) all.push_back(Json{{"complete", complete}, {"cases", sum}}.dump());
    std::filesystem::create_directories(folder);
    write_members(folder / "run.jsonl.gz", all);
  }
};

// All answers correct; each subject of the header answers each case of its groups.
inline PlantedStudy planted_study() {
  PlantedStudy study;
  for (const char* group : {"known/sliver", "oblong"}) {
    for (int i = 0; i < (group == std::string("oblong") ? 3 : 2); ++i) {
      study.records.push_back(planted_record(group, i, "mine"));
    }
  }
  return study;
}

inline void make_finding(Json& record, const std::string& verdict, const std::string& column,
                         const std::string& reason, double size) {
  record["verdict"] = verdict;
  record["column"] = column;
  record["reason"] = reason;
  record["size"] = size;
  record["scaled_error"] = size * 0x1p+53;
}
