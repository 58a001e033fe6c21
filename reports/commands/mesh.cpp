// SPDX-License-Identifier: MIT
#include "reports/casework/mesh.hpp"

#include <memory>

#include "reports/commands/program.hpp"

namespace commands {

void mesh(Program& program) {
  const auto options = std::make_shared<reports::MeshOptions>();
  CLI::App* command =
      program.command("mesh",
                      "Write two mesh files (OFF, OBJ, STL, PLY) as a case: the convex hulls of "
                      "their vertices, all distinct ones kept",
                      [options] { return reports::write_mesh_case(*options); });
  command->add_option("A", options->a, "Mesh file")->required();
  command->add_option("B", options->b, "Mesh file")->required();
  command->add_option("--id", options->id, "Of the case; by default the names of the files");
  command->add_option("--offset", options->offset,
                      "Move B by X Y Z, decimal (to nearest double) or hex floats; refused unless "
                      "every sum is a double");
  command->add_flag("--hull", options->hull_only,
                    "Keep only points on the surface of the exact hull; 10,000 points of a sphere "
                    "take 14 s");
}

}  // namespace commands
