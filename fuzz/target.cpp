// SPDX-License-Identifier: MIT
#include "fuzz/target.hpp"

#include <cstdio>
#include <cstring>
#include <iterator>
#include <sstream>

#include "core/cases/domain.hpp"
#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "core/cases/floating_point.hpp"
#include "core/cases/hash.hpp"
#include "core/subjects/registry.hpp"

namespace fuzz {
namespace {

std::string artifact_prefix = "./";  // NOLINT: libFuzzer tells it once, before the first input

std::vector<std::string> names() {
  const char* text = std::getenv("GJKPROOF_SUBJECTS");
  std::istringstream words(text == nullptr ? "" : text);
  return {std::istream_iterator<std::string>(words), {}};
}

// Ends the process if there is no such domain.
std::optional<cases::Domain> chosen_domain() {
  const char* const text = std::getenv("GJKPROOF_DOMAIN");
  if (text == nullptr || *text == '\0') return std::nullopt;
  try {
    return cases::domain_named(text);
  } catch (const std::invalid_argument& error) {
    std::fprintf(stderr, "GJKPROOF_DOMAIN: %s\n", error.what());
    std::exit(2);
  }
}

bool is_set(const char* variable, std::string_view value) {
  const char* text = std::getenv(variable);
  return text != nullptr && text == value;
}

bool is_outsider(const subjects::Subject& subject) {
  return outsider() != nullptr && outsider()->name == subject.name;
}

std::string option_of(const subjects::Subject& subject) {
  return subject.option.empty() ? subject.name : subject.option;
}

std::uint64_t hashed(Bytes bytes) {
  cases::Hash hash;
  while (!bytes.empty()) {
    std::uint64_t word = 0;
    const std::size_t size = std::min(sizeof(word), bytes.size());
    std::memcpy(&word, bytes.data(), size);
    bytes = bytes.subspan(size);
    hash.add(word);
    hash.fold();
  }
  return hash.value();
}

}  // namespace

cases::Case question_of(Bytes bytes) {
  cases::Choices choices(bytes);
  return cases::generate(choices, cases::fuzzed_sizes);
}

cases::Case curved_question_of(Bytes bytes) {
  cases::Choices choices(bytes);
  cases::Case question;
  cases::curved(choices, cases::fuzzed_sizes, question);
  return question;
}

void any_question_of(Bytes bytes, cases::Case& question) {
  static const bool named = !names().empty();
  if (one_in(named ? 8 : 1024, bytes)) {
    question = curved_question_of(bytes);
  } else {
    cases::Choices choices(bytes);
    cases::generate(choices, cases::fuzzed_sizes, question);
  }
}

bool one_in(std::uint64_t n, Bytes bytes) { return hashed(bytes) % n == 0; }

std::uint64_t drawn_below(std::uint64_t n, Bytes bytes) { return (hashed(bytes) >> 40) % n; }

std::vector<subjects::Subject> chosen_subjects(const std::vector<std::string>& patterns) {
  const std::vector<std::string> named = names();
  return subjects::select(named.empty() ? patterns : named);
}

std::vector<subjects::Subject> named_subjects() {
  if (const subjects::Subject* other = outsider()) return {*other};
  return names().empty() ? std::vector<subjects::Subject>{} : subjects::select(names());
}

bool chosen_fault(std::string_view planted) {
  for (const std::string& name : names()) {
    if (name == planted) return true;
  }
  return false;
}

bool is_wanted(const subjects::Subject& subject, const cases::Case& question) {
  static const std::optional<cases::Domain> domain = chosen_domain();
  return holds_lengths(subject, question) && (!domain || cases::domain(question) == *domain);
}

bool checks_are_on() { return !is_set("GJKPROOF_CHECK", "off"); }

bool any_finding_counts() { return is_set("GJKPROOF_FINDINGS", "all"); }

std::string subject_and_scalar(const subjects::Subject& subject) {
  if (is_outsider(subject)) {
    std::string name = subject.name;
    std::replace(name.begin(), name.end(), '/', '-');
    return name;
  }
  const std::size_t first = subject.name.find('/');
  const std::size_t last = subject.name.rfind('/');
  if (first == last) {  // the planted ones
    const char* scalar = subject.format.is_exact() ? "rational" : "double";
    return subject.name.substr(last + 1) + '-' + (case_bits(subject) < 53 ? "float" : scalar);
  }
  return subject.name.substr(last + 1) + '-' + subject.name.substr(first + 1, last - first - 1);
}

void print_finding(std::string_view property, const std::string& who, const std::string& reason) {
  std::fprintf(stderr, "Assertion failure: %s-%s-%s\n", std::string(property).c_str(), who.c_str(),
               reason.c_str());
}

void print_finding(std::string_view property, const std::string& who, const std::string& reason,
                   const cases::Case& question) {
  print_finding(property, who, reason);
  const std::string lines = cases::header_line() + '\n' + cases::case_line(question) + '\n';
  std::fputs(lines.c_str(), stderr);
  std::array<char, 17> hash{};
  std::snprintf(hash.data(), hash.size(), "%016llx",
                static_cast<unsigned long long>(cases::hashed(lines)));
  const std::string path = artifact_prefix + "case-" + hash.data() + ".jsonl";
  std::FILE* file = std::fopen(path.c_str(), "w");
  const bool written = file != nullptr && std::fputs(lines.c_str(), file) >= 0;
  if (file != nullptr) std::fclose(file);
  if (written) {
    const subjects::Subject* const other = outsider();
    const std::string option = other == nullptr ? "" : " --subject '" + option_of(*other) + "'";
    std::fprintf(stderr, "the case is in %s: ./run gjkproof replay %s%s\n", path.c_str(),
                 path.c_str(), option.c_str());
  } else {
    std::fprintf(stderr, "%s cannot be written; put the two lines in a file\n", path.c_str());
  }
}

}  // namespace fuzz

// libFuzzer calls it before anything else.
extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
  constexpr std::string_view option = "-artifact_prefix=";
  for (int i = 1; i < *argc; ++i) {
    const std::string_view argument = (*argv)[i];
    if (argument.starts_with(option)) fuzz::artifact_prefix = argument.substr(option.size());
  }
  if (const auto trouble = cases::floating_point_trouble()) {
    std::fprintf(stderr, "floating-point environment: %s\n", trouble->c_str());
    std::exit(3);  // as in gjkproof: nothing could be judged
  }
  return 0;
}
