// SPDX-License-Identifier: MIT
#include "reports/research/certain/images.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <span>

#include "core/cases/file.hpp"
#include "core/cases/symmetry/signed_axes.hpp"
#include "oracle/certificate/quick_certificate.hpp"
#include "oracle/examination/examination.hpp"

namespace reports {
namespace {

using oracle::Certainly;

// The simplex of the original answer makes the certificate cheap and does not affect the result.
oracle::CertainTruth truth_of(const cases::Case& question, const subjects::Answer& answer) {
  std::array<oracle::IndexPair, 4> candidate;
  const std::size_t count = std::min(answer.term_count, candidate.size());
  for (std::size_t i = 0; i < count; ++i) {
    candidate[i] = {answer.terms[i].a, answer.terms[i].b};
  }
  return oracle::certain_truth(
      question, oracle::quick_certificate(question, std::span(candidate).first(count)));
}

class Images {
 public:
  Images(const subjects::Subject& subject, const cases::Case& question, std::size_t shown_max,
         CertainCount& count, std::vector<std::string>& findings)
      : subject_(subject),
        question_(question),
        shown_max_(shown_max),
        count_(count),
        findings_(findings) {
    query(subject.prepare(question.a, question.dim), subject.prepare(question.b, question.dim));
    truth_ = truth_of(question, answer_);
  }

  void ask_all() {
    ask(question_, "as it is");
    for (const cases::SignedAxes& axes : cases::signed_axes(question_.dim)) {
      ask(cases::image(question_, axes), text(axes, question_.dim));
    }
  }

 private:
  void query(const subjects::Prepared& a, const subjects::Prepared& b) {
    subject_.query(a, b, answer_, nullptr);
  }

  void ask(const cases::Case& image, const std::string& which) {
    const subjects::Prepared a = subject_.prepare(image.a, image.dim);
    const subjects::Prepared b = subject_.prepare(image.b, image.dim);
    query(a, b);
    count_answer(image, which);
    query(b, a);
    count_answer(image, which + ", B for A");
  }

  void count_answer(const cases::Case& image, const std::string& which) {
    const Certainly verdict = oracle::judge_certain(answer_, truth_, subject_.format);
    ++count_.answers;
    ++count_.verdicts[static_cast<std::size_t>(verdict)];
    ++count_.statuses[answer_.status];
    if (verdict == Certainly::right) return add_width();
    if (findings_.size() == shown_max_) return;
    findings_.push_back(fmt::format("{}: {}, {}; {}, d* is {} to {}\n{}", subject_.name,
                                    name(verdict), which, said(), truth_.below, truth_.above,
                                    cases::case_line(image)));
  }

  void add_width() {
    const double u = subject_.format.unit_roundoff;
    const double width =
        answer_.certain->upper.value.approximation() - answer_.certain->lower.value.approximation();
    if (!std::isfinite(width) || width <= 2 * subject_.format.smallest) return;
    count_.widest =
        std::max(count_.widest, width / (24 * u * truth_.magnitude + 8 * u * truth_.below));
  }

  std::string said() const {
    if (!answer_.certain) return answer_.status;
    return fmt::format("{}, {} in [{}, {}]", answer_.status, name(answer_.certain->relation),
                       answer_.certain->lower.value.approximation(),
                       answer_.certain->upper.value.approximation());
  }

  const subjects::Subject& subject_;
  const cases::Case& question_;
  std::size_t shown_max_;
  CertainCount& count_;
  std::vector<std::string>& findings_;
  oracle::CertainTruth truth_;
  subjects::Answer answer_;
};

}  // namespace

void add(CertainCount& sum, const CertainCount& part) {
  sum.questions += part.questions;
  sum.skipped += part.skipped;
  sum.answers += part.answers;
  for (std::size_t i = 0; i < sum.verdicts.size(); ++i) sum.verdicts[i] += part.verdicts[i];
  for (const auto& [status, answers] : part.statuses) sum.statuses[status] += answers;
  sum.widest = std::max(sum.widest, part.widest);
}

const char* name(Certainly verdict) {
  switch (verdict) {
    case Certainly::wrong_relation: return "wrong relation";
    case Certainly::outside: return "d* outside";
    case Certainly::no_answer: return "no answer";
    case Certainly::too_wide: return "too wide";
    case Certainly::right: break;
  }
  return "right";
}

void ask_images(const subjects::Subject& subject, const cases::Case& question,
                std::size_t shown_max, CertainCount& count, std::vector<std::string>& findings) {
  oracle::Examination examination(question, oracle::Oracle::certificate);
  const oracle::Put put = examination.put(subject);
  if (put.question == nullptr || !cases::has_points_only(*put.question)) {
    ++count.skipped;
    return;
  }
  ++count.questions;
  Images(subject, *put.question, shown_max, count, findings).ask_all();
}

}  // namespace reports
