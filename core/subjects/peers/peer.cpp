// SPDX-License-Identifier: MIT
#include "core/subjects/peers/peer.hpp"

const gjkproof_subject* gjkproof_subject_at(size_t index) {
  static const peers::Roll roll = peers::all();
  return roll.at(index);
}
