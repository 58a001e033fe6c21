# SPDX-License-Identifier: MIT
"""Standard figures of the records of a study; needs Matplotlib.  Each returns the axes."""
from __future__ import annotations

import numpy as np

from .studies import Records


def _axes(axes):
    if axes is not None:
        return axes
    import matplotlib.pyplot as plt
    return plt.figure(layout="constrained").gca()


def error_by_altitude(records: Records, axes=None):
    """Errors of distances in u M against the altitude of the nearest simplex: small is oblong."""
    axes = _axes(axes)
    for subject in np.unique(records.array["subject"]):
        of = records.array[records.array["subject"] == subject]
        shown = of[~np.isnan(of["altitude"]) & (of["units"] > 0)]
        axes.loglog(shown["altitude"], shown["units"], ".", markersize=2, label=subject)
    axes.set_xlabel("smallest altitude of the nearest simplex / M")
    axes.set_ylabel("error of the distance / (u M)")
    axes.legend()
    return axes


def error_distribution(records: Records, axes=None):
    """The share of answers whose error exceeds x u M."""
    axes = _axes(axes)
    for subject in np.unique(records.array["subject"]):
        errors = np.sort(records.array["units"][(records.array["subject"] == subject) & (records.array["units"] > 0)])
        axes.loglog(errors, 1 - np.arange(len(errors)) / max(len(errors), 1), label=subject)
    axes.set_xlabel("error of the distance / (u M)")
    axes.set_ylabel("share of answers above")
    axes.legend()
    return axes


def verdicts(records: Records, axes=None):
    """The share of each verdict by subject."""
    axes = _axes(axes)
    subjects = np.unique(records.array["subject"])
    below = np.zeros(len(subjects))
    for verdict in np.unique(records.array["verdict"]):
        share = np.array([np.mean(records.array["verdict"][records.array["subject"] == s] == verdict) for s in subjects])
        axes.barh(subjects, share, left=below, label=verdict)
        below += share
    axes.set_xlabel("share of answers")
    axes.legend()
    return axes
