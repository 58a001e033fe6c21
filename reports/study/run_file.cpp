// SPDX-License-Identifier: MIT
#include "reports/study/run_file.hpp"

#include <fmt/format.h>

namespace reports {

void RunFile::close(bool complete, std::size_t judged) {
  write(fmt::format("{{\"complete\":{},\"judged\":{}}}", complete, judged));
  file_.finish();
}

}  // namespace reports
