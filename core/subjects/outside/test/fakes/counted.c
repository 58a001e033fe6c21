/* SPDX-License-Identifier: MIT */
/* Counts its own edges, like code that clang has compiled with -fsanitize=fuzzer-no-link,
 * and calls all that such code calls.  If x of the first point of A is n, from 0 to 7, edge n is
 * taken n + 1 times. */
#include <stdint.h>

#include "core/subjects/outside/gjkproof_subject.h"

/* NOLINTBEGIN(readability-identifier-naming): the names that clang gives */
void __sanitizer_cov_8bit_counters_init(uint8_t* begin, uint8_t* end);
void __sanitizer_cov_pcs_init(const uintptr_t* begin, const uintptr_t* end);
void __sanitizer_cov_trace_pc_indir(uintptr_t callee);
void __sanitizer_cov_trace_cmp1(uint8_t a, uint8_t b);
void __sanitizer_cov_trace_cmp2(uint16_t a, uint16_t b);
void __sanitizer_cov_trace_cmp4(uint32_t a, uint32_t b);
void __sanitizer_cov_trace_cmp8(uint64_t a, uint64_t b);
void __sanitizer_cov_trace_const_cmp1(uint8_t a, uint8_t b);
void __sanitizer_cov_trace_const_cmp2(uint16_t a, uint16_t b);
void __sanitizer_cov_trace_const_cmp4(uint32_t a, uint32_t b);
void __sanitizer_cov_trace_const_cmp8(uint64_t a, uint64_t b);
void __sanitizer_cov_trace_switch(uint64_t value, uint64_t* cases);
void __sanitizer_cov_trace_div4(uint32_t value);
void __sanitizer_cov_trace_div8(uint64_t value);
void __sanitizer_cov_trace_gep(uintptr_t index);
extern __attribute__((tls_model("initial-exec"))) _Thread_local uintptr_t __sancov_lowest_stack;
/* NOLINTEND(readability-identifier-naming) */

static uint8_t edges[11];
static uint8_t of_other_unit[3];

__attribute__((constructor)) static void loaded(void) {
  static uintptr_t pcs[22];
  __sanitizer_cov_8bit_counters_init(edges, edges + 11);
  __sanitizer_cov_8bit_counters_init(edges, edges + 11); /* by the second file of the library */
  __sanitizer_cov_8bit_counters_init(of_other_unit, of_other_unit + 3);
  __sanitizer_cov_pcs_init(pcs, pcs + 22);
  edges[10] = 1;
}

static void ask(const void* a, const void* b, gjkproof_answer* answer) {
  const double x = ((const gjkproof_body*)a)->doubles[0];
  uint64_t values[3] = {1, 64, 7};
  (void)b;
  __sancov_lowest_stack = (uintptr_t)&values;
  __sanitizer_cov_trace_pc_indir(0);
  __sanitizer_cov_trace_cmp1(1, 2);
  __sanitizer_cov_trace_cmp2(1, 2);
  __sanitizer_cov_trace_cmp4(1, 2);
  __sanitizer_cov_trace_cmp8(1, 2);
  __sanitizer_cov_trace_const_cmp1(1, 2);
  __sanitizer_cov_trace_const_cmp2(1, 2);
  __sanitizer_cov_trace_const_cmp4(1, 2);
  __sanitizer_cov_trace_const_cmp8(1, 2);
  __sanitizer_cov_trace_switch(1, values);
  __sanitizer_cov_trace_div4(1);
  __sanitizer_cov_trace_div8(1);
  __sanitizer_cov_trace_gep(1);
  of_other_unit[2] += 1;
  answer->says = GJKPROOF_DISTANCE;
  answer->distance = 1;
  if (x >= 0 && x < 8) edges[(int)x] = (uint8_t)(edges[(int)x] + x + 1);
}

const gjkproof_subject* gjkproof_subject_at(size_t index) {
  static const gjkproof_subject counted = {.version = GJKPROOF_SUBJECT_VERSION,
                                           .size = sizeof(gjkproof_subject),
                                           .name = "counted",
                                           .takes = GJKPROOF_PLANE | GJKPROOF_SPACE,
                                           .answers = GJKPROOF_DISTANCE,
                                           .ask = ask};
  return index == 0 ? &counted : NULL;
}
