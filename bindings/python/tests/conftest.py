"""Lays the package out in a folder of its own, with the module that cargo has built.

`cargo xtask test --only python` does all of this. By hand, after
`cargo test --workspace --no-run`: `python -m pytest`. SAKIYOMI_INSTALLED=1 tests the package
that pip installed.
"""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "sakiyomi"
ROOT = PACKAGE.parents[2]
MODULES = ("libsakiyomi_native.so", "libsakiyomi_native.dylib", "sakiyomi_native.dll")


def built() -> Path:
    """Returns the module that cargo has built."""
    target = ROOT / os.environ.get("CARGO_TARGET_DIR", "target")
    folder = target / os.environ.get("SAKIYOMI_PROFILE", "debug") / "examples"
    for name in MODULES:
        if (folder / name).is_file():
            return folder / name
    raise SystemExit(f"there is no module in {folder}: cargo test --workspace --no-run builds it")


def lay_out() -> None:
    """Makes the package importable, here and in programs that tests start."""
    folder = tempfile.mkdtemp(prefix="sakiyomi-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    module = built()
    package = Path(folder) / "sakiyomi"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    ending = ".pyd" if module.suffix == ".dll" else ".abi3.so"
    shutil.copy(module, package / f"_native{ending}")
    sys.path.insert(0, folder)
    os.environ["PYTHONPATH"] = folder + os.pathsep + os.environ.get("PYTHONPATH", "")


if os.environ.get("SAKIYOMI_INSTALLED") != "1":
    lay_out()
