# SPDX-License-Identifier: MIT
"""What a study found, as arrays, and a study of a function in Python."""
from __future__ import annotations

import gzip
import inspect
import json
import os
import re
import shlex
import subprocess
import sys
import zlib
from functools import reduce
from pathlib import Path
from typing import Callable, Iterable

import numpy as np

from . import places
from .exact import flag

# Name, type and place in a record (reports/study/form/run.schema.json).
_COLUMNS = [("case", "U", "case"), ("group", "U", "group"), ("index", "i8", "index"), ("subject", "U", "subject"),
            ("domain", "U", "domain"), ("dim", "i1", "dim"), ("bits", "i1", "bits"),
            ("magnitude", "f8", "magnitude"), ("relation", "U", "relation"), ("distance", "f8", "distance"),
            ("depth", "f8", "depth"), ("altitude", "f8", "altitude"), ("said", "f8", "distance"),
            ("lower_bound", "f8", "lower_bound"), ("status", "U", "status"),
            ("verdict", "U", "column"), ("reason", "U", "reason"), ("gross", "?", "gross"), ("size", "f8", "size"),
            ("units", "f8", "scaled_error"), ("relative", "f8", "relative_error"), ("ulps", "f8", "ulps"),
            ("iterations", "i4", "iterations"), ("ns", "f8", "ns")]


_SAID = ("said", "lower_bound")  # parts of the answer


_NULLABLE = ("relation", "status", "iterations")  # and all numbers
_HEX = re.compile(r"-?(0x[01](\.[0-9a-f]+)?p[+-][0-9]+|inf|nan)")


def _entry(kind: str, key: str, value):
    """The entry of a column.  Raises ValueError or OverflowError if the value has another type or does not fit."""
    if key in ("distance", "depth") and isinstance(value, list) and len(value) == 2:
        value = value[1]  # of curved bodies, which have two bounds, the upper one
    if value is None and (kind == "f8" or key in _NULLABLE):
        return {"f8": np.nan, "U": ""}.get(kind, 0)
    if type(value) is {"U": str, "?": bool}.get(kind):
        return value
    if kind == "f8" and type(value) in (int, float):
        return float(value)
    if kind == "f8" and type(value) is str and _HEX.fullmatch(value):
        return float.fromhex(value)
    if kind[0] == "i" and type(value) is int and 0 <= value <= np.iinfo(kind).max:
        return value
    raise ValueError(f"{key!r} is {str(value)[:40]!r}")


def _row(record: dict) -> tuple:
    for key in (*(key for name, _, key in _COLUMNS if name not in _SAID and key != "ns"), "says"):
        if key not in record:
            raise ValueError(f"the record has no {key!r}")
    if not isinstance(record["says"], (dict, type(None))):
        raise ValueError("'says' is not an object")
    return tuple(_entry(kind, key, ((record["says"] or {}) if name in _SAID else record).get(key))
                 for name, kind, key in _COLUMNS)


class Records:
    """The records of a study.

    header    its settings, as in the first line of run.jsonl.gz
    array     an entry for each case and subject: case, group, index, subject, domain, dim, bits,
              magnitude, relation, distance, depth, altitude (how oblong the nearest simplex is), said (the
              distance) and lower_bound as answered, status, verdict, reason, gross, size, units (u M), relative, ulps, iterations, ns; NaN if unknown
    folder    where the study is
    complete  whether the study came to its end
    """

    def __init__(self, folder: Path, header: dict, rows: list[tuple], complete: bool):
        self.folder, self.header, self.complete = folder, header, complete
        columns = {name: np.array([row[i] for row in rows], str if kind == "U" else kind)
                   for i, (name, kind, _) in enumerate(_COLUMNS)}
        self.array = np.empty(len(rows), [(name, column.dtype) for name, column in columns.items()])
        for name, column in columns.items():
            self.array[name] = column

    def __len__(self) -> int:
        return len(self.array)

    def __repr__(self) -> str:
        count = len(self.findings())
        return (f"<Records of {self.header['command']!r}: {len(self)} answers, {count} finding{'' if count == 1 else 's'}"
                f"{'' if self.complete else ', incomplete'}>")

    def frame(self):
        """The records as a pandas.DataFrame; needs pandas."""
        import pandas
        return pandas.DataFrame({name: self.array[name] for name in self.array.dtype.names})

    def findings(self) -> np.ndarray:
        """The records of wrong answers."""
        return self.array[~np.isin(self.array["verdict"], ("correct", "near_contact", "skipped"))]

    def cells(self) -> np.ndarray:
        """Answers by subject, group and verdict, with the largest error in u M."""
        keys = ["subject", "group", "verdict"]
        found, inverse = np.unique(self.array[keys], return_inverse=True)
        result = np.empty(len(found), [(key, found.dtype[key]) for key in keys] + [("answers", "i8"), ("units_max", "f8")])
        for key in keys:
            result[key] = found[key]
        result["answers"] = np.bincount(inverse, minlength=len(found))
        result["units_max"] = -np.inf
        np.maximum.at(result["units_max"], inverse, np.nan_to_num(self.array["units"], nan=-np.inf))
        result["units_max"][result["units_max"] == -np.inf] = np.nan
        return result

    def quantiles(self, column: str, quantiles=(0.5, 0.9, 0.99, 1.0), by: str = "subject") -> dict:
        """Quantiles of a column of numbers, without NaN, for each value of the column `by`."""
        result = {}
        for value in np.unique(self.array[by]):
            values = self.array[column][self.array[by] == value].astype(float)
            values = values[~np.isnan(values)]
            result[str(value)] = np.quantile(values, quantiles, method="higher") if len(values) else None
        return result


