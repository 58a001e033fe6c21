# SPDX-License-Identifier: MIT
"""Programs that speak the line protocol and go wrong: fake.py NAME [ARGUMENT].

Bodies are single points, the second one the origin: their distance is the absolute first coordinate.
A first coordinate of 13 causes the trouble."""
import json
import os
import signal
import struct
import sys
import time

argument = "".join(sys.argv[2:])


def say(message, flush=True):
    print(json.dumps(message), flush=flush)


def runs(**more):
    """The runs of the host, each a list of cases."""
    for line in sys.stdin:
        message = json.loads(line)
        if "start" in message:
            say({"started": {"protocol": 1, "name": "fake", **more}})
        if "run" in message:
            yield message["run"]
        if "stop" in message:
            return


def is_trouble(case):
    return case["a"][0][0] == 13


def answer(case, **more):
    return {"seq": case["seq"], "intersecting": False, "distance": abs(case["a"][0][0]), **more}


def questions(**more):
    """Each case, and its run."""
    for run in runs(**more):
        for case in run:
            yield case, run


def answer_all(trouble=None, each=lambda case: {}, **more):
    """Answers every case, with the members each(case) too; at the trouble, says the reply trouble(case)
    instead if there is one."""
    for case, _ in questions(**more):
        reply = trouble(case) if trouble and is_trouble(case) else None
        say(reply or answer(case, **each(case)))


def buffered():
    """Prints all answers of a run together, and crashes before that."""
    for run in runs():
        for case in run:
            if is_trouble(case):
                os._exit(4)
            say(answer(case), flush=False)
        print(end="", flush=True)


def chatter_after():
    for case, _ in questions():
        say(answer(case))
        print("done", flush=True)


def children():
    """Starts 50 processes that outlive it."""
    import subprocess
    for run in runs():
        for _ in range(50) if run[0]["seq"] == 1 else ():
            subprocess.Popen(["sleep", argument])
        for case in run:
            if is_trouble(case):
                sys.exit("gave up")
            say(answer(case))


def crasher():
    def crash(case):
        print("crasher.c:12: Assertion `x' failed", file=sys.stderr, flush=True)
        os.kill(os.getpid(), signal.SIGABRT)
    answer_all(crash)


def hanger():
    """Never answers; otherwise reports the length of its run."""
    for case, run in questions():
        time.sleep(1000 if is_trouble(case) else 0)
        say(answer(case, iterations=len(run)))


def hex_floats():
    for case, _ in questions(numbers="hex", answers=["distance", "normal"]):
        x = float.fromhex(case["a"][0][0])
        say({"seq": case["seq"], "intersecting": False, "distance": abs(x).hex(),
             "normal": ["0x1p+0"] + ["0x0p+0"] * (case["dim"] - 1)})


def in_space():
    def check(case):
        assert case["dim"] == 3 and case["a"] and case["b"]
        return {}
    answer_all(each=check, plane=False)


def never_starts():
    if argument == "waits":
        time.sleep(1000)
    if argument == "dies":
        sys.exit("no licence")
    print(argument, flush=True)
    time.sleep(1000)


def not_finite():
    """Answers with the text that it is given."""
    def say_text(case):
        print('{"seq": %d, "intersecting": false, "distance": %s}' % (case["seq"], argument), flush=True)
        return True
    for case, _ in questions(answers=["distance", "witnesses"]):
        is_trouble(case) and say_text(case) or say(answer(case))


def out_of_order():
    for run in runs():
        for case in reversed(run):
            say(answer(case))


def partial_line():
    def die(case):
        sys.stdout.write('{"seq": %d, "interse' % case["seq"])
        sys.stdout.flush()
        os._exit(3)
    answer_all(die)


def process_id():
    """Reports its process, so that a test can kill it."""
    def slowly(case):
        time.sleep(0.005)
        return {"iterations": os.getpid()}
    answer_all(each=slowly)


