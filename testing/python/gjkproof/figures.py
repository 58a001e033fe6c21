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


def _curves(records: Records, axes, curve, style: str, x: str, y: str):
    """A curve for each subject: curve(its records) gives the coordinates; x and y name the axes."""
    axes = _axes(axes)
    for subject in np.unique(records.array["subject"]):
        axes.loglog(*curve(records.array[records.array["subject"] == subject]), style, markersize=2, label=subject)
    axes.set(xlabel=x, ylabel=y)
    axes.legend()
    return axes


def error_by_altitude(records: Records, axes=None):
    """Errors of distances in u M against the altitude of the nearest simplex: small is oblong."""
    def curve(of):
        shown = of[~np.isnan(of["altitude"]) & (of["units"] > 0)]
        return shown["altitude"], shown["units"]
    return _curves(records, axes, curve, ".", "smallest altitude of the nearest simplex / M",
                   "error of the distance / (u M)")


def error_distribution(records: Records, axes=None):
    """The share of all answers of a subject whose error is x u M or more; skipped cases have no answer."""
    def curve(of):
        errors = np.sort(of["units"][of["units"] > 0])
        return errors, np.arange(len(errors), 0, -1) / max((of["verdict"] != "skipped").sum(), 1)
    return _curves(records, axes, curve, "-", "error of the distance / (u M)", "share of answers with this error or more")


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
