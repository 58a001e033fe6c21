// SPDX-License-Identifier: MIT
#include "reports/run_file.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

namespace reports {

RunFile::RunFile(std::filesystem::path path, const std::string& header)
    : path_(std::move(path)), stream_(path_) {
  if (!stream_) throw std::runtime_error(path_.string() + ": cannot be written");
  write(header);
}

void RunFile::close(bool complete, std::size_t judged) {
  write(fmt::format("{{\"complete\":{},\"judged\":{}}}", complete, judged));
  stream_.close();
  if (!stream_) throw std::runtime_error(path_.string() + ": cannot be written");
}

}  // namespace reports
