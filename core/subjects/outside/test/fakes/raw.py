# SPDX-License-Identifier: MIT
"""Reads and says numbers as bytes, and too few of them where there is trouble."""
import json
import struct
import sys

for line in sys.stdin.buffer:
    message = json.loads(line)
    if "start" in message:
        print(json.dumps({"started": {
            "protocol": 1, "name": "raw", "numbers": "raw", "answers": ["distance", "witnesses"]}}), flush=True)
    elif "run" in message:
        block = sys.stdin.buffer.read(message["bytes"])
        for case in message["run"]:
            dim, size = case["dim"], case["dim"] * (case["a"] + case["b"])
            numbers = struct.unpack_from("<%dd" % size, block)
            block = block[8 * size:]
            p, q = numbers[:dim], numbers[dim * case["a"]:][:dim]
            reply = {"seq": case["seq"], "intersecting": False, "raw": ["distance", "witness_a", "witness_b"]}
            said = json.dumps(reply).encode() + b"\n" + struct.pack("<%dd" % (1 + 2 * dim), abs(p[0]), *p, *q)
            sys.stdout.buffer.write(said)
            if p[0] == 13:
                sys.stdout.buffer.write(b"\0" * 8)
        sys.stdout.buffer.flush()
        assert not block
    elif "stop" in message:
        break
