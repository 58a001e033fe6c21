#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Does a study on a cluster end with the bytes of one process, whatever happens to its parts?

    cluster_test.py PROGRAM

Runs GNU parallel, and Slurm with a controller and two nodes on this machine, and disturbs them: parts
that are killed, stopped, without room on their disk or judged twice, a node that vanishes, and a
controller that is restarted.  Slurm trusts the users of this machine (auth/none), as no cluster should.
"""
import contextlib
import os
import pathlib
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time

PROGRAM = os.path.abspath(sys.argv[1])
STUDY = pathlib.Path(__file__).parent.parent / "study.sh"
PARTS = 10
ARGUMENTS = ["--no-known", "--oracle", "certificate", "--vertices", "8", "--family", "lattice", "--family", "oblong",
             "--cases", "1500000", "-s", "core/double/robust", "-s", "core/float/enhanced", "--records", "findings",
             "--worst", "0", "--threads", "1"]
SLURM = """ClusterName=test
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={ports[0]}
SlurmUser=root
SlurmdUser=root
AuthType=auth/none
CredType=cred/none
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
MpiDefault=none
SwitchType=switch/none
ReturnToService=2
SlurmdTimeout=10
BatchStartTimeout=10
MinJobAge=300
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool-%n
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd-%n.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd-%n.log
SchedulerParameters=sched_interval=1,batch_sched_delay=0,sched_min_interval=0,bf_interval=1
NodeName=one NodeHostname={host} NodeAddr=127.0.0.1 Port={ports[1]} CPUs=1
NodeName=two NodeHostname={host} NodeAddr=127.0.0.1 Port={ports[2]} CPUs=1
PartitionName=all Nodes=ALL Default=YES State=UP MaxTime=INFINITE
"""


def free_ports(count):
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(socket.socket()) for _ in range(count)]
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        return [one.getsockname()[1] for one in sockets]


def wait_for(what, seconds=300):
    """Until what() is true; returns it."""
    end = time.monotonic() + seconds
    while not (found := what()):
        if time.monotonic() > end:
            raise TimeoutError(f"{what.__name__} took more than {seconds} s")
        time.sleep(0.05)
    return found


def judges(folder, part):
    """The process that judges the part, once there is one."""
    def judging():
        command = f"^{re.escape(PROGRAM)} study .* -o {re.escape(str(folder))}/part-{part}$"
        found = subprocess.run(["pgrep", "-f", command], capture_output=True, text=True)
        return [int(line) for line in found.stdout.split()]
    return wait_for(judging)[0]


def compare(folder, whole):
    for name in ("run.jsonl.gz", "counts.json", "summary.md"):
        if (folder / "whole" / name).read_bytes() != (whole / name).read_bytes():
            sys.exit(f"{folder}: another {name} than that of one process")
    print(f"{folder.name}: the bytes of one process", flush=True)


def start(how, folder, parts=PARTS, arguments=ARGUMENTS):
    return subprocess.Popen([STUDY, how, str(parts), folder, *arguments])


def disturb(folder):
    """Kills a part, and stops another for a while."""
    os.kill(judges(folder, 2), signal.SIGKILL)
    stopped = judges(folder, 4)
    os.kill(stopped, signal.SIGSTOP)
    time.sleep(1)
    os.kill(stopped, signal.SIGCONT)


@contextlib.contextmanager
def full_disk(folder):
    """A disk of its own for a part, too small for its records; yields how it grows."""
    folder.mkdir(parents=True)
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=100k", "none", folder], check=True)
    try:
        yield lambda: subprocess.run(["mount", "-o", "remount,size=1g", folder], check=True)
    finally:
        subprocess.run(["umount", folder], check=False)


def check_parallel(folder, whole):
    job = start("parallel", folder)
    disturb(folder)
    if job.wait() != 0:
        sys.exit("parallel failed")
    compare(folder, whole)


class Slurm:
    def __init__(self, folder):
        self.folder = folder
        (folder / "state").mkdir(parents=True)
        config = SLURM.format(host=socket.gethostname(), folder=folder, ports=free_ports(3))
        (folder / "slurm.conf").write_text(config, encoding="utf-8")
        os.environ["SLURM_CONF"] = str(folder / "slurm.conf")
        self.running = {}
        self.start("slurmctld")
        for node in ("one", "two"):
            (folder / f"spool-{node}").mkdir()
            self.start("slurmd", "-N", node)

    def start(self, *command):
        # A group of its own, so that a node vanishes with all that it runs.
        self.running[command[-1]] = subprocess.Popen([*command, "-D"], start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def kill(self, name):
        one = self.running.pop(name)
        for process in subprocess.run(["pgrep", "-P", str(one.pid)], capture_output=True, text=True).stdout.split():
            kill_tree(int(process))
        one.kill()
        one.wait()

    def vanish(self, node):
        """With the steps of its jobs, which are not its children."""
        steps = subprocess.run(["pgrep", "-f", f"^slurmstepd"], capture_output=True, text=True).stdout.split()
        mine = [int(step) for step in steps if f"SLURMD_NODENAME={node}".encode() in environment_of_children(int(step))]
        self.kill(node)
        for step in mine:
            kill_tree(step)

    def jobs(self):
        """Part, state and node of each job."""
        return subprocess.run(["squeue", "-h", "-r", "-o", "%K %t %N"], capture_output=True, text=True).stdout

    def node_of(self, part):
        return next((line.split()[2] for line in self.jobs().splitlines() if line.startswith(f"{part} R ")), None)

    def stop(self):
        subprocess.run(["scancel", "--full", "-u", "root"], check=False)
        for name in list(self.running):
            self.kill(name)


def children(process):
    return [int(one) for one in subprocess.run(["pgrep", "-P", str(process)], capture_output=True, text=True).stdout.split()]


def environment_of_children(process):
    text = b""
    for child in children(process):
        with contextlib.suppress(OSError):
            text += pathlib.Path(f"/proc/{child}/environ").read_bytes()
    return text


def kill_tree(process):
    for child in children(process):
        kill_tree(child)
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)


def check_bad_arguments(slurm, folder):
    """Parts that can never end well let no merge wait for them."""
    if start("slurm", folder, 2, ["--no-such-option"]).wait() != 0:
        sys.exit("sbatch failed")
    wait_for(lambda: not slurm.jobs(), 60)
    if (folder / "whole").exists():
        sys.exit("parts that failed were merged")
    print("bad arguments: no job waits", flush=True)


def check_slurm(folder, whole):
    slurm = Slurm(folder.parent / "slurm-state")
    try:
        results = folder
        os.environ["PAUSE"] = "2"
        with full_disk(results / "part-3") as grow:
            # The part 5 is judged twice: by a process that stops, whose lock holds the other one off.
            twice = subprocess.Popen([PROGRAM, "study", *ARGUMENTS, "--shard", f"5/{PARTS}", "--resume", "-o", results / "part-5"],
                                     stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            wait_for((results / "part-5" / "run.jsonl.gz.new").exists)
            twice.send_signal(signal.SIGSTOP)
            if start("slurm", results).wait() != 0:
                sys.exit("sbatch failed")
            disturb(results)
            judges(results, 6)
            slurm.kill("slurmctld")
            slurm.start("slurmctld")
            judges(results, 7)
            node = slurm.node_of(7)
            slurm.vanish(node)
            wait_for(lambda: slurm.node_of(7) != node, 60)
            slurm.start("slurmd", "-N", node)
            twice.send_signal(signal.SIGCONT)
            twice.wait()
            wait_for(lambda: "No space left" in (results / "part-3.log").read_text(encoding="utf-8"))
            grow()
            wait_for(lambda: not slurm.jobs(), 600)
            compare(results, whole)
        check_bad_arguments(slurm, folder.parent / "bad")
    except BaseException:
        print(slurm.jobs(), flush=True)
        for log in sorted(folder.glob("*.log")) + sorted(slurm.folder.glob("*.log")):
            print(f"== {log}", *log.read_text(encoding="utf-8", errors="replace").splitlines()[-8:], sep="\n", flush=True)
        raise
    finally:
        slurm.stop()


def check_no_arguments(folder):
    """A part of a study without arguments has none, not an empty one."""
    folder.mkdir()
    stub = folder / "parallel"  # prints the command of a part
    stub.write_text('#!/bin/sh\nfor last; do :; done\nprintf "%s" "$last"\nexit 1\n', encoding="utf-8")
    stub.chmod(0o755)
    done = subprocess.run([STUDY, "parallel", "2", folder / "results"], capture_output=True, text=True,
                          env={**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"})
    if not done.stdout.rstrip().endswith("{}"):
        sys.exit(f"the command of a part ends with an argument: {done.stdout}")


def main():
    if os.geteuid() != 0:
        sys.exit("cluster_test.py: needs root, to start the nodes and to fill a disk")
    os.environ["GJKPROOF"] = PROGRAM
    os.environ["GJKPROOF_CALLED"] = "gjkproof"
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        check_no_arguments(folder / "stub")
        begin = time.monotonic()
        subprocess.run([PROGRAM, "study", *ARGUMENTS, "-o", folder / "one"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        print(f"one process: {time.monotonic() - begin:.0f} s", flush=True)
        check_parallel(folder / "GNU's \"parallel\" 100%s {}", folder / "one")
        check_slurm(folder / "Slurm's \"array\" 100%s %a {}", folder / "one")


if __name__ == "__main__":
    main()
