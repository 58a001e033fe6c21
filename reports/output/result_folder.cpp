// SPDX-License-Identifier: MIT
#include "reports/output/result_folder.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <filesystem>
#include <string>
#include <utility>

#include "reports/output/output_file.hpp"

namespace reports {
namespace {

// The process that holds the lock, according to the lock file; only for the error message.
std::string holder(int lock) {
  std::array<char, 32> text{};
  const ssize_t size = pread(lock, text.data(), text.size() - 1, 0);
  const std::string process(text.data(), size > 0 ? static_cast<std::size_t>(size) : 0);
  const std::string digits = process.substr(0, process.find_first_not_of("0123456789"));
  return digits.empty() ? std::string("another process") : "process " + digits;
}

// Failure is ignored: on a full disk, error messages of other processes only lack the number.
void sign(int lock) {
  const std::string process = std::to_string(getpid()) + "\n";
  if (ftruncate(lock, 0) != 0) return;
  [[maybe_unused]] const ssize_t ignored = pwrite(lock, process.data(), process.size(), 0);
}

}  // namespace

ResultFolder::ResultFolder(std::string folder, bool resumed) : folder_(std::move(folder)) {
  std::error_code error;
  std::filesystem::create_directories(folder_, error);
  if (error) throw CannotWrite(folder_ + ": cannot be written: " + error.message());
  const std::string name = path("lock");
  lock_ = open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (lock_ < 0) throw cannot_write_to(name);
  if (flock(lock_, LOCK_EX | LOCK_NB) != 0) {
    const CannotWrite refused =
        errno == EWOULDBLOCK ? CannotWrite(fmt::format(
                                   "{}: {} writes its results there; take another folder or wait",
                                   folder_, holder(lock_)))
                             : cannot_write_to(name);
    close(lock_);
    throw refused;
  }
  sign(lock_);
  // Remove the files of a killed study.
  if (resumed) return;
  for (const char* stale : {records_name, cells_name, summary_name, page_name}) {
    remove_file(fresh(stale));
  }
}

ResultFolder::~ResultFolder() { close(lock_); }

std::string ResultFolder::path(const std::string& name) const {
  return (std::filesystem::path(folder_) / name).string();
}

std::string ResultFolder::unfinished(const std::string& name) const {
  for (const std::string& file : {fresh(name), path(name)}) {
    if (std::filesystem::exists(file)) return file;
  }
  return {};
}

void ResultFolder::publish(bool with_records, bool with_page) {
  for (const char* name : {summary_name, cells_name, page_name}) remove_file(path(name));
  if (with_records) {
    rename_file(fresh(records_name), path(records_name));
  } else {
    remove_file(path(records_name));
  }
  // Synchronise before the next step, because power may fail between the steps.
  sync_folder(folder_);
  if (std::filesystem::exists(fresh(cells_name))) rename_file(fresh(cells_name), path(cells_name));
  rename_file(fresh(summary_name), path(summary_name));
  if (with_page) rename_file(fresh(page_name), path(page_name));
  sync_folder(folder_);
}

}  // namespace reports
