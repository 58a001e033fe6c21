// SPDX-License-Identifier: MIT
// Fuzz target: do answers to related cases agree (oracle/laws/laws.hpp)?  No truth is needed.
#include "oracle/laws/laws.hpp"

#include "core/subjects/registry.hpp"
#include "fuzz/presets.hpp"

namespace {

void ask(const subjects::Subject& subject, const oracle::Law& law, const cases::Case& question,
         fuzz::Bytes bytes) {
  const std::optional<cases::Case> asked = cases::rounded(question, case_bits(subject));
  if (!asked) return;
  if (law.of_normalising_subjects && !subject.contract.normalises_scale) return;
  const auto broken = [&](const subjects::Subject& one) {
    // The last bytes select one of the related cases.
    cases::Choices choices(bytes.last(std::min<std::size_t>(bytes.size(), 16)));
    return law.broken(one, *asked, choices);
  };
  if (const auto how = fuzz::newly_broken(subject, broken)) {
    fuzz::fail<"laws">(subject, std::string(law.number) + " " + law.name + ": " + *how, *asked);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const subjects::Subject exact = subjects::select({"core/rational/isa"}).at(0);
  const fuzz::Bytes bytes(data, size);
  const cases::Case question = fuzz::question_of(bytes);
  for (const oracle::Law& law : oracle::laws()) {
    for (const fuzz::Preset& preset : fuzz::asked_presets(bytes)) {
      ask(*preset.subject, law, question, bytes);
    }
    if (fuzz::one_in(64, bytes)) ask(exact, law, question, bytes);
  }
  return 0;
}
