// SPDX-License-Identifier: MIT
// Fuzz target: do answers to related cases agree?  The laws stand in oracle/laws.hpp; they need no
// truth.
#include "oracle/laws.hpp"

#include "core/subjects/registry.hpp"
#include "fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<subjects::Subject> subjects =
      fuzz::chosen_subjects({"core/float/robust", "core/double/robust"});
  static const std::vector<subjects::Subject> exact = subjects::select({"core/rational/isa"});
  const fuzz::Bytes bytes(data, size);
  const cases::Case question = fuzz::question_of(bytes);
  const auto ask = [&](const subjects::Subject& subject, const oracle::Law& law) {
    const std::optional<cases::Case> asked = cases::rounded(question, subject.bits);
    if (!asked) return;
    if (law.of_normalising_subjects && !subject.name.ends_with("/robust")) return;
    // The last bytes say which of the related cases is asked.
    cases::Choices choices(bytes.last(std::min<std::size_t>(size, 16)));
    if (const auto how = law.broken(subject, *asked, choices)) {
      fuzz::fail<"laws">(subject, std::string(law.name) + ": " + *how, *asked);
    }
  };
  for (const oracle::Law& law : oracle::laws()) {
    for (const subjects::Subject& subject : subjects) ask(subject, law);
    if (fuzz::one_in(64, bytes)) ask(exact.front(), law);
  }
  return 0;
}
