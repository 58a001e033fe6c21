// SPDX-License-Identifier: MIT
#include "core/cases/mesh/mesh_assimp.hpp"

#include <assimp/MemoryIOWrapper.h>
#include <assimp/scene.h>

#include <assimp/Importer.hpp>

namespace cases {
namespace {

// One line, of a length to be read.
std::string presentable(std::string text, const std::string& extension) {
  const std::string alias = AI_MEMORYIO_MAGIC_FILENAME "." + extension;
  if (const auto at = text.find(alias); at != std::string::npos) {
    text.replace(at, alias.size(), "the file");
  }
  if (text == "std::bad_alloc") return out_of_memory;
  if (text == "OBJ: vertex index out of range") {
    text += ": a face names a vertex that is not there, or Assimp skipped the line of one";
  }
  constexpr std::size_t longest = 160;
  if (text.size() > longest) text = text.substr(0, longest) + "...";
  for (char& c : text) {
    if (c < ' ' || c > '~') c = '?';
  }
  return text;
}

// Each mesh where its node and the nodes above place it.
void collect(const aiScene& scene, const aiNode& node, const aiMatrix4x4& above, Found& found) {
  const aiMatrix4x4 placed = above * node.mTransformation;
  for (unsigned m = 0; m < node.mNumMeshes; ++m) {
    const aiMesh& mesh = *scene.mMeshes[node.mMeshes[m]];
    ++found.meshes;
    for (unsigned i = 0; i < mesh.mNumVertices; ++i) {
      const aiVector3D vertex = placed * mesh.mVertices[i];
      // A case knows one zero.
      found.vertices.push_back({static_cast<double>(vertex.x) + 0.0,
                                static_cast<double>(vertex.y) + 0.0,
                                static_cast<double>(vertex.z) + 0.0});
    }
    for (unsigned f = 0; f < mesh.mNumFaces; ++f) {
      const aiFace& face = mesh.mFaces[f];
      found.corners.push_back(face.mNumIndices);
      found.corners.insert(found.corners.end(), face.mIndices, face.mIndices + face.mNumIndices);
    }
  }
  for (unsigned i = 0; i < node.mNumChildren; ++i) {
    collect(scene, *node.mChildren[i], placed, found);
  }
}

}  // namespace

// No postprocessing: whatever it offers moves, merges or drops vertices, or is about faces.
Found read_by_assimp(const std::string& extension, const std::string& content) {
  Assimp::Importer importer;
  const aiScene* scene =
      importer.ReadFileFromMemory(content.data(), content.size(), 0, extension.c_str());
  if (scene == nullptr) throw Refused{presentable(importer.GetErrorString(), extension)};
  Found found;
  if (scene->mRootNode != nullptr) collect(*scene, *scene->mRootNode, aiMatrix4x4(), found);
  if (found.meshes < scene->mNumMeshes) throw Refused{"a mesh that belongs to no node"};
  return found;
}

}  // namespace cases
