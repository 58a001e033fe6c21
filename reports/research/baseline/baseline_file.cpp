// SPDX-License-Identifier: MIT
#include "reports/research/baseline/baseline_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace reports {
namespace {

constexpr const char* format = "gjkproof-baseline/1";

// Encodes 78 letters g, one f and one d as "78g1f1d".
std::string runs(const std::string& letters) {
  std::string text;
  for (std::size_t from = 0; from < letters.size();) {
    const std::size_t to = std::min(letters.find_first_not_of(letters[from], from), letters.size());
    text += std::to_string(to - from) + letters[from];
    from = to;
  }
  return text;
}

class Reader {
 public:
  Reader(const std::string& text, std::string file) : text_(text), file_(std::move(file)) {}

  Baseline read() {
    read_head();
    read_verdicts();
    std::string subject;
    while (next_line()) {
      std::string first, digest, letters, marks;
      line_ >> first;
      if (!(line_ >> digest)) {
        subject = first;
        continue;
      }
      line_ >> letters >> marks;
      add({subject, first, digest, expanded(letters), marks});
    }
    return std::move(result_);
  }

 private:
  [[noreturn]] void refuse(const std::string& reason) const {
    throw std::invalid_argument(fmt::format("{}:{}: {}", file_, number_, reason));
  }

  bool next_line() {
    std::string line;
    ++number_;
    if (!std::getline(text_, line)) return false;
    line_ = std::istringstream(line);
    return true;
  }

  void read_head() {
    std::string name, seed, cases, vertices, rest;
    BaselineCases& which = result_.cases;
    const bool well_formed = next_line() && line_ >> name >> seed >> which.seed >> cases >>
                                                which.count >> vertices >> which.vertices_max;
    if (!well_formed || line_ >> rest || name != format || seed != "seed" || cases != "cases" ||
        vertices != "vertices") {
      refuse(fmt::format("not the head of a {}", format));
    }
  }

  void read_verdicts() {
    std::string word;
    if (!next_line() || !(line_ >> word) || word != "verdicts") refuse("no list of verdicts");
    while (line_ >> word) result_.verdicts.push_back(word);
    if (result_.verdicts.empty() || result_.verdicts.size() > 26) refuse("no list of verdicts");
  }

  std::string expanded(const std::string& text) const {
    std::string letters;
    std::istringstream stream(text);
    std::size_t times = 0;
    for (char letter = 0; stream >> times >> letter;) {
      const auto place = static_cast<std::size_t>(letter - 'a');
      if (letter < 'a' || place >= result_.verdicts.size() ||
          times > result_.cases.count - letters.size()) {
        refuse("malformed verdicts: " + text);
      }
      letters.append(times, letter);
    }
    return letters;
  }

  void add(BaselineRow row) {
    if (row.subject.empty()) refuse("a family without a subject");
    if (row.verdicts.size() != result_.cases.count || row.marks.size() != result_.cases.count) {
      refuse(fmt::format("not a verdict and a digest for each of {} cases", result_.cases.count));
    }
    if (result_.row(row.subject, row.family) != nullptr) refuse("twice: " + row.family);
    result_.rows.push_back(std::move(row));
  }

  std::istringstream text_;
  std::istringstream line_;
  std::string file_;
  std::size_t number_ = 0;
  Baseline result_;
};

}  // namespace

std::string baseline_text(const Baseline& baseline) {
  std::string text =
      fmt::format("{} seed {} cases {} vertices {}\nverdicts", format, baseline.cases.seed,
                  baseline.cases.count, baseline.cases.vertices_max);
  for (const std::string& verdict : baseline.verdicts) text += " " + verdict;
  text += "\n";
  const std::string* subject = nullptr;
  for (const BaselineRow& row : baseline.rows) {
    if (subject == nullptr || *subject != row.subject) text += row.subject + "\n";
    subject = &row.subject;
    text += fmt::format("{} {} {} {}\n", row.family, row.digest, runs(row.verdicts), row.marks);
  }
  return text;
}

Baseline read_baseline(const std::string& text, const std::string& file) {
  return Reader(text, file).read();
}

}  // namespace reports
