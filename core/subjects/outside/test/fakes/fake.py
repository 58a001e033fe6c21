# SPDX-License-Identifier: MIT
"""What the fakes share.  A body is one point; its distance from the other, which is the origin, is the
size of its first coordinate.  With 13 there comes trouble."""
import json
import sys


def say(message, flush=True):
    print(json.dumps(message), flush=flush)


def runs(**more):
    """The runs that the host asks, each a list of cases."""
    for line in sys.stdin:
        message = json.loads(line)
        if "start" in message:
            say({"started": {"protocol": 1, "name": "fake", **more}})
        if "run" in message:
            yield message["run"]
        if "stop" in message:
            return


def cases(**more):
    for run in runs(**more):
        yield from run


def is_trouble(case):
    return case["a"][0][0] == 13


def answer(case, **more):
    return {"seq": case["seq"], "intersecting": False, "distance": abs(case["a"][0][0]), **more}
