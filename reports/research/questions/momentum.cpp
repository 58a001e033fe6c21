// SPDX-License-Identifier: MIT
// What does momentum save, where does it cost, and where is it wrong [Montaut22]?
#include <fmt/format.h>

#include <algorithm>

#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/parallel.hpp"
#include "reports/research/questions/questions.hpp"

namespace reports::questions {
namespace {

// The same policy without momentum, with it, and with it to the end.
constexpr std::array<const char*, 4> variants{"signed_volumes", "polyak", "nesterov",
                                              "nesterov_trusting"};
constexpr std::size_t plain = 0;
constexpr std::size_t trusting = 3;

struct Ask {
  const char* family;
  int vertices;  // of each body, at most
};
constexpr std::array asks{Ask{"generic", 8},  Ask{"generic", 64}, Ask{"oblong", 8},
                          Ask{"sliver", 8},   Ask{"parallel", 8}, Ask{"duplicate", 8},
                          Ask{"touching", 64}};

// Answers of a variant, beside those without momentum.
struct Tally {
  std::size_t answers = 0;
  std::size_t wrong = 0;
  std::size_t gross = 0;
  std::size_t iterations = 0;
  std::size_t fewer = 0;
  std::size_t more = 0;
  double most = 0;  // times the iterations without momentum

  void add(const Tally& other) {
    for (const auto part : {&Tally::answers, &Tally::wrong, &Tally::gross, &Tally::iterations,
                            &Tally::fewer, &Tally::more}) {
      this->*part += other.*part;
    }
    most = std::max(most, other.most);
  }
};

bool is_counted(const oracle::JudgedAnswer& judged) {
  return judged.answer && judged.answer->iterations >= 0;
}

using Tallies = std::array<Tally, variants.size()>;

Tallies tallied(const std::vector<subjects::Subject>& subjects, const Ask& ask,
                const PaperOptions& options, std::size_t count) {
  const cases::Family family = cases::family(ask.family);
  Tallies all{};
  in_order(
      count,
      [&](std::uint64_t i) {
        oracle::Examination examination(cases::generate(family, options.seed, i, {ask.vertices}),
                                        oracle::Oracle::certificate);
        std::vector<oracle::JudgedAnswer> judged;
        for (const subjects::Subject& subject : subjects)
          judged.push_back(examination.ask(subject));
        return judged;
      },
      [&](const std::vector<oracle::JudgedAnswer>& judged) {
        if (!std::ranges::all_of(judged, is_counted)) return;
        const int without = judged[plain].answer->iterations;
        for (std::size_t s = 0; s < judged.size(); ++s) {
          const int with = judged[s].answer->iterations;
          Tally one{1,
                    oracle::is_finding(judged[s].verdict.kind) ? 1U : 0U,
                    judged[s].verdict.gross ? 1U : 0U,
                    static_cast<std::size_t>(with),
                    with < without ? 1U : 0U,
                    with > without ? 1U : 0U};
          if (without > 0) one.most = static_cast<double>(with) / without;
          all[s].add(one);
        }
      });
  return all;
}

std::string percent(std::size_t part, const Tally& of) {
  return fmt::format("{:.2f}", 100.0 * static_cast<double>(part) / static_cast<double>(of.answers));
}

std::string mean(const Tally& one) {
  return fmt::format("{:.3f}",
                     static_cast<double>(one.iterations) / static_cast<double>(one.answers));
}

}  // namespace

Claim momentum(const PaperOptions& options) {
  Claim claim;
  const std::size_t count = std::clamp<std::size_t>(options.cases / 100, 200, 20000);
  std::vector<Row> rows{{"scalar, family, vertices", "variant", "answers", "wrong %", "gross",
                         "iterations", "fewer %", "more %", "most times"}};
  Tallies all{};
  for (const char* scalar : {"float", "double"}) {
    std::vector<subjects::Subject> subjects;
    for (const char* variant : variants) {
      subjects.push_back(chosen(options, fmt::format("core/{}/{}", scalar, variant)));
    }
    for (const Ask& ask : asks) {
      const Tallies here = tallied(subjects, ask, options, count);
      for (std::size_t s = 0; s < here.size(); ++s) {
        const Tally& one = here[s];
        all[s].add(one);
        rows.push_back({fmt::format("{}, {}, {}", scalar, ask.family, ask.vertices), variants[s],
                        grouped(one.answers), percent(one.wrong, one), count_or_dot(one.gross),
                        mean(one), percent(one.fewer, one), percent(one.more, one),
                        figure(one.most)});
      }
    }
  }
  claim.holds = all[plain].answers > 0;
  for (std::size_t s = 1; s < trusting; ++s) {
    claim.holds = claim.holds && all[s].wrong <= all[plain].wrong &&
                  all[s].iterations < all[plain].iterations;
  }
  claim.finding = fmt::format("Of {} answers", grouped(all[plain].answers));
  for (std::size_t s = 0; s < all.size(); ++s) {
    claim.finding += fmt::format(
        "{} `{}` has {} wrong, {} grossly, in {} iterations{}", s == 0 ? "" : ";", variants[s],
        grouped(all[s].wrong), grouped(all[s].gross), mean(all[s]),
        s == 0 ? ""
               : fmt::format(", fewer for {} % and more for {} %", percent(all[s].fewer, all[s]),
                             percent(all[s].more, all[s])));
  }
  claim.finding += ".";
  claim.figures = table(rows, true);
  return claim;
}

}  // namespace reports::questions
