# SPDX-License-Identifier: MIT
"""Do form/case.schema.json and the reader take the same case files?

    check_schema.py PROGRAM

The schema takes every known case and what the program generates, and refuses every malformed file but those of
ONLY_THE_READER: their fault lies in lines and bytes, in values, or between several members.
"""
import json
import pathlib
import subprocess
import sys

from jsonschema import Draft7Validator

CASES = pathlib.Path(__file__).resolve().parent.parent
VALIDATOR = Draft7Validator(json.loads((CASES / "form/case.schema.json").read_text()))
ONLY_THE_READER = set("""
    compressed bad_utf8 blank_last_line blank_line empty_file header_missing id_duplicate duplicate_key infinity_literal
    nan_literal two_documents_on_a_line bits_real dimension_real bits_too_few bounds_reversed hex_overflow hex_too_wide hex_underflow
    linear_out_of_range number_beyond_float number_out_of_range box_extents_of_the_plane curved_cone_in_the_plane
    placement_of_box_row point_of_two point_of_wrong_dimension translation_too_long edges_clockwise edges_in_line
    edges_of_three edges_open faces_edge_twice faces_index faces_inside_out faces_not_convex faces_not_flat faces_of_two
    faces_open faces_point_outside faces_point_unused points_coincide""".split())


def faults(text):
    """What is wrong with the documents, which may extend over several lines; none after what is no JSON."""
    decoder = json.JSONDecoder()
    while text := text.strip():
        try:
            document, end = decoder.raw_decode(text)
        except ValueError:
            return
        yield from (error.message for error in VALIDATOR.iter_errors(document))
        text = text[end:]


taken = {file.name: file.read_text() for file in (CASES / "known").glob("*.jsonl")}
for family in ["curved", "shapes", "flat"]:
    made = subprocess.run([sys.argv[1], "gen", family, "--count", "50"], capture_output=True, text=True, check=True)
    solved = subprocess.run([sys.argv[1], "truth", "-"], input=made.stdout, capture_output=True, text=True)
    taken[family] = solved.stdout
for name, text in taken.items():
    if len(text) < 100:
        sys.exit(f"{name}: no cases")
    for fault in faults(text):
        sys.exit(f"{name}: {fault[:300]}")

malformed = [file for file in (CASES / "test/malformed").glob("*.jsonl")]
accepted = {file.stem for file in malformed if not list(faults(file.read_text(errors="replace")))}
no_json = {file.stem for file in malformed if "malformed JSON" in file.with_suffix(".expected").read_text()}
if accepted - no_json != ONLY_THE_READER - no_json:
    sys.exit(f"the schema accepts, or refuses by now: {sorted((accepted ^ ONLY_THE_READER) - no_json)}")
print(f"{len(taken)} files taken, {len(malformed) - len(accepted)} refused")
