#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Does check_layers.py see what it should?  Makes a tree that breaks every rule, beside files that
break none.  Each planted violation must be found by its rule and its line, and nothing else.
"""
import pathlib
import sys
import tempfile
import tomllib

CMAKE = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(CMAKE))
sys.dont_write_bytecode = True
import check_layers  # noqa: E402  (found beside the folder of this test)

# A file, its include, and the rule that this breaks; no rule: it must not be reported.
PLANTED = """
core/gjk/allowed.hpp               <cmath>
core/gjk/cloud_scan.hpp            <emmintrin.h>
core/gjk/certified/highway_s.hpp   <hwy/highway.h>
core/gjk/test/allowed_test.cpp     <gtest/gtest.h>
core/gjk/test/allowed.cpp          "core/gjk/allowed.hpp"
core/gjk/own.hpp                   "core/cases/allowed.hpp"          gjk_includes_only_itself
core/gjk/boost.hpp                 <boost/rational.hpp>              gjk_needs_only_the_standard_library
core/gjk/certified/highway.hpp     <emmintrin.h>                     gjk_needs_only_the_standard_library
core/gjk/certified/scan.hpp        <hwy/highway.h>                   highway_only_in_certified
core/gjk/walks/up.hpp              "core/gjk/depth/present.hpp"      rooms_point_downwards
core/gjk/up.hpp                    "core/gjk/walks/present.hpp"      rooms_point_downwards
core/attic/old.hpp                 <vector>                          file_belongs_to_a_room
core/gjk/attic/old.hpp             <vector>                          file_belongs_to_a_room
core/cases/allowed.hpp             <fmt/format.h>  // a comment [with brackets]; and more
reports/casework/mesh/mesh_by_assimp.cpp <assimp/scene.h>
core/cases/own.cpp                 "core/gjk/allowed.hpp"            cases_include_only_themselves
core/cases/gmp.cpp                 <gmp.h>                           cases_need_few_libraries
core/cases/wait.cpp                <sys/wait.h>                      cases_need_few_libraries
reports/casework/scene.cpp         <assimp/scene.h>                  assimp_only_in_its_module
core/subjects/allowed.hpp          <ccd/ccd.h>
core/subjects/number.hpp           "core/gjk/allowed.hpp"
core/subjects/subject.hpp          "core/subjects/number.hpp"        subject_hpp_hides_gjk
core/subjects/up.cpp               "oracle/reference/allowed.hpp"    subjects_stay_in_core
core/subjects/peers/cgal.cpp       <CGAL/Surface_mesh.h>
core/subjects/peers/other.cpp      <CGAL/Surface_mesh.h>             cgal_only_in_minkowski
core/subjects/peers/up.cpp         "core/subjects/hull/present.hpp"  rooms_point_downwards
oracle/judge/allowed.cpp           "core/subjects/subject.hpp"
oracle/judge/form.cpp              "core/cases/form/present.hpp"
oracle/judge/gjk.hpp               "core/gjk/allowed.hpp"            oracle_never_sees_gjk
oracle/judge/subjects.cpp          "core/subjects/allowed.hpp"       oracle_sees_only_subject_hpp
oracle/judge/fcl.cpp               <fcl/fcl.h>                       peers_only_in_subjects
oracle/judge/gtest.cpp             <gtest/gtest.h>                   test_frameworks_only_in_tests
oracle/judge/driver.cpp            "reports/output/present.hpp"      oracle_is_below_its_users
oracle/minkowski/hull.hpp          <CGAL/Epeck.h>
oracle/minkowski/shown.hpp         "oracle/minkowski/hull.hpp"       minkowski_headers_hide_cgal
oracle/reference/allowed.hpp       "oracle/minkowski/shown.hpp"
oracle/reference/numbers.cpp       <boost/multiprecision/gmp.hpp>
oracle/test/allowed.cpp            <gtest/gtest.h>
oracle/test/gjk.cpp                "core/gjk/allowed.hpp"
oracle/test/driver.cpp             "reports/output/present.hpp"      oracle_is_below_its_users
oracle/truth/up.hpp                "oracle/reference/allowed.hpp"    rooms_point_downwards
testing/gjkproof_rapidcheck.hpp    <rapidcheck.h>
testing/internal/allowed.hpp       "core/cases/allowed.hpp"
testing/leaking.hpp                "testing/internal/allowed.hpp"    testing_headers_need_only_the_standard_library
testing/test/allowed.cpp           "core/gjk/allowed.hpp"
testing/test/suite.cpp             "testing/leaking.hpp"
testing/subjects.cpp               "core/subjects/allowed.hpp"       testing_knows_no_subject
proptest/allowed.cpp               <rapidcheck/gtest.h>
proptest/subjects.cpp              "core/subjects/allowed.hpp"
proptest/gone.cpp                  "gtest/gtest.h"                   include_exists
proptest/angled.cpp                <core/gjk/allowed.hpp>            own_headers_are_quoted
proptest/driver.cpp                "reports/output/present.hpp"      drivers_are_siblings
fuzz/macro.cpp                     HEADER                            include_names_a_file
fuzz/driver.cpp                    "reports/output/present.hpp"      drivers_are_siblings
reports/output/allowed.hpp         <CLI/CLI.hpp>
reports/output/beside.cpp          "allowed.hpp"                     include_from_the_root
reports/output/dots.cpp            "reports/../core/gjk/allowed.hpp" include_from_the_root
reports/output/driver.cpp          "proptest/present.hpp"            drivers_are_siblings
reports/output/cgal.cpp            <CGAL/Epeck.h>                    cgal_only_in_minkowski
"""


def write_tree(tree: pathlib.Path, table: dict, plant: dict[str, tuple[str, str]]) -> None:
    """The planted files, and one that breaks no rule in each room of the table."""
    rooms, _, _ = check_layers.read_rooms(table["rooms"]["table"])
    for name in [f"{room}/present.hpp" for room in rooms] + list(plant):
        include = plant.get(name, ("<vector>", ""))[0]
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_text(f'// #include "of/a/comment.hpp"\n\n  # include {include}\n')


def findings(tree: pathlib.Path, table: dict) -> set[tuple[str, str]]:
    """File and rule of each finding; an include's line is the third of its file."""
    return {(file, rule) for file, line, rule, _ in check_layers.check(tree, table)[0]
            if line == 3 or rule not in table["rules"]}


