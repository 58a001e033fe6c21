// SPDX-License-Identifier: MIT
#include "oracle/planted/planted_answers.hpp"

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "oracle/depth/penetration.hpp"

namespace oracle::planted {
namespace {

using cases::Relation;
using subjects::Answer;

constexpr std::array formats{Format{"binary32", subjects::binary32, true},
                             Format{"binary64", subjects::binary64, true},
                             Format{"binary64, unrounded", subjects::binary64, false},
                             Format{"binary128", {113, -16494, 16384}, false},
                             Format{"exact", subjects::exact_numbers, false}};

unsigned claims(const Answer& answer) {
  return (answer.distance ? distance_claim : 0U) | (answer.lower_bound ? bound_claim : 0U) |
         (answer.penetration_depth ? depth_claim : 0U) |
         (answer.term_count > 0 ? terms_claim : 0U) | (answer.witness_a ? witness_claim : 0U) |
         (answer.normal ? normal_claim : 0U) | (answer.certain ? certain_claim : 0U);
}

void keep_only(Answer& answer, unsigned kept) {
  if ((kept & distance_claim) == 0) answer.distance.reset();
  if ((kept & bound_claim) == 0) answer.lower_bound.reset();
  if ((kept & depth_claim) == 0) answer.penetration_depth.reset();
  if ((kept & terms_claim) == 0) answer.term_count = 0;
  if ((kept & witness_claim) == 0) {
    answer.witness_a.reset();
    answer.witness_b.reset();
  }
  if ((kept & normal_claim) == 0) answer.normal.reset();
  if ((kept & certain_claim) == 0) answer.certain.reset();
}

// Whether a subject of this format can be given the case and its answers damaged: in doubles,
// lengths slightly beyond their allowance must not leave the range.
bool holds(const Format& format, const cases::Case& question) {
  const double magnitude = cases::magnitude(question);
  if (format.as_doubles && magnitude >= 0x1p+1020) return false;
  return format.numbers != subjects::binary32 || magnitude == 0 ||
         (magnitude >= format.numbers.smallest && magnitude < 0x1p+128);
}

// The verdict that the wrong relation of an answer must get, apart from its damage.
struct Expected {
  VerdictKind kind = VerdictKind::correct;
  double size = 0;
};

// Empty if the enclosures of roots cannot decide.
std::optional<Expected> of_relation(const BestAnswer& best, const Answer& answer, bool flipped) {
  if (!flipped) return Expected{};
  const Rational t = best.allowed(distance_allowance);
  Interval off = best.distance;
  if (*best.relation != Relation::separated) {
    off = best.depth.value_or(Interval{0, 0});
    if (answer.distance && answer.distance->value.is_finite()) {
      const Rational said = answer.distance->value.exact();
      const Interval length =
          answer.distance->squared ? root(said, best.magnitude) : Interval{said, said};
      off = {std::max(off.low, length.low), std::max(off.high, length.high)};
    }
    // For curved bodies only the lower bound of the depth counts.
    if (!best.v) off.high = off.low;
  }
  if (off.low > t) {
    const bool separated = *best.relation == Relation::separated;
    return Expected{separated ? VerdictKind::false_overlap : VerdictKind::false_separation,
                    best.share(off.low)};
  }
  if (off.high <= t) return Expected{VerdictKind::near_contact, 0};
  return std::nullopt;
}

// Empty if the size is too near the limit to decide.
std::optional<bool> must_be_gross(const BestAnswer& best, VerdictKind kind, double size) {
  if (!is_finding(kind)) return false;
  const double u = best.format.numbers.unit_roundoff;
  const double limit = gross_allowance.units * std::sqrt(u);
  if (u == 0 || size > 2.0 * limit) return true;
  if (size < 0.5 * limit) return false;
  return std::nullopt;
}

bool same(const Verdict& one, const Verdict& other) {
  const auto figures = [](const Verdict& x) {
    return std::tuple(x.kind, x.reason, x.scaled_error, x.relative_error, x.margin, x.witness_error,
                      x.size, x.gross);
  };
  return figures(one) == figures(other);
}

class Examiner {
 public:
  Examiner(const cases::Case& question, cases::Choices& choices)
      : question_(question), choices_(choices), known_(known_of(question)) {
    if (!cases::has_curved_body(question)) certified_ = quick_certificate(question);
  }

  Scores scores() {
    for (const Format& format : formats) {
      if (!holds(format, question_)) continue;
      const BestAnswer best = best_answer(question_, known_, format);
      for (std::size_t d = 0; d < damages().size(); ++d) {
        for (const Side side : {Side::inside, Side::outside}) {
          plant(best, d, side, false);
          if (best.relation) plant(best, d, side, true);
        }
      }
    }
    return std::move(scores_);
  }

 private:
  static Known known_of(const cases::Case& question) {
    Known known = oracle::known(question, Oracle::certificate);
    if (auto* truth = std::get_if<Truth>(&known)) {
      if (truth->relation == Relation::overlapping) {
        truth->penetration_depth_squared = penetration(question).value().depth_squared;
      }
    }
    if (auto* enclosed = std::get_if<Enclosure>(&known)) enclosed->depth = depth_bounds(question);
    return known;
  }

