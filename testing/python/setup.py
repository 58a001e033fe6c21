# SPDX-License-Identifier: MIT
"""Builds the package from this checkout, without the network: the module, the program gjkproof and
its parts, which are installed within the package.

GJKPROOF_BUILD names a build of the preset release to take them from; otherwise they are compiled."""
import os
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parents[2]


class BuildByCMake(build_ext):
    def build_extension(self, extension):
        package = Path(self.get_ext_fullpath(extension.name)).resolve().parent
        tree = Path(os.environ.get("GJKPROOF_BUILD", ROOT / "build" / "python"))
        if "GJKPROOF_BUILD" not in os.environ:
            subprocess.run(["cmake", "-S", ROOT, "-B", tree, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
                            "-DCMAKE_UNITY_BUILD=ON", "-DCMAKE_UNITY_BUILD_BATCH_SIZE=16", "-DBUILD_TESTING=OFF",
                            f"-DPython_EXECUTABLE={sys.executable}",
                            "-DCMAKE_CXX_FLAGS_RELEASE=-O2"], check=True)
        subprocess.run(["cmake", "--build", tree, "--target", "python_package", "--parallel",
                        str(os.cpu_count() or 1)], check=True)
        package.mkdir(parents=True, exist_ok=True)
        self.copy_file(next((tree / "python" / "gjkproof").glob("_native.*.so")), package)
        subprocess.run(["cmake", "--install", tree, "--component", "program", "--prefix", package / "program"],
                       check=True, stdout=subprocess.DEVNULL)


LEFT_BEHIND = ROOT / "build" / "pip"  # what setuptools would write beside this file
LEFT_BEHIND.mkdir(parents=True, exist_ok=True)
setup(options={"build": {"build_base": str(LEFT_BEHIND)}, "egg_info": {"egg_base": str(LEFT_BEHIND)}},
      ext_modules=[Extension("gjkproof._native", [])], cmdclass={"build_ext": BuildByCMake})
