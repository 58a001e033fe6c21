// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fnmatch.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <stdexcept>

#include "core/cases/json_reason.hpp"
#include "core/subjects/outside/plugin/worker_pool.hpp"
#include "core/subjects/program.hpp"

namespace subjects {
namespace {

using nlohmann::json;

constexpr std::pair<unsigned, const char*> bits[] = {
    {GJKPROOF_DISTANCE, "GJKPROOF_DISTANCE"},
    {GJKPROOF_DEPTH, "GJKPROOF_DEPTH"},
    {GJKPROOF_WITNESSES, "GJKPROOF_WITNESSES"},
    {GJKPROOF_NORMAL, "GJKPROOF_NORMAL"},
    {GJKPROOF_LOWER_BOUND, "GJKPROOF_LOWER_BOUND"}};

// The text up to its zero byte or the end of the array, with control characters replaced.
template <std::size_t Size>
std::string text_of(const char (&array)[Size]) {
  std::string text(array, std::find(array, array + Size, '\0'));
  std::replace_if(
      text.begin(), text.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
  return text;
}

std::string undeclared(unsigned says, unsigned declared) {
  std::string text = "sets bits that it has not declared:";
  unsigned unknown = says & ~declared;
  for (const auto& [bit, name] : bits) {
    if ((unknown & bit) != 0) text += fmt::format(" {}", name);
    unknown &= ~bit;
  }
  if (unknown != 0) text += fmt::format(" {:#x}", unknown);
  return text;
}

std::array<Number, 3> point(const double (&coordinates)[3]) {
  return {Number(coordinates[0]), Number(coordinates[1]), Number(coordinates[2])};
}

void read_numbers(const gjkproof_answer& said, Answer& answer) {
  const auto says = [&said](unsigned bit) { return (said.says & bit) != 0; };
  answer.intersecting = said.intersecting != 0;
  answer.iterations = std::max(said.iterations, 0);
  if (says(GJKPROOF_DISTANCE)) answer.distance = Length{Number(said.distance)};
  if (says(GJKPROOF_LOWER_BOUND)) answer.lower_bound = Length{Number(said.lower_bound)};
  if (says(GJKPROOF_DEPTH)) answer.penetration_depth = Length{Number(said.depth)};
  if (says(GJKPROOF_NORMAL)) answer.normal = point(said.normal);
  if (!says(GJKPROOF_WITNESSES)) return;
  answer.witness_a = point(said.witness_a);
  answer.witness_b = point(said.witness_b);
}

// Converts the answer of a plug-in; `declared` is gjkproof_subject.answers.  An answer that breaks
// the rules of gjkproof_subject.h is replaced by a failure.
Answer answer_of(const Record& record, unsigned declared) {
  if (record.fate != Fate::answered) return lost_answer(text_of(record.text));
  const gjkproof_answer& said = record.answer;
  if ((said.says & ~declared) != 0) return lost_answer(undeclared(said.says, declared));
  Answer answer;
  answer.status = text_of(said.status);
  const auto ends = [&answer](bool answered, Ending ending, const char* word) {
    answer.answered = answered;
    answer.ending = ending;
    if (answer.status.empty()) answer.status = word;
  };
  switch (said.outcome) {
    case GJKPROOF_ANSWERED: ends(true, Ending::unknown, "answered"); break;
    case GJKPROOF_AT_LIMIT: ends(true, Ending::iteration_limit, "at its limit"); break;
    case GJKPROOF_NO_ANSWER: ends(false, Ending::unknown, "no answer"); return answer;
    case GJKPROOF_SKIPPED:
      ends(false, Ending::unknown, "skipped");
      answer.skipped = true;
      return answer;
    default: return lost_answer(fmt::format("ended with the unknown outcome {}", said.outcome));
  }
  read_numbers(said, answer);
  if ((declared & GJKPROOF_DISTANCE) != 0 && !answer.distance) {
    if (!answer.intersecting) return lost_answer("does not say the distance");
    answer.distance = Length{};
  }
  return answer;
}

// Time to load a library and list its subjects.
constexpr std::chrono::seconds listing_time{30};

[[noreturn]] void refuse(const std::string& file, const std::string& why) {
  throw CannotLoad(file + ": " + why);
}

// The reason why it is not a plug-in, without the exit code of the worker.
std::string reason_of(const std::string& end) {
  const std::string refused = "exited with code 2: ";
  return end.rfind(refused, 0) == 0 ? end.substr(refused.size()) : end;
}

// The description of the plug-in as printed by the worker, a JSON object a line.
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
  } catch (const CannotLoad&) {
    throw;
  } catch (const std::runtime_error& error) {
    refuse(file, std::string("the worker does not start: ") + error.what());
  }
  return text;
}

// The subject described by the line, without its functions.
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

// Asks a pool the questions that the subject accepts.
struct Asker {
  std::shared_ptr<WorkerPool> pool;
  Subject description;
  unsigned declared = 0;