  void plant(const BestAnswer& best, std::size_t d, Side side, bool flipped) {
    const Damage& damage = damages()[d];
    unsigned kept =
        (damage.needs | static_cast<unsigned>(choices_.below(all_claims + 1))) & ~damage.excludes;
    // A right depth is a wrong distance, and the relation decides which of them is meant.
    if (flipped) {
      const unsigned meant = (kept & depth_claim) != 0 ? terms_claim | witness_claim : 0U;
      kept &= ~(meant | normal_claim);
      // It contradicts the certain relation, which hides every other fault.
      if (choices_.below(4) != 0) kept &= ~certain_claim;
      if ((damage.needs & ~kept) != 0) return;
    }
    Answer answer = (kept & depth_claim) != 0 ? best.with_depth : best.answer;
    keep_only(answer, kept);
    if ((damage.needs & ~claims(answer)) != 0) return;
    std::optional<Damaged> damaged = damage.apply(best, std::move(answer), side, choices_);
    if (!damaged) return;
    if (flipped) damaged->answer.intersecting = !damaged->answer.intersecting;
    Expected expected{damaged->kind, damaged->size};
    const bool contradicts = flipped && damaged->answer.answered && damaged->answer.certain;
    if (contradicts) expected = {VerdictKind::wrong_interval, infinity};
    if (expected.kind > VerdictKind::no_answer) {
      const std::optional<Expected> relation = of_relation(best, damaged->answer, flipped);
      if (!relation) return;
      expected = {std::min(expected.kind, relation->kind), std::max(expected.size, relation->size)};
    }
    ++scores_.of_damage[d].answers[side == Side::outside ? 1 : 0];
    count_kinds(best, flipped && expected.kind == VerdictKind::near_contact);
    check(best, d, side, flipped, damaged->answer, expected);
  }

  void check(const BestAnswer& best, std::size_t d, Side side, bool flipped, const Answer& answer,
             const Expected& expected) {
    const FloatFormat& numbers = best.format.numbers;
    const Verdict verdict = std::visit(
        [&](const auto& known) { return judge(question_, answer, known, numbers); }, known_);
    const std::optional<bool> gross = must_be_gross(best, expected.kind, expected.size);
    Score& score = scores_.of_damage[d];
    const auto miss = [&](const char* who, const Verdict& said) {
      ++score.wrong;
      if (!score.first.empty()) return;
      score.first = std::string(who) + " says " + broad_name(said.kind) + " (" + said.reason + ")" +
                    (said.gross ? ", gross" : "") + " of " + damages()[d].name +
                    (side == Side::inside ? " inside" : " outside") +
                    (flipped ? ", relation changed, in " : ", in ") + best.format.name +
                    "; it must be " + broad_name(expected.kind) + "\n" +
                    cases::case_line(question_);
    };
    if (verdict.kind != expected.kind || (gross && *gross != verdict.gross)) {
      miss("the judge", verdict);
    }
    if (!certified_) return;
    const std::optional<Verdict> quick = quick_judge(question_, answer, *certified_, numbers);
    if (!quick) return;
    ++score.quick;
    if (!same(*quick, verdict)) miss("the quick judge", *quick);
  }

  void count_kinds(const BestAnswer& best, bool near_contact) {
    const auto count = [this](const char* kind) { ++scores_.of_kind[kind]; };
    count(best.relation ? cases::name(*best.relation) : "undecided");
    if (near_contact) count("near contact");
    if (question_.dim == 2) count("planar");
    if (cases::has_curved_body(question_)) count("curved");
    if (best.magnitude < 0x1p-1022) count("subnormal");
  }

  const cases::Case& question_;
  cases::Choices& choices_;
  Known known_;
  std::optional<QuickCertificate> certified_;
  Scores scores_;
};

}  // namespace

void Scores::add(const Scores& other) {
  for (std::size_t d = 0; d < of_damage.size(); ++d) {
    Score& mine = of_damage[d];
    const Score& more = other.of_damage[d];
    mine.answers[0] += more.answers[0];
    mine.answers[1] += more.answers[1];
    mine.quick += more.quick;
    mine.wrong += more.wrong;
    if (mine.first.empty()) mine.first = more.first;
  }
  for (const auto& [kind, count] : other.of_kind) of_kind[kind] += count;
}

std::uint64_t Scores::answers() const {
  std::uint64_t sum = 0;
  for (const Score& score : of_damage) sum += score.answers[0] + score.answers[1];
  return sum;
}

std::uint64_t Scores::wrong() const {
  std::uint64_t sum = 0;
  for (const Score& score : of_damage) sum += score.wrong;
  return sum;
}

Scores examine(const cases::Case& question, cases::Choices& choices) {
  return Examiner(question, choices).scores();
}

cases::Case case_for_planting(std::uint64_t seed, std::uint64_t index) {
  constexpr std::array<int, 8> shifts{0, 0, 0, 0, 0, 900, -700, -1060};
  const std::vector<cases::Family>& families = cases::families();
  if (index % 16 == 15) {
    cases::Choices choices = cases::Choices::keyed(seed, "planted/curved", index);
    cases::Case question;
    cases::curved(choices, {}, question);
    return question;
  }
  const cases::Family& family = families[index % families.size()];
  const std::uint64_t round = index / families.size();
  const int shift = family.as_it_is ? 0 : shifts[round % shifts.size()];
  return cases::scaled(cases::generate(family, seed, round, {12}), shift);
}

}  // namespace oracle::planted