def raw_runs(**more):
    """The runs of the host: for each case seq, first point of A, and first point of B."""
    for line in sys.stdin.buffer:
        message = json.loads(line)
        if "start" in message:
            say({"started": {"protocol": 1, "name": "raw", "numbers": "raw",
                             "answers": ["distance", "witnesses"], **more}})
        elif "run" in message:
            block, run = sys.stdin.buffer.read(message["bytes"]), []
            for case in message["run"]:
                dim, size = case["dim"], case["dim"] * (case["a"] + case["b"])
                numbers = struct.unpack_from("<%dd" % size, block)
                block = block[8 * size:]
                run.append((case["seq"], numbers[:dim], numbers[dim * case["a"]:][:dim]))
            assert not block
            yield run
            sys.stdout.buffer.flush()
        elif "stop" in message:
            break


def say_raw(seq, members, numbers):
    sys.stdout.buffer.write(json.dumps({"seq": seq, **members}).encode() + b"\n" +
                            struct.pack("<%dd" % len(numbers), *numbers))


def raw():
    """Reads and writes numbers as bytes, and too many of them at the trouble."""
    for run in raw_runs():
        for seq, p, q in run:
            say_raw(seq, {"intersecting": False, "raw": ["distance", "witness_a", "witness_b"]},
                    [abs(p[0]), *p, *q] + [0.0] * (p[0] == 13))


def raw_many():
    """Answers a run of up to 100 cases in two replies, with its length in `iterations`.  At the trouble does
    what the argument says."""
    for run in raw_runs(run=100):
        for part in run[::2], run[1::2]:
            numbers, seqs = [], [seq for seq, _, _ in part]
            for seq, p, q in part:
                if p[0] == 13 and argument == "hangs":
                    time.sleep(1000)
                if p[0] == 13 and argument == "dies":
                    os._exit(3)
                if p[0] == 13 and argument == "twice":
                    seqs[0] = seqs[-1] if len(seqs) > 1 else seq + 1000
                lies = p[0] == 13 and argument == "lies"
                numbers += [2.0 if lies else 0.0, float(len(run)), abs(p[0]), *p, *q]
            part and say_raw(seqs, {"raw": ["intersecting", "iterations", "distance", "witness_a", "witness_b"]},
                             numbers)


def slow():
    """Sleeps for some seconds at every case, and reports the length of its run."""
    for case, run in questions():
        time.sleep(float(argument))
        say(answer(case, iterations=len(run)))


def stops_reading():
    sys.stdin.readline()
    say({"started": {"protocol": 1, "name": "fake"}})
    time.sleep(1000)


def undecided():
    """Gives up, skips, reaches its limit."""
    for case, _ in questions():
        seq = case["seq"]
        say({1.0: {"seq": seq, "error": "degenerate\nsimplex"},
             2.0: {"seq": seq, "skipped": "too thin", "issue": "https://example.org/7"},
             3.0: answer(case, at_limit=True),
             4.0: answer(case, at_limit=True, status="64 iterations", iterations=64.0)}[case["a"][0][0]])


def answers_twice():
    for case, _ in questions():
        say(answer(case))
        say(answer(case, distance=99))


short = {
    "always_wrong": lambda: answer_all(each=lambda case: {"distance": 1e6}),
    # Introduces itself differently each time.
    "changes": lambda: answer_all(lambda case: sys.exit(1), description=str(os.getpid())),
    "chatter_before": lambda: answer_all(lambda case: print("iteration 1: |v| = 3", flush=True)),
    "huge_line": lambda: answer_all(lambda case: answer(case, status="x" * 3_000_000)),
    "liar": lambda: answer_all(lambda case: answer(case, depth=1.0), answers=["distance"]),
    "memory": lambda: answer_all(lambda case: bytearray(8 << 30) and None),
    "unknown_seq": lambda: answer_all(lambda case: answer(case, seq=case["seq"] + 1000)),
    "no_seq": lambda: answer_all(lambda case: answer(case, seq=None)),
}
short.get(sys.argv[1], globals().get(sys.argv[1]))()
