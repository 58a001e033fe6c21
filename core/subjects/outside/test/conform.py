#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Holds messages of the line protocol against its schema:

  conform.py SCHEMA from_host|from_program FILE [--none]

Prints the lines of FILE that do not conform, or with --none those that do, and then ends with 1.  It
ends with 77 where Python has no jsonschema.
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

count, faults = 0, 0
for line in open(sys.argv[3], encoding="utf-8"):
    count += 1
    try:
        message = json.loads(line)
    except ValueError:
        message = None  # conforms to nothing
    if all(validator.is_valid(message) for validator in validators) != expected:
        faults += 1
        print("conforms:" if not expected else "does not conform:", line.rstrip()[:300])
sys.exit(faults > 0 or count == 0)
