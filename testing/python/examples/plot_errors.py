# SPDX-License-Identifier: MIT
"""Plots the error of a GJK in NumPy against how oblong its last problem is: plot_errors.py FOLDER"""
import sys

import matplotlib

matplotlib.use("Agg")

import gjkproof
from gjkproof import figures
from my_gjk import gjk

if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = sys.argv[1]
    records = gjkproof.study(gjk, folder, subjects=["core/double/enhanced"], families=["oblong"], cases=200)
    print(records)
    for subject, worst in records.quantiles("units", quantiles=[1.0]).items():
        print(f"{subject}: off by up to {worst[0]:.3g} u M")
    figures.error_by_altitude(records).figure.savefig(f"{folder}/errors.svg")
