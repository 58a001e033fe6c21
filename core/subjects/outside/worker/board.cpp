// SPDX-License-Identifier: MIT
#include "core/subjects/outside/worker/board.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <cstring>
#include <new>
#include <stdexcept>

namespace subjects {

SharedMemory::~SharedMemory() {
  if (data_ != nullptr) munmap(data_, size_);
}

bool SharedMemory::reserve(std::size_t bytes) {
  if (bytes <= size_) return false;
  // Untouched pages cost nothing, so reserve enough for almost all batches.
  const std::size_t size = std::max({bytes, 2 * size_, std::size_t{1} << 26U});
  void* const data = mmap(nullptr, size, PROT_READ | PROT_WRITE,
                          MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (data == MAP_FAILED) throw std::bad_alloc();
  if (data_ != nullptr) munmap(data_, size_);
  data_ = static_cast<std::byte*>(data);
  size_ = size;
  return true;
}

void SharedMemory::make_read_only() const { mprotect(data_, size_, PROT_READ); }

bool Board::open(const Batch& batch) {
  const bool new_records = records_.reserve(sizeof(Start) + batch.questions * sizeof(Record));
  const bool new_questions = questions_.reserve(batch.bytes);
  if (new_records) new (records_.data()) Start{};
  start().batch = batch;
  progress().threw = false;
  progress().answered = 0;
  return new_records || new_questions;
}

std::span<Record> Board::records() const {
  static_assert(sizeof(Start) % alignof(Record) == 0);
  auto* const first = reinterpret_cast<Record*>(records_.data() + sizeof(Start));
  return {first, batch().questions};
}

QuestionView next_question(std::span<const std::byte>& bytes) {
  QuestionView view{};
  if (bytes.size() < sizeof(Question)) throw std::runtime_error("a question is truncated");
  std::memcpy(&view.question, bytes.data(), sizeof(Question));
  const std::size_t points_max = bytes.size() / (3 * sizeof(double));
  if (view.question.count_a > points_max || view.question.count_b > points_max ||
      view.question.bytes() > bytes.size()) {
    throw std::runtime_error("the points of a question are truncated");
  }
  view.points = reinterpret_cast<const double*>(bytes.data() + sizeof(Question));
  bytes = bytes.subspan(view.question.bytes());
  return view;
}

}  // namespace subjects
