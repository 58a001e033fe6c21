# SPDX-License-Identifier: MIT
"""Where the program gjkproof and the known cases are: installed within the package, or built."""
from pathlib import Path

from . import _native

_installed = Path(__file__).parent / "program"
if _installed.is_dir():
    PROGRAM = _installed / "bin" / "gjkproof"
    KNOWN = _installed / "share" / "gjkproof" / "known"
else:
    from . import _places
    PROGRAM, KNOWN = Path(_places.PROGRAM), Path(_places.KNOWN)

_native.set_program(str(PROGRAM))
