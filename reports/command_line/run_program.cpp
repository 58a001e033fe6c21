// SPDX-License-Identifier: MIT
#include <fcntl.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <exception>
#include <string>

#include "core/cases/floating_point.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/command_line/program.hpp"
#include "reports/command_line/subject_choice.hpp"
#include "reports/output/exit_code.hpp"
#include "reports/output/freed_memory.hpp"
#include "reports/output/output_file.hpp"

namespace commands {
namespace {

// If a standard stream is closed, the next opened file would get its number, and messages would end
// up among the records.  Opened in the wrong direction, the stream fails like a closed one.
void occupy_standard_descriptors() {
  const std::array modes = {O_WRONLY, O_RDONLY, O_RDONLY};
  for (int descriptor = 0; descriptor < 3; ++descriptor) {
    if (fcntl(descriptor, F_GETFD) >= 0) continue;
    // open() returns the lowest free number, which is this one.
    [[maybe_unused]] const int same =
        open("/dev/null", modes[static_cast<std::size_t>(descriptor)]);
  }
}

// Makes a write fail with a message and an exit code, instead of killing the program, if the reader
// is gone or a file has reached its size limit.
void let_writes_fail() {
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
}

int failed(const char* program, const std::string& message, reports::ExitCode code) {
  std::fputs((std::string(program) + ": " + message + "\n").c_str(), stderr);
  return code;
}

int run(const ProgramDescription& description, int argc, char** argv) {
  try {
    if (const auto trouble = cases::floating_point_trouble()) {
      throw cases::FloatingPointTrouble(*trouble);
    }
    return Program(description, argc, argv).run();
  } catch (const CannotStart& error) {
    return failed(description.name, error.what(), reports::failed_to_start);
  } catch (const subjects::CannotLoad& error) {
    return failed(description.name, error.what(), reports::failed_to_start);
  } catch (const cases::FloatingPointTrouble& error) {
    return failed(description.name, error.what(), reports::failed_to_start);
  } catch (const oracle::Disagreement& error) {
    return failed(description.name, error.what(), reports::oracles_disagree);
  } catch (const reports::CannotWrite& error) {
    return failed(description.name, error.what(), reports::cannot_write);
  } catch (const std::exception& error) {
    // fmt::print throws if the stream fails; the caller checks the stream.
    if (std::ferror(stdout) != 0) return reports::cannot_write;
    return failed(description.name, error.what(), reports::bad_input);
  }
}

}  // namespace

int run_program(const ProgramDescription& description, int argc, char** argv) {
  reports::keep_freed_memory();
  occupy_standard_descriptors();
  let_writes_fail();
  const int code = run(description, argc, argv);
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return code;
  failed(description.name, "standard output cannot be written", reports::cannot_write);
  // A disagreement of the oracles takes precedence.
  return code == reports::oracles_disagree ? code : reports::cannot_write;
}

}  // namespace commands
