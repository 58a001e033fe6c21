// SPDX-License-Identifier: MIT
// Reads every number of a question and answers with six of them, as fast as possible without
// computing: the cost of the line protocol remains.
#include <array>
#include <charconv>
#include <cstddef>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

namespace {

void append(std::string& text, const char* before, double number) {
  std::array<char, 32> digits{};
  text += before;
  text.append(digits.data(), std::to_chars(digits.data(), digits.data() + 32, number).ptr);
}

// A case starts at its "seq".
std::string reply(std::string_view question) {
  std::vector<double> numbers;
  for (const char* next = question.data(); next != question.data() + question.size();) {
    if (*next != '-' && (*next < '0' || *next > '9')) {
      ++next;
      continue;
    }
    numbers.push_back(0);
    next = std::from_chars(next, question.data() + question.size(), numbers.back()).ptr;
  }
  std::string text;
  append(text, "{\"seq\":", numbers[0]);  // numbers[1] is the dimension
  append(text, ",\"intersecting\":false,\"distance\":", numbers[2] < 0 ? -numbers[2] : numbers[2]);
  append(text, ",\"witness_a\":[", numbers[2]);
  append(text, ",", numbers[3]);
  append(text, ",", numbers[4]);
  append(text, "],\"witness_b\":[", numbers[numbers.size() - 3]);
  append(text, ",", numbers[numbers.size() - 2]);
  append(text, ",", numbers.back());
  return text + "]}\n";
}

}  // namespace

int main() {
  std::ios::sync_with_stdio(false);
  constexpr std::string_view seq = "\"seq\":";
  for (std::string line; std::getline(std::cin, line);) {
    if (line.starts_with("{\"start\"")) {
      std::cout << R"({"started":{"protocol":1,"name":"echo","answers":["distance","witnesses"]}})"
                << '\n';
    }
    std::string_view rest = line;
    for (std::size_t begin = rest.find(seq); begin != rest.npos; begin = rest.find(seq)) {
      rest.remove_prefix(begin + seq.size());
      std::cout << reply(rest.substr(0, rest.find(seq)));
    }
    std::cout << std::flush;
  }
}
