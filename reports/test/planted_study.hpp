// SPDX-License-Identifier: MIT
// Records of studies that were never run, as input of readers.
#pragma once

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
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

  void write(const std::filesystem::path& folder) const {
    std::vector<std::string> all{header.dump()};
    for (const Json& record : records) all.push_back(record.dump());
    if (trailer) {
      const std::size_t cases = records.size() / header["subjects"].size();
      Json end{{"unit", 0}};
      for (const char* what : {"cases", "truths", "enclosures", "compared"}) {
        end[what] = what == std::string("enclosures") ? 0 : cases;
      }
      all.push_back(end.dump());
      all.push_back(Json{{"complete", complete}, {"cases", cases}}.dump());
    }
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
