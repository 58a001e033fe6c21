# SPDX-License-Identifier: MIT
"""The build backend of setuptools as Debian installs it, which pip hides from a build otherwise."""
import sys

sys.path.append("/usr/lib/python3/dist-packages")
from setuptools.build_meta import *  # noqa: E402,F401,F403


def get_requires_for_build_wheel(config_settings=None):
    """Nothing: Debian's python3-wheel is there."""
    return []