def main() -> None:
    table = tomllib.loads((CMAKE / "layers.toml").read_text())
    lines = [line.split(maxsplit=1) for line in PLANTED.strip().splitlines()]
    plant = {file: (rest.split("  ")[0], rest.split()[-1]) for file, rest in lines}
    rules = table["rules"].keys() | table["leaks"].keys() | table["code"].keys()
    expected = {(file, rule) for file, (_, rule) in plant.items() if rule in rules}
    failures = []
    with tempfile.TemporaryDirectory() as name:
        tree = pathlib.Path(name)
        if check_layers.check(tree, table)[1] != 0:
            failures.append("an empty tree has includes")
        write_tree(tree, table, plant)
        found = findings(tree, table)
        # Two lines that include one another, and a room without a file.
        table["rooms"]["table"] += "fuzz here <- there\nfuzz there <- here\n"
        expected |= {("fuzz/here", "rooms_form_no_circle")}
        expected |= {(f"fuzz/{room}", "room_has_sources") for room in ("here", "there")}
        found |= findings(tree, table)
    failures += [f"not found: {rule} in {file}" for file, rule in sorted(expected - found)]
    failures += [f"found without cause: {rule} in {file}" for file, rule in sorted(found - expected)]
    failures += [f"not planted: {rule}" for rule in sorted(rules - {rule for _, rule in expected})]
    print("\n".join(failures) or f"all {len(expected)} planted violations were found")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
