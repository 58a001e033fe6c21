// SPDX-License-Identifier: MIT
// Subjects that fail.  Each answers the distance of the first points, and if x of the first point
// of A is negative it fails as its name says.
#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <cassert>
#include <cfenv>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <list>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/subjects/outside/gjkproof_subject.h"

namespace {

using Trouble = void (*)(double x, gjkproof_answer& answer);

template <Trouble trouble>
void ask(const void* a, const void* b, gjkproof_answer* answer) {
  const auto* const body_a = static_cast<const gjkproof_body*>(a);
  const auto* const body_b = static_cast<const gjkproof_body*>(b);
  double square = 0;
  for (int i = 0; i < 3; ++i) {
    square += std::pow(body_b->doubles[i] - body_a->doubles[i], 2);
  }
  answer->distance = std::sqrt(square);
  answer->says = GJKPROOF_DISTANCE;
  if (body_a->doubles[0] < 0) trouble(body_a->doubles[0], *answer);
}

// Says in `iterations` how many cases are together.
template <Trouble trouble>
std::size_t ask_batch(const gjkproof_case* cases, std::size_t count, gjkproof_answer* answers) {
  for (std::size_t i = 0; i < count; ++i) {
    ask<trouble>(&cases[i].a, &cases[i].b, &answers[i]);
    answers[i].iterations = static_cast<int>(count);
  }
  return count;
}

void crash(double, gjkproof_answer&) {
  volatile int* volatile nowhere = nullptr;
  *nowhere = 1;
}

void abort_with_text(double x, gjkproof_answer&) { assert(x >= 0 && "x has to be positive"); }

void leave(double, gjkproof_answer&) { std::exit(0); }

void loop(double, gjkproof_answer&) {
  for (volatile bool go_on = true; go_on;) {
  }
}

void sleep_long(double, gjkproof_answer&) { sleep(1000); }

// Otherwise compilers may remove the allocation; clang++ does.
void show_to_others(const void* memory) { asm volatile("" : : "r"(memory) : "memory"); }

void allocate_much(double, gjkproof_answer&) {
  const std::vector<char> much(std::size_t{8} << 30U, 'x');
  show_to_others(much.data());
}

// 32 MB a query, written to.
void leak(double, gjkproof_answer&) {
  const std::size_t size = std::size_t{32} << 20U;
  char* const lost = new char[size];
  std::memset(lost, 1, size);
  show_to_others(lost);
}

void print(double, gjkproof_answer&) {
  static const std::string garbage(1U << 20U, '\xff');
  for (int i = 0; i < 4; ++i) {
    std::printf("%s{\"answer\":1}\n", garbage.c_str());
    std::fprintf(stderr, "%s\n", garbage.c_str());
  }
  std::fflush(stdout);
}

void print_and_crash(double x, gjkproof_answer& answer) {
  print(x, answer);
  std::fprintf(stderr, "the last words at %p of %d\n\n", static_cast<void*>(&answer), getpid());
  crash(x, answer);
}

void throw_something(double x, gjkproof_answer&) {
  if (x == -1) throw std::runtime_error("the simplex\nis degenerate");
  if (x == -2) throw 42;
  throw std::bad_alloc();
}

void say_more(double x, gjkproof_answer& answer) {
  if (x == -1) answer.says |= GJKPROOF_DEPTH | 1024;
  if (x == -8 || x == -9) answer.says = 0;
  if (x == -9) answer.intersecting = 1;
  if (x == -2) answer.outcome = 17;
  if (x == -3) std::memset(answer.status, 0xfe, sizeof answer.status);
  if (x == -4) answer.outcome = GJKPROOF_NO_ANSWER;
  if (x == -5) answer.outcome = GJKPROOF_SKIPPED;
  if (x == -6) answer.outcome = GJKPROOF_AT_LIMIT;
  if (x == -7) answer.distance = std::nan("");
}

void spawn(double, gjkproof_answer&) {
  for (int i = 0; i < 50; ++i) {
    if (fork() != 0) continue;
    if (i % 2 == 0) setpgid(0, 0);
    for (;;) sleep(1000);
  }
}

void spawn_and_crash(double x, gjkproof_answer& answer) {
  spawn(x, answer);
  crash(x, answer);
}

void change_rounding(double, gjkproof_answer&) {
  std::fesetround(FE_UPWARD);
#if defined(__x86_64__)
  __builtin_ia32_ldmxcsr(__builtin_ia32_stmxcsr() | 0x8040U);  // small numbers become zero
#endif
}

// Detects what others left behind: 1/3 depends on the rounding mode, and half of the smallest
// normal number on whether small numbers become zero.
void tell_rounding(double, gjkproof_answer& answer) {
  const volatile double one = 1;
  const volatile double three = 3;
  const volatile double smallest = 0x1p-1022;
  answer.distance = one / three;
  answer.lower_bound = smallest / 2;
  answer.says |= GJKPROOF_LOWER_BOUND;
}

void leave_rounding(double x, gjkproof_answer& answer) {
  tell_rounding(x, answer);
  change_rounding(x, answer);
}

// Dies of the second query in a process.
void die_second(double x, gjkproof_answer& answer) {
  static int queries = 0;
  answer.iterations = ++queries;
  if (queries == 2) crash(x, answer);
}

// Counts queries, and throws at x = -1.
void count(double x, gjkproof_answer& answer) {
  static int queries = 0;
  answer.iterations = ++queries;
  if (x == -1) throw std::runtime_error("counted");
}

// Like libraries that order things by their addresses; it keeps its allocations.
void tell_address(double x, gjkproof_answer& answer) {
  static std::list<std::vector<char>> kept;
  kept.emplace_back(100);
  answer.distance = static_cast<double>(reinterpret_cast<std::uintptr_t>(kept.back().data()));
  assert(x != -2 &&
         "there are other words for this, and they are as long as any that one might say");
}

void kill_parent(double, gjkproof_answer&) {
  kill(getppid(), SIGKILL);
  pause();
}

void kill_worker(double, gjkproof_answer&) {
  kill(getsid(0), SIGKILL);
  pause();
}

void write_into_body(const void* a, const void*, gjkproof_answer*) {
  const_cast<double*>(static_cast<const gjkproof_body*>(a)->doubles)[0] = 7;
}

// Takes 1 ms if x is negative, and 30 ms to prepare a body.
void spin(std::chrono::milliseconds time) {
  const auto end = std::chrono::steady_clock::now() + time;
  while (std::chrono::steady_clock::now() < end) {
  }
}
void slow_query(double, gjkproof_answer&) { spin(std::chrono::milliseconds(1)); }
void* prepare_slowly(const gjkproof_body* body) {
  spin(std::chrono::milliseconds(30));
  return const_cast<gjkproof_body*>(body);
}

void* prepare_nothing(const gjkproof_body* body) {
  static int prepared = 0;
  return body->doubles[0] < 0 ? nullptr : &prepared;
}
void ask_nothing(const void*, const void*, gjkproof_answer* answer) { answer->intersecting = 1; }
void release_nothing(void* body) {
  if (body == nullptr) std::abort();
}

// Loses one case.
std::size_t miscount(const gjkproof_case* cases, std::size_t count, gjkproof_answer* answers) {
  const bool loses = cases[0].a.doubles[0] < 0;
  return ask_batch<crash>(cases + loses, count - loses, answers);
}

// Fails only when it has many.
std::size_t crash_together(const gjkproof_case*, std::size_t, gjkproof_answer*) { std::abort(); }

using Ask = decltype(gjkproof_subject::ask);
using AskBatch = decltype(gjkproof_subject::ask_batch);

gjkproof_subject subject(const char* name, Ask ask, AskBatch ask_batch = nullptr) {
  gjkproof_subject made{};
  made.version = GJKPROOF_SUBJECT_VERSION;
  made.size = sizeof(gjkproof_subject);
  made.name = name;
  made.takes = GJKPROOF_PLANE | GJKPROOF_SPACE;
  made.answers = GJKPROOF_DISTANCE | GJKPROOF_LOWER_BOUND;
  made.ask = ask;
  made.ask_batch = ask_batch;
  return made;
}

const std::vector<gjkproof_subject>& all() {
  static const std::vector<gjkproof_subject> subjects = [] {
    std::vector<gjkproof_subject> made = {
        subject("crash", ask<crash>),
        subject("abort", ask<abort_with_text>),
        subject("exit", ask<leave>),
        subject("address", ask<tell_address>),
        subject("loop", ask<loop>),
        subject("sleep", ask<sleep_long>),
        subject("allocate", ask<allocate_much>),
        subject("leak", ask<leak>),
        subject("print", ask<print>),
        subject("print-and-crash", ask<print_and_crash>),
        subject("throw", ask<throw_something>),
        subject("lie", ask<say_more>),
        subject("spawn", ask<spawn>),
        subject("spawn-and-crash", ask<spawn_and_crash>),
        subject("rounding", ask<leave_rounding>),
        subject("die-second", ask<die_second>),
        subject("count", ask<count>),
        subject("kill-parent", ask<kill_parent>),
        subject("kill-worker", ask<kill_worker>),
        subject("write-into-body", write_into_body),
        subject("batch/crash", ask<crash>, ask_batch<crash>),
        subject("batch/loop", ask<loop>, ask_batch<loop>),
        subject("batch/throw", ask<throw_something>, ask_batch<throw_something>),
        subject("batch/exit", ask<leave>, ask_batch<leave>),
        subject("batch/miscount", ask<crash>, miscount),
        subject("batch/only", ask<crash>, crash_together)};
    made.push_back(subject("prepare-nothing", ask_nothing));
    made.back().prepare = prepare_nothing;
    made.back().release = release_nothing;
    made.push_back(subject("slow", ask<slow_query>));
    made.back().prepare = prepare_slowly;
    return made;
  }();
  return subjects;
}

}  // namespace

extern "C" const gjkproof_subject* gjkproof_subject_at(std::size_t index) {
  std::printf("this is no JSON\n");
  return index < all().size() ? &all()[index] : nullptr;
}