def records(path) -> Records:
    """The records of a study: its folder, or its run.jsonl.gz.

    Raises ValueError, which names the file and the line, if it is no such file, OSError if there is none.
    """
    path = Path(path)
    file = path / "run.jsonl.gz" if path.is_dir() else path
    header, rows, complete = None, [], False
    with gzip.open(file, "rt", encoding="utf-8") as text:
        number = 0
        try:
            for number, line in enumerate(text, 1):
                entry = json.loads(line)
                if not isinstance(entry, dict):
                    raise ValueError("not an object")
                if header is None:
                    header = entry
                    if not str(header.get("format", "")).startswith("gjkproof-run/"):
                        raise ValueError("not a run of gjkproof")
                    if "command" not in header:
                        raise ValueError("the header names no command")
                elif "subject" in entry:
                    rows.append(_row(entry))
                complete = entry.get("complete") is True  # of the last line
            if header is None:
                raise ValueError("the file is empty")
        except (ValueError, OverflowError, RecursionError, OSError, EOFError, zlib.error) as error:
            raise ValueError(f"{file}:{number}: {error}") from None
    return Records(file.parent, header, rows, complete)


# --- a function as a subject ---

def _place_of(function: Callable) -> str:
    """FILE:NAME, by which another process finds it."""
    name = getattr(function, "__qualname__", "<object>")
    module = sys.modules.get(getattr(function, "__module__", None))
    try:
        file, found = inspect.getsourcefile(module), reduce(getattr, name.split("."), module)
    except (TypeError, AttributeError):
        file, found = None, None
    if file is None:
        raise ValueError(f"study: {name} cannot be found by another process; define the function in a file, "
                         "at the top level or in a class")
    if found != function:  # equal, not identical, are class methods
        raise ValueError(f"study: {name} in {file} is not this function, which another process cannot find")
    return f"{os.path.abspath(file)}:{name}"


def study(function: Callable | None, out, *, subjects: Iterable[str] = (), families: Iterable[str] = (),
          cases: int = 1000, seed: int = 1, domain: str | None = None, single: bool = False,
          name: str | None = None, arguments: Iterable[str] = ()) -> Records:
    """Judges a function like any subject, in processes of its own, beside others; returns the records.

    function: takes two arrays of points and returns a distance, a bool, an Answer or a dict of its
    members, the same ones for every pair; of a file, at the top level.  None: `subjects` alone.  Code of
    that file that is not below `if __name__ == "__main__":` runs in those processes too.
    out: the folder for records, summary and page; replaced if it holds a study.
    subjects: others, as `gjkproof study --subject` takes them.  families: default all, with settings
    such as "oblong?gap=1e-6".  cases: of each family.  domain: "engine" and others.  single: the function
    computes in float32 and gets such arrays.  arguments: more options of `gjkproof study`.
    Raises RuntimeError with what the program said if it fails.
    """
    if os.environ.get("GJKPROOF_ANSWERING"):
        raise RuntimeError('study: called by the process that answers; put it below `if __name__ == "__main__":`')
    for argument, values in (("subjects", subjects), ("families", families), ("arguments", arguments)):
        if isinstance(values, str):  # whose letters would be taken as names
            raise TypeError(f"{argument}: expected a list of str, got str")
    single = flag(single, "single")
    command = [str(places.PROGRAM), "study", "--force", "-o", str(Path(out)), "--cases", str(cases), "--seed", str(seed),
               "--oracle", "certificate"]
    if function is not None:
        answering = [sys.executable, "-m", "gjkproof.answering", _place_of(function),
                     name or re.sub(r"\W", "_", function.__name__, flags=re.ASCII)]
        command += ["-s", shlex.join(answering + ["single"] * single)]
    for word, values in (("-s", subjects), ("--family", families)):
        for value in values:
            command += [word, value]
    command += ["--domain", domain] if domain else []
    environment = dict(os.environ)
    environment["PYTHONPATH"] = os.pathsep.join([str(Path(__file__).parents[1]), environment.get("PYTHONPATH", "")])
    done = subprocess.run(command + list(arguments), capture_output=True, text=True, env=environment)
    if done.returncode not in (0, 1):  # 1: findings
        raise RuntimeError(f"gjkproof study: {done.stderr.strip() or done.returncode}")
    return records(out)
