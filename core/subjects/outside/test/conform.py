#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Holds messages of the line protocol against its schema:

  conform.py SCHEMA from_host|from_program FILE [--none] [--asked FILE]

Prints the lines of FILE that do not conform, or with --none those that do, and then ends with 1.  It
ends with 77 where Python has no jsonschema.  Bytes behind a line are left out: those of replies need the
messages of the host in the file --asked, for the dimensions of the cases.
"""
import json
import sys

try:
    import jsonschema
except ImportError:
    sys.exit(77)

schema = json.load(open(sys.argv[1], encoding="utf-8"))
jsonschema.Draft202012Validator.check_schema(schema)
one_side = {"$ref": "#/$defs/" + sys.argv[2], "$defs": schema["$defs"]}
validators = [jsonschema.Draft202012Validator(one) for one in (one_side, schema)]
expected = "--none" not in sys.argv

def raw_size(message, dims):
    """Number of bytes that follow; none if the message conforms to nothing."""
    if not validators[1].is_valid(message):
        return 0
    if "raw" not in message:
        return message.get("bytes", 0)
    seqs = message["seq"] if isinstance(message["seq"], list) else [message["seq"]]
    vectors = sum(member in ("witness_a", "witness_b", "normal") for member in message["raw"])
    return sum(8 * (len(message["raw"]) - vectors + dims.get(seq, 0) * vectors) for seq in seqs)


def messages(path, dims):
    """Each line, and its message; None if it is not JSON, and conforms to nothing."""
    with open(path, "rb") as file:
        while line := file.readline():
            try:
                message = json.loads(line)
            except ValueError:
                message = None
            yield line, message
            size = raw_size(message, dims)
            if len(file.read(size)) < size:
                yield b"bytes are missing behind " + line, None


dims = {}
if "--asked" in sys.argv:
    for _, message in messages(sys.argv[sys.argv.index("--asked") + 1], {}):
        dims.update((case["seq"], case["dim"]) for case in message.get("run", []))

count, faults = 0, 0
for line, message in messages(sys.argv[3], dims):
    count += 1
    if all(validator.is_valid(message) for validator in validators) != expected:
        faults += 1
        print("conforms:" if not expected else "does not conform:", line[:300])
sys.exit(faults > 0 or count == 0)
