"""Checks that onnxruntime computes with our ONNX models what we do.

    pip install onnx onnxruntime numpy
    cargo run --release -p sakiyomi-nn --example onnx_check -- DIR
    python crates/nn/examples/onnx_check.py DIR
"""

import sys
from pathlib import Path

import numpy
import onnx
import onnxruntime

TOLERANCE = 1e-4

worst = 0.0
for path in sorted(Path(sys.argv[1]).glob("*.onnx")):
    onnx.checker.check_model(onnx.load(path), full_check=True)
    session = onnxruntime.InferenceSession(path, providers=["CPUExecutionProvider"])
    shape = session.get_inputs()[0].shape[1:]
    planes = numpy.fromfile(path.with_suffix(".planes"), "<f4").reshape(-1, *shape)
    for port, output in zip(session.get_outputs(), session.run(None, {"planes": planes})):
        ours = numpy.fromfile(path.with_suffix("." + port.name), "<f4").reshape(output.shape)
        error = float(numpy.max(numpy.abs(ours - output) / numpy.maximum(1, numpy.abs(output))))
        worst = max(worst, error)
        if error > TOLERANCE:
            sys.exit(f"{path.name}: {port.name} differs by {error:.2e}")
    print(f"{path.name}: {', '.join(port.name for port in session.get_outputs())} equal")
print(f"largest difference {worst:.1e}")
