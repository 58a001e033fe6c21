# SPDX-License-Identifier: MIT
"""A function in Python as a program that gjkproof judges (core/subjects/outside/lines/PROTOCOL.md):

    gjkproof study --subject 'python3 -m gjkproof.answering FILE.py:FUNCTION NAME [single]'
"""
from __future__ import annotations

import importlib.util
import json
import os
import sys
from functools import reduce

import numpy as np

from .judging import dict_of, reply_of

_CLAIMS = {"distance": "distance", "witness_a": "witnesses", "depth": "depth", "normal": "normal",
           "lower_bound": "lower_bound"}


def load(place: str):
    """The function NAME of the file in FILE:NAME."""
    file, _, name = place.rpartition(":")
    spec = importlib.util.spec_from_file_location("gjkproof_subject", file)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    sys.path.insert(0, os.path.dirname(file))
    spec.loader.exec_module(module)
    return reduce(getattr, name.split("."), module)


def claims_of(function, dtype) -> list[str]:
    """What it answers, seen on bodies that are separated and on bodies that overlap."""
    cube = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], dtype)
    said = [reply_of(function, cube, cube + np.array(shift, dtype))[0] for shift in ((3, 0, 0), (0.5, 0, 0))]
    members = {key for answer in said for key, value in answer.items() if value is not None}
    if members and not members & {"distance", "intersecting", "failure"}:
        raise SystemExit("the function gives neither `distance` nor `intersecting`, of which a study needs one")
    return [claim for key, claim in _CLAIMS.items() if key in members]


def reply(seq: int, said: dict) -> dict:
    if "failure" in said:
        return {"seq": seq, "error": said["failure"][:200]}
    answer = {"seq": seq}
    distance, meets = said.get("distance"), said.get("intersecting")
    if distance is None and meets is None:
        return {"seq": seq, "error": "the answer has neither `distance` nor `intersecting`"}
    answer["intersecting"] = bool(distance == 0 if meets is None else meets)
    for key in ("distance", "depth", "lower_bound"):
        if said.get(key) is not None:
            answer[key] = float(said[key])
    for key in ("witness_a", "witness_b", "normal"):
        if said.get(key) is not None:
            answer[key] = [float(x) for x in said[key]]
    return answer


def main(place: str, name: str, single: bool) -> None:
    os.environ["GJKPROOF_ANSWERING"] = "1"
    source, sink = sys.stdin.buffer, sys.stdout
    sys.stdout = sys.stderr  # what the function prints is no answer
    function = load(place)
    dtype = np.float32 if single else np.float64
    while line := source.readline():
        message = json.loads(line)
        if "start" in message:
            said = {"protocol": 1, "name": name, "answers": claims_of(function, dtype), "numbers": "raw", "run": 1024,
                    "format": "binary32" if single else "binary64"}
            sink.write(json.dumps({"started": said}) + "\n")
        numbers = np.frombuffer(source.read(message.get("bytes", 0)), "<f8").astype(dtype)
        place_of_next = 0
        for case in message.get("run", []):
            bodies = []
            for count in (case["a"], case["b"]):
                end = place_of_next + count * case["dim"]
                bodies.append(numbers[place_of_next:end].reshape(count, case["dim"]).copy())
                place_of_next = end
            sink.write(json.dumps(reply(case["seq"], reply_of(function, *bodies)[0])) + "\n")
        if "stop" in message:
            break
        sink.flush()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], "single" in sys.argv[3:])
