// SPDX-License-Identifier: MIT
// A folder for files that nobody keeps.
#pragma once

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>

namespace subjects {

// A new folder with a name of its own, so that processes side by side do not share files.  It is
// removed with all that is in it.
class TemporaryFolder {
 public:
  // Throws std::system_error, which names the folder.
  TemporaryFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "gjkproof-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) {
      throw std::system_error(errno, std::generic_category(), name + ": cannot be made");
    }
    path_ = name;
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace subjects
