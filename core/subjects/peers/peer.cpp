// SPDX-License-Identifier: MIT
#include "core/subjects/peers/peer.hpp"

namespace {

const peers::Roll& roll() {
  static const peers::Roll all = peers::all();
  return all;
}

}  // namespace

const gjkproof_subject* gjkproof_subject_at(size_t index) { return roll().at(index); }

const peers::Timed* gjkproof_timed_at(std::size_t index) { return roll().timed_at(index); }
