// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <array>
#include <chrono>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "core/subjects/outside/outside.hpp"
#include "core/subjects/outside/plugin/plugin_answer.hpp"
#include "core/subjects/outside/plugin/worker_pool.hpp"
#include "core/subjects/outside/process/process.hpp"
#include "core/subjects/outside/promises.hpp"
#include "core/subjects/outside/taken.hpp"

namespace subjects {
namespace {

using nlohmann::json;

// To load a library and list what it has.
constexpr std::chrono::seconds listing_time{30};

[[noreturn]] void refuse(const std::string& file, const std::string& why) {
  throw std::invalid_argument(file + ": " + why);
}

// Our own words of why it is no plug-in, without the exit code of the worker.
std::string reason_of(const std::string& end) {
  const std::string refused = "exited with code 2: ";
  return end.rfind(refused, 0) == 0 ? end.substr(refused.size()) : end;
}

// What the worker prints about the plug-in, a JSON object a line.
std::string listing(const std::string& file) {
  std::string text;
  std::array<char, 4096> block{};
  try {
    Process worker({worker_program(), file}, 0);
    const Deadline deadline = std::chrono::steady_clock::now() + listing_time;
    Process::Received received;
    while ((received = worker.receive(block.data(), block.size(), deadline)).size > 0) {
      text.append(block.data(), received.size);
    }
    if (!received.ended) {
      refuse(file, fmt::format("it does not load within {} s", listing_time.count()));
    }
    if (const std::string end = worker.end(); end.rfind("exited with code 0", 0) != 0) {
      refuse(file, reason_of(end));
    }
  } catch (const std::runtime_error& error) {
    refuse(file, std::string("the worker does not start: ") + error.what());
  }
  return text;
}

// What the line says, without how to ask it.
Subject description_of(const json& line) {
  const auto takes = line.at("takes").get<unsigned>();
  const auto answers = line.at("answers").get<unsigned>();
  const auto promised = [&line](const char* what) {
    const json& promise = line.at("promises").at(what);
    return given({promise.at("absolute").get<double>(), promise.at("relative").get<double>()});
  };
  Subject subject;
  subject.name = line.at("name").get<std::string>();
  subject.description = line.at("description").get<std::string>();
  subject.format = line.at("single").get<bool>() ? binary32 : binary64;
  subject.capabilities.plane = (takes & GJKPROOF_PLANE) != 0;
  subject.capabilities.space = (takes & GJKPROOF_SPACE) != 0;
  subject.capabilities.curved_bodies = false;
  subject.capabilities.shapes = false;
  subject.capabilities.magnitude_max = line.at("magnitude_max").get<double>();
  subject.capabilities.distance = (answers & GJKPROOF_DISTANCE) != 0;
  subject.capabilities.depth = (answers & GJKPROOF_DEPTH) != 0;
  subject.capabilities.witnesses = (answers & GJKPROOF_WITNESSES) != 0;
  subject.capabilities.normal = (answers & GJKPROOF_NORMAL) != 0;
  subject.promised = promises(subject.capabilities, promised("distance"), promised("depth"),
                              promised("witnesses"));
  return subject;
}

// Asks a pool what the subject takes, and nothing else.
struct Asker {
  std::shared_ptr<WorkerPool> pool;
  Subject description;
  unsigned declared = 0;

  std::vector<Answer> operator()(Asked asked, std::span<const cases::Case* const> questions) const {
    return answers_to(questions, description, [this, asked](const auto& taken) {
      std::vector<Answer> answers;
      for (const Record& record : pool->ask(asked, taken))
        answers.push_back(answer_of(record, declared));
      return answers;
    });
  }
};

std::optional<double> nanoseconds_of(const Record& record) {
  if (record.fate != Fate::answered || record.nanoseconds <= 0) return std::nullopt;
  return record.nanoseconds;
}

Subject subject_of(const std::string& file, const Limits& limits, const json& line) {
  Subject subject = description_of(line);
  const Asker asker{std::make_shared<WorkerPool>(WorkerTask{file, subject.name, limits}), subject,
                    line.at("answers").get<unsigned>()};
  subject.start = [] { return std::optional<std::string>(); };
  subject.ask = [asker](const cases::Case& question, const Trace*) {
    const cases::Case* const one = &question;
    return asker(Asked::in_turn, std::span(&one, 1)).front();
  };
  subject.ask_all = [asker](std::span<const cases::Case* const> questions) {
    return asker(Asked::afresh, questions);
  };
  subject.time_all = [pool = asker.pool](std::span<const cases::Case* const> questions) {
    std::vector<std::optional<double>> times;
    for (const Record& record : pool->ask(Asked::timed, questions)) {
      times.push_back(nanoseconds_of(record));
    }
    return times;
  };
  return subject;
}

}  // namespace

std::vector<Subject> plugin_subjects(const std::string& file, const Limits& limits) {
  const std::string path = std::filesystem::absolute(file).string();
  std::vector<Subject> subjects;
  std::istringstream lines(listing(file));
  try {
    for (std::string line; std::getline(lines, line);) {
      subjects.push_back(subject_of(path, limits, json::parse(line)));
    }
  } catch (const json::exception& error) {
    refuse(file, std::string("the worker is of another build: ") + error.what());
  }
  if (subjects.empty()) refuse(file, "it ended the process while it was listed");
  return subjects;
}

}  // namespace subjects
