"""Positions per second of CPU time of onnxruntime and of our kernels, in turns, on one thread.

    pip install onnx onnxruntime numpy
    cargo build --release -p sakiyomi-nn --example net_speed
    python crates/nn/examples/onnx_speed.py target/release/examples/net_speed [NET] [BATCH]
"""

import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy
import onnx
import onnxruntime

ROUNDS = 5
SECONDS = 1.0


def onnxruntime_speed(session, planes):
    """Returns the best of five stretches, as our own measurement does."""
    session.run(None, {"planes": planes})
    best = 0.0
    for _ in range(5):
        start, positions = time.process_time(), 0
        while time.process_time() - start < SECONDS / 5:
            session.run(None, {"planes": planes})
            positions += len(planes)
        best = max(best, positions / (time.process_time() - start))
    return best


def main():
    program = sys.argv[1]
    wanted = sys.argv[2] if len(sys.argv) > 2 else ""
    batches = [int(sys.argv[3])] if len(sys.argv) > 3 else [8, 64]
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([program, "--onnx", folder], check=True)
        for path in sorted(Path(folder).glob("*.onnx")):
            if wanted not in path.stem:
                continue
            model = onnx.load(path)
            onnx.checker.check_model(model, full_check=True)
            options = onnxruntime.SessionOptions()
            options.intra_op_num_threads = 1
            session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
            shape = session.get_inputs()[0].shape[1:]
            for batch in batches:
                planes = (numpy.random.default_rng(1).random((batch, *shape)) > 0.75).astype("float32")
                best = {}
                for _ in range(ROUNDS):
                    speed = onnxruntime_speed(session, planes)
                    best["onnxruntime"] = max(best.get("onnxruntime", 0), speed)
                    arguments = ["--net", path.stem, "--batch", str(batch), "--seconds", str(SECONDS)]
                    out = subprocess.run([program, *arguments], check=True, capture_output=True, text=True)
                    for line in out.stdout.splitlines():
                        _, kernel, _, speed = line.split()
                        best[kernel] = max(best.get(kernel, 0), float(speed))
                base = best["onnxruntime"]
                cells = [f"{name} {speed:,.0f} ({speed / base:.2f})" for name, speed in best.items()]
                print(f"{path.stem}, batch {batch}: {', '.join(cells)}", flush=True)


main()
