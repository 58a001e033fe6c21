# SPDX-License-Identifier: MIT
"""Gives up, leaves out, reaches its limit."""
from fake import answer, cases, say

for case in cases():
    seq = case["seq"]
    say({1.0: {"seq": seq, "error": "degenerate\nsimplex"},
         2.0: {"seq": seq, "skipped": "too thin", "issue": "https://example.org/7"},
         3.0: answer(case, at_limit=True),
         4.0: answer(case, at_limit=True, status="64 iterations", iterations=64.0)}[case["a"][0][0]])
