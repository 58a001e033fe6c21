// SPDX-License-Identifier: MIT
// The effectiveness of the harness: how many cases each driver needs to find each planted fault.
#include <fmt/format.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <vector>

#include "reports/page/tables/html.hpp"
#include "reports/page/tables/tables.hpp"

namespace reports::page {
namespace {

using nlohmann::json;

std::string cases_text(const json& cases) {
  return cases.is_null() ? "-" : cases.is_string() ? "n/a" : cases.dump();
}

std::string scores(const json& drivers) {
  std::string text = table_head("Planted faults that each driver finds",
                                {"driver", "found", "of those it can see", "median of the cases"});
  for (const json& driver : drivers) {
    text +=
        table_row(driver.at("driver"), {fmt::format("{}", driver.at("killed").get<std::size_t>()),
                                        fmt::format("{}", driver.at("visible").get<std::size_t>()),
                                        cases_text(driver.at("median"))});
  }
  return text + table_end;
}

std::string faults(const json& all, const json& drivers) {
  std::vector<std::string> heads = {"fault"};
  for (const json& driver : drivers)
    heads.push_back(escaped(driver.at("driver").get<std::string>()));
  heads.emplace_back("what is wrong");
  std::string text = table_head("Cases until each driver found each fault; -: it did not", heads);
  for (const json& fault : all) {
    std::vector<std::string> cells;
    for (const json& driver : drivers) {
      cells.push_back(cases_text(fault.at("cases").at(driver.at("driver").get<std::string>())));
    }
    cells.push_back(escaped(fault.at("description").get<std::string>()));
    text += table_row(fault.at("fault"), cells);
  }
  return text + table_end;
}

}  // namespace

std::string mutants_html(const std::string& path) {
  std::ifstream in(path);
  if (!in) return {};
  try {
    const json data = json::parse(in);
    if (data.at("format") != "gjkproof-mutants/1") throw std::invalid_argument("another format");
    const json& drivers = data.at("drivers");
    return "<section id=\"mutants\" aria-labelledby=\"mutants-head\">\n<h2 "
           "id=\"mutants-head\">Does the harness find planted faults?</h2>\n<div "
           "class=\"wide\">" +
           scores(drivers) + "</div>\n<details><summary>Every fault</summary><div class=\"wide\">" +
           faults(data.at("faults"), drivers) + "</div></details>\n</section>";
  } catch (const std::exception& error) {
    throw std::invalid_argument(
        fmt::format("{}: was not written by gjkproof-research mutants -o: {}", path, error.what()));
  }
}

}  // namespace reports::page
