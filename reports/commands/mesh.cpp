// SPDX-License-Identifier: MIT
#include "reports/casework/mesh.hpp"

#include <array>
#include <memory>

#include "reports/command_line/program.hpp"

namespace commands {

void mesh(Program& program) {
  const auto options = std::make_shared<reports::MeshOptions>();
  Command command =
      program.command("mesh",
                      "Write two mesh files or point clouds (OFF, OBJ, STL, PLY) as a case: the "
                      "convex hulls of their vertices, all distinct ones kept",
                      [options] { return reports::write_mesh_case(*options); });
  command.option("A", options->a, "Mesh file").required();
  command.option("B", options->b, "Mesh file").required();
  command.option("--id", options->id, "Of the case; by default the names of the files");
  command.option("--scale", options->scale, "Scale B by FACTOR first").type_name("FACTOR");
  command
      .option<std::array<double, 4>>(
          "--rotate",
          [options](const std::array<double, 4>& given) {
            options->axis = {given[0], given[1], given[2]};
            options->degrees = given[3];
          },
          "Then turn B around the axis X Y Z through the origin of its file; quarter turns around "
          "a coordinate axis are exact")
      .type_name("X Y Z DEGREES");
  command
      .option("--offset", options->offset,
              "Then move B by X Y Z, decimal (to nearest double) or hex floats.  What is "
              "rounded is the nearest double, and the case says so")
      .type_name("X Y Z");
  command.flag("--hull", options->hull_only,
               "Keep only points on the surface of the exact hull; 10,000 points of a sphere "
               "take 14 s");
}

}  // namespace commands