  std::vector<Answer> operator()(Asked asked, std::span<const cases::Case* const> questions) const {
    return answers_to(questions, description, [this, asked](const auto& taken) {
      std::vector<Answer> answers;
      answers.reserve(taken.size());
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
  subject.unblamed_ends = [pool = asker.pool] { return pool->unblamed_ends(); };
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
    refuse(file, "the worker belongs to another build: " + cases::json_reason(error));
  }
  if (subjects.empty()) refuse(file, "it ended the process while its subjects were listed");
  return subjects;
}

// Outsiders named by a word of a command line: a plug-in, a program, or adapters of other
// libraries.

namespace {

enum class Kind { name, peer, engine, plugin, program };

constexpr std::string_view library_end = ".so";

// The end of the file name of a plug-in, at a colon or the end of the word; npos: not a plug-in.
std::size_t plugin_end(const std::string& word) {
  const std::size_t colon = word.find(".so:");
  if (colon != std::string::npos) return colon + library_end.size();
  return word.ends_with(library_end) ? word.size() : std::string::npos;
}

Kind kind(const std::string& word) {
  if (word.starts_with("peer/") || word.starts_with("compiled/")) return Kind::peer;
  if (word.starts_with("engine/")) return Kind::engine;
  if (word.find(' ') != std::string::npos) return Kind::program;
  if (plugin_end(word) != std::string::npos) return Kind::plugin;
  const bool file = word.find('/') != std::string::npos && access(word.c_str(), X_OK) == 0 &&
                    std::filesystem::is_regular_file(word);
  return file ? Kind::program : Kind::name;
}

std::vector<Subject> matching(std::vector<Subject> candidates, const std::string& names,
                              const std::string& word) {
  std::erase_if(candidates, [&](const Subject& subject) {
    return fnmatch(names.c_str(), subject.name.c_str(), 0) != 0;
  });
  if (candidates.empty()) throw std::invalid_argument("no subject matches '" + word + "'");
  return candidates;
}

std::vector<Subject> of_plugin(const std::string& word, const Limits& limits) {
  const std::size_t end = plugin_end(word);
  const std::string file = word.substr(0, end);
  std::vector<Subject> candidates = plugin_subjects(file, limits);
  for (Subject& subject : candidates) subject.option = file + ":" + subject.name;
  return end == word.size() ? candidates
                            : matching(std::move(candidates), word.substr(end + 1), word);
}

// The folder of a variable, or a part of the installed program or of the build.
std::filesystem::path folder(const char* variable, const char* installed, const char* built) {
  const char* const given = std::getenv(variable);
  return given != nullptr ? given : program_part(installed, built);
}

std::filesystem::path engines_folder() {
  return folder("GJKPROOF_ENGINES", "share/gjkproof/engines", GJKPROOF_ENGINES_DIR);
}

std::filesystem::path peers_folder() {
  return folder("GJKPROOF_PEERS", "lib/gjkproof/peers", GJKPROOF_PEERS_DIR);
}

json document(const std::filesystem::path& file) {
  std::ifstream stream(file);
  if (!stream) throw std::invalid_argument(file.string() + ": it cannot be read");
  return json::parse(stream);
}

std::string engines_list() { return (engines_folder() / "engines.json").string(); }

// The list of engines.  Throws std::invalid_argument if it is none.
json listed() {
  const std::string list = engines_list();
  try {
    json entries = document(list);
    for (const json& entry : entries) {
      for (const char* key : {"file", "package", "scalar", "method", "description"}) {
        entry.at(key).get_ref<const std::string&>();
      }
    }
    return entries;
  } catch (const json::exception& error) {
    throw std::invalid_argument(list + ": no list of engines: " + cases::json_reason(error));
  }
}

// Empty if the package is not installed.
std::string version_of(const std::string& package) {
  const auto file = engines_folder() / "node_modules" / package / "package.json";
  if (!std::filesystem::exists(file)) return {};
  return document(file).at("version").get<std::string>();
}

// The name has the version that the plug-in says, unless it does not load, which asking it reports.
void take_name(Engine& engine, const std::string& plugin, const std::string& end) {
  engine.source = plugin;
  try {
    for (const Subject& subject : plugin_subjects(plugin, {})) {
      if (subject.name.ends_with(end)) engine.name = subject.name;
    }
  } catch (const CannotLoad&) {
  }
}

Engine engine_of(const json& entry) {
  const auto text = [&entry](const char* key) { return entry.at(key).get<std::string>(); };
  const std::string package = text("package"), method = text("scalar") + "/" + text("method");
  const std::filesystem::path file = text("file");
  Engine engine;
  engine.description = text("description");
  if (text("scalar") == "float") engine.format = binary32;
  if (file.extension() == library_end) {
    engine.name = fmt::format("engine/{}/{}", file.stem().string(), method);
    const std::string place = (peers_folder() / file).string();
    if (std::filesystem::exists(place)) take_name(engine, place, "/" + method);
    return engine;
  }
  const std::string version = version_of(package);
  engine.name = fmt::format("engine/{}{}{}/{}", package.substr(package.rfind('/') + 1),
                            version.empty() ? "" : "-", version, method);
  if (!version.empty()) {
    engine.source = fmt::format("node '{}' {}", (engines_folder() / file).string(), text("method"));
  }
  return engine;
}

// Throws if the program is not the engine that was listed.
Subject engine_subject(const Engine& engine, const Limits& limits) {
  if (engine.source.empty()) refuse(engine.name, "it is not installed: ./run study engines");
  Subject subject =
      engine.source.ends_with(library_end)
          ? matching(plugin_subjects(engine.source, limits), engine.name, engine.name).front()
          : program_subject(engine.source, limits);
  if (subject.name != engine.name) refuse(engine.name, "it calls itself " + subject.name);
  subject.option = engine.name;
  return subject;
}

std::vector<Subject> of_engines(const std::string& word, const Limits& limits,
                                const std::function<void(const std::string&)>& left_out) {
  std::vector<Subject> started;
  for (const Engine& engine : engines()) {
    if (fnmatch(word.c_str(), engine.name.c_str(), 0) != 0) continue;
    try {
      started.push_back(engine_subject(engine, limits));
    } catch (const std::exception& error) {
      if (engine.name == word) throw;
      if (left_out) left_out(error.what());
    }
  }
  return matching(std::move(started), word, word);
}

}  // namespace

bool means_outsiders(const std::string& word) { return kind(word) != Kind::name; }

std::vector<Subject> outsiders(const std::string& word, const Limits& limits,
                               const std::function<void(const std::string&)>& left_out) {
  switch (kind(word)) {
    case Kind::engine: return of_engines(word, limits, left_out);
    case Kind::peer: return matching(peer_subjects(limits), word, word);
    case Kind::plugin: return of_plugin(word, limits);
    case Kind::program: {
      Subject subject = program_subject(word, limits);
      subject.option = word;
      return {std::move(subject)};
    }
    case Kind::name: break;
  }
  return {};
}

std::vector<std::string> peer_files() {
  std::set<std::string> of_engines;
  if (std::filesystem::exists(engines_list())) {
    for (const json& entry : listed()) of_engines.insert(entry.at("file").get<std::string>());
  }
  std::vector<std::string> files;
  std::error_code none;
  for (const auto& entry : std::filesystem::directory_iterator(peers_folder(), none)) {
    const std::filesystem::path& file = entry.path();
    if (file.extension() == library_end && !of_engines.contains(file.filename())) {
      files.push_back(file.string());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<Engine> engines() {
  std::vector<Engine> all;
  for (const json& entry : listed()) all.push_back(engine_of(entry));
  return all;
}

std::vector<Subject> peer_subjects(const Limits& limits) {
  std::vector<Subject> all;
  for (const std::string& file : peer_files()) {
    for (Subject& subject : plugin_subjects(file, limits)) all.push_back(std::move(subject));
  }
  return all;
}

}  // namespace subjects
