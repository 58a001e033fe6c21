#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Adds answers to cases: gjkproof gen oblong --count 100 | python3 pipe.py | gjkproof check"""
import json
import sys

from mine import gjk  # replace this by yours


def points(body):
    """Coordinates are hex floats in strings or numbers."""
    return [[float.fromhex(x) if isinstance(x, str) else x for x in p] for p in body["points"]]


for line in sys.stdin:
    case = json.loads(line)
    if "points" in case.get("a", {}) and "points" in case["b"]:
        distance, p, q, _ = gjk(points(case["a"]), points(case["b"]))
        case["answer"] = {"intersecting": distance == 0, "distance": distance,
                          "witness_a": p, "witness_b": q}
    elif "id" in case:
        case["skipped"] = "a curved body"
    print(json.dumps(case))  # the first line is a header, which may be passed on or left out
